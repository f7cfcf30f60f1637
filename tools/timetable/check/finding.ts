import type { GtfsTrip } from '../gtfs/trips.ts';
import type { At } from '../tables/fault.ts';
import type { Typical } from '../tables/typical.ts';

/** Result of a rule. A fault fails the check, a warning does not. */
export interface Finding {
  readonly level: 'fault' | 'warning';
  /** Table row to look at. */
  readonly at: At | undefined;
  readonly message: string;
}

/** A rule that every timetable has to meet. */
export type Rule = (typical: Typical, trips: readonly GtfsTrip[]) => readonly Finding[];

export const fault = (at: At | undefined, message: string): Finding => ({
  level: 'fault',
  at,
  message,
});

export const warning = (at: At | undefined, message: string): Finding => ({
  level: 'warning',
  at,
  message,
});

/** `fault sailings/piraeus.csv:12: …` */
export const describeFinding = ({ level, at, message }: Finding): string =>
  `${level.padEnd(7)} ${at ? `${at.file}:${at.row}: ` : ''}${message}`;

/** Minutes of a service day as a clock: `25:10`. */
export function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(Math.round(minutes % 60))}`;
}
