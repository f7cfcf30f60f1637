import type { SharedTimetable } from '@/lib/sea/timetable/engine/shared-timetable';

/*
 * Replacements for services outside the process, for `jest.mock`. The timetable is the real one,
 * and the listings are those of the seed.
 */

/** Mocks `lib/sea/planner/solving/queries`: the solver in this thread, without a pool. */
export const solvingHere = () => {
  const { openTimetable } = jest.requireActual('@/lib/sea/timetable/engine/shared-timetable');
  const { solve } = jest.requireActual('@/lib/sea/planner/solver/solve');
  const here = async (shared: SharedTimetable, request: unknown) => ({
    state: 'done',
    answer: solve(openTimetable(shared), request, { now: () => performance.now() }),
  });
  return { plans: () => ({ solve: here }) };
};

/** Mocks `lib/records/weather/forecast/ask`: a week of weather in the format of the service. */
export const forecastOfTests = () => {
  const actual = jest.requireActual('@/lib/records/weather/forecast/ask');
  const { openMeteoAnswer } = jest.requireActual('@/lib/records/weather/testing/open-meteo');
  return {
    ...actual,
    ask: async (asked: unknown) => openMeteoAnswer(actual.askAddress(asked), Date.now()),
  };
};

/** Mocks `lib/foundation/http/compute-limit`, because one sender makes all the requests of a test. */
export const noLimits = { secondsToWait: async () => 0, longestAddress: 45 };
