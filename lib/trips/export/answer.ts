import 'server-only';
import { createHash } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { calendarFile } from './calendar';
import { exportContext } from './context';
import { contentDisposition } from './file-name';
import { gpxFile } from './gpx';
import { kmlFile } from './kml';
import type { ExportedTrip } from './types';

const formats = {
  ics: { type: 'text/calendar; charset=utf-8', write: calendarFile },
  gpx: { type: 'application/gpx+xml; charset=utf-8', write: gpxFile },
  kml: { type: 'application/vnd.google-earth.kml+xml; charset=utf-8', write: kmlFile },
} as const;

export type ExportFormat = keyof typeof formats;

export const isExportFormat = (name: string): name is ExportFormat => Object.hasOwn(formats, name);

/** What a link gives is asked for again each time, so that it ends with the link; what is a person's own, nobody keeps. */
const keeping = {
  own: { 'Cache-Control': 'private, no-store' },
  linked: { 'Cache-Control': 'private, no-cache' },
} as const;

/** These files are for the people who have the address. */
const unlisted = { 'X-Robots-Tag': 'noindex, nofollow' } as const;

/** The language of a file: an address of the API has none of its own. */
export function localeOf(request: Request): Locale {
  const asked = new URL(request.url).searchParams.get('locale');
  return isLocale(asked) ? asked : defaultLocale;
}

/**
 * A trip as a file for download.
 *
 * @param page site path of the trip's page, where the file may say it
 */
export async function tripFile(
  request: Request,
  trip: ExportedTrip,
  format: ExportFormat,
  kept: keyof typeof keeping,
  page?: string,
): Promise<Response> {
  const { type, write } = formats[format];
  const text = write(trip, await exportContext(localeOf(request), page));
  return taggedAnswer(request, new TextEncoder().encode(text), {
    ...keeping[kept],
    'Content-Type': type,
    'Content-Disposition': contentDisposition(trip.title, format),
  });
}

/** An answer with a tag of its content: who has it already gets 304 without a body. */
export function taggedAnswer(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  more: Readonly<Record<string, string>>,
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = { ...unlisted, ...more, ETag: etag };
  const held = request.headers.get('If-None-Match')?.split(/\s*,\s*/) ?? [];
  if (held.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)) {
    const {
      'Content-Type': _type,
      'Content-Disposition': _name,
      ...kept
    } = headers as Record<string, string>;
    return new Response(null, { status: 304, headers: kept });
  }
  return new Response(body, { headers: { ...headers, 'Content-Length': String(body.length) } });
}

const refusals = { signedOut: 401, missing: 404, unavailable: 503 } as const;

/** Why there is no file, in the language asked for. */
export async function refusal(request: Request, why: keyof typeof refusals): Promise<Response> {
  const locale = localeOf(request);
  const t = await getTranslations({ locale, namespace: 'trips.export' });
  return new Response(`${t(why)}\n`, {
    status: refusals[why],
    headers: {
      ...unlisted,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': 'private, no-store',
      ...(why === 'unavailable' ? { 'Retry-After': '60' } : {}),
    },
  });
}
