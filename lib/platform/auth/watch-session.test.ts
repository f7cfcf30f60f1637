import {
  AuthServiceUnavailable,
  browserAt,
  cookie,
  eleni,
  kept,
  settled,
} from './testing/browser-at';
import type { SessionUser } from './user';

describe('events of the session', () => {
  it('a sign-in or refresh sets the user and does not redirect an ordinary page', async () => {
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
  ])('a sign-in redirects from %s to %s, once the service confirms it', async (address, target) => {
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
  ])('does not redirect while the service %s', async (_, verifySession) => {
    const tab = await browserAt('/signin?next=/profile', { cookie, service: { verifySession } });
    tab.watchSession();
    await settled();
    tab.tell('signed-in', eleni);
    await settled();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('a sign-out clears the user and leaves a guarded page in place', async () => {
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

  it('a change of the user is shown', async () => {
    const service = { readSession: async () => eleni };
    const tab = await browserAt('/profile', { cookie, service });
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

  // The name is shown from what the browser kept, so a tab looks finished before its session has been read.
  it.each([
    ['and nobody was found', null],
    ['after the person had been found', eleni],
  ])('signed out while this one was still loading, %s: the page is left', async (_, found) => {
    let answer = (_: SessionUser | null) => {};
    const readSession = () =>
      new Promise<SessionUser | null>((resolve) => {
        answer = resolve;
      });
    const tab = await browserAt('/my-trips', { cookie, stored: eleni, service: { readSession } });
    tab.watchSession();
    await settled();
    tab.document.cookie = 'i18next=el';
    tab.entries.clear();
    answer(found);
    await settled();
    tab.hear('storage', { key: 'auth-storage' });
    expect(tab.location.replace.mock.calls).toEqual([['/signin?next=/my-trips']]);
    expect(tab.store.getState()).toMatchObject({ user: null, loading: true });
    expect(tab.entries.size).toBe(0);
  });

  it('signed out, and this one stored the user again meanwhile: the page is left', async () => {
    const tab = await browserAt('/my-trips', signedIn);
    tab.watchSession();
    await settled();
    tab.document.cookie = 'i18next=el';
    tab.hear('storage', { key: 'auth-storage' });
    expect(tab.location.replace).toHaveBeenCalledWith('/signin?next=/my-trips');
    expect(tab.entries.size).toBe(0);
  });

  it('signed in: the sign-in page redirects, without loading anything', async () => {
    const tab = await browserAt('/el/signin?next=/el/nearby');
    tab.watchSession();
    await settled();
    tab.document.cookie = cookie;
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
    'removed the cookie: noticed at %s',
    async (type) => {
      const tab = await browserAt('/my-trips', signedIn);
      tab.watchSession();
      await settled();
      tab.document.cookie = 'i18next=el';
      tab.hear(type);
      expect(tab.location.replace).toHaveBeenCalledWith('/signin?next=/my-trips');
    },
  );

  it('set a cookie: the user is loaded on return', async () => {
    const tab = await browserAt('/about', { service: signedIn.service });
    tab.watchSession();
    await settled();
    tab.document.cookie = cookie;
    tab.hear('focus');
    await settled();
    expect(tab.store.getState().user).toEqual(eleni);
  });

  it('is ignored after the end', async () => {
    const tab = await browserAt('/about');
    tab.watchSession()();
    expect(tab.listeners.size).toBe(0);
  });
});
