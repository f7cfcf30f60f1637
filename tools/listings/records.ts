import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { activitySchema } from '../../lib/listings/activities/schema';
import { hotelSchema } from '../../lib/listings/hotels/schema';
import { vehicleSchema } from '../../lib/listings/vehicles/schema';

/** Each kind of listing: the folder of its seeds, the name they export, its table; and what a record is. */
export const seedKinds = {
  hotels: hotelSchema,
  activities: activitySchema,
  vehicles: vehicleSchema,
} as const;

export type SeedKind = keyof typeof seedKinds;
export type SeedRecord<Kind extends SeedKind> = z.output<(typeof seedKinds)[Kind]>;

/** One file of seeds, as it stands: not checked. */
export interface SeedFile {
  readonly kind: SeedKind;
  /** Without its ending; of hotels and activities it is an island. */
  readonly name: string;
  /** Below the project's folder. */
  readonly path: string;
  readonly listings: readonly unknown[];
}

export const seedFolder = 'supabase/seed/listings';

/** Every file of seeds, by kind and name. Throws where one does not export its kind. */
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
