import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerBudgetKb, heavyCrossings } from '../heavy-answers.mjs';
import { heavyPages, inOtherWords, spreadSearches } from './ferry-pages.ts';
import type { Figure } from './figures.ts';
import type { Sites } from './measure-site.ts';

/** Figures of the site before its result pages became lighter: one process at 1.3 cores. */
const atFirst = { cpuMs: 250, perSecond: 9, mb: 780 };
const connections = 8;
/** An idle server collects garbage after ten seconds. */
const restSeconds = 13;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

let asked = 0;

/**
 * Size of one gzipped document in bytes. Each request has its own sender, because the rate limit is
 * not part of the measurement.
 */
function documentBytes(url: string): Promise<number> {
  asked += 1;
  const sender = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = { 'accept-encoding': 'gzip', 'accept-language': 'en', 'x-forwarded-for': sender };
  get(url, { agent, headers }, (answer) => {
    let bytes = 0;
    answer.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    answer.on('end', () => {
      if (answer.statusCode === 200) resolve(bytes);
      else reject(new Error(`${url} answered ${answer.statusCode}`));
    });
  }).on('error', reject);
  return promise;
}

/** Requests all addresses over several connections. */
async function askAll(urls: readonly string[]): Promise<void> {
  const waiting = urls.values();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const url of waiting) await documentBytes(url);
    }),
  );
}

/**
 * CPU time of all threads of a process in milliseconds; Linux reports it in hundredths of a second.
 */
function usedMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Responses per second for all addresses over the connections. */
async function perSecond(site: string, paths: readonly string[]): Promise<number> {
  const began = performance.now();
  await askAll(paths.map((path) => new URL(path, site).href));
  return (paths.length * 1000) / (performance.now() - began);
}

/**
 * Sizes of searches and plans, and the throughput and CPU cost of searches. Throughput is compared
 * with a reference site on this machine if there is one, and otherwise with the figures of the
 * issue from another machine.
 */
export async function ferryFigures(sites: Sites, pid: number | undefined): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, path] of heavyPages) {
    const bytes = await documentBytes(new URL(path, sites.url).href);
    const value = bytes / 1024;
    figures.push({
      what,
      value,
      unit: 'KB',
      target: { most: answerBudgetKb(path) },
    });
  }
  return [...figures, ...(await throughputFigures(sites, pid))];
}

/**
 * Searches per second that the process handles, the CPU time of one, and the memory that it keeps
 * afterwards.
 */
async function throughputFigures({ url: site, reference }: Sites, pid: number | undefined) {
  const figures: Figure[] = [];
  const searches = spreadSearches(2000);
  const heaviest = heavyCrossings.flatMap((path) => inOtherWords(path, 10));
  // Adds a unique parameter, because a result that was just sent is not computed again.
  const warmUp = searches.slice(0, 200).map((path) => `${path}&turn=0`);
  await perSecond(site, warmUp);
  if (pid !== undefined) {
    const before = usedMs(pid);
    await perSecond(site, heaviest);
    figures.push({
      what: `processor for one of the ${heavyCrossings.length} heaviest`,
      value: (usedMs(pid) - before) / heaviest.length,
      reference: atFirst.cpuMs,
      unit: 'ms',
      target: { most: 60 },
    });
  }
  const loads: Record<string, readonly string[]> = {
    'one search again and again': Array<string>(1000).fill(`${heavyCrossings[0]}`),
    'that search, each in other words': inOtherWords(`${heavyCrossings[0]}`, 500),
    'searches, each another': searches,
  };
  // The reference comes first, so that ours is busy until its memory is measured. An old site is
  // slow, so a tenth of the requests is enough.
  const ofReference = new Map<string, number>();
  if (reference) {
    await perSecond(reference, warmUp);
    for (const [what, paths] of Object.entries(loads)) {
      ofReference.set(what, await perSecond(reference, paths.slice(0, paths.length / 10)));
    }
    await perSecond(site, warmUp);
  }
  for (const [what, paths] of Object.entries(loads)) {
    const before = pid === undefined ? 0 : usedMs(pid);
    figures.push({
      what: `${what}, ${connections} connections`,
      value: await perSecond(site, paths),
      reference: ofReference.get(what) ?? atFirst.perSecond,
      unit: '/s',
      target: { times: 6, orLeast: 6 * atFirst.perSecond },
    });
    if (pid === undefined) continue;
    figures.push({
      what: '  processor for one of them',
      value: (usedMs(pid) - before) / paths.length,
      reference: atFirst.cpuMs,
      unit: 'ms',
      target: { most: 60 },
    });
  }
  if (pid !== undefined) {
    const memory = (when: string): Figure => ({
      what: `memory ${when}`,
      value: residentMb(pid),
      reference: atFirst.mb,
      unit: 'MB',
      target: { most: 600 },
    });
    figures.push(memory(`after ${searches.length} searches`));
    await wait(restSeconds * 1000);
    figures.push(memory(`${restSeconds} seconds later`));
  }
  return figures;
}
