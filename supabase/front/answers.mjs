/** Error response in the format of the auth service, so that its clients recognise it. */
export function refusal(status, code, message, details = {}, headers = {}) {
  const body = { code: status, error_code: code, msg: message, ...details };
  return Response.json(body, { status, headers: { 'X-Sb-Error-Code': code, ...headers } });
}

/** Response to a sender over the rate limit, with the seconds until the next try. */
export const tooOften = (seconds) =>
  refusal(
    429,
    'over_request_rate_limit',
    'Request rate limit reached',
    {},
    { 'Retry-After': `${seconds}` },
  );

/**
 * Response when the limit shared by all senders is used up; it reveals nothing about the request.
 */
export const busy = (seconds) =>
  refusal(
    503,
    'over_capacity',
    'Busy at the moment: please try again in a minute.',
    {},
    { 'Retry-After': `${seconds}` },
  );

/** Response to an invalid link, in the words of the service. */
export const deadLink = () => refusal(403, 'otp_expired', 'Email link is invalid or has expired');

/**
 * Error response in the format of PostgREST, or of the storage for its addresses; readable by pages
 * of any origin.
 */
export function dataRefusal(url, status, message, headers = {}) {
  const ofStorage = { statusCode: `${status}`, error: message, message };
  const ofTables = { code: `PT${status}`, details: null, hint: null, message };
  return Response.json(url.startsWith('/storage/') ? ofStorage : ofTables, {
    status,
    headers: { 'Access-Control-Allow-Origin': '*', ...headers },
  });
}

/** Sends a response of `fetch` as the response to a request; its body is already decompressed. */
export async function send(answer, response) {
  const body = Buffer.from(await answer.arrayBuffer());
  const ofTransport = ['connection', 'content-encoding', 'keep-alive', 'transfer-encoding', 'date'];
  for (const [name, value] of answer.headers) {
    if (!ofTransport.includes(name)) response.setHeader(name, value);
  }
  response.setHeader('Content-Length', body.length);
  response.writeHead(answer.status).end(body);
}
