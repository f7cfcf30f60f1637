import { textWidth } from './text-width';

/** How wide the title of a share image may be, pixels. */
export const titleRoom = 508;

/** What the lettering takes of the estimate, which is made on the safe side for all the charts' typefaces. */
const ofEstimate = 0.98;

/** Below this nobody reads it in a feed: a word that is wider still is broken. */
const smallest = 40;

/**
 * The type size of a share image's title, pixels: large for a name, smaller for a sentence, and never so large
 * that its longest word runs out of the paper, unless it would be too small to read.
 */
export function titleSize(title: string): number {
  const { length } = title;
  const size = length > 70 ? 46 : length > 26 ? 58 : length > 14 ? 72 : 104;
  const widest = Math.max(...title.split(/\s+/).map((word) => textWidth(word, ofEstimate)));
  return Math.max(smallest, Math.min(size, Math.floor(titleRoom / widest)));
}
