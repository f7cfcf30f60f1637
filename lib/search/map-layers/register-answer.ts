import { z } from 'zod';
import { locales } from '@/lib/foundation/i18n/locales';
import { layerIds } from '@/lib/foundation/ids/map-layers';

const text = z.string();

/** Data of the map beside its layers, in the page's language. */
export const mapSettings = z.object({
  locale: z.enum(locales),
  islands: z
    .array(
      z.object({
        id: text,
        name: text,
        position: z.object({ lat: z.number(), lon: z.number() }),
      }),
    )
    .meta({ description: 'Names of the islands, at their centres.' }),
  styleUrl: text.optional().meta({
    description: 'URL of a hosted map style; if absent, our own coastline is the base map.',
  }),
  landUrl: text.meta({ description: 'URL of our coastline, GeoJSON.' }),
  texts: z
    .object({
      label: text,
      drawing: text.meta({
        description: 'Accessible name of the map, with the keys that move it.',
      }),
      skip: text,
      open: text,
      failed: text,
      zoomIn: text,
      zoomOut: text,
      whole: text,
      twoFingers: text,
      ctrlScroll: text,
      commandScroll: text,
      credit: text.meta({ description: 'Attribution of the map.' }),
    })
    .meta({ description: 'Texts of the map and its controls.' }),
});

/** Words of the switches and of the list: keys of `mapLayers.words`. */
export const mapWords = [
  'title',
  'close',
  'layers',
  'loading',
  'layerFailed',
  'again',
  'list',
  'listed',
  'all',
  'one',
  'nothing',
  'noLayer',
  'water',
  'usualWater',
  'now',
  'tomorrow',
  'calm',
  'waves',
  'windy',
  'rough',
  'leftOut',
  'noDrawing',
  'noLand',
  'badLink',
] as const;

/** Response of `GET /api/map/layers`: the whole register of layers. */
export const registerAnswer = z.object({
  settings: mapSettings,
  layers: z.array(
    z.object({
      id: z.enum(layerIds),
      name: text,
      address: text.meta({ description: 'URL of its features.' }),
    }),
  ),
  words: z
    .object(
      Object.fromEntries(mapWords.map((word) => [word, text])) as Record<
        (typeof mapWords)[number],
        typeof text
      >,
    )
    .meta({
      description: 'Texts of the switches and the list.',
    }),
});

export type MapSettings = z.infer<typeof mapSettings>;
export type MapTexts = MapSettings['texts'];
export type IslandName = MapSettings['islands'][number];
export type RegisterAnswer = z.infer<typeof registerAnswer>;
export type MapWords = RegisterAnswer['words'];
