import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerBudgetKb, heavyCrossings } from '../../../scripts/run/heavy-answers.mjs';
import { heavyPages, spreadSearches } from './ferry-pages.ts';
import type { Figure } from './figures.ts';

/** What the site answered when lighter result pages were asked for: the heaviest page, and one process at 1.3 cores. */
const atFirst = { kb: 789, cpuMs: 250, perSecond: 9, mb: 780 };
const connections = 8;
/** A server that nobody asks clears up after ten seconds. */
const restSeconds = 13;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

let asked = 0;

/** One document, as bytes. Each request from an address of its own: the limit per sender is not what is measured. */
function documentBytes(url: string): Promise<number> {
  asked += 1;
  const sender = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = { 'accept-language': 'en', 'x-forwarded-for': sender };
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

/** Asks for all addresses over so many connections. */
async function askAll(urls: readonly string[]): Promise<void> {
  const waiting = urls.values();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const url of waiting) await documentBytes(url);
    }),
  );
}

/** Milliseconds of processor that a process has used, all its threads; Linux alone says it in hundredths. */
function usedMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** What searches and plans weigh, what each takes of the processor, and how many a second the process bears. */
export async function ferryFigures(site: string, pid: number | undefined): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, path] of heavyPages) {
    const bytes = await documentBytes(new URL(path, site).href);
    const value = bytes / 1024;
    figures.push({
      what,
      value,
      reference: atFirst.kb,
      unit: 'KB',
      target: { most: answerBudgetKb },
    });
  }
  const searches = spreadSearches(2000).map((path) => new URL(path, site).href);
  // Each in words of its own: what somebody was just answered is not made again.
  const heaviest = heavyCrossings.flatMap((path) =>
    Array.from({ length: 10 }, (_, turn) => `${new URL(path, site).href}&turn=${turn}`),
  );
  await askAll(searches.slice(0, 200));
  if (pid !== undefined) {
    const before = usedMs(pid);
    await askAll(heaviest);
    figures.push({
      what: `processor for one of the ${heavyCrossings.length} heaviest`,
      value: (usedMs(pid) - before) / heaviest.length,
      reference: atFirst.cpuMs,
      unit: 'ms',
      target: { most: 60 },
    });
  }
  const perSecond = (what: string, urls: readonly string[], began: number): Figure => ({
    what: `${what}, ${connections} connections`,
    value: (urls.length * 1000) / (performance.now() - began),
    reference: atFirst.perSecond,
    unit: '/s',
    target: { least: 6 * atFirst.perSecond },
  });
  const same: string[] = Array(1000).fill(heaviest[0]);
  const beganSame = performance.now();
  await askAll(same);
  figures.push(perSecond('one search again and again', same, beganSame));
  const [began, used] = [performance.now(), pid === undefined ? 0 : usedMs(pid)];
  await askAll(searches);
  figures.push(perSecond('searches, each another', searches, began));
  if (pid !== undefined) {
    figures.push(
      {
        what: 'processor for any search',
        value: (usedMs(pid) - used) / searches.length,
        reference: atFirst.cpuMs,
        unit: 'ms',
        target: { most: 60 },
      },
      {
        what: `memory after ${searches.length} searches`,
        value: residentMb(pid),
        reference: atFirst.mb,
        unit: 'MB',
        target: { most: 600 },
      },
    );
    await wait(restSeconds * 1000);
    figures.push({
      what: `memory ${restSeconds} seconds later`,
      value: residentMb(pid),
      reference: atFirst.mb,
      unit: 'MB',
      target: { most: 600 },
    });
  }
  return figures;
}
