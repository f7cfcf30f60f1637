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
