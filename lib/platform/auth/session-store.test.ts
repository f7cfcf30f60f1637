import {
  AuthServiceUnavailable,
  browserAt,
  cookie,
  eleni,
  kept,
  type Service,
  settled,
} from './testing/browser-at';

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
    const service: Service = { readSession: async () => eleni };
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

  it('tells the service nothing of a session that it has ended', async () => {
    const service = { endSession: jest.fn(async () => {}), forgetEndedSession: jest.fn() };
    const tab = await browserAt('/profile', { cookie, stored: eleni, service });
    tab.store.getState().login(eleni);
    expect(await tab.signOut('/', true)).toBe(true);
    expect(service.forgetEndedSession).toHaveBeenCalledTimes(1);
    expect(service.endSession).not.toHaveBeenCalled();
    expect(tab.store.getState().user).toBeNull();
  });

  it('needs no service where the cookie has gone already', async () => {
    const tab = await browserAt('/profile', { stored: eleni });
    expect(await tab.signOut('/')).toBe(true);
    expect(tab.loaded).not.toHaveBeenCalled();
  });
});
