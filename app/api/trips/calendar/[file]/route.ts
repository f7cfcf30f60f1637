import { localeOf, refusal, tripFile } from '@/lib/trips/saved-trips/export/answer';
import { readCalendarTrip } from '@/lib/trips/saved-trips/queries';
import { boatChanges } from '@/lib/trips/watch/boat-changes';

const fileName = /^(.+)\.ics$/;

/**
 * Address for calendar subscriptions: `/api/trips/calendar/<token>.ics`. Uses no cookies, because
 * calendars send none.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/trips/calendar/[file]'>,
): Promise<Response> {
  const { file } = await params;
  const token = fileName.exec(file)?.[1] ?? '';
  const trip = await readCalendarTrip(token);
  if (trip.state !== 'found') return refusal(request, trip.state);
  const changes = await boatChanges(trip.data, localeOf(request), token);
  return tripFile(request, trip.data, 'ics', 'linked', { changes });
}
