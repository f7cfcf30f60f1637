export const genders = [
  'masculine',
  'feminine',
  'neuter',
  'feminine plural',
  'neuter plural',
] as const;

export type Gender = (typeof genders)[number];

/** How a name is declined. An accusative that is not told is the nominative. */
export interface Declension {
  readonly gender: Gender;
  readonly genitive: string;
  readonly accusative?: string;
}
