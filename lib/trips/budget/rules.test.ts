import { costOf } from '@/lib/records/costs/rules';
import type { BudgetQuestion } from './question';
import { budgetOf } from './rules';
import { savingsOf } from './savings';
import { prices } from './testing/prices';

const two: BudgetQuestion = {
  stops: [
    { island: 'paros', nights: 3 },
    { island: 'naxos', nights: 4 },
  ],
  adults: 2,
  children: 0,
  when: { kind: 'month', month: 9 },
  style: 'middle',
  move: 'bus',
  from: 'athens',
  boats: 'any',
  outings: 1,
};

const sumsOf = (question: BudgetQuestion) => {
  const { byCategory, total } = budgetOf(question, prices);
  return {
    ...Object.fromEntries(
      byCategory.map(({ category, range }) => [category, [range.low, range.likely, range.high]]),
    ),
    total: [total.low, total.likely, total.high],
  };
};

/*
 * Three parties by hand. Prices of the table of costs, likely: on Paros, Naxos and Milos (popular) a coffee €4, a
 * wrap €4.50, a meal €24, a bus €2.50, a pair of sunbeds €35; on Mykonos (famous) €5, €6.50, €32, €2, €60.
 */
describe('three parties, checked by hand', () => {
  it('two adults by bus, three and four nights in September', () => {
    expect(sumsOf(two)).toEqual({
      // Athens to Paros, Paros to Naxos, Naxos to Athens.
      ferries: [180_00, 240_00, 360_00],
      // One room, seven nights.
      stays: [350_00, 490_00, 630_00],
      // A coffee and two meals: 3 + 2 × 18 = 39, 4 + 2 × 24 = 52, 5 + 2 × 35 = 75; two people, seven days.
      food: [546_00, 728_00, 1050_00],
      // Two rides of 1.80, 2.50, 6.20; two people, seven days.
      around: [50_40, 70_00, 173_60],
      // Every other day: two on Paros, two on Naxos; one pair at 30, 35, 40.
      beach: [120_00, 140_00, 160_00],
      // One each.
      outings: [40_00, 80_00, 160_00],
      total: [1286_40, 1748_00, 2533_60],
    });
    const { perPerson, perDay, nights, rooms } = budgetOf(two, prices);
    expect([perPerson.likely, perDay.likely, nights, rooms]).toEqual([874_00, 249_71, 7, 1]);
  });

  it('a family of five with hired cars, over the end of August, at the highest style', () => {
    const question: BudgetQuestion = {
      ...two,
      stops: [{ island: 'milos', nights: 4 }],
      adults: 2,
      children: 3,
      when: { kind: 'date', date: '2027-08-30' },
      style: 'fine',
      move: 'hire',
      outings: 2,
    };
    expect(sumsOf(question)).toEqual({
      // To Milos and back.
      ferries: [120_00, 160_00, 240_00],
      // Five people need two rooms; two nights in August, two in September: 2 × (2 × 120 + 2 × 70).
      stays: [600_00, 760_00, 960_00],
      // Two coffees, a wrap, two meals: 45.50, 60.50, 85.50; two adults and three halves are 3.5; four days.
      food: [637_00, 847_00, 1197_00],
      // One car for five, four days.
      around: [160_00, 200_00, 240_00],
      // Three pairs, four days.
      beach: [360_00, 420_00, 480_00],
      // Two outings, 3.5 people.
      outings: [140_00, 280_00, 560_00],
      total: [2017_00, 2667_00, 3677_00],
    });
  });

  it('six friends flying to Mykonos, at the lowest style, without activities', () => {
    const question: BudgetQuestion = {
      ...two,
      stops: [{ island: 'mykonos', nights: 2 }],
      adults: 6,
      when: { kind: 'month', month: 7 },
      style: 'simple',
      from: 'none',
      outings: 0,
    };
    expect(sumsOf(question)).toEqual({
      ferries: [0, 0, 0],
      // Three rooms, two nights.
      stays: [1200_00, 1800_00, 2400_00],
      // A coffee, a wrap, a meal: 4 + 3.90 + 25, 5 + 6.50 + 32, 7 + 9.50 + 50; six people, two days.
      food: [394_80, 522_00, 798_00],
      // Two rides of 2.20, 2.50, 2.70.
      around: [52_80, 60_00, 64_80],
      beach: [0, 0, 0],
      outings: [0, 0, 0],
      total: [1647_60, 2382_00, 3262_80],
    });
  });

  it('use the prices of the table', () => {
    const likely = (item: 'coffee' | 'souvlaki' | 'meal' | 'bus' | 'sunbeds') =>
      (['popular', 'famous'] as const).map((group) => costOf(item, group, 'peak').range.likely);
    expect(
      ['coffee', 'souvlaki', 'meal', 'bus', 'sunbeds'].map((item) => likely(item as 'bus')),
    ).toEqual([
      [4_00, 5_00],
      [4_50, 6_50],
      [24_00, 32_00],
      [2_50, 2_50],
      [35_00, 60_00],
    ]);
  });
});

describe('savings', () => {
  it('include the expensive island, another month, and other reductions', () => {
    const input: BudgetQuestion = {
      ...two,
      stops: [
        { island: 'mykonos', nights: 3 },
        { island: 'naxos', nights: 4 },
      ],
      when: { kind: 'month', month: 8 },
      move: 'hire',
    };
    const found = savingsOf(input, budgetOf(input, prices), prices, '2026-01-01');
    expect(found.map(({ change }) => change)).toEqual(
      expect.arrayContaining(['leave', 'later', 'bus', 'style', 'outings']),
    );
    expect(found.find(({ change }) => change === 'leave')?.question.stops).toEqual([
      { island: 'naxos', nights: 7 },
    ]);
    expect(found.map(({ change }) => change)).not.toContain('earlier');
  });
});
