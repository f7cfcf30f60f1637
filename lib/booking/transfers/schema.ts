import { z } from 'zod';
import type { Localized } from '@/lib/foundation/i18n/locales';
import { localizedSchema } from '@/lib/foundation/i18n/localized-schema';
import { type IslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { asOfSchema } from '@/lib/foundation/time/as-of';

const text = z.string().trim().min(2).max(400);
const localizedText = localizedSchema(text);

/** Kinds of stops. Positions and names are in the island's record; those of gateways in `data/index.ts`. */
export const stopKinds = ['port', 'airport', 'village', 'beach', 'gateway'] as const;

/**
 * A stop: island, kind, and its id in the island's record (of an airport its IATA code in small letters), as in
 * `naxos:port:naxos-chora`; on the mainland `attica:gateway:piraeus`.
 */
export const stopRefSchema = z.templateLiteral([
  z.enum([...islandSlugs, 'attica']),
  ':',
  z.enum(stopKinds),
  ':',
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
]);

/** Means of transport between stops; `launch` is the small boat of a port, `boat` one with a timetable of its own. */
export const transferKinds = [
  'walk',
  'bus',
  'metro',
  'cable-car',
  'launch',
  'boat',
  'taxi',
  'private',
] as const;

/** Rough times of operation; `pattern` has the details. */
export const runs = [
  'always',
  'year-round',
  'meets-boats',
  'meets-flights',
  'season',
  'on-demand',
] as const;

const minutes = z
  .tuple([z.int().min(1).max(300), z.int().min(1).max(300)])
  .refine(([shortest, longest]) => shortest <= longest, 'the shorter time comes first');

/** Euro cents, one way. 0 only if `basis` is `free`. */
export const fareSchema = z
  .strictObject({
    low: z.int().min(0).max(200_00),
    high: z.int().min(0).max(200_00),
    per: z.enum(['person', 'vehicle']),
    /** `published`: stated by a source; `estimate`: ours; `free`: costs nothing. */
    basis: z.enum(['published', 'estimate', 'free']),
    /**
     * Date of the price; for an estimate the month in which we made it. Null if the ride is free, or
     * if the source of a published price has no date.
     */
    asOf: asOfSchema.nullable(),
  })
  .refine(({ basis, asOf }) => basis !== 'estimate' || asOf !== null, 'an estimate has a month')
  .refine(({ low, high }) => low <= high, 'the lower price comes first')
  .refine(({ low, basis }) => (basis === 'free') === (low === 0), 'free is what costs nothing');

/** Facts of a connection that may be our own estimate. */
export const estimated = ['roadKm', 'minutes', 'price', 'pattern'] as const;

export const transferSchema = z
  .strictObject({
    /** Readable and permanent, because addresses and trips contain it. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    /** Null in Attica. */
    island: z.enum(islandSlugs).nullable(),
    from: stopRefSchema,
    to: stopRefSchema,
    kind: z.enum(transferKinds),
    /** Along the road or path, not as the crow flies; null over water and when unknown. */
    roadKm: z.number().positive().max(80).nullable(),
    minutes,
    /** Null when no price is known: the page shows 'ask'. */
    price: fareSchema.nullable(),
    runs: z.enum(runs),
    pattern: localizedText,
    /** Id in `data/operators.ts`. */
    operator: z.string().nullable(),
    note: localizedText.nullable(),
    /** Ids in `data/sources.ts`. */
    sources: z.array(z.string()).min(1),
    estimates: z.array(z.enum(estimated)),
    /** True if any fact is our own estimate. */
    isEstimate: z.boolean(),
    checkedOn: z.iso.date(),
  })
  .refine(({ from, to }) => from !== to, 'a connection leads somewhere else')
  .refine(({ isEstimate, estimates }) => isEstimate === estimates.length > 0, {
    message: 'an estimate says of what',
  })
  .refine(
    ({ price, estimates }) => (price?.basis === 'estimate') === estimates.includes('price'),
    'a price is an estimate in both places or in none',
  );

/** A line of the public buses of an island. */
export const busLineSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  island: z.enum(islandSlugs),
  operator: z.string(),
  from: localizedText,
  to: localizedText,
  /** Stops of note between the ends, in their order. */
  via: z.array(localizedText),
  /** From end to end; null if no source says. */
  minutes: minutes.nullable(),
  price: fareSchema.nullable(),
  summer: localizedText,
  /** Null without a source: the page refers to the operator. */
  winter: localizedText.nullable(),
  sources: z.array(z.string()).min(1),
  /** True if times or price are our own estimate. */
  isEstimate: z.boolean(),
  /** True if the minutes are our own estimate; the basis of the price states it for the price. */
  ownMinutes: z.boolean(),
  checkedOn: z.iso.date(),
});

export const operatorSchema = z.strictObject({
  name: localizedText,
  kind: z.enum(['ktel', 'municipal', 'company']),
  /** Its own website; null when none could be confirmed. */
  url: z.url({ protocol: /^https?$/ }).nullable(),
});

export const transferSourceSchema = z.strictObject({
  /** Publisher and title, as in a citation. */
  title: z.string().trim().min(8).max(160),
  url: z.url({ protocol: /^https?$/ }),
  /** Year of its facts; null when it states none. */
  of: z.int().min(2005).max(2026).nullable(),
});

export const gatewaySchema = z.strictObject({
  name: localizedText,
  position: z.strictObject({
    lat: z.number().min(37.6).max(38.1),
    lon: z.number().min(23.6).max(24.1),
  }),
});

/** An island, or Attica with its ports and airport. */
export type Area = IslandSlug | 'attica';
export type StopRef = z.infer<typeof stopRefSchema>;
export type StopKind = (typeof stopKinds)[number];
export type Transfer = z.infer<typeof transferSchema>;
export type Fare = z.infer<typeof fareSchema>;
export type BusLine = z.infer<typeof busLineSchema>;
export type Operator = z.infer<typeof operatorSchema>;
export type TransferSource = z.infer<typeof transferSourceSchema>;
export type Gateway = z.infer<typeof gatewaySchema>;

/** Stop with name and position from its record. */
export interface Stop {
  readonly ref: StopRef;
  readonly kind: StopKind;
  /** Null in Attica. */
  readonly island: IslandSlug | null;
  /** In the nominative, for ‘Athinios → Fira’. */
  readonly name: Localized;
  /** WGS 84 degrees. */
  readonly position: { readonly lat: number; readonly lon: number };
}
