import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { listingAddress, listingParameters } from '@/lib/booking/listings/address';
import { filtersOf, listingSorts, offeredLimits } from '@/lib/booking/listings/filters';
import type { ListingPage } from '@/lib/booking/listings/page-of-listings';
import {
  chosenOf,
  everything,
  type ListingSearch,
  wishesOf,
  withoutWish,
} from '@/lib/booking/listings/search';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { listPath } from '@/lib/platform/routes/listing-paths';
import { FilterFields, type FilterGroup, type FilterOption } from './filter-fields';
import type { FilterWords } from './filter-words';
import './listing-filters.css';

/** Id of the head of the results, which takes the focus after the form is sent. */
export const foundId = 'found';

interface FilterFormProps {
  search: ListingSearch;
  /** Results, for the counts; undefined if they could not be loaded. */
  page: ListingPage<unknown> | undefined;
  words: FilterWords;
  locale: Locale;
}

/**
 * Form with all filters of a kind. Submits by GET, so the choice is in the URL. Folded on phones.
 */
export async function FilterForm({ search, page, words, locale }: FilterFormProps) {
  const t = await getTranslations({ locale, namespace: 'listings.filter' });
  const { kind, price, sort } = search;
  const here = localizePath(listPath[kind], locale);
  const isUsual = sort === listingSorts[kind][0];
  const { map, ...wishes } = search;
  const parameters = listingParameters({ ...everything(kind), ...wishes, page: 1, map: false });
  const active = parameters.filter(([name]) => name !== 'sort').length;
  const limits: readonly number[] = offeredLimits[kind];
  const offered =
    price === undefined || limits.includes(price)
      ? limits
      : [...limits, price].toSorted((a, b) => a - b);
  const groups = filterGroups(search, page?.counts, words);
  const [where, others] = [true, false].map((wanted) =>
    groups.filter(({ name }) => (name === 'island') === wanted),
  );
  const shared = { any: t('any'), keysHint: t('keysHint') };
  return (
    <details className="listing-filters" data-print="hide">
      <summary>
        {t('title')}
        {active > 0 ? <b>{active}</b> : null}
      </summary>
      <form action={`${here}#${foundId}`} className="pb-6">
        {isUsual ? null : <input type="hidden" name="sort" value={sort} />}
        {map ? <input type="hidden" name="map" value="1" /> : null}
        <div className="grid gap-3">
          <Field
            id="filter-q"
            name="q"
            type="search"
            label={t('search')}
            defaultValue={search.q}
            maxLength={80}
            autoComplete="off"
          />
          {/* The place comes first: it decides most. */}
          <FilterFields groups={where ?? []} {...shared} isOpen />
          <SelectField
            id="filter-price"
            name="price"
            label={t(`price.${kind}`)}
            defaultValue={price === undefined ? '' : String(price)}
          >
            <option value="">{t('anyPrice')}</option>
            {offered.map((limit) => (
              <option key={limit} value={limit}>
                {euros(limit)}
              </option>
            ))}
          </SelectField>
          <div className="grid grid-cols-2 gap-2 lg:grid-cols-1">
            <Field
              id="filter-from"
              name="from"
              type="date"
              label={t('from')}
              defaultValue={search.from}
            />
            <Field id="filter-to" name="to" type="date" label={t('to')} defaultValue={search.to} />
          </div>
        </div>
        <FilterFields groups={others ?? []} {...shared} />
        <div className="listing-filters-end">
          <button type="submit" className={buttonClass('primary')}>
            {t('apply')}
          </button>
          {active > 0 ? (
            <a href={here} data-scroll="keep" className={buttonClass('quiet')}>
              {t('clear')}
            </a>
          ) : null}
        </div>
      </form>
    </details>
  );

  function euros(limit: number): string {
    const count = page?.prices.upTo[limit];
    const amount = formatEuros(limit * 100, locale);
    return count === undefined ? amount : t('euros', { price: amount, count });
  }
}

/** Filters whose options are sorted by name. */
const byName = new Set(['island', 'language']);

/**
 * Returns the filters of a kind with their options and counts. Omits options without results unless
 * they are chosen; offers all if there are no counts.
 */
function filterGroups(
  search: ListingSearch,
  counts: ListingPage<unknown>['counts'] | undefined,
  words: FilterWords,
): FilterGroup[] {
  return filtersOf(search.kind).flatMap(([name, { mode, values }]) => {
    const chosen = chosenOf(search, name);
    const options = values.flatMap((value): FilterOption[] => {
      const isChosen = chosen.includes(value);
      const count = counts?.[name]?.[value] ?? 0;
      if (counts && count === 0 && !isChosen) return [];
      return [[value, words.value(name, value), count, isChosen ? 1 : 0]];
    });
    if (options.length === 0) return [];
    const sorted = byName.has(name)
      ? options.toSorted(([, a], [, b]) => a.localeCompare(b))
      : options;
    const isOne = mode === 'one';
    return [
      {
        name,
        label: words.name(name),
        isOne,
        options: sorted,
        chosen: isOne || chosen.length === 0 ? '' : String(chosen.length),
      },
    ];
  });
}

interface ChosenFiltersProps {
  search: ListingSearch;
  words: FilterWords;
  locale: Locale;
}

/** Active filters. Each is a link that removes it. */
export async function ChosenFilters({ search, words, locale }: ChosenFiltersProps) {
  const t = await getTranslations({ locale, namespace: 'listings.list' });
  const wishes = wishesOf(search);
  if (wishes.length === 0) return null;
  const path = listPath[search.kind];
  return (
    <ul aria-label={t('chosen')} className="chosen-filters">
      {wishes.map((wish) => {
        const name = words.wish(search, wish);
        return (
          <li key={name}>
            <a
              href={localizePath(listingAddress(path, withoutWish(search, wish)), locale)}
              data-scroll="keep"
              aria-label={t('remove', { name })}
            >
              {name} <span aria-hidden="true">×</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
