import { getTranslations } from 'next-intl/server';
import type {
  activityAccess,
  activityAccessibility,
  activityKinds,
  activityLevels,
  inclusions,
} from '@/lib/booking/listings/activities/schema';
import type { ListingKind } from '@/lib/booking/listings/filters';
import type {
  amenities,
  hotelAccessibility,
  hotelClasses,
  hotelKinds,
} from '@/lib/booking/listings/hotels/schema';
import type { ListingSearch, Wish } from '@/lib/booking/listings/search';
import type {
  fuels,
  gearboxes,
  licences,
  vehicleClasses,
  vehicleExtras,
} from '@/lib/booking/listings/vehicles/schema';
import { formatEuros, formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Messages } from '@/lib/foundation/i18n/messages';
import { bareName } from '@/lib/records/charts/names';

type One<List extends readonly string[]> = List[number];

type ParameterName = keyof Messages['listings']['filter']['names'];

/** Labels of filters, values and wishes in the language of the page. */
export interface FilterWords {
  /** `Island`, `Walk to the beach`. */
  readonly name: (filter: string) => string;
  /** `Naxos`, `Up to 10 minutes`. */
  readonly value: (filter: string, value: string) => string;
  /** Value of an active filter: `Naxos, Milos`. */
  readonly wish: (search: ListingSearch, wish: Wish) => string;
}

/** @param islands names of islands by slug, in the page's language */
export async function filterWords(
  kind: ListingKind,
  locale: Locale,
  islands: ReadonlyMap<string, string>,
): Promise<FilterWords> {
  const t = await getTranslations({ locale, namespace: 'listings' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  const minutes = (value: string) => t('filter.minutes', { count: Number(value) });
  const shared: Record<string, (value: string) => string> = {
    island: (value) => bareName(islands.get(value) ?? value),
    month: (value) => capital(month.format(Date.UTC(2026, Number(value) - 1, 15))),
    real: () => t('filter.real'),
    age: (value) => t('filter.age', { age: Number(value) }),
  };
  const ofKind: Record<ListingKind, Record<string, (value: string) => string>> = {
    hotels: {
      kind: (value) => t(`hotelKinds.${value as One<typeof hotelKinds>}`),
      class: (value) => t(`hotelClasses.${value as One<typeof hotelClasses>}`),
      rating: (value) => t('filter.rating', { score: formatNumber(Number(value), locale) }),
      guests: (value) => t('filter.guests', { count: Number(value) }),
      beach: minutes,
      port: minutes,
      amenities: (value) => t(`amenities.${value as One<typeof amenities>}`),
      accessibility: (value) => t(`hotelAccessibility.${value as One<typeof hotelAccessibility>}`),
    },
    activities: {
      kind: (value) => t(`activityKinds.${value as One<typeof activityKinds>}`),
      access: (value) => t(`activityAccess.${value as One<typeof activityAccess>}`),
      cost: (value) => t(`activityCosts.${value as 'free' | 'from' | 'ask'}`),
      level: (value) => t(`activityLevels.${value as One<typeof activityLevels>}`),
      language: (value) => capital(languages.of(value) ?? value),
      duration: (value) => t(`durations.${value as 'short' | 'half-day' | 'day' | 'days'}`),
      wind: (value) => t('filter.wind', { force: value }),
      included: (value) => t(`inclusions.${value as One<typeof inclusions>}`),
      accessibility: (value) =>
        t(`activityAccessibility.${value as One<typeof activityAccessibility>}`),
    },
    vehicles: {
      class: (value) => t(`vehicleClasses.${value as One<typeof vehicleClasses>}`),
      gearbox: (value) => t(`gearboxes.${value as One<typeof gearboxes>}`),
      fuel: (value) => t(`fuels.${value as One<typeof fuels>}`),
      licence: (value) => t(`licences.${value as One<typeof licences>}`),
      seats: (value) => t('filter.seats', { count: Number(value) }),
      extras: (value) => t(`vehicleExtras.${value as One<typeof vehicleExtras>}`),
    },
  };
  const name = (filter: string) =>
    t.has(`filter.names.${filter as ParameterName}`)
      ? t(`filter.names.${filter as ParameterName}`)
      : filter;
  const value = (filter: string, one: string) =>
    (ofKind[kind][filter] ?? shared[filter])?.(one) ?? one;
  return {
    name,
    value,
    wish(search, wish) {
      if (wish.field === 'price')
        return `${t(`filter.price.${kind}`)} ${formatEuros((search.price ?? 0) * 100, locale)}`;
      if (wish.field === 'q') return search.q;
      if (wish.field === 'area') return name('area');
      const chosen =
        (search.chosen as Readonly<Record<string, readonly string[]>>)[wish.name] ?? [];
      const values = wish.value ? [wish.value] : chosen;
      if (values.length === 0) return name(wish.name);
      return values.map((one) => value(wish.name, one)).join(', ');
    },
  };
}
