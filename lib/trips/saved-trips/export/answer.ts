import 'server-only';
import { getTranslations } from 'next-intl/server';
import { inTurns } from '@/lib/foundation/http/in-turns';
import { type NoFile, noFile } from '@/lib/foundation/http/no-file';
import { taggedAnswer } from '@/lib/foundation/http/tagged-answer';
import { type Locale, localeFrom } from '@/lib/foundation/i18n/locales';
import { entryListings } from '../listings';
import { calendarFile } from './calendar';
import { exportContext } from './context';
import { contentDisposition } from './file-name';
import { gpxFile } from './gpx';
import { kmlFile } from './kml';
import type { ExportedTrip, TripChanges } from './types';

const formats = {
  ics: { type: 'text/calendar; charset=utf-8', write: calendarFile },
  gpx: { type: 'application/gpx+xml; charset=utf-8', write: gpxFile },
  kml: { type: 'application/vnd.google-earth.kml+xml; charset=utf-8', write: kmlFile },
} as const;

export type ExportFormat = keyof typeof formats;

export const isExportFormat = (name: string): name is ExportFormat => Object.hasOwn(formats, name);

/** A linked trip is requested anew each time, so that access ends with the link; a personal one is never stored. */
const keeping = {
  own: { 'Cache-Control': 'private, no-store' },
  linked: { 'Cache-Control': 'private, no-cache' },
} as const;

/** These files are for the people who have the address. */
export const unlisted = { 'X-Robots-Tag': 'noindex, nofollow' } as const;

/** Language of a file, from the query: addresses of the API have no language prefix. */
export function localeOf(request: Request): Locale {
  return localeFrom(new URL(request.url).searchParams.get('locale'));
}

interface FileOptions {
  /** Site path of the trip's page, where the file may say it. */
  readonly page?: string;
  readonly changes?: TripChanges | undefined;
}

/** A trip as a file for download. */
export async function tripFile(
  request: Request,
  trip: ExportedTrip,
  format: ExportFormat,
  kept: keyof typeof keeping,
  { page, changes }: FileOptions = {},
): Promise<Response> {
  const { type, write } = formats[format];
  const locale = localeOf(request);
  const listings = await entryListings(trip, locale);
  const pieces = write(trip, { ...(await exportContext(locale, page, listings)), changes });
  const text = await inTurns(pieces, request.signal);
  return taggedAnswer(request, text, {
    ...unlisted,
    ...keeping[kept],
    'Content-Type': type,
    'Content-Disposition': contentDisposition(trip.title, format),
  });
}

/** Explains a missing file in the requested language. */
export async function refusal(request: Request, why: NoFile): Promise<Response> {
  const locale = localeOf(request);
  const t = await getTranslations({ locale, namespace: 'savedTrips.export' });
  return noFile(request, why, t(why), locale);
}
