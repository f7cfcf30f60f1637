import { payingPartners as allWhoPay } from '@/lib/records/partners/paying';

/** Statement about money beside links, and the `rel` of those links. */
export interface LinkTerms {
  /** Group of messages/<locale>/partners.json. */
  readonly terms: 'paid' | 'unpaid';
  /** Attribute `rel`: search engines ask sites to mark paid links. */
  readonly rel: 'sponsored noopener' | 'noopener';
  /** Names of the paying partners among those given. */
  readonly paying: readonly string[];
}

/** The terms of links to some partners together; without a list, of every partner the site has. */
export function linkTerms(
  partners: readonly string[] | undefined,
  payingPartners: readonly string[] = allWhoPay,
): LinkTerms {
  const paying = partners
    ? partners.filter((partner) => payingPartners.includes(partner))
    : payingPartners;
  return paying.length > 0
    ? { terms: 'paid', rel: 'sponsored noopener', paying }
    : { terms: 'unpaid', rel: 'noopener', paying };
}
