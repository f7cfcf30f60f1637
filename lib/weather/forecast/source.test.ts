import { lastGood } from './source';

/** A service whose answers the test gives, and a clock of its own. */
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
});
