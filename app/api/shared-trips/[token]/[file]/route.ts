import { taggedAnswer } from '@/lib/foundation/http/tagged-answer';
import { defaultLocale, isLocale, type Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import {
  isExportFormat,
  localeOf,
  refusal,
  tripFile,
  unlisted,
} from '@/lib/trips/saved-trips/export/answer';
import { readSharedTrip } from '@/lib/trips/saved-trips/queries';
import { boatChanges } from '@/lib/trips/watch/boat-changes';
import { tripImage } from './trip-image';

const imageName = /^og-([a-z]{2})\.png$/;

/** Language in the file name of an Open Graph image; undefined for other files. */
function imageLocale(file: string): Locale | undefined {
  const [, locale] = imageName.exec(file) ?? [];
  return isLocale(locale) ? locale : undefined;
}

/** A shared trip as a file: `ics`, `gpx`, `kml`, or a share image, `og-en.png` or `og-el.png`. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/shared-trips/[token]/[file]'>,
): Promise<Response> {
  const { token, file } = await params;
  const locale = imageLocale(file);
  if (!locale && !isExportFormat(file)) return refusal(request, 'missing');
  const trip = await readSharedTrip(token);
  if (trip.state !== 'found') return refusal(request, trip.state);
  if (isExportFormat(file)) {
    const isCalendar = file === 'ics';
    const changes = isCalendar ? await boatChanges(trip.data, localeOf(request), token) : undefined;
    return tripFile(request, trip.data, file, 'linked', {
      page: routes.sharedTrip(token),
      changes,
    });
  }
  const png = await tripImage(trip.data, locale ?? defaultLocale);
  return taggedAnswer(request, new Uint8Array(png), {
    ...unlisted,
    'Content-Type': 'image/png',
    'Cache-Control': 'public, max-age=300',
  });
}
