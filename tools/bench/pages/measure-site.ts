import { documentBudgetsKb, shellBudgetKb } from '../../test/document-budgets.mjs';
import { toolBudgetsKb } from '../heavy-answers.mjs';
import { chartOn, weigh } from './documents.ts';
import type { Figure, Target } from './figures.ts';
import { kinds, type Look, look, medianLook } from './lighthouse.ts';
import { requestsPerSecond } from './throughput.ts';

/** The measured site and the reference site. */
export interface Sites {
  readonly url: string;
  readonly reference?: string | undefined;
}

const both = ({ url, reference }: Sites) => (reference ? [url, reference] : [url]);
const inKb = (bytes: number) => bytes / 1024;

/** Runs Lighthouse on one page, alternating between both sites; returns the median of the runs. */
export async function lookFigures(sites: Sites, path: string, runs: number, browser: string) {
  const looks = both(sites).map((): Look[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, site] of both(sites).entries()) {
      looks[index]?.push(await look(new URL(path, site).href, browser));
    }
  }
  const [now, reference] = looks.map(medianLook);
  if (!now) throw new Error('No site to look at');
  const figure = (
    what: string,
    unit: Figure['unit'],
    read: (from: Look) => number,
    target?: Target,
  ): Figure => ({ what, unit, value: read(now), reference: reference && read(reference), target });
  return [
    figure('performance', '', ({ scores }) => scores.performance, { least: 98 }),
    figure('accessibility', '', ({ scores }) => scores.accessibility, { least: 100 }),
    figure('best practices', '', ({ scores }) => scores['best-practices'], { least: 100 }),
    figure('SEO', '', ({ scores }) => scores.seo, { least: 100 }),
    figure('FCP', 's', ({ times }) => times['first-contentful-paint'] / 1000),
    figure('LCP', 's', ({ times }) => times['largest-contentful-paint'] / 1000, { most: 2 }),
    figure('TBT', 'ms', ({ times }) => times['total-blocking-time']),
    figure('CLS', '', ({ times }) => times['cumulative-layout-shift'], { most: 0.1 }),
    figure('transferred', 'KB', ({ bytes }) => inKb(sum(Object.values(bytes))), { most: 280 }),
    ...kinds.map((kind) =>
      figure(`  ${kind.toLowerCase()}`, 'KB', ({ bytes }) => inKb(bytes[kind])),
    ),
    figure('requests', '', ({ requests }) => requests),
  ];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Sizes of documents, and the share of the shell that every page has. */
export async function weightFigures(sites: Sites): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [path, { en: budget }] of Object.entries(documentBudgetsKb)) {
    const [now, reference] = await Promise.all(
      both(sites).map((site) => weigh(new URL(path, site).href)),
    );
    if (!now) continue;
    figures.push(
      { what: `${path} raw`, unit: 'KB', value: inKb(now.raw), reference: kb(reference?.raw) },
      {
        what: `${path} gzip`,
        unit: 'KB',
        value: inKb(now.gzip),
        reference: kb(reference?.gzip),
        target: { most: budget },
      },
    );
    if (path !== '/terms') continue;
    figures.push({
      what: 'of that the frame of every page, raw',
      unit: 'KB',
      value: inKb(now.shell),
      reference: kb(reference?.shell),
      target: { most: shellBudgetKb },
    });
  }
  for (const [path, most] of Object.entries(toolBudgetsKb)) {
    for (const prefix of ['', '/el']) {
      const [now, reference] = await Promise.all(
        both(sites).map((site) => weigh(new URL(prefix + path, site).href)),
      );
      if (!now) continue;
      figures.push({
        what: `${prefix}${path.split('?')[0]}${path.includes('?') ? '?…' : ''}, gzip`,
        unit: 'KB',
        value: inKb(now.gzip),
        reference: kb(reference?.gzip),
        target: { most },
      });
    }
  }
  return figures;
}

const kb = (bytes: number | undefined) => (bytes === undefined ? undefined : inKb(bytes));

/**
 * Pages must answer twice as often as before: as the reference site, or else as in the first
 * measurement.
 */
const loads: readonly { path: string; gzip?: boolean; target?: Target }[] = [
  { path: '/about', target: { times: 2, orLeast: 700 } },
  { path: '/about', gzip: true, target: { times: 2, orLeast: 480 } },
  { path: '/islands/naxos', target: { times: 2, orLeast: 600 } },
  { path: '/islands/naxos', gzip: true, target: { times: 2, orLeast: 360 } },
  { path: '/trip-planner-legacy', target: { times: 2, orLeast: 54 } },
  { path: '/en/about' },
  { path: '/robots.txt' },
];

/** Requests per second at 16 connections, alternating between both sites. */
export async function loadFigures(sites: Sites, seconds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const ask = async (what: string, address: (site: string) => string, options = {}) => {
    const rates: number[] = [];
    for (const site of both(sites)) {
      rates.push(await requestsPerSecond(address(site), { seconds, ...options }));
    }
    return { what, unit: '/s' as const, value: rates[0] ?? Number.NaN, reference: rates[1] };
  };
  for (const { path, gzip = false, target } of loads) {
    const what = `${path}${gzip ? ', gzip' : path === '/en/about' ? ', a redirect' : ''}`;
    figures.push({ ...(await ask(what, (site) => new URL(path, site).href, { gzip })), target });
  }
  const charts = new Map(
    await Promise.all(
      both(sites).map(
        async (site): Promise<[string, string]> => [
          site,
          await chartOn(new URL('/islands/naxos', site).href),
        ],
      ),
    ),
  );
  figures.push(await ask('a chart', (site) => charts.get(site) ?? site));
  return figures;
}
