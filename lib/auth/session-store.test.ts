/** The store reads the storage of the window it is loaded in, so each case loads it anew. */
async function storeIn(localStorage: () => unknown) {
  const listeners = new Set<string>();
  const window = {
    get localStorage() {
      return localStorage();
    },
    addEventListener: (type: string) => listeners.add(type),
    removeEventListener: (type: string) => listeners.delete(type),
  };
  Object.assign(globalThis, { window });
  jest.resetModules();
  return { ...(await import('./session-store')), listeners };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

describe('restoreSession', () => {
  it('reads the person kept from an earlier visit', async () => {
    const kept = JSON.stringify({ state: { user: { id: '1', email: 'eleni@example.org' } } });
    const { restoreSession, useSession } = await storeIn(() => ({ getItem: () => kept }));
    restoreSession();
    expect(useSession.getState().user?.email).toBe('eleni@example.org');
  });

  it('finds nobody where the browser refuses storage, and does not fail', async () => {
    const { restoreSession, useSession, listeners } = await storeIn(() => {
      throw new Error('The operation is insecure.');
    });
    const stop = restoreSession();
    expect(useSession.getState().user).toBeNull();
    stop();
    expect(listeners.size).toBe(0);
  });
});
