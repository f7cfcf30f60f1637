import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { activitySchema } from '../../lib/booking/listings/activities/schema';
import { hotelSchema } from '../../lib/booking/listings/hotels/schema';
import { vehicleSchema } from '../../lib/booking/listings/vehicles/schema';

/**
 * Schema of each kind of listing; the kind names the folder of its seeds, their export and the
 * table.
 */
export const seedKinds = {
  hotels: hotelSchema,
  activities: activitySchema,
  vehicles: vehicleSchema,
} as const;

export type SeedKind = keyof typeof seedKinds;
export type SeedRecord<Kind extends SeedKind> = z.output<(typeof seedKinds)[Kind]>;

/** A seed file as it is, not validated. */
export interface SeedFile {
  readonly kind: SeedKind;
  /** Without its extension; an island for hotels and activities. */
  readonly name: string;
  /** Relative to the project folder. */
  readonly path: string;
  readonly listings: readonly unknown[];
}

export const seedFolder = 'supabase/seed/listings';

/** Every seed file, by kind and name. Throws if a file does not export its kind. */
export async function readSeedFiles(): Promise<SeedFile[]> {
  const files: SeedFile[] = [];
  for (const kind of Object.keys(seedKinds) as SeedKind[]) {
    const folder = `${seedFolder}/${kind}`;
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder)
      .filter((one) => one.endsWith('.ts'))
      .sort()) {
      const module = (await import(path.resolve(folder, file))) as Record<string, unknown[]>;
      const listings = module[kind];
      if (!listings) throw new Error(`${folder}/${file} exports no "${kind}"`);
      files.push({ kind, name: file.slice(0, -3), path: `${folder}/${file}`, listings });
    }
  }
  return files;
}
