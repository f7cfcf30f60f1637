import fc from 'fast-check';
import { editDistance } from '@/lib/foundation/i18n/edit-distance';
import { NearTerms } from './word-index';

const known = ['sadorin', 'naks', 'mikon', 'pasport', 'lukum', 'feri'];
const terms = new NearTerms();
for (const term of known) terms.add(term);

it.each([
  ['sadorn', 1, ['sadorin']],
  ['sadroin', 1, ['sadorin']],
  ['pasprot', 2, ['pasport']],
  ['lulum', 1, ['lukum']],
  ['naks', 1, ['naks']],
  ['nakc', 0, []],
  ['qqq', 2, []],
  ['x'.repeat(80), 2, []],
])('near %s with %d wrong letters is %j', (term, wrong, expected) => {
  expect(terms.near(term, wrong).map((one) => one.term)).toEqual(expected);
});

it('finds nothing with more wrong letters, and the nearest first', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'aeiklmnorst'),
    minLength: 3,
    maxLength: 10,
  });
  fc.assert(
    fc.property(letters, fc.array(letters), (term, others) => {
      const some = new NearTerms();
      for (const other of new Set(others)) some.add(other);
      const found = some.near(term, 2);
      for (const one of found) expect(one.wrong).toBe(editDistance(term, one.term));
      const distances = found.map(({ wrong }) => wrong);
      expect(distances).toEqual(distances.toSorted());
      expect(distances.every((wrong) => wrong <= 2)).toBe(true);
    }),
  );
});
