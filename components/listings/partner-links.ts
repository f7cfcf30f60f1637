import type { Locale, Localized } from '@/lib/i18n/locales';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { ListingKind } from '@/lib/listings/filters';
import { chosenOf, type ListingSearch } from '@/lib/listings/search';
import { type PartnerLink, partnerLink } from '@/lib/partners/link';
import { isPartnerId, partnersFor } from '@/lib/partners/register';
import type { IsoDate } from '@/lib/time/types';

/** What partners are told of a listing. */
export interface OfferedListing {
  readonly kind: ListingKind;
  readonly name: Localized;
  readonly island: IslandSlug;
  /** The village or beach; absent for what is on a whole island. */
  readonly place?: Localized | undefined;
  readonly isSample: boolean;
  readonly partnerLinks: readonly {
    readonly partner: string;
    readonly reference?: string | undefined;
  }[];
}

const kinds = { hotels: 'stay', activities: 'activity', vehicles: 'vehicle' } as const;

/**
 * Ways out to those who sell it, with the days and people of the search. A sample is no partner's: of it the place is
 * looked for, not the name.
 *
 * @param today ISO date; days before it are left out
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
