import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../tools/run/bootstrap.mjs';
import { releaseOf } from '../tools/run/build.mjs';
import { firstFreePort, isFree } from '../tools/run/ports.mjs';
import { finish, isEnding, launch } from '../tools/run/processes.mjs';
import { build, maxRestarts, open, prepareBackend } from '../tools/run/site.mjs';
import { Stop } from '../tools/run/stop.mjs';
import { edgeKeys, startStore } from './parts.mjs';
import { localValues, prepareNginx } from './template.mjs';

const isInstalled = (command) => !spawnSync(command, ['--version']).error;

/**
 * Starts the embedded backend, two instances of the site, their shared store, and nginx in front of
 * them. EDGE_PORT is the port of nginx (8080), PORT that of the first instance (3000). Throws a
 * Stop if a program is missing.
 *
 * @param {Record<string, string>} given environment variables
 */
export async function startEdge(given) {
  if (!isInstalled('nginx')) {
    throw new Stop('nginx is not installed. On Debian: apt-get install nginx');
  }
  const port = Number(given.EDGE_PORT ?? 8080);
  if (!(await isFree(port))) {
    throw new Stop(`Port ${port} is in use: choose another one, as in EDGE_PORT=${port + 1}`);
  }
  const url = `http://localhost:${port}`;
  const folder = path.join(path.resolve(root, given.DATA_DIR ?? '.data'), 'edge');
  const cacheFolder = path.join(folder, 'nginx');
  const assets = path.join(folder, 'assets');
  const common = {
    NEXT_PUBLIC_SITE_URL: url,
    EDGE_URL: url,
    ...edgeKeys(folder),
    ...given,
    TRUSTED_PROXIES: '1',
  };
  const prepared = await prepareBackend({ NEXT_DEPLOYMENT_ID: releaseOf(common), ...common });
  const store = given.REDIS_URL ? { url: given.REDIS_URL } : await startStore(isInstalled);

  /** Builds a release and starts its instances beside the running ones. */
  async function startInstances(changes) {
    const settings = { ...prepared.settings, ...changes };
    const dist = path.join(root, settings.NEXT_DIST_DIR ?? '.next');
    await build({ folder: prepared.folder, settings });
    // Files of earlier releases stay next to those of this one: their pages may still be open in a
    // browser.
    cpSync(path.join(dist, 'static'), path.join(assets, '_next', 'static'), { recursive: true });
    const instances = [];
    for (const name of ['web-1', 'web-2']) {
      const at = await firstFreePort(Number(given.PORT ?? 3000), 'localhost');
      const address = { host: 'localhost', port: at, url: `http://localhost:${at}` };
      const own = { ...settings, DATA_DIR: path.join(folder, name) };
      if (store.url) own.REDIS_URL = store.url;
      const site = await open('start', address, { settings: own }, maxRestarts);
      instances.push({ port: at, site });
    }
    const release = readFileSync(path.join(dist, 'fingerprint.txt'), 'utf8').slice(0, 16);
    return { instances, release };
  }

  const parametersOfNginx = ({ instances, release }) =>
    prepareNginx(
      localValues({
        folder: cacheFolder,
        secret: common.EDGE_SECRET,
        instances: instances.map((instance) => instance.port),
        port,
        assets,
        // A new build has its own pages: copies cached from the previous release no longer match.
        release,
        ...(given.EDGE_UNLIMITED && { EDGE_UNLIMITED: given.EDGE_UNLIMITED }),
      }),
    );

  mkdirSync(assets, { recursive: true });
  let current = await startInstances({});
  const nginx = launch('nginx', parametersOfNginx(current), {});
  const nginxEnded = finish(nginx).then((code) => {
    // We ended it ourselves: anything waiting on this ends with the process.
    if (isEnding()) return new Promise(() => {});
    throw new Stop(`nginx ended with code ${code}.`);
  });
  await Promise.race([answers(`${url}/api/health`), nginxEnded]);
  return {
    url,
    port,
    cacheFolder,
    backendUrl: prepared.settings.SUPABASE_URL ?? prepared.settings.NEXT_PUBLIC_SUPABASE_URL,
    /** Current process ids; undefined for parts that were not started here. */
    pids: () => ({
      backend: prepared.backend?.pid,
      store: store.pid,
      instances: current.instances.map(({ site }) => site.pid),
    }),
    /** Rejects when a part has ended and cannot be restarted. */
    ended: Promise.race([nginxEnded, ...current.instances.map(({ site }) => site.ended)]),
    /**
     * Replaces the release as docs/operations.md describes: starts new instances, switches nginx,
     * then stops the old ones.
     *
     * @param {Record<string, string>} changes changed variables
     */
    async release(changes) {
      const old = current;
      current = await startInstances(changes);
      parametersOfNginx(current);
      nginx.kill('SIGHUP');
      await Promise.all(old.instances.map(({ site }) => site.stop()));
    },
  };
}

/** Resolves as soon as an address answers, whatever the status. */
async function answers(address) {
  const asked = () => fetch(address, { signal: AbortSignal.timeout(2000) });
  while (
    !(await asked().then(
      () => true,
      () => false,
    ))
  ) {
    await wait(50);
  }
}
