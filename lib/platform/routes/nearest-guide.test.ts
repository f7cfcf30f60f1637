import fc from 'fast-check';
import { guideSlugs } from '@/lib/foundation/ids/content-slugs';
import { nearestGuide, noGuide } from './nearest-guide';

it.each([
  ['naxoss', 'naxos'],
  ['naxo', 'naxos'],
  ['nxaos', 'naxos'],
  ['naxos-guide', 'naxos'],
  ['guide-to-naxos', 'naxos'],
  ['Naxos', 'naxos'],
  ['%CE%9D%CE%AC%CE%BE%CE%BF%CF%82', 'naxos'],
  ['σαντορίνη', 'santorini'],
  ['santorinni', 'santorini'],
  ['thyra', 'santorini'],
  ['myknos', 'mykonos'],
  ['koufonisa', 'koufonisia'],
  ['island-hoping', 'island-hopping'],
  ['best-time-to-go', 'best-time-to-visit'],
  ['visa-requirement', 'visa-requirements'],
  ['ioss', 'ios'],
])('%s is corrected to %s', (segment, slug) => expect(nearestGuide(segment)).toBe(slug));

it.each(['atlantis', 'crete', 'rhodes', 'x', '', '%E0%A4%A', 'wp-login.php', 'zzzzzzzzzzz', '-'])(
  '%s has no match',
  (segment) => expect(nearestGuide(segment)).toBe(noGuide),
);

it('finds every guide by its own name', () => {
  for (const slug of guideSlugs) expect(nearestGuide(slug)).toBe(slug);
});

it('handles any input quickly', () => {
  expect(nearestGuide('naxos'.repeat(20_000))).toBeDefined();
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (segment) => {
      expect([...guideSlugs, noGuide]).toContain(nearestGuide(segment));
    }),
  );
});
