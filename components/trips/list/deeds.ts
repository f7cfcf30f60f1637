import type { RawQuery } from '@/lib/http/raw-query';

/** What was done to a trip last, as the address of the list has it. */
export const deeds = [
  'deleted',
  'restored',
  'archived',
  'unarchived',
  'renamed',
  'copied',
  'purged',
] as const;
export type Deed = (typeof deeds)[number];

export interface DoneDeed {
  readonly deed: Deed;
  /** Of the trip it was done to; of the copy, for `copied`. */
  readonly trip: string;
}

/** Site path of the list that says what was done. */
export const deedAddress = (deed: Deed, trip: string) => `/my-trips?done=${deed}&trip=${trip}`;

/** What the address of the list says was done; undefined where it says nothing, or nonsense. */
export function readDeed({ done, trip }: RawQuery): DoneDeed | undefined {
  const deed = deeds.find((one) => one === done);
  return deed && typeof trip === 'string' ? { deed, trip } : undefined;
}
