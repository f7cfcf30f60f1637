import { dayOf } from '../../lib/foundation/time/days.ts';
import { paretoJourneys } from '../../lib/sea/timetable/engine/pareto-journeys.ts';
import { type EqualDay, loadDays, rowsOf } from './equal-days.ts';
import type { EqualRules } from './equal-rules.ts';
import { type BenchRow, measure } from './measure.ts';
import { type Pair, pairsOf } from './questions.ts';

const maxBoats = 4;

/** A journey by the three values that both routers return. */
interface Values {
  readonly departure: number;
  readonly arrival: number;
  readonly boats: number;
}

/**
 * Journeys of a service day under the same rules. Minotor cannot search a range of departures: it
 * is queried once per departure of a ferry, determined beforehand, and the best of its results by
 * departure, arrival and changes are kept. The engine's result is compared by the same three
 * values, without fares.
 */
export async function dayRows(rules: EqualRules): Promise<BenchRow[]> {
  const days = await loadDays(rules);
  const questions = days
    .slice(0, 1)
    .flatMap((day) =>
      pairsOf(rules.feed).map((pair) => ({ ...day, ...pair, departures: departuresOf(day, pair) })),
    );
  type Question = (typeof questions)[number];
  // Past midnight too, because the feed only contains the sailings of the service day.
  const own = ({ timetable, origin, from, to }: Question) =>
    paretoJourneys(timetable, {
      from: from.portIds,
      to: to.portIds,
      window: [origin, origin + 2880],
      latestArrival: origin + 4320,
    });
  const other = ({ minotor, from, to, departures }: Question): Values[] =>
    departures.flatMap((departure) =>
      minotor
        .arrivalsByBoats(from.id, to.id, departure, maxBoats)
        .map(({ arrival, boats }) => ({ departure, arrival, boats })),
    );
  const same = questions.filter((question) => {
    const { date, origin, from, to } = question;
    const ours = best(
      own(question).map(({ departure, arrival, transfers }) => ({
        departure: departure - origin,
        arrival: arrival - origin,
        boats: transfers + 1,
      })),
    );
    const late = rules.lateBy(to.id);
    const theirs = best(
      other(question).map((values) => ({ ...values, arrival: values.arrival - late })),
    );
    if (ours.join() === theirs.join()) return true;
    console.log(`differs: ${date} ${from.id} to ${to.id}: ${ours.join()}; ${theirs.join()}`);
    return false;
  });
  return rowsOf(
    `all Pareto journeys, ${rules.name}`,
    `${same.length} of ${questions.length} days the same, without the fares that minotor has not`,
    measure(questions, own),
    measure(questions, other, 1),
  );
}

/**
 * Distinct minutes of the service day at which a ferry leaves a port of the start, including those
 * past midnight.
 */
function departuresOf({ timetable, date, origin }: EqualDay, { from }: Pair): number[] {
  const ports = new Set(from.portIds.map(timetable.ports.indexOf));
  const leaving = [0, 1].flatMap((later) => {
    const { block, origin: start } = timetable.connectionsOn(dayOf(date) + later);
    return [...block.departure]
      .filter((_, index) => ports.has(block.from[index] as number))
      .map((departure) => start - origin + departure);
  });
  return [...new Set(leaving)];
}

/** Journeys that no other one equals or beats, as sorted, distinct texts. */
function best(all: readonly Values[]): string[] {
  const text = ({ departure, arrival, boats }: Values) => `${departure}-${arrival} by ${boats}`;
  const kept = all.filter(
    (a) =>
      !all.some(
        (b) =>
          b.departure >= a.departure &&
          b.arrival <= a.arrival &&
          b.boats <= a.boats &&
          text(a) !== text(b),
      ),
  );
  return [...new Set(kept.map(text))].sort();
}
