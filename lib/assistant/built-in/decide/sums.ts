import { formatEuros } from '@/lib/foundation/i18n/format';
import type { SumItem } from '../understand/sums';
import type { Turn } from '../understand/turn';
import { listed } from '../word/names';
import { nightsOf } from './trip-nights';
import type { Next, TurnRequest } from './turn-request';

/** Words of a question for a sum. */
const asksForSum =
  /total|altogether|in all|all in|each|per person|a head|add(?:s|ed)? up|how much|come to|leaves?|left|split|συνολ|ατομο|καθεν|κεφαλι|ποσο|ποσα|μενει|μενουν|βγαινει|περισσευ|μοιρα/u;

/** True if prices of the traveller's own are known that can be added up. */
export const hasSums = ({ sums: { items, have } }: Turn): boolean =>
  items.length > 1 || (items.length > 0 && have !== undefined);

/** True if a message gives such prices and asks for their sum. */
export const isSum = (turn: Turn): boolean => hasSums(turn) && asksForSum.test(turn.text);

interface Counted {
  readonly item: SumItem;
  readonly factors: readonly number[];
  readonly euros: number;
}

/** Adds up the prices that a traveller gives, for the nights and people of the message. */
export function sumNext(asked: TurnRequest): Next {
  const { t, locale, turn, trip } = asked;
  const { items, have } = turn.sums;
  const adults = turn.party?.adults ?? trip.adults;
  const { length: children } = turn.party?.children ?? trip.children;
  const people = adults === undefined && children === 0 ? undefined : (adults ?? 2) + children;
  const nights =
    turn.length?.nights ??
    nightsOf(trip) ??
    items.find(({ per, times }) => per === 'night' && times)?.times;
  const needsNights = items.some(({ per, times }) => per && times === undefined);
  if (needsNights && nights === undefined) return { text: t('ask.howLong') };
  const needsPeople = items.some(({ isEach }) => isEach);
  if (needsPeople && people === undefined) return { text: t('sum.people') };
  const counted = items.map((item): Counted => {
    const units = item.per
      ? (item.times ?? (item.per === 'day' ? (nights ?? 1) + 1 : (nights ?? 1)))
      : 1;
    const factors = [
      item.count,
      units,
      item.isEach ? (people ?? 1) : 1,
      item.isEachWay ? 2 : 1,
    ].filter((one) => one !== 1);
    return { item, factors, euros: factors.reduce((all, one) => all * one, item.euros) };
  });
  const total = counted.reduce((all, { euros }) => all + euros, 0);
  const euros = (value: number) => formatEuros(Math.round(value * 100), locale);
  const parts = counted.map(({ item, factors, euros: sum }) =>
    t('sum.part', {
      kind: item.kind,
      calculation: [...factors, euros(item.euros)].join(' × '),
      sum: factors.length > 0 ? euros(sum) : 'none',
    }),
  );
  const how = listed(parts, locale);
  if (have !== undefined) {
    const left = have * (turn.budget?.each ? (people ?? 1) : 1) - total;
    const head =
      left < 0
        ? t('sum.short', { short: euros(-left) })
        : t('sum.left', {
            left: euros(left),
            rate: nights ? euros(left / nights / (people ?? 1)) : 'none',
            isEach: String((people ?? 1) > 1),
          });
    return { text: t('sum.after', { head, parts: how, total: euros(total) }) };
  }
  const head =
    people !== undefined && people > 1
      ? t('sum.each', { each: euros(total / people), people, total: euros(total) })
      : t('sum.total', { total: euros(total) });
  return { text: `${head}: ${how}.` };
}
