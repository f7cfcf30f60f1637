import { getTranslations } from 'next-intl/server';
import { inTurns } from '@/lib/foundation/http/in-turns';
import { noFile } from '@/lib/foundation/http/no-file';
import { localeFrom } from '@/lib/foundation/i18n/locales';
import { currentUser } from '@/lib/platform/auth/current-user';
import { exportPieces } from '@/lib/platform/profile/export';
import { exportOf } from '@/lib/platform/profile/export-queries';

/** Explains in the requested language why there is no file. */
async function refusal(request: Request, why: 'signedOut' | 'unavailable'): Promise<Response> {
  const locale = localeFrom(new URL(request.url).searchParams.get('locale'));
  const t = await getTranslations({ locale, namespace: 'profile.export' });
  return noFile(request, why, t(why), locale);
}

/** All data stored about the signed-in person, as a file; see AccountExport for its format. */
export async function GET(request: Request): Promise<Response> {
  const current = await currentUser();
  if (current.state === 'missing') return refusal(request, 'signedOut');
  if (current.state === 'unavailable') return refusal(request, 'unavailable');
  const account = await exportOf(current.data.client, current.data.user.id);
  if (account.state !== 'found') return refusal(request, 'unavailable');
  const name = `cyclades-compass-account-${account.data.exportedAt.slice(0, 10)}.json`;
  return new Response(await inTurns(exportPieces(account.data), request.signal), {
    headers: {
      // Personal data must not be cached.
      'Cache-Control': 'private, no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}
