import type { VehicleCard } from '@/lib/booking/listings/vehicles/schema';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { RowContext } from './context';
import type { ListingRow } from './row';
import { seasonalPrice, sharedRow, stepsOf } from './shared';

/** Maximum number of islands named in a row; the rest are counted. */
const mostIslands = 4;

/** Row of a vehicle: seats, gearbox, licence, minimum age and deposit. */
export function vehicleRow(card: VehicleCard, context: RowContext): ListingRow {
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
