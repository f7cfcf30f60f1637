import { lastGood, notRequestedYet } from './source';

/** A service with responses controlled by the test, and with its own clock. */
function service() {
  const clock = { ms: 1_000_000 };
  const calls: { answer: (value: string) => void; fail: (reason: string) => void }[] = [];
  const faults: (string | undefined)[] = [];
  const source = lastGood<string>({
    ask: () =>
      new Promise((answer, reject) => {
        calls.push({ answer, fail: (reason) => reject(new Error(reason)) });
      }),
    freshMs: 1000,
    retryMs: 200,
    keepMs: 10_000,
    now: () => clock.ms,
    tell: ({ fault }) => faults.push(fault),
  });
  return { clock, calls, source, faults };
}

const settled = () => new Promise((done) => setImmediate(done));

describe('the last good values', () => {
  it('are requested once, however many readers there are', async () => {
    const { calls, source } = service();
    expect([source.known(), source.known()]).toEqual([{}, {}]);
    expect(calls).toHaveLength(1);
    calls[0]?.answer('calm');
    await settled();
    expect(source.known()).toEqual({ values: 'calm', at: 1_000_000 });
    expect(calls).toHaveLength(1);
  });

  it('are returned at once when stale, while new ones are loading', async () => {
    const { clock, calls, source } = service();
    source.known();
    calls[0]?.answer('calm');
    await settled();
    clock.ms += 1000;
    expect(source.known().values).toBe('calm');
    expect(calls).toHaveLength(2);
    calls[1]?.answer('gale');
    await settled();
    expect(source.known()).toEqual({ values: 'gale', at: 1_001_000 });
  });

  it('survive a failure, which is logged and retried after a while', async () => {
    const { clock, calls, source, faults } = service();
    source.known();
    calls[0]?.answer('calm');
    await settled();
    clock.ms += 1000;
    source.known();
    calls[1]?.fail('answered 502');
    await settled();
    expect(source.known()).toEqual({ values: 'calm', at: 1_000_000, fault: 'answered 502' });
    expect(calls).toHaveLength(2);
    clock.ms += 200;
    source.known();
    calls[2]?.answer('breeze');
    await settled();
    expect(source.known()).toEqual({ values: 'breeze', at: 1_001_200 });
    expect(faults).toEqual([undefined, 'answered 502', undefined]);
  });

  it('expire when they are too old to rely on', async () => {
    const { clock, calls, source } = service();
    source.known();
    calls[0]?.answer('calm');
    await settled();
    clock.ms += 10_000;
    expect(source.known().values).toBeUndefined();
  });

  it('are awaited only if there are none, and not for long', async () => {
    const { calls, source } = service();
    const began = performance.now();
    expect(await source.knownWithin(30)).toEqual({});
    expect(performance.now() - began).toBeLessThan(1000);
    const waiting = source.knownWithin(5000);
    calls[0]?.answer('calm');
    expect((await waiting).values).toBe('calm');
  });

  it('are not awaited right after a failure', async () => {
    const { calls, source } = service();
    source.known();
    calls[0]?.fail('not reachable');
    await settled();
    expect(await source.knownWithin(60_000)).toEqual({ fault: 'not reachable' });
    expect(calls).toHaveLength(1);
  });

  it('are requested at growing intervals while the service fails, and normally after recovery', async () => {
    const { clock, calls, source } = service();
    const failsAfter = async (ms: number) => {
      clock.ms += ms - 1;
      source.known();
      const before = calls.length;
      clock.ms += 1;
      source.known();
      expect(calls).toHaveLength(before + 1);
      calls.at(-1)?.fail('answered 429');
      await settled();
    };
    source.known();
    calls[0]?.fail('answered 429');
    await settled();
    // Twice as long each time, but no longer than values are fresh.
    for (const ms of [200, 400, 800, 1000, 1000]) await failsAfter(ms);
    clock.ms += 1000;
    source.known();
    calls.at(-1)?.answer('calm');
    await settled();
    await failsAfter(1000);
    await failsAfter(200);
  });
});

describe('values of an earlier process', () => {
  it('are shown until the service responds, and no longer than they are valid', async () => {
    const { clock, calls, source, faults } = service();
    source.restore('calm', clock.ms - 5000);
    expect(source.known()).toEqual({ values: 'calm', at: 995_000, fault: notRequestedYet });
    calls[0]?.fail('answered 502');
    await settled();
    expect(source.known()).toEqual({ values: 'calm', at: 995_000, fault: 'answered 502' });
    expect(faults).toEqual(['answered 502']);
    clock.ms += 5000;
    expect(source.known().values).toBeUndefined();
  });

  it('are used if fresh, without a request', () => {
    const { clock, calls, source } = service();
    source.restore('calm', clock.ms - 500);
    expect(source.known()).toEqual({ values: 'calm', at: 999_500 });
    expect(calls).toHaveLength(0);
  });

  it('do not replace newer values', async () => {
    const { clock, calls, source } = service();
    source.known();
    calls[0]?.answer('gale');
    await settled();
    source.restore('calm', clock.ms - 500);
    expect(source.known().values).toBe('gale');
  });

  it('do not prevent waiting for the first response', async () => {
    const { clock, calls, source } = service();
    source.restore('calm', clock.ms - 5000);
    const waiting = source.knownWithin(5000);
    calls[0]?.answer('gale');
    expect(await waiting).toEqual({ values: 'gale', at: 1_000_000 });
  });
});
