import { getTranslations } from 'next-intl/server';
import { boatWords } from '@/components/timetable/boat-wishes';
import { buttonClass } from '@/components/ui/button';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { filterParameters, searchAddress } from '@/lib/sea/ferries/search/address';
import type { FerrySearch } from '@/lib/sea/ferries/search/read-search';
import { FilterFields } from './filter-fields';
import { boatsId } from './search-form';

/**
 * Filter form. It carries the whole search in hidden fields. Folded on a phone, open beside the
 * list.
 */
export async function FilterForm({ locale, search }: { locale: Locale; search: FerrySearch }) {
  const t = await getTranslations('ferrySearch.filter');
  const bare = searchAddress({ ...search, filter: {} });
  const kept = [...new URLSearchParams(bare.split('?')[1])];
  const { filter } = search;
  const active = filterParameters(filter).length;
  return (
    <details
      data-filter
      data-print="hide"
      className="group open:border-b open:border-rule lg:border-t lg:border-rule lg:open:border-b-0 lg:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible] lg:supports-[selector(::details-content)]:[&>summary]:pointer-events-none"
      open={active > 0}
    >
      <summary className="flex min-h-11 items-center justify-between gap-2 font-ui text-sm font-semibold lg:min-h-12 lg:text-base">
        {t('title')}
        {active > 0 ? <span className="tabular-nums text-accent">{active}</span> : null}
      </summary>
      <form
        action={`${localizePath(routes.ferryTicketsSearch, locale)}#${boatsId}`}
        noValidate
        className="pb-5"
      >
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <FilterFields
          {...(await boatWords())}
          values={{
            kinds: filter.kinds ?? [],
            direct: filter.directOnly ?? false,
            after: filter.leavesFrom,
            before: filter.leavesBefore,
            maxWait: filter.maxWait && filter.maxWait / 60,
            maxHours: filter.maxMinutes && filter.maxMinutes / 60,
            maxPrice: filter.maxCents && filter.maxCents / 100,
          }}
          wait={{ min: 0.25 }}
          prefix="filter-"
          className="mt-3 grid items-end gap-3 min-[22rem]:max-lg:grid-cols-2"
        />
        <div className="mt-4 flex flex-wrap gap-3">
          <button type="submit" className={buttonClass()}>
            {t('apply')}
          </button>
          {active > 0 ? (
            <a
              href={localizePath(bare, locale)}
              data-scroll="keep"
              className={buttonClass('quiet')}
            >
              {t('clear')}
            </a>
          ) : null}
        </div>
      </form>
    </details>
  );
}
