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
/** Keys of this instance that no answer may hold. */
export const secretKeys = [keys.EMBEDDED_SECRET_KEY, keys.EMBEDDED_JWT_SECRET];
export const jwtSecret = keys.EMBEDDED_JWT_SECRET;
export const publicKey = keys.EMBEDDED_PUBLISHABLE_KEY;
export const secretKey = keys.EMBEDDED_SECRET_KEY;
export const buildFolder = path.join(root, testSite.distDir);

export interface Instance {
  readonly site: Destination;
  readonly backend: Destination;
  /** What the built pages call their own origin: it was chosen when they were built. */
  readonly builtOrigin: string;
  /** Process of the site; undefined of one that is not ours alone. */
  readonly pid: number | undefined;
  readonly folder: string;
}

const backendAt = (port: number): Destination => ({
  at: '127.0.0.1',
  port,
  host: `127.0.0.1:${port}`,
});

/** What the browser tests have running. */
export const runningInstance = (): Instance => ({
  site: { at: 'localhost', port: testSite.port, host: `localhost:${testSite.port}` },
  backend: backendAt(testBackend.port),
  builtOrigin: testSite.url,
  pid: undefined,
  folder: path.join(root, testBackend.folder),
});

/**
 * The build of the tests, made first where it is missing, with a backend of its own that nobody has used, in a folder
 * that goes with it. It believes no proxy, as after plain `npm start`.
 *
 * @param asBuilt takes the build that is there, whatever it was made from
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
    // Part of the build, and the same for all tests, so that one build serves them.
    NEXT_PUBLIC_SUPABASE_URL: testBackendUrl,
    NEXT_PUBLIC_SITE_URL: testSite.url,
    NEXT_DIST_DIR: testSite.distDir,
    SUPABASE_URL: backend.url,
  };
  const logFile = path.join(folder, 'build.log');
  if (!asBuilt) await ensureBuild({ distDir: testSite.distDir, settings: built, logFile });
  // Senders of this machine have addresses of IPv4.
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
