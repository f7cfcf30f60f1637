import { browserAt, cookie, eleni, kept, type Service, settled } from './testing/browser-at';

describe('a page with unsaved work', () => {
  const service: Service = { readSession: async () => eleni };

  async function editing(holds = true) {
    const tab = await browserAt('/my-trips/1', { cookie, stored: eleni, service });
    tab.watchSession();
    await settled();
    tab.keepWork({ holds: () => holds, question: 'Leave?' });
    return tab;
  }

  it('stays visible when the session ends in another tab', async () => {
    const tab = await editing();
    tab.entries.clear();
    tab.hear('storage', { key: 'auth-storage' });
    expect(tab.store.getState()).toMatchObject({ user: null, loading: false, ended: true });
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('continues when a user signs in in another tab', async () => {
    const tab = await editing();
    tab.tell('signed-out');
    tab.entries.set('auth-storage', kept(eleni));
    tab.hear('storage', { key: 'auth-storage' });
    expect(tab.store.getState()).toMatchObject({ user: eleni, loading: false, ended: false });
  });

  it('is left normally once everything is saved, and is shown again if leaving fails', async () => {
    const tab = await editing(false);
    tab.tell('signed-out');
    expect(tab.location.replace).toHaveBeenCalledWith('/signin?next=/my-trips/1');
    expect(tab.store.getState()).toMatchObject({ loading: true, ended: true });
    tab.tell('signed-in', eleni);
    expect(tab.store.getState()).toMatchObject({ user: eleni, loading: false, ended: false });
  });

  it.each([true, false])('asks for confirmation before a sign-out; answered %s', async (answer) => {
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
