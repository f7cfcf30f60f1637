import { onRouteChange } from '@/components/layout/route-change';
import { forget, holdsSession, useSession } from '@/lib/auth/session-store';
import { usedFiles } from '@/lib/offline/keep';
import { forgetPersonalPages, keepsPersonalPages } from '@/lib/offline/names';
import type { Visit } from '@/lib/offline/worker-types';
import { offlinePages } from '@/lib/routes/offline-pages';
import { hideBand, isScreen, keptAt, showBand } from './band';
import { documentLocale, offlineWords } from './words';

const workerAddress = offlinePages.serviceWorker.path;

/** A worker whose text is gone is taken away with all it kept: how a site gets rid of it. */
async function removeIfGone(registration: ServiceWorkerRegistration): Promise<void> {
  const { status } = await fetch(workerAddress, { method: 'HEAD', cache: 'no-store' });
  if (status !== 404 && status !== 410) return;
  await registration.unregister();
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('compass-')).map((name) => caches.delete(name)),
  );
}

/** Registers the worker, or has the browser look for a newer one. True when there is one. */
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

/** Tells the worker what is shown, so that it keeps what came without it. */
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
 * A session may have been ended elsewhere: signed out of everywhere, the account deleted. Its cookie does not know, so
 * the auth service is asked, wherever pages of a person lie here. One that does not answer changes nothing.
 */
async function verifyPerson(): Promise<void> {
  if (!navigator.onLine || !(await keepsPersonalPages())) return;
  const { verifySession } = await import('@/lib/auth/browser-session');
  if (await verifySession()) return;
  forget();
  await forgetPersonalPages();
}

/** Pages of a person stay for that person and for nobody else. */
function watchPerson() {
  if (!holdsSession()) void forgetPersonalPages();
  const keepOnlyTheirs = ({ user }: { user: { id: string } | null }) => {
    if (user) void forgetPersonalPages(user.id);
  };
  // The session may have been known before this starts.
  keepOnlyTheirs(useSession.getState());
  useSession.subscribe(keepOnlyTheirs);
  const verify = () => void verifyPerson().catch(() => undefined);
  verify();
  addEventListener('online', verify);
}

/** Begins, after the page has loaded, what serves without a connection. What fails leaves the page as it is. */
export async function startOffline(): Promise<void> {
  watchPerson();
  watchConnection();
  // The words must be there when nothing can be fetched any more.
  void offlineWords(documentLocale()).catch(() => undefined);
  try {
    if (!(await register())) return;
    await tellVisit();
    // A moment later, when what the new page needs has been fetched.
    onRouteChange(() => setTimeout(() => void tellVisit().catch(() => undefined), 1500));
  } catch {
    // Storage or workers refused, or no room: nothing is kept, and the page goes on.
  }
}
