import { withoutKey } from '@/lib/foundation/http/errors';
import { holdsSecretKey } from '@/lib/foundation/http/secret-key';
import { feedReport } from '@/lib/sea/timetable/service/feed-health';

/**
 * Report for operators about the last archive at `FERRY_GTFS_URL`: each problem with its file and
 * row, the port matched to each stop, and why the archive is or is not in service. Requires the
 * secret key, because it may describe an unpublished feed.
 */
export function GET(request: Request): Response {
  if (!holdsSecretKey(request)) return withoutKey();
  return Response.json({ report: feedReport() }, { headers: { 'Cache-Control': 'no-store' } });
}
