import { z } from 'zod';
import { localizedSchema } from '@/lib/foundation/i18n/localized-schema';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';

const text = z.string().trim().min(2);
const localizedText = localizedSchema(text);

/** The parts of the archipelago into which the guide sorts its ports, in the order of the page. */
export const portAreas = [
  'mainland',
  'north',
  'west',
  'centre',
  'small-cyclades',
  'south',
] as const;
export type PortArea = (typeof portAreas)[number];

/** The eight winds, by where they come from. */
export const winds = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** Facts about a port for travellers, beyond the note in its island's record. The page shows both. */
export const portGuideSchema = z.strictObject({
  /** GTFS `stop_id`. */
  portId: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  area: z.enum(portAreas),
  /** The island and the id of the port in its record; null for a port of the mainland or Crete. */
  island: z.strictObject({ slug: z.enum(islandSlugs), port: text }).nullable(),
  /** Only where no island record names the port. */
  name: localizedText.nullable(),
  /** Departure point of the boats and the facilities there. */
  quay: localizedText,
  /** Ways to the port; null if the island's record says it all. */
  reach: localizedText.nullable(),
  /** Minutes before departure to be on the quay, an estimate: on foot and with a vehicle. */
  early: z.strictObject({
    foot: z.number().int().min(10).max(90),
    /** Null if no boat takes vehicles. */
    vehicle: z.number().int().min(10).max(120).nullable(),
  }),
  /** Usual gate, where the port has numbered ones; the ticket has the last word. */
  gate: localizedText.optional(),
  wind: z.strictObject({
    /** Winds that reach the quay over open water, from the shape of the coast around it. */
    openTo: z.array(z.enum(winds)),
    note: localizedText,
  }),
});

export type PortGuide = z.infer<typeof portGuideSchema>;
