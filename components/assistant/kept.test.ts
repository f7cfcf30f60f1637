import type { KeptConversation } from './kept';

const conversation = (id: string, text: string): KeptConversation => ({
  id,
  usesBuiltIn: false,
  messages: [{ id: '1', role: 'user', parts: [{ type: 'text', text } as { type: string }] }],
});

/** Storage and locks of one browser, shared by its tabs. */
function browser() {
  const items: Record<string, string> = {};
  const storage = Object.create({
    getItem: (name: string) => items[name] ?? null,
    setItem(name: string, value: string) {
      items[name] = value;
      storage[name] = value;
    },
    removeItem(name: string) {
      delete items[name];
      delete storage[name];
    },
  });
  const held = new Set<string>();
  const locks = {
    async request(
      name: string,
      { signal }: { signal?: AbortSignal },
      run: (lock: object | null) => unknown,
    ) {
      while (signal && held.has(name)) {
        signal.throwIfAborted();
        await new Promise((done) => setTimeout(done, 5));
      }
      if (held.has(name)) return run(null);
      held.add(name);
      return run({ name });
    },
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  return held;
}

/** The module as a tab loads it. */
async function tab(): Promise<typeof import('./kept')> {
  jest.resetModules();
  return import('./kept');
}

it('gives each tab a conversation of its own, and keeps both', async () => {
  const held = browser();
  const [first, second] = [await tab(), await tab()];
  await first.claimConversation('a');
  expect(first.keepConversation(conversation('a', 'one'))).toBeUndefined();
  expect(await second.readConversation()).toBeUndefined();
  await second.claimConversation('b');
  second.keepConversation(conversation('b', 'two'));
  first.keepConversation(conversation('a', 'one, changed'));
  held.clear();
  const third = await tab();
  const kept = [await third.readConversation(), await (await tab()).readConversation()];
  expect(kept.map((one) => one?.id).toSorted()).toEqual(['a', 'b']);
});

it('goes on with its own conversation after a reload, however late the old page gives it up', async () => {
  const held = browser();
  const session = new Map<string, string>();
  const storage = {
    getItem: (name: string) => session.get(name) ?? null,
    setItem: (name: string, value: string) => session.set(name, value),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
  const before = await tab();
  await before.claimConversation('a');
  before.keepConversation(conversation('a', 'one'));
  setTimeout(() => held.clear(), 600);
  expect((await (await tab()).readConversation())?.id).toBe('a');
  Object.defineProperty(globalThis, 'sessionStorage', { value: undefined, configurable: true });
});

it('forgets an empty conversation, and the oldest of many', async () => {
  browser();
  const { keepConversation, readConversation } = await tab();
  keepConversation(conversation('a', 'one'));
  keepConversation({ ...conversation('a', ''), messages: [] });
  expect(await readConversation()).toBeUndefined();
  for (let count = 0; count < 9; count += 1) keepConversation(conversation(`c${count}`, 'x'));
  expect(Object.keys(localStorage)).toHaveLength(6);
});
