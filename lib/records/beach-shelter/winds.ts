import type { IsoDate } from '@/lib/foundation/time/types';
import type { PlaceWeather } from '@/lib/records/weather/forecast/report';
import { usualWind } from './usual-wind';
import type { Wind } from './waves';

/**
 * Winds whose waves are shown: the current one, or today's strongest if unknown, and tomorrow's.
 * Without a forecast, the usual wind of the month, marked as such.
 */
export interface ComingWinds {
  readonly first: { readonly when: 'now' | 'today' | 'usual'; readonly wind: Wind } | null;
  readonly tomorrow: Wind | null;
}

interface Blowing {
  readonly windKmh: number | null;
  readonly from: number | null;
}

const windOf = (blowing: Blowing | null | undefined): Wind | null =>
  blowing && blowing.windKmh !== null && blowing.from !== null
    ? { kmh: blowing.windKmh, from: blowing.from }
    : null;

/** Winds of the forecast for a place, or the usual wind on a day like `onDay` without one. */
export function comingWinds(weather: PlaceWeather | undefined, onDay: IsoDate): ComingWinds {
  const now = windOf(weather?.now);
  const [today, tomorrow] = [windOf(weather?.days[0]), windOf(weather?.days[1])];
  const first = now
    ? { when: 'now' as const, wind: now }
    : today && { when: 'today' as const, wind: today };
  if (!first && !tomorrow) {
    return { first: { when: 'usual', wind: usualWind(onDay) }, tomorrow: null };
  }
  return { first, tomorrow };
}
