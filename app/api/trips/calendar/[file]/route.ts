import { refusal, tripFile } from '@/lib/trips/saved-trips/export/answer';
import { readCalendarTrip } from '@/lib/trips/saved-trips/queries';

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
  const trip = await readCalendarTrip(fileName.exec(file)?.[1] ?? '');
  if (trip.state !== 'found') return refusal(request, trip.state);
  return tripFile(request, trip.data, 'ics', 'linked');
}
