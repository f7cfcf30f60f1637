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

/** State of the form between two submissions. A success leads to another page. */
export interface PropertyFormState {
  result: ActionResult<{ reference: string }> | null;
  /** Values as typed, by field name. Never files, because a page cannot fill them in. */
  fields: Readonly<Record<string, string>>;
}

export const emptyPropertyForm: PropertyFormState = { result: null, fields: {} };

/** Limits of the table in supabase/migrations, which a test compares. Lengths in characters, sizes in bytes. */
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
  /** Longest side in pixels to which the browser scales a photo, so that eight fit into one form. */
  side: 1600,
  sentBytes: 600 * 1024,
} as const;

/** Rate limit of one sender. Repeated submissions of the same form count, too. */
export const sendingLimit = { bucket: 'list-property', max: 8, windowSeconds: 60 * 60 } as const;

/** Crockford's base 32, whose characters are hard to confuse. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns the reference number of a submission, `K7M2-4QX9`, from the first 40 bits of its id. */
export function referenceOf(id: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 10)}`);
  let written = '';
  for (let count = 0; count < 8; count += 1) {
    written = letters.charAt(Number(bits % 32n)) + written;
    bits /= 32n;
  }
  return `${written.slice(0, 4)}-${written.slice(4)}`;
}
