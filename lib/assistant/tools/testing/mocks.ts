import type { SharedTimetable } from '@/lib/timetable/engine/shared-timetable';

/*
 * What the tools need beside this process, for tests: each is `jest.mock`ed with one of these. The timetable is the
 * real one, listings are those of the seed.
 */

/** `lib/planner/solving/queries`: the solver in this thread, without a pool. */
export const solvingHere = () => {
  const { openTimetable } = jest.requireActual('@/lib/timetable/engine/shared-timetable');
  const { solve } = jest.requireActual('@/lib/planner/solver/solve');
  const here = async (shared: SharedTimetable, request: unknown) => ({
    state: 'done',
    answer: solve(openTimetable(shared), request, { now: () => performance.now() }),
  });
  return { plans: () => ({ solve: here }) };
};

/** `lib/weather/forecast/ask`: a week of weather as the service would write it. */
export const forecastOfTests = () => {
  const actual = jest.requireActual('@/lib/weather/forecast/ask');
  const { openMeteoAnswer } = jest.requireActual('@/lib/weather/testing/open-meteo');
  return {
    ...actual,
    ask: async (asked: unknown) => openMeteoAnswer(actual.askAddress(asked), Date.now()),
  };
};

/** `lib/http/compute-limit`: one sender asks all the questions of a test. */
export const noLimits = { secondsToWait: async () => 0, longestAddress: 45 };
