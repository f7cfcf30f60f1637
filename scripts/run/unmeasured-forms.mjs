import { formLimitBytes } from './form-limit.mjs';
import { isOfMachine } from './refused-requests.mjs';

/** Browsers say how long a form is: `refusalOf` has looked at that. */
const isUnmeasured = ({ method, url, headers }) =>
  method === 'POST' && !isOfMachine(url) && 'transfer-encoding' in headers;

/**
 * Goes on with a request. One with a form in pieces, of a length nobody says, has to come whole before that: what reads
 * it stops at the limit with an error of its own, and may have begun. No more of it than a form may have is kept.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {() => void} goOn whatever answers, which finds the request as if nobody had looked
 * @param {() => void} refuse called as soon as it is too much
 */
export function afterForm(request, goOn, refuse) {
  if (!isUnmeasured(request)) return goOn();
  const parts = [];
  let bytes = 0;
  // What comes in is pushed by the connection, also before anybody reads.
  request.push = (part) => {
    const wasTooLarge = bytes > formLimitBytes;
    bytes += part?.length ?? 0;
    if (bytes > formLimitBytes) {
      parts.length = 0;
      if (!wasTooLarge) refuse();
      if (part) return true;
    }
    if (part) return parts.push(part) > 0;
    delete request.push;
    for (const kept of parts) request.push(kept);
    if (bytes <= formLimitBytes) goOn();
    return request.push(null);
  };
}
