import { execFileSync } from 'node:child_process';
import { allocatorVariables, nodeOptions } from './memory.mjs';

/** The limit of the heap of the process and of a thread of it that is given 320 MB, in MB. */
const script = `
  import v8 from 'node:v8';
  import { Worker } from 'node:worker_threads';
  import { leaveLimitsToThreads } from '${new URL('./memory.mjs', `file://${__filename}`).href}';
  leaveLimitsToThreads();
  const own = v8.getHeapStatistics().heap_size_limit;
  const code = "const { parentPort } = require('node:worker_threads'); parentPort.postMessage(require('node:v8').getHeapStatistics().heap_size_limit)";
  const worker = new Worker(code, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 32 } });
  worker.on('message', (thread) => console.log(JSON.stringify([own, thread].map((bytes) => bytes / 1048576))));
`;

const limitsWith = (own) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: nodeOptions(own) },
    }),
  );

it('limits the server and leaves a thread its own limit', () => {
  const [own, thread] = limitsWith();
  expect(own).toBeGreaterThan(1000);
  expect(own).toBeLessThan(1200);
  expect(thread).toBeLessThan(400);
});

it('lets whoever starts the server say otherwise', () => {
  expect(limitsWith('--max-old-space-size=2048')[0]).toBeGreaterThan(2000);
});

it('lets them say how the C library takes memory as well', () => {
  expect(allocatorVariables({})).toEqual({ MALLOC_ARENA_MAX: '2' });
  expect(allocatorVariables({ MALLOC_ARENA_MAX: '8' })).toEqual({ MALLOC_ARENA_MAX: '8' });
});

/** Bytes of compiled functions that have not run since the memory was cleared up many times, in parts of what they were. */
const compiledLeft = (before) => {
  const code = `
    import v8 from 'node:v8';
    import { setTimeout as wait } from 'node:timers/promises';
    import { keepCompiledCode } from '${new URL('./memory.mjs', `file://${__filename}`).href}';
    ${before}
    const names = Array.from({ length: 500 }, (_, number) => 'f' + number);
    const bodies = names.map((name) => 'function ' + name + '(a) { return a.map((b) => b + "' + name + '"); }');
    const functions = new Function(bodies.join('') + 'return [' + names + ']')();
    for (const each of functions) each([1]);
    const bytes = () => v8.getHeapCodeStatistics().bytecode_and_metadata_size;
    const waste = () => new Float64Array(9e6);
    for (let times = 0; times < 2; times += 1) await wait(1, waste());
    const all = bytes();
    for (let times = 0; times < 20; times += 1) await wait(1, waste());
    console.log(JSON.stringify({ left: bytes() / all, kept: functions.length }));
  `;
  const parameters = ['--input-type=module', '--eval', code];
  return JSON.parse(execFileSync(process.execPath, parameters, { encoding: 'utf8' })).left;
};

it('keeps compiled code that has not run for a while, which Node throws away', () => {
  expect(compiledLeft('')).toBeLessThan(0.5);
  expect(compiledLeft('keepCompiledCode();')).toBeGreaterThan(0.9);
});
