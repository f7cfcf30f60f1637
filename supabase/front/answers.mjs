/** A refusal in the words of the auth service, so that its clients take it for one. */
export function refusal(status, code, message, details = {}, headers = {}) {
  const body = { code: status, error_code: code, msg: message, ...details };
  return Response.json(body, { status, headers: { 'X-Sb-Error-Code': code, ...headers } });
}

/** Asked too often; the seconds until it may be asked again. */
export const tooOften = (seconds) =>
  refusal(
    429,
    'over_request_rate_limit',
    'Request rate limit reached',
    {},
    { 'Retry-After': `${seconds}` },
  );

/** What all senders share is used up for the moment: it says nothing of what was sent. */
export const busy = (seconds) =>
  refusal(
    503,
    'over_capacity',
    'Busy at the moment: please try again in a minute.',
    {},
    { 'Retry-After': `${seconds}` },
  );

/** A link that opens nothing, in the words of the service. */
export const deadLink = () => refusal(403, 'otp_expired', 'Email link is invalid or has expired');

/** A refusal in the words of PostgREST, or of the storage where that was asked; pages of any origin may read it. */
export function dataRefusal(url, status, message, headers = {}) {
  const ofStorage = { statusCode: `${status}`, error: message, message };
  const ofTables = { code: `PT${status}`, details: null, hint: null, message };
  return Response.json(url.startsWith('/storage/') ? ofStorage : ofTables, {
    status,
    headers: { 'Access-Control-Allow-Origin': '*', ...headers },
  });
}

/** The answer of `fetch` as that of a request; its text is decoded already. */
export async function send(answer, response) {
  const body = Buffer.from(await answer.arrayBuffer());
  const ofTransport = ['connection', 'content-encoding', 'keep-alive', 'transfer-encoding', 'date'];
  for (const [name, value] of answer.headers) {
    if (!ofTransport.includes(name)) response.setHeader(name, value);
  }
  response.setHeader('Content-Length', body.length);
  response.writeHead(answer.status).end(body);
}
