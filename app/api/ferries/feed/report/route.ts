import { holdsSecretKey } from '@/lib/http/secret-key';
import { feedReport } from '@/lib/timetable/service/feed-health';

/**
 * For whoever runs the site: what was found in the last archive at `FERRY_GTFS_URL`, fault by fault with file and row,
 * what each stop was taken for, and why it is served or not. Needs the secret key: a feed that is not published yet
 * may be looked at here.
 */
export function GET(request: Request): Response {
  const headers = { 'Cache-Control': 'no-store' };
  if (!holdsSecretKey(request)) {
    const challenge = { ...headers, 'WWW-Authenticate': 'Bearer' };
    return Response.json({ error: { code: 'unauthorized' } }, { status: 401, headers: challenge });
  }
  return Response.json({ report: feedReport() }, { headers });
}
