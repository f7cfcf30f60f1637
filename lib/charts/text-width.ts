/** Width of a character in em, a little above what both alphabets take in the charts' typefaces. */
function em(character: string): number {
  if (/[\s.,:;'’()ijlιί]/u.test(character)) return 0.34;
  if (/[frtιτρΙI-]/u.test(character)) return 0.45;
  if (/[mwωφψΜMWΩΦΨ]/u.test(character)) return 0.86;
  if (/\p{Lu}/u.test(character)) return 0.72;
  return 0.6;
}

/** Of the letters met so far: a chart asks thousands of times for a few dozen. */
const widths = new Map<string, number>();

function widthOf(character: string): number {
  const known = widths.get(character) ?? em(character);
  // What people write may hold any letter there is; what charts say has a few hundred.
  if (widths.size < 1000) widths.set(character, known);
  return known;
}

/** How much room a line of text takes, CSS pixels: an estimate on the safe side. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const character of text) sum += widthOf(character);
  return sum * size;
}
