import type { HotelCard } from '@/lib/booking/listings/hotels/schema';
import { formatNumber } from '@/lib/foundation/i18n/format';
import type { RowContext } from './context';
import type { ListingRow } from './row';
import { placedRow, seasonalPrice, sharedRow, stepsOf } from './shared';

/** Maximum number of amenities in a row. */
const mostAmenities = 6;

/** Row of a hotel: walking times, rating and amenities. */
export function hotelRow(card: HotelCard, context: RowContext): ListingRow {
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
