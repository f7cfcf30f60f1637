import { readFileSync } from 'node:fs';
import path from 'node:path';
import { migrationsOf } from '@/lib/platform/supabase/testing/migrations';
import { isIslandSlug } from '../../lib/foundation/ids/island-slugs';
import { islands } from '../../lib/records/islands/data';
import { recordKinds } from '../../lib/records/nearby/types';
import { placeRows } from './rows';
import { seedSql } from './seed';

const rows = placeRows([...islands]);

describe('supabase/seed/places.sql', () => {
  it('is up to date with npm run data -- places', () => {
    const file = path.join(process.cwd(), 'supabase/seed/places.sql');
    expect(readFileSync(file, 'utf8')).toBe(seedSql(rows));
  });

  it('contains every beach, village, sight and port of the records once', () => {
    const places = islands.flatMap(({ beaches, villages, sights, ports }) => [
      ...beaches,
      ...villages,
      ...sights,
      ...ports,
    ]);
    expect(rows).toHaveLength(places.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('has only islands and kinds known to the site and the table', () => {
    const definitions = [
      ...migrationsOf('places').matchAll(/places_kind_known check \(kind in \(([^)]*)\)/g),
    ];
    const taken = definitions.at(-1)?.[1]?.match(/\w+/g);
    expect(taken).toEqual([...recordKinds]);
    for (const { island, kind } of rows) {
      expect(isIslandSlug(island)).toBe(true);
      expect(recordKinds).toContain(kind);
    }
  });

  it('escapes quotation marks', () => {
    const [row] = rows;
    if (!row) throw new Error('no rows');
    expect(seedSql([{ ...row, nameEn: "Sailor's bay" }])).toContain("'Sailor''s bay'");
  });
});
