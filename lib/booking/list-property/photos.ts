import { createHash } from 'node:crypto';
import { pictureKind } from '@/lib/foundation/pictures/kind';
import { photoLimits } from './fields';
import type { PropertyFault } from './rules';
import 'server-only';
import { type CleanPicture, cleanPicture } from '@/lib/foundation/pictures/clean-picture';
import { ActionFailure, BackendUnavailable } from '@/lib/platform/actions/result';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { isWithoutStorage } from '@/lib/platform/supabase/errors';
import { expectFiles } from '@/lib/platform/supabase/left-files';

/** A photo as it was sent. */
export interface Photo {
  readonly bytes: Uint8Array;
  /** SHA-256 of the contents: two forms with the same photos are the same submission. */
  readonly digest: string;
}

/** React sends an empty file field as such a file. */
const isEmptyField = ({ size, type }: File) =>
  size === 0 && (type === '' || type === 'application/octet-stream');

/**
 * Reads the photos of a form, in order and without duplicates, or reports an error. The first bytes determine a file's
 * type, whatever its name and its sender claim. An empty field sends one file without bytes and without a type of its
 * own.
 */
export async function readPhotos(
  form: FormData,
): Promise<{ photos: readonly Photo[]; fault?: PropertyFault }> {
  const files = form
    .getAll('photos')
    .filter((file): file is File => file instanceof File && !isEmptyField(file));
  if (files.length > photoLimits.count) return { photos: [], fault: 'photosTooMany' };
  if (files.some(({ size }) => size > photoLimits.bytes)) {
    return { photos: [], fault: 'photosTooLarge' };
  }
  const photos = new Map<string, Photo>();
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!pictureKind(bytes)) return { photos: [], fault: 'photosKind' };
    const digest = createHash('sha256').update(bytes).digest('hex');
    photos.set(digest, { bytes, digest });
  }
  return { photos: [...photos.values()] };
}

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
