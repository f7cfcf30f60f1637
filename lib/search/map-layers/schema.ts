import { z } from 'zod';
import { layerIds } from '@/lib/foundation/ids/map-layers';
import { beachStates } from '@/lib/records/beach-shelter/waves';

const degrees = z.tuple([z.number(), z.number()]).meta({ description: 'Longitude, latitude.' });

const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: degrees }),
  z.object({ type: z.literal('LineString'), coordinates: z.array(degrees).min(2) }),
]);

const sea = z.enum(beachStates).nullable();

export const featureSchema = z.object({
  type: z.literal('Feature'),
  id: z.string(),
  geometry,
  properties: z.object({
    name: z.string(),
    about: z.string().meta({ description: 'Description in one sentence.' }),
    notes: z.array(z.string()).meta({ description: 'Further facts, one line each.' }),
    href: z
      .string()
      .meta({ description: 'Page of the feature on this site, in the requested language.' }),
    link: z.string().meta({ description: 'Link text for that page.' }),
    sea: z
      .object({ of: z.enum(['forecast', 'usual']), first: sea, tomorrow: sea })
      .optional()
      .meta({
        description:
          'State of the water at a beach now (or today), and tomorrow. `usual`: without a forecast, in the usual wind of the month.',
      }),
  }),
});

/** Response of `GET /api/map/layers/{layer}`: GeoJSON of RFC 7946 with members of our own. */
export const layerAnswer = z.object({
  type: z.literal('FeatureCollection'),
  layer: z.enum(layerIds),
  note: z.string().nullable().meta({ description: 'Source of the values; show it with them.' }),
  leftOut: z.int().min(0).meta({ description: 'Number of features not included.' }),
  features: z.array(featureSchema),
});

export type LayerFeature = z.infer<typeof featureSchema>;
export type LayerAnswer = z.infer<typeof layerAnswer>;
