import 'server-only';
import { randomBytes } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { ActionFailure, BackendUnavailable } from '@/lib/platform/actions/result';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import type { Json } from '@/lib/platform/supabase/database.types';
import { readTrip } from './queries';
import { tripDocument } from './schema';
import type { Trip, TripDocument } from './types';

/** Token of 144 random bits, in letters that need no escaping in an address. */
export const newToken = () => randomBytes(18).toString('base64url');

interface Fault {
  readonly code: string;
  readonly message: string;
}

/** The sender is at fault for a document that the database refuses, but not for other errors. */
function refusalOf({ code, message }: Fault): Error {
  // Class 22: values out of range or shape. Class 23: checks, keys and references.
  if (/^2[23]/.test(code)) return new ActionFailure('invalid', { document: 'documentInvalid' });
  if (code === 'PGRST301' || code === '42501') return new ActionFailure('signedOut');
  return new BackendUnavailable(`trips: ${code} ${message}`);
}

/** Error code of the trigger limit_trips(). */
const tooMany = 'PT409';

interface Writer {
  readonly client: DatabaseClient;
  readonly locale: Locale;
}

/**
 * Stores a new trip and returns its id. Throws with a specific message when the person has too many
 * trips. A trip already stored under `id` comes from the same submission, and no second one is
 * created.
 */
export async function store(trip: TripDocument, writer: Writer, id?: string): Promise<string> {
  const { client, locale } = writer;
  const document = tripDocument.parse(trip);
  const { data, error } = await client.from('trips').insert({ id, document }).select('id').single();
  if (error && id !== undefined) {
    // The insert may have failed because it had succeeded before: only the stored row counts.
    const { data: kept } = await client
      .from('trips')
      .select('deleted_at')
      .eq('id', id)
      .maybeSingle();
    if (kept) return kept.deleted_at === null ? id : store(trip, writer);
  }
  if (error?.code === tooMany) {
    const t = await getTranslations({ locale, namespace: 'savedTrips' });
    throw new ActionFailure('invalid', {}, t('failure.tooMany'));
  }
  if (error) throw refusalOf(error);
  return data.id;
}

/**
 * Saves over `version` and returns the new one, or `conflict` where that version is no longer
 * stored, because another person saved or the trip is gone.
 */
export async function storeOver(
  client: DatabaseClient,
  id: string,
  version: number,
  trip: TripDocument,
): Promise<number | 'conflict'> {
  return writeOver(client, id, version, { document: tripDocument.parse(trip) });
}

async function writeOver(
  client: DatabaseClient,
  id: string,
  version: number,
  change: { document: Json; before_way?: Json },
): Promise<number | 'conflict'> {
  const { data, error } = await client
    .from('trips')
    .update(change)
    .eq('id', id)
    .eq('version', version)
    .is('deleted_at', null)
    .select('version')
    .maybeSingle();
  if (error) throw refusalOf(error);
  return data?.version ?? 'conflict';
}

/** Contents of `before_way`, validated before they are stored again. */
const beforeWay = z.object({ version: z.int(), document: tripDocument });

/** {@link storeOver} for a way on: the trip before it is kept, so that it can be taken back. */
export async function storeWay(
  client: DatabaseClient,
  id: string,
  before: Trip,
  trip: TripDocument,
): Promise<number | 'conflict'> {
  const kept = { version: before.version + 1, document: tripDocument.parse(before) };
  return writeOver(client, id, before.version, {
    document: tripDocument.parse(trip),
    before_way: kept,
  });
}

/** Restores the trip before the last way on; `conflict` if it was changed since. Nothing to restore is no error. */
export async function takeBackWay(
  client: DatabaseClient,
  id: string,
  version: number,
): Promise<number | 'conflict'> {
  const { data, error } = await client
    .from('trips')
    .select('before_way')
    .eq('id', id)
    .is('deleted_at', null)
    .maybeSingle();
  if (error) throw refusalOf(error);
  if (!data) throw new ActionFailure('missing');
  if (data.before_way === null) return version;
  const before = beforeWay.safeParse(data.before_way);
  if (!before.success || before.data.version !== version) return 'conflict';
  return writeOver(client, id, version, { document: before.data.document, before_way: null });
}

/** Reads the person's own trip as stored; throws `missing` without one. */
export async function ownTrip(client: DatabaseClient, id: string): Promise<Trip> {
  const answer = await readTrip(client, id);
  if (answer.state === 'unavailable') throw new BackendUnavailable('trips');
  if (answer.state === 'missing') throw new ActionFailure('missing');
  return answer.data;
}

type Change = Partial<
  Record<'share_token' | 'calendar_token' | 'archived_at' | 'deleted_at', string | null>
> & { readonly mails?: boolean; readonly pushes?: boolean; readonly mail_locale?: string };

/** Changes data about a trip that is not part of it, so its version stays. */
export async function changeTrip(
  client: DatabaseClient,
  id: string,
  change: Change,
  which: 'current' | 'deleted' = 'current',
): Promise<{ id: string }> {
  const update = client.from('trips').update(change).eq('id', id);
  const chosen =
    which === 'deleted' ? update.not('deleted_at', 'is', null) : update.is('deleted_at', null);
  const { data, error } = await chosen.select('id');
  if (error) throw refusalOf(error);
  if (data.length === 0) throw new ActionFailure('missing');
  return { id };
}

/** Removes a deleted trip permanently; throws `missing` for any other. */
export async function purge(client: DatabaseClient, id: string): Promise<{ id: string }> {
  const { data, error } = await client
    .from('trips')
    .delete()
    .eq('id', id)
    .not('deleted_at', 'is', null)
    .select('id');
  if (error) throw refusalOf(error);
  if (data.length === 0) throw new ActionFailure('missing');
  return { id };
}
