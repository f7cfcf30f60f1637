import 'server-only';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import type { TripDocument } from '@/lib/trips/saved-trips/types';
import { findingsOf } from '@/lib/trips/watch/findings';
import type { WaysOn } from './types';
import { waysOn } from './ways-on';

/** Ways on for a trip by the sources as they are now; undefined if nothing needs acting. */
export function tripWaysOn(trip: TripDocument): WaysOn | undefined {
  const sources = { network: liveNetwork(), report: knownReport(), at: Math.floor(now()) };
  return waysOn(trip, findingsOf(trip, sources), sources);
}
