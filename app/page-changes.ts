import { flightsCheckedOn } from '@/lib/booking/flights/data/sources';
import { transfersCheckedOn } from '@/lib/booking/transfers/data/sources';
import { isComparedPair } from '@/lib/foundation/ids/compared-pairs';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { site } from '@/lib/foundation/site';
import { findRoute } from '@/lib/platform/routes/find';
import { costsCheckedOn } from '@/lib/records/costs/sources';
import { foodsCheckedOn } from '@/lib/records/culinary/queries';
import { islandBySlug } from '@/lib/records/islands/queries';
import { phrasesCheckedOn } from '@/lib/records/phrases/phrases';
import { ticketFactsCheckedOn } from '@/lib/sea/ferries/booking/ticket-facts';
import { rightsCheckedOn } from '@/lib/sea/ferries/passenger-rights/sources';
import { comparedOn, pairChangedOn } from '@/lib/trips/compare/views';

/** Last check of the records that a page shows, by its name in the register (ISO dates). */
const checks: Readonly<Record<string, () => string>> = {
  budgetCalculator: () => costsCheckedOn,
  compare: () => comparedOn,
  culinary: foodsCheckedOn,
  disruptionsRights: () => rightsCheckedOn,
  ferryRoute: () => ticketFactsCheckedOn,
  ferryRoutes: () => ticketFactsCheckedOn,
  ferryTickets: () => ticketFactsCheckedOn,
  flights: () => flightsCheckedOn,
  greekPhrases: () => phrasesCheckedOn,
  transfers: () => transfersCheckedOn,
};

/** Lists that are as new as the newest page below their address. */
const lists = ['home', 'islands', 'guides', 'blog', 'hotels', 'activities', 'rentACar'];

/**
 * Date on which a page last changed, for the sitemap (ISO date): that of its text or record in `known`, of the newest
 * page below a list, of the records it shows, or of all pages without one.
 */
export function changeOf(path: string, known: ReadonlyMap<string, string>): string {
  const { name = '', slug = '' } = findRoute(path) ?? {};
  const own = known.get(path) ?? checks[name]?.();
  if (own) return own;
  if (name === 'comparison' && isComparedPair(slug)) return pairChangedOn(slug);
  if (isIslandSlug(slug)) return islandBySlug(slug).checkedOn;
  if (!lists.includes(name)) return site.pagesChangedOn;
  const folder = path === '/' ? path : `${path}/`;
  const below = [...known].filter(([page]) => page.startsWith(folder)).map(([, day]) => day);
  return below.toSorted().at(-1) ?? site.pagesChangedOn;
}
