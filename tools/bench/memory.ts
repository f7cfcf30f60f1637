/*
 * `npm run bench -- memory`: measures the resident memory of one instance while it answers mixed
 * requests (pages in both languages and all encodings, navigation, searches, plans, data and
 * unknown addresses), and after a period at rest. Builds and serves the site itself. Linux only.
 *
 *   --requests 200000
 */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listedPaths } from '../../lib/platform/routes/listed.ts';
import { main } from '../run/stop.mjs';
import { serve } from './pages/serve.ts';

const connections = 16;
/** Upper limits in MB. */
const [mostBusy, mostAtRest] = [700, 500];
/** V8 gives memory back over minutes, not at once. */
const restSeconds = 300;

/** Resident memory of a process in MB. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const two = (value: number) => String(value).padStart(2, '0');
const ports = ['piraeus', 'naxos', 'paros', 'milos', 'ios', 'syros', 'tinos', 'amorgos'];
const encodings = ['br', 'gzip', 'identity'];

/** Request by number: nine in ten are pages, and every tenth has a unique query. */
function requestOf(number: number, paths: readonly string[]) {
  const prefix = number % 2 === 0 ? '' : '/el';
  const day = `2027-${two(4 + (number % 6))}-${two(1 + (number % 28))}`;
  const from = ports[number % ports.length];
  const to = ports[(number + 1 + (number % 7)) % ports.length];
  const own = [
    `${prefix}/ferry-tickets-search?from=${from}&to=${to}&date=${day}`,
    `/api/ferries/search?from=${from}&to=${to}&date=${day}`,
    `${prefix}/hotels?island=${from}&page=${number % 3}`,
    `${prefix}/search?q=${from}+${number % 50}`,
    `${prefix}/unknown-${number}`,
  ];
  const page = paths[number % paths.length] ?? '/';
  const path =
    number % 10 === 0
      ? own[(number / 10) % own.length]
      : page === '/'
        ? prefix || '/'
        : prefix + page;
  const headers: Record<string, string> = {
    'accept-language': 'en',
    'accept-encoding': encodings[number % 3] ?? 'br',
    // Avoids the rate limits, which are not part of the measurement.
    'x-forwarded-for': `203.0.${number % 200}.${(number >> 3) % 250}`,
  };
  if (number % 7 === 0) headers.rsc = '1';
  return { path: path ?? '/', headers };
}

await main(async () => {
  const { values } = parseArgs({ options: { requests: { type: 'string', default: '200000' } } });
  const all = Number(values.requests);
  const { url, pid } = await serve();
  if (pid === undefined) throw new Error('The site has no process to measure.');
  const paths = listedPaths;
  console.log(`At start                 ${memoryOf(pid).toFixed(0)} MB`);
  let next = 0;
  let most = 0;
  let failed = 0;
  const began = Date.now();
  async function client() {
    while (next < all) {
      const number = next;
      next += 1;
      const { path, headers } = requestOf(number, paths);
      const answer = await fetch(url + path, { headers, redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.status >= 500 && answer.status !== 503) failed += 1;
      if (number % 200 === 0) most = Math.max(most, memoryOf(pid ?? 0));
      if (number % 5_000 === 0) {
        const seconds = ((Date.now() - began) / 1000).toFixed(0);
        console.log(`${number} requests, ${seconds} s  ${memoryOf(pid ?? 0).toFixed(0)} MB`);
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, client));
  const busy = memoryOf(pid);
  const perSecond = all / ((Date.now() - began) / 1000);
  await wait(restSeconds * 1000);
  const atRest = memoryOf(pid);
  console.log(
    `After ${all} requests   ${busy.toFixed(0)} MB (target ≤ ${mostBusy}), at most ${most.toFixed(0)} MB`,
  );
  console.log(
    `At rest for ${restSeconds} s        ${atRest.toFixed(0)} MB (target ≤ ${mostAtRest})`,
  );
  console.log(`${perSecond.toFixed(0)} requests a second, ${failed} failed`);
  process.exit(busy <= mostBusy && atRest <= mostAtRest && failed === 0 ? 0 : 1);
});
