/**
 * What of the auth service the site uses, and by which limit it counts. Nothing else is served: the service would make
 * an account for whoever asks for a link to sign in, and take a code of six digits, which can be guessed.
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
 * The name of what is asked (`POST /recover`) and its limit; undefined where nothing is served.
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
