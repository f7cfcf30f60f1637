/*
 * `npm run bench -- crowd`: measures the response time of a ready page while 14 plans of 24
 * islands, 20 exports of the largest possible trip and 50 editors load the site, each from its own
 * addresses. Uses a separate instance with the build of the tests, and creates that build if it is
 * missing.
 *
 *   --seconds 40   duration of the load
 *   --as-built     uses the existing build, whatever it was made from
 *   --without plans,exports,editors    leaves out some of the three
 *
 * Other programs distort the times: run it while nothing else is running.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startInstance } from '../hostile/instance.ts';
import { main } from '../run/stop.mjs';
import { askingWhile } from './beside/asking.ts';
import { crowd } from './crowd/crowd.ts';
import { editors, exporters, planners } from './crowd/members.ts';
import { type BenchRow, tableOf, timingOf } from './measure.ts';

const pages = ['/', '/islands/naxos', '/el', '/guides/naxos'];
/** Upper limit of the 99th percentile of page times under load, in milliseconds. */
const target = 300;
const quietSeconds = 10;

await main(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '40' },
      'as-built': { type: 'boolean', default: false },
      without: { type: 'string', default: '' },
    },
  });
  const without = new Set(values.without.split(','));
  const instance = await startInstance(values['as-built']);
  const members = [
    ...(without.has('plans') ? [] : planners(instance, 14)),
    ...(without.has('exports') ? [] : await exporters(instance, 20)),
    ...(without.has('editors') ? [] : await editors(instance, 50)),
  ];
  const site = `http://${instance.site.host}`;
  const quiet = await askingWhile(site, pages, () => wait(quietSeconds * 1000));
  let fared: Awaited<ReturnType<typeof crowd>> = new Map();
  const beside = await askingWhile(site, pages, async () => {
    fared = await crowd(members, Number(values.seconds));
  });

  const rows = pages.flatMap((page): BenchRow[] => [
    { what: `${page}, quiet`, timing: timingOf(quiet.times[page] ?? []) },
    {
      what: `${page}, beside the crowd`,
      timing: timingOf(beside.times[page] ?? []),
      target,
      note: `${beside.times[page]?.length ?? 0} asked`,
    },
  ]);
  const groups = [...fared].map(([what, { timing, done, toldToWait, faults }]) => ({
    what,
    timing,
    note: `${done} done, ${toldToWait} told when to come back, ${faults.length} failed`,
  }));
  console.log(tableOf('Pages that are ready', [...rows, ...groups]));
  const faults = [
    ...quiet.faults,
    ...beside.faults,
    ...[...fared.values()].flatMap((one) => one.faults),
  ];
  for (const fault of new Set(faults)) console.log(`FAILED ${fault}`);
  const isSlow = rows.some((row) => row.target !== undefined && !(row.timing.p99 <= row.target));
  process.exit(isSlow || faults.length > 0 ? 1 : 0);
});
