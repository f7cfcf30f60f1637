import { workerScript } from './script';

/* The service worker with a scope, caches and a network of its own. */

const origin = 'https://compass.example';
const message = {
  ...{ title: 'Cancelled', body: 'Choose another boat', path: '/my-trips/1', tag: 'a-tag' },
  ...{ language: 'en', owner: 'a-person' },
};
const page = '<html lang="en"><title>Trip | Compass</title><script src="/_next/static/a.js">';

type Handler = (event: object) => void;

function worker({ cookies = ['compass-auth.0'], isAway = false } = {}) {
  const stored = new Map<string, Map<string, Response>>();
  const handlers = new Map<string, Handler>();
  const shown: [string, object][] = [];
  const opened: string[] = [];
  const unsubscribe = jest.fn(async () => true);
  const opens = (name: string) => {
    const kept = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, kept);
    return {
      match: async (address: string) => kept.get(address),
      put: async (address: string, answer: Response) => void kept.set(address, answer),
      add: async (address: string) => void kept.set(address, new Response()),
    };
  };
  const scope = {
    location: { origin },
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    cookieStore: { getAll: async () => cookies.map((name) => ({ name })) },
    clients: { openWindow: async (path: string) => void opened.push(path) },
    registration: {
      showNotification: async (title: string, options: object) => void shown.push([title, options]),
      pushManager: {
        getSubscription: async () => ({ unsubscribe, endpoint: 'present' }),
        subscribe: async (options: object) => ({ endpoint: 'made', ...options }),
      },
    },
  };
  const caches = {
    open: async (name: string) => opens(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  const sent: unknown[] = [];
  const fetch = async (address: string, init?: { body: string }) => {
    if (init) sent.push([address, JSON.parse(init.body)]);
    if (isAway) throw new TypeError('away');
    return new Response(page, { headers: { 'content-type': 'text/html' } });
  };
  new Function('self', 'caches', 'fetch', workerScript())(scope, caches, fetch);
  const send = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  };
  const push = (message: unknown) => send('push', { data: { json: () => message } });
  return { push, send, sent, shown, opened, stored, unsubscribe };
}

it('shows a message, and keeps its page with the files for the person', async () => {
  const { push, shown, stored } = worker();
  await push(message);
  expect(shown).toEqual([
    [
      'Cancelled',
      expect.objectContaining({
        ...{ body: 'Choose another boat', tag: 'a-tag', lang: 'en', data: '/my-trips/1' },
      }),
    ],
  ]);
  const kept = stored.get('compass-person-1-a-person')?.get(`${origin}/my-trips/1`);
  expect(await kept?.text()).toBe(page);
  expect([...(stored.get('compass-files-1')?.keys() ?? [])]).toEqual(['/_next/static/a.js']);
});

it('shows a message whose page cannot be fetched, and nothing for one that is not ours', async () => {
  const away = worker({ isAway: true });
  await away.push(message);
  expect(away.shown).toHaveLength(1);
  expect([...away.stored.keys()]).toEqual([]);
  const other = worker();
  await other.push({ ...message, path: 'https://example.org/' });
  await other.push('text');
  await other.send('push', { data: null });
  expect(other.shown).toEqual([]);
});

it('shows and keeps nothing after a sign-out, and ends the subscription', async () => {
  const { push, shown, stored, unsubscribe } = worker({ cookies: ['compass-language'] });
  await push(message);
  expect(shown).toEqual([]);
  expect([...stored.keys()].filter((name) => name.includes('person'))).toEqual([]);
  expect(unsubscribe).toHaveBeenCalled();
});

it('opens the page of a message that is clicked', async () => {
  const { send, opened } = worker();
  const close = jest.fn();
  await send('notificationclick', { notification: { data: '/my-trips/1', close } });
  expect(close).toHaveBeenCalled();
  expect(opened).toEqual(['/my-trips/1']);
});

it.each([
  ['a new one', { newSubscription: { endpoint: 'new' } }, { endpoint: 'new' }],
  ['an old one', { oldSubscription: { options: { a: 1 } } }, { endpoint: 'made', a: 1 }],
  ['neither', {}, { endpoint: 'present' }],
])('sends the site the subscription after a change that names %s', async (_, event, kept) => {
  const { send, sent } = worker();
  await send('pushsubscriptionchange', event);
  expect(sent).toEqual([['/api/push-subscription', kept]]);
});

it('sends no subscription after a sign-out, and survives a site that is away', async () => {
  const out = worker({ cookies: [] });
  await out.send('pushsubscriptionchange', { newSubscription: { endpoint: 'new' } });
  expect(out.sent).toEqual([]);
  const away = worker({ isAway: true });
  await away.send('pushsubscriptionchange', { newSubscription: { endpoint: 'new' } });
  expect(away.sent).toHaveLength(1);
});
