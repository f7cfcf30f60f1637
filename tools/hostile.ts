/*
 * `npm run check -- hostile`: sends hostile input to every address and service, on a temporary instance
 * of its own. It only needs the build of the tests, which it creates if it is missing.
 *
 *   --count 20000     number of inputs
 *   --seed N          repeats the inputs of an earlier run; every run prints its seed
 *   --from N          number of the first input, to split a long run
 *   --only N,M        only these inputs, as printed with a fault
 *   --as-built        uses the existing build, whatever it was made from
 *   --pause 20        seconds of rest before memory is measured, but for the last time
 *   --running         uses the running instance of the browser tests, which others use as well:
 *                     does not judge time, memory and other people's data
 */
import { randomInt } from 'node:crypto';
import { homedir } from 'node:os';
import { parseArgs } from 'node:util';
import { furnish, ownMark } from './hostile/belongings.ts';
import { type Outcome, pour } from './hostile/flood.ts';
import { inputsOf } from './hostile/inputs.ts';
import {
  buildFolder,
  jwtSecret,
  runningInstance,
  secretKeys,
  startInstance,
} from './hostile/instance.ts';
import { restingMb } from './hostile/memory.ts';
import { join, type Person } from './hostile/people.ts';
import { backendFaults, summary } from './hostile/report.ts';
import { rob } from './hostile/robbery.ts';
import { send, senderOf } from './hostile/send.ts';
import { handOver } from './hostile/shared-trip.ts';
import { findTargets } from './hostile/targets.ts';
import { root } from './run/bootstrap.mjs';
import { main } from './run/stop.mjs';

/** Number of inputs after which another member signs in. */
const membership = 250;
/** Number of inputs between measurements of memory. */
const stretch = 5000;
/** Upper limits of memory in MB: after each stretch, and at rest at the end. */
const mostMemory = { busy: 700, atRest: 500 };
/** V8 gives memory back over minutes, not at once. */
const restSeconds = 300;
/** Upper limit of a response time. */
const slowMs = 2000;

await main(async () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      from: { type: 'string', default: '0' },
      only: { type: 'string' },
      'as-built': { type: 'boolean', default: false },
      pause: { type: 'string', default: '20' },
      running: { type: 'boolean', default: false },
    },
  });
  const [seed, count, from] = [Number(values.seed), Number(values.count), Number(values.from)];
  const only = values.only?.split(',').map(Number);
  const isShared = values.running;
  const instance = isShared ? runningInstance() : await startInstance(values['as-built']);
  const { site, backend } = instance;
  const backendUrl = `http://${backend.host}`;

  const members = new Map<number, Promise<Person>>();
  const memberOf = (index: number) => {
    const term = Math.floor(index / membership);
    const known = members.get(term);
    if (known) return known;
    const joining = join(backendUrl, `member-${term}`).then(async (member) => {
      await handOver(backendUrl, member);
      return member;
    });
    members.set(term, joining);
    return joining;
  };
  const victim = await join(backendUrl, 'victim');
  await furnish(backendUrl, victim);

  const visitor = await join(backendUrl, 'visitor');
  await handOver(backendUrl, visitor);
  const targets = await findTargets(buildFolder, backendUrl, async (path, isMember) => {
    const headers: Record<string, string> = isMember ? { cookie: visitor.cookie } : {};
    const asked = { family: '', to: 'site', method: 'GET', path, headers, as: 'nobody' } as const;
    return (await send(asked, site, {}, senderOf(0))).body;
  });
  const { pages, machines, forms, actions, tables, functions } = targets;
  console.log(
    `Seed ${seed}: ${pages.length} pages, ${machines.length} routes, ${forms.length} forms, ${actions.length} actions, ${tables.length} tables, ${functions.length} functions`,
  );

  const flood = {
    inputOf: inputsOf(targets, seed),
    ...{ site, backend, memberOf },
    slowMs: isShared ? Number.POSITIVE_INFINITY : slowMs,
    measure: {
      origins: [instance.builtOrigin],
      origin: '',
      secrets: [...secretKeys, root.replace(/\/$/, ''), instance.folder, ownMark, `${homedir()}/`],
    },
  };
  const outcomes: Outcome[] = [];
  const began = performance.now();
  const piecesOf = (indexes: number[]) =>
    Array.from({ length: Math.ceil(indexes.length / stretch) }, (_, piece) =>
      indexes.slice(piece * stretch, (piece + 1) * stretch),
    );
  const pieces = piecesOf(only ?? Array.from({ length: count }, (_, step) => from + step));
  const memory: (number | undefined)[] = [];
  for (const indexes of pieces) {
    outcomes.push(await pour({ ...flood, indexes }));
    if (!only) memory.push(await restingMb(instance.pid, Number(values.pause)));
  }
  const floodSeconds = (performance.now() - began) / 1000;
  const atRest = only ? undefined : await restingMb(instance.pid, restSeconds, mostMemory.atRest);
  const robbery =
    only || isShared
      ? { faults: [], tries: 0 }
      : await rob({ backend: backendUrl, tables, functions, jwtSecret }, victim).catch((error) => ({
          faults: [String(error)],
          tries: 0,
        }));
  const isFine = summary({ seed, outcomes, floodSeconds, memory, atRest, mostMemory, robbery });
  if (!isFine && !isShared) console.log(backendFaults(instance.folder));
  process.exit(isFine ? 0 : 1);
});
