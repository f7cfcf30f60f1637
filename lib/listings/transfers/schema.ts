import { z } from 'zod';
import { type IslandSlug, islandSlugs } from '@/lib/islands/slugs';

const text = z.string().trim().min(2).max(400);
const bilingual = z.strictObject({ en: text, el: text });

/** What a stop is. Where it lies and what it is called, the island's record says; of gateways, `data/gateways.ts`. */
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

/** How one gets from stop to stop; `launch` is the small boat of a port, `boat` one with a timetable of its own. */
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

/** When it runs, roughly; `pattern` says it in words. */
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

/** Euro cents, one way. 0 is only what `basis` calls free. */
export const fareSchema = z
  .strictObject({
    low: z.int().min(0).max(200_00),
    high: z.int().min(0).max(200_00),
    per: z.enum(['person', 'vehicle']),
    /** `published`: a source prints it; `estimate`: ours; `free`: nobody pays. */
    basis: z.enum(['published', 'estimate', 'free']),
    /** The year the published price is of; null where its source names none. */
    pricesOf: z.int().min(2015).max(2026).nullable(),
  })
  .refine(({ low, high }) => low <= high, 'the lower price comes first')
  .refine(({ low, basis }) => (basis === 'free') === (low === 0), 'free is what costs nothing');

/** What of a connection is our own estimate. */
export const estimated = ['roadKm', 'minutes', 'price', 'pattern'] as const;

export const transferSchema = z
  .strictObject({
    /** Readable and lasting: a part of addresses, and what a trip keeps. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    /** Null in Attica. */
    island: z.enum(islandSlugs).nullable(),
    from: stopRefSchema,
    to: stopRefSchema,
    kind: z.enum(transferKinds),
    /** Along the road or path, never as the crow flies; null over water and where nobody says. */
    roadKm: z.number().positive().max(80).nullable(),
    minutes,
    /** Null where no price is known: the page says 'ask'. */
    price: fareSchema.nullable(),
    runs: z.enum(runs),
    pattern: bilingual,
    /** Id in `data/operators.ts`. */
    operator: z.string().nullable(),
    note: bilingual.nullable(),
    /** Ids in `data/sources.ts`. */
    sources: z.array(z.string()).min(1),
    estimates: z.array(z.enum(estimated)),
    /** Whether anything of it is our own estimate. */
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
  from: bilingual,
  to: bilingual,
  /** Stops of note between the ends, in their order. */
  via: z.array(bilingual),
  /** From end to end; null where no source says. */
  minutes: minutes.nullable(),
  price: fareSchema.nullable(),
  summer: bilingual,
  /** Null where no source says: ask the operator. */
  winter: bilingual.nullable(),
  sources: z.array(z.string()).min(1),
  /** Whether times or price are our own estimate. */
  isEstimate: z.boolean(),
  /** Whether the minutes are; of the price its basis says it. */
  ownMinutes: z.boolean(),
  checkedOn: z.iso.date(),
});

export const operatorSchema = z.strictObject({
  name: bilingual,
  kind: z.enum(['ktel', 'municipal', 'company']),
  /** Its own site; null where none could be confirmed. */
  url: z.url({ protocol: /^https?$/ }).nullable(),
});

export const transferSourceSchema = z.strictObject({
  /** Publisher and what it is, as one would cite it. */
  title: z.string().trim().min(8).max(160),
  url: z.url({ protocol: /^https?$/ }),
  /** The year its facts are of; null where it names none. */
  of: z.int().min(2005).max(2026).nullable(),
});

export const gatewaySchema = z.strictObject({
  name: bilingual,
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

/** A stop with what its record says. */
export interface Stop {
  readonly ref: StopRef;
  readonly kind: StopKind;
  /** Null in Attica. */
  readonly island: IslandSlug | null;
  /** In the nominative, for ‘Athinios → Fira’. */
  readonly name: { readonly en: string; readonly el: string };
  /** WGS 84 degrees. */
  readonly position: { readonly lat: number; readonly lon: number };
}
