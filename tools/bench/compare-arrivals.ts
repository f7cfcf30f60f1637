import { earliestArrival } from '../../lib/sea/timetable/engine/best-journey.ts';
import { mostBoats } from '../../lib/sea/timetable/engine/scan-frame.ts';
import { loadDays, rowsOf } from './equal-days.ts';
import type { EqualRules } from './equal-rules.ts';
import { type BenchRow, measure } from './measure.ts';
import { minutes, pairsOf } from './questions.ts';

/** Earliest arrivals of both routers under the same rules; prints differing results. */
export async function arrivalRows(rules: EqualRules): Promise<BenchRow[]> {
  const days = await loadDays(rules);
  const pairs = pairsOf(rules.feed);
  const questions = days.flatMap((day) =>
    pairs.flatMap((pair) => minutes.map((minute) => ({ ...day, ...pair, minute }))),
  );
  type Question = (typeof questions)[number];
  const own = ({ timetable, origin, from, to, minute }: Question) =>
    earliestArrival(timetable, {
      from: from.portIds,
      to: to.portIds,
      departAfter: origin + minute,
      withinMinutes: 2 * 1440,
    });
  const other = ({ minotor, from, to, minute }: Question) =>
    minotor.earliestArrival(from.id, to.id, minute, mostBoats);
  const same = questions.filter((question) => {
    const { date, origin, from, to, minute } = question;
    const journey = own(question);
    const ours = journey && journey.arrival - origin;
    const late = other(question);
    const theirs = late === undefined ? undefined : late - rules.lateBy(to.id);
    if (ours === theirs) return true;
    console.log(`differs: ${date} ${from.id} to ${to.id} from ${minute}: ${ours}, ${theirs}`);
    return false;
  });
  return rowsOf(
    `earliest arrival with its path, ${rules.name}`,
    `${same.length} of ${questions.length} arrivals the same`,
    measure(questions, own),
    measure(questions, other),
  );
}
