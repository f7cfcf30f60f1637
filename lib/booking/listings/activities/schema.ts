import { z } from 'zod';
import {
  eachOnce,
  hasItsSource,
  hourSchema,
  listingShape,
  monthsSchema,
  placedShape,
  priceSchema,
  type Stored,
  sourceMissing,
  textIn,
} from '../schema';

/** In the order of the page, as all lists here. */
export const activityKinds = [
  'hike',
  'boat-trip',
  'sailing',
  'diving',
  'snorkelling',
  'kayak',
  'windsurf-kitesurf',
  'cycling',
  'horse-riding',
  'climbing',
  'food-wine',
  'cooking',
  'museum-site',
  'village-walk',
  'hot-springs',
  'sunset',
  'beach',
  'workshop',
  'festival',
] as const;

export const activityLevels = ['easy', 'moderate', 'demanding'] as const;

/** Languages of the guides, ISO 639-1. */
export const activityLanguages = ['en', 'el', 'de', 'fr', 'it', 'es', 'nl', 'sv'] as const;

export const inclusions = [
  'guide',
  'equipment',
  'instruction',
  'hotel-transfer',
  'boat',
  'entrance-fee',
  'meal',
  'snack',
  'tasting',
  'drinks',
  'swim-stop',
  'insurance',
  'photos',
  'certificate',
  'map',
] as const;

export const activityAccessibility = [
  'step-free',
  'wheelchair-partly',
  'accessible-toilet',
  'seats-on-the-way',
  'shade-on-the-way',
  'pushchair',
  'assistance-dogs',
  'audio-description',
  'large-print',
  'sign-language',
] as const;

/** `public`: open to all (a marked path, a museum, a festival); `operator`: run by a business. */
export const activityAccess = ['public', 'operator'] as const;

/** Per person. `ask` when no price is known. */
const activityPrice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({ kind: z.literal('from'), cents: priceSchema }),
  z.strictObject({ kind: z.literal('ask') }),
]);

/** Its fields: {@link activitySchema}. */
export const activityShape = {
  ...listingShape,
  ...placedShape,
  kind: z.enum(activityKinds),
  access: z.enum(activityAccess),
  /** Meeting point, or starting point: a quay, a square, a gate. */
  meetingPoint: textIn(3, 120),
  /** Usual length in minutes, five minutes to three days. */
  durationMinutes: z.int().min(5).max(4320),
  /** Empty if the activity can start at any time. */
  startTimes: z.array(hourSchema).max(12),
  price: activityPrice,
  months: monthsSchema,
  /** Empty without a guide. */
  languages: eachOnce(activityLanguages),
  level: z.enum(activityLevels),
  included: eachOnce(inclusions),
  accessibility: eachOnce(activityAccessibility),
  /** Beaufort from which on it is called off; null if wind does not matter. */
  windLimitBft: z.int().min(3).max(10).nullable(),
  /** Years; null if there is no limit. */
  minimumAge: z.int().min(1).max(21).nullable(),
};

/** An activity as a seed writes it, and as it is read: see {@link Activity}. `position` is the starting point. */
export const activitySchema = z.strictObject(activityShape).refine(hasItsSource, sourceMissing);

/** Fields of a seed: those with a default may be left out. */
export type ActivitySeed = z.input<typeof activitySchema>;
export type Activity = z.output<typeof activitySchema> & Stored;
/** Fields of a list entry. */
export type ActivityCard = Omit<Activity, 'description'>;
export type ActivityKind = (typeof activityKinds)[number];
export type ActivityAccess = (typeof activityAccess)[number];
