import type { SessionEvent } from './browser-session';
import type { SessionUser } from './user';

const eleni: SessionUser = { id: '1', email: 'eleni@example.org', name: 'Eleni' };
const kept = (user: SessionUser | null) => JSON.stringify({ state: { user }, version: 0 });

class AuthServiceUnavailable extends Error {}

/** What the vendor's side of the session does in a case. */
interface Service {
  readSession?: () => Promise<SessionUser | null>;
  verifySession?: () => Promise<SessionUser | null>;
  endSession?: () => Promise<void>;
}

/** A browser at an address, with a cookie and with what it kept; the store is loaded anew in it. */
async function browserAt(
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
  const localStorage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  };
  const document = { cookie, visibilityState: 'visible', ...listen };
  Object.assign(globalThis, { window: { location, localStorage, ...listen }, document });
  jest.resetModules();
  let tell: (event: SessionEvent, user: SessionUser | null) => void = () => {};
  const loaded = jest.fn();
  jest.doMock('./browser-session', () => {
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
  const { useSession, signOut } = await import('./session-store');
  const { watchSession } = await import('./watch-session');
  const { keepWork } = await import('./unsaved-work');
  return {
    store: useSession,
    keepWork,
    signOut,
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

const settled = () => new Promise((resolve) => setImmediate(resolve));
const cookie = 'i18next=el; compass-auth.0=base64-x; compass-auth.1=y';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'document');
});

describe('initialize', () => {
  it('loads nothing and keeps nothing for a visitor without an account', async () => {
    const tab = await browserAt('/islands/naxos');
    tab.watchSession();
    await settled();
    expect(tab.store.getState()).toMatchObject({ user: null, loading: false, initialized: true });
    expect(tab.loaded).not.toHaveBeenCalled();
    expect(tab.entries.size).toBe(0);
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('shows the person kept at once, and the one of the session when it is read', async () => {
    const renamed = { ...eleni, name: 'Eleni K.' };
    const service = { readSession: async () => renamed };
    const tab = await browserAt('/profile', { cookie, stored: eleni, service });
    tab.watchSession();
    expect(tab.store.getState()).toMatchObject({ user: eleni, initialized: false });
    await settled();
    expect(tab.store.getState()).toMatchObject({ user: renamed, initialized: true });
    expect(JSON.parse(tab.entries.get('auth-storage') ?? '')).toEqual({
      state: { user: renamed },
      version: 0,
    });
  });

  it('runs once', async () => {
    const readSession = jest.fn(async () => eleni);
    const tab = await browserAt('/profile', { cookie, service: { readSession } });
    tab.watchSession();
    await settled();
    await tab.store.getState().initialize();
    expect(readSession).toHaveBeenCalledTimes(1);
  });

  it('finds nobody when the session is over, and logs what failed', async () => {
    const service = { readSession: () => Promise.reject(new Error('Invalid Refresh Token')) };
    const tab = await browserAt('/about', { cookie, stored: eleni, service });
    tab.watchSession();
    await settled();
    expect(tab.store.getState()).toMatchObject({ user: null, initialized: true });
    expect(console.error).toHaveBeenCalled();
  });

  it.each([
    ['the service is away', { readSession: () => Promise.reject(new AuthServiceUnavailable()) }],
    ['its script cannot be had', 'not to be had' as const],
  ])('keeps the person while %s', async (_, service) => {
    const tab = await browserAt('/profile', { cookie, stored: eleni, service });
    tab.watchSession();
    await settled();
    expect(tab.store.getState()).toMatchObject({ user: eleni, initialized: true });
    expect(tab.entries.get('auth-storage')).toBe(kept(eleni));
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('forgets a person whose cookie is gone', async () => {
    const tab = await browserAt('/el/my-trips?sort=date', { stored: eleni });
    tab.watchSession();
    await settled();
    expect(tab.store.getState().user).toBeNull();
    expect(tab.location.replace).toHaveBeenCalledWith('/el/signin?next=/el/my-trips%3Fsort%3Ddate');
  });

  it('does not fail where the browser refuses storage', async () => {
    await browserAt('/profile', {
      cookie,
      service: { readSession: async () => eleni },
    });
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('The operation is insecure.');
      },
    });
    jest.spyOn(console, 'warn').mockImplementation();
    jest.resetModules();
    const { useSession } = await import('./session-store');
    await (await import('./watch-session')).watchSession();
    await settled();
    expect(useSession.getState()).toMatchObject({ user: eleni, initialized: true });
  });
});

describe('what happens to the session', () => {
  it('a sign-in or refresh sets the person and leads nowhere from an ordinary page', async () => {
    const tab = await browserAt('/islands/naxos', { cookie });
    tab.watchSession();
    await settled();
    tab.tell('signed-in', eleni);
    await settled();
    expect(tab.store.getState().user).toEqual(eleni);
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it.each([
    ['/signin?next=/my-trips/new%3Fplan%3D1', '/my-trips/new?plan=1'],
    ['/signin?next=//evil.example', '/profile'],
    ['/el/signup', '/el/profile'],
  ])('a sign-in leads from %s to %s, once the service knows it', async (address, target) => {
    const service = { verifySession: async () => eleni };
    const tab = await browserAt(address, { cookie, service });
    tab.watchSession();
    await settled();
    tab.tell('signed-in', eleni);
    await settled();
    expect(tab.location.replace).toHaveBeenCalledWith(target);
  });

  it.each([
    ['no longer knows the session', async () => null],
    ['is away', () => Promise.reject(new AuthServiceUnavailable())],
  ])('nobody goes on while the service %s', async (_, verifySession) => {
    const tab = await browserAt('/signin?next=/profile', { cookie, service: { verifySession } });
    tab.watchSession();
    await settled();
    tab.tell('signed-in', eleni);
    await settled();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('a sign-out clears the person and leaves a guarded page alone', async () => {
    for (const [address, target] of [
      ['/about', undefined],
      ['/nearby?kind=beach', '/signin?next=/nearby%3Fkind%3Dbeach'],
    ] as const) {
      const service = { readSession: async () => eleni };
      const tab = await browserAt(address, { cookie, stored: eleni, service });
      tab.watchSession();
      await settled();
      tab.tell('signed-out');
      expect(tab.store.getState()).toMatchObject({ user: null, loading: target !== undefined });
      expect(tab.entries.size).toBe(0);
      expect(tab.location.replace.mock.calls).toEqual(target ? [[target]] : []);
    }
  });

  it('a change of the person is shown', async () => {
    const tab = await browserAt('/profile', { cookie });
    tab.watchSession();
    await settled();
    tab.tell('changed', { ...eleni, displayName: 'Lena' });
    expect(tab.store.getState().user?.displayName).toBe('Lena');
  });
});

describe('another tab', () => {
  const signedIn = { cookie, stored: eleni, service: { readSession: async () => eleni } };

  it('signed out: a guarded page is left', async () => {
    const tab = await browserAt('/profile', signedIn);
    tab.watchSession();
    await settled();
    tab.entries.clear();
    tab.hear('storage', { key: 'auth-storage' });
    expect(tab.store.getState().user).toBeNull();
    expect(tab.location.replace).toHaveBeenCalledWith('/signin?next=/profile');
  });

  it('signed in: the sign-in page goes on, without loading anything', async () => {
    const tab = await browserAt('/el/signin?next=/el/nearby');
    tab.watchSession();
    await settled();
    tab.entries.set('auth-storage', kept(eleni));
    tab.hear('storage', { key: 'auth-storage' });
    expect(tab.store.getState().user).toEqual(eleni);
    expect(tab.location.replace).toHaveBeenCalledWith('/el/nearby');
    expect(tab.loaded).not.toHaveBeenCalled();
  });

  it('stored something else: nothing happens', async () => {
    const tab = await browserAt('/profile', signedIn);
    tab.watchSession();
    await settled();
    tab.entries.clear();
    tab.hear('storage', { key: 'theme' });
    expect(tab.store.getState().user).toEqual(eleni);
  });

  it.each(['focus', 'pageshow', 'visibilitychange'])(
    'took the cookie away: noticed at %s',
    async (type) => {
      const tab = await browserAt('/my-trips', signedIn);
      tab.watchSession();
      await settled();
      tab.document.cookie = 'i18next=el';
      tab.hear(type);
      expect(tab.location.replace).toHaveBeenCalledWith('/signin?next=/my-trips');
    },
  );

  it('left a cookie: the person is looked up at the return', async () => {
    const tab = await browserAt('/about', { service: signedIn.service });
    tab.watchSession();
    await settled();
    tab.document.cookie = cookie;
    tab.hear('focus');
    await settled();
    expect(tab.store.getState().user).toEqual(eleni);
  });

  it('is heard no more after the end', async () => {
    const tab = await browserAt('/about');
    tab.watchSession()();
    expect(tab.listeners.size).toBe(0);
  });
});

describe('a page with unsaved work', () => {
  const service: Service = { readSession: async () => eleni };

  async function editing(holds = true) {
    const tab = await browserAt('/my-trips/1', { cookie, stored: eleni, service });
    tab.watchSession();
    await settled();
    tab.keepWork({ holds: () => holds, question: 'Leave?' });
    return tab;
  }

  it('stays, and in sight, when the session ends in another tab', async () => {
    const tab = await editing();
    tab.entries.clear();
    tab.hear('storage', { key: 'auth-storage' });
    expect(tab.store.getState()).toMatchObject({ user: null, loading: false, ended: true });
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('goes on when somebody signs in in another tab', async () => {
    const tab = await editing();
    tab.tell('signed-out');
    tab.entries.set('auth-storage', kept(eleni));
    tab.hear('storage', { key: 'auth-storage' });
    expect(tab.store.getState()).toMatchObject({ user: eleni, loading: false, ended: false });
  });

  it('is left like any other once all is saved, and shown again if it was not left after all', async () => {
    const tab = await editing(false);
    tab.tell('signed-out');
    expect(tab.location.replace).toHaveBeenCalledWith('/signin?next=/my-trips/1');
    expect(tab.store.getState()).toMatchObject({ loading: true, ended: true });
    tab.tell('signed-in', eleni);
    expect(tab.store.getState()).toMatchObject({ user: eleni, loading: false, ended: false });
  });

  it.each([true, false])('asks before a sign-out; answered %s', async (answer) => {
    const endSession = jest.fn(async () => {});
    service.endSession = endSession;
    const tab = await editing();
    const confirm = jest.fn(() => answer);
    Object.assign(window, { confirm });
    expect(await tab.signOut('/')).toBe(true);
    expect(confirm).toHaveBeenCalledWith('Leave?');
    expect(endSession).toHaveBeenCalledTimes(answer ? 1 : 0);
    expect(tab.location.assign).toHaveBeenCalledTimes(answer ? 1 : 0);
    expect(tab.store.getState().user).toEqual(answer ? null : eleni);
  });
});

describe('login and updateProfile', () => {
  it('set the person, and merge what changed of one who is there', async () => {
    const { store } = await browserAt('/profile');
    store.getState().updateProfile({ name: 'Nobody' });
    expect(store.getState().user).toBeNull();
    store.getState().login(eleni);
    store.getState().updateProfile({ name: 'Eleni K.' });
    expect(store.getState().user).toEqual({ ...eleni, name: 'Eleni K.' });
  });
});

describe('signOut', () => {
  it('ends the session and opens the home page as a fresh document', async () => {
    const endSession = jest.fn(async () => {});
    const tab = await browserAt('/profile', { cookie, stored: eleni, service: { endSession } });
    tab.store.getState().login(eleni);
    expect(await tab.signOut('/el')).toBe(true);
    expect(endSession).toHaveBeenCalledTimes(1);
    expect(tab.store.getState().user).toBeNull();
    expect(tab.entries.size).toBe(0);
    expect(tab.location.assign).toHaveBeenCalledWith('/el');
  });

  it('leads home and not to the sign-in page, which the event of it would', async () => {
    const service: Service = {};
    const tab = await browserAt('/profile', { cookie, stored: eleni, service });
    service.endSession = async () => tab.tell('signed-out');
    tab.watchSession();
    await settled();
    expect(await tab.signOut('/')).toBe(true);
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it.each([
    ['the service is away', { endSession: () => Promise.reject(new AuthServiceUnavailable()) }],
    ['its script cannot be had', 'not to be had' as const],
  ])('leaves the person signed in when %s', async (_, service) => {
    const tab = await browserAt('/profile', { cookie, service });
    tab.store.getState().login(eleni);
    expect(await tab.signOut('/')).toBe(false);
    expect(tab.store.getState()).toMatchObject({ user: eleni, loading: false });
    expect(tab.entries.get('auth-storage')).toBe(kept(eleni));
    expect(tab.location.assign).not.toHaveBeenCalled();
    expect(console.error).toHaveBeenCalled();
  });

  it('needs no service where the cookie has gone already', async () => {
    const tab = await browserAt('/profile', { stored: eleni });
    expect(await tab.signOut('/')).toBe(true);
    expect(tab.loaded).not.toHaveBeenCalled();
  });
});
