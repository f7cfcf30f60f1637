import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { offlinePages } from '../../lib/platform/routes/offline-pages';
import { testSite } from '../../tools/test/test-settings.mjs';

/** Script of a version, named like those of a build; it writes its version on the document. */
export const scriptOf = (version: string) => `/_next/static/chunks/version-${version}.js`;

/**
 * A faulty service worker that the site may once have shipped: it always answers from the cache of
 * its installation, waits for its turn and never looks for updates.
 */
const stuckWorker = (version: string) => `
addEventListener('install', (event) => event.waitUntil(
  caches.open('compass-pages-0').then((cache) => cache.addAll(['/about', '${scriptOf(version)}']))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(
  caches.match(event.request).then((kept) => kept ?? fetch(event.request))));`;

/**
 * The site over several deployments: a server in front of it whose documents contain the current
 * version and its script, and nothing of any other version.
 */
export async function startVersions() {
  let version = 'one';
  let isStuck = false;
  const server = createServer(async (request, answer) => {
    const path = request.url ?? '/';
    if (isStuck && path === offlinePages.serviceWorker.path) {
      answer.setHeader('content-type', 'text/javascript');
      return answer.end(stuckWorker(version));
    }
    if (path.includes('/version-')) {
      answer.statusCode = path === scriptOf(version) ? 200 : 404;
      answer.setHeader('content-type', 'text/javascript');
      return answer.end(`document.documentElement.dataset.script = '${version}';`);
    }
    const { cookie, accept } = request.headers;
    const found = await fetch(`http://localhost:${testSite.port}${path}`, {
      method: request.method ?? 'GET',
      headers: { ...(cookie && { cookie }), ...(accept && { accept }) },
      redirect: 'manual',
    });
    answer.statusCode = found.status;
    for (const [name, value] of found.headers) {
      if (!/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name)) {
        answer.setHeader(name, value);
      }
    }
    const body = Buffer.from(await found.arrayBuffer());
    if (!found.headers.get('content-type')?.startsWith('text/html')) return answer.end(body);
    answer.end(
      body
        .toString()
        .replace('<html', `<html data-version="${version}"`)
        .replace('</head>', `<script src="${scriptOf(version)}" defer></script></head>`),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy(next: string, { stuck = false } = {}) {
      version = next;
      isStuck = stuck;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
