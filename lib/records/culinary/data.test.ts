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

describe('what is eaten and drunk', () => {
  it.each(foods)('$id has the form of an entry', (food) => {
    expect(foodSchema.safeParse(food).error?.issues).toBeUndefined();
  });

  it('counts sixty entries or more, each with an address of its own on the page', () => {
    expect(foods.length).toBeGreaterThanOrEqual(60);
    expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length);
  });

  it.each(islandSlugs)('has something of each kind of meal for %s, its own or shared', (island) => {
    const here = chooseFoods(foods, { island });
    expect(here.length).toBeGreaterThanOrEqual(2);
  });

  it('has every kind, and no drawing that nothing needs', () => {
    expect(kinds.filter((kind) => !foods.some((food) => food.kind === kind))).toEqual([]);
    expect(drawings.filter((one) => !foods.some(({ drawing }) => drawing === one))).toEqual([]);
  });

  it('stands by kind, in the order of the page', () => {
    const order = foods.map(({ kind }) => kinds.indexOf(kind));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('writes Greek in Greek letters and the rest in Latin ones', () => {
    // Names of a plant or a label keep their letters.
    const latinInGreek = /[a-z]{2,}/i;
    const allowed = ['vinsanto', 'malvasia-paros', 'fava-santorinis'];
    const wrong = texts.filter(
      ({ id, en, el }) =>
        /[\u0370-\u03ff\u1f00-\u1fff]/.test(en) || (latinInGreek.test(el) && !allowed.includes(id)),
    );
    expect(wrong).toEqual([]);
  });

  it('says of San Michali the milk that a hard cheese takes', () => {
    // Almost five kilos for one would be a fresh cheese; the makers say about ten.
    const text = foods.find(({ id }) => id === 'san-michali')?.text;
    expect(text?.en).toMatch(/kilo takes about ten of milk/);
    expect(text?.el).toMatch(/κιλό θέλει γύρω στα δέκα κιλά γάλα/);
  });

  it('marks the stress of the words to order', () => {
    const unmarked = foods.filter(({ order }) => !/[áéíóú]/i.test(transliterate(order)));
    expect(unmarked.map(({ id }) => id)).toEqual([]);
  });

  it('protects the names that the registers have, and no others', () => {
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

  it('was checked no later than today', () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(foods.filter(({ checkedOn }) => checkedOn > today)).toEqual([]);
  });
});
