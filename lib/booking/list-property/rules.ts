import { cleanLine, cleanText, lengthOf } from '@/lib/foundation/http/clean-text';
import type { Fault } from '@/lib/platform/actions/faults';
import { amenityPrefix, type PropertyField, priceSeasons, propertyLimits } from './fields';

export type PropertyFault = Fault<'listProperty'>;
export type PropertyFaults = Partial<Record<PropertyField, PropertyFault>>;

/** Values as typed, by the names of the fields. */
export type TypedProperty = Readonly<Record<string, string | undefined>>;

/** Values allowed in the fields with choices. */
export interface PropertyLists {
  readonly kinds: readonly string[];
  readonly islands: readonly string[];
  readonly amenities: readonly string[];
}

/** Reads a price: `85`, `€ 85`. Undefined for an empty field, null for anything but whole euros. */
export function eurosOf(text: string | undefined): number | null | undefined {
  const written = cleanLine(text ?? '').replace(/^€ ?| ?€$/g, '');
  if (written === '') return undefined;
  return /^\d{1,6}$/.test(written) ? Number(written) : null;
}

/** A number of rooms or people; null for a field without one. */
export function countOf(text: string | undefined): number | null {
  const written = cleanLine(text ?? '');
  return /^\d{1,5}$/.test(written) ? Number(written) : null;
}

const within = (value: number | null, { min, max }: { min: number; max: number }) =>
  value !== null && value >= min && value <= max;

/** Returns the URL of a website, with `https://` added if missing. Undefined for anything else. */
export function websiteOf(text: string | undefined): string | undefined {
  const written = cleanLine(text ?? '');
  const address = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return undefined;
  const { href, hostname, username, password } = new URL(address);
  const isPlain = hostname.includes('.') && username === '' && password === '';
  return isPlain && href.length <= propertyLimits.website.max ? href : undefined;
}

export const phonePattern = /^\+?[0-9][0-9 ()./-]{5,28}[0-9]$/;

/**
 * Errors of a form by field: at most one each. The same rules apply in the browser, step by step, and on the server,
 * which decides.
 */
export function faultsOf(typed: TypedProperty, lists: PropertyLists): PropertyFaults {
  const found: PropertyFaults = { ...aboutFaults(typed, lists), ...roomFaults(typed) };
  const { contactName: name, contactEmail } = propertyLimits;
  const contact = lengthOf(cleanLine(typed.contactName ?? ''));
  if (contact < name.min) found.contactName = 'contactNameMissing';
  else if (contact > name.max) found.contactName = 'contactNameTooLong';
  const email = (typed.contactEmail ?? '').trim();
  if (email === '') found.contactEmail = 'contactEmailMissing';
  else if (email.length > contactEmail.max || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
    found.contactEmail = 'contactEmailInvalid';
  }
  const phone = cleanLine(typed.contactPhone ?? '');
  if (phone !== '' && !phonePattern.test(phone)) found.contactPhone = 'contactPhoneInvalid';
  if (!typed.authorised) found.authorised = 'authorisedMissing';
  return found;
}

function aboutFaults(typed: TypedProperty, { kinds, islands }: PropertyLists): PropertyFaults {
  const found: PropertyFaults = {};
  if (!kinds.includes(typed.kind ?? '')) found.kind = 'kindMissing';
  if (!islands.includes(typed.island ?? '')) found.island = 'islandMissing';
  const name = lengthOf(cleanLine(typed.name ?? ''));
  if (name < propertyLimits.name.min) found.name = 'nameMissing';
  else if (name > propertyLimits.name.max) found.name = 'nameTooLong';
  const place = lengthOf(cleanLine(typed.place ?? ''));
  if (place < propertyLimits.place.min) found.place = 'placeMissing';
  else if (place > propertyLimits.place.max) found.place = 'placeTooLong';
  const length = lengthOf(cleanText(typed.description ?? ''));
  if (length === 0) found.description = 'descriptionMissing';
  else if (length < propertyLimits.description.min) found.description = 'descriptionTooShort';
  else if (length > propertyLimits.description.max) found.description = 'descriptionTooLong';
  if (typed.website?.trim() && !websiteOf(typed.website)) found.website = 'websiteInvalid';
  return found;
}

function roomFaults(typed: TypedProperty): PropertyFaults {
  const found: PropertyFaults = {};
  if (!within(countOf(typed.rooms), propertyLimits.rooms)) found.rooms = 'roomsInvalid';
  if (!within(countOf(typed.guests), propertyLimits.guests)) found.guests = 'guestsInvalid';
  let prices = 0;
  for (const season of priceSeasons) {
    const [from, to] = [eurosOf(typed[`${season}From`]), eurosOf(typed[`${season}To`])];
    if (from !== undefined) prices += 1;
    if (from !== undefined && !within(from, propertyLimits.price)) {
      found[`${season}From`] = 'priceInvalid';
    } else if (to !== undefined && !within(to, propertyLimits.price)) {
      found[`${season}To`] = 'priceInvalid';
    } else if (to !== undefined && from === undefined) {
      found[`${season}From`] = 'priceFromMissing';
    } else if (typeof to === 'number' && typeof from === 'number' && to < from) {
      found[`${season}To`] = 'priceOrder';
    }
  }
  if (prices === 0) found.peakFrom ??= 'pricesMissing';
  return found;
}

/** The amenities that were ticked, in the order of the list. */
export const amenitiesOf = (typed: TypedProperty, { amenities }: PropertyLists) =>
  amenities.filter((amenity) => typed[`${amenityPrefix}${amenity}`]);
