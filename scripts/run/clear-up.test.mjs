import { execFileSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { clearUpWhenIdle } from './clear-up.mjs';

describe('clearUpWhenIdle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const started = () => {
    const [server, collect] = [new EventEmitter(), jest.fn()];
    clearUpWhenIdle(server, collect);
    const ask = (times) => {
      for (let count = 0; count < times; count += 1) server.emit('request');
    };
    return { ask, collect };
  };

  it('clears up once, when nobody has asked for ten seconds', () => {
    const { ask, collect } = started();
    ask(600);
    jest.advanceTimersByTime(9_000);
    ask(1);
    jest.advanceTimersByTime(9_000);
    expect(collect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(collect).toHaveBeenCalledTimes(1);
    ask(600);
    jest.advanceTimersByTime(10_000);
    expect(collect).toHaveBeenCalledTimes(2);
  });

  it('leaves a server alone that few have asked', () => {
    const { ask, collect } = started();
    for (let visit = 0; visit < 20; visit += 1) {
      ask(20);
      jest.advanceTimersByTime(10_000);
    }
    expect(collect).not.toHaveBeenCalled();
    ask(100);
    jest.advanceTimersByTime(10_000);
    expect(collect).toHaveBeenCalledTimes(1);
  });
});

it('gives memory back', () => {
  const code = `
    import { collectGarbage } from '${new URL('./clear-up.mjs', `file://${__filename}`).href}';
    let waste = Array.from({ length: 2e6 }, (_, number) => ({ number }));
    const before = process.memoryUsage().heapUsed;
    waste = undefined;
    collectGarbage();
    console.log(process.memoryUsage().heapUsed / before);
  `;
  const parameters = ['--input-type=module', '--eval', code];
  expect(Number(execFileSync(process.execPath, parameters, { encoding: 'utf8' }))).toBeLessThan(
    0.5,
  );
});
