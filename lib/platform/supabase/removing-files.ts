import 'server-only';
import { log } from '@/lib/foundation/log';
import { adminClient } from './admin';
import { betweenRounds, removeRound } from './left-files';

/**
 * Removes files without an owner as far as the backend allows; later runs retry the rest. Does nothing without a secret
 * key, and never fails.
 */
export async function removeLeftFiles(): Promise<void> {
  const client = adminClient();
  if (!client) return;
  const tell = (fault: unknown) => log.warn('files not removed', {}, fault);
  await removeRound(client, tell).catch(tell);
}

/** Does so now and every five minutes, for as long as the process lives without keeping it alive. */
export function keepRemovingFiles(): void {
  const again = async () => {
    await removeLeftFiles();
    setTimeout(again, betweenRounds).unref();
  };
  void again();
}
