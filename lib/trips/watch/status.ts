import 'server-only';
import { adminClient } from '@/lib/platform/supabase/admin';
import { carriesMails } from './carrier';
import { sendsPushes } from './push-service';

type Status = Readonly<Record<string, unknown>> | null;

/** Milliseconds for which a status is kept: counting the rows of the outbox is no work for every request. */
const keptFor = 60_000;
let kept: { readonly until: number; readonly status: Promise<Status> } | undefined;

/**
 * The watch of saved trips, at most a minute old, without the messages that were given up, which `npm run watch -- status`
 * lists; null where it is not known.
 */
export function watchStatus(read: () => Promise<unknown> = readStatus): Promise<Status> {
  const at = performance.now();
  if (!kept || kept.until <= at) kept = { until: at + keptFor, status: read().then(shown) };
  return kept.status;
}

async function readStatus(): Promise<unknown> {
  const { data } = (await adminClient()?.rpc('trip_watch_status')) ?? { data: null };
  return data;
}

function shown(data: unknown): Status {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const { deadLetters: _, ...state } = data as Record<string, unknown>;
  return { ...state, mails: carriesMails(), pushes: sendsPushes() };
}
