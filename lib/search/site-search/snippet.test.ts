import fc from 'fast-check';
import { marked, markerFor, type Piece, snippet } from './snippet';
import { termOf } from './words';

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
const hits = (pieces: readonly Piece[]) => pieces.flatMap(({ text, hit }) => (hit ? text : []));
const forms = new Map([
  [termOf('fava'), ['Fava', 'fava', 'φάβα']],
  [termOf('onion'), ['onion', 'onions']],
]);
const fava = markerFor([termOf('fava')], forms);

it('marks whole words in all their forms', () => {
  const pieces = marked('Fava and φάβα, no favas', fava);
  expect(textOf(pieces)).toBe('Fava and φάβα, no favas');
  expect(hits(pieces)).toEqual(['Fava', 'φάβα']);
  expect(hits(marked('Fava', markerFor([], forms)))).toEqual([]);
});

it('shows the passage with most of the words, cut at word boundaries', () => {
  const far = 'So many other words stand here. '.repeat(12);
  const text = `${far}Fava alone. ${far}At last fava with onions and oil. ${far}`;
  const line = snippet(text, markerFor([termOf('fava'), termOf('onion')], forms));
  expect(hits(line)).toEqual(['fava', 'onions']);
  expect(textOf(line)).toMatch(/^… \S.*\S …$/);
  expect(textOf(line).length).toBeLessThan(180);
});

it('starts with the beginning of the text without a match', () => {
  expect(textOf(snippet('Short.', fava))).toBe('Short.');
  expect(snippet('', fava)).toEqual([]);
});

it('shows only text of the source', () => {
  const word = fc.constantFrom('fava', 'Fava', 'onions', 'of', 'x'.repeat(60), '🏝', 'ά');
  const text = fc.array(word, { maxLength: 80 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, (body) => {
      const line = textOf(snippet(body, fava)).replace(/^… | …$/g, '');
      expect(body.normalize('NFC')).toContain(line);
    }),
  );
});
