import '@/lib/assistant/tools/testing/services';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import { talk } from '../testing/talk';

async function answerTo(said: string, locale: 'en' | 'el' = 'en') {
  const [answer] = await talk([said], { locale, today: '2026-11-28', tools: readOnlyTools });
  return answer?.text ?? '';
}

it.each([
  ['Naxos or Paros?', 'en', '[**Paros or Naxos?**](/compare/paros-or-naxos): Paros suits'],
  ['Νάξος ή Πάρος;', 'el', '[**Πάρος ή Νάξος;**](/el/compare/paros-or-naxos): Η Πάρος κάνει για'],
] as const)('leads with the written view of a pair: %s', async (said, locale, view) => {
  expect((await answerTo(said, locale)).startsWith(view)).toBe(true);
});

it('chooses itself between two islands without such a page', async () => {
  expect(await answerTo('Milos or Amorgos?')).toMatch(/^I would take \*\*/);
});

it.each([
  ['cheaper: Naxos or Mykonos?', /I would take \*\*Naxos\*\*.*lower price/],
  ['Milos or Serifos for beaches?', /Both suit beaches; I would take \*\*(?:Milos|Serifos)\*\*/],
])('gives a price as the reason only where it is lower: %s', async (said, choice) => {
  expect(await answerTo(said)).toMatch(choice);
});

it('names no price between two islands of the same prices', async () => {
  const text = await answerTo('Serifos or Sikinos for beaches?');
  expect(text).not.toMatch(/costs? less|price/);
});

it.each([
  [['Tinos or Syros?', 'we have no car though'], 'Tinos: Getting around', 'Syros: Buses'],
  [['Naxos or Paros?', 'and where to stay?'], 'Naxos: Where to stay', 'Paros: Where to stay'],
  [['Tinos or Syros?', 'with children', 'and in March?'], '/tinos', '/syros'],
])('goes on with both islands that were compared: %j', async (said, one, other) => {
  const talked = await talk(said, { locale: 'en', today: '2026-11-28', tools: readOnlyTools });
  expect(talked.at(-1)?.text).toContain(one);
  expect(talked.at(-1)?.text).toContain(other);
});
