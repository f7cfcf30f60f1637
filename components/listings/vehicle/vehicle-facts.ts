import { getTranslations } from 'next-intl/server';
import type { Vehicle } from '@/lib/booking/listings/vehicles/schema';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { formatMonths } from '@/lib/records/islands/format';
import type { Fact } from '../detail/fact-list';
import type { FilterWords } from '../filter-words';

/** Returns the facts of a vehicle as text. */
export async function vehicleFacts(
  vehicle: Vehicle,
  words: FilterWords,
  locale: Locale,
): Promise<Fact[]> {
  const t = await getTranslations({ locale, namespace: 'vehicles.page' });
  const { seats, doors, bags, gearbox, fuel, months, depositCents, extras } = vehicle;
  const included = extras.filter((extra) => extra !== 'ferry-allowed');
  const deposit =
    depositCents === null
      ? t('depositUnknown')
      : depositCents === 0
        ? t('noDeposit')
        : t('blocked', { price: formatEuros(depositCents, locale) });
  return [
    [t('class'), words.value('class', vehicle.class)],
    [
      t('room'),
      [
        t('seats', { count: seats }),
        ...(doors > 0 ? [t('doors', { count: doors })] : []),
        ...(bags > 0 ? [t('bags', { count: bags })] : []),
      ].join(', '),
    ],
    // Vehicles without an engine have no gearbox to mention.
    ...(fuel === 'none'
      ? []
      : [
          [t('gearbox'), words.value('gearbox', gearbox)] as const,
          [t('fuel'), words.value('fuel', fuel)] as const,
        ]),
    [t('when'), months.length === 12 ? t('allYear') : formatMonths(months, locale)],
    ...(vehicle.isSample ? [] : [[t('deposit'), deposit] as const]),
    [
      t('included'),
      included.length > 0
        ? included.map((extra) => words.value('extras', extra)).join(', ')
        : t('nothingIncluded'),
    ],
  ];
}
