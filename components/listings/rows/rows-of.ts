import type { ActivityCard } from '@/lib/booking/listings/activities/schema';
import type { ListingKind } from '@/lib/booking/listings/filters';
import type { HotelCard } from '@/lib/booking/listings/hotels/schema';
import type { VehicleCard } from '@/lib/booking/listings/vehicles/schema';
import { formatEuros, formatNumber } from '@/lib/foundation/i18n/format';
import type { ListingCards } from '../listing-state';
import type { RowContext } from './context';
import type { ListingRow } from './row';
import { honestRow, placedRow, seasonalPrice, sharedRow, stepsOf } from './shared';

/** Row formatter of each kind. */
const rowOf: {
  readonly [Kind in ListingKind]: (card: ListingCards[Kind], context: RowContext) => ListingRow;
} = { hotels: hotelRow, activities: activityRow, vehicles: vehicleRow };

/** Formats the cards of a page as rows, in order. */
export const rowsOf = <Kind extends ListingKind>(
  kind: Kind,
  cards: readonly ListingCards[Kind][],
  context: RowContext,
): ListingRow[] => cards.map((card) => honestRow(rowOf[kind](card, context), context));

/** Maximum number of amenities in a row. */
const mostAmenities = 6;

/** Row of a hotel: walking times, rating and amenities. */
function hotelRow(card: HotelCard, context: RowContext): ListingRow {
  const { t, words, locale } = context;
  const { guestRating } = card;
  const shown = card.amenities.slice(0, mostAmenities);
  const more = card.amenities.length - shown.length;
  return {
    ...sharedRow(card, context),
    ...placedRow(card, context),
    about: [
      words.value('kind', card.kind),
      ...(card.class ? [words.value('class', card.class)] : []),
    ].join(' · '),
    price: seasonalPrice(card.pricePerNight, card.openMonths, 'perNight', context),
    steps: stepsOf(card.pricePerNight, card.openMonths, 'perNight', context),
    rating: guestRating
      ? [
          formatNumber(guestRating.score, locale, { minimumFractionDigits: 1 }),
          t('ratings', { count: guestRating.count }),
        ]
      : ['', t('noRating')],
    facts: walksOf(card, context),
    words: [
      ...shown.map((one) => words.value('amenities', one)),
      ...(more > 0 ? [t('and', { count: more })] : []),
    ].join(', '),
  };
}

/** Walking times to beach, port and bus; unknown ones are left out. */
function walksOf({ minutesOnFoot: { beach, port, bus } }: HotelCard, { t }: RowContext): string[] {
  const walks = [
    beach === null ? '' : beach < 1 ? t('onBeach') : t('walkBeach', { minutes: beach }),
    port === null ? '' : port < 1 ? t('atPort') : t('walkPort', { minutes: port }),
    bus === null ? '' : bus < 1 ? t('atBus') : t('walkBus', { minutes: bus }),
  ].filter(Boolean);
  return walks.length > 0 ? walks : [t('noWalk')];
}

/** Row of an activity: duration, difficulty and wind limit. */
function activityRow(card: ActivityCard, context: RowContext): ListingRow {
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

/** Maximum number of islands named in a row; the rest are counted. */
const mostIslands = 4;

/** Row of a vehicle: seats, gearbox, licence, minimum age and deposit. */
function vehicleRow(card: VehicleCard, context: RowContext): ListingRow {
  const { t, words, locale } = context;
  const islands = card.islands.slice(0, mostIslands).map((one) => words.value('island', one));
  const more = card.islands.length - islands.length;
  return {
    ...sharedRow(card, context),
    about: words.value('class', card.class),
    drawing: `vehicle-${card.class}`,
    where: [...islands, ...(more > 0 ? [t('and', { count: more })] : [])].join(', '),
    islands: card.islands,
    price: seasonalPrice(card.pricePerDay, card.months, 'perDay', context),
    steps: stepsOf(card.pricePerDay, card.months, 'perDay', context),
    facts: [
      t('seats', { count: card.seats }),
      words.value('gearbox', card.gearbox),
      words.value('licence', card.licence.class),
      t('minimumAge', { age: card.minimumAge }),
      ...(card.depositCents && !card.isSample
        ? [t('deposit', { price: formatEuros(card.depositCents, locale) })]
        : []),
    ],
    words: card.extras.map((one) => words.value('extras', one)).join(', '),
  };
}
