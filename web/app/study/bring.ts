/* bring.ts: a text from outside becomes a kept game or a position on the page. */
import type { Lang } from "../../kit/contract";
import { go } from "../context";
import { near, post, type Table } from "../http";
import { hasNear } from "../near";
import { asSent, gameOf } from "./lines";
import { pack } from "./pack";
import { sayStudy } from "./words";

const MOST = 131072; // bytes; what is larger is none of ours

/** What was dropped somewhere on the page, until the page that opens files takes it. */
export const dropped: { file: File | null } = { file: null };

export async function textOf(file: File, lang: Lang): Promise<string> {
	if (file.size > MOST) throw new Error(sayStudy(lang, "too_large", { name: file.name }));
	return file.text();
}

async function bringRecord(record: string, lang: Lang): Promise<string> {
	const ask = hasNear ? near.post : post;
	const { table } = await ask<{ table: Table }>("/api/records", lang, { record });
	return `/r/${table.id}/0`;
}

/** Where the page goes on with this text; complains if it is nothing that we know. */
export async function bring(text: string, lang: Lang): Promise<void> {
	const plain = text.replace(/^\uFEFF/, "");
	if (plain.startsWith("ludoteca ")) go(await bringRecord(plain, lang));
	else if (hasNear && gameOf(plain)) go(`/p/${await pack(asSent(plain))}`);
	else throw new Error(sayStudy(lang, "not_ours"));
}
