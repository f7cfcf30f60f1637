import { confirmSubscription } from './push-confirmation';
import { subscribeTo, unsubscribeOthers } from './push-subscription';

/** A browser with a push service, as far as the module uses it. */
function browser(permission: NotificationPermission, refusesFirst = false, status = 204) {
  const kept = new Map<string, string>();
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: undefined as Uint8Array | undefined },
    toJSON: () => ({ endpoint: 'https://push.example/1' }),
    unsubscribe: jest.fn(async () => true),
  };
  let current: typeof subscription | null = refusesFirst ? subscription : null;
  subscription.unsubscribe.mockImplementation(async () => {
    current = null;
    return true;
  });
  const subscribe = jest.fn(async (options: { applicationServerKey: Uint8Array }) => {
    if (refusesFirst && current) throw new Error('another key');
    current = subscription;
    subscription.options = options;
    return subscription;
  });
  const registration = { pushManager: { subscribe, getSubscription: async () => current } };
  const serviceWorker = {
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  define('navigator', { serviceWorker });
  define('window', { PushManager: class {}, Notification: class {} });
  define('Notification', { permission, requestPermission: async () => permission });
  define('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  const sent: unknown[] = [];
  define('fetch', async (address: string, { body }: { body: string }) => {
    sent.push([address, JSON.parse(body)]);
    if (status === 0) throw new TypeError('away');
    return new Response(null, { status });
  });
  return { subscribe, subscription, sent };
}

const confirmed = (owner: string, key = 'AAAA') =>
  confirmSubscription({ owner, key, address: '/keep' });

it('subscribes under the key of the site, for one person', async () => {
  const { subscribe } = browser('granted');
  expect(await subscribeTo('-_8', 'eleni')).toEqual({
    device: JSON.stringify({ endpoint: 'https://push.example/1' }),
  });
  expect([...(subscribe.mock.calls[0]?.[0].applicationServerKey ?? [])]).toEqual([251, 255]);
  expect(await confirmed('eleni', '-_8')).toBe(true);
  expect(await confirmed('nikos', '-_8')).toBe(false);
});

it('takes over from a subscription under another key', async () => {
  const { subscribe } = browser('granted', true);
  expect(await subscribeTo('AAAA', 'eleni')).toHaveProperty('device');
  expect(subscribe).toHaveBeenCalledTimes(2);
});

it('names the reason where there is none', async () => {
  browser('denied');
  expect(await subscribeTo('AAAA', 'eleni')).toEqual({ fault: 'blocked' });
  Reflect.deleteProperty(window, 'PushManager');
  expect(await subscribeTo('AAAA', 'eleni')).toEqual({ fault: 'unsupported' });
});

it('ends with the session, and when somebody else signs in', async () => {
  for (const next of [undefined, 'nikos']) {
    const { subscription } = browser('granted');
    await subscribeTo('AAAA', 'eleni');
    await unsubscribeOthers('eleni');
    expect(subscription.unsubscribe).not.toHaveBeenCalled();
    await unsubscribeOthers(next);
    expect(subscription.unsubscribe).toHaveBeenCalled();
    expect(await confirmed('eleni')).toBe(false);
  }
});

it('is sent to the site again, which may have dropped it', async () => {
  const { subscribe, sent } = browser('granted');
  expect(await confirmed('eleni')).toBe(false);
  expect(sent).toEqual([]);
  await subscribeTo('AAAA', 'eleni');
  expect(await confirmed('eleni')).toBe(true);
  expect(sent).toEqual([['/keep', { endpoint: 'https://push.example/1' }]]);
  expect(subscribe).toHaveBeenCalledTimes(1);
});

it('is made anew under the present key of the site', async () => {
  const { subscribe, subscription, sent } = browser('granted');
  await subscribeTo('AAAA', 'eleni');
  expect(await confirmed('eleni', 'BBBB')).toBe(true);
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  expect([...(subscribe.mock.calls[1]?.[0].applicationServerKey ?? [])]).toEqual([4, 16, 65]);
  expect(sent).toHaveLength(1);
});

it.each([
  [401, false],
  [400, false],
  [429, undefined],
  [503, undefined],
  [0, undefined],
])('is off after the status %s: %s', async (status, isOn) => {
  browser('granted', false, status);
  await subscribeTo('AAAA', 'eleni');
  expect(await confirmed('eleni')).toBe(isOn);
});

it('is off without a permission, and where it cannot be made anew', async () => {
  const { subscribe } = browser('granted');
  await subscribeTo('AAAA', 'eleni');
  subscribe.mockRejectedValueOnce(new Error('asks for a click'));
  expect(await confirmed('eleni', 'BBBB')).toBe(false);
  browser('denied');
  localStorage.setItem('compass-push-owner', 'eleni');
  expect(await confirmed('eleni')).toBe(false);
});
