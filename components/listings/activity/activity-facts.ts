import { getTranslations } from 'next-intl/server';
import type { Activity } from '@/lib/booking/listings/activities/schema';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { formatMonths } from '@/lib/records/islands/format';
import type { Fact } from '../detail/fact-list';
import type { FilterWords } from '../filter-words';

/** Returns the facts of an activity as text. Names unknown ones that matter, e.g. accessibility. */
export async function activityFacts(
  activity: Activity,
  words: FilterWords,
  length: string,
  locale: Locale,
): Promise<Fact[]> {
  const t = await getTranslations({ locale, namespace: 'activities.page' });
  const { price, months, languages, included, accessibility, minimumAge, access } = activity;
  const led = access === 'operator';
  const list = (filter: string, values: readonly string[]) =>
    values.map((value) => words.value(filter, value)).join(', ');
  const prices = {
    free: () => t('free'),
    ask: () => t(led ? 'askOperator' : 'askPublic'),
    from: (cents: number) => t('from', { price: formatEuros(cents, locale) }),
  };
  return [
    [t('length'), length],
    [t('level'), words.value('level', activity.level)],
    ...(activity.isSample
      ? []
      : [
          [
            t('price'),
            price.kind === 'from' ? prices.from(price.cents) : prices[price.kind](),
          ] as const,
        ]),
    [t('when'), months.length === 12 ? t('allYear') : formatMonths(months, locale)],
    [t('access'), words.value('access', access)],
    [t('languages'), languages.length > 0 ? list('language', languages) : t('nobodyLeads')],
    ...(included.length > 0
      ? [[t('included'), list('included', included)] as const]
      : led
        ? [[t('included'), t('askIncluded')] as const]
        : []),
    [t('age'), minimumAge === null ? t('anyAge') : t('fromAge', { age: minimumAge })],
    [
      t('accessibility'),
      accessibility.length > 0 ? list('accessibility', accessibility) : t('accessUnknown'),
    ],
  ];
}
