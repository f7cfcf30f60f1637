import PQueue from 'p-queue';
import { networkOf } from '../lib/foundation/http/network.ts';
import { splitLocale } from '../lib/foundation/i18n/paths.ts';

/** Addresses whose response holds a whole trip or account: the largest blocks the thread for tenths of a second. */
const families = /^\/(?:api\/(?:(?:shared-)?trips\/|account\/export$)|(?:my-)?trips\/[^/])/;

/** True for a request that has to queue. Form posts are small and have limits of their own. */
export const isHeavy = ({ method, url }) =>
  (method === 'GET' || method === 'HEAD') && families.test(splitLocale(url.split('?', 1)[0]).path);

/** Twenty visitors wait a few seconds; a calendar service that fetches for many people has room. */
const [waitingPlaces, placesOfOneSender] = [40, 12];
const patienceMs = 15_000;
/** Frees a place in any case, so that a slow reader does not block others. */
const longestTurnMs = 5000;
const retryAfterSeconds = 5;

/** Resolves when the response is sent, its connection closes, or its turn is over. */
const turnOf = (response) =>
  new Promise((over) => {
    const late = setTimeout(over, longestTurnMs);
    response.once('close', () => over(clearTimeout(late)));
  });

/** Returns a queue that handles two requests at a time. */
export function heavyRequestQueue() {
  const queue = new PQueue({ concurrency: 2 });
  const present = new Map();
  const count = (sender, more) => present.set(sender, (present.get(sender) ?? 0) + more);

  /**
   * Answers a light request at once and a heavy one in turn; refuses it if the queue is full.
   *
   * @param {(request: object, response: object, status: number, retryAfter: number) =>
   *   string | undefined} statusPage
   */
  const enter = async (request, response, statusPage, answer) => {
    if (!isHeavy(request)) return answer();
    const refuse = (status) =>
      response.end(statusPage(request, response, status, retryAfterSeconds));
    const sender = networkOf(request.headers['x-forwarded-for']);
    if ((present.get(sender) ?? 0) >= placesOfOneSender) return refuse(429);
    if (queue.size >= waitingPlaces) return refuse(503);
    count(sender, 1);
    const leaving = new AbortController();
    const late = setTimeout(() => leaving.abort(), patienceMs);
    response.once('close', () => leaving.abort());
    const begin = () => {
      clearTimeout(late);
      answer();
      return turnOf(response);
    };
    await queue.add(begin, { signal: leaving.signal }).catch((fault) => {
      if (fault !== leaving.signal.reason) throw fault;
      if (!response.destroyed) refuse(503);
    });
    count(sender, -1);
    if (present.get(sender) === 0) present.delete(sender);
  };
  return Object.assign(enter, { load: () => ({ waiting: queue.size, running: queue.pending }) });
}
