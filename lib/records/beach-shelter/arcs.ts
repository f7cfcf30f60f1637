import { type Fetches, openArcs } from './exposure';

/** The sixteen winds by name, clockwise from north: a text of theirs, split. */
export const windsOf = (text: string): readonly string[] => text.split(' ');

/** `ESE–SSW, N`: the winds a place lies open to. Empty if it is closed all around. */
export const arcsInWords = (fetches: Fetches, winds: readonly string[]): string =>
  openArcs(fetches)
    .map(([from, to]) => (from === to ? winds[from] : `${winds[from]}–${winds[to]}`))
    .join(', ');

/** The name of the wind from a bearing in degrees. */
export const windFrom = (degrees: number, winds: readonly string[]): string =>
  winds[Math.round((((degrees % 360) + 360) % 360) / 22.5) % 16] ?? '';
