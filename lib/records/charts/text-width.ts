/** Width of a character in em, a little above what both alphabets take in the charts' typefaces. */
function em(character: string): number {
  if (/[\s.,:;'’()ijlιί]/u.test(character)) return 0.34;
  if (/[frtιτρΙI-]/u.test(character)) return 0.45;
  if (/[mwωφψΜMWΩΦΨ]/u.test(character)) return 0.86;
  if (/\p{Lu}/u.test(character)) return 0.72;
  return 0.6;
}

/** Cache by letter: a chart needs thousands of widths, but of only a few dozen letters. */
const widths = new Map<string, number>();

function widthOf(character: string): number {
  const known = widths.get(character) ?? em(character);
  // Limited, because text by people may contain any letter, while the charts use a few hundred.
  if (widths.size < 1000) widths.set(character, known);
  return known;
}

/** Estimates the width of a line of text, CSS pixels, on the safe side. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const character of text) sum += widthOf(character);
  return sum * size;
}
