import { isLocale, locales } from '@/lib/foundation/i18n/locales';
import { mapDownloadNames, mapDownloadOf } from '@/lib/foundation/ids/map-downloads';
import { allIslands } from '@/lib/records/islands/queries';
import { mapDownload } from '@/lib/records/map-downloads/files';
import { fileTexts } from './texts';

/** The build draws one file; Next draws the others on their first request, and keeps them. */
export function generateStaticParams() {
  return mapDownloadNames.slice(0, 1).map((file) => ({ locale: locales[0], file }));
}

async function drawingOf(locale: string, name: string) {
  'use cache';
  const file = mapDownloadOf(name);
  if (!file || !isLocale(locale)) return null;
  const { subject, form } = file;
  const islands = allIslands().filter(({ slug }) => subject === 'archipelago' || slug === subject);
  const texts = await fileTexts(subject, locale);
  const { body, type } = await mapDownload(subject, form, { islands, texts, locale });
  return { body: new Uint8Array(body), type };
}

/** A chart as a file: `/api/charts/el/naxos-a4.pdf`. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/charts/[locale]/[file]'>,
) {
  const { locale, file } = await params;
  const drawing = await drawingOf(locale, file);
  if (!drawing) return Response.json({ error: 'not_found' }, { status: 404 });
  return new Response(Buffer.from(drawing.body), {
    headers: {
      'Content-Type': drawing.type,
      'Content-Disposition': `attachment; filename="${file}"`,
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
