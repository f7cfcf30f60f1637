import { renderToStaticMarkup } from 'react-dom/server';
import { MonthRing } from './month-ring';

const lettersOf = (markup: string) =>
  [...markup.matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, letter]) => letter).join('');

it.each([
  ['en', 'JFMAMJJASOND'],
  ['el', 'ΙΦΜΑΜΙΙΑΣΟΝΔ'],
] as const)('names the months in %s, and highlights those given', (locale, letters) => {
  const markup = renderToStaticMarkup(<MonthRing months={[6, 7]} locale={locale} />);
  expect(lettersOf(markup)).toBe(letters);
  const lit = markup.split('<g').filter((part) => part.includes('data-lit'));
  expect(lettersOf(lit.join(''))).toBe(letters.slice(5, 7));
  // January is right of the top, December left of it.
  const [january, december] = [...markup.matchAll(/<text x="([\d.]+)" y="([\d.]+)"/g)]
    .filter((_, index) => index === 0 || index === 11)
    .map(([, x, y]) => [Number(x), Number(y)]);
  expect(january?.[0]).toBeGreaterThan(28);
  expect(december?.[0]).toBeLessThan(28);
  expect(january?.[1]).toBeLessThan(10);
});
