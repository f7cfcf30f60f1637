/*
 * `npm run bench -- pages`: measures the cost of a first visit on a phone and the load that the
 * server can handle, next to the targets. Builds and serves the site itself.
 *
 *   --runs 1           runs Lighthouse once per page instead of the median of five
 *   --against URL      a second site, e.g. an older checkout's `npm start`, measured alternately
 *   --url URL          a running site, instead of building one
 *   --page /terms      runs Lighthouse on this page only
 *   --only look,weight,load,ferries    some of the four sections
 *   --pid N            process of that site, for the CPU cost of searches (Linux)
 *
 * Other programs distort the times: run it while nothing else is running.
 */
import { parseArgs } from 'node:util';
import { main } from '../run/stop.mjs';
import { findChromium } from '../test/chromium.mjs';
import { ferryFigures } from './pages/ferry-figures.ts';
import { tableOf } from './pages/figures.ts';
import { loadFigures, lookFigures, weightFigures } from './pages/measure-site.ts';
import { serve } from './pages/serve.ts';

const pages = {
  Home: '/',
  Islands: '/islands',
  'An island': '/islands/naxos',
  'A guide': '/guides/naxos',
  Weather: '/weather',
  'A budget': '/budget-calculator',
  'A search': '/ferry-tickets-search?from=piraeus&to=naxos&date=2027-07-16',
};

await main(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '6' },
      against: { type: 'string' },
      url: { type: 'string' },
      page: { type: 'string' },
      only: { type: 'string', default: 'weight,look,load,ferries' },
      pid: { type: 'string' },
    },
  });
  const given = values.url && { url: values.url, pid: values.pid && Number(values.pid) };
  const { url, pid } = given || (await serve());
  const sites = { url, reference: values.against };
  const sections = new Set(values.only.split(','));
  if (sections.has('weight')) {
    console.log(`\n${tableOf('Documents', await weightFigures(sites))}`);
  }
  if (sections.has('look')) {
    const browser = findChromium();
    const asked = values.page ? [[values.page, values.page] as const] : Object.entries(pages);
    for (const [name, path] of asked) {
      const figures = await lookFigures(sites, path, Number(values.runs), browser);
      console.log(`\n${tableOf(`${name}, a phone`, figures)}`);
    }
  }
  if (sections.has('load')) {
    const figures = await loadFigures(sites, Number(values.seconds));
    console.log(`\n${tableOf('Requests per second, 16 connections', figures)}`);
  }
  if (sections.has('ferries')) {
    const figures = await ferryFigures(sites, pid || undefined);
    console.log(`\n${tableOf('Searches and plans, beside the issue', figures)}`);
  }
  process.exit(0);
});
