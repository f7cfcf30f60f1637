import { typicalArchive } from '@/lib/timetable/service/typical-archive';

const name = 'cyclades-ferries-typical.gtfs.zip';

/** The shipped pattern for download, whatever feed is in service. */
export function GET(request: Request) {
  const { bytes, etag } = typicalArchive();
  const headers = {
    ETag: etag,
    'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
    'X-Feed-Label': 'typical pattern, not a schedule',
  };
  const known = request.headers.get('If-None-Match')?.split(/\s*,\s*/) ?? [];
  if (known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(bytes, {
    headers: {
      ...headers,
      'Content-Type': 'application/zip',
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}
