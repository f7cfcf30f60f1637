import { formatDay } from '@/lib/foundation/i18n/format';
import { addDays, daysBetween } from '@/lib/foundation/time/days';
import { word } from '../understand/text';
import { listed, nameOf } from '../word/names';
import type { PlanBrief } from '../word/plan';
import type { TurnRequest } from './turn-request';

const asksSum = word(
  "how many (?:nights|days)|ποσεσ (?:νυχτεσ|διανυκτερευσεισ|μερεσ)|ποσα βραδια|(?:that'?s|thats|that is|is that|is it|makes?) (?:it )?\\d{1,2}(?: nights)?(?: in all| total| altogether)?,? (?:right|correct|yes|no|ok)|adds? up|does (?:it|that|this) (?:fit|work out|add)|βγαιν(?:ει|ουν)|σωστα|κανουν \\d{1,2}",
);
const asksWhether = /right|correct|adds? up|does|βγαιν|σωστα|κανουν/u;
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
  const sum = told.reduce((all, one) => all + one, 0);
  const { text } = turn;
  if (asksSum.test(text)) {
    const isDoubt = asksWhether.test(asksSum.exec(text)?.[0] ?? '');
    const isTold = told.length > 1 && told.every((one) => one > 0);
    const own = [athens?.before, ...told, athens?.after].filter((one): one is number =>
      Boolean(one),
    );
    const all = own.reduce((whole, one) => whole + one, 0);
    if (isTold)
      lines.push(
        t(sumKey(isDoubt, length === undefined || [all, sum].includes(length.nights)), {
          sum: own.join(' + '),
          nights: all,
          wanted: length?.nights ?? all,
        }),
      );
    else if (begin && plan.stays.length > 0) {
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

const sumKey = (isDoubt: boolean, isRight: boolean) =>
  isRight ? (isDoubt ? 'planSum.right' : 'planSum.plain') : 'planSum.wrong';

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
