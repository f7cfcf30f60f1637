import { bytesOf, ownerKey, takesPushes } from './push-subscription';

/** Subscription of this browser that a person made, with its manager. */
async function ownSubscription(owner: string) {
  if (!takesPushes() || localStorage.getItem(ownerKey) !== owner) return undefined;
  if (Notification.permission !== 'granted') return undefined;
  const manager = (await navigator.serviceWorker.getRegistration('/'))?.pushManager;
  const subscription = await manager?.getSubscription();
  return manager && subscription ? { manager, subscription } : undefined;
}

function isOfKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const made = options?.applicationServerKey;
  // Not every browser tells it.
  return !made || new Uint8Array(made).join() === key.join();
}

/** The subscription under the key of the site, made anew where it was made under another key. */
async function currentSubscription(owner: string, key: string) {
  const own = await ownSubscription(owner);
  const applicationServerKey = bytesOf(key);
  if (!own || isOfKey(own.subscription, applicationServerKey)) return own?.subscription;
  await own.subscription.unsubscribe();
  return own.manager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

interface Confirmed {
  /** Id of the person. */
  owner: string;
  /** Public key of the site, base64url. */
  key: string;
  /** Address of the site that keeps subscriptions. */
  address: string;
}

/**
 * Sends the subscription of this browser to the site again, which may have dropped it: for a newer device of the person,
 * or because a push service did not know it. Never throws.
 *
 * @returns true if the site now has it; false if this browser takes no messages of the person; undefined if the site
 * did not answer
 */
export async function confirmSubscription(of: Confirmed): Promise<boolean | undefined> {
  const subscription = await currentSubscription(of.owner, of.key).catch(() => undefined);
  if (!subscription) return false;
  try {
    const { ok, status } = await fetch(of.address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(subscription),
    });
    if (ok) return true;
    return status >= 500 || status === 429 ? undefined : false;
  } catch {
    return undefined;
  }
}
