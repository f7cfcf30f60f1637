import { defaultLocale, type Locale } from '@/lib/foundation/i18n/locales';
import { type LinkTerms, linkTerms } from '@/lib/records/partners/commission';
import { partnerCodes, withCode } from './paying';
import { type PartnerId, partners } from './register';
import type { Partner, PartnerSearch } from './types';

/** A link to a partner, ready for an `<a>`. */
export interface PartnerLink {
  readonly href: string;
  readonly rel: LinkTerms['rel'];
  /** The partner's name. */
  readonly partner: string;
  /** True if the partner pays us for bookings that come from this link. */
  readonly isPaid: boolean;
  /** Group of messages/<locale>/partners.json with the text beside the link. */
  readonly terms: LinkTerms['terms'];
  /** False if the link opens the partner's start page, because its search has no address. */
  readonly isSearch: boolean;
  /** Language of the partner's page. */
  readonly hrefLang: Locale;
}

/**
 * The one builder of links to partners. What was chosen here (island, days, adults) is carried over
 * as far as the partner's public search takes it; invalid, past or unordered days and invalid
 * numbers are left out, and if too little is left its start page opens. It never throws.
 *
 * @param codes under which partners pay, by name; those of the variables
 */
export function partnerLink(
  id: PartnerId,
  search: PartnerSearch,
  codes: typeof partnerCodes = partnerCodes,
): PartnerLink {
  const partner: Partner = partners[id];
  const found = searchAddress(partner, search);
  const address = found ?? new URL(partner.home);
  const code = codes[partner.name];
  if (code) partner.credit?.(address, code);
  const { terms, rel } = linkTerms([partner.name], withCode(codes));
  return {
    href: address.href,
    rel,
    partner: partner.name,
    isPaid: terms === 'paid',
    terms,
    isSearch: found !== undefined,
    hrefLang: partner.isTranslated ? search.locale : defaultLocale,
  };
}

function searchAddress(partner: Partner, search: PartnerSearch): URL | undefined {
  // The kind chooses the adapter that takes it; types cannot follow a choice by a computed name.
  const adapter = partner.searches[search.kind] as
    | ((search: PartnerSearch) => URL | undefined)
    | undefined;
  return adapter?.(search);
}
