import 'server-only';
import sharp from 'sharp';
import { pictureKind } from './kind';

export interface PictureRoom {
  /** Length of the longer side, pixels; a smaller picture is made larger only to be a square. */
  readonly side: number;
  /** Only the middle square is kept. */
  readonly isSquare?: boolean;
  /** What it may weigh. */
  readonly bytes: number;
}

/** A picture drawn anew, which holds nothing but its pixels. */
export interface CleanPicture {
  readonly bytes: Uint8Array;
  readonly extension: 'webp';
  readonly contentType: 'image/webp';
}

/** More than the cameras of telephones make; a file of some kilobytes may say that it has a thousand times as many. */
const mostPixels = 64_000_000;
const patienceSeconds = 15;
/** From the best: the first one that fits is taken. */
const qualities = [85, 70, 50, 30];

// What is drawn once is not asked for again; one at a time, each takes one thread and its pixels' memory.
sharp.cache(false);
sharp.concurrency(1);
let before: Promise<unknown> = Promise.resolve();

async function draw(bytes: Uint8Array, room: PictureRoom): Promise<CleanPicture | undefined> {
  const { side, isSquare = false } = room;
  const fit = isSquare ? ('cover' as const) : ('inside' as const);
  for (const quality of qualities) {
    // The way it was held is turned into pixels; profile, place and everything else stays behind.
    const drawn = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: patienceSeconds })
      .autoOrient()
      .resize(side, side, { fit, withoutEnlargement: !isSquare })
      .webp({ quality })
      .toBuffer();
    if (drawn.length <= room.bytes) {
      return { bytes: new Uint8Array(drawn), extension: 'webp', contentType: 'image/webp' };
    }
  }
  return undefined;
}

/**
 * Draws a picture anew as a WebP, so that what is stored is a picture and nothing else, whatever the file also was
 * and whatever the camera wrote into it. Undefined for what is no PNG, JPEG or WebP, what is broken, and what has
 * more pixels than anybody's camera.
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
