import '@/lib/assistant/tools/testing/services';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { talk } from '../testing/talk';

// The index of all texts is built once, for some seconds.
jest.setTimeout(120_000);

async function lastAnswer(said: readonly string[], locale: Locale = 'en'): Promise<string> {
  const answers = await talk(said, { locale, today: '2026-11-29', tools: readOnlyTools });
  return answers.at(-1)?.text ?? '';
}

const beachIslands = /\*\*\[?(?:Ios|Mykonos|Ίος|Μύκονος)/u;

describe('beaches and nightlife out of season', () => {
  it.each([
    [['Which island for beaches in January?'], 'too cool'],
    [['which islands are good for nightlife?', 'and in january?'], 'bars and clubs'],
    [['We want beaches and nightlife for a week in February'], 'bars and clubs'],
    [['Plan 6 days in December with beaches and parties'], 'too cool'],
  ])('do not choose islands, and the answer says so: %j', async (said, words) => {
    const text = await lastAnswer(said);
    expect(text).toContain(words);
    expect(text).not.toMatch(beachIslands);
    expect(text).not.toContain('For beaches');
  });

  it('are so in Greek', async () => {
    const text = await lastAnswer(['Θέλω παραλίες και νυχτερινή ζωή τον Ιανουάριο'], 'el');
    expect(text).toContain('Τον Ιανουάριο κάνει κρύο για μπάνιο');
    expect(text).not.toMatch(beachIslands);
  });

  it.each([
    'Is Ios good for nightlife in January?',
    'Nightlife on Mykonos in March?',
    'Best beaches on Naxos in February',
    'Ios in January, what is it like?',
  ])('are said to be so for one island: %s', async (said) => {
    expect(await lastAnswer([said])).toMatch(/come from May to October|from June to September/);
  });
});

it('an island in winter is described by its sights', async () => {
  const text = await lastAnswer(['Ios in January, what is it like?']);
  expect(text).toContain('Skarkos');
  expect(text).not.toMatch(/Swim at|Night out/);
});

it.each(['Which island for beaches and nightlife in July?', 'nightlife on Ios in August'])(
  'nothing is said in season: %s',
  async (said) => {
    const text = await lastAnswer([said]);
    expect(text).toContain('Ios');
    expect(text).not.toMatch(/too cool|are shut/);
  },
);
