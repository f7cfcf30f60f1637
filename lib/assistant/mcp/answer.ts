import 'server-only';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { localeFrom } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { site } from '@/lib/site';
import { mcpServer } from './server';

/** Bytes of a request: a plan with everything set takes a tenth of it. */
export const longestRequest = 64 * 1024;

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

/** A request of the Model Context Protocol, answered as JSON. `lang` in the address says the language of messages. */
export async function answerMcp(request: Request): Promise<Response> {
  const origin = request.headers.get('origin');
  if (!isAllowedOrigin(origin)) return forbidden();
  const { headers, signal } = request;
  const locale = localeFrom(new URL(request.url).searchParams.get('lang') ?? undefined);
  const server = mcpServer({ headers, signal, locale });
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: longestRequest,
  });
  try {
    await server.connect(transport);
    return readable(await transport.handleRequest(request), origin);
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
