import type { BudgetQuestion } from '@/lib/trips/budget/question';
import { type BudgetPrices, budgetOf } from '@/lib/trips/budget/rules';
import { tripCost } from './cost';
import { tripFromBudget } from './from-budget';
import { tripDocument } from './schema';

const of = (likely: number) => ({ low: likely / 2, likely, high: likely * 2 });
const prices: BudgetPrices = {
  leg: () => ({ range: of(100_00), basis: 'day' }),
  room: () => ({ range: of(80_00), basis: 'samples' }),
  car: () => ({ range: of(50_00), basis: 'estimate' }),
  outing: () => ({ range: of(30_00), basis: 'samples' }),
};
const question: BudgetQuestion = {
  stops: [
    { island: 'naxos', nights: 2 },
    { island: 'paros', nights: 3 },
    { island: 'naxos', nights: 1 },
  ],
  adults: 3,
  children: 1,
  when: { kind: 'date', date: '2027-06-01' },
  style: 'middle',
  move: 'hire',
  from: 'heraklion',
  boats: 'any',
  outings: 2,
};
const texts = {
  stay: 'Rooms',
  car: 'Car',
  outings: 'Outings',
  rest: (cents: number) => `Else ${cents}`,
};
const saved = (input: BudgetQuestion) => {
  const budget = budgetOf(input, prices);
  return { budget, trip: tripFromBudget({ ask: { question: input }, budget }, 'Summer', texts) };
};

describe('a budget saved as a trip', () => {
  it('has its islands, days and party', () => {
    const { trip } = saved(question);
    expect(tripDocument.parse(JSON.parse(JSON.stringify(trip)))).toEqual(trip);
    expect(trip.stops.map(({ island, nights }) => [island, nights])).toEqual([
      ['naxos', 2],
      ['paros', 3],
      ['naxos', 1],
    ]);
    expect(trip).toMatchObject({
      startDate: '2027-06-01',
      adults: 3,
      children: 1,
      startGateway: 'heraklion',
    });
  });

  it('has the costs of rooms, cars and activities per stop', () => {
    const { budget, trip } = saved(question);
    const likely = (category: string) =>
      budget.byCategory.find((one) => one.category === category)?.range.likely;
    const cost = tripCost(trip);
    expect([cost.hotels, cost.vehicles, cost.activities]).toEqual([
      likely('stays'),
      likely('around'),
      likely('outings'),
    ]);
    const ofKind = (kind: string) =>
      trip.entries.filter((one) => one.kind === kind).map(({ cents }) => cents);
    // Two rooms at €80, two, three and one nights; one car at €50.
    expect(ofKind('hotel')).toEqual([320_00, 480_00, 160_00]);
    expect(ofKind('vehicle')).toEqual([100_00, 150_00, 50_00]);
  });

  it('lists in notes the costs without an entry, to the cent', () => {
    const { budget, trip } = saved({ ...question, move: 'bus' });
    const noted = trip.entries
      .filter(({ kind }) => kind === 'note')
      .reduce((all, { title }) => all + Number(title.replace(/\D/g, '')), 0);
    const rest = budget.byCategory
      .filter(({ category }) => ['food', 'around', 'beach'].includes(category))
      .reduce((all, { range }) => all + range.likely, 0);
    expect(noted).toBe(rest);
  });

  it('has no date if only the month is known, and has the own car', () => {
    const { trip } = saved({
      ...question,
      when: { kind: 'month', month: 6 },
      move: 'own',
      outings: 0,
    });
    expect(trip).toMatchObject({ startDate: null, vehicle: 'car' });
    expect(trip.entries.map(({ kind }) => kind)).toEqual([
      'hotel',
      'note',
      'hotel',
      'note',
      'hotel',
      'note',
    ]);
  });
});
