import { JsonLdScript } from 'next-seo';
import { type DescribedListing, structuredDataOf } from './structured-data';

type ListingDataProps = DescribedListing & Parameters<typeof structuredDataOf>[1];

/** Structured data of a listing for search engines; omitted for a sample. */
export function ListingData(props: ListingDataProps) {
  const data = structuredDataOf(props, props);
  return data ? <JsonLdScript scriptKey="listing" data={data} /> : null;
}
