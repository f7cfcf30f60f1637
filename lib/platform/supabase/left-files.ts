import type { DatabaseClient } from './client';
import { isWithoutStorage } from './errors';

/* Files that are to go: the table `left_files` names their folders. Takes the client with the secret key. */

export type Bucket = 'avatars' | 'property-photos';

interface Folder {
  readonly bucket: string;
  readonly folder: string;
  /** ISO instants. */
  readonly since: string;
  readonly due_at: string;
}

/** Folders of one round. */
const roundSize = 100;
/** Files of one list; a folder has eight at most, unless something went very wrong. */
const listSize = 100;
const minute = 60_000;
export const betweenRounds = 5 * minute;
/** Time for which an upload may still be under way; an empty folder is checked again meanwhile. */
const watched = 60 * minute;

const later = (ms: number) => new Date(Date.now() + ms).toISOString();

/**
 * Lists the paths of the files in a folder, newest first; undefined when the backend has no file storage. Throws errors
 * of the service.
 */
export async function filesIn(
  client: DatabaseClient,
  bucket: Bucket,
  folder: string,
): Promise<string[] | undefined> {
  const { data, error } = await client.storage.from(bucket).list(folder, { limit: listSize });
  if (error) {
    if (isWithoutStorage(error)) return undefined;
    throw error;
  }
  // The embedded backend names a file by its whole path, a hosted one by its last part.
  const age = ({ created_at: at, name }: (typeof data)[number]) => `${at} ${name}`;
  return data
    .toSorted((a, b) => (age(a) < age(b) ? 1 : -1))
    .map(({ name }) => `${folder}/${name.split('/').at(-1)}`);
}

/**
 * Registers files in advance for a record that is not stored yet, so that they are removed if it
 * never is, even if the server stops in between. Throws the error of the database.
 */
export async function expectFiles(
  client: DatabaseClient,
  bucket: Bucket,
  folder: string,
): Promise<void> {
  const row = { bucket, folder, due_at: later(watched) };
  const { error } = await client.from('left_files').upsert(row);
  if (error) throw error;
}

/** True if the property for which files were expected exists in its table. */
async function isProperty(client: DatabaseClient, id: string): Promise<boolean> {
  const { data, error } = await client
    .from('property_submissions')
    .select('id')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data !== null;
}

/** Removes the files of a folder; true when it is empty and no upload can follow, or when its files are to be kept. */
async function clear(client: DatabaseClient, { bucket, folder, since }: Folder): Promise<boolean> {
  const named = bucket as Bucket;
  if (named === 'property-photos' && (await isProperty(client, folder))) return true;
  const paths = (await filesIn(client, named, folder)) ?? [];
  if (paths.length > 0) {
    const { error } = await client.storage.from(bucket).remove(paths);
    if (error) throw error;
    return false;
  }
  return Date.now() - Date.parse(since) > watched;
}

/** Called with what kept files from being removed. */
type Tell = (fault: unknown) => void;

async function visit(client: DatabaseClient, one: Folder, tell: Tell): Promise<void> {
  const rows = client.from('left_files');
  const isDone = await clear(client, one).catch((fault: unknown) => {
    tell(fault);
    return false;
  });
  // Matches only the row as it was read: another upload may have started there.
  const key = { bucket: one.bucket, folder: one.folder, due_at: one.due_at };
  const done = isDone ? rows.delete() : rows.update({ due_at: later(betweenRounds) });
  const { error } = await done.match(key);
  if (error) tell(error);
}

/**
 * Removes the files of one batch of due folders. Safe to interrupt and to run concurrently: the next run finds the
 * rest. Reports and retries failures, and never throws.
 */
export async function removeRound(client: DatabaseClient, tell: Tell): Promise<void> {
  const { data, error } = await client
    .from('left_files')
    .select('bucket, folder, since, due_at')
    .lte('due_at', new Date().toISOString())
    .order('due_at')
    .limit(roundSize);
  if (error) tell(error);
  for (const one of data ?? []) await visit(client, one, tell);
}
