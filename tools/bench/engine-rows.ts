import { dayOf } from '../../lib/foundation/time/days.ts';
import { earliestArrival } from '../../lib/sea/timetable/engine/best-journey.ts';
import { paretoJourneys } from '../../lib/sea/timetable/engine/pareto-journeys.ts';
import type { Timetable } from '../../lib/sea/timetable/engine/timetable.ts';
import { type BenchRow, measure } from './measure.ts';
import { dates, minutes, pairsOf } from './questions.ts';

/** Queries as in production: the timetable of the whole year, transfer times, three days ahead. */
export function engineRows(timetable: Timetable): BenchRow[] {
  const ends = dates.flatMap((date) => {
    const midnight = timetable.clock.midnight(dayOf(date));
    return pairsOf(timetable.feed).map(({ from, to }) => ({
      midnight,
      from: from.portIds,
      to: to.portIds,
    }));
  });
  const questions = ends.flatMap(({ midnight, from, to }) =>
    minutes.map((minute) => ({
      from,
      to,
      departAfter: midnight + minute,
      withinMinutes: 3 * 1440,
    })),
  );
  const days = ends.map(({ midnight, from, to }) => ({
    from,
    to,
    window: [midnight, midnight + 1440] as const,
    latestArrival: midnight + 2880,
  }));
  const answered = questions.filter((question) => earliestArrival(timetable, question)).length;
  const journeys = days.reduce((sum, day) => sum + paretoJourneys(timetable, day).length, 0);
  return [
    {
      what: 'earliest arrival with its path',
      timing: measure(questions, (question) => earliestArrival(timetable, question)),
      target: 1,
      note: `${questions.length} questions, ${answered} with an answer`,
    },
    {
      what: 'all Pareto journeys of a day, with fares',
      timing: measure(days, (question) => paretoJourneys(timetable, question)),
      target: 10,
      note: `${days.length} questions, ${(journeys / days.length).toFixed(1)} journeys each`,
    },
  ];
}
