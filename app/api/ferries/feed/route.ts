import { taggedAnswer } from '@/lib/foundation/http/tagged-answer';
import { typicalArchive } from '@/lib/sea/timetable/service/typical-archive';

const name = 'cyclades-ferries-typical.gtfs.zip';

/** The bundled typical timetable for download, whichever feed is in service. */
export function GET(request: Request) {
  const { bytes, etag } = typicalArchive();
  const headers = {
    'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
    'X-Feed-Label': 'typical pattern, not a schedule',
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${name}"`,
  };
  return taggedAnswer(request, bytes, headers, etag);
}
