import { withoutKey } from '@/lib/http/errors';
import { holdsSecretKey } from '@/lib/http/secret-key';
import { feedReport } from '@/lib/timetable/service/feed-health';

/**
 * For whoever runs the site: what was found in the last archive at `FERRY_GTFS_URL`, fault by fault with file and row,
 * what each stop was taken for, and why it is served or not. Needs the secret key: a feed that is not published yet
 * may be looked at here.
 */
export function GET(request: Request): Response {
  if (!holdsSecretKey(request)) return withoutKey();
  return Response.json({ report: feedReport() }, { headers: { 'Cache-Control': 'no-store' } });
}
