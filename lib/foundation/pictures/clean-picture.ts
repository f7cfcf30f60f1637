import 'server-only';
import sharp from 'sharp';
import { pictureKind } from './kind';

export interface PictureRoom {
  /** Length of the longer side in pixels. A smaller picture is enlarged only to fill a square. */
  readonly side: number;
  /** Only the middle square is kept. */
  readonly isSquare?: boolean;
  /** Most bytes of the result. */
  readonly bytes: number;
}

/** A re-encoded picture, which contains nothing but its pixels. */
export interface CleanPicture {
  readonly bytes: Uint8Array;
  readonly extension: 'webp';
  readonly contentType: 'image/webp';
}

/**
 * More pixels than phone cameras produce. A file of a few kilobytes may claim a thousand times as
 * many.
 */
const mostPixels = 64_000_000;
const patienceSeconds = 15;
/** Qualities to try, best first: the first result that fits is used. */
const qualities = [85, 70, 50, 30];

// No cache, since no picture is drawn twice. One at a time, because each takes a thread and memory
// for its pixels.
sharp.cache(false);
sharp.concurrency(1);
let before: Promise<unknown> = Promise.resolve();

async function draw(bytes: Uint8Array, room: PictureRoom): Promise<CleanPicture | undefined> {
  const { side, isSquare = false } = room;
  const fit = isSquare ? ('cover' as const) : ('inside' as const);
  for (const quality of qualities) {
    // Applies the orientation to the pixels; profile, location and all other metadata are dropped.
    const webp = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: patienceSeconds })
      .autoOrient()
      .resize(side, side, { fit, withoutEnlargement: !isSquare })
      .webp({ quality })
      .toBuffer();
    if (webp.length <= room.bytes) {
      return { bytes: new Uint8Array(webp), extension: 'webp', contentType: 'image/webp' };
    }
  }
  return undefined;
}

/**
 * Re-encodes a picture as WebP, so that the stored file is only a picture, without the camera's
 * metadata or any other content of the upload. Undefined for files that are not PNG, JPEG or WebP,
 * for broken ones, and for pictures with more pixels than any phone camera makes.
 */
export async function cleanPicture(
  bytes: Uint8Array,
  room: PictureRoom,
): Promise<CleanPicture | undefined> {
  if (!pictureKind(bytes)) return undefined;
  const drawing = before.then(() => draw(bytes, room)).catch(() => undefined);
  before = drawing;
  return drawing;
}
