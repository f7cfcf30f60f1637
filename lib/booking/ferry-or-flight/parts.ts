import type { Fare, Transfer } from '@/lib/booking/transfers/schema';
import type { SeaLeg } from '@/lib/sea/timetable/types';

/** Parts of a journey from the centre of Athens to the main town of an island. */
export const partKinds = [
  'to-port',
  'before-boat',
  'boat',
  'change',
  'road',
  'to-airport',
  'before-flight',
  'flight',
  'baggage',
  'to-town',
] as const;
export type PartKind = (typeof partKinds)[number];

/** Shortest and longest, or lowest and highest. */
export type Range = readonly [low: number, high: number];

export interface DoorPart {
  readonly kind: PartKind;
  readonly minutes: Range;
  /** Euro cents for one adult, or for a whole taxi; 0 for free parts, null for an unknown price. */
  readonly cents: Range | null;
  /** True if the minutes or the price are our own estimate. */
  readonly isEstimate: boolean;
  /** On land: the means of transport. */
  readonly transfer: Transfer | null;
  /** At sea: the boat. */
  readonly leg: SeaLeg | null;
}

/** Sums over the parts of a way. */
export interface Total {
  readonly minutes: Range;
  /** Sum of the known prices, in cents. */
  readonly cents: Range;
  /** Parts without a known price; the sum leaves them out. */
  readonly unpriced: readonly PartKind[];
}

/** Cents of a fare. A missing fare is null: it is unknown, not free. */
export const centsOf = (fare: Fare | null): Range | null => (fare ? [fare.low, fare.high] : null);

const sum = (ranges: readonly Range[]): Range => [
  ranges.reduce((all, [low]) => all + low, 0),
  ranges.reduce((all, [, high]) => all + high, 0),
];

/** Adds up the parts, each of them once. */
export function totalOf(parts: readonly DoorPart[]): Total {
  return {
    minutes: sum(parts.map(({ minutes }) => minutes)),
    cents: sum(parts.flatMap(({ cents }) => (cents ? [cents] : []))),
    unpriced: parts.filter(({ cents }) => cents === null).map(({ kind }) => kind),
  };
}

/** A part on land. */
export const byLand = (kind: PartKind, transfer: Transfer): DoorPart => ({
  kind,
  minutes: transfer.minutes,
  cents: centsOf(transfer.price),
  isEstimate: transfer.isEstimate,
  transfer,
  leg: null,
});

/** A wait, which costs nothing. */
export const waiting = (kind: PartKind, minutes: Range, isEstimate: boolean): DoorPart => ({
  kind,
  minutes,
  cents: [0, 0],
  isEstimate,
  transfer: null,
  leg: null,
});
