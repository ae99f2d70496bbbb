/* pace.tsx: how much time people have, to set freely and to read. */
import { usePage } from "./context";
import type { Pace } from "./http";

const usual: Record<Pace["kind"], Pace> = {
	none: { kind: "none" },
	live: { kind: "live", minutes: 20, seconds: 15 },
	slow: { kind: "slow", days: 3 },
};

/** A pace in words. */
export function usePaceWords(): (pace: Pace) => string {
	const { w } = usePage();
	return (pace) => {
		if (pace.kind === "live")
			return w("clock_live", { m: pace.minutes, s: pace.seconds });
		if (pace.kind === "slow")
			return pace.days === 1 ? w("clock_slow_one") : w("clock_slow", { d: pace.days });
		return w("clock_none");
	};
}

interface NumberProps {
	label: string;
	value: number;
	least: number;
	most: number;
	onValue(n: number): void;
}

function Num({ label, value, least, most, onValue }: NumberProps) {
	return (
		<label class="number">
			{label}
			<input
				type="number"
				inputMode="numeric"
				min={least}
				max={most}
				value={value}
				required
				onInput={(e) => onValue(Number(e.currentTarget.value))}
			/>
		</label>
	);
}

/** The numbers of a pace, within what the server takes. */
function Numbers({ pace, onPace }: { pace: Pace; onPace(p: Pace): void }) {
	const { w } = usePage();
	if (pace.kind === "none") return null;
	if (pace.kind === "slow")
		return (
			<Num
				label={w("days_each")}
				value={pace.days}
				least={1}
				most={60}
				onValue={(days) => onPace({ ...pace, days })}
			/>
		);
	return (
		<div class="row">
			<Num
				label={w("minutes_each")}
				value={pace.minutes}
				least={1}
				most={600}
				onValue={(minutes) => onPace({ ...pace, minutes })}
			/>
			<Num
				label={w("seconds_more")}
				value={pace.seconds}
				least={0}
				most={600}
				onValue={(seconds) => onPace({ ...pace, seconds })}
			/>
		</div>
	);
}

export function PaceChoice({ pace, onPace }: { pace: Pace; onPace(p: Pace): void }) {
	const { w } = usePage();
	return (
		<div class="option">
			<label for="pace">{w("pace")}</label>
			<select
				id="pace"
				value={pace.kind}
				aria-describedby="pace-chosen"
				onChange={(e) => onPace(usual[e.currentTarget.value as Pace["kind"]])}
			>
				<option value="none">{w("pace_none")}</option>
				<option value="live">{w("pace_live")}</option>
				<option value="slow">{w("pace_slow")}</option>
			</select>
			<Numbers pace={pace} onPace={onPace} />
			<p class="hint chosen" id="pace-chosen">
				{w(`pace_${pace.kind}_tells`)}
			</p>
		</div>
	);
}
