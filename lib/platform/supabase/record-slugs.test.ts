const backend = 'https://backend.example';

/** A process that has just begun, with a Data API that answers as `published` says. */
async function begin() {
  jest.resetModules();
  process.env.NEXT_PUBLIC_SUPABASE_URL = backend;
  process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY = 'key';
  const data = { published: new Set<string>(), isAway: false };
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (data.isAway) throw new TypeError('fetch failed');
    const slug = new URL(String(input)).searchParams.get('slug')?.replace('eq.', '') ?? '';
    return Response.json(data.published.has(slug) ? [{ slug }] : []);
  });
  const { recordState } = await import('./record-slugs');
  return { data, fetch, stateOf: (slug: string) => recordState('posts', slug) };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2027-06-01T00:00:00Z') });
  // The cache takes the very first millisecond of a process for no time at all.
  jest.advanceTimersByTime(1);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the state of a record', () => {
  it('requests one slug with the public key, and caches the result for a minute', async () => {
    const { data, fetch, stateOf } = await begin();
    data.published.add('naxos-by-bus');
    expect(await stateOf('naxos-by-bus')).toBe('known');
    jest.advanceTimersByTime(59_000);
    expect(await stateOf('naxos-by-bus')).toBe('known');
    expect(fetch).toHaveBeenCalledTimes(1);
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe(`${backend}/rest/v1/posts?select=slug&slug=eq.naxos-by-bus`);
    expect(init?.headers).toEqual({ apikey: 'key' });
  });

  it('notices a deletion within a minute, and a new record within seconds', async () => {
    const { data, stateOf } = await begin();
    data.published.add('old');
    expect([await stateOf('old'), await stateOf('new')]).toEqual(['known', 'missing']);
    data.published.delete('old');
    data.published.add('new');
    jest.advanceTimersByTime(5001);
    expect([await stateOf('old'), await stateOf('new')]).toEqual(['known', 'known']);
    jest.advanceTimersByTime(55_000);
    expect(await stateOf('old')).toBe('missing');
  });

  it('shares one request among concurrent callers', async () => {
    const { data, fetch, stateOf } = await begin();
    data.published.add('naxos-by-bus');
    const states = await Promise.all(Array.from({ length: 50 }, () => stateOf('naxos-by-bus')));
    expect(new Set(states)).toEqual(new Set(['known']));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('keeps the last known state during an outage', async () => {
    const { data, stateOf } = await begin();
    data.published.add('here');
    await stateOf('here');
    await stateOf('not-here');
    data.isAway = true;
    for (let hour = 0; hour < 48; hour += 1) {
      jest.advanceTimersByTime(3_600_000);
      expect([await stateOf('here'), await stateOf('not-here')]).toEqual(['known', 'missing']);
    }
    expect(await stateOf('never-asked')).toBe('unknown');
    data.isAway = false;
    data.published.add('never-asked');
    jest.advanceTimersByTime(5001);
    expect(await stateOf('never-asked')).toBe('known');
  });

  it('does not delay every page during an outage', async () => {
    const { data, fetch, stateOf } = await begin();
    data.isAway = true;
    for (const slug of ['a', 'b', 'c']) expect(await stateOf(slug)).toBe('unknown');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('does not pass floods of invented slugs to the backend', async () => {
    const { data, fetch, stateOf } = await begin();
    data.published.add('naxos-by-bus');
    await stateOf('naxos-by-bus');
    for (let index = 0; index < 6000; index += 1) await stateOf(`invented-${index}`);
    expect(fetch).toHaveBeenCalledTimes(100);
    expect(await stateOf('naxos-by-bus')).toBe('known');
    jest.advanceTimersByTime(1000);
    expect(await stateOf('invented-after')).toBe('missing');
  });
});
