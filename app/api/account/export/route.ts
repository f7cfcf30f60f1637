import { currentUser } from '@/lib/auth/current-user';
import { exportOf } from '@/lib/profile/export-queries';

/** An answer about a person: no cache may keep it. */
const privately = { 'Cache-Control': 'private, no-store' };

const refusal = (status: 401 | 503, code: string, message: string) =>
  Response.json({ error: { code, message } }, { status, headers: privately });

const away = () => refusal(503, 'unavailable', 'The service does not answer. Try again later.');

/** Everything kept of the person signed in, as a file; the shape is AccountExport. */
export async function GET() {
  const current = await currentUser();
  if (current.state === 'unavailable') return away();
  if (current.state === 'signed-out') {
    return refusal(401, 'signedOut', 'Sign in to export your account.');
  }
  const account = await exportOf(current.client, current.user.id);
  if (!account) return away();
  const name = `cyclades-compass-account-${account.exportedAt.slice(0, 10)}.json`;
  return new Response(`${JSON.stringify(account, null, 2)}\n`, {
    headers: {
      ...privately,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}
