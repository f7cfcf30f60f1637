import 'server-only';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { secondsToWait } from '@/lib/http/compute-limit';
import { readJson } from '@/lib/http/read-body';
import { localeFrom } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { site } from '@/lib/site';
import { mcpServer } from './server';

/** Bytes of a request: a plan with everything set takes a tenth of it. */
export const longestRequest = 64 * 1024;

/** Messages of a batch: clients of the present protocol send one. */
export const longestBatch = 10;

const local = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** Programs send no origin. A page of somebody else's may not call us through its visitors; tools on one's own machine may. */
export const isAllowedOrigin = (origin: string | null): boolean =>
  origin === null || origin === new URL(site.origin).origin || local.test(origin);

/** An error of JSON-RPC that belongs to no request. */
function refusal(status: number, code: number, message: string, headers: HeadersInit = {}) {
  const body = { jsonrpc: '2.0', error: { code, message }, id: null };
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** Lets an allowed page read the answer. */
function readable(response: Response, origin: string | null): Response {
  response.headers.set('Vary', 'Origin');
  response.headers.set('Cache-Control', 'no-store');
  if (origin !== null) {
    response.headers.set('Access-Control-Allow-Origin', origin);
    response.headers.set('Access-Control-Expose-Headers', 'Mcp-Protocol-Version, Retry-After');
  }
  return response;
}

const forbidden = () => refusal(403, -32000, 'Forbidden: this origin may not call the server');

/**
 * The messages of a request, each of which counts for its sender, whatever it asks: a tool without a limit of its own takes
 * milliseconds as well. Or why they are not answered.
 */
async function messagesOf(request: Request): Promise<{ readonly json: unknown } | Response> {
  const read = await readJson(request, longestRequest);
  if (read === 'too-large') return refusal(413, -32000, 'Request body too large');
  if (read === undefined) return refusal(400, -32700, 'Parse error: Invalid JSON');
  const count = Array.isArray(read.json) ? read.json.length : 1;
  if (count > longestBatch) {
    return refusal(400, -32600, `Invalid Request: a batch has at most ${longestBatch} messages`);
  }
  const seconds = await secondsToWait('assistant-call', request.headers, Math.max(1, count));
  if (seconds === 0) return read;
  return refusal(429, -32000, 'Busy: please try again later', { 'Retry-After': `${seconds}` });
}

/** A request of the Model Context Protocol, answered as JSON. `lang` in the address says the language of messages. */
export async function answerMcp(request: Request): Promise<Response> {
  const origin = request.headers.get('origin');
  if (!isAllowedOrigin(origin)) return forbidden();
  const { headers, signal } = request;
  const locale = localeFrom(new URL(request.url).searchParams.get('lang') ?? undefined);
  const messages = await messagesOf(request);
  if (messages instanceof Response) return readable(messages, origin);
  const server = mcpServer({ headers, signal, locale });
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
  });
  try {
    await server.connect(transport);
    return readable(await transport.handleRequest(request, { parsedBody: messages.json }), origin);
  } catch {
    log.error('operation', { operation: 'mcp', outcome: 'failed' });
    return readable(refusal(500, -32603, 'Internal error'), origin);
  } finally {
    await server.close();
  }
}

/** There is no stream to open and no session to end: what is asked is answered at once. */
export function refuseMethod(request: Request): Response {
  const origin = request.headers.get('origin');
  if (!isAllowedOrigin(origin)) return forbidden();
  const allow = { Allow: 'POST, OPTIONS' };
  return readable(refusal(405, -32000, 'Method not allowed: send POST', allow), origin);
}

/** Before a page of an allowed origin may send anything. */
export function answerPreflight(request: Request): Response {
  const origin = request.headers.get('origin');
  if (!isAllowedOrigin(origin)) return forbidden();
  const response = readable(new Response(null, { status: 204 }), origin);
  response.headers.set('Access-Control-Allow-Methods', 'POST, OPTIONS');
  response.headers.set(
    'Access-Control-Allow-Headers',
    'Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id, Last-Event-ID',
  );
  response.headers.set('Access-Control-Max-Age', '86400');
  return response;
}
