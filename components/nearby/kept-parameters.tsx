import { type NearbyQuery, nearbyParameters } from '@/lib/places/address';

/** Hidden fields for parameters of the address that the form does not ask for. */
export function KeptParameters({ query }: { query: NearbyQuery }) {
  return nearbyParameters(query).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
