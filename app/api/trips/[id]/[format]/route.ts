import { currentUser } from '@/lib/platform/auth/current-user';
import { routes } from '@/lib/platform/routes/register';
import { isExportFormat, localeOf, refusal, tripFile } from '@/lib/trips/saved-trips/export/answer';
import { readTrip } from '@/lib/trips/saved-trips/queries';
import { boatChanges } from '@/lib/trips/watch/boat-changes';

/** The owner's trip as a file: `/api/trips/<id>/ics`, `gpx`, `kml`; `?locale=el` for Greek. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/trips/[id]/[format]'>,
): Promise<Response> {
  const { id, format } = await params;
  if (!isExportFormat(format)) return refusal(request, 'missing');
  const current = await currentUser();
  if (current.state === 'unavailable') return refusal(request, 'unavailable');
  if (current.state === 'missing') return refusal(request, 'signedOut');
  const trip = await readTrip(current.data.client, id);
  if (trip.state !== 'found') return refusal(request, trip.state);
  const changes =
    format === 'ics' ? await boatChanges(trip.data, localeOf(request), id) : undefined;
  return tripFile(request, trip.data, format, 'own', { page: routes.trip(id), changes });
}
