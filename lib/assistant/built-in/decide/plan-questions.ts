import { formatDay } from '@/lib/foundation/i18n/format';
import { addDays, daysBetween } from '@/lib/foundation/time/days';
import { word } from '../understand/text';
import { listed, nameOf } from '../word/names';
import type { PlanBrief } from '../word/plan';
import { awayOf, nightsOf } from './trip-nights';
import type { TurnRequest } from './turn-request';

const asksSum = word(
  "how many(?! islands| boats| people)|ποσεσ(?: (?:νυχτεσ|διανυκτερευσεισ|μερεσ|μαζι|ειναι))?|ποσα (?:βραδια|μαζι|βγαινουν|συνολο)|(?:(?:that'?s|thats|that is|is that|is it|makes?|is that still) (?:it )?\\d{1,2}(?: nights)?(?: in all| total| altogether)?,? ?(?:right|correct|yes|no|ok)?)|total|altogether|συνολο|συνολικα|αθροισμα|κανουν \\d{1,2}|adds? up|does (?:it|that|this) (?:fit|work out|add|fill)|(?:nights|it|that|they|this) fits?|fits|(?:a|1) (?:night )?(?:is )?(?:missing|short)|(?:night|nights) (?:is |are )?(?:missing|left|over|too many|not used)|missing(?: a| 1)?|too (?:many|much|long)|count right|correct|right|good|ok|enough(?: or not)?|check|counting|covered|my maths?|mess up|wrong|βγαιν(?:ει|ουν)|σωστ[αο]|λειπει|περισσευ\\p{L}+|μενουν|χωραν\\p{L}*|ταιριαζ\\p{L}+|ξεχασα|φτανουν|μετρ\\p{L}+|ελεγξε|δικιο",
);
const asksDays = /how many|ποσ(?:α|εσ)|total|συνολ|adds? up|βγαιν|σωστ/u;
const asksWhether =
  /right|correct|add|does|fit|miss|short|good|ok|enough|check|cover|math|is (?:that|it)|βγαιν|σωστ|κανουν|λειπ|χωρ|ταιρ|φταν|μετρ|ελεγ|δικι|too/u;
export const asksDates = word(
  '(?:which|what) (?:day|date)s?|on wh(?:at|ich) (?:day|date)|when (?:do|should|would|will|must|are) (?:i|we) (?:need to |have to |going to )?(?:fly|flying|leave|leaving|start|set off|go home|depart|arrive|be back|get back)|ποια (?:μερα|ημερα|ημερομηνια)|τι (?:μερα|ημερα|ημερομηνια)|ποιεσ (?:μερεσ|ημερομηνιεσ)|ποτε (?:να )?(?:πετα|φευγ|φυγ|ξεκιν|γυρ|επιστρ|αναχωρ|φταν)\\p{L}*',
);

/** Answers questions about the plan itself: whether the nights add up, and the days of going and leaving. */
export function planQuestions(
  { turn, trip, t, locale }: TurnRequest,
  { plan }: PlanBrief,
): string[] {
  if (!plan) return [];
  const { athens, wants, length, begin } = trip;
  const lines: string[] = [];
  const told = [...wants.values()].map(({ nights }) =>
    nights && nights[0] === nights[1] ? nights[0] : 0,
  );
  const { text } = turn;
  const own = [athens?.before, ...told, athens?.after].filter((one) => one !== undefined);
  const isTold = own.length > 1 && own.every((one) => one > 0);
  const all = own.reduce((sum, one) => sum + one, 0);
  const isDated = begin?.last !== undefined;
  const asked = asksSum.exec(text)?.[0];
  const claimed = Number(/\d{1,2}/.exec(asked ?? '')) || all;
  const isGiven = isDated || (length && !trip.isUsualLength);
  const wanted = isGiven ? (nightsOf(trip) ?? 0) + awayOf(trip) : claimed;
  const hasChanged = turn.nightOps.length > 0 || turn.athens !== undefined;
  if (isTold && (asked !== undefined || hasChanged || wanted !== all)) {
    const key = asked && asksWhether.test(asked) ? 'planSum.right' : 'planSum.plain';
    lines.push(
      t(wanted === all ? key : 'planSum.wrong', {
        sum: own.join(' + '),
        nights: all,
        wanted,
        more: Math.max(0, wanted - all),
        fewer: Math.max(0, all - wanted),
        dates: String(isDated),
        start: isDated ? formatDay(begin.first, locale, 'short') : '',
        end: isDated ? formatDay(begin.last ?? begin.first, locale, 'short') : '',
      }),
    );
  } else if (!isTold && asked && asksDays.test(text) && begin && plan.stays.length > 0) {
    const end = addDays(plan.stays.at(-1)?.leave ?? begin.first, athens?.after ?? 0);
    lines.push(
      t('planSum.dates', {
        start: formatDay(begin.first, locale, 'long'),
        end: formatDay(end, locale, 'long'),
        nights: daysBetween(begin.first, end),
        islands: athens ? plan.totals.nights : 0,
      }),
    );
  }
  if (asksDates.test(text)) lines.push(...planDates({ trip, t, locale }, { plan }));
  return lines;
}

/** The first and last day of a plan, and the days on which its islands are left. */
export function planDates(
  { trip, t, locale }: Pick<TurnRequest, 'trip' | 't' | 'locale'>,
  { plan }: Pick<PlanBrief, 'plan'>,
): string[] {
  const [first, last] = [plan?.stays[0], plan?.stays.at(-1)];
  if (!plan || !first || !last) return [];
  const { athens } = trip;
  const end = addDays(last.leave as never, athens?.after ?? 0);
  const left = plan.stays.map(
    ({ island, leave }) => `${nameOf(island, locale)} ${formatDay(leave, locale, 'short')}`,
  );
  return [
    t('planSum.days', {
      start: formatDay(addDays(first.arrive as never, -(athens?.before ?? 0)), locale, 'long'),
      end: formatDay(end, locale, 'long'),
    }),
    t('planSum.leave', { stays: listed(left, locale) }),
  ];
}

/** Lines for the nights in Athens before and after the islands. */
export function athensLines({ trip, t, locale }: TurnRequest, { plan }: PlanBrief) {
  const { athens } = trip;
  const [first, last] = [trip.begin?.first, plan?.stays.at(-1)?.leave];
  const line = (nights: number, from: string) =>
    t('planSum.athens', {
      nights,
      from: formatDay(from, locale, 'short'),
      to: formatDay(addDays(from as never, nights), locale, 'short'),
    });
  return {
    before: athens?.before && first ? [line(athens.before, first)] : [],
    after: athens?.after && last ? [line(athens.after, last)] : [],
  };
}
