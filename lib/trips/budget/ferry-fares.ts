import 'server-only';
import { LRUCache } from 'lru-cache';
import { addDays, mondayFrom } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { endOf } from '@/lib/sea/ferries/search/ends';
import { firstOffers } from '@/lib/sea/ferries/search/first-offers';
import type { Asker } from '@/lib/sea/ferries/search/offer-filter';
import { isSea, type Offer } from '@/lib/sea/ferries/search/offers';
import {
  type CrossingEnds,
  directOffers,
  offersOfDay,
} from '@/lib/sea/ferries/search/offers-of-day';
import type { Timetable } from '@/lib/sea/timetable/engine/timetable';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { BudgetQuestion } from './question';
import { nothing, rangeOf } from './range';
import type { BudgetPrices, LegAsk, Priced } from './rules';

type Party = Pick<BudgetQuestion, 'adults' | 'children' | 'move' | 'boats'>;
type LegPrice = Priced & { readonly date?: IsoDate };

/** Other days searched when no boat sails on the day, in order, days from it. */
const nearDays = [1, -1, 2, -2, 3, -3];

const unknown: LegPrice = { range: nothing, basis: 'unknown' };

/** Price of an offer for a party, with half fare for children on each boat; empty when a fare is unknown. */
function centsOf({ journey, vehicleCents }: Offer, { adults, children }: Party): number[] {
  const fares = journey.legs.filter(isSea).map(({ cents }) => cents);
  if (vehicleCents === null || fares.includes(null)) return [];
  const persons = fares.map(
    (cents) => adults * (cents ?? 0) + children * Math.round((cents ?? 0) / 2),
  );
  return [persons.reduce((all, cents) => all + cents, vehicleCents)];
}

/** Prices of a day's reasonable boats: direct ones where there are any. */
function pricesOn(timetable: Timetable, ends: CrossingEnds, date: IsoDate, party: Party): number[] {
  const direct = directOffers(timetable, ends, date, askerOf(party));
  const offers =
    direct.length > 0
      ? direct
      : [...firstOffers(offersOfDay(timetable, ends, date, askerOf(party)).offers)];
  return chosen(
    offers.flatMap((offer) => centsOf(offer, party)),
    party,
  );
}

/** The same for direct boats only. */
function directPricesOn(timetable: Timetable, ends: CrossingEnds, date: IsoDate, party: Party) {
  const offers = directOffers(timetable, ends, date, askerOf(party));
  return chosen(
    offers.flatMap((offer) => centsOf(offer, party)),
    party,
  );
}

const chosen = (prices: number[], { boats }: Party) =>
  boats === 'cheapest' && prices.length > 0 ? [Math.min(...prices)] : prices;

function askerOf({ adults, children, move }: Party): Asker {
  return {
    passengers: adults + children,
    vehicle: move === 'own' ? 'car' : undefined,
    filter: {},
  };
}

const spread = (prices: readonly number[]) => rangeOf(prices, [0, 0.5, 1]);

/** Fares on a day of the timetable, or on the nearest one with a boat; undefined without one. */
function onDay(network: FerryNetwork, ends: CrossingEnds, date: IsoDate, party: Party) {
  const { start, end } = network.info;
  for (const days of [0, ...nearDays]) {
    const day = addDays(date, days);
    const prices = day >= start && day <= end ? pricesOn(network.timetable, ends, day, party) : [];
    if (prices.length > 0) {
      return { range: spread(prices), basis: days === 0 ? 'day' : 'near-day', date: day } as const;
    }
  }
  return undefined;
}

/**
 * The second week of a month, Monday to Sunday, within the timetable: of the year in which it has one, else undefined.
 */
export function weekOfMonth(
  { start, end }: Pick<FerryNetwork['info'], 'start' | 'end'>,
  month: number,
): readonly IsoDate[] | undefined {
  const years = Array.from(
    { length: Number(end.slice(0, 4)) - Number(start.slice(0, 4)) + 1 },
    (_, index) => Number(start.slice(0, 4)) + index,
  );
  for (const year of years) {
    const monday = mondayFrom(`${year}-${String(month).padStart(2, '0')}-08`);
    if (monday >= start && addDays(monday, 6) <= end) {
      return Array.from({ length: 7 }, (_, day) => addDays(monday, day));
    }
  }
  return undefined;
}

/** Fares in a week that represents a month: of direct boats, else of all journeys on its first day with any. */
function inMonth(
  { timetable, info }: FerryNetwork,
  ends: CrossingEnds,
  month: number,
  party: Party,
) {
  const week = weekOfMonth(info, month) ?? [];
  const direct = week.flatMap((date) => directPricesOn(timetable, ends, date, party));
  if (direct.length > 0) return { range: spread(direct), basis: 'season' } as const;
  for (const date of week) {
    const prices = pricesOn(timetable, ends, date, party);
    if (prices.length > 0) return { range: spread(prices), basis: 'season' } as const;
  }
  return undefined;
}

const kept = new WeakMap<Timetable, LRUCache<string, LegPrice>>();

/** Ways by boat, priced by the timetable in service; each is searched once and kept as long as that serves. */
export function legPrices(network: FerryNetwork): BudgetPrices['leg'] {
  const memory = kept.get(network.timetable) ?? new LRUCache<string, LegPrice>({ max: 5000 });
  kept.set(network.timetable, memory);
  return (question, leg) => {
    const ends = endsOf(network, question, leg);
    if (!ends) return unknown;
    const { adults, children, move, boats, when } = question;
    const month = when.kind === 'month' ? when.month : Number((leg.date ?? when.date).slice(5, 7));
    const vehicle = move === 'own';
    const key = JSON.stringify([
      ends.from.id,
      ends.to.id,
      leg.date ?? month,
      adults,
      children,
      vehicle,
      boats,
    ]);
    const known = memory.get(key);
    if (known) return known;
    const found =
      (leg.date === undefined ? undefined : onDay(network, ends, leg.date, question)) ??
      inMonth(network, ends, month, question) ??
      unknown;
    memory.set(key, found);
    return found;
  };
}

function endsOf(network: FerryNetwork, { from }: BudgetQuestion, leg: LegAsk) {
  const gateway = endOf(network, from);
  const [start, end] = [leg.from, leg.to].map((id) =>
    id === 'gateway' ? gateway : endOf(network, id),
  );
  return start && end ? { from: start, to: end } : undefined;
}
