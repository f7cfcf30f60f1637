import fc from 'fast-check';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { type BudgetQuestion, gateways, moves, styles } from './question';
import { budgetOf, legsOf } from './rules';
import { savingsOf } from './savings';
import { prices } from './testing/prices';

const question = fc.record<BudgetQuestion>({
  stops: fc
    .array(
      fc.record({
        island: fc.constantFrom(...islandSlugs),
        nights: fc.integer({ min: 1, max: 20 }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((stops) => stops.filter((stop, at) => stop.island !== stops[at - 1]?.island)),
  adults: fc.integer({ min: 1, max: 6 }),
  children: fc.integer({ min: 0, max: 3 }),
  when: fc.oneof(
    fc.record({ kind: fc.constant('month' as const), month: fc.integer({ min: 1, max: 12 }) }),
    fc.record({
      kind: fc.constant('date' as const),
      date: fc
        .integer({ min: 20_600, max: 20_965 })
        .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
    }),
  ),
  style: fc.constantFrom(...styles),
  move: fc.constantFrom(...moves),
  from: fc.constantFrom(...gateways),
  boats: fc.constantFrom('any' as const, 'cheapest' as const),
  outings: fc.integer({ min: 0, max: 20 }),
});

describe('for any trip', () => {
  it('parts add up, low ≤ likely ≤ high, and all amounts are whole cents', () => {
    fc.assert(
      fc.property(question, (input) => {
        const { lines, byCategory, total, perPerson, perDay } = budgetOf(input, prices);
        for (const part of ['low', 'likely', 'high'] as const) {
          const ofLines = lines.reduce((all, { range }) => all + range[part], 0);
          const ofCategories = byCategory.reduce((all, { range }) => all + range[part], 0);
          expect([ofLines, ofCategories]).toEqual([total[part], total[part]]);
          expect(
            Math.abs(perPerson[part] * (input.adults + input.children) - total[part]),
          ).toBeLessThan(10);
        }
        for (const { low, likely, high } of [
          ...lines.map(({ range }) => range),
          total,
          perPerson,
          perDay,
        ]) {
          expect(low <= likely && likely <= high && low >= 0).toBe(true);
          expect([low, likely, high].every(Number.isInteger)).toBe(true);
        }
      }),
    );
  });

  it('within a season, another night or traveller never costs less', () => {
    fc.assert(
      fc.property(question, fc.nat(), fc.integer({ min: 1, max: 12 }), (input, which, month) => {
        const inMonth: BudgetQuestion = { ...input, when: { kind: 'month', month } };
        const at = which % input.stops.length;
        const longer = input.stops.map((stop, index) =>
          index === at ? { ...stop, nights: stop.nights + 1 } : stop,
        );
        const before = budgetOf(inMonth, prices).total;
        const others = [
          { ...inMonth, stops: longer },
          { ...inMonth, adults: inMonth.adults + 1 },
          { ...inMonth, children: inMonth.children + 1 },
          { ...inMonth, outings: inMonth.outings + 1 },
        ];
        for (const { total } of others.map((other) => budgetOf(other, prices))) {
          expect(
            total.low >= before.low && total.likely >= before.likely && total.high >= before.high,
          ).toBe(true);
        }
      }),
    );
  });

  it('has a boat between all stops, and to and from home, on the right days', () => {
    fc.assert(
      fc.property(question, (input) => {
        const legs = legsOf(input);
        const ways = legs.map(({ from, to }) => [from, to]);
        const ends = input.stops.map(({ island }) => island);
        const all = input.from === 'none' ? ends : ['gateway', ...ends, 'gateway'];
        expect(ways).toEqual(all.slice(1).map((to, at) => [all[at], to]));
        const { when, stops } = input;
        if (when.kind === 'month')
          return expect(legs.every(({ date }) => date === undefined)).toBe(true);
        const home = legs.at(-1);
        if (input.from === 'none' || !home) return;
        const nights = stops.reduce((sum, stop) => sum + stop.nights, 0);
        expect(legs[0]?.date).toBe(when.date);
        expect((Date.parse(home.date ?? '') - Date.parse(when.date)) / 86_400_000).toBe(nights);
      }),
    );
  });

  it('each saving matches its own budget, largest first', () => {
    fc.assert(
      fc.property(question, (input) => {
        const budget = budgetOf(input, prices);
        const savings = savingsOf(input, budget, prices, '2026-01-01');
        for (const { question: changed, cents } of savings) {
          expect(cents).toBe(budget.total.likely - budgetOf(changed, prices).total.likely);
          expect(cents).toBeGreaterThan(0);
          const nights = ({ stops }: BudgetQuestion) =>
            stops.reduce((sum, stop) => sum + stop.nights, 0);
          expect(nights(changed)).toBe(nights(input));
        }
        expect(savings.map(({ cents }) => cents)).toEqual(
          savings.map(({ cents }) => cents).sort((a, b) => b - a),
        );
      }),
    );
  });
});
