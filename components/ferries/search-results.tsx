import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { Notices } from '@/components/timetable/notices';
import { OperatorLinks } from '@/components/timetable/operator-links';
import { RealtimeState } from '@/components/timetable/realtime-state';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { searchParametersOf } from '@/lib/ferries/search/address';
import { noticedScreen } from '@/lib/ferries/search/noticed';
import { isSea } from '@/lib/ferries/search/offers';
import type { FerrySearch } from '@/lib/ferries/search/read-search';
import type { SearchResult } from '@/lib/ferries/search/search-result';
import type { Shown } from '@/lib/ferries/search/shown';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/register';
import { operatorsOfLines, seasonOn } from '@/lib/timetable/network';
import { CrossingSection } from './crossing-section';
import { FilterForm } from './filter-form';
import { FurtherLegForm } from './further-leg-form';
import { OpenNamedJourney } from './open-named-journey';
import { SearchForm } from './search-form';
import { SortLinks } from './sort-links';

interface SearchResultsProps {
  locale: Locale;
  result: SearchResult;
  /** Journey and further list that the address opens. */
  shown: Shown;
  /** Weather warnings for the days of the search. */
  weather?: ReactNode;
}

/** Results of a search: notes on the timetable, then each crossing with its days and boats. */
export async function SearchResults({ locale, result, shown, weather }: SearchResultsProps) {
  const t = await getTranslations('ferryTickets');
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
        intro={[formatDay(outbound.date, locale, 'long', true), ...party].join('\u00a0· ')}
        crumbs={[
          { path: routes.ferryTickets, label: t('crumb') },
          { path: routes.ferryTicketsSearch, label: t('results.crumb') },
        ]}
      >
        <details className="mt-4">
          <summary className="inline-flex min-h-11 items-center gap-2 font-ui underline decoration-accent underline-offset-4">
            {t('results.change')}
          </summary>
          <div className="mt-3">
            <SearchForm locale={locale} network={network} open={open} {...formState(search)} />
          </div>
        </details>
      </PageHeader>
      <div className="page-grid grid gap-x-10 gap-y-6 pb-16 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="lg:pt-2">
          <FilterForm locale={locale} search={search} />
        </div>
        <div className="min-w-0">
          <TimetableLabel
            locale={locale}
            info={network.info}
            loadedAt={network.loadedAt}
            season={seasonOn(network.seasons, outbound.date)}
          />
          <RealtimeState locale={locale} network={network} at={at} />
          <Notices locale={locale} network={network} screen={noticedScreen(result)} />
          {weather}
          <div className="my-3">
            <SortLinks locale={locale} search={search} />
          </div>
          <OpenNamedJourney />
          {crossings.map((answer, index) => (
            <CrossingSection
              // biome-ignore lint/suspicious/noArrayIndexKey: legs are told apart by their place alone.
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
