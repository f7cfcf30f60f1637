import { islands } from './data';
import { fieldFigures, figureOf } from './figures';
import { formatFigure } from './format';

const [naxos] = islands.filter(({ slug }) => slug === 'naxos');
if (!naxos) throw new Error('no Naxos');

it('returns the numbers of the record’s fields', () => {
  expect(figureOf(naxos, 'peak')).toMatchObject({ unit: 'metres', value: 1004 });
  expect(figureOf(naxos, 'population')?.value).toBe(naxos.population.count);
  expect(figureOf(naxos, 'the-moon')).toBeUndefined();
});

it('has a unique id for each number of an island, none equal to a field name', () => {
  for (const { slug, figures = [] } of islands) {
    const ids = [...fieldFigures, ...figures.map(({ id }) => id)];
    expect([slug, ids.length]).toEqual([slug, new Set(ids).size]);
  }
});

it.each([
  ['metres', 1003, '1,003\u00a0m', '1.003\u00a0μ.'],
  ['metres', [110, 114], '110–114\u00a0m', '110–114\u00a0μ.'],
  ['kilometres', 3.5, '3.5\u00a0km', '3,5\u00a0χλμ.'],
  ['squareKilometres', 429.8, '429.8\u00a0km²', '429,8\u00a0τ.χλμ.'],
  ['minutes', [20, 25], '20–25\u00a0min', '20–25\u00a0λεπτά'],
  ['minutes', 90, '1\u00a0h 30\u00a0min', '1\u00a0ώρα 30\u00a0λεπτά'],
  ['count', [3, 1391], '3–1,391', '3–1.391'],
] as const)('writes %s %p as %p and %p', (unit, value, english, greek) => {
  const figure = {
    unit,
    value: typeof value === 'number' ? value : ([...value] as [number, number]),
  };
  expect(formatFigure(figure, 'en')).toBe(english);
  expect(formatFigure(figure, 'el')).toBe(greek);
});
