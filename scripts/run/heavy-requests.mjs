import { networkOf } from '../../lib/http/network.ts';
import { sendBuiltPage } from './built-answer.mjs';
import { turnstile } from './turnstile.mjs';

/**
 * What is made of a whole trip or account for whoever asks: a trip may be the largest there is, and each of them takes
 * some tenths of a second of the thread that serves all others.
 */
const families = [
  /^\/api\/shared-trips\//,
  /^\/api\/trips\//,
  /^\/api\/account\/export$/,
  /^(?:\/el)?\/trips\/[^/]/,
  /^(?:\/el)?\/my-trips\/[^/]/,
];

/** True for what has to wait for its turn. Forms are small, and counted by what they do. */
export const isHeavy = ({ method, url }) => {
  const [path] = url.split('?', 1);
  return (method === 'GET' || method === 'HEAD') && families.some((family) => family.test(path));
};

const statuses = { busy: 503, 'too-many': 429 };

/** Twenty people at once wait a few seconds; a calendar that is asked for by one service for many has room. */
const enter = turnstile({
  inside: 2,
  waiting: 40,
  ofOne: 12,
  lapseMs: 5000,
  patienceMs: 15_000,
});

/** Answers a request when it is its turn, if it is one of those: nothing of it is looked at before. */
export function inTurn(request, response, origin, answer) {
  if (!isHeavy(request)) return answer();
  const sender = networkOf(request.headers['x-forwarded-for']);
  enter(sender, response, answer, (page) => {
    const status = statuses[page];
    response.setHeader('Retry-After', '5');
    sendBuiltPage(request, response, { origin, page, from: status }).catch(() =>
      response.writeHead(status).end(),
    );
  });
}
