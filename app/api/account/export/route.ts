import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/auth/current-user';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { exportOf } from '@/lib/profile/export-queries';

/** An answer about a person: no cache may keep it. */
const privately = { 'Cache-Control': 'private, no-store' };

const refusals = { signedOut: 401, unavailable: 503 } as const;

/** Why there is no file, in the language asked for: somebody reads it in the browser. */
async function refusal(request: Request, why: keyof typeof refusals): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('locale');
  const locale = isLocale(asked) ? asked : defaultLocale;
  const t = await getTranslations({ locale, namespace: 'profile.export' });
  return new Response(`${t(why)}\n`, {
    status: refusals[why],
    headers: {
      ...privately,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Language': locale,
      ...(why === 'unavailable' ? { 'Retry-After': '60' } : {}),
    },
  });
}

/** Everything kept of the person signed in, as a file; the shape is AccountExport. */
export async function GET(request: Request): Promise<Response> {
  const current = await currentUser();
  if (current.state === 'missing') return refusal(request, 'signedOut');
  if (current.state === 'unavailable') return refusal(request, 'unavailable');
  const account = await exportOf(current.data.client, current.data.user.id);
  if (account.state !== 'found') return refusal(request, 'unavailable');
  const name = `cyclades-compass-account-${account.data.exportedAt.slice(0, 10)}.json`;
  return new Response(`${JSON.stringify(account.data, null, 2)}\n`, {
    headers: {
      ...privately,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}
