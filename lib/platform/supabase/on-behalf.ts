import 'server-only';
import { env } from '@/lib/foundation/env';
import { believedAddress } from '@/lib/foundation/http/client-address';

const isOfAuth = (url: string) => url.includes('/auth/v1/');
/** An IP address, as far as it matters here: the service judges it. Not `everyone` or `unknown`. */
const isAddress = (text: string) => /^(?:\d+(?:\.\d+){3}|[\da-f:.]*:[\da-f:.]*)$/i.test(text);

/**
 * Tells the auth service for which visitor our server sends a request, because it limits requests by sender and would
 * count all our visitors as one. It trusts requests with the secret key, which is sent to the auth service only;
 * requests for tables are unchanged. A hosted project has to allow it ('IP address forwarding').
 *
 * @param headers of the visitor's request
 */
export function onBehalfOf(headers: Headers, fetcher: typeof fetch): typeof fetch {
  const sender = believedAddress(headers, env.TRUSTED_PROXIES);
  const [secret, open] = [env.SUPABASE_SECRET_KEY, env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY];
  if (!secret || !isAddress(sender)) return fetcher;
  return (input, init) => {
    if (!isOfAuth(String(input instanceof Request ? input.url : input)))
      return fetcher(input, init);
    const sent = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    sent.set('apikey', secret);
    sent.set('sb-forwarded-for', sender);
    // A key in this place has to be the same one.
    if (sent.get('authorization') === `Bearer ${open}`) {
      sent.set('authorization', `Bearer ${secret}`);
    }
    return fetcher(input, { ...init, headers: sent });
  };
}
