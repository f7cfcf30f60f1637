import type { z } from 'zod';
import type { tripDocument } from './schema';
import type { sharedTrip, storedTrip } from './stored';

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/** A trip as it is edited: saved whole, under a version. */
export type TripDocument = DeepReadonly<z.output<typeof tripDocument>>;
export type TripStop = TripDocument['stops'][number];
export type TripLeg = TripDocument['legs'][number];
export type TripSailing = TripLeg['sailings'][number];
export type TripEntry = TripDocument['entries'][number];
export type EntryKind = TripEntry['kind'];

/** A trip of its owner as it is stored. */
export type Trip = DeepReadonly<z.output<typeof storedTrip>>;

/** A trip as others see it through a link. */
export type SharedTrip = DeepReadonly<z.output<typeof sharedTrip>>;
