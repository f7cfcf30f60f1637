import type { LonLat } from '../../../lib/foundation/geo/projection.ts';
import type { Localized } from '../../../lib/foundation/i18n/locales.ts';
import type { AsOf } from '../../../lib/foundation/time/as-of.ts';
import type { VesselKind } from '../../../lib/sea/timetable/types.ts';
import type { Run } from './calls.ts';
import type { DayRange, SeasonName } from './days.ts';
import type { At } from './fault.ts';

/** Origin of a value: published by someone, or estimated from known data. */
export const bases = ['published', 'estimate'] as const;
export type Basis = (typeof bases)[number];

export interface OperatorRow {
  readonly at: At;
  readonly id: string;
  readonly name: Localized;
  readonly url: string;
  readonly phone: string;
  readonly source: string;
}

export interface VesselRow {
  readonly at: At;
  readonly id: string;
  readonly name: string;
  readonly operatorId: string;
  readonly kind: VesselKind;
  readonly takesVehicles: boolean;
  /** Service speed. */
  readonly knots: number;
  readonly source: string;
}

export interface PortRow {
  readonly at: At;
  readonly id: string;
  readonly name: Localized;
  readonly position: LonLat;
  /** Absent on the mainland, where a port is a place of its own. */
  readonly island: IslandOfPort | undefined;
  readonly minTransferMinutes: number;
  readonly source: string;
}

export interface IslandOfPort {
  readonly slug: string;
  readonly name: Localized;
  readonly position: LonLat;
  readonly seaLinks: readonly SeaLink[];
}

/** Duration of the ferry from the mainland according to the island's guide. */
export interface SeaLink {
  readonly from: string;
  readonly vessel: string;
  readonly minutes: readonly [shortest: number, longest: number];
  /** False if passengers change on the way. */
  readonly direct: boolean;
}

export interface SeasonRow {
  readonly at: At;
  readonly season: SeasonName;
  readonly start: number;
  readonly end: number;
}

export interface LineRow {
  readonly at: At;
  readonly id: string;
  readonly operatorId: string;
  readonly name: Localized;
  /** Group of lines with the same fares between two ports. */
  readonly group: string;
  readonly basis: Basis;
  readonly source: string;
  readonly checkedOn: string;
}

export interface SailingRow {
  readonly at: At;
  readonly id: string;
  readonly lineId: string;
  readonly seasons: readonly SeasonName[];
  readonly weekdays: readonly boolean[];
  readonly vesselId: string;
  readonly runs: readonly Run[];
}

export interface ExceptionRow {
  readonly at: At;
  /** A line, or `*` for all. */
  readonly lineId: string;
  /** First and last day, both included. */
  readonly days: DayRange;
  readonly change: 'added' | 'removed';
  /** Empty if all sailings of the line are affected. */
  readonly sailingId: string;
}

export interface FareRow {
  readonly at: At;
  readonly group: string;
  readonly from: string;
  readonly to: string;
  readonly adultCents: number;
  readonly carCents: number | undefined;
  readonly motorcycleCents: number | undefined;
  readonly basis: Basis;
  /** Month or year in which a published fare held, or for which an estimate was made. */
  readonly asOf: AsOf;
  readonly source: string;
}

/** Fare of a pair of ports without a row: a base price and a price per nautical mile. */
export interface FareCurveRow {
  readonly at: At;
  readonly group: string;
  readonly baseCents: number;
  readonly centsPerMile: number;
  readonly carFactor: number;
  readonly motorcycleFactor: number;
  /** Year for which the estimate was made. */
  readonly asOf: AsOf;
}

export interface RoadTransferRow {
  readonly at: At;
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
}

/** All tables, parsed and with every reference resolved. */
export interface Typical {
  readonly operators: ReadonlyMap<string, OperatorRow>;
  readonly vessels: ReadonlyMap<string, VesselRow>;
  readonly ports: ReadonlyMap<string, PortRow>;
  readonly seasons: readonly SeasonRow[];
  readonly lines: ReadonlyMap<string, LineRow>;
  readonly sailings: readonly SailingRow[];
  readonly exceptions: readonly ExceptionRow[];
  readonly fares: readonly FareRow[];
  readonly fareCurves: ReadonlyMap<string, FareCurveRow>;
  readonly roadTransfers: readonly RoadTransferRow[];
}
