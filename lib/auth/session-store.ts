import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { parseSessionUser, type SessionUser } from './user';

interface Session {
  /** The person signed in, or null; null as well until `restoreSession` has read the storage. */
  user: SessionUser | null;
}

const storageKey = 'auth-storage';

/**
 * Who is signed in, as far as this browser knows: enough to show a name, never a permission. Only the
 * person is kept. Pages are built without a person, so the storage is read after hydration.
 */
export const useSession = create<Session>()(
  persist((): Session => ({ user: null }), {
    name: storageKey,
    skipHydration: true,
    partialize: ({ user }) => ({ user }),
    merge: (stored, current) => ({
      ...current,
      user: parseSessionUser((stored as Partial<Session> | undefined)?.user),
    }),
  }),
);

/** Reads the kept person, now and whenever another tab signs in or out. Returns how to stop. */
export function restoreSession(): () => void {
  // A browser that refuses storage has no `persist`: nobody is signed in then.
  const { persist: storage } = useSession as Partial<typeof useSession>;
  const read = () => void storage?.rehydrate();
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) read();
  };
  read();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Signs out and opens `home`, as a fresh document so that nothing of the person stays in memory. */
export async function signOut(home: string): Promise<void> {
  useSession.setState({ user: null });
  window.location.assign(home);
}
