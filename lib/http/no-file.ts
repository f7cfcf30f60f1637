import type { Locale } from '@/lib/i18n/locales';

const statuses = { signedOut: 401, missing: 404, unavailable: 503 } as const;

export type NoFile = keyof typeof statuses;

/** Why there is no file, in words: somebody reads it in the browser. No cache keeps it. */
export function noFile(why: NoFile, text: string, locale: Locale): Response {
  return new Response(`${text}\n`, {
    status: statuses[why],
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      ...(why === 'unavailable' ? { 'Retry-After': '60' } : {}),
    },
  });
}
