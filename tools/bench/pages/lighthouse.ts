import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { firstFreePort } from '../../run/ports.mjs';
import { median } from './figures.ts';

export const kinds = [
  'Document',
  'Stylesheet',
  'Font',
  'Script',
  'Image',
  'Fetch',
  'Other',
] as const;
type Kind = (typeof kinds)[number];

/**
 * One Lighthouse run: scores from 0 to 100, times in milliseconds, and bytes transferred by the
 * first view.
 */
export interface Look {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly times: Readonly<Record<(typeof timings)[number], number>>;
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** Fetched by npx on first use: it and its 65 dependencies would slow down every `npm start`. */
const lighthouse = 'lighthouse@13.5.0';
const run = promisify(execFile);

/** Part of the report that is read here. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: NetworkItem[] } } | undefined
  >;
}

interface NetworkItem {
  url: string;
  resourceType?: string;
  transferSize?: number;
}

function bytesByKind(items: readonly NetworkItem[]): Record<Kind, number> {
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const { resourceType, transferSize = 0, url } of items) {
    const kind = url.endsWith('.svg') ? 'Image' : kinds.find((one) => one === resourceType);
    bytes[kind ?? 'Other'] += transferSize;
  }
  return bytes;
}

/**
 * Runs Lighthouse once with its defaults: a phone with simulated throttling. Uses a new browser, so
 * nothing is cached.
 */
export async function look(url: string, browserPath: string): Promise<Look> {
  const port = await firstFreePort(9322);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const { stdout } = await run(
      'npx',
      [
        '--yes',
        lighthouse,
        url,
        `--port=${port}`,
        '--output=json',
        '--quiet',
        `--only-categories=${categories.join(',')}`,
      ],
      { maxBuffer: 2 ** 26 },
    );
    const { audits, categories: scored, runtimeError }: Report = JSON.parse(stdout);
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const items = audits['network-requests']?.details?.items ?? [];
    const answered = items.filter(({ url: address }) => address.startsWith('http'));
    return {
      scores: pick(categories, (name) => Math.round((scored[name]?.score ?? 0) * 100)),
      times: pick(timings, (name) => audits[name]?.numericValue ?? Number.NaN),
      bytes: bytesByKind(answered),
      requests: answered.length,
    };
  } finally {
    await browser.close();
  }
}

function pick<Name extends string>(
  names: readonly Name[],
  value: (name: Name) => number,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number>;
}

/** Takes the median of each value separately. */
export function medianLook(looks: readonly Look[]): Look {
  return {
    scores: pick(categories, (name) => median(looks.map(({ scores }) => scores[name]))),
    times: pick(timings, (name) => median(looks.map(({ times }) => times[name]))),
    bytes: pick(kinds, (name) => median(looks.map(({ bytes }) => bytes[name]))),
    requests: median(looks.map(({ requests }) => requests)),
  };
}
