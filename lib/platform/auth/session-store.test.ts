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

  it('shows the stored user at once, and the session’s user when it is loaded', async () => {
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

  it('has no user when the session is over, and logs failures', async () => {
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
  ])('keeps the user while %s', async (_, service) => {
    const tab = await browserAt('/profile', { cookie, stored: eleni, service });
    tab.watchSession();
    await settled();
    expect(tab.store.getState()).toMatchObject({ user: eleni, initialized: true });
    expect(tab.entries.get('auth-storage')).toBe(kept(eleni));
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('clears the user when the cookie is gone', async () => {
    const tab = await browserAt('/el/my-trips?sort=date', { stored: eleni });
    tab.watchSession();
    await settled();
    expect(tab.store.getState().user).toBeNull();
    expect(tab.location.replace).toHaveBeenCalledWith('/el/signin?next=/el/my-trips%3Fsort%3Ddate');
  });

  it('works without browser storage', async () => {
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
  it('set the user, and merge changes into an existing one', async () => {
    const { store } = await browserAt('/profile');
    store.getState().updateProfile({ name: 'Nobody' });
    expect(store.getState().user).toBeNull();
    store.getState().login(eleni);
    store.getState().updateProfile({ name: 'Eleni K.' });
    expect(store.getState().user).toEqual({ ...eleni, name: 'Eleni K.' });
  });
});

describe('signOut', () => {
  it('ends the session and reloads the home page', async () => {
    const endSession = jest.fn(async () => {});
    const tab = await browserAt('/profile', { cookie, stored: eleni, service: { endSession } });
    tab.store.getState().login(eleni);
    expect(await tab.signOut('/el')).toBe(true);
    expect(endSession).toHaveBeenCalledTimes(1);
    expect(tab.store.getState().user).toBeNull();
    expect(tab.entries.size).toBe(0);
    expect(tab.location.assign).toHaveBeenCalledWith('/el');
  });

  it('leads to the home page instead of the sign-in page of its event', async () => {
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
  ])('keeps the user signed in when %s', async (_, service) => {
    const tab = await browserAt('/profile', { cookie, service });
    tab.store.getState().login(eleni);
    expect(await tab.signOut('/')).toBe(false);
    expect(tab.store.getState()).toMatchObject({ user: eleni, loading: false });
    expect(tab.entries.get('auth-storage')).toBe(kept(eleni));
    expect(tab.location.assign).not.toHaveBeenCalled();
    expect(console.error).toHaveBeenCalled();
  });

  it('sends no request for a session already ended', async () => {
    const service = { endSession: jest.fn(async () => {}), forgetEndedSession: jest.fn() };
    const tab = await browserAt('/profile', { cookie, stored: eleni, service });
    tab.store.getState().login(eleni);
    expect(await tab.signOut('/', true)).toBe(true);
    expect(service.forgetEndedSession).toHaveBeenCalledTimes(1);
    expect(service.endSession).not.toHaveBeenCalled();
    expect(tab.store.getState().user).toBeNull();
  });

  it('works without the service if the cookie is already gone', async () => {
    const tab = await browserAt('/profile', { stored: eleni });
    expect(await tab.signOut('/')).toBe(true);
    expect(tab.loaded).not.toHaveBeenCalled();
  });
});
