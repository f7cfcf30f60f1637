import type { ActionResult } from '@/lib/platform/actions/result';

/* Fields of the form by step. Also read in the browser, so it must not import a schema. */

/** As in lib/records/costs, which a test compares. */
export const priceSeasons = ['low', 'shoulder', 'high', 'peak'] as const;
type PriceSeason = (typeof priceSeasons)[number];
type PriceField = `${PriceSeason}${'From' | 'To'}`;

export const priceFields = priceSeasons.flatMap((season): PriceField[] => [
  `${season}From`,
  `${season}To`,
]);

/** An amenity is a box of its own, `amenity-pool`: ticked or not sent. */
export const amenityPrefix = 'amenity-';

/** The steps in their order, with the fields that are checked in each. */
export const propertySteps = {
  about: ['kind', 'island', 'name', 'place', 'description', 'website'],
  rooms: ['rooms', 'guests', ...priceFields],
  contact: ['contactName', 'contactEmail', 'contactPhone'],
  photos: ['photos'],
  check: ['authorised'],
} as const;

export type PropertyStep = keyof typeof propertySteps;
export type PropertyField = (typeof propertySteps)[PropertyStep][number];

export const stepNames = Object.keys(propertySteps) as PropertyStep[];

/** All fields in the order of the page. */
export const propertyFields: readonly PropertyField[] = stepNames.flatMap(
  (step): readonly PropertyField[] => propertySteps[step],
);

/** The first step with one of these fields; undefined without one. */
export const stepWith = (names: readonly string[]): PropertyStep | undefined =>
  stepNames.find((step) => propertySteps[step].some((field) => names.includes(field)));

/** State that the form keeps between two submissions. A success is a page of its own. */
export interface PropertyFormState {
  result: ActionResult<{ reference: string }> | null;
  /** Values as typed, by the names of the fields; never files, which no page may fill in. */
  fields: Readonly<Record<string, string>>;
}

export const emptyPropertyForm: PropertyFormState = { result: null, fields: {} };

/* Of the table (supabase/migrations), which a test holds against these. Lengths in characters, sizes in bytes. */
export const propertyLimits = {
  name: { min: 3, max: 80 },
  place: { min: 2, max: 80 },
  description: { min: 40, max: 1500 },
  website: { max: 200 },
  rooms: { min: 1, max: 500 },
  guests: { min: 1, max: 2000 },
  /** Whole euros. */
  price: { min: 5, max: 10_000 },
  contactName: { min: 2, max: 100 },
  contactEmail: { max: 254 },
} as const;

export const photoLimits = {
  count: 8,
  bytes: 5 * 1024 * 1024,
  /** Size to which a browser with JavaScript reduces a photo: eight must fit into one form. */
  side: 1600,
  sentBytes: 600 * 1024,
} as const;

/** Of one sender; a form that is sent again because no answer came counts again. */
export const sendingLimit = { bucket: 'list-property', max: 8, windowSeconds: 60 * 60 } as const;
