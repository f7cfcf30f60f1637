import type { Locale } from '@/lib/foundation/i18n/locales';
import { type Problem, refuse } from './errors';

const reasons = {
  signedOut: [401, 'unauthorized'],
  missing: [404, 'not-found'],
  unavailable: [503, 'unavailable'],
} as const satisfies Record<string, readonly [number, Problem['code']]>;

export type NoFile = keyof typeof reasons;

/** Explains a missing file: as text for a reader in the browser, else as a problem document. Never cached. */
export function noFile(request: Request, why: NoFile, text: string, locale: Locale): Response {
  const [status, code] = reasons[why];
  const headers = {
    'Content-Language': locale,
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex, nofollow',
    Vary: 'Accept',
    ...(why === 'unavailable' ? { 'Retry-After': '60' } : {}),
  };
  if (!request.headers.get('Accept')?.includes('text/html')) {
    return refuse(status, { code, detail: text }, headers);
  }
  return new Response(`${text}\n`, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
