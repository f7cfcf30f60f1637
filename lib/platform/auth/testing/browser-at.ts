import type { SessionEvent } from '../browser-session';
import type { SessionUser } from '../user';

export const eleni: SessionUser = { id: '1', email: 'eleni@example.org', name: 'Eleni' };
/** Value of a person in the browser's storage. */
export const kept = (user: SessionUser | null) => JSON.stringify({ state: { user }, version: 0 });

export class AuthServiceUnavailable extends Error {}

/** Behaviour of the vendor's side of the session in a test. */
export interface Service {
  readSession?: () => Promise<SessionUser | null>;
  verifySession?: () => Promise<SessionUser | null>;
  endSession?: () => Promise<void>;
  forgetEndedSession?: () => Promise<void>;
}

/** Local storage over a map: as in a browser, its keys are its own properties. */
const storageOf = (entries: Map<string, string>) => {
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  };
  return new Proxy(methods, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      entries.has(String(key)) ? { enumerable: true, configurable: true } : undefined,
  });
};

/** Simulates a browser at an address, with a cookie and stored data, and reloads the store in it. */
export async function browserAt(
  address: string,
  {
    cookie = '',
    stored = null as SessionUser | null,
    service = {} as Service | 'not to be had',
  } = {},
) {
  const entries = new Map(stored ? [['auth-storage', kept(stored)]] : []);
  const listeners = new Map<string, (event: unknown) => void>();
  const location = {
    ...(({ pathname, search }) => ({ pathname, search }))(new URL(address, 'http://site.invalid')),
    replace: jest.fn(),
    assign: jest.fn(),
  };
  const listen = {
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
  };
  const localStorage = storageOf(entries);
  const document = { cookie, visibilityState: 'visible', ...listen };
  Object.assign(globalThis, {
    window: { location, localStorage, ...listen },
    document,
    localStorage,
  });
  jest.resetModules();
  let tell: (event: SessionEvent, user: SessionUser | null) => void = () => {};
  const loaded = jest.fn();
  jest.doMock('../browser-session', () => {
    loaded();
    if (service === 'not to be had') throw new TypeError('Failed to fetch');
    return {
      AuthServiceUnavailable,
      onSessionEvent: (listener: typeof tell) => {
        tell = listener;
      },
      readSession: async () => null,
      ...service,
    };
  });
  const { useSession, signOut, forgetGonePerson } = await import('../session-store');
  const { watchSession } = await import('../watch-session');
  const { keepWork } = await import('../unsaved-work');
  return {
    store: useSession,
    keepWork,
    signOut,
    forgetGonePerson,
    watchSession,
    location,
    document,
    entries,
    listeners,
    loaded,
    tell: (event: SessionEvent, user: SessionUser | null = null) => tell(event, user),
    hear: (type: string, event: object = {}) => listeners.get(type)?.(event),
  };
}

/** Waits until pending requests have been answered. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
export const cookie = 'i18next=el; compass-auth.0=base64-x; compass-auth.1=y';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'document');
  Reflect.deleteProperty(globalThis, 'localStorage');
});
