/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { keepRunning } from './keep-running.mjs';
import { watchAnswers } from './watch-answers.mjs';

const server = `
  const server = require('node:http').createServer((request, response) => response.end('here'));
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;
const quick = { pauseMs: 20, deadlineMs: 200, misses: 3 };
const started = [];

/** Starts a server in its own process and watches it; a hung one is killed. */
async function start() {
  const child = spawn(process.execPath, ['--eval', server], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [port] = await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${Number(port)}`;
  const seen = { child, url, answers: 0 };
  const ask = async (signal) => {
    await fetch(url, { signal });
    seen.answers += 1;
  };
  watchAnswers(child, ask, () => child.kill('SIGKILL'), quick);
  started.push(seen);
  return child;
}

afterAll(() => {
  for (const { child } of started) child.kill('SIGKILL');
});

it('detects a hanging process, which is then restarted', async () => {
  const back = Promise.withResolvers();
  const running = await keepRunning(start, {
    name: 'It',
    pauseMs: 1,
    stop: async (child) => child.kill('SIGKILL'),
    isOver: () => false,
    say: (what) => what === 'It is back' && back.resolve(),
  });
  const [first] = started;
  first.child.kill('SIGSTOP');
  await back.promise;
  expect(first.child.signalCode).toBe('SIGKILL');
  expect(running.child).not.toBe(first.child);
  const answer = await fetch(started[1].url);
  expect(await answer.text()).toBe('here');
  await running.stop();
});

it('tolerates two missed answers in a row', async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  const reports = [];
  let questions = 0;
  const ask = (signal) => {
    questions += 1;
    if (questions === 9) child.kill('SIGKILL');
    if (questions % 3 === 0) return Promise.resolve();
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
  };
  watchAnswers(child, ask, () => reports.push('hang'), { pauseMs: 1, deadlineMs: 5, misses: 3 });
  await once(child, 'exit');
  expect(reports).toEqual([]);
});
