import { z } from 'zod';
import { genders } from '../../foundation/i18n/greek/declension';
import { localizedSchema } from '../../foundation/i18n/localized-schema';
import { athensPorts, islandSlugs } from '../../foundation/ids/island-slugs';
import { windEffects, windPoints } from './winds';

const text = z.string().trim().min(2);
const isoDate = z.iso.date();

/** The same text in all languages. */
export const localizedText = localizedSchema(text);

/** WGS 84 degrees, within the waters of the Cyclades. */
export const positionSchema = z.strictObject({
  lat: z.number().min(36.2).max(38.1),
  lon: z.number().min(24.1).max(26.2),
});

const placeId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A beach, village or sight: where it is, and one sentence worth reading. */
export const placeSchema = z.strictObject({
  id: placeId,
  name: localizedText,
  position: positionSchema,
  sentence: localizedText,
});

export const sourceSchema = z.strictObject({
  /** Publisher and title, as one would cite it. */
  title: text,
  url: z.url(),
});

/** Knowledge of the wind at a beach that the outline of the coast does not give. */
export const localWindSchema = z
  .strictObject({
    /** Winds it holds for, clockwise from the first to the last. */
    from: z.tuple([z.enum(windPoints), z.enum(windPoints)]),
    effects: z.array(z.enum(windEffects)),
    /**
     * Effective open water in kilometres, in place of the measured one: where a bay is finer than the outline, or its
     * mouth lets in more than the outline shows.
     */
    fetchKm: z.number().positive().optional(),
    source: sourceSchema,
    /** Day on which the source was read. */
    readOn: z.iso.date(),
  })
  .refine(
    ({ effects, fetchKm }) => effects.length > 0 || fetchKm !== undefined,
    'says nothing about the wind',
  );

export const beachSchema = placeSchema.extend({ wind: z.array(localWindSchema).min(1).optional() });

export const portSchema = z.strictObject({
  id: placeId,
  name: localizedText,
  position: positionSchema,
  /** The port where the ferries of the main lines call. Exactly one per island. */
  main: z.boolean(),
  /** Note for travellers: distance from Chora, small boats only, and so on. */
  note: localizedText,
});

export const airportSchema = z.strictObject({
  iata: z.string().regex(/^[A-Z]{3}$/),
  name: localizedText,
  position: positionSchema,
  note: localizedText,
});

/** Main attractions. A filter on /islands and a line on the cards. */
export const characters = [
  'beaches',
  'nightlife',
  'quiet',
  'hiking',
  'villages',
  'food',
  'families',
  'history',
  'views',
  'sailing',
] as const;

/** A typical crossing from a port of Athens. Minutes; a range, because vessels differ. An estimate, labelled as such. */
export const seaLinkSchema = z
  .strictObject({
    from: z.enum(athensPorts),
    vessel: z.enum(['conventional', 'high-speed']),
    minutes: z.tuple([z.number().int().min(30), z.number().int().max(1200)]),
    /** False if a traveller changes boats on the way. */
    direct: z.boolean(),
  })
  .refine((link) => link.minutes[0] <= link.minutes[1], 'the shorter time comes first');

export const figureUnits = [
  'metres',
  'kilometres',
  'squareKilometres',
  'minutes',
  'count',
] as const;

const amount = z.number().positive();

/**
 * A number that texts use, stored once so that they all agree: `<Figure of="…" on="…" />` writes it in the language of
 * the page.
 */
export const figureSchema = z
  .strictObject({
    id: placeId,
    /** Quantity measured, in English, for checking: `Harbour to Pori along the coast, on foot`. */
    what: text,
    unit: z.enum(figureUnits),
    /** One number, or from the least to the most. */
    value: z.union([amount, z.tuple([amount, amount])]),
    /** Source page; null for our estimate, which the text labels as such. */
    source: z.url().nullable(),
  })
  .refine(
    ({ value }) => typeof value === 'number' || value[0] < value[1],
    'the smaller number comes first',
  );

const declensionSchema = z.strictObject({
  nominative: text,
  gender: z.enum(genders),
  genitive: text,
  /** The nominative by default. */
  accusative: text.optional(),
});

export const islandSchema = z.strictObject({
  id: z.enum(islandSlugs),
  slug: z.enum(islandSlugs),
  name: localizedText,
  /** One of the twelve of specification section 3. */
  featured: z.boolean(),
  /** Its place in lists of guides; for the 24, the order of the specification's list. */
  guideOrder: z.int().positive(),
  /**
   * Other names, written as in an address: those on older maps and in local use, and the spellings of the Greek name in
   * Latin letters in timetables, atlases and other languages. Their addresses redirect to the island, and the search
   * and the readers of feeds know them. For the 24 looked up on 22 November 2026 in port lists of ferry companies, in
   * atlases, and in Strabo's and later lists of the Cyclades.
   */
  otherNames: z.array(placeId),
  /** Declensions of its Greek name and those of its ports and its airport, without a part in brackets. */
  declensions: z.array(declensionSchema).min(1),
  /** Group of `lib/records/costs` whose prices apply. Our own classification, by the prices of rooms and meals there. */
  costGroup: placeId,
  /** Id of the station of `lib/records/weather` that represents it: the nearest, or one about as near with a complete table. */
  climateStation: placeId,
  /** Id of the village that is its main town. */
  mainTown: placeId,
  /** One sentence, 40 to 110 characters: cards, suggestions, search results. */
  shortDescription: localizedText,
  /** Two to four sentences that open the island's page. */
  description: localizedText,
  /** A hosted photograph, which takes precedence over the chart when set. */
  image: z.url().nullable(),
  /** Four things to do, by name, two to five words each. */
  activities: z.array(localizedText).length(4),
  /** The island's middle, for distances and maps. */
  position: positionSchema,
  /** Official area in square kilometres (ELSTAT), never one computed from the drawn coastline. */
  areaKm2: z.number().positive(),
  population: z.strictObject({
    count: z.number().int().positive(),
    censusYear: z.number().int(),
    /** Names the census unit where it is not exactly the island; otherwise null. */
    note: localizedText.nullable(),
  }),
  highestPoint: z.strictObject({
    name: localizedText,
    metres: z.number().int().positive(),
    position: positionSchema,
  }),
  ports: z.array(portSchema).min(1),
  airport: airportSchema.nullable(),
  character: z.strictObject({
    tags: z.array(z.enum(characters)).min(2).max(4),
    /** Describes the island in two or three sentences: whom it suits, and whom it may not. */
    text: localizedText,
  }),
  bestMonths: z.strictObject({
    /** 1 is January. */
    months: z.array(z.number().int().min(1).max(12)).min(2),
    text: localizedText,
  }),
  gettingThere: z.strictObject({
    /** Three or four sentences: which port of Athens, how long, which islands connect, the catch. */
    text: localizedText,
    seaLinks: z.array(seaLinkSchema).min(1),
  }),
  beaches: z.array(beachSchema),
  villages: z.array(placeSchema).min(1),
  sights: z.array(placeSchema).min(1),
  /** Numbers that texts name beside those of the fields above; see `figures.ts`. */
  figures: z.array(figureSchema).optional(),
  sources: z.array(sourceSchema).min(2),
  /** Date of first publication. */
  publishedOn: isoDate,
  /** Date of the last check of the facts. */
  checkedOn: isoDate,
});

export type Island = z.infer<typeof islandSchema>;
export type Figure = z.infer<typeof figureSchema>;
export type Place = z.infer<typeof placeSchema>;
export type Beach = z.infer<typeof beachSchema>;
export type LocalWind = z.infer<typeof localWindSchema>;
export type SeaLink = z.infer<typeof seaLinkSchema>;
export type Character = (typeof characters)[number];
export type Position = z.infer<typeof positionSchema>;
