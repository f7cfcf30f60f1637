import { formatDay } from '@/lib/foundation/i18n/format';
import { addDays } from '@/lib/foundation/time/days';
import { link, named } from '../word/names';
import type { PlanBrief } from '../word/plan';
import { asksDates, planDates } from './plan-questions';
import type { Next, TurnRequest } from './turn-request';

/** Says on which island of the last plan the traveller sleeps on a day; without a day, the last. */
export function whereThenNext({ planBefore, turn, trip, t, locale }: TurnRequest): Next {
  const brief = planBefore?.output as unknown as PlanBrief | undefined;
  const stays = brief?.plan?.stays ?? [];
  const last = stays.at(-1);
  if (!brief || !last) return { text: t('where.noPlan') };
  // `Which day do I fly?`, `what date do we leave each?`
  if (asksDates.test(turn.text))
    return {
      text: `${planDates({ trip, t, locale }, brief).join(' ')} ${link(t('trip.open'), brief.pages.page)}.`,
    };
  const { dayOfMonth } = turn;
  const month = last.leave.slice(0, 8);
  const [from] = stays;
  const ofMonth = [from?.arrive.slice(0, 8) ?? month, month]
    .map((one) => (dayOfMonth ? `${one}${String(dayOfMonth).padStart(2, '0')}` : ''))
    .find((day) => day !== '' && day >= (from?.arrive ?? '') && day <= last.leave);
  const night =
    ofMonth ?? turn.times.find(({ grain }) => grain === 'day')?.first ?? addDays(last.leave, -1);
  const stay = stays.find(({ arrive, leave }) => arrive <= night && night < leave);
  const day = formatDay(night, locale, 'long');
  if (!stay) return { text: t('where.notOnIsland', { day }) };
  const text = t('where.on', {
    day,
    ...named('island', stay.island, locale),
    nights: stay.nights,
    arrive: formatDay(stay.arrive, locale, 'long'),
  });
  return { text: `${text} ${link(t('trip.open'), brief.pages.page)}.` };
}
