import { type SeedFile, type SeedKind, type SeedRecord, seedKinds } from './records';
import { rowOf } from './rows';
import { seedSql } from './seed';

function rowsOf<Kind extends SeedKind>(kind: Kind, listings: readonly unknown[]) {
  return listings.map((one) => rowOf[kind](seedKinds[kind].parse(one) as SeedRecord<Kind>));
}

/** SQL of a seed file. Throws if a listing does not match its schema. */
export const sqlOf = ({ kind, path, listings }: SeedFile): string =>
  seedSql(kind, path, rowsOf(kind, listings));
