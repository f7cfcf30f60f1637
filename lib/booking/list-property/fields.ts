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
