import { rawQuery } from '@/lib/foundation/http/raw-query';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { jsonRoute } from '@/lib/platform/operations/json-route';
import type { SharedTimetable } from '@/lib/sea/timetable/engine/shared-timetable';
import type { Plan, PlanOutcome } from '../problem/plan';
import type { PlanRequest } from '../problem/request';
import { planFerries } from './operation';
import { planAddress } from './write-plan';

jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: string; namespace: string }) => {
    const textsOf = (file: string) =>
      jest.requireActual(`../../../../messages/${locale}/${file}.json`);
    const messages = { planner: textsOf('planner'), ferries: textsOf('ferries') };
    return jest.requireActual('next-intl').createTranslator({ locale, namespace, messages });
  },
}));

const mockSolve = jest.fn();
// Solves in this thread, so that a test can set the outcome. The pool has its own test.
jest.mock('../solving/queries', () => {
  const { openTimetable } = jest.requireActual('@/lib/sea/timetable/engine/shared-timetable');
  const { solve } = jest.requireActual('../solver/solve');
  const here = async (shared: SharedTimetable, request: PlanRequest, signal: AbortSignal) => {
    const prepared = await mockSolve(request, signal);
    if (prepared?.state) return prepared;
    const answer = prepared ?? solve(openTimetable(shared), request, { now: () => 0 });
    return { state: 'done', answer };
  };
  return { plans: () => ({ solve: here }) };
});

const islands = ['naxos', 'paros', 'milos', 'syros', 'tinos', 'andros', 'ios', 'sifnos'];
const many = [...islands, 'serifos', 'kythnos', 'amorgos'];
const period = 'firstDay=2027-07-05&lastDay=2027-08-20';

/**
 * Returns a query. Tests use different parameters, so that none gets the cached plan of another.
 */
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

describe('a plan viewed, previewed for saving, and saved', () => {
  it('is solved once, however its query is written', async () => {
    const { plan, request } = await planned(question(islands.slice(0, 3), 2));
    const canonical = planAddress(request).split('?')[1] ?? '';
    const again = await planned(`pace=steady&children=0&${canonical}`);
    expect(again.plan).toBe(plan);
    expect(mockSolve).toHaveBeenCalledTimes(1);
  });

  it('is reused if the search timed out unproven, without further cost', async () => {
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

  it('is solved again when an unproven plan is old', async () => {
    const query = question(islands.slice(0, 3), 5);
    const known = await planned(query.replace('adults=5', 'adults=6'));
    mockSolve.mockReset();
    mockSolve.mockReturnValueOnce({
      kind: 'plan',
      plan: { ...known.plan, optimal: false, gap: null, timedOut: true },
    } satisfies PlanOutcome);
    expect((await planned(query)).plan.optimal).toBe(false);
    const later = performance.now() + 15 * 60_000 + 1000;
    // The cache reads the clock at most once a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5));
    jest.spyOn(performance, 'now').mockReturnValue(later);
    expect((await planned(query)).plan.optimal).toBe(true);
    expect(mockSolve).toHaveBeenCalledTimes(2);
  });

  it('is solved again if the search timed out without a plan', async () => {
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

describe('a manual order', () => {
  it('is returned with the plan of the best order, in the API too', async () => {
    const query = question(islands.slice(0, 4), 2);
    const best = await planned(query);
    expect(best.bestOrder).toBeUndefined();
    const boats =
      (await planFerries.answerOf(best, 'en')).plan?.legs.flatMap((leg) => leg.boats) ?? [];
    expect(boats.length).toBeGreaterThan(4);
    for (const { kind, adultCents, fare } of boats) {
      if (kind === 'road') continue;
      expect(adultCents).toBeGreaterThan(0);
      expect(fare?.asOf).toMatch(/^20\d\d/);
    }
    const order = best.plan.order.toReversed();
    const result = await planned(`${query}&order=${order.join(',')}`);
    expect(result.plan.order).toEqual(order);
    expect(result.bestOrder).toBe(best.plan);
    const answered = planFerries.answer.parse(await planFerries.answerOf(result, 'en'));
    expect(answered.bestOrder?.order).toEqual(best.plan.order);
  });

  it('says how much was compared in one sentence, also where time cuts the comparisons', async () => {
    const { plan, ...result } = await planned(question(islands.slice(0, 4), 2));
    const answered = async (
      changes: Partial<Plan>,
      isComplete = true,
      order?: PlanRequest['order'],
    ) => {
      const explanation = { ...plan.explanation, complete: isComplete };
      const outcome: PlanOutcome = { kind: 'plan', plan: { ...plan, ...changes, explanation } };
      const request = order ? { ...result.request, order } : result.request;
      const answer = planFerries.answer.parse(
        await planFerries.answerOf({ ...result, request, outcome }, 'en'),
      );
      expect(answer.plan?.explanationComplete).toBe(isComplete);
      return answer.completeness;
    };
    expect(plan.explanation.complete).toBe(true);
    const compared = 'We compared all orders with all boats of these days: no other tour suits';
    expect(await answered({})).toBe(`${compared} your preferences better.`);
    const cut = await answered({}, false);
    expect(cut).toContain(compared);
    expect(cut).toContain('may cost more than shown');
    expect(await answered({}, true, plan.order)).toContain('For the order you set');
    const gap = await answered({ optimal: false, gap: 0.021, timedOut: true }, false);
    expect(gap).toContain('could be better by 3% at most');
    const ranOut = await answered({ optimal: false, gap: null, timedOut: true }, false);
    expect(ranOut).toContain('Planning ran out of time');
    for (const open of [gap, ranOut]) expect(open).not.toContain('compared all');
  });

  it('does not claim that there is no tour where the search was cut off', async () => {
    const { plan: _, ...result } = await planned(question(islands.slice(0, 4), 2));
    const answered = async (proven: boolean, timedOut: boolean, isHelped: boolean) => {
      const relaxations = isHelped ? [{ change: 'free-order' } as const] : [];
      const outcome: PlanOutcome = { kind: 'infeasible', relaxations, timedOut, proven };
      return (await planFerries.answerOf({ ...result, outcome }, 'en')).completeness;
    };
    for (const isHelped of [true, false]) {
      expect(await answered(false, true, isHelped)).toContain('there may be one');
      expect(await answered(true, false, isHelped)).toMatch(/don’t allow it.*(each|no single)/is);
      expect(await answered(true, true, isHelped)).toMatch(/don’t allow it.*no time to try/s);
    }
  });

  it('counts both searches before either runs', async () => {
    const headers = sender(3);
    // The limit is 40. Finding an order for eleven islands costs 5; a given order costs 1.
    const stateFor = async (adults: number) =>
      (await ask(question(many, adults, `&order=${many.join(',')}`), headers)).state;
    mockSolve.mockReturnValue({
      kind: 'plan',
      plan: (await planned(question(islands.slice(0, 2), 1))).plan,
    } satisfies PlanOutcome);
    mockSolve.mockClear();
    for (let adults = 1; adults <= 6; adults += 1) expect(await stateFor(adults)).toBe('ok');
    expect(mockSolve).toHaveBeenCalledTimes(12);
    expect(await stateFor(7)).toBe('wait');
    expect(mockSolve).toHaveBeenCalledTimes(12);
    // A cached plan costs nothing.
    expect(await stateFor(1)).toBe('ok');
  });
});

describe('plans that wait or fail', () => {
  it('are refused to a sender with two large ones running, and accepted again afterwards', async () => {
    const ends: (() => void)[] = [];
    mockSolve.mockImplementation(
      () => new Promise((resolve) => ends.push(() => resolve({ state: 'late' }))),
    );
    const headers = sender(4);
    const large = (adults: number) => question([...many, 'folegandros'], adults);
    const running = [1, 2].map((adults) => ask(large(adults), headers));
    const refused = await ask(large(3), headers);
    expect(refused).toEqual({ state: 'wait', seconds: 2 });
    // Other senders are not limited by it.
    const other = ask(large(4), sender(5));
    await new Promise(setImmediate);
    expect(mockSolve).toHaveBeenCalledTimes(3);
    for (const end of ends) end();
    expect(await Promise.all([...running, other])).toEqual(
      Array(3).fill({ state: 'busy', seconds: 5 }),
    );
    mockSolve.mockReset();
    expect(await ask(question(islands.slice(0, 2), 9), headers)).toMatchObject({ state: 'ok' });
  });

  it.each([
    ['full', 1],
    ['late', 2],
    ['died', 3],
  ])('are a 503 with Retry-After (%s)', async (state, first) => {
    mockSolve.mockResolvedValue({ state });
    const query = question(islands.slice(first, first + 2), 8);
    const request = new Request(`http://localhost/api/ferries/plan?${query}&lang=el`);
    const answer = await jsonRoute(planFerries, 600)(request);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining('δευτερόλεπτα'),
    });
    mockSolve.mockReset();
    expect(await ask(query)).toMatchObject({ state: 'ok' });
  });

  it('are solved once for concurrent callers, and aborted when all have left', async () => {
    const signals: AbortSignal[] = [];
    mockSolve.mockImplementation((_, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ state: 'left' }));
      });
    });
    const query = rawQuery(new URLSearchParams(question(islands.slice(0, 2), 7)));
    const visitors = [new AbortController(), new AbortController()];
    const requests = visitors.map(({ signal }, index) =>
      planFerries.run(query, { headers: sender(6 + index), signal }),
    );
    await new Promise(setImmediate);
    expect(signals).toHaveLength(1);
    visitors[0]?.abort();
    expect(signals[0]?.aborted).toBe(false);
    visitors[1]?.abort();
    expect(signals[0]?.aborted).toBe(true);
    await Promise.all(requests);
  });
});

describe('islands that need more nights than the days have', () => {
  const api = async (query: string) => {
    const request = new Request(`http://localhost/api/ferries/plan?${query}`);
    const response = await jsonRoute(planFerries, 600)(request);
    return { status: response.status, body: await response.json() };
  };
  const tenDays = 'start=piraeus&end=ATH&firstDay=2027-07-05&lastDay=2027-07-14&adults=2';
  const nights = (slugs: readonly string[]) => slugs.map((slug) => `${slug}:2-3`).join(',');

  it.each([
    ['all 24 islands', islandSlugs, ''],
    ['eight islands in an order', islands, `&order=${islands.join(',')}`],
  ])('get the offer of as many as fit, in the API too (%s)', async (_, slugs, order) => {
    const { status, body } = await api(`${tenDays}&islands=${nights(slugs)}${order}`);
    expect(status).toBe(200);
    const { kind, plan, relaxations } = planFerries.answer.parse(body);
    expect([kind, plan]).toEqual(['infeasible', null]);
    expect(relaxations[0]?.change).toBe('as-many-as-fit');
    const offer = await api(new URL(relaxations[0]?.page ?? '').search.slice(1));
    const offered = planFerries.answer.parse(offer.body).plan;
    expect(offered?.order.length).toBeGreaterThan(2);
    for (const stay of offered?.stays ?? []) expect(stay.nights).toBeGreaterThanOrEqual(2);
  });

  it('are refused where one island alone is too long', async () => {
    const { status, body } = await api(`${tenDays}&islands=naxos:20,paros:2`);
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('too-many-nights'),
    ]);
  });
});

describe('a tour from a small port', () => {
  const tour = (port: string, islands: string, days = 'firstDay=2027-05-10&lastDay=2027-05-19') =>
    planned(`start=${port}&end=${port}&${days}&islands=${islands}&adults=2`, sender(30));

  it('that wastes nights is offered from Piraeus, with the nights gained', async () => {
    const { otherPort, ...result } = await tour('lavrio', 'folegandros:2-9');
    expect(otherPort).toMatchObject({ moreNights: 5, request: { start: { place: 'piraeus' } } });
    const answer = planFerries.answer.parse(
      await planFerries.answerOf({ ...result, otherPort }, 'en'),
    ) as { otherPort: { page: string } };
    expect(answer.otherPort.page).toContain('start=piraeus&end=piraeus');
    const { plan } = await tour('piraeus', 'folegandros:2-9');
    expect(plan.stays[0]?.nights).toBe(9);
  });

  it('that cannot be sailed, or changes boats often, is offered from Piraeus', async () => {
    const place = (port: string) => `start=${port}&end=${port}&islands=ios:1,naxos:2&adults=2`;
    const days = 'firstDay=2027-07-05&lastDay=2027-07-08';
    const answer = await ask(`${place('lavrio')}&${days}`, sender(31));
    if (answer.state !== 'ok') throw new Error(answer.state);
    expect(answer.result.outcome.kind).toBe('infeasible');
    expect(answer.result.otherPort).toMatchObject({
      moreNights: 3,
      request: { start: { place: 'piraeus' }, end: { place: 'piraeus' } },
    });
    const api = planFerries.answer.parse(await planFerries.answerOf(answer.result, 'en'));
    expect(api.otherPort).toMatchObject({ moreNights: 3, fewerChanges: 0 });

    const winter = 'firstDay=2027-02-05&lastDay=2027-02-10';
    const { plan, otherPort } = await tour('rafina', 'folegandros:2', winter);
    expect(plan.totals.transfers).toBeGreaterThan(2);
    expect(otherPort?.fewerChanges).toBeGreaterThanOrEqual(2);
  });

  it('is not offered from elsewhere if the port serves it well, or one chose Piraeus', async () => {
    expect((await tour('rafina', 'tinos:2-9')).otherPort).toBeUndefined();
    expect((await tour('piraeus', 'folegandros:2-3')).otherPort).toBeUndefined();
  });
});
