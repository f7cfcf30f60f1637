import { pseudoText } from './pseudo-texts';

it('changes the words of a text, but not its arguments or tags', () => {
  expect(pseudoText('All {count} islands of <a>Attica</a>')).toBe(
    'Äll {count} isländs öf <a>Ätticä</a>',
  );
});

it('changes the words in each plural form', () => {
  expect(pseudoText('{count, plural, one {# boat} other {# boats}}')).toMatch(
    /^\{count,\s?plural,\s?one\s?\{# böät\} other\s?\{# böäts\}\}$/,
  );
});
