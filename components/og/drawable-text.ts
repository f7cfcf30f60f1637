/**
 * Characters of the two font files, Latin and Greek. For any other character the drawing library
 * would request a font or an image from another host, with the text in the URL.
 */
const supported =
  /[\u0020-\u007e\u00a1-\u00ac\u00ae\u00b0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]/u;

/** Returns the character, or its base letter without accents, or an empty string. */
function drawable(sign: string): string {
  if (supported.test(sign)) return sign;
  const bare = sign.normalize('NFD').replace(/\p{M}/gu, '');
  return [...bare].filter((letter) => supported.test(letter)).join('');
}

/** Removes characters that the fonts cannot draw; the result may be empty. */
export const drawableText = (text: string): string =>
  [...text.normalize('NFC').replace(/\s/gu, ' ')]
    .map(drawable)
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
