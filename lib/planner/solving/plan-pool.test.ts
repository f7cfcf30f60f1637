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

/** Networks of four islands over which their request has a plan. */
const networks = Array.from({ length: 40 }, (_, seed) => randomPlan(seed, 4)).filter(
  (drawn) => here(drawn).kind === 'plan',
);

describe('plans solved by a worker', () => {
  it('are those of the solver, over the timetable they are asked with', async () => {
    expect(networks.length).toBeGreaterThan(5);
    for (const drawn of networks) {
      const shared = shareTimetable(compileTimetable(drawn.feed));
      const answer = await pool.solve(shared, drawn.request);
      expect(answer).toEqual({ state: 'done', answer: here(drawn) });
    }
    expect(deaths).toEqual([]);
    // Some dozens of plans, each twice.
  }, 60_000);

  it('see the arrays of this thread, not a copy', async () => {
    const [drawn] = networks as [RandomPlan];
    const timetable = compileTimetable(drawn.feed);
    const shared = shareTimetable(timetable);
    const before = await pool.solve(shared, drawn.request);
    // Nobody may board any more. Asked with another party, so that no worker has the answer in mind.
    shared.trips.callBoards.fill(0);
    const request = { ...drawn.request, party: { adults: 5, children: 0 } };
    // What the worker noted of the boats before does not fit them any more, which it says, or it finds none.
    const after = await pool.solve(shared, request).catch(({ message }: Error) => ({ message }));
    expect(before).toMatchObject({ answer: { kind: 'plan' } });
    expect(after).not.toMatchObject({ answer: { kind: 'plan' } });
    expect(timetable.trips.callBoards).toContain(1);
  });

  it('end when nobody waits for them', async () => {
    const [drawn] = networks as [RandomPlan];
    const shared = shareTimetable(compileTimetable(drawn.feed));
    const stop = new AbortController();
    const left = pool.solve(shared, drawn.request, stop.signal);
    stop.abort();
    expect(await left).toEqual({ state: 'left' });
  });
});
