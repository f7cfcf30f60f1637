import { rawQuery } from '@/lib/http/raw-query';
import type { PlanOutcome } from '../solver/types';
import { answerPlan } from './answer';
import { planFerries } from './operation';
import { planAddress } from './write-plan';

const mockSolve = jest.fn();
jest.mock('../solver/solve', () => {
  const { solve } = jest.requireActual('../solver/solve');
  return {
    solve: (...question: unknown[]) => mockSolve(...question) ?? solve(...question),
  };
});

const islands = ['naxos', 'paros', 'milos', 'syros', 'tinos', 'andros', 'ios', 'sifnos'];
const many = [...islands, 'serifos', 'kythnos', 'amorgos'];
const period = 'firstDay=2027-07-05&lastDay=2027-08-20';

/** Each test asks something else, so that none finds the answers of another. */
const question = (slugs: readonly string[], adults: number, more = '') =>
  `start=piraeus&end=piraeus&${period}&islands=${slugs.map((slug) => `${slug}:1-2`).join(',')}&adults=${adults}${more}`;

const sender = (last: number) => new Headers({ 'x-forwarded-for': `10.0.0.${last}` });
const ask = (query: string, headers = sender(1)) =>
  planFerries.run(rawQuery(new URLSearchParams(query)), { headers });

async function planned(query: string, headers = sender(1)) {
  const answer = await ask(query, headers);
  if (answer.state !== 'ok' || answer.result.outcome.kind !== 'plan') throw new Error(query);
  return { ...answer.result, plan: answer.result.outcome.plan };
}

beforeEach(() => {
  mockSolve.mockReset();
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a plan looked at, shown for saving, and saved', () => {
  it('is solved once, in whatever words its address is written', async () => {
    const { plan, request } = await planned(question(islands.slice(0, 3), 2));
    const canonical = planAddress(request).split('?')[1] ?? '';
    const again = await planned(`pace=steady&children=0&${canonical}`);
    expect(again.plan).toBe(plan);
    expect(mockSolve).toHaveBeenCalledTimes(1);
  });

  it('is the same one where the clock ended the search with nothing proven, and costs nothing more', async () => {
    const query = question(islands.slice(0, 3), 3);
    const known = await planned(query.replace('adults=3', 'adults=4'));
    const unproven = { ...known.plan, optimal: false, gap: null, timedOut: true };
    mockSolve.mockReset();
    mockSolve.mockReturnValueOnce({ kind: 'plan', plan: unproven } satisfies PlanOutcome);
    const headers = sender(2);
    for (let step = 0; step < 50; step += 1) {
      expect((await planned(query, headers)).plan).toBe(unproven);
    }
    expect(mockSolve).toHaveBeenCalledTimes(1);
  });

  it('is looked for anew once the unproven one is old', async () => {
    const query = question(islands.slice(0, 3), 5);
    const known = await planned(query.replace('adults=5', 'adults=6'));
    mockSolve.mockReset();
    mockSolve.mockReturnValueOnce({
      kind: 'plan',
      plan: { ...known.plan, optimal: false, gap: null, timedOut: true },
    } satisfies PlanOutcome);
    expect((await planned(query)).plan.optimal).toBe(false);
    const later = performance.now() + 15 * 60_000 + 1000;
    // The cache looks at the clock once a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5));
    jest.spyOn(performance, 'now').mockReturnValue(later);
    expect((await planned(query)).plan.optimal).toBe(true);
    expect(mockSolve).toHaveBeenCalledTimes(2);
  });

  it('is looked for anew where the clock ended the search with none found', async () => {
    const query = question(islands.slice(0, 3), 7);
    mockSolve.mockReturnValueOnce({
      kind: 'infeasible',
      relaxations: [],
      timedOut: true,
      proven: false,
    } satisfies PlanOutcome);
    expect(await ask(query)).toMatchObject({ result: { outcome: { kind: 'infeasible' } } });
    expect((await planned(query)).plan.optimal).toBe(true);
  });
});

describe('an order set by hand', () => {
  it('comes with the plan of the best order, and the API says it too', async () => {
    const query = question(islands.slice(0, 4), 2);
    const best = await planned(query);
    expect(best.bestOrder).toBeUndefined();
    const order = best.plan.order.toReversed();
    const result = await planned(`${query}&order=${order.join(',')}`);
    expect(result.plan.order).toEqual(order);
    expect(result.bestOrder).toBe(best.plan);
    const said = planFerries.answer.parse(answerPlan(result, 'Typical'));
    expect(said.bestOrder?.order).toEqual(best.plan.order);
  });

  it('counts both questions before either is worked out', async () => {
    const headers = sender(3);
    // Of 40: an order to find among eleven islands costs five, one that is set costs one.
    const asked = async (adults: number) =>
      (await ask(question(many, adults, `&order=${many.join(',')}`), headers)).state;
    mockSolve.mockReturnValue({
      kind: 'plan',
      plan: (await planned(question(islands.slice(0, 2), 1))).plan,
    } satisfies PlanOutcome);
    mockSolve.mockClear();
    for (let adults = 1; adults <= 6; adults += 1) expect(await asked(adults)).toBe('ok');
    expect(mockSolve).toHaveBeenCalledTimes(12);
    expect(await asked(7)).toBe('wait');
    expect(mockSolve).toHaveBeenCalledTimes(12);
    // What is answered already is no work.
    expect(await asked(1)).toBe('ok');
  });
});
