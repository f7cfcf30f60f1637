/*
 * What Open-Meteo would answer, for tests: a summer week in which the meltemi rises, peaks on the third day and falls, the
 * same in both of its services. Its numbers are made up. No imports: the stub of the browser tests loads it as it stands.
 */

/** Mean wind of each day over the open sea, km/h: forces 4, 6, 8, 9, 7, 5, 3 and 2. */
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
  readonly current: Record<string, unknown>;
  readonly daily: Record<string, unknown[]>;
}

/**
 * The answer to a question, by its address.
 *
 * @param now milliseconds since 1970
 */
export function openMeteoAnswer(address: URL, now: number): Answered[] {
  const list = (name: string) => address.searchParams.get(name)?.split(',') ?? [];
  const [lats, lons] = [list('latitude').map(Number), list('longitude').map(Number)];
  const local = athens.format(now).replace(' ', 'T');
  const offset = Math.round((Date.parse(`${local}Z`) - now) / 60_000 / 15) * 900;
  const time = dates(local.slice(0, 10), Number(address.searchParams.get('forecast_days')));
  const isSea = address.pathname.endsWith('/marine');
  return lats.map((latitude, index) => {
    const shared = {
      latitude,
      longitude: lons[index] ?? 0,
      timezone: 'Europe/Athens',
      utc_offset_seconds: offset,
    };
    return isSea ? { ...shared, ...seaOf(time) } : { ...shared, ...airOf(time, local, latitude) };
  });
}

const each = <Value>(time: readonly string[], value: (wind: number, day: number) => Value) =>
  time.map((_, day) => value(windOfDays[day % windOfDays.length] ?? 0, day));

function airOf(time: string[], local: string, latitude: number) {
  // A little weaker in the north of the islands, so that places differ.
  const lee = latitude > 37.3 ? 0.9 : 1;
  return {
    current: {
      time: local.slice(0, 16),
      interval: 900,
      temperature_2m: 24.3,
      wind_speed_10m: 21.5,
      wind_gusts_10m: 35,
      wind_direction_10m: 358,
    },
    daily_units: {
      temperature_2m_max: '°C',
      precipitation_sum: 'mm',
      wind_speed_10m_max: 'km/h',
      wind_gusts_10m_max: 'km/h',
    },
    daily: {
      time,
      temperature_2m_max: each(time, (_, day) => 27.2 - day * 0.4),
      temperature_2m_min: each(time, (_, day) => 21.6 - day * 0.3),
      precipitation_sum: each(time, (_, day) => (day === 6 ? 3.4 : 0)),
      precipitation_probability_max: each(time, (_, day) => (day === 6 ? 60 : 2)),
      wind_speed_10m_max: each(time, (wind) => wind * lee),
      wind_gusts_10m_max: each(time, (wind) => wind * 1.35),
      wind_direction_10m_dominant: each(time, (_, day) => (350 + day * 5) % 360),
    },
  };
}

function seaOf(time: string[]) {
  return {
    current: { time: `${time[0]}T12:00`, interval: 3600, sea_surface_temperature: 23.1 },
    daily_units: { wave_height_max: 'm' },
    daily: {
      time,
      wave_height_max: each(time, (wind) => Math.round(wind * wind * 0.06) / 100),
      wave_direction_dominant: each(time, () => 355),
    },
  };
}
