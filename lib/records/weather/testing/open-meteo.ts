/*
 * Simulated responses of Open-Meteo for tests: a summer week in which the meltemi rises, peaks on the third day and
 * falls, the same in both of its services. The numbers are fictitious. No imports, because the stub of the browser
 * tests loads this file as it is.
 */

/** Mean wind over the open sea of the first day and those after it, km/h: forces 4, 6, 8, 9, 7, 5, 3 and 2, and again. */
export const windOfDays = [25, 44, 66, 80, 55, 33, 16, 9];

const dayMs = 86_400_000;
const dates = (first: string, days: number) =>
  Array.from({ length: days }, (_, index) =>
    new Date(Date.parse(first) + index * dayMs).toISOString().slice(0, 10),
  );

const athens = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Athens',
});

export interface Answered {
  readonly latitude: number;
  readonly longitude: number;
  readonly current_units: Record<string, string>;
  readonly current: Record<string, unknown>;
  readonly daily_units: Record<string, string>;
  readonly daily: Record<string, unknown[]>;
}

/** Unit and decimals of the requested quantities, as the service writes them. */
const quantities: Readonly<Record<string, readonly [unit: string, decimals: number]>> = {
  temperature: ['°C', 1],
  sea: ['°C', 1],
  wind_speed: ['km/h', 1],
  wind_gusts: ['km/h', 1],
  wind_direction: ['°', 0],
  wave_direction: ['°', 0],
  wave_height: ['m', 2],
  precipitation_sum: ['mm', 2],
  precipitation_probability: ['%', 0],
};

function quantityOf(name: string) {
  const [, quantity = ['undefined', 0] as const] =
    Object.entries(quantities).find(([start]) => name.startsWith(start)) ?? [];
  return quantity;
}

const unitsOf = (names: string[]) => ({
  time: 'iso8601',
  ...Object.fromEntries(names.map((name) => [name, quantityOf(name)[0]])),
});

const written = (name: string, value: number) => Number(value.toFixed(quantityOf(name)[1]));

/** The middle of a cell, as a number of 32 bits is written in digits. */
const cellOf = (degrees: number) => Math.fround(Math.round(degrees * 12) / 12);

/**
 * The answer to a question, by its address: its places in their order.
 *
 * @param now milliseconds since 1970
 * @param firstDay day of Athens with which the winds begin: the weather of a date stays when midnight passes
 */
export function openMeteoAnswer(address: URL, now: number, firstDay?: string): Answered[] {
  const list = (name: string) => address.searchParams.get(name)?.split(',') ?? [];
  const [lats, lons] = [list('latitude').map(Number), list('longitude').map(Number)];
  const local = athens.format(now).replace(' ', 'T');
  const offset = Math.round((Date.parse(`${local}Z`) - now) / 60_000 / 15) * 900;
  const time = dates(local.slice(0, 10), Number(address.searchParams.get('forecast_days')));
  const passed = firstDay
    ? Math.round((Date.parse(local.slice(0, 10)) - Date.parse(firstDay)) / dayMs)
    : 0;
  const isSea = address.pathname.endsWith('/marine');
  return lats.map((latitude, index) => ({
    latitude: cellOf(latitude),
    longitude: cellOf(lons[index] ?? 0),
    generationtime_ms: 0.3981590270996094,
    utc_offset_seconds: offset,
    timezone: 'Europe/Athens',
    timezone_abbreviation: `GMT+${offset / 3600}`,
    ...(isSea ? {} : { elevation: 4 }),
    ...(index === 0 ? {} : { location_id: index }),
    ...valuesOf(list('current'), list('daily'), { time, local, latitude, passed }),
  }));
}

interface Moment {
  readonly time: string[];
  /** The clock of Athens. */
  readonly local: string;
  readonly latitude: number;
  /** Days since the first of the winds. */
  readonly passed: number;
}

function valuesOf(current: string[], daily: string[], moment: Moment) {
  const { time, local, latitude, passed } = moment;
  const quarter = String(Math.floor(Number(local.slice(14, 16)) / 15) * 15).padStart(2, '0');
  // A little weaker in the north of the islands, so that places differ.
  const lee = latitude > 37.3 ? 0.9 : 1;
  const column = (name: string) =>
    time.map((_, index) => {
      const day = index + passed;
      const wind = windOfDays[day % windOfDays.length] ?? 0;
      return written(name, ofDay[name]?.(wind, day, lee) ?? Number.NaN);
    });
  return {
    current_units: { ...unitsOf(current), interval: 'seconds' },
    current: {
      time: `${local.slice(0, 14)}${quarter}`,
      interval: 900,
      ...Object.fromEntries(current.map((name) => [name, ofNow[name]])),
    },
    daily_units: unitsOf(daily),
    daily: { time, ...Object.fromEntries(daily.map((name) => [name, column(name)])) },
  };
}

const ofNow: Readonly<Record<string, number>> = {
  temperature_2m: 24.3,
  wind_speed_10m: 21.5,
  wind_gusts_10m: 35,
  wind_direction_10m: 358,
  sea_surface_temperature: 23.1,
};

const ofDay: Readonly<Record<string, (wind: number, day: number, lee: number) => number>> = {
  temperature_2m_max: (_, day) => 27.2 - day * 0.4,
  temperature_2m_min: (_, day) => 21.6 - day * 0.3,
  precipitation_sum: (_, day) => (day === 6 ? 3.4 : 0),
  precipitation_probability_max: (_, day) => (day === 6 ? 60 : 2),
  wind_speed_10m_max: (wind, _, lee) => wind * lee,
  wind_gusts_10m_max: (wind) => wind * 1.35,
  wind_direction_10m_dominant: (_, day) => (350 + day * 5) % 360,
  wave_height_max: (wind) => wind * wind * 0.0006,
  wave_direction_dominant: () => 355,
};
