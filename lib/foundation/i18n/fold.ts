/** Cache of folded letters: all texts use the same few hundred. */
const known = new Map<string, string>();
const mostKnown = 2000;

function foldLetter(letter: string): string {
  const bare = letter.normalize('NFD').charAt(0).toLowerCase();
  if (letter.length > 1 || bare.length !== 1) return letter;
  return bare === 'ς' ? 'σ' : bare;
}

/**
 * A text as searches compare it: lower case, without accents, with σ for a final ς. One character in, one character
 * out, so that a place found in the folded text is the same place in the original. Expects and keeps Unicode NFC.
 */
export function fold(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const folded = known.get(letter) ?? foldLetter(letter);
    if (known.size < mostKnown) known.set(letter, folded);
    return folded;
  }).join('');
}
