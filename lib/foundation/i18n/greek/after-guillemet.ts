/** A hair space, a tenth of the type's size. */
const hair = '\u200a';

/**
 * Returns a text to follow an opening guillemet in the display typeface. The accent of a Greek capital stands left of
 * it there and would lie on the guillemet («Ένα»), which a hair space prevents. Kerning cannot: the two letters come
 * from different font files.
 */
export const afterGuillemet = (text: string): string =>
  /^[ΆΈΉΊΌΎΏ]/.test(text.normalize('NFC')) ? hair + text : text;
