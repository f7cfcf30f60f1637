import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../run/bootstrap.mjs';
import { firstFreePort } from '../../run/ports.mjs';
import { testBackend, testSite } from '../../test/test-settings.mjs';
import { type KillTarget, type Running, watched } from './process.ts';

/** A separate build folder, inside the project because Next requires that. */
const distDir = '.next-kills';
/** Covers everything from the first start to the middle of the build. */
const longestMs = 60_000;
const longestStartMs = 15 * 60_000;

async function untilAnswering(url: string) {
  const deadline = Date.now() + longestStartMs;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(300);
  }
  throw new Error('it did not answer');
}

async function startSite(folder: string): Promise<Running> {
  const port = await firstFreePort(testSite.port + 70, 'localhost');
  const url = `http://localhost:${port}`;
  const child: ChildProcess = spawn(process.execPath, [path.join('scripts', 'start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      ...{ PORT: String(port), BACKEND_PORT: String(testBackend.port + 70), LOG_LEVEL: 'silent' },
      ...{ DATA_DIR: folder, NEXT_DIST_DIR: distDir },
      // As if npm had not started it, because it would exit with npm.
      npm_lifecycle_event: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return watched(child, { url, folder }, () => untilAnswering(url));
}

/** Checks pages with content from the build and from the database, and everything they load. */
async function faultsOf(url: string): Promise<string[]> {
  const faults = [];
  for (const page of ['/', '/el/islands/naxos', '/blog', '/hotels']) {
    const answer = await fetch(url + page);
    const text = await answer.text();
    const assets = text.match(/\/_next\/static\/[^"'\\ )]+/g) ?? [];
    if (!answer.ok || assets.length === 0) faults.push(`${page}: ${answer.status}`);
    for (const asset of new Set(assets)) {
      const { status } = await fetch(url + asset);
      if (status !== 200) faults.push(`${page} loads ${asset}: ${status}`);
    }
  }
  return faults;
}

async function killedBefore(folder: string, ms: number, target: KillTarget): Promise<string[]> {
  const running = await startSite(folder);
  const outcome = await Promise.race([
    wait(ms, undefined),
    running.ready.then(
      () => undefined,
      (error: Error) => error.message,
    ),
  ]);
  running.kill(target);
  await running.ended;
  return outcome ? [outcome] : [];
}

/**
 * Restarted on what is left, it serves everything; then only the process that answers is killed.
 */
async function startedWhole(folder: string): Promise<string[]> {
  const running = await startSite(folder);
  await running.ready;
  const faults = await faultsOf(running.url);
  if (running.kill({ named: 'server/index.mjs' }) === 0) faults.push('nothing was killed');
  const output = await running.ended;
  if (!output.includes('The site stopped unexpectedly')) faults.push(`its last words: ${output}`);
  return faults;
}

/**
 * Kills a first `npm start` three times, each on what the previous one left, and then twice only
 * the site, which must have served everything before.
 *
 * @param moments times of the kills, in thousandths of `longestMs`
 */
export async function* killsOfSite(home: string, moments: readonly number[]) {
  const folder = path.join(home, 'site');
  const removeBuild = () =>
    rmSync(path.join(root, distDir), { recursive: true, force: true, maxRetries: 3 });
  removeBuild();
  process.on('exit', removeBuild);
  for (const [index, moment] of moments.entries()) {
    const target = index % 2 === 0 ? 'launcher' : 'all';
    const ms = Math.round((moment / 1000) * longestMs);
    const faults = await killedBefore(folder, ms, target);
    yield { what: `first start of the site, ${ms} ms, ${target}`, faults };
  }
  for (const what of ['the next start, then the site alone is killed', 'and once more']) {
    const faults = await startedWhole(folder).catch((error: Error) => [error.message]);
    yield { what, faults };
  }
}
