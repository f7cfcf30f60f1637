/** ΐ, whose accents reach over the letters beside it in Literata: «Μαΐ» ran into its year. */
const overhanging = 0x390;

/** Offset of a table of a TrueType font, in bytes. */
function tableAt(font, tag) {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** Glyph of a character of the basic plane by the font's `cmap` of format 4, or 0. */
function glyphOf(font, character) {
  const cmap = tableAt(font, 'cmap');
  const records = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    return cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
  });
  const table = records.find((at) => font.readUInt16BE(at) === 4);
  if (table === undefined) throw new Error('The font has no cmap of format 4.');
  const doubled = font.readUInt16BE(table + 6);
  for (let at = table + 14; at < table + 14 + doubled; at += 2) {
    if (font.readUInt16BE(at) < character) continue;
    const start = font.readUInt16BE(at + doubled + 2);
    if (start > character) return 0;
    const delta = font.readUInt16BE(at + 2 * doubled + 2);
    const offsetAt = at + 3 * doubled + 2;
    const offset = font.readUInt16BE(offsetAt);
    if (offset === 0) return (character + delta) & 0xffff;
    return font.readUInt16BE(offsetAt + offset + 2 * (character - start));
  }
  return 0;
}

/**
 * Returns a TrueType font in which nothing of ΐ reaches into the next letter or space: its width in
 * `hmtx` grows by the overhang. A font without the letter is returned unchanged.
 */
export function widen(source) {
  const font = Buffer.from(source);
  const glyph = glyphOf(font, overhanging);
  if (glyph === 0) return font;
  const head = tableAt(font, 'head');
  const loca = tableAt(font, 'loca');
  const isLong = font.readInt16BE(head + 50) === 1;
  const drawn =
    tableAt(font, 'glyf') +
    (isLong ? font.readUInt32BE(loca + glyph * 4) : font.readUInt16BE(loca + glyph * 2) * 2);
  if (glyph >= font.readUInt16BE(tableAt(font, 'hhea') + 34)) {
    throw new Error('ΐ shares the width of other letters.');
  }
  const width = tableAt(font, 'hmtx') + glyph * 4;
  const margin = Math.round(font.readUInt16BE(head + 18) / 50);
  const end = font.readInt16BE(drawn + 6) + margin;
  font.writeUInt16BE(Math.max(font.readUInt16BE(width), end), width);
  return font;
}
