import { onRouteChange } from '@/components/layout/route-change';
import { forgetPersonalPages, keepsPersonalPages } from '@/lib/foundation/ids/cache-names';
import { forget, holdsSession, useSession } from '@/lib/platform/auth/session-store';
import { usedFiles } from '@/lib/platform/offline/keep';
import { unsubscribeOthers } from '@/lib/platform/offline/push-subscription';
import type { Visit } from '@/lib/platform/offline/worker-types';
import { offlinePages } from '@/lib/platform/routes/offline-pages';
import { hideBand, isScreen, keptAt, showBand } from './band';
import { documentLocale, offlineWords } from './words';

const workerAddress = offlinePages.serviceWorker.path;

/**
 * Unregisters the worker and deletes its caches if its script is gone, so that the site can retire
 * it.
 */
async function removeIfGone(registration: ServiceWorkerRegistration): Promise<void> {
  const { status } = await fetch(workerAddress, { method: 'HEAD', cache: 'no-store' });
  if (status !== 404 && status !== 410) return;
  await registration.unregister();
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('compass-')).map((name) => caches.delete(name)),
  );
}

/** Registers the worker or checks for an update. Returns true if there is a worker. */
async function register(): Promise<boolean> {
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistration('/');
  if (known) {
    known.update().catch(() => removeIfGone(known).catch(() => undefined));
    return true;
  }
  const made = await serviceWorker.register(workerAddress, { updateViaCache: 'none' });
  return made !== undefined;
}

/** Reports the visited page to the worker, so that it also stores files loaded without it. */
async function tellVisit(): Promise<void> {
  const { pathname, search } = window.location;
  if (!navigator.onLine || keptAt() || search !== '') return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ path: pathname, files: usedFiles() } satisfies Visit);
}

function watchConnection() {
  const since = keptAt();
  if (!navigator.onLine) void showBand('offline');
  else if (since || isScreen()) void showBand('silent');
  addEventListener('offline', () => void showBand('offline'));
  addEventListener('online', () => (keptAt() ? void showBand('back') : hideBand()));
}

/**
 * Checks the session with the auth service if personal pages are stored here, because sessions can
 * end elsewhere: signed out of all devices, or account deleted. An outage of the service changes
 * nothing.
 */
async function verifyPerson(): Promise<void> {
  if (!navigator.onLine || !(await keepsPersonalPages())) return;
  const { verifySession } = await import('@/lib/platform/auth/browser-session');
  if (await verifySession()) return;
  forget();
  await forgetPersonalPages();
}

/** Deletes the stored pages of any user other than the signed-in one, and ends their push messages. */
function watchPerson() {
  if (!holdsSession()) {
    void forgetPersonalPages();
    void unsubscribeOthers();
  }
  const keepOnlyTheirs = ({ user }: { user: { id: string } | null }) => {
    if (!user) return;
    void forgetPersonalPages(user.id);
    void unsubscribeOthers(user.id);
  };
  // The session may already be known.
  keepOnlyTheirs(useSession.getState());
  useSession.subscribe(keepOnlyTheirs);
  const verify = () => void verifyPerson().catch(() => undefined);
  verify();
  addEventListener('online', verify);
}

/** Starts the offline features after the page has loaded. Errors do not affect the page. */
export async function startOffline(): Promise<void> {
  watchPerson();
  watchConnection();
  // Fetches the texts while there is a connection.
  void offlineWords(documentLocale()).catch(() => undefined);
  try {
    if (!(await register())) return;
    await tellVisit();
    // Delayed until the files of the new page are loaded.
    onRouteChange(() => setTimeout(() => void tellVisit().catch(() => undefined), 1500));
  } catch {
    // Storage or workers are blocked, or storage is full: nothing is stored.
  }
}
