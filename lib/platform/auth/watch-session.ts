import { isSigningIn, leaveSignIn } from './leaving';
import { forget, holdsSession, lookUp, storageKey, useSession } from './session-store';

/** Reads the person stored in this browser, without a request. */
function readKept() {
  // A browser that denies storage has no `persist`; then only the session counts.
  const { persist } = useSession as Partial<typeof useSession>;
  void persist?.rehydrate();
}

/** Another tab has signed in or out. It may be one of few pages that have the vendor's own channel open. */
function onStorage(event: StorageEvent) {
  if (event.key !== storageKey && event.key !== null) return;
  const before = useSession.getState().user;
  readKept();
  const { user } = useSession.getState();
  // The cookie is deleted before the stored person, so this tab's own writes do not contradict it.
  if (!holdsSession() || (before && !user)) forget();
  else if (user && !before && isSigningIn()) leaveSignIn();
}

/** Handles a cookie that appeared or disappeared while this page was in the background. */
function onReturn() {
  const { user, loading, initialized } = useSession.getState();
  if (document.visibilityState === 'hidden' || loading || !initialized) return;
  if (user && !holdsSession()) forget();
  if (!user && holdsSession()) void lookUp();
}

/**
 * Looks up the signed-in person, now and whenever the session may have changed. Returns a function
 * that stops it.
 */
export function watchSession(): () => void {
  if (holdsSession()) readKept();
  void useSession.getState().initialize();
  const listeners = [
    [window, 'storage', onStorage],
    [window, 'pageshow', onReturn],
    [window, 'focus', onReturn],
    [document, 'visibilitychange', onReturn],
  ] as const;
  for (const [target, type, listener] of listeners) {
    target.addEventListener(type, listener as EventListener);
  }
  return () => {
    for (const [target, type, listener] of listeners) {
      target.removeEventListener(type, listener as EventListener);
    }
  };
}
