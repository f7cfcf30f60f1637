import { isSubscribed, subscribeTo, unsubscribeOthers } from './push-subscription';

/** A browser with a push service, as far as the module uses it. */
function browser(permission: NotificationPermission, refusesFirst = false) {
  const kept = new Map<string, string>();
  const subscription = {
    endpoint: 'https://push.example/1',
    unsubscribe: jest.fn(async () => true),
  };
  let current: typeof subscription | null = refusesFirst ? subscription : null;
  subscription.unsubscribe.mockImplementation(async () => {
    current = null;
    return true;
  });
  const subscribe = jest.fn(async (_options: { applicationServerKey: Uint8Array }) => {
    if (refusesFirst && current) throw new Error('another key');
    current = subscription;
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
  return { subscribe, subscription };
}

it('subscribes under the key of the site, for one person', async () => {
  const { subscribe } = browser('granted');
  expect(await subscribeTo('-_8', 'eleni')).toEqual({
    device: JSON.stringify({ endpoint: 'https://push.example/1' }),
  });
  expect([...(subscribe.mock.calls[0]?.[0].applicationServerKey ?? [])]).toEqual([251, 255]);
  expect(await isSubscribed('eleni')).toBe(true);
  expect(await isSubscribed('nikos')).toBe(false);
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
    expect(await isSubscribed('eleni')).toBe(false);
  }
});
