import { allValues, type RawQuery } from '@/lib/foundation/http/raw-query';
import type { IsoDate } from '@/lib/foundation/time/types';
import { routes } from '@/lib/platform/routes/register';
import type { OfferFilter } from './offer-filter';
import type { CrossingQuery, FerrySearch } from './read-search';

interface OpenSearch {
  /** Ids of a place or a port of the feed. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly date?: IsoDate | undefined;
}

/**
 * Address of a search that may be incomplete: without a day the page shows the next one with a boat, and without one of
 * the places it asks for it.
 */
export function searchLink({ from, to, date }: OpenSearch): string {
  const named = Object.entries({ from, to, date }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `${routes.ferryTicketsSearch}?${new URLSearchParams(named)}`;
}

/**
 * Canonical address of a search, the shortest that reads back as the same search: it omits defaults and orders
 * parameters by name, so that equal searches have equal addresses.
 */
export function searchAddress(search: FerrySearch): string {
  const query = new URLSearchParams(
    searchParametersOf(search).map(([name, value]) => [name, value]),
  );
  // A tilde needs no escape in a query, and is easier to read without one.
  return `${routes.ferryTicketsSearch}?${query.toString().replaceAll('%7E', '~')}`;
}

/** Address of a query as received, valid or not. */
export function searchQueryAddress(query: RawQuery): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    allValues(value).map((one) => [name, one]),
  );
  const written = new URLSearchParams(parameters).toString().replaceAll('%7E', '~');
  return `${routes.ferryTicketsSearch}?${written}`;
}

/** The parameters that say a search, in one order; defaults are left out. */
export function searchParametersOf(search: FerrySearch): (readonly [string, string])[] {
  const query: [string, string][] = [];
  const outbound = search.crossings.find(({ purpose }) => purpose === 'outbound');
  const back = search.crossings.find(({ purpose }) => purpose === 'return');
  if (outbound) {
    const { from, to, date } = outbound;
    query.push(['from', from.id], ['to', to.id], ['date', date]);
  }
  if (back) query.push(['return', back.date]);
  for (const { from, to, date, purpose } of search.crossings) {
    if (purpose === 'further') query.push(['leg', `${from.id}~${to.id}~${date}`]);
  }
  if (search.passengers !== 1) query.push(['passengers', String(search.passengers)]);
  if (search.children) query.push(['children', String(search.children)]);
  if (search.vehicle) query.push(['vehicle', search.vehicle]);
  if (search.fareClass) query.push(['class', search.fareClass]);
  if (search.sort !== 'departure') query.push(['sort', search.sort]);
  return [...query, ...filterParameters(search.filter)];
}

/** The parameters that say a filter, in one order. */
export function filterParameters(filter: OfferFilter): (readonly [string, string])[] {
  const { kinds = [], directOnly, leavesFrom, leavesBefore, maxCents } = filter;
  const hours = (minutes: number | undefined) =>
    minutes === undefined ? undefined : String(minutes / 60);
  const single = {
    direct: directOnly && '1',
    after: leavesFrom,
    before: leavesBefore,
    'max-wait': hours(filter.maxWait),
    'max-hours': hours(filter.maxMinutes),
    'max-price': maxCents === undefined ? undefined : String(maxCents / 100),
  };
  return [
    ...kinds.map((kind) => ['kind', kind] as const),
    ...Object.entries(single).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  ];
}

/** The search without one of its crossings. */
export function withoutCrossing(search: FerrySearch, crossing: CrossingQuery): FerrySearch {
  return { ...search, crossings: search.crossings.filter((one) => one !== crossing) };
}
