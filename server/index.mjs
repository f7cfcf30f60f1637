import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import compression from 'compression';
import next from 'next';
import { contentPolicy, transportSecurity } from '../lib/foundation/http/content-policy.ts';
import { identifySender, trustedProxiesOf } from '../lib/foundation/http/identify-sender.ts';
import { endWithLauncher } from '../tools/run/parent.mjs';
import { DocumentResponse } from './document-response.mjs';
import { heavyRequestQueue } from './heavy-requests.mjs';
import { refuse } from './refusals.mjs';
import { statusPages } from './status-pages.mjs';

/* The production server: Next's documented custom server, with the steps described in README.md. */
const { values } = parseArgs({
  options: { hostname: { type: 'string' }, port: { type: 'string' } },
});
endWithLauncher();
const [hostname, port, dir] = [values.hostname, Number(values.port), process.cwd()];
const trustedProxies = trustedProxiesOf(process.env);
const app = next({ dev: false, dir, hostname, port });
await app.prepare();
const handle = app.getRequestHandler();

const policy = contentPolicy(process.env);
const dist = path.join(dir, process.env.NEXT_DIST_DIR || '.next');
const site = { policy, statusPage: statusPages(dist, policy) };
const transport = transportSecurity(process.env);
const queueHeavyRequest = heavyRequestQueue();
const shared = process.env.REDIS_URL
  ? (await import('../lib/foundation/instances/follow.ts')).followChanges({
      revalidateUrl: `http://${hostname === '0.0.0.0' ? 'localhost' : hostname}:${port}/api/revalidate`,
      secretKey: process.env.SUPABASE_SECRET_KEY,
    })
  : { within: (_request, answer) => answer(), stop: async () => {} };
/** Skips documents: `DocumentResponse` compresses them whole. */
const compress = compression({
  filter: (request, response) =>
    !/^text\/html/.test(response.getHeader('Content-Type')) &&
    compression.filter(request, response),
});

const metrics = process.env.METRICS_PORT
  ? (await import('../lib/foundation/metrics.ts')).serveMetrics(process.env, queueHeavyRequest.load)
  : undefined;

/**
 * Turns HEAD for a page into GET: only the rendered page tells whether it is an error, and Next renders none for HEAD.
 * Node leaves out the body, as it read the method before.
 */
function askForDocument(request) {
  if (request.method === 'HEAD' && !/^\/(?:api|_next|og)\//.test(request.url))
    request.method = 'GET';
}

const server = createServer({ ServerResponse: DocumentResponse }, (request, response) => {
  metrics?.count(request, response);
  identifySender(request, trustedProxies);
  if (transport) response.setHeader('Strict-Transport-Security', transport);
  if (refuse(request, response, site.statusPage)) return;
  const answer = () => {
    response.site = site;
    askForDocument(request);
    compress(request, response, () => shared.within(request, () => handle(request, response)));
  };
  queueHeavyRequest(request, response, site.statusPage, answer);
});
server.listen(port, hostname);

/** Lets requests under way finish, then exits. */
function finish() {
  server.close(() =>
    Promise.allSettled([app.close(), shared.stop()]).finally(() => process.exit(0)),
  );
  server.closeIdleConnections();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, finish);
