import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { makeMetrics } from '@/lib/foundation/metrics';
import { oncePerProcess } from '@/lib/foundation/once-per-process';

/*
 * A dashboard or an alert that queries a metric by a wrong name stays empty forever, and nobody
 * notices.
 */
const folder = path.join(__dirname, '..', 'docs', 'operations');
const read = (name) => readFileSync(path.join(folder, name), 'utf8');
const dashboard = JSON.parse(read('dashboard.json'));
const [{ rules }] = parse(read('alerts.yaml')).groups;

const noLoad = () => ({ waiting: 0, running: 0 });

/** Names of all metrics, those of a histogram with their suffixes. */
async function namesOfFigures() {
  Object.assign(
    oncePerProcess('readings', () => ({})),
    {
      backendAway: () => false,
      timetableAge: () => 1,
      timetableDaysLeft: () => 1,
      plansWaiting: () => 0,
      plansRunning: () => 0,
    },
  );
  const figures = await makeMetrics(noLoad).registry.getMetricsAsJSON();
  return new Set(
    figures.flatMap(({ name, type }) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
}

/** Names of the metrics that an expression queries, without its label matchers. */
const askedBy = (expression) =>
  expression
    .replace(/\{[^}]*\}/g, '')
    .match(/\b(?:site|process|nodejs)_\w+|\bup\b/g)
    ?.filter((name) => name !== 'up') ?? [];

const ofDashboard = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const ofAlerts = rules.map(({ expr }) => expr);

it('uses only existing metrics', async () => {
  const known = await namesOfFigures();
  const unknown = [...ofDashboard, ...ofAlerts].flatMap(askedBy).filter((name) => !known.has(name));
  expect(unknown).toEqual([]);
});

it('shows every metric of the site', async () => {
  const shown = new Set(ofDashboard.flatMap(askedBy));
  const own = [...(await namesOfFigures())].filter((name) => name.startsWith('site_'));
  // The sum of a histogram only serves averages, which hide slow responses.
  expect(own.filter((name) => !shown.has(name) && !name.endsWith('_sum'))).toEqual([]);
});

it('has an expression for every panel, and five alerts with instructions', () => {
  for (const expression of [...ofDashboard, ...ofAlerts]) {
    expect([expression, /\b(?:site|process|nodejs)_\w+|\bup\b/.test(expression)]).toEqual([
      expression,
      true,
    ]);
  }
  expect(rules.map(({ alert }) => alert)).toHaveLength(5);
  for (const { annotations } of rules) expect(annotations.action).toMatch(/^\w.{20,}/);
});
