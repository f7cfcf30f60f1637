import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { type ListingKind, listingSorts } from '@/lib/booking/listings/filters';
import type { ListingPage as FoundPage } from '@/lib/booking/listings/page-of-listings';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { listPath } from '@/lib/platform/routes/listing-paths';
import { type CostSeason, costSeasons } from '@/lib/records/costs/schema';
import type { MapOpening } from '@/lib/search/map-layers/opening';
import { chartOfList, type ListIsland } from './chart/chart-of-list';
import { ListChart } from './chart/list-chart';
import { MappedList, MapSwitch } from './chart/mapped-list';
import { ChosenFilters, FilterForm, foundId } from './filter-form';
import { IgnoredValues, ListAway, ListWaits, NothingFits } from './list-outcome';
import { ListingRows } from './listing-rows';
import type { ListingCards, ListingState } from './listing-state';
import { type RowContext, rowContext } from './rows/row';
import { rowsOf } from './rows/rows-of';
import { VehicleSheet } from './vehicle/vehicle-drawing';
import './listing.css';
import { buttonClass } from '@/components/ui/button';
import { Caveat } from '@/components/ui/caveat';
import { listingAddress } from '@/lib/booking/listings/address';
import type { ListingSearch } from '@/lib/booking/listings/search';
import { localizePath } from '@/lib/foundation/i18n/paths';

interface ListingPageProps<Kind extends ListingKind> {
  kind: Kind;
  state: ListingState<Kind>;
  /** Sorted by name in the language of the page. */
  islands: readonly ListIsland[];
  /** Current season, used if the search names no month. */
  today: CostSeason;
  /** Link targets of rows, if not their own pages. */
  hrefOf?: RowContext['hrefOf'] | undefined;
  /** Settings of the interactive map, if it was requested and exists. */
  map?: MapOpening | undefined;
  locale: Locale;
}

/** List page of any kind: filters, numbered rows, and a chart with their numbers. */
export async function ListingPage<Kind extends ListingKind>(props: ListingPageProps<Kind>) {
  const { kind, state, islands, today, map, hrefOf, locale } = props;
  const { search, ignored, found } = state;
  const t = await getTranslations({ locale, namespace: kind as ListingKind });
  const names = new Map(islands.map(({ slug, name }) => [slug, name]));
  const usual = await rowContext(search, locale, names);
  const context = hrefOf ? { ...usual, hrefOf } : usual;
  const page = found.state === 'found' ? found.page : undefined;
  return (
    <div className="listing">
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: listPath[kind], label: t('crumb') }]}
        isCompact
      />
      <div className="page-grid listing-columns">
        {page ? (
          <a href={`#${foundId}`} className="skip-link">
            {context.t('skip')}
          </a>
        ) : null}
        <div className="listing-bar">
          <FilterForm search={search} page={page} words={context.words} locale={locale} />
          {page && page.total > 1 ? <SortLinks search={search} locale={locale} /> : null}
        </div>
        <div className="listing-main">
          <IgnoredValues ignored={ignored} words={context.words} locale={locale} />
          {found.state === 'unavailable' ? <ListAway search={search} locale={locale} /> : null}
          {found.state === 'wait' ? <ListWaits seconds={found.seconds} locale={locale} /> : null}
          {page ? <Found {...{ kind, search, page, context, islands, today, map }} /> : null}
        </div>
      </div>
    </div>
  );
}

interface FoundProps<Kind extends ListingKind> {
  kind: Kind;
  search: ListingState<Kind>['search'];
  page: FoundPage<ListingCards[Kind]>;
  context: RowContext;
  islands: readonly ListIsland[];
  today: CostSeason;
  map: MapOpening | undefined;
}

const classesOf = (cards: readonly ListingCards[ListingKind][]) =>
  cards.flatMap((card) => ('gearbox' in card ? [card.class] : []));

/** Id of the list, target of the link that skips the chart or map. */
const listId = 'listing-rows';

/** Results: count, sort order, chart or map, rows and links to further pages. */
async function Found<Kind extends ListingKind>(props: FoundProps<Kind>) {
  const { kind, search, page, context, islands, today, map } = props;
  const { t, locale, words, season } = context;
  const rows = rowsOf(kind, page.cards, context);
  const chart = await chartOfList(search, rows, page.counts.island, islands, context);
  const first = (page.page - 1) * 24 + 1;
  return (
    <>
      <div id={foundId} tabIndex={-1} className="listing-head">
        <h2>{t(`count.${kind as ListingKind}`, { count: page.total })}</h2>
        {page.pages > 1 ? (
          <p className="font-ui text-sm text-ink-2 tabular-nums">
            {t('range', { first, last: first + rows.length - 1, total: page.total })}
          </p>
        ) : null}
        {page.cards.some(({ isSample }) => isSample) ? (
          <Caveat label={t('sampleChip')}>
            <p>{t('sampleNote')}</p>
          </Caveat>
        ) : null}
        <ChosenFilters search={search} words={words} locale={locale} />
      </div>
      {map && kind !== 'vehicles' ? (
        <MappedList
          kind={kind}
          {...{ ...chart, rows, locale }}
          pins={page.pins}
          opening={map}
          listId={listId}
        >
          <MapSwitch search={search} isMore={page.pages > 1} locale={locale} />
        </MappedList>
      ) : (
        <ListChart {...chart} locale={locale}>
          <p className="mt-2 font-ui text-sm text-ink-2 max-md:hidden">
            {t(chart.chart === 'archipelago' ? 'chartNoteIslands' : 'chartNote')}
          </p>
          <MapSwitch search={search} locale={locale} />
        </ListChart>
      )}
      {search.kind === 'vehicles' ? <VehicleSheet classes={classesOf(page.cards)} /> : null}
      <div className="listing-results">
        {page.total === 0 ? (
          <div id={listId} tabIndex={-1}>
            <NothingFits {...{ search, words, locale }} relaxed={page.relaxed} />
          </div>
        ) : (
          <ListingRows
            id={listId}
            rows={rows}
            marked={[costSeasons.indexOf(season ?? today), t(season ? 'chosenSeason' : 'now')]}
            texts={{ list: t('label'), seasons: t('seasons') }}
          />
        )}
        <PageLinks search={search} page={page.page} pages={page.pages} locale={locale} />
      </div>
    </>
  );
}

interface Shared {
  search: ListingSearch;
  locale: Locale;
}

const addressOf = (search: ListingSearch, locale: Locale) =>
  localizePath(listingAddress(listPath[search.kind], search), locale);

/** Links to the sort orders; the order is part of the URL. */
async function SortLinks({ search, locale }: Shared) {
  const [t, sorts] = await Promise.all([
    getTranslations({ locale, namespace: 'listings.filter' }),
    getTranslations({ locale, namespace: 'listings.sorts' }),
  ]);
  return (
    <nav aria-label={t('sort')} className="listing-sorts">
      <span aria-hidden="true" className="text-ink-2 max-sm:hidden">
        {t('sort')}
      </span>
      {listingSorts[search.kind].map((sort) => (
        <a
          key={sort}
          href={addressOf({ ...search, sort, page: 1 } as ListingSearch, locale)}
          data-scroll="keep"
          aria-current={sort === search.sort ? 'true' : undefined}
          className="inline-flex min-h-11 items-center border-b-2 border-transparent no-underline hover:border-rule aria-[current]:border-accent aria-[current]:font-semibold"
        >
          {sorts(sort)}
        </a>
      ))}
    </nav>
  );
}

/** Links to the previous and next page. */
async function PageLinks({
  search,
  page,
  pages,
  locale,
}: Shared & { page: number; pages: number }) {
  const t = await getTranslations({ locale, namespace: 'listings.list' });
  if (pages < 2) return null;
  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-5 font-ui"
    >
      <span>
        {page > 1 ? (
          <a
            href={addressOf({ ...search, page: page - 1 }, locale)}
            rel="prev"
            className={buttonClass()}
          >
            {t('previous')}
          </a>
        ) : null}
      </span>
      <span className="text-sm tabular-nums text-ink-2">{t('pageOf', { page, pages })}</span>
      <span>
        {page < pages ? (
          <a
            href={addressOf({ ...search, page: page + 1 }, locale)}
            rel="next"
            className={buttonClass()}
          >
            {t('next')}
          </a>
        ) : null}
      </span>
    </nav>
  );
}
