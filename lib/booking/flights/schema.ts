import { z } from 'zod';
import { localizedSchema } from '@/lib/foundation/i18n/localized-schema';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { fareSchema, type Stop, stopRefSchema } from '../transfers/schema';

const text = z.string().trim().min(2).max(400);
const localizedText = localizedSchema(text);
const iata = z.string().regex(/^[A-Z]{3}$/);
const minutes = z
  .tuple([z.int().min(5).max(600), z.int().min(5).max(600)])
  .refine(([shortest, longest]) => shortest <= longest, 'the shorter time comes first');

export const flightSourceSchema = z.strictObject({
  /** Publisher and title, as in a citation. */
  title: z.string().trim().min(8).max(160),
  url: z.url({ protocol: /^https?$/ }),
  /** Year of its facts; null when it states none. */
  of: z.int().min(2008).max(2026).nullable(),
});

export const airlineSchema = z.strictObject({
  iata: z.string().regex(/^[A-Z0-9]{2}$/),
  name: text,
  /** The airline's own site. */
  url: z.url({ protocol: /^https$/ }),
  /** Its service here, in a sentence. */
  serves: localizedText,
  /** Baggage rules from the airline's own page; null without any. */
  bags: localizedText.nullable(),
  /** Ids in `data/sources.ts`. */
  sources: z.array(z.string()).min(1),
});

/** Flights of an airline to an airport, by origin and season. One row for each airline and season. */
export const serviceSchema = z.strictObject({
  airline: z.string(),
  /** Cities in words, for a seasonal network changes every year. */
  from: localizedText,
  /** True if Athens is among them. */
  fromAthens: z.boolean(),
  season: z.enum(['year-round', 'season']),
  /** Year to which the source refers; null when it states none. */
  of: z.int().min(2008).max(2026).nullable(),
  sources: z.array(z.string()).min(1),
});

export const airportFactsSchema = z.strictObject({
  iata,
  icao: z.string().regex(/^LG[A-Z]{2}$/),
  /** Island of the airport, whose record has its name and position; null for a gateway. */
  island: z.enum(islandSlugs).nullable(),
  /** Stop of the transfers that has its name and position. */
  stop: stopRefSchema,
  runwayMetres: z.int().min(600).max(4000).nullable(),
  /** From gate to gate on a direct flight from Athens; null for Athens. */
  fromAthens: z
    .strictObject({ minutes, fare: fareSchema.nullable(), isEstimate: z.boolean() })
    .nullable(),
  services: z.array(serviceSchema),
  /** Advice before booking. */
  note: localizedText,
  sources: z.array(z.string()).min(1),
  checkedOn: z.iso.date(),
});

/** Onward journey from an airport to an island without one. */
export const onwardSchema = z.strictObject({
  island: z.enum(islandSlugs),
  /** The airport to fly to; `ATH` where the boat from the mainland is the shorter way. */
  iata,
  /** GTFS stop from which a boat goes to the island without a change, at least in summer. */
  port: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  note: localizedText.nullable(),
});

export type Airline = z.infer<typeof airlineSchema>;
export type Service = z.infer<typeof serviceSchema>;
export type AirportFacts = z.infer<typeof airportFactsSchema>;
export type Onward = z.infer<typeof onwardSchema>;
export type FlightSource = z.infer<typeof flightSourceSchema>;

/** Airport with name and position from the record of its stop. */
export interface Airport extends AirportFacts {
  readonly name: Stop['name'];
  readonly position: Stop['position'];
}
