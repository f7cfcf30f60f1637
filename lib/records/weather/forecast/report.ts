import { athensDate } from '@/lib/foundation/time/athens';
import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import { contradictionsOf, type DoubtfulFigure, withoutWeakGust } from './contradiction';
import type { KnownWeather } from './service';
import type { Known } from './source';
import type { Air, AirDay, AirNow, SeaDay } from './types';

/** Status of a service's values: recent, the last ones of an unavailable service, or none. */
export type Freshness = 'fresh' | 'last' | 'none';

/** Weather of a day at a place, air and sea. Null when unknown. */
export interface PlaceDay extends AirDay {
  readonly waveM: number | null;
  /** Main direction from which the waves come, degrees clockwise from north. */
  readonly wavesFrom: number | null;
  /** Figures that are null because the sources contradict each other. */
  readonly leftOut: readonly DoubtfulFigure[];
}

export interface PlaceWeather {
  /** Null if the last values are too old to count as current. */
  readonly now: AirNow | null;
  /** Surface of the sea, °C. */
  readonly seaC: number | null;
  /** Days from today on. */
  readonly days: readonly PlaceDay[];
}

export interface WeatherReport {
  readonly freshness: Freshness;
  /** Time of the forecast; null without one. */
  readonly at: EpochMinutes | null;
  /** Status of the waves and the sea temperature. */
  readonly sea: { readonly freshness: Freshness; readonly at: EpochMinutes | null };
  /** The days there is a forecast for, from today on; empty without one. */
  readonly days: readonly IsoDate[];
  /** Reports by place id; empty without a forecast. */
  readonly places: ReadonlyMap<string, PlaceWeather>;
}

/** Age in minutes beyond which a wind no longer counts as current. */
const oldNow = 120;

/** Report of the known values from a given moment on, without days that have passed. */
export function reportOf({ air, sea }: KnownWeather, at: EpochMinutes): WeatherReport {
  const today = athensDate(Math.floor(at));
  const days = daysFrom(today, air.values);
  const hasAir = days.length > 0;
  const seaDays = hasAir ? daysFrom(today, sea.values) : [];
  return {
    freshness: freshnessOf(hasAir, air.fault),
    at: hasAir ? minuteOf(air) : null,
    sea: {
      freshness: freshnessOf(seaDays.length > 0, sea.fault),
      at: seaDays.length > 0 ? minuteOf(sea) : null,
    },
    days,
    places: hasAir ? placesOf({ air, sea }, days, seaDays.length > 0, at) : new Map(),
  };
}

function placesOf(
  { air, sea }: KnownWeather,
  days: readonly IsoDate[],
  hasSea: boolean,
  at: EpochMinutes,
): WeatherReport['places'] {
  const places = new Map<string, PlaceWeather>();
  const strongestKmh = strongestWinds([...(air.values?.values() ?? [])]);
  for (const [id, { now, days: airDays }] of air.values ?? []) {
    const water = hasSea ? sea.values?.get(id) : undefined;
    places.set(id, {
      now: Math.abs(at - now.at) <= oldNow ? withoutWeakGust(now) : null,
      seaC: water?.temperature ?? null,
      days: airDays.flatMap((wind, index) =>
        days.includes(wind.date)
          ? dayWith({
              place: id,
              wind,
              sea: water?.days.find(({ date }) => date === wind.date),
              strongestKmh: strongestKmh[index] ?? 0,
            })
          : [],
      ),
    });
  }
  return places;
}

/** Strongest wind of any place on each day and the day before, km/h; swell takes a night to die away. */
function strongestWinds(air: readonly Air[]): readonly number[] {
  const perDay = (air[0]?.days ?? []).map((_, index) =>
    Math.max(0, ...air.map(({ days }) => days[index]?.windKmh ?? 0)),
  );
  return perDay.map((kmh, index) => Math.max(kmh, perDay[index - 1] ?? 0));
}

interface SourcesOfDay {
  readonly place: string;
  readonly wind: AirDay;
  readonly sea: SeaDay | undefined;
  readonly strongestKmh: number;
}

/** Combines air and sea of a day, without figures that contradict each other. */
function dayWith({ place, wind, sea, strongestKmh }: SourcesOfDay): PlaceDay {
  const waveM = sea?.waveM ?? null;
  const leftOut = contradictionsOf({ place, wind, waveM, strongestKmh });
  const isOut = (figure: DoubtfulFigure) => leftOut.includes(figure);
  return {
    ...wind,
    ...(isOut('wind') ? { windKmh: null, from: null } : {}),
    ...(isOut('gusts') ? { gustKmh: null } : {}),
    waveM: isOut('waves') ? null : waveM,
    wavesFrom: isOut('waves') ? null : (sea?.from ?? null),
    leftOut,
  };
}

type Dated = ReadonlyMap<string, { readonly days: readonly { readonly date: IsoDate }[] }>;

/** Days of the forecast, which are the same for all places. */
function daysFrom(today: IsoDate, values: Dated | undefined): readonly IsoDate[] {
  const [first] = values?.values() ?? [];
  return first?.days.map(({ date }) => date).filter((date) => date >= today) ?? [];
}

function freshnessOf(hasValues: boolean, fault: string | undefined): Freshness {
  if (!hasValues) return 'none';
  return fault === undefined ? 'fresh' : 'last';
}

const minuteOf = ({ at }: Known<unknown>) => (at === undefined ? null : Math.floor(at / 60_000));
