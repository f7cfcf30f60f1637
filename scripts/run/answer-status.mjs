/** Where lib/http/visitor-answer.ts leaves what a page found out about its own status. */
const key = Symbol.for('cyclades-compass.wait');

/**
 * Gives a document that says "too many requests" the status that says so to machines. A page of Next cannot set one:
 * it leaves the seconds to wait on its answer, and they are put into its head when that is written. Data that scripts
 * ask for keep theirs, and so does an answer whose head has gone.
 */
export function watchForWait(request, response) {
  if (request.headers.rsc !== undefined) return;
  const { writeHead } = response;
  response.writeHead = (status, ...rest) => {
    const seconds = response[key];
    if (seconds === undefined || status !== 200) return writeHead.call(response, status, ...rest);
    response.setHeader('Retry-After', String(seconds));
    response.setHeader('Cache-Control', 'private, no-store');
    return writeHead.call(response, 429, ...rest);
  };
}
