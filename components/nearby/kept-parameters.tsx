import { type NearbyQuery, nearbyParameters } from '@/lib/records/places/address';

/** Hidden fields for query parameters that have no field in the form. */
export function KeptParameters({ query }: { query: NearbyQuery }) {
  return nearbyParameters(query).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
