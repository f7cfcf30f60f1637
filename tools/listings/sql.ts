import { type SeedFile, type SeedKind, type SeedRecord, seedKinds } from './records';
import { rowOf } from './rows';
import { seedSql } from './seed';

function rowsOf<Kind extends SeedKind>(kind: Kind, listings: readonly unknown[]) {
  return listings.map((one) => rowOf[kind](seedKinds[kind].parse(one) as SeedRecord<Kind>));
}

/** The SQL of a file of seeds. Throws where a listing does not fit its schema. */
export const sqlOf = ({ kind, path, listings }: SeedFile): string =>
  seedSql(kind, path, rowsOf(kind, listings));
