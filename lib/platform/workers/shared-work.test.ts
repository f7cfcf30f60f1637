import { sharedWork } from './shared-work';

/** Work that ends when the test says so, and how often it was begun. */
function work() {
  const begun: { signal: AbortSignal; end: (answer: string) => void }[] = [];
  const begin = (signal: AbortSignal) =>
    new Promise<string>((end) => {
      begun.push({ signal, end });
    });
  return { begun, begin };
}

describe('work shared by several callers', () => {
  it('is done once for concurrent callers, and again afterwards', async () => {
    const { begun, begin } = work();
    const share = sharedWork<string>();
    const both = Promise.all([share('a', begin), share('a', begin)]);
    share('b', begin);
    expect(begun).toHaveLength(2);
    begun[0]?.end('plan');
    expect(await both).toEqual(['plan', 'plan']);
    share('a', begin);
    expect(begun).toHaveLength(3);
  });

  it('is aborted only when the last caller has left', () => {
    const { begun, begin } = work();
    const share = sharedWork<string>();
    const [one, other] = [new AbortController(), new AbortController()];
    share('a', begin, one.signal);
    share('a', begin, other.signal);
    one.abort();
    expect(begun[0]?.signal.aborted).toBe(false);
    other.abort();
    expect(begun[0]?.signal.aborted).toBe(true);
    // Not the one that is being stopped.
    share('a', begin);
    expect(begun).toHaveLength(2);
  });

  it('can be repeated after a failure', async () => {
    const share = sharedWork<string>();
    await expect(share('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await share('a', async () => 'there')).toBe('there');
  });
});
