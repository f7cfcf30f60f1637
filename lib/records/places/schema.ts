import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { placeKinds } from './types';

/** A row of `nearby_places()` or of `nearest_place()`. */
export const nearbyRowSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/),
  island: z.enum(islandSlugs),
  kind: z.enum(placeKinds),
  name_en: z.string().min(1),
  name_el: z.string().min(1),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  metres: z.number().min(0),
});
