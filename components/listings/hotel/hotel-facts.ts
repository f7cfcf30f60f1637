import { getTranslations } from 'next-intl/server';
import type { Hotel } from '@/lib/booking/listings/hotels/schema';
import { formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { formatMonths } from '@/lib/records/islands/format';
import type { Fact } from '../detail/fact-list';
import type { FilterWords } from '../filter-words';

/** Returns the facts of a hotel as text. Names unknown ones that matter, e.g. accessibility. */
export async function hotelFacts(
  hotel: Hotel,
  words: FilterWords,
  locale: Locale,
): Promise<Fact[]> {
  const t = await getTranslations({ locale, namespace: 'listings.place' });
  const { guestRating, checkIn, amenities, accessibility, openMonths } = hotel;
  const joined = (name: string, values: readonly string[]) =>
    values.map((value) => words.value(name, value)).join(', ');
  const arrival = checkIn.until
    ? t('fromUntil', { earliest: checkIn.from, latest: checkIn.until })
    : t('fromOn', { earliest: checkIn.from });
  return [
    [
      t('kind'),
      [
        words.value('kind', hotel.kind),
        ...(hotel.class ? [words.value('class', hotel.class)] : []),
      ].join(', '),
    ],
    [t('where'), `${hotel.place[locale]}, ${words.value('island', hotel.island)}`],
    ...(hotel.isSample
      ? []
      : [
          [
            words.name('rating'),
            guestRating
              ? t('ratingOf', {
                  score: formatNumber(guestRating.score, locale, { minimumFractionDigits: 1 }),
                  count: guestRating.count,
                })
              : t('noRating'),
          ] as const,
        ]),
    [t('guests'), t('upTo', { count: hotel.maxGuests })],
    [t('open'), openMonths.length === 12 ? t('allYear') : formatMonths(openMonths, locale)],
    [t('checkIn'), `${arrival} ${t('checkOut', { until: hotel.checkOut })}`],
    [words.name('amenities'), amenities.length > 0 ? joined('amenities', amenities) : t('unknown')],
    [
      words.name('accessibility'),
      accessibility.length > 0 ? joined('accessibility', accessibility) : t('accessUnknown'),
    ],
  ];
}
