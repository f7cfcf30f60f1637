import { setTimeout as wait } from 'node:timers/promises';

/**
 * A public page, the Accept-Language of its visitor, and the expected language: undefined for a
 * redirect to Greek.
 */
interface Visit {
  readonly path: string;
  readonly acceptLanguage: string;
  readonly language: 'en' | 'el' | undefined;
}

export interface Seen {
  readonly pages: number;
  readonly assets: number;
  readonly slowestMs: number;
  /** Number of occurrences of each fault. */
  readonly faults: ReadonlyMap<string, number>;
}

export interface Crowd {
  readonly count: number;
  readonly pauseMs: number;
  readonly signal: AbortSignal;
  /** Name of the current disturbance, for the report. */
  during(): string;
}

const [english, greek] = ['en-GB,en;q=0.9', 'el-GR,el;q=0.9'];
const assetIn = /\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g;

const visitsOf = (paths: readonly string[]): Visit[] =>
  paths.flatMap((path): Visit[] => [
    { path, acceptLanguage: english, language: 'en' },
    { path: path === '/' ? '/el' : `/el${path}`, acceptLanguage: english, language: 'el' },
    { path, acceptLanguage: greek, language: undefined },
  ]);

/** Endless, shuffled sequence, reproducible by seed. */
function* mixed<T>(all: readonly T[], seed: number): Generator<T> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const one = all[(state >> 8) % all.length];
    if (one !== undefined) yield one;
  }
}

/**
 * Lets visitors read public pages until the signal aborts, and checks each page, its language and
 * every asset that it names. Fetches all named assets once more at the end.
 */
export async function visit(url: string, paths: readonly string[], crowd: Crowd): Promise<Seen> {
  const faults = new Map<string, number>();
  const assets = new Set<string>();
  let pages = 0;
  let slowestMs = 0;
  const note = (fault: string) => {
    const line = `${crowd.during()}: ${fault}`;
    faults.set(line, (faults.get(line) ?? 0) + 1);
  };

  async function fetchAsset(asset: string) {
    const answer = await fetch(url + asset);
    await answer.arrayBuffer();
    if (!answer.ok) note(`${asset} is missing (${answer.status})`);
  }

  async function read({ path, acceptLanguage, language }: Visit) {
    const began = performance.now();
    const headers = { 'accept-language': acceptLanguage, accept: 'text/html' };
    const answer = await fetch(url + path, { headers, redirect: 'manual' });
    const body = await answer.text();
    pages += 1;
    slowestMs = Math.max(slowestMs, performance.now() - began);
    if (answer.status >= 400) return note(`${path} answered ${answer.status}`);
    if (language === undefined) {
      const to = new URL(answer.headers.get('location') ?? '', url).pathname;
      if (!to.startsWith('/el')) note(`${path} did not lead to Greek (${answer.status})`);
      return;
    }
    // A build with a deployment id writes that attribute before the language.
    const [, written] = /<html[^>]*\slang="([^"]*)"/.exec(body) ?? [];
    if (written !== language) note(`${path} is not in ${language}`);
    if (!body.trimEnd().endsWith('</html>')) note(`${path} broke off`);
    for (const [asset] of body.matchAll(assetIn)) {
      if (assets.has(asset)) continue;
      assets.add(asset);
      await fetchAsset(asset);
    }
  }

  async function visitor(seed: number) {
    for (const one of mixed(visitsOf(paths), seed)) {
      if (crowd.signal.aborted) return;
      await read(one).catch((error: unknown) => note(`${one.path}: ${String(error)}`));
      await wait(crowd.pauseMs);
    }
  }

  await Promise.all(Array.from({ length: crowd.count }, (_, index) => visitor(index + 1)));
  for (const asset of assets) await fetchAsset(asset);
  return { pages, assets: assets.size, slowestMs, faults };
}
