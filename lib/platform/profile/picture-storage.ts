import 'server-only';
import { randomUUID } from 'node:crypto';
import { env } from '@/lib/foundation/env';
import type { CleanPicture } from '@/lib/foundation/pictures/clean-picture';
import { ActionFailure, BackendUnavailable } from '@/lib/platform/actions/result';
import { adminClient } from '@/lib/platform/supabase/admin';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { filesIn } from '@/lib/platform/supabase/left-files';
import type { Shelf } from './settle-picture';

/*
 * Pictures of people, each in the folder named by their id. Only the server stores them, with its own key and after
 * redrawing them: a person's token would allow uploading any file as a picture.
 */
const bucket = 'avatars';

/** True if the backend stores files; false if this is unknown. */
export async function keepsPictures(userId: string): Promise<boolean> {
  const client = adminClient();
  if (!client) return false;
  return filesIn(client, bucket, userId).then(
    (files) => files !== undefined,
    () => false,
  );
}

function storage(): DatabaseClient {
  const client = adminClient();
  if (!client) throw new BackendUnavailable('No secret key is configured');
  return client;
}

/** The pictures of a person. */
export function pictureShelf(userId: string): Shelf {
  const client = storage();
  return {
    async list() {
      const files = await filesIn(client, bucket, userId).catch((error: Error) => {
        throw new BackendUnavailable(`storage: ${error.message}`);
      });
      return files ?? [];
    },
    async remove(paths) {
      const { error } = await client.storage.from(bucket).remove([...paths]);
      if (error) throw new BackendUnavailable(`storage: ${error.message}`);
    },
  };
}

/** Public address of a picture. The server may reach the backend by another address than browsers do. */
export function pictureAddress(path: string): string {
  const { pathname } = new URL(storage().storage.from(bucket).getPublicUrl(path).data.publicUrl);
  return new URL(pathname, env.NEXT_PUBLIC_SUPABASE_URL).href;
}

/**
 * Stores a picture beside the previous one, under a name of its own because caches keep the old one. `person` acts as
 * its owner: an expired session stores nothing.
 */
export async function storePicture(
  person: DatabaseClient,
  userId: string,
  { bytes, extension, contentType }: CleanPicture,
): Promise<void> {
  const { data: isOpen, error: fault } = await person.rpc('session_is_open');
  if (fault) throw new BackendUnavailable(`session_is_open: ${fault.code}`);
  if (!isOpen) throw new ActionFailure('signedOut');
  const path = `${userId}/${randomUUID()}.${extension}`;
  const { error } = await storage().storage.from(bucket).upload(path, bytes, { contentType });
  if (error) throw new BackendUnavailable(`storage: ${error.message}`);
}
