import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { reportError } from '@/lib/foundation/report-error';
import { isSessionCookie } from '@/lib/platform/supabase/settings';
import type { SessionEvent } from './browser-session';
import { isSigningIn, leaveForSignIn, leaveSignIn } from './leaving';
import { clearPrivateDrafts } from './private-drafts';
import { giveUpWork, holdsUnsavedWork, mayLeave } from './unsaved-work';
import { parseSessionUser, type SessionUser } from './user';

interface Session {
  /** The person signed in, or null; null as well until the session has been looked up. */
  user: SessionUser | null;
  /** A sign-out is under way, or this page is being left because of one. */
  loading: boolean;
  /** The session ended under this page: it is being left, or stays for the unsaved work it holds. */
  ended: boolean;
  /** True once the session has been looked up; from then on the display changes only on events. */
  initialized: boolean;
  /** Looks the session up, once; loads nothing for visitors who are signed out. */
  initialize: () => Promise<void>;
  login: (user: SessionUser) => void;
  /**
   * Ends the session; false, and the person stays signed in, when that failed. Sends nothing for a session that
   * `isEnded` on the service already.
   */
  logout: (isEnded?: boolean) => Promise<boolean>;
  updateProfile: (fields: Partial<SessionUser>) => void;
}

export const storageKey = 'auth-storage';

type Kept = Pick<Session, 'user'>;
const storage = createJSONStorage<Kept>(() => window.localStorage);

/** Stores nothing for a visitor without an account, not even an empty record. */
const keptWithPerson = storage && {
  ...storage,
  setItem: (name: string, kept: { state: Kept }) =>
    kept.state.user ? storage.setItem(name, kept) : storage.removeItem(name),
};

/** True when this browser has a session cookie, valid or expired: the page may read the cookie. */
export const holdsSession = () =>
  document.cookie.split(';').some((entry) => isSessionCookie(entry.split('=')[0]?.trim() ?? ''));

/**
 * The signed-in person as far as this browser knows: enough to show a name, never a permission. Only the person is
 * stored. Pages are built without a person, so the storage is read after hydration.
 */
export const useSession = create<Session>()(
  persist(
    (set, get) => ({
      user: null,
      loading: false,
      ended: false,
      initialized: false,
      async initialize() {
        if (get().initialized) return;
        if (holdsSession()) return lookUp();
        forget();
        set({ initialized: true });
      },
      login: (user) => set({ user }),
      async logout(isEnded = false) {
        set({ loading: true });
        try {
          if (holdsSession()) {
            const { endSession, forgetEndedSession } = await import('./browser-session');
            await (isEnded ? forgetEndedSession : endSession)();
          }
          set({ user: null });
          return true;
        } catch (error) {
          reportError('Sign-out', error);
          set({ loading: false });
          return false;
        }
      },
      updateProfile: (fields) => set(({ user }) => (user ? { user: { ...user, ...fields } } : {})),
    }),
    {
      name: storageKey,
      storage: keptWithPerson,
      skipHydration: true,
      partialize: ({ user }) => ({ user }),
      merge: (kept, current) => ({
        ...current,
        user: parseSessionUser((kept as Partial<Kept> | undefined)?.user),
      }),
    },
  ),
);

// After a sign-in, here or in another tab, a page that was about to be left may stay.
useSession.subscribe(({ user, ended }) => {
  if (user && ended) useSession.setState({ ended: false, loading: false });
});

let following: Promise<typeof import('./browser-session')> | undefined;

/** Loads the session module and subscribes to its events, once. */
function follow() {
  following ??= import('./browser-session').then((session) => {
    session.onSessionEvent(onEvent);
    return session;
  });
  following.catch(() => {
    following = undefined;
  });
  return following;
}

/**
 * Reads the session of the cookie into the store. Another tab may sign out meanwhile: a person found counts only while
 * the cookie is still there, and a missing session makes this page leave as after any sign-out.
 */
export async function lookUp(): Promise<void> {
  const session = await follow().catch((error) => void reportError('Session', error));
  try {
    const user = await session?.readSession();
    if (user && holdsSession()) useSession.setState({ user });
    else if (session) forget();
  } catch (error) {
    reportError('Session', error);
    // A valid session survives an outage of the service, so the stored person stays.
    if (!(error instanceof (session?.AuthServiceUnavailable ?? Error))) forget();
  }
  useSession.setState({ initialized: true });
}

function onEvent(event: SessionEvent, user: SessionUser | null) {
  if (event === 'signed-out') return forget();
  useSession.setState({ user });
  // The event also comes at every return to the tab; only the sign-in page moves on.
  if (event === 'signed-in' && isSigningIn()) void goOn();
}

/** Goes on from the sign-in page, unless the service no longer knows the session: the guard would send back. */
async function goOn() {
  try {
    const { verifySession } = await follow();
    if (await verifySession()) leaveSignIn();
  } catch (error) {
    reportError('Session', error);
  }
}

/** True if this browser has not yet handled the sign-out of the person. */
function keepsPerson(): boolean {
  try {
    return useSession.getState().user !== null || localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}

/** Handles a sign-out: personal pages are left, unless unsaved work would be lost. */
export function forget(): void {
  if (keepsPerson()) void clearPrivateDrafts();
  const isBeingLeft = useSession.getState().loading;
  useSession.setState({ user: null });
  if (isBeingLeft) return;
  if (holdsUnsavedWork()) useSession.setState({ ended: true });
  else if (leaveForSignIn()) useSession.setState({ ended: true, loading: true });
}

/** Forgets a person whose account was deleted, with all their data in this browser, but stays on the current page. */
export async function forgetGonePerson(): Promise<void> {
  useSession.setState({ user: null });
  await clearPrivateDrafts();
}

/**
 * Signs out and opens `home` as a fresh document, so that nothing of the person stays in memory. Returns false when the
 * auth service could not be reached and the person is still signed in. Does nothing, and returns true, when the person
 * prefers to stay with unsaved work. `isEnded` says that the service has ended the session already.
 */
export async function signOut(home: string, isEnded = false): Promise<boolean> {
  if (!mayLeave()) return true;
  const isOver = await useSession.getState().logout(isEnded);
  if (isOver) {
    giveUpWork();
    await clearPrivateDrafts();
    window.location.assign(home);
  }
  return isOver;
}
