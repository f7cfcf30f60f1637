import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { transliterate } from '@/lib/records/phrases/transliterate';
import { foods } from './data';
import { chooseFoods } from './filter';
import { drawings, foodSchema, kinds } from './schema';

const texts = foods.flatMap(({ id, name, text, order }) => [
  { id, en: name.en, el: name.el },
  { id, en: text.en, el: text.el },
  { id, en: transliterate(order), el: order },
]);

describe('the culinary records', () => {
  it.each(foods)('$id is a valid entry', (food) => {
    expect(foodSchema.safeParse(food).error?.issues).toBeUndefined();
  });

  it('have at least sixty entries, each with its own anchor', () => {
    expect(foods.length).toBeGreaterThanOrEqual(60);
    expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length);
  });

  it.each(islandSlugs)('have every kind of meal for %s, its own or shared', (island) => {
    const here = chooseFoods(foods, { island });
    expect(here.length).toBeGreaterThanOrEqual(2);
  });

  it('have every kind, and no unused drawing', () => {
    expect(kinds.filter((kind) => !foods.some((food) => food.kind === kind))).toEqual([]);
    expect(drawings.filter((one) => !foods.some(({ drawing }) => drawing === one))).toEqual([]);
  });

  it('are sorted by kind, as on the page', () => {
    const order = foods.map(({ kind }) => kinds.indexOf(kind));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('write Greek in Greek letters and the rest in Latin ones', () => {
    // Names of a plant or a label keep their letters.
    const latinInGreek = /[a-z]{2,}/i;
    const allowed = ['vinsanto', 'malvasia-paros', 'fava-santorinis'];
    const wrong = texts.filter(
      ({ id, en, el }) =>
        /[\u0370-\u03ff\u1f00-\u1fff]/.test(en) || (latinInGreek.test(el) && !allowed.includes(id)),
    );
    expect(wrong).toEqual([]);
  });

  it('state the right milk for San Michali', () => {
    // Almost five kilos for one would be a fresh cheese; the makers say about ten.
    const text = foods.find(({ id }) => id === 'san-michali')?.text;
    expect(text?.en).toMatch(/kilo takes about ten of milk/);
    expect(text?.el).toMatch(/κιλό θέλει γύρω στα δέκα κιλά γάλα/);
  });

  it('mark the stress of the words to order', () => {
    const unmarked = foods.filter(({ order }) => !/[áéíóú]/i.test(transliterate(order)));
    expect(unmarked.map(({ id }) => id)).toEqual([]);
  });

  it('mark exactly the registered names as protected', () => {
    const protectedNames = (scheme: string) =>
      foods.filter(({ protection }) => protection === scheme).map(({ id }) => id);
    expect(protectedNames('pdo').sort()).toEqual([
      'arseniko-naxou',
      'fava-santorinis',
      'graviera-naxou',
      'kopanisti',
      'malvasia-paros',
      'nykteri',
      'paros-wine',
      'san-michali',
      'santorini-wine',
      'tomataki-santorinis',
      'vinsanto',
    ]);
    expect(protectedNames('pgi').sort()).toEqual(['cyclades-wine', 'patata-naxou']);
    expect(protectedNames('gi')).toEqual(['kitro']);
  });

  it('have a check date that is not in the future', () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(foods.filter(({ checkedOn }) => checkedOn > today)).toEqual([]);
  });
});
