import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend } from '../../backend/backend.mjs';
import { root } from '../run/bootstrap.mjs';
import { ensureBuild } from '../run/build.mjs';
import { firstFreePort } from '../run/ports.mjs';
import { open } from '../run/site.mjs';
import { freshDatabases } from '../test/test-database.mjs';
import { deadBackendUrl, testBackend, testBackendUrl, testSite } from '../test/test-settings.mjs';
import type { Destination } from './send.ts';

const { keys } = testBackend;
/** Keys of this instance that no response may contain. */
export const secretKeys = [keys.EMBEDDED_SECRET_KEY, keys.EMBEDDED_JWT_SECRET];
export const jwtSecret = keys.EMBEDDED_JWT_SECRET;
export const publicKey = keys.EMBEDDED_PUBLISHABLE_KEY;
export const secretKey = keys.EMBEDDED_SECRET_KEY;
export const buildFolder = path.join(root, testSite.distDir);

export interface Instance {
  readonly site: Destination;
  readonly backend: Destination;
  /** Origin in the built pages, which was set when they were built. */
  readonly builtOrigin: string;
  /** Process of the site; undefined for an instance shared with others. */
  readonly pid: number | undefined;
  readonly folder: string;
}

const backendAt = (port: number): Destination => ({
  at: '127.0.0.1',
  port,
  host: `127.0.0.1:${port}`,
});

/** The running instance of the browser tests. */
export const runningInstance = (): Instance => ({
  site: { at: 'localhost', port: testSite.port, host: `localhost:${testSite.port}` },
  backend: backendAt(testBackend.port),
  builtOrigin: testSite.url,
  pid: undefined,
  folder: path.join(root, testBackend.folder),
});

/**
 * Starts the build of the tests, created first if it is missing, with a new backend in a temporary
 * folder. It trusts no proxy, as after plain `npm start`.
 *
 * @param asBuilt uses the existing build, whatever it was made from
 */
export async function startInstance(asBuilt: boolean): Promise<Instance> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  await freshDatabases([folder]);
  const [backendPort, sitePort] = [
    await firstFreePort(testBackend.port + 80),
    await firstFreePort(testSite.port + 80, 'localhost'),
  ];
  const url = `http://localhost:${sitePort}`;
  const backend = await startBackend({
    folder,
    port: backendPort,
    portIsFixed: true,
    keys,
    siteUrl: url,
    databaseUrl: undefined,
  });
  const built = {
    ...backend.variables,
    // Part of the build and the same for all tests, so that they share one build.
    NEXT_PUBLIC_SUPABASE_URL: testBackendUrl,
    NEXT_PUBLIC_SITE_URL: testSite.url,
    NEXT_DIST_DIR: testSite.distDir,
    SUPABASE_URL: backend.url,
  };
  const logFile = path.join(folder, 'build.log');
  if (!asBuilt) await ensureBuild({ distDir: testSite.distDir, settings: built, logFile });
  // The senders on this machine have IPv4 addresses.
  process.env.NODE_OPTIONS =
    `${process.env.NODE_OPTIONS ?? ''} --dns-result-order=ipv4first`.trim();
  const { pid, ended } = await open(
    'start',
    { host: 'localhost', port: sitePort, url },
    {
      settings: {
        ...built,
        DATA_DIR: folder,
        OPEN_METEO_URL: deadBackendUrl,
        OPEN_METEO_MARINE_URL: deadBackendUrl,
        LOG_LEVEL: 'silent',
        TRUSTED_PROXIES: '0',
        SHOW_GALLERY: 'true',
      },
    },
  );
  ended.catch((failure: unknown) => {
    console.error(failure);
    process.exit(1);
  });
  return {
    site: { at: '127.0.0.1', port: sitePort, host: `localhost:${sitePort}` },
    backend: backendAt(Number(new URL(backend.url).port)),
    builtOrigin: testSite.url,
    pid,
    folder,
  };
}
