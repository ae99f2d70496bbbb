/* reading.ts: what the game calls its things, and what is printed on them. */
import type { Scene, Token } from "../../kit/contract";
import { nameOf } from "../../kit/vocabulary";
import type { Board, Printed } from "./state";

export type VScene = Scene<Board>;

export const printed = (scene: VScene) => scene.catalogue.printed as Printed;

export const called = (scene: VScene, kind: string, token: Token) =>
	nameOf(scene.catalogue, kind, token);
