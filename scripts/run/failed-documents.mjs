import { sendBuiltPage } from './built-answer.mjs';

/** Where lib/actions/begun-action says on an answer that an action has begun; that is compiled into the site. */
const begunKey = Symbol.for('cyclades-compass.begun-action');
const methods = ['flushHeaders', 'write', 'end'];

/**
 * A document that could not be made at all, as one a person can read. Next answers with a page that only
 * scripts fill, and 500; in its place goes the built page of what cannot be shown at the moment, with 503. To a form
 * that cannot be read Next answers with two words, to an action's arguments that cannot be with data, both with 500: as
 * long as no action has begun it is the sender who is told. Other data that scripts ask for and the API keep their answers.
 *
 * @param origin where this site answers, as `http://localhost:3000`
 */
export function watchForFailure(request, response, origin) {
  if (request.url.startsWith('/api/')) return;
  const own = Object.fromEntries(methods.map((name) => [name, response[name]]));
  const kept = [];
  const goOn = () => {
    Object.assign(response, own);
    return kept
      .splice(0)
      .map(([name, rest]) => response[name](...rest))
      .at(-1);
  };
  for (const name of methods) {
    response[name] = (...rest) => {
      kept.push([name, rest]);
      const instead = pageInstead(request, response);
      if (!instead) return goOn();
      // What comes in pieces is replaced once its maker has done with it.
      if (name !== 'end') return true;
      Object.assign(response, own);
      sendBuiltPage(request, response, { origin, ...instead }).catch(goOn);
      return response;
    };
  }
}

const unavailable = { page: 'unavailable', from: 503 };
const refused = (status) => ({ page: 'refused', from: 400, status });

function pageInstead({ method, headers }, response) {
  if (response.headersSent) return undefined;
  const { statusCode, [begunKey]: hasBegun } = response;
  const [type] = String(response.getHeader('content-type')).split(';');
  if (statusCode === 500 && type === 'text/html') return unavailable;
  if (method !== 'POST') return undefined;
  if ('next-action' in headers) {
    return statusCode === 500 && type === 'text/x-component' && !hasBegun
      ? refused(400)
      : undefined;
  }
  if (type !== 'text/plain') return undefined;
  if (statusCode === 500) return hasBegun ? unavailable : refused(400);
  // What cannot be read, an action of another site's, and one of a build before.
  return [400, 409].includes(statusCode) ? refused(statusCode) : undefined;
}
