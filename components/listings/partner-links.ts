import type { ListingKind } from '@/lib/booking/listings/filters';
import { chosenOf, type ListingSearch } from '@/lib/booking/listings/search';
import type { Locale, Localized } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import { type PartnerLink, partnerLink } from '@/lib/records/partners/link';
import { isPartnerId, partnersFor } from '@/lib/records/partners/register';

/** Fields of a listing used in links to partners. */
export interface OfferedListing {
  readonly kind: ListingKind;
  readonly name: Localized;
  readonly island: IslandSlug;
  /** Village or beach; absent for listings that cover a whole island. */
  readonly place?: Localized | undefined;
  readonly isSample: boolean;
  readonly partnerLinks: readonly {
    readonly partner: string;
    readonly reference?: string | undefined;
  }[];
}

const kinds = { hotels: 'stay', activities: 'activity', vehicles: 'vehicle' } as const;

/**
 * Links to partners that sell a listing, with the dates and guests of the search. A sample does not
 * exist at partners, so its link searches for the place instead of the name.
 *
 * @param today ISO date; earlier dates are left out
 */
export function listingLinks(
  { kind, name, island, place, isSample, partnerLinks }: OfferedListing,
  search: ListingSearch,
  locale: Locale,
  today?: IsoDate,
): PartnerLink[] {
  const own = partnerLinks.filter(({ partner }) => isPartnerId(partner));
  const offered: OfferedListing['partnerLinks'] =
    own.length > 0 ? own : partnersFor(kinds[kind]).map((partner) => ({ partner }));
  const { from, to } = search;
  const guests = search.kind === 'hotels' ? Number(chosenOf(search, 'guests')[0]) : undefined;
  return offered.flatMap(({ partner, reference }) =>
    isPartnerId(partner)
      ? [
          partnerLink(partner, {
            kind: kinds[kind],
            locale,
            island,
            place: isSample ? place?.en : name.en,
            reference: isSample ? undefined : reference,
            dates: from ? { from, ...(to ? { to } : {}) } : undefined,
            guests: guests || undefined,
            today,
          }),
        ]
      : [],
  );
}
