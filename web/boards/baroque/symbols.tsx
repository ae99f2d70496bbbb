/* symbols.tsx: everything that is drawn more than once, in one place; the colours are those of
 * the seat in whose group it is used. */
import { map } from "map:baroque";
import { arms } from "./arms";

const ink = "#2b1b0e";
const gold = "#c8952e";

interface Named {
	id?: string; // where it is drawn once, to be used elsewhere
}

/* ---- signs of states ---- */

const Elector = ({ id }: Named) => (
	<g id={id}>
		<path d="M-8 2C-9-4-5-9 0-9C5-9 9-4 8 2Z" fill="#9c2a25" stroke={ink} />
		<path d="M-4.4 1Q-5-4 0-8.8Q5-4 4.4 1M0-9V1" fill="none" stroke={gold} stroke-width="1.1" />
		<circle cy="-9.6" r="1.7" fill={gold} stroke={ink} stroke-width=".7" />
		<path
			d="M-9.6 2.4Q-10-.6-7.6 0Q0 2 7.6 0Q10-.6 9.6 2.4Q10.4 7 7.6 7Q0 8.6-7.6 7Q-10.4 7-9.6 2.4Z"
			fill="#fffaf0"
			stroke={ink}
		/>
		<path
			d="M-6 2.8l.6 2M-2 3.6l.4 2M2.2 3.6l-.3 2M6 2.8l-.6 2"
			stroke={ink}
			stroke-width="1.1"
			stroke-linecap="round"
		/>
	</g>
);

const Diocese = ({ id }: Named) => (
	<g id={id}>
		<path
			d="M-7.4 7L-8.6-1Q-6-7 0-11Q6-7 8.6-1L7.4 7Q0 9-7.4 7Z"
			fill="#fffaf0"
			stroke={ink}
			stroke-width="1.05"
			stroke-linejoin="round"
		/>
		<path
			d="M-8.2 2.6Q0 5.4 8.2 2.6L7.4 7Q0 9-7.4 7Z"
			fill={gold}
			stroke={ink}
			stroke-width=".8"
		/>
		<path d="M0-8.4V2.8M-4-3.2H4" stroke="#8d5f12" stroke-width="1.8" />
	</g>
);

const Port = ({ id }: Named) => (
	<g id={id} fill="none" stroke={ink} stroke-linecap="round">
		<path
			d="M0-5.6V8M-4.2-2.6H4.2M-8 2Q-7 8.2 0 8.4Q7 8.2 8 2M-8 2l-1.4 2.6M-8 2l2.6 1.2M8 2l1.4 2.6M8 2l-2.6 1.2"
			stroke-width="1.9"
		/>
		<circle cy="-7.6" r="2" stroke-width="1.5" />
	</g>
);

/* ---- buildings ---- */

const Town = ({ id }: Named) => (
	<g id={id} stroke={ink} stroke-linejoin="round" fill="#f6ebcd">
		<path d="M-12 8V0l4-4 4 4V8Z" />
		<path d="M5 8V1l4-4 4 4V8Z" />
		<path d="M-5 8V-6L-1-14 3-6V8Z" />
		<path d="M2 8V2h4V8Z" />
		<path d="M-1-14v-4M-3-16.4H1M-8 3v2M9 4v2M-1-3v3" fill="none" />
		<path
			d="M.6-9.6L2.4-6V8M-6.4-2L-4.6 0V8M10.6-1.4L12.4 1V8"
			fill="none"
			stroke-width="2"
			stroke-opacity=".45"
		/>
		<path d="M-15 8.4H16" fill="none" stroke-width="1.4" />
	</g>
);

const City = ({ id }: Named) => (
	<g id={id} stroke={ink} stroke-width="1.15" stroke-linejoin="round">
		<path d="M-17 13V3h9V13ZM-8 13V-2H2V13ZM2 13V4h14V13Z" fill="#fbf3dd" />
		<path d="M-18.4 3.4L-12.6-4-6.8 3.4Z" fill="#b4472f" />
		<path d="M-9.4-1.6L-3-18 3.4-1.6Z" fill="#8b2f20" />
		<path d="M1 4.4L4.4-3H14l3.4 7.4Z" fill="#c25a3c" />
		<path
			d="M-3-18v-3.4M-4.6-20H-1.4M-13 6.4v3M-3 2v3.4M6 7.4v2.6M11 7.4v2.6M-4.6 13V9.4q1.6-2 3.2 0V13"
			fill="none"
			stroke-width="1.2"
		/>
		<path
			d="M-.4-9L2-2M.4 0V12M-9.4 4V12M14.4 5V12"
			stroke-opacity=".4"
			stroke-width="1.8"
			fill="none"
		/>
	</g>
);

const Fort = ({ id }: Named) => (
	<g id={id} stroke={ink} stroke-width="1.15" stroke-linejoin="round">
		<path d="M-12 4V-5h7V4ZM-5 4V-9H3V4ZM3 4V-4H12V4Z" fill="#fbf3dd" />
		<path d="M-13-4.6L-8.5-10.6-4-4.6Z" fill="#b4472f" />
		<path d="M-6-8.6L-1-20.4 4-8.6Z" fill="#8b2f20" />
		<path d="M2-3.6L5-10H10.4L13-3.6Z" fill="#c25a3c" />
		<path
			d="M-21 4.6l3.4-4.6h5.2l2.4 4.6H-4L0 8.8 4 4.6H10L12.4 0h5.2L21 4.6 18.6 15H6.4L0 17.4-6.4 15H-18.6Z"
			fill="#b9b2a0"
		/>
		<path
			d="M-21 4.6h5.4l3-4.4M21 4.6h-5.4l-3-4.4M-18.4 9.4h6M-14 12.4h6M18.4 9.4h-6M14 12.4h-6M-5 9.4h4M2 12h4"
			fill="none"
			stroke-width=".8"
		/>
		<path d="M-3 15.8V11.6q3-3.2 6 0v4.2" fill="#3a2a1a" />
	</g>
);

const Residence = ({ id }: Named) => (
	<g id={id} stroke={ink} stroke-width="1.15" stroke-linejoin="round">
		<path d="M-18 14V0h36V14Z" fill="#fbf3dd" />
		<path d="M-19.4 1L-16-5H16l3.4 6Z" fill="#6f4a7d" />
		<path d="M-7 14V-4L0-9 7-4V14Z" fill="#fff8e6" />
		<path d="M-6-7.4Q-6.4-15 0-16.4 6.4-15 6-7.4Z" fill="#6f4a7d" />
		<path d="M0-16.4V-23M-2.8-20.6H2.8" stroke-width="1.7" fill="none" />
		<path
			d="M-14.6 4v3M-11 4v3M11 4v3M14.6 4v3M-14.6 9.6v2.4M-11 9.6v2.4M11 9.6v2.4M14.6 9.6v2.4M-3.6-1.4v3M3.6-1.4v3"
			fill="none"
			stroke-width="1.5"
		/>
		<path d="M-2.6 14V8.4q2.6-3.4 5.2 0V14" fill="#3a2a1a" />
	</g>
);

/* A baton and a plume: the general rides with this army. */
const General = () => (
	<g id="bq-general" stroke={ink} stroke-linejoin="round" stroke-linecap="round">
		<path
			d="M0-11l3 6.6 7.2.8-5.4 4.8 1.6 7L0 5.6-6.4 9.2l1.6-7-5.4-4.8 7.2-.8Z"
			fill="#f3d489"
			stroke-width="1.6"
		/>
		<path d="M-4.6 4.6L4.6-4.6" stroke="#7a1f16" stroke-width="3" />
	</g>
);

/* A lute. */
const Composer = () => (
	<g id="bq-composer" stroke={ink} stroke-linejoin="round" stroke-linecap="round">
		<path
			d="M-2-1C-8 1-9 9-3 11C4 12.6 9 6 4 1C2.6-.4 0-1.6-2-1Z"
			fill="#c98f4a"
			stroke-width="1.3"
		/>
		<circle cx="0" cy="5.4" r="2.2" fill="#3a2410" stroke-width=".8" />
		<path d="M1-.6L7.4-11M7.4-11l3 .6" fill="none" stroke-width="2.2" />
	</g>
);

const Crescent = () => (
	<g id="bq-crescent">
		<path
			d="M0-30A13 13 0 1 0 11-10A10.4 10.4 0 1 1 0-30Z"
			transform="translate(-1 8)"
			fill="#1d6a50"
			stroke={ink}
			stroke-width="1.5"
		/>
		<path
			d="M0-5l1.6 4.4h4.6l-3.7 2.8 1.4 4.4L0 4-3.9 6.6l1.4-4.4-3.7-2.8h4.6Z"
			transform="translate(6 -11) scale(.8)"
			fill="#1d6a50"
			stroke={ink}
		/>
	</g>
);

const sabre = "M-21 21Q4 12 20-22Q22 4-15 26Z";
const hilt = "M-14 12L-24 26M-22 14L-11 25";

const Sabres = () => (
	<g id="bq-sabres" stroke={ink} stroke-linejoin="round" stroke-linecap="round">
		{[1, -1].map((side) => (
			<g key={side} transform={`scale(${side} 1)`}>
				<path d={sabre} fill="#e9e6da" stroke-width="1.4" />
				<path d={hilt} stroke-width="3.6" />
				<path d="M-8 17Q10 6 18-12" fill="none" stroke-width=".7" />
			</g>
		))}
	</g>
);

/* ---- what powers put on the map ---- */

function Flag({ seat }: { seat: number }) {
	const d = arms[seat].flag;
	return (
		<g id={`bq-flag-${seat}`}>
			<ellipse cx="-19" cy="24" rx="11" ry="3.4" fill={ink} fill-opacity=".35" />
			<path d="M-21.4-22V23.6" stroke={ink} stroke-width="4.2" stroke-linecap="round" />
			<path d="M-21.4-22V23" stroke="#b98a4a" stroke-width="2" />
			<circle cx="-21.4" cy="-24" r="3" fill={gold} stroke={ink} stroke-width="1.1" />
			<path class="cloth" d={d} stroke-width="1.9" stroke-linejoin="round" />
			<path class="hem" d={d} transform="translate(.6 -.7) scale(.9)" fill="none" />
			<path
				class="crease"
				d="M-14-19V4M-11-19.6V3.6M8-20q-2 12 0 24M5-20q-2 12 0 24M11-20q-2 12 0 24"
				fill="none"
			/>
		</g>
	);
}

function Counter({ seat }: { seat: number }) {
	const d = arms[seat].counter;
	return (
		<g id={`bq-counter-${seat}`} stroke-linejoin="round" stroke-width="1.5">
			<path class="side" d={d} transform="translate(0 3.2)" />
			<path class="cloth" d={d} />
			<path class="hem" d={d} transform="scale(.8)" fill="none" />
		</g>
	);
}

const Shape = ({ seat }: { seat: number }) => (
	<g id={`bq-shield-${seat}`}>
		<path class="cloth" d={arms[seat].shield} stroke-width="3.2" />
		<path class="rim" d={arms[seat].shield} stroke-width="1.4" />
	</g>
);

const Hatch = ({ seat }: { seat: number }) => (
	<pattern
		id={`bq-hatch-${seat}`}
		class={`seat-${seat}`}
		width="6"
		height="6"
		patternUnits="userSpaceOnUse"
	>
		<path
			class="hatch"
			d={arms[seat].hatch}
			fill="none"
			stroke-width={arms[seat].dots ? 1.5 : 0.75}
			stroke-linecap="round"
		/>
	</pattern>
);

/** Outlines of states, for what is drawn of them and for what is cut by them. */
const Outlines = () => (
	<>
		{Object.entries(map.lands).map(([id, { d }]) => (
			<path key={id} id={`bq-r-${id}`} d={d} />
		))}
		{Object.keys(map.lands).map((id) => (
			<clipPath key={id} id={`bq-c-${id}`}>
				<use href={`#bq-r-${id}`} />
			</clipPath>
		))}
	</>
);

/** To be there once, before anything is drawn with it. */
export function Symbols() {
	return (
		<svg class="symbols" width="0" height="0" aria-hidden="true">
			<defs>
				<Outlines />
				<Elector id="bq-elector" />
				<Diocese id="bq-diocese" />
				<Port id="bq-port" />
				<Town id="bq-town" />
				<City id="bq-city" />
				<Fort id="bq-fort" />
				<Residence id="bq-residence" />
				<General />
				<Composer />
				<Crescent />
				<Sabres />
				{arms.map((_, seat) => (
					<g key={seat}>
						<Flag seat={seat} />
						<Counter seat={seat} />
						<Shape seat={seat} />
						<Hatch seat={seat} />
					</g>
				))}
			</defs>
		</svg>
	);
}

const own = {
	elector: { Drawing: Elector, r: 12 },
	diocese: { Drawing: Diocese, r: 12 },
	port: { Drawing: Port, r: 12 },
	city: { Drawing: City, r: 22 },
	fort: { Drawing: Fort, r: 22 },
	residence: { Drawing: Residence, r: 23 },
};

export type OwnSign = keyof typeof own;

/** For the legend of the overview. */
export function Own({ of }: { of: OwnSign }) {
	const { Drawing, r } = own[of];
	return (
		<svg viewBox={`${-r} ${-r - 2} ${2 * r} ${2 * r}`} aria-hidden="true">
			<Drawing />
		</svg>
	);
}
