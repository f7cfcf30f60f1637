import type { ActivityCard } from '@/lib/booking/listings/activities/schema';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { RowContext } from './context';
import type { ListingRow } from './row';
import { placedRow, sharedRow } from './shared';

/** Row of an activity: duration, difficulty and wind limit. */
export function activityRow(card: ActivityCard, context: RowContext): ListingRow {
  const { t, words, locale } = context;
  const { price } = card;
  return {
    ...sharedRow(card, context),
    ...placedRow(card, context),
    about: words.value('kind', card.kind),
    price:
      price.kind === 'from'
        ? [t('fromPrice', { price: formatEuros(price.cents, locale) }), t('perPerson')]
        : [t(price.kind), ''],
    facts: [
      lengthOf(card.durationMinutes, context),
      words.value('level', card.level),
      ...(card.windLimitBft === null ? [] : [t('winds', { force: card.windLimitBft })]),
      ...(card.minimumAge === null ? [] : [t('minimumAge', { age: card.minimumAge })]),
    ],
    words: card.included.map((one) => words.value('included', one)).join(', '),
  };
}

/** `45 min`, `2 hours 30 min`, `3 days`. */
export function lengthOf(minutes: number, { t }: Pick<RowContext, 't'>): string {
  if (minutes > 1440) return t('days', { count: Math.ceil(minutes / 1440) });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [t('hours', { count: hours })] : []),
    ...(rest > 0 ? [t('minutes', { count: rest })] : []),
  ].join(' ');
}
