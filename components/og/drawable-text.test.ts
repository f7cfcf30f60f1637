import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { drawableText } from './drawable-text';

/** Reads the characters of a WOFF file from its `cmap` table, format 4. */
function charactersOf(script: string): Set<number> {
  const file = readFileSync(
    `node_modules/@fontsource/gfs-didot/files/gfs-didot-${script}-400-normal.woff`,
  );
  const entries = Array.from({ length: file.readUInt16BE(12) }, (_, at) => 44 + at * 20);
  const entry = entries.find((at) => file.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const [offset, packed, whole] = [4, 8, 12].map((by) => file.readUInt32BE(entry + by));
  const stored = file.subarray(offset, (offset ?? 0) + (packed ?? 0));
  const cmap = packed === whole ? stored : inflateSync(stored);
  const characters = new Set<number>();
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const at = cmap.readUInt32BE(4 + table * 8 + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const segments = cmap.readUInt16BE(at + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const last = cmap.readUInt16BE(at + 14 + segment * 2);
      const first = cmap.readUInt16BE(at + 16 + (segments + segment) * 2);
      for (let one = first; one <= last && one < 0xffff; one += 1) characters.add(one);
    }
  }
  return characters;
}

const known = new Set([...charactersOf('latin'), ...charactersOf('greek')]);

it('removes every character that the typeface lacks', () => {
  expect(known.size).toBeGreaterThan(250);
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.integer({ min: 0x20, max: 0x2fff })).map((codes) => String.fromCodePoint(...codes)),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const foreign = [...drawableText(text)].filter(
        (sign) => !known.has(sign.codePointAt(0) ?? 0),
      );
      expect(foreign).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('keeps texts in both languages unchanged', () => {
  const text = 'Ξενοδοχείο «Ἄνεμος», Πλάκα – Hotel “Café” €48 · 3 km';
  expect(drawableText(text)).toBe('Ξενοδοχείο «Ανεμος», Πλάκα – Hotel “Café” €48 · 3 km');
});

it('replaces unknown accented letters and removes pictographs', () => {
  expect(drawableText('Šibenik 🏝️ to  Milos\u00a0✈')).toBe('Sibenik to Milos');
  expect(drawableText('旅行')).toBe('');
});
