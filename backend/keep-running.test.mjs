import { EventEmitter } from 'node:events';
import { keepRunning } from './keep-running.mjs';

/** Servers that exit when a test says so; the next `failing` starts fail. */
function servers() {
  const world = { started: [], said: [], failing: 0, isOver: false };
  const start = async () => {
    if (world.failing > 0) {
      world.failing -= 1;
      throw new Error('No port');
    }
    const child = new EventEmitter();
    world.started.push(child);
    return child;
  };
  const options = {
    name: 'It',
    pauseMs: 1,
    stop: async (child) => child.emit('exit', null, 'SIGTERM'),
    isOver: () => world.isOver,
    say: (what) => world.said.push(what),
  };
  const until = async (count) => {
    for (let turn = 0; turn < 400 && world.started.length < count; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return world.started.length;
  };
  return { world, start, options, until };
}

it('restarts a killed server every time', async () => {
  const { world, start, options, until } = servers();
  await keepRunning(start, options);
  world.started[0].emit('exit', null, 'SIGKILL');
  expect(await until(2)).toBe(2);
  expect(world.said).toEqual([
    'It stopped unexpectedly (SIGKILL): starting it again',
    'It is back',
  ]);
  world.failing = 2;
  world.started[1].emit('exit', 1, null);
  expect(await until(3)).toBe(3);
  expect(world.said.filter((what) => what === 'It does not start: No port')).toHaveLength(2);
});

it('does not restart a server that was stopped or is shutting down', async () => {
  for (const isEnd of [false, true]) {
    const { world, start, options } = servers();
    const running = await keepRunning(start, options);
    world.isOver = isEnd;
    if (isEnd) world.started[0].emit('exit', 0, null);
    else await running.stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([world.started.length, world.said]).toEqual([1, []]);
  }
});

it('reports a server that never starts', async () => {
  const { world, start, options } = servers();
  world.failing = 1;
  await expect(keepRunning(start, options)).rejects.toThrow('No port');
});

it('stops restarting a server that exits too often, and reports it', async () => {
  const { world, start, options, until } = servers();
  const running = await keepRunning(start, { ...options, deaths: 3 });
  world.started[0].emit('exit', null, 'SIGKILL');
  await until(2);
  world.failing = 1;
  world.started[1].emit('exit', 1, null);
  await expect(running.ended).rejects.toThrow(
    'It does not start. It ended 3 times within a minute and is left alone.',
  );
  expect(world.started).toHaveLength(2);
});
