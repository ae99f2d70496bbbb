/* arms.ts: what tells the powers apart without colour: their charge, and the shape of shield,
 * flag and counter.  In the order of the seats: Brandenburg, Austria, Palatine States, Spanish
 * Netherlands. */

export interface Arms {
	charge: string; // in a square of 14
	shield: string;
	flag: string; // the fly, from the pole on
	counter: string;
	hatch: string; // in a square of 6, after Petra Sancta (1638)
	dots?: boolean; // the hatch
}

const brandenburg: Arms = {
	charge: "M0-6.8C1.2-6.8 1.8-6 1.6-5L2.7-4.6 1.5-4.1C1.8-3.1 2-2.7 2.7-2.9C3.1-4.8 4.5-5.8 6.7-6.1C6.1-5.2 6.4-4.5 6.8-3.7C6.1-3.3 6.1-2.6 6.4-1.6C5.6-1.5 5.3-1 5.4 0C4.6 0 4.2 .5 4.1 1.5C3.3 1.2 2.6 1.5 2 2.2L3.8 4.1 3 4.4 1.5 3.3 2.3 6.1 1 5.2 0 7.1-1 5.2-2.3 6.1-1.5 3.3-3 4.4-3.8 4.1-2 2.2C-2.6 1.5-3.3 1.2-4.1 1.5C-4.2 .5-4.6 0-5.4 0C-5.3-1-5.6-1.5-6.4-1.6C-6.1-2.6-6.1-3.3-6.8-3.7C-6.4-4.5-6.1-5.2-6.7-6.1C-4.5-5.8-3.1-4.8-2.7-2.9C-2-2.7-1.6-3.1-1.5-4.5C-1.6-6-1.1-6.8 0-6.8Z",
	shield: "M-10.4-12Q-5-9.4 0-12Q5-9.4 10.4-12V0C10.4 8 5 11.6 0 14C-5 11.6-10.4 8-10.4 0Z",
	flag: "M-20-21Q-8-24 2-21T29-22L21-7.4 28 7Q14 3 2 6T-20 6Z",
	counter: "M-10.6 0a10.6 10.6 0 1 1 21.2 0a10.6 10.6 0 1 1-21.2 0Z",
	hatch: "M1.5 0V6M4.5 0V6",
};

const austria: Arms = {
	charge: "M-6.8-2.4H6.8V2.4H-6.8ZM-6.8-4.9H6.8V-3.9H-6.8ZM-6.8 3.9H6.8V4.9H-6.8Z",
	shield: "M-10.4-12H10.4V1C10.4 8 5 11.6 0 14C-5 11.6-10.4 8-10.4 1Z",
	flag: "M-20-21Q-8-24 2-21T25-21L24.4 6Q14 3 2 6T-20 6Z",
	counter: "M-9.6-9.6H9.6V9.6H-9.6Z",
	hatch: "M-1-1L7 7M-1 5L1 7M5-1L7 1",
};

const palatine: Arms = {
	charge: "M0-7.1L5 0 0 7.1-5 0ZM0-4.1L-2.9 0 0 4.1 2.9 0ZM0-2.2L1.6 0 0 2.2-1.6 0Z",
	shield: "M0-13L10.6-8.6Q12 0 8.6 6Q5 11.6 0 14Q-5 11.6-8.6 6Q-12 0-10.6-8.6Z",
	flag: "M-20-21Q-8-24 2-21T19-20L31-7 19 6Q10 4 2 6T-20 6Z",
	counter: "M0-13L13 0 0 13-13 0Z",
	hatch: "M1.5 1.5h.1M4.5 4.5h.1",
	dots: true,
};

const spanish: Arms = {
	charge: "M-6.1-4.8L-4.8-6.1-2.4-3.8-2.3-5.7-.8-5.6-1-2.3 0-1.4 2-3.4 1.8-5.2 3.1-5.4 3.4-4.4 4.8-6.1 6.1-4.8 3.7-2.4 5.6-2.3 5.4-.8 2.3-1 1.4 0 3.4 2 5.2 1.8 5.4 3.1 4.4 3.4 6.1 4.8 4.8 6.1 2.4 3.7 2.3 5.6 .8 5.4 1 2.3 0 1.4-2 3.4-1.8 5.2-3.1 5.4-3.4 4.4-4.8 6.1-6.1 4.8-3.7 2.4-5.6 2.3-5.4 .8-2.3 1-1.4 0-3.4-2-5.2-1.8-5.4-3.1-4.4-3.4Z",
	shield: "M-10.4-12H10.4V7Q10.4 11 6 11Q2 11 0 14Q-2 11-6 11Q-10.4 11-10.4 7Z",
	flag: "M-20-21Q-8-24 2-21T19-21C26-22 28-16 23-14.2C30-13 30-2.6 23-.6C28 1 26 7.4 19 6Q10 4 2 6T-20 6Z",
	counter: "M-11.6 0L-5.8-10.4H5.8L11.6 0 5.8 10.4H-5.8Z",
	hatch: "M0 1.5H6M0 4.5H6",
};

export const arms = [brandenburg, austria, palatine, spanish];
export const charges = arms.map((a) => a.charge);
