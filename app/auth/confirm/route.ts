import type { NextRequest } from 'next/server';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { site } from '@/lib/foundation/site';
import { confirmEmailChange, confirmSignUp } from '@/lib/platform/auth/confirm-mail';
import { mailReturn, resetAddress, signInWith } from '@/lib/platform/auth/mail-addresses';
import { routes } from '@/lib/platform/routes/register';

/**
 * Redirects to a page of this site without a referrer, because the current address contains a
 * secret.
 */
function goTo(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: {
      Location: path,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

/** Target of the links in our mails: docs/decisions/0021-mail-links.md. */
export async function GET(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams;
  const tokenHash = (query.get('token_hash') ?? '').slice(0, 200);
  const back = mailReturn(query.get('next'), query.get('locale'), [
    site.origin,
    request.nextUrl.origin,
  ]);
  const { locale } = back;
  switch (query.get('type')) {
    case 'recovery': {
      // The form uses the link up, not this request, because mail scanners open links as well.
      return goTo(localizePath(resetAddress(back, tokenHash), locale));
    }
    case 'signup':
    case 'email': {
      const outcome = await confirmSignUp(tokenHash).catch(() => 'unavailable' as const);
      const result = outcome === 'confirmed' ? 'confirmed=true' : `confirmation=${outcome}`;
      return goTo(signInWith(result, back));
    }
    case 'email_change': {
      const outcome = await confirmEmailChange(tokenHash).catch(() => 'unavailable' as const);
      const result = outcome === 'confirmed' ? 'changed' : outcome;
      return goTo(localizePath(`${routes.profile}?email=${result}`, locale));
    }
    default:
      return goTo(localizePath(routes.signIn, locale));
  }
}

/** A HEAD request, such as that of a link checker, must not use the link up. */
export function HEAD(): Response {
  return new Response(null, { status: 204 });
}
