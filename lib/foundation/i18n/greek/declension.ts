export const genders = [
  'masculine',
  'feminine',
  'neuter',
  'feminine plural',
  'neuter plural',
] as const;

export type Gender = (typeof genders)[number];

/** Declension of a name. The accusative defaults to the nominative. */
export interface Declension {
  readonly gender: Gender;
  readonly genitive: string;
  readonly accusative?: string;
}
