import { randomUUID } from 'node:crypto';
import { untilBeat } from '../../lib/platform/auth/equal-time.ts';
import { hasAccountData, ofNewAccount, refuseAccountData } from './account-data.mjs';
import { busy, deadLink, refusal, send, tooOften } from './answers.mjs';
import { fieldsOf, isMisshapen, readBody, textIn } from './body.mjs';
import { refuseData } from './data.mjs';
import { equalAnswer, isHeld } from './equal-answers.mjs';
import { bringsSigned, isLinkSecret } from './known.mjs';
import { Limits } from './limits.mjs';
import { refusePassword } from './passwords.mjs';
import { changesAccess, refuseStale } from './proof.mjs';
import { isOfAuth, routeOf } from './routes.mjs';
import { senderOf } from './sender.mjs';
import { unconfirmedLast } from './unconfirmed.mjs';

/** Headers that belong to a single connection. */
const ofConnection = new Set(
  'accept-encoding connection content-length expect host keep-alive te transfer-encoding upgrade'.split(
    ' ',
  ),
);

const ownAddress = ({ localAddress, localPort }) =>
  `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;

/**
 * Gate in front of the embedded services, which have no rate limits of their own. Returns a
 * function that answers a request, or passes it on with `next`. A request with a body for the auth
 * service is read here and sent again from here.
 *
 * @param {object} settings
 * @param {string} settings.secretKey
 * @param {string} settings.jwtSecret
 * @param {ReturnType<typeof import('./known.mjs').knownIn>} settings.known
 * @param {(email: string, password: string) => Promise<boolean>} settings.isPasswordOf
 * @param {(value: object) => Promise<number>} settings.bytesHeld
 * @param {boolean} [settings.confirms] whether a new account has to be confirmed by mail
 * @param {() => number} [settings.now]
 * @param {typeof untilBeat} [settings.hold]
 */
export function front({
  secretKey,
  jwtSecret,
  known,
  isPasswordOf,
  bytesHeld,
  confirms = false,
  now = () => performance.now(),
  hold = untilBeat,
}) {
  const limits = new Limits();
  const mark = 'x-front';
  const own = randomUUID();

  const askAt = (socket, path, { headers, ...init }) =>
    fetch(ownAddress(socket) + path, { ...init, headers: { ...headers, [mark]: own } });

  /** Sends a request to the service on behalf of the original sender. */
  const ask = ({ headers, method, url, socket }, body) => {
    const kept = Object.entries(headers).filter(([name]) => !ofConnection.has(name));
    return askAt(socket, url, { method, headers: Object.fromEntries(kept), body });
  };

  /** Returns why a change of an account is refused, or undefined. */
  async function refuseChange({ headers, socket }, fields) {
    const { apikey = '', authorization = '', 'user-agent': agent = '' } = headers;
    const asked = { apikey, authorization, 'user-agent': agent };
    const own = await askAt(socket, '/auth/v1/user', { headers: asked });
    if (!own.ok) return own;
    const { email, user_metadata: data } = await own.json();
    if (changesAccess(fields)) {
      const stale = await refuseStale(asked, (path, init) => askAt(socket, path, init));
      const refused = stale ?? refusePassword(fields, { email, data });
      if (refused) return refused;
    }
    return hasAccountData(fields) ? refuseAccountData(fields, data, bytesHeld) : undefined;
  }

  /** Returns why a new account is refused, or undefined. */
  async function refuseNew(fields) {
    const refused = refusePassword(fields, fields);
    if (refused || !hasAccountData(fields)) return refused;
    return refuseAccountData(fields, ofNewAccount(fields), bytesHeld);
  }

  async function refuseWhatIsSent(request, fields, route) {
    // The service would also accept a code of six digits together with the address it was sent to.
    if (route.name === 'POST /verify') return isLinkSecret(fields) ? undefined : deadLink();
    if (route.name === 'POST /signup') return refuseNew(fields);
    const isChange = changesAccess(fields) || hasAccountData(fields);
    return route.name === 'PUT /user' && isChange ? refuseChange(request, fields) : undefined;
  }

  /**
   * True if a request counts against the limit of all senders: a cheap check shows that it is not
   * noise.
   */
  async function hasPassed({ headers }, limit, fields, account) {
    switch (limit) {
      case 'password':
      case 'mail':
        return known.account(account);
      case 'link':
        return known.link(fields.token_hash);
      case 'refresh':
        return known.refreshToken(textIn(fields, 'refresh_token'));
      case 'change':
      case 'session':
        return bringsSigned(headers, jwtSecret);
      default:
        return true;
    }
  }

  /** Seconds until the limit shared by all senders has room again. */
  const sharedWait = async (request, limit, fields, account) => {
    const sender = senderOf(request, secretKey);
    const passed = sender !== undefined && (await hasPassed(request, limit, fields, account));
    return limits.takeShared(limit, sender, passed, now());
  };

  async function answerTo(request, body, route) {
    // The database cannot store null characters, and the service would answer with a server error.
    if (body.includes('\\u0000')) return refusal(400, 'validation_failed', 'No null characters');
    if (isMisshapen(body)) return refusal(400, 'bad_json', 'Could not read request body');
    const fields = fieldsOf(body);
    const account = textIn(fields, 'email').trim().toLowerCase();
    const wait = limits.take(route.limit, senderOf(request, secretKey), account, now());
    if (wait > 0) return tooOften(wait);
    const refused = await refuseWhatIsSent(request, fields, route);
    if (refused) return refused;
    const until = await sharedWait(request, route.limit, fields, account);
    if (until > 0) return busy(until);
    const began = performance.now();
    const answer = await unconfirmedLast(route, fields, await ask(request, body), isPasswordOf);
    // Our own server delays its responses itself, and both delays would add up.
    const isDirect = request.headers.apikey !== secretKey;
    if (isDirect && isHeld(route, answer, confirms)) await hold(began);
    return equalAnswer(route, fields, answer, confirms);
  }

  return async (request, response, next) => {
    const isOwn = request.headers[mark] === own;
    if (isOwn || request.method === 'OPTIONS') return next();
    if (!isOfAuth(request.url)) {
      const refused = refuseData(request, { secretKey, jwtSecret }, limits, now());
      return refused ? send(refused, response) : next();
    }
    const route = routeOf(request);
    if (!route) return send(refusal(404, 'not_found', 'Not found'), response);
    if (request.method === 'GET') {
      const wait = limits.take(route.limit, senderOf(request, secretKey), '', now());
      if (wait > 0) return send(tooOften(wait), response);
      const until = await sharedWait(request, route.limit, {}, '');
      return until > 0 ? send(busy(until), response) : next();
    }
    const body = await readBody(request);
    const tooLarge = () => refusal(413, 'request_too_large', 'Request body too large');
    return send(body ? await answerTo(request, body, route) : tooLarge(), response);
  };
}

/** Runs `answer` before the existing request listeners of a server. */
export function interceptRequests(server, answer) {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const next = () => {
      for (const listener of listeners) listener.call(server, request, response);
    };
    answer(request, response, next).catch((error) => {
      // The client has disconnected, or the service is shutting down.
      if (!request.socket.destroyed) console.error('Before the backend:', error);
      response.destroy();
    });
  });
}
