import 'server-only';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { secondsToWait } from '@/lib/foundation/http/compute-limit';
import { readJson } from '@/lib/foundation/http/read-body';
import { localeFrom } from '@/lib/foundation/i18n/locales';
import { log } from '@/lib/foundation/log';
import { site } from '@/lib/foundation/site';
import { mcpServer } from './server';

/** Maximum bytes of a request. A plan with every parameter set takes a tenth of it. */
export const longestRequest = 64 * 1024;

/** Maximum messages in a batch. Clients of the current protocol send one. */
export const longestBatch = 10;

const local = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Programs send no origin. Pages of other sites may not call through their visitors; tools on
 * localhost may.
 */
export const isAllowedOrigin = (origin: string | null): boolean =>
  origin === null || origin === new URL(site.origin).origin || local.test(origin);

/** JSON-RPC error without a request id. */
function refusal(status: number, code: number, message: string, headers: HeadersInit = {}) {
  const body = { jsonrpc: '2.0', error: { code, message }, id: null };
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** Adds the CORS headers that let an allowed page read the response. */
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
 * Reads the messages of a request, or returns an error response. Every message counts towards the
 * sender's rate limit, because tools without a limit of their own take milliseconds too.
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

/**
 * Answers a Model Context Protocol request as JSON. The parameter `lang` sets the language of
 * messages.
 */
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

/** Rejects other methods: there are no streams to open and no sessions to end. */
export function refuseMethod(request: Request): Response {
  const origin = request.headers.get('origin');
  if (!isAllowedOrigin(origin)) return forbidden();
  const allow = { Allow: 'POST, OPTIONS' };
  return readable(refusal(405, -32000, 'Method not allowed: send POST', allow), origin);
}

/** Answers a CORS preflight request from an allowed origin. */
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
