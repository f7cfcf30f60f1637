import { payingPartners as allWhoPay } from '@/lib/partners/paying';

/** What is said of money beside links, and how they are marked. */
export interface LinkTerms {
  /** Group of messages/<locale>/money.json. */
  readonly terms: 'paid' | 'unpaid';
  /** For the attribute `rel`: search engines want to know which links are paid for. */
  readonly rel: 'sponsored noopener' | 'noopener';
  /** Those who pay, among the partners that were asked about. */
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
