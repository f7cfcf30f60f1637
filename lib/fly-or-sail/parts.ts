import type { Fare, Transfer } from '@/lib/listings/transfers/schema';
import type { SeaLeg } from '@/lib/timetable/types';

/** The parts of a way from the centre of Athens to the main town of an island. */
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
  /** Euro cents of one adult, a taxi whole; 0 for what costs nothing, null where nobody says. */
  readonly cents: Range | null;
  /** Whether minutes or price are our own estimate. */
  readonly isEstimate: boolean;
  /** On land: what one takes. */
  readonly transfer: Transfer | null;
  /** At sea: the boat. */
  readonly leg: SeaLeg | null;
}

/** What the parts of a way come to. */
export interface Total {
  readonly minutes: Range;
  /** Sum of what is known, cents. */
  readonly cents: Range;
  /** Parts whose price nobody says: the sum is without them. */
  readonly unpriced: readonly PartKind[];
}

/** The cents of a fare: null where there is none, which is unknown and not free. */
export const centsOf = (fare: Fare | null): Range | null => (fare ? [fare.low, fare.high] : null);

const sum = (ranges: readonly Range[]): Range => [
  ranges.reduce((all, [low]) => all + low, 0),
  ranges.reduce((all, [, high]) => all + high, 0),
];

/** What the parts come to, each counted once and nothing else. */
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

/** A part in which one waits, which costs nothing. */
export const waiting = (kind: PartKind, minutes: Range, isEstimate: boolean): DoorPart => ({
  kind,
  minutes,
  cents: [0, 0],
  isEstimate,
  transfer: null,
  leg: null,
});
