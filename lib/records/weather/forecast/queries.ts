import 'server-only';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { reportOf, type WeatherReport } from './report';
import { awaitedWeather, knownWeather } from './service';

/** The weather for a page about it; waits 1.5 s at most, and only after a start. */
export async function weatherReport(): Promise<WeatherReport> {
  return reportOf(await awaitedWeather(), now());
}

/** Weather for a page on another subject: only values that are already cached. */
export function knownReport(): WeatherReport {
  return reportOf(knownWeather(), now());
}
