import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import compression from 'compression';
import next from 'next';
import { assetsFolder } from './built-assets.mjs';
import { clearUpWhenIdle } from './clear-up.mjs';
import { believeOwnWord, nameSender } from './client-address.mjs';
import { closePrototypes } from './closed-prototypes.mjs';
import {
  contentPolicy,
  guardingDocuments,
  scriptOfEveryPage,
  transportSecurity,
} from './content-policy.mjs';
import { watchForFailure } from './failed-documents.mjs';
import { inTurn } from './heavy-requests.mjs';
import { holdable } from './held-answers.mjs';
import { KeptPages } from './kept-pages.mjs';
import { keepCompiledCode, leaveLimitsToThreads } from './memory.mjs';
import { endWithLauncher } from './parent.mjs';
import { prepareAhead } from './prepare-ahead.mjs';
import { forgetOwnWords, refuse, sendRefusal } from './refused-requests.mjs';
import { RepeatedAnswers } from './repeated-answers.mjs';
import { sendingAssets } from './sent-assets.mjs';
import { afterForm } from './unmeasured-forms.mjs';
import { answerUnreadable } from './unreadable-requests.mjs';
import { forVisitor } from './visitors.mjs';

/*
 * The site as `next start` serves it, from the same build, but what never changes is compressed once (ADR 32):
 * files by the build, prerendered pages when they are first asked for. What is made for one request is
 * compressed as it goes.
 */
const { values } = parseArgs({
  options: { hostname: { type: 'string' }, port: { type: 'string' } },
});
leaveLimitsToThreads();
keepCompiledCode();
endWithLauncher();
const { hostname } = values;
const port = Number(values.port);
const origin = `http://${hostname ?? 'localhost'}:${port}`;
const dir = process.cwd();

const trustedProxies = believeOwnWord(process.env);
const app = next({ dev: false, dir, hostname, port });
await app.prepare();
closePrototypes();

const handle = app.getRequestHandler();
const compress = compression();
const policy = contentPolicy(process.env);
const pages = new KeptPages(policy);
const repeated = new RepeatedAnswers(policy);
const dist = path.join(dir, process.env.NEXT_DIST_DIR || '.next');
const guard = guardingDocuments({
  policy,
  everywhere: scriptOfEveryPage(dist),
  transport: transportSecurity(process.env),
});
const sendAsset = sendingAssets(assetsFolder(dist));

const server = createServer((request, response) => {
  if (sendAsset(request, response)) return;
  nameSender(request, trustedProxies);
  forgetOwnWords(request);
  guard(request, response);
  if (refuse(request, response, origin)) return;
  const answer = () =>
    compress(request, response, () => {
      repeated.watch(request, response);
      pages.watch(request, response);
      watchForFailure(request, response, origin);
      holdable(request, response, origin);
      forVisitor(response, () => handle(request, response));
    });
  const takeTurn = () => inTurn(request, response, origin, answer);
  afterForm(request, takeTurn, () => sendRefusal(request, response, origin, { status: 413 }));
});
server.on('clientError', answerUnreadable);
clearUpWhenIdle(server);
server.listen(port, hostname, () => prepareAhead(origin));

/** Lets what is under way end, then ends. */
function finish() {
  server.close(() => app.close().finally(() => process.exit(0)));
  server.closeIdleConnections();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, finish);
