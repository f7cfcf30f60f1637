import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';

/** A day of the air at a place. Null if the service gives no value. */
export interface AirDay {
  readonly date: IsoDate;
  /** °C. */
  readonly high: number | null;
  readonly low: number | null;
  /** Millimetres in the whole day. */
  readonly rainMm: number | null;
  /** Per cent. */
  readonly rainChance: number | null;
  /** Strongest mean wind of an hour, 10 m above ground, km/h. */
  readonly windKmh: number | null;
  readonly gustKmh: number | null;
  /** Main direction from which the wind comes, degrees clockwise from north. */
  readonly from: number | null;
}

/** The air in a quarter of an hour. */
export interface AirNow {
  /** Time of the values, minutes since 1970. */
  readonly at: EpochMinutes;
  readonly temperature: number | null;
  readonly windKmh: number | null;
  readonly gustKmh: number | null;
  readonly from: number | null;
}

export interface Air {
  readonly now: AirNow;
  readonly days: readonly AirDay[];
}

/** A day of the sea at a place. */
export interface SeaDay {
  readonly date: IsoDate;
  /** Highest significant wave of an hour, metres. */
  readonly waveM: number | null;
  /** Main direction from which the waves come, degrees clockwise from north. */
  readonly from: number | null;
}

export interface Sea {
  /** Temperature of the surface now, °C. */
  readonly temperature: number | null;
  readonly days: readonly SeaDay[];
}
