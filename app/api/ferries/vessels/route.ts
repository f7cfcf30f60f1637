import { readInstant } from '@/lib/ferries/tracking/instant-parameter';
import { vesselsUnderWay } from '@/lib/ferries/tracking/queries';
import { encodePolyline } from '@/lib/geo/polyline';
import { cachedJson } from '@/lib/http/cached-json';
import { secondsToWait } from '@/lib/http/compute-limit';
import { invalidRequest, tooManyRequests } from '@/lib/http/errors';
import { ferryNetwork } from '@/lib/timetable/queries';

/**
 * Boats under way now, or at `at`. Instants are minutes since the epoch, positions WGS 84 degrees; `path`
 * is an encoded polyline with four decimals from the port left to the next.
 */
export async function GET(request: Request) {
  const wait = await secondsToWait('ferry-search', request.headers);
  if (wait > 0) return tooManyRequests(`Too many requests: try again in ${wait} s.`, wait);
  const { info } = ferryNetwork();
  const asked = readInstant(new URL(request.url).searchParams.get('at') ?? undefined, info);
  if ('fault' in asked) {
    const message =
      asked.fault === 'not-published'
        ? `at: the timetable covers ${info.start} to ${info.end}.`
        : 'at: an ISO 8601 instant with its offset is expected, such as 2027-07-14T09:30Z.';
    return invalidRequest(message, { at: { code: asked.fault, message } });
  }
  const { vessels, instant, source } = await vesselsUnderWay(asked.at);
  return cachedJson(
    request,
    {
      at: new Date(instant * 60_000).toISOString(),
      source,
      label:
        source === 'estimate'
          ? 'Positions estimated from the timetable. Nobody has seen these boats.'
          : 'Live positions where a boat reports one; the others are estimated from the timetable.',
      vessels: vessels.map((vessel) => ({ ...vessel, path: encodePolyline(vessel.path) })),
    },
    30,
  );
}
