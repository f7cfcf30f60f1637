import elFerries from '../messages/el/ferries.json' with { type: 'json' };
import elPlanner from '../messages/el/planner.json' with { type: 'json' };
import enFerries from '../messages/en/ferries.json' with { type: 'json' };
import enPlanner from '../messages/en/planner.json' with { type: 'json' };
import { textOf } from './support/html';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

/* Statements of a planned trip about its times, cost and pace. */

const onePage = '/trip-planner-original?month=7&nights=7&interests=beaches&start=ATH';
const planner =
  '/trip-planner-legacy?start=ATH&end=ATH&firstDay=2027-07-05&lastDay=2027-07-16&islands=ios:3,naxos:3,milos:2';

for (const { locale, prefix, planner: t, ferries, each } of [
  { locale: 'en', prefix: '', planner: enPlanner, ferries: enFerries, each: 'each' },
  {
    locale: 'el',
    prefix: '/el',
    planner: elPlanner,
    ferries: elFerries,
    each: 'ο καθένας',
  },
] as const) {
  const mainAt = async (address: string) =>
    (await documentAt(prefix + address)).querySelector('main');
  const roads = [t.result.roadFrom, t.result.roadTo].map((text) =>
    text.replace('{airport}', t.airportsInText.ATH).split('{time}'),
  );

  test(`boat times name their ports, with the road to the airport beside them, ${locale}`, async () => {
    for (const [address, headings] of [
      [`${onePage}&adults=2`, '.trip-crossing b'],
      [planner, '.leg h3'],
    ] as const) {
      const main = await mainAt(address);
      const names = main?.querySelectorAll(headings).map((heading) => textOf(heading)) ?? [];
      expect(names.length).toBeGreaterThan(2);
      expect(names.filter((name) => name.includes(t.airports.ATH))).toEqual([]);
      const sentences = main?.querySelectorAll('.leg-road').map((road) => textOf(road)) ?? [];
      expect(sentences).toHaveLength(2);
      for (const [index, [before = '', after = '']] of roads.entries()) {
        expect(sentences[index]?.startsWith(before) && sentences[index]?.endsWith(after)).toBe(
          true,
        );
      }
    }
  });

  test(`the likely cost and its range use the same measure, ${locale}`, async () => {
    const amounts = (text: string) =>
      [...text.matchAll(/€([\d,]+)|([\d.]+)\s€/g)].map(([, en, el]) =>
        Number((en ?? el ?? '').replace(/[.,]/g, '')),
      );
    const costOf = async (adults: number) => {
      const plan = (await mainAt(`${planner}&adults=${adults}`))?.querySelector('[data-cost]');
      const page = (await mainAt(`${onePage}&adults=${adults}`))?.querySelector(
        '[aria-labelledby="cost"] > p',
      );
      return [plan, page].map((one) => textOf(one ?? null));
    };
    for (const text of await costOf(2)) {
      const [low = 0, high = 0, likely = 0, share = 0] = amounts(text);
      expect(likely).toBeGreaterThanOrEqual(low);
      expect(likely).toBeLessThanOrEqual(high);
      expect(Math.abs(likely - 2 * share)).toBeLessThanOrEqual(2);
      expect(text).toContain(each);
    }
    for (const text of await costOf(1)) {
      expect(amounts(text)).toHaveLength(3);
      expect(text).not.toContain(each);
    }
  });

  test(`the default pace is not listed as a choice, ${locale}`, async () => {
    const chosen = textOf(await mainAt(`${planner}&pace=easy`));
    expect(chosen).toContain(t.why.wishes.pace);
    const usual = textOf(await mainAt(planner));
    expect(usual).not.toContain(t.why.wishes.pace);
    expect(usual).not.toContain(`${t.why.wishCosts} ${t.why.wishes.paceUsual}`);
  });

  test(`the trip suggestion page labels its timetable before the form is used, ${locale}`, async () => {
    for (const address of ['/trip-planner-original', '/trip-planner-original?month=13']) {
      expect(textOf(await mainAt(address)), address).toContain(ferries.label.typical);
    }
  });
}
