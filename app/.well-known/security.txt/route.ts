import { connection } from 'next/server';
import { locales } from '@/lib/foundation/i18n/locales';
import { site } from '@/lib/foundation/site';
import { routes } from '@/lib/platform/routes/register';

const halfYearMs = 182 * 24 * 60 * 60 * 1000;
const at = (path: string) => `${site.origin}${path}`;

/**
 * Contact for reporting vulnerabilities, in the format of RFC 9116; expires half a year after it is
 * served.
 */
export async function GET() {
  await connection();
  const lines = [
    `Contact: ${at(routes.contact)}`,
    `Expires: ${new Date(Date.now() + halfYearMs).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${at(routes.securityTxt)}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
