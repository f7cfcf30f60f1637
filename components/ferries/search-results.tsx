import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { Notices } from '@/components/timetable/notices';
import { OperatorLinks } from '@/components/timetable/operator-links';
import { RealtimeState } from '@/components/timetable/realtime-state';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { searchAddress, searchParametersOf } from '@/lib/sea/ferries/search/address';
import { noticedScreen } from '@/lib/sea/ferries/search/noticed';
import { isSea } from '@/lib/sea/ferries/search/offers';
import { sortOrders } from '@/lib/sea/ferries/search/parameters';
import type { FerrySearch } from '@/lib/sea/ferries/search/read-search';
import type { SearchResult } from '@/lib/sea/ferries/search/search-result';
import type { Shown } from '@/lib/sea/ferries/search/shown';
import { operatorsOfLines, seasonOn } from '@/lib/sea/timetable/network';
import { CrossingSection } from './crossing-section';
import { FilterForm } from './filter-form';
import { FurtherLegForm } from './further-leg-form';
import { OpenNamedJourney } from './open-named-journey';
import { boatsId, SearchForm } from './search-form';

interface SearchResultsProps {
  locale: Locale;
  result: SearchResult;
  /** Journey and further list that the address opens. */
  shown: Shown;
  /** Weather warnings for the days of the search. */
  weather?: ReactNode;
}

/**
 * Results of a search: what was asked in one line, filters and orders in the next, then each
 * crossing with its days and boats.
 */
export async function SearchResults({ locale, result, shown, weather }: SearchResultsProps) {
  const t = await getTranslations('ferrySearch');
  const { search, crossings, network, at, open } = result;
  const [outbound] = search.crossings;
  if (!outbound) return null;
  const boats = crossings.flatMap(({ offers }) =>
    offers.flatMap(({ journey }) => journey.legs.filter(isSea)),
  );
  const operators = operatorsOfLines(
    network,
    boats.map(({ lineId }) => lineId),
  );
  const party = [
    unbroken(t('results.adults', { count: search.passengers })),
    ...(search.children ? [unbroken(t('results.children', { count: search.children }))] : []),
    unbroken(t(`form.vehicles.${search.vehicle ?? 'none'}`)),
    ...(search.fareClass ? [search.fareClass] : []),
  ];
  return (
    <>
      <PageHeader
        title={t('results.title', {
          from: outbound.from.name[locale],
          to: outbound.to.name[locale],
        })}
        crumbs={[
          { path: routes.ferryTickets, label: t('crumb') },
          { path: routes.ferryTicketsSearch, label: t('results.crumb') },
        ]}
        isCompact
      >
        <details className="mt-1">
          <summary className="flex min-h-11 flex-wrap items-center gap-x-3 leading-snug text-ink-2">
            {[formatDay(outbound.date, locale, 'short', true), ...party].join('\u00a0· ')}
            <span
              className="font-ui text-ink underline decoration-accent underline-offset-4"
              data-print="hide"
            >
              {t('results.change')}
            </span>
          </summary>
          <div className="mt-3 mb-5">
            <SearchForm locale={locale} network={network} open={open} {...formState(search)} />
          </div>
        </details>
      </PageHeader>
      <div className="page-grid grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 pb-16 max-lg:has-[[data-filter][open]]:grid-cols-1 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-10">
        <a href={`#${boatsId}`} className="skip-link">
          {t('results.skip')}
        </a>
        <div className="lg:row-span-2 lg:pt-2">
          <FilterForm locale={locale} search={search} />
        </div>
        <SortLinks locale={locale} search={search} />
        <div className="col-span-full min-w-0 lg:col-span-1 lg:col-start-2">
          <TimetableLabel
            locale={locale}
            info={network.info}
            loadedAt={network.loadedAt}
            season={seasonOn(network.seasons, outbound.date)}
          />
          <RealtimeState locale={locale} network={network} at={at} />
          <Notices locale={locale} network={network} screen={noticedScreen(result)} />
          {weather}
          <OpenNamedJourney />
          {crossings.map((answer, index) => (
            <CrossingSection
              // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a leg.
              key={index}
              locale={locale}
              network={network}
              search={search}
              answer={answer}
              shown={shown}
              at={at}
              number={index + 1}
            />
          ))}
          <FurtherLegForm locale={locale} network={network} search={search} open={open} />
          <div className="mt-6">
            <OperatorLinks locale={locale} operators={operators} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Keeps a number and its noun on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

const shown = ['from', 'to', 'date', 'return', 'passengers', 'children', 'vehicle', 'class'];

/** Splits the parameters of a search into visible form values and hidden ones. */
function formState(search: FerrySearch) {
  const parameters = searchParametersOf(search);
  return {
    values: Object.fromEntries(parameters.filter(([name]) => shown.includes(name))),
    kept: parameters.filter(([name]) => !shown.includes(name)),
  };
}

/** Links to the sort orders; the order is part of the address. */
async function SortLinks({ locale, search }: { locale: Locale; search: FerrySearch }) {
  const t = await getTranslations('ferrySearch.results');
  return (
    <nav
      aria-label={t('sort')}
      className="flex min-w-0 items-center gap-x-4 overflow-x-auto font-ui text-sm [scrollbar-width:none]"
    >
      <span aria-hidden="true" className="text-ink-2 max-sm:hidden">
        {t('sort')}
      </span>
      {sortOrders.map((sort) => (
        <a
          key={sort}
          href={localizePath(searchAddress({ ...search, sort }), locale)}
          data-scroll="keep"
          aria-current={sort === search.sort ? 'true' : undefined}
          className="inline-flex min-h-11 items-center border-b-2 border-transparent no-underline hover:border-rule aria-[current]:border-accent aria-[current]:font-semibold"
        >
          {t(`sorts.${sort}`)}
        </a>
      ))}
    </nav>
  );
}
