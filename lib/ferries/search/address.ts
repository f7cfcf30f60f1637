import { routes } from '@/lib/routes/register';
import type { OfferFilter } from './offer-filter';
import type { CrossingQuery, FerrySearch } from './read-search';

/**
 * The address of a search, the shortest that reads back as the same search: defaults are left out and
 * names stand in one order, so that equal searches have equal addresses.
 */
export function searchAddress(search: FerrySearch): string {
  const query = new URLSearchParams(
    searchParametersOf(search).map(([name, value]) => [name, value]),
  );
  // A tilde needs no escape in a query, and reads better without.
  return `${routes.ferryTicketsSearch}?${query.toString().replaceAll('%7E', '~')}`;
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
  if (search.vehicle) query.push(['vehicle', search.vehicle]);
  if (search.sort !== 'departure') query.push(['sort', search.sort]);
  return [...query, ...filterParameters(search.filter)];
}

/** The parameters that say a filter, in one order. */
export function filterParameters(filter: OfferFilter): (readonly [string, string])[] {
  const { kinds = [], directOnly, leavesFrom, leavesBefore, maxMinutes, maxCents } = filter;
  const single = {
    direct: directOnly && '1',
    after: leavesFrom,
    before: leavesBefore,
    'max-hours': maxMinutes === undefined ? undefined : String(maxMinutes / 60),
    'max-price': maxCents === undefined ? undefined : String(maxCents / 100),
  };
  return [
    ...kinds.map((kind) => ['kind', kind] as const),
    ...Object.entries(single).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  ];
}

/** The search with one of its crossings on another day. The way back moves along when it would come first. */
export function onAnotherDay(
  search: FerrySearch,
  crossing: CrossingQuery,
  date: string,
): FerrySearch {
  return {
    ...search,
    crossings: search.crossings.map((one) => {
      if (one === crossing) return { ...one, date };
      const overtaken = crossing.purpose === 'outbound' && one.purpose === 'return';
      return overtaken && one.date < date ? { ...one, date } : one;
    }),
  };
}

/** The search without one of its crossings. */
export function withoutCrossing(search: FerrySearch, crossing: CrossingQuery): FerrySearch {
  return { ...search, crossings: search.crossings.filter((one) => one !== crossing) };
}
