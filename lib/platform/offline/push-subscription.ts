import { offlinePages } from '@/lib/platform/routes/offline-pages';

/*
 * The subscription of this browser to push messages. It belongs to the person who made it: whoever signs in after them
 * must not see their messages.
 */

/** Names the person in local storage. */
export const ownerKey = 'compass-push-owner';

/** Reason why a browser takes no messages. */
export type PushFault = 'blocked' | 'unsupported' | 'failed';

export const takesPushes = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function registration(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistration('/');
  if (!known) {
    await serviceWorker.register(offlinePages.serviceWorker.path, { updateViaCache: 'none' });
  }
  return serviceWorker.ready;
}

export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/**
 * Subscribes this browser, after asking for permission; call it from a click.
 *
 * @param key public key of the site, base64url
 * @returns the subscription as JSON, or the reason why there is none
 */
export async function subscribeTo(
  key: string,
  owner: string,
): Promise<{ device: string } | { fault: PushFault }> {
  if (!takesPushes()) return { fault: 'unsupported' };
  if ((await Notification.requestPermission()) !== 'granted') return { fault: 'blocked' };
  try {
    const { pushManager } = await registration();
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
    // A subscription under another key of the site takes none of our messages.
    const made = await pushManager.subscribe(options).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
    localStorage.setItem(ownerKey, owner);
    return { device: JSON.stringify(made) };
  } catch {
    return { fault: 'failed' };
  }
}

/**
 * Ends the subscription of anybody but `owner`. The push service then answers that it is gone, and the site forgets
 * it. Never throws.
 */
export async function unsubscribeOthers(owner?: string): Promise<void> {
  try {
    const before = localStorage.getItem(ownerKey);
    if (before === null || before === owner) return;
    const known = await navigator.serviceWorker.getRegistration('/');
    await (await known?.pushManager.getSubscription())?.unsubscribe();
    localStorage.removeItem(ownerKey);
  } catch {
    // Storage or workers are blocked: there is no subscription.
  }
}
