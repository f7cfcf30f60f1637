import { createHash } from 'node:crypto';
import { pictureKind } from '@/lib/foundation/pictures/kind';
import { photoLimits } from './limits';
import type { PropertyFault } from './rules';

/** A photo as it was sent. */
export interface Photo {
  readonly bytes: Uint8Array;
  /** Of its contents: two forms with the same photos are the same form. */
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
