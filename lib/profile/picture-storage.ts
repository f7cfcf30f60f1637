import 'server-only';
import { randomUUID } from 'node:crypto';
import { BackendUnavailable } from '@/lib/actions/result';
import { env } from '@/lib/env';
import type { CleanPicture } from '@/lib/pictures/clean-picture';
import type { DatabaseClient } from '@/lib/supabase/client';
import { isWithoutStorage } from '@/lib/supabase/errors';

/* Each function takes a client that acts as the person: the bucket's policies let them into their folder. */

const bucket = 'avatars';

/** The files in a person's folder; undefined where the backend keeps none at all. */
async function filesOf(client: DatabaseClient, userId: string): Promise<string[] | undefined> {
  const { data, error } = await client.storage.from(bucket).list(userId);
  if (error && !isWithoutStorage(error)) throw new BackendUnavailable(`storage: ${error.message}`);
  // The embedded backend names a file by its whole path, a hosted one by its last part.
  return error ? undefined : data.map(({ name }) => `${userId}/${name.split('/').at(-1)}`);
}

/** True where the backend keeps files; false as well while that cannot be found out. */
export async function keepsPictures(client: DatabaseClient, userId: string): Promise<boolean> {
  try {
    return (await filesOf(client, userId)) !== undefined;
  } catch {
    return false;
  }
}

/** Removes what is stored in a person's folder, all but `kept`. */
export async function removePictures(client: DatabaseClient, userId: string, kept?: string) {
  const old = (await filesOf(client, userId))?.filter((path) => path !== kept) ?? [];
  if (old.length === 0) return;
  const { error } = await client.storage.from(bucket).remove(old);
  if (error) throw new BackendUnavailable(`storage: ${error.message}`);
}

/** Stores a picture beside the one before, under a name of its own because caches keep the old one. */
export async function storePicture(
  client: DatabaseClient,
  userId: string,
  { bytes, extension, contentType }: CleanPicture,
): Promise<{ path: string; address: string }> {
  const path = `${userId}/${randomUUID()}.${extension}`;
  const files = client.storage.from(bucket);
  const { error } = await files.upload(path, bytes, { contentType });
  if (error) throw new BackendUnavailable(`storage: ${error.message}`);
  const { pathname } = new URL(files.getPublicUrl(path).data.publicUrl);
  // The server may reach the backend by another address than browsers do.
  return { path, address: new URL(pathname, env.NEXT_PUBLIC_SUPABASE_URL).href };
}
