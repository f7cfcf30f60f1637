import { randomUUID } from 'node:crypto';
import { untilBeat } from '../../lib/auth/equal-time.ts';
import { hasAccountData, ofNewAccount, refuseAccountData } from './account-data.mjs';
import { busy, deadLink, refusal, send, tooOften } from './answers.mjs';
import { fieldsOf, isMisshapen, readBody, textIn } from './body.mjs';
import { refuseData } from './data.mjs';
import { isHeld, saidAlike } from './equal-answers.mjs';
import { bringsSigned, isLinkSecret } from './known.mjs';
import { Limits } from './limits.mjs';
import { refusePassword } from './passwords.mjs';
import { changesAccess, refuseStale } from './proof.mjs';
import { isOfAuth, routeOf } from './routes.mjs';
import { senderOf } from './sender.mjs';
import { turns } from './turns.mjs';
import { unconfirmedLast } from './unconfirmed.mjs';

/** What a request carries that is of its own connection. */
const ofConnection = new Set(
  'accept-encoding connection content-length expect host keep-alive te transfer-encoding upgrade'.split(
    ' ',
  ),
);

const ownAddress = ({ localAddress, localPort }) =>
  `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;

/**
 * What stands before the embedded services, which answer whoever asks as often as they ask. Gives what answers a
 * request, or hands it on by `next`. What brings the auth service a body is read here and asked once more from here.
 *
 * @param {object} settings
 * @param {string} settings.secretKey
 * @param {string} settings.jwtSecret
 * @param {ReturnType<typeof import('./known.mjs').knownIn>} settings.known
 * @param {(email: string, password: string) => Promise<boolean>} settings.isPasswordOf
 * @param {(value: object) => Promise<number>} settings.bytesHeld
 * @param {boolean} [settings.confirms] whether a new account waits for its mail
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
  const { beside, alone } = turns();

  /**
   * Hands a request on to the auth service. It opens a link within a transaction that requests beside it share, and a
   * link that opens nothing would roll back what they wrote; so a link is opened while nothing else is asked.
   */
  function handOn({ method, url }, response, next) {
    const answered = () =>
      new Promise((resolve) => {
        response.once('close', resolve);
        next();
      });
    const isLink = routeOf({ method, url })?.name === 'POST /verify';
    return isLink ? alone(answered) : beside(answered);
  }

  const askAt = (socket, path, { headers, ...init }) =>
    fetch(ownAddress(socket) + path, { ...init, headers: { ...headers, [mark]: own } });

  /** Asks the service itself, as whoever sent the request. */
  const ask = ({ headers, method, url, socket }, body) => {
    const kept = Object.entries(headers).filter(([name]) => !ofConnection.has(name));
    return askAt(socket, url, { method, headers: Object.fromEntries(kept), body });
  };

  /** Why an account is not to be changed so; undefined when it may be. */
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

  /** Why no account is to be made so; undefined when it may be. */
  async function refuseNew(fields) {
    const refused = refusePassword(fields, fields);
    if (refused || !hasAccountData(fields)) return refused;
    return refuseAccountData(fields, ofNewAccount(fields), bytesHeld);
  }

  async function refuseWhatIsSent(request, fields, route) {
    // The service would take a code of digits as well, with the address it was sent to.
    if (route.name === 'POST /verify') return isLinkSecret(fields) ? undefined : deadLink();
    if (route.name === 'POST /signup') return refuseNew(fields);
    const isChange = changesAccess(fields) || hasAccountData(fields);
    return route.name === 'PUT /user' && isChange ? refuseChange(request, fields) : undefined;
  }

  /** Whether a request counts for all senders: a cheap look says that it is more than noise. */
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

  /** Seconds until there is something again of what all share. */
  const sharedWait = async (request, limit, fields, account) => {
    const sender = senderOf(request, secretKey);
    const passed = sender !== undefined && (await hasPassed(request, limit, fields, account));
    return limits.takeShared(limit, sender, passed, now());
  };

  async function answerTo(request, body, route) {
    // The database takes none, and the service calls that a fault of its own.
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
    // Our own server sees to it itself, and the two would add up.
    const isDirect = request.headers.apikey !== secretKey;
    if (isDirect && isHeld(route, answer, confirms)) await hold(began);
    return saidAlike(route, fields, answer, confirms);
  }

  return async (request, response, next) => {
    const isOwn = request.headers[mark] === own;
    if (isOwn && isOfAuth(request.url)) return handOn(request, response, next);
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
      return until > 0 ? send(busy(until), response) : handOn(request, response, next);
    }
    const body = await readBody(request);
    const tooLarge = () => refusal(413, 'request_too_large', 'Request body too large');
    return send(body ? await answerTo(request, body, route) : tooLarge(), response);
  };
}

/** Puts `answer` before whatever a server does with a request. */
export function standBefore(server, answer) {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const next = () => {
      for (const listener of listeners) listener.call(server, request, response);
    };
    answer(request, response, next).catch((error) => {
      // Whoever asked has gone, or the service is ending.
      if (!request.socket.destroyed) console.error('Before the backend:', error);
      response.destroy();
    });
  });
}
