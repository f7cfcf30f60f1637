/**
 * Routes of the auth service that the site uses, with their rate limits. No others are served: the
 * service would create an account for anyone who requests a sign-in link, and accept a code of six
 * digits, which can be guessed.
 *
 * @type {Record<string, import('./limits.mjs').Limit>}
 */
const served = {
  'POST /signup': 'signUp',
  'POST /token?password': 'password',
  'POST /token?refresh_token': 'refresh',
  'POST /recover': 'mail',
  'POST /resend': 'mail',
  'POST /verify': 'link',
  'POST /logout': 'session',
  'GET /user': 'session',
  'PUT /user': 'change',
  'GET /health': 'open',
  'GET /settings': 'open',
  'GET /.well-known/jwks.json': 'open',
};

const base = '/auth/v1';

/**
 * Name of a route (`POST /recover`) and its limit; undefined if it is not served.
 *
 * @param {{ method?: string, url?: string }} request
 */
export function routeOf({ method, url = '' }) {
  const { pathname, searchParams } = new URL(url, 'http://embedded');
  const path = pathname.slice(base.length);
  const kind = path === '/token' ? `?${searchParams.get('grant_type')}` : '';
  const name = `${method} ${path}${kind}`;
  return Object.hasOwn(served, name) ? { name, limit: served[name] } : undefined;
}

/** @param {string} url */
export const isOfAuth = (url) => url.startsWith(`${base}/`);
