/*
 * The watch of saved trips as a process of its own, beside instances of the site (`npm run worker`):
 * the same code, with timetable, realtime news and forecast asked by itself.
 */
import { env } from '@/lib/foundation/env';
import { keepWeatherFresh } from '@/lib/records/weather/forecast/service';
import { keepRealtimeFresh } from '@/lib/sea/timetable/realtime/services';
import { keepFeedFresh } from '@/lib/sea/timetable/service/refreshing';
import { keepTripsWatched } from './service';

await keepFeedFresh();
keepRealtimeFresh();
await keepWeatherFresh();
if (!keepTripsWatched(env.TRIP_WATCH_SECONDS || 30)) {
  process.stderr.write('SUPABASE_SECRET_KEY is needed to watch trips.\n');
  process.exit(1);
}
// Everything above lets a process end.
setInterval(() => undefined, 60_000);
