import 'server-only';
import { type CleanPicture, cleanPicture } from '@/lib/foundation/pictures/clean-picture';
import { ActionFailure, BackendUnavailable } from '@/lib/platform/actions/result';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { isWithoutStorage } from '@/lib/platform/supabase/errors';
import { expectFiles } from '@/lib/platform/supabase/left-files';
import { photoLimits } from './limits';
import type { Photo } from './photos';

const bucket = 'property-photos';

/** Redraws photos for storage; reports one that cannot be read. */
export async function cleanPhotos(photos: readonly Photo[]): Promise<CleanPicture[]> {
  const clean: CleanPicture[] = [];
  for (const { bytes } of photos) {
    const picture = await cleanPicture(bytes, photoLimits);
    if (!picture) throw new ActionFailure('invalid', { photos: 'photosKind' });
    clean.push(picture);
  }
  return clean;
}

/**
 * Stores photos in the folder of a submission and returns their paths. A repeated submission overwrites them, so that
 * an interrupted one leaves no duplicates; photos of a property that is never stored are removed within the hour. Takes
 * the client with the secret key.
 */
export async function storePhotos(
  client: DatabaseClient,
  sendingId: string,
  photos: readonly CleanPicture[],
): Promise<string[]> {
  if (photos.length === 0) return [];
  await expectFiles(client, bucket, sendingId).catch((error: { message: string }) => {
    throw new BackendUnavailable(`left_files: ${error.message}`);
  });
  const files = client.storage.from(bucket);
  return Promise.all(
    photos.map(async ({ bytes, extension, contentType }, index) => {
      const path = `${sendingId}/${index + 1}.${extension}`;
      const options = { contentType, upsert: true };
      const { error } = await files.upload(path, bytes, options);
      if (error && isWithoutStorage(error)) {
        throw new ActionFailure('invalid', { photos: 'photosNotKept' });
      }
      if (error) throw new BackendUnavailable(`storage: ${error.message}`);
      return path;
    }),
  );
}
