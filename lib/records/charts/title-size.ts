import { textWidth } from './text-width';

/** Width available for the title of a share image, pixels. */
export const titleRoom = 508;

/** Ratio of the real width of text to its estimate, which is a little high for all typefaces of the charts. */
const ofEstimate = 0.98;

/** Smallest size legible in a feed: a word too wide for it is broken. */
const smallest = 40;

/**
 * Type size of a share image's title, pixels: large for a name, smaller for a sentence, and small enough for its
 * longest word to fit on the image, unless that would be illegible.
 */
export function titleSize(title: string): number {
  const { length } = title;
  const size = length > 70 ? 46 : length > 26 ? 58 : length > 14 ? 72 : 104;
  const widest = Math.max(...title.split(/\s+/).map((word) => textWidth(word, ofEstimate)));
  return Math.max(smallest, Math.min(size, Math.floor(titleRoom / widest)));
}
