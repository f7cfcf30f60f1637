import { lastGood, notRequestedYet } from './source';

/** A service with responses controlled by the test, and with its own clock. */
function service() {
  const clock = { ms: 1_000_000 };
  const calls: { answer: (value: string) => void; fail: (reason: string) => void }[] = [];
  const told: (string | undefined)[] = [];
  const source = lastGood<string>({
    ask: () =>
      new Promise((answer, reject) => {
        calls.push({ answer, fail: (reason) => reject(new Error(reason)) });
      }),
    freshMs: 1000,
    retryMs: 200,
    keepMs: 10_000,
    now: () => clock.ms,
    tell: ({ fault }) => told.push(fault),
  });
  return { clock, calls, source, told };
}

const settled = () => new Promise((done) => setImmediate(done));

describe('the last good values', () => {
  it('are asked for once, however many read', async () => {
    const { calls, source } = service();
    expect([source.known(), source.known()]).toEqual([{}, {}]);
    expect(calls).toHaveLength(1);
    calls[0]?.answer('calm');
    await settled();
    expect(source.known()).toEqual({ values: 'calm', at: 1_000_000 });
    expect(calls).toHaveLength(1);
  });

  it('are given at once when they are old, while new ones are on their way', async () => {
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

  it('stay through a failure, which is said and tried again after a while', async () => {
    const { clock, calls, source, told } = service();
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
    expect(told).toEqual([undefined, 'answered 502', undefined]);
  });

  it('are forgotten when nobody should sail by them any more', async () => {
    const { clock, calls, source } = service();
    source.known();
    calls[0]?.answer('calm');
    await settled();
    clock.ms += 10_000;
    expect(source.known().values).toBeUndefined();
  });

  it('are waited for only where there are none, and not for long', async () => {
    const { calls, source } = service();
    const began = performance.now();
    expect(await source.knownWithin(30)).toEqual({});
    expect(performance.now() - began).toBeLessThan(1000);
    const waiting = source.knownWithin(5000);
    calls[0]?.answer('calm');
    expect((await waiting).values).toBe('calm');
  });

  it('are not waited for while a failure is fresh', async () => {
    const { calls, source } = service();
    source.known();
    calls[0]?.fail('not reachable');
    await settled();
    expect(await source.knownWithin(60_000)).toEqual({ fault: 'not reachable' });
    expect(calls).toHaveLength(1);
  });

  it('are asked for ever less often while the service fails, and as often as before once it is back', async () => {
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

describe('what an earlier process knew', () => {
  it('is shown until the service has said something, and no longer than its sense lasts', async () => {
    const { clock, calls, source, told } = service();
    source.restore('calm', clock.ms - 5000);
    expect(source.known()).toEqual({ values: 'calm', at: 995_000, fault: notRequestedYet });
    calls[0]?.fail('answered 502');
    await settled();
    expect(source.known()).toEqual({ values: 'calm', at: 995_000, fault: 'answered 502' });
    expect(told).toEqual(['answered 502']);
    clock.ms += 5000;
    expect(source.known().values).toBeUndefined();
  });

  it('is as good as new where it is fresh, and nobody is asked', () => {
    const { clock, calls, source } = service();
    source.restore('calm', clock.ms - 500);
    expect(source.known()).toEqual({ values: 'calm', at: 999_500 });
    expect(calls).toHaveLength(0);
  });

  it('is not put in place of what this one knows', async () => {
    const { clock, calls, source } = service();
    source.known();
    calls[0]?.answer('gale');
    await settled();
    source.restore('calm', clock.ms - 500);
    expect(source.known().values).toBe('gale');
  });

  it('does not keep a page from waiting for the first answer', async () => {
    const { clock, calls, source } = service();
    source.restore('calm', clock.ms - 5000);
    const waiting = source.knownWithin(5000);
    calls[0]?.answer('gale');
    expect(await waiting).toEqual({ values: 'gale', at: 1_000_000 });
  });
});
