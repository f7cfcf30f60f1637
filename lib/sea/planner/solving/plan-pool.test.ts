import { shareTimetable } from '../../timetable/engine/shared-timetable';
import { compileTimetable } from '../../timetable/engine/timetable';
import { solve } from '../solver/solve';
import { type RandomPlan, randomPlan } from '../solver/testing/random-plan';
import { type PlanPool, planPool } from './plan-pool';

let pool: PlanPool;
const deaths: string[] = [];
beforeAll(() => {
  pool = planPool((reason) => deaths.push(reason));
});
afterAll(() => pool.close());

const here = ({ feed, request }: RandomPlan) =>
  solve(compileTimetable(feed), request, { now: () => 0 });

/** Random networks of four islands with a request that has a plan. */
const networks = Array.from({ length: 40 }, (_, seed) => randomPlan(seed, 4)).filter(
  (drawn) => here(drawn).kind === 'plan',
);

describe('plans solved by a worker', () => {
  it('are those of the solver, for the given timetable', async () => {
    expect(networks.length).toBeGreaterThan(5);
    for (const drawn of networks) {
      const shared = shareTimetable(compileTimetable(drawn.feed));
      const answer = await pool.solve(shared, drawn.request);
      expect(answer).toEqual({ state: 'done', answer: here(drawn) });
    }
    expect(deaths).toEqual([]);
    // Solves some dozens of plans twice.
  }, 60_000);

  it('share the arrays of this thread without copying', async () => {
    const [drawn] = networks as [RandomPlan];
    const timetable = compileTimetable(drawn.feed);
    const shared = shareTimetable(timetable);
    const before = await pool.solve(shared, drawn.request);
    // Forbid boarding at every call. Another party avoids the cached result of the worker.
    shared.trips.callBoards.fill(0);
    const request = { ...drawn.request, party: { adults: 5, children: 0 } };
    // The worker's cached connections no longer match: it throws, or finds no plan.
    const after = await pool.solve(shared, request).catch(({ message }: Error) => ({ message }));
    expect(before).toMatchObject({ answer: { kind: 'plan' } });
    expect(after).not.toMatchObject({ answer: { kind: 'plan' } });
    expect(timetable.trips.callBoards).toContain(1);
  });

  it('are aborted when nobody waits for them', async () => {
    const [drawn] = networks as [RandomPlan];
    const shared = shareTimetable(compileTimetable(drawn.feed));
    const stop = new AbortController();
    const left = pool.solve(shared, drawn.request, stop.signal);
    stop.abort();
    expect(await left).toEqual({ state: 'left' });
  });
});
