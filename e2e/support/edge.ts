import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localValues, prepareNginx } from '../../edge/template.mjs';
import { firstFreePort } from '../../tools/run/ports.mjs';
import { testBackend, testBackendUrl, testSite } from '../../tools/test/test-settings.mjs';
import { type OwnSite, startSite } from './own-site';

const secret = 'a-secret-for-tests';
const programs = ['nginx', 'redis-server'];

/** Debian programs that the edge needs and that are missing on this machine. */
export const missingPrograms = programs.filter((name) => spawnSync(name, ['-v']).error);

/** nginx in front of two instances of the site that share a Redis store. */
export interface Edge {
  readonly url: string;
  readonly instances: readonly OwnSite[];
  stop(): Promise<void>;
}

async function untilAnswering(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))) {
    await new Promise((later) => setTimeout(later, 50));
  }
}

function end(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  return ended;
}

/**
 * Starts all parts on free ports with the build and the backend of the tests; resolves when they
 * answer.
 */
export async function startEdge(): Promise<Edge> {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const from = testSite.port + 200;
  const redisPort = await firstFreePort(from);
  const inMemory = ['--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'];
  const redis = spawn('redis-server', ['--port', String(redisPort), ...inMemory], {
    stdio: 'ignore',
  });
  const port = await firstFreePort(redisPort + 1);
  const url = `http://localhost:${port}`;
  const settings = {
    SUPABASE_URL: testBackendUrl,
    SUPABASE_SECRET_KEY: testBackend.keys.EMBEDDED_SECRET_KEY,
    RATE_LIMIT_SALT: testBackend.keys.RATE_LIMIT_SALT,
    TRUSTED_PROXIES: '1',
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    EDGE_URL: url,
    EDGE_SECRET: secret,
    // Both serve the folder of one build, but keep regenerated pages in memory, as if on separate
    // machines.
    KEEP_PAGES_ON_DISK: 'false',
  };
  const instances: OwnSite[] = [];
  for (const name of ['one', 'two']) {
    instances.push(await startSite({ ...settings, DATA_DIR: path.join(folder, name) }));
  }
  const values = localValues({
    folder: path.join(folder, 'nginx'),
    secret,
    instances: instances.map((instance) => Number(new URL(instance.url).port)),
    port,
    assets: path.join(folder, 'assets'),
    release: 'tests',
    EDGE_WORKERS: '1',
    // The rate limits of the edge have their own tests.
    EDGE_UNLIMITED: '127.0.0.1/32',
  });
  const nginx = spawn('nginx', prepareNginx(values), { stdio: 'ignore' });
  await untilAnswering(`${url}/edge/health`);
  return {
    url,
    instances,
    async stop() {
      await Promise.all([end(nginx), end(redis), ...instances.map((instance) => instance.kill())]);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
