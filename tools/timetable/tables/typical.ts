import type { LonLat } from '../../../lib/geo/projection.ts';
import type { Localized } from '../../../lib/i18n/locales.ts';
import type { VesselKind } from '../../../lib/timetable/types.ts';
import type { Run } from './calls.ts';
import type { SeasonName } from './days.ts';
import type { At } from './fault.ts';

/** Whether somebody printed it, or it is worked out from what is known. */
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
  /** Absent on the mainland, where the port is its own place. */
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

/** How long the guide of an island says that a boat from the mainland takes. */
export interface SeaLink {
  readonly from: string;
  readonly vessel: string;
  readonly minutes: readonly [shortest: number, longest: number];
  /** False where passengers change on the way. */
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
  /** Lines that charge the same between two ports. */
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
  readonly day: number;
  readonly change: 'added' | 'removed';
  /** Empty where all sailings of the line are meant. */
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
  readonly source: string;
}

/** What a pair of ports without a row costs: a base, and so much a sea mile. */
export interface FareCurveRow {
  readonly at: At;
  readonly group: string;
  readonly baseCents: number;
  readonly centsPerMile: number;
  readonly carFactor: number;
  readonly motorcycleFactor: number;
}

export interface RoadTransferRow {
  readonly at: At;
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
}

/** All tables, read: every id that a row names exists. */
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
