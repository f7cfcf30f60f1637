import { type NearbyQuery, nearbyParameters } from '@/lib/places/address';

/** What a form does not ask stays in the address when it is sent. */
export function KeptParameters({ query }: { query: NearbyQuery }) {
  return nearbyParameters(query).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
