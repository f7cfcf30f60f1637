import { z } from 'zod';
import { amenities, hotelKinds } from '@/lib/booking/listings/hotels/schema';
import { cleanLine, cleanText } from '@/lib/foundation/http/clean-text';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { priceSeasons } from './fields';
import {
  amenitiesOf,
  countOf,
  eurosOf,
  faultsOf,
  type PropertyFault,
  type PropertyLists,
  type TypedProperty,
  websiteOf,
} from './rules';

export const propertyLists: PropertyLists = { kinds: hotelKinds, islands: islandSlugs, amenities };

type PriceColumn = `${(typeof priceSeasons)[number]}_${'from' | 'to'}`;

const cents = (text: string | undefined) => {
  const euros = eurosOf(text);
  return typeof euros === 'number' ? euros * 100 : null;
};

/** Converts a valid form to the columns of the table; prices in euro cents. */
function propertyOf(typed: TypedProperty) {
  const prices = Object.fromEntries(
    priceSeasons.flatMap((season) => [
      [`${season}_from`, cents(typed[`${season}From`])],
      [`${season}_to`, cents(typed[`${season}To`])],
    ]),
  ) as Record<PriceColumn, number | null>;
  return {
    kind: typed.kind ?? '',
    name: cleanLine(typed.name ?? ''),
    island: typed.island ?? '',
    place: cleanLine(typed.place ?? ''),
    description: cleanText(typed.description ?? ''),
    website: typed.website?.trim() ? (websiteOf(typed.website) ?? null) : null,
    rooms: countOf(typed.rooms) ?? 0,
    guests: countOf(typed.guests) ?? 0,
    ...prices,
    amenities: amenitiesOf(typed, propertyLists),
    contact_name: cleanLine(typed.contactName ?? ''),
    contact_email: (typed.contactEmail ?? '').trim(),
    contact_phone: cleanLine(typed.contactPhone ?? '') || null,
    is_authorised: true as const,
  };
}

/**
 * Schema of the form of /list-property. `photos` is not the upload but its error, found by the code that read the
 * files; empty without one.
 */
export const propertySchema = z.record(z.string(), z.string()).transform((typed, context) => {
  const faults = faultsOf(typed, propertyLists);
  // The browser checks less strictly, because it loads no library for it.
  const email = z.email().safeParse((typed.contactEmail ?? '').trim());
  if (!email.success) faults.contactEmail ??= 'contactEmailInvalid';
  if (typed.photos) faults.photos = typed.photos as PropertyFault;
  const found = Object.entries(faults);
  for (const [name, message] of found) context.addIssue({ code: 'custom', path: [name], message });
  return found.length > 0
    ? z.NEVER
    : { property: propertyOf(typed), isProgram: Boolean(typed.subject) };
});
