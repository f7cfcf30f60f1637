import type { APIRequestContext, Locator, Page } from '@playwright/test';
import elWords from '../../messages/el/listings.json' with { type: 'json' };
import el from '../../messages/el/listProperty.json' with { type: 'json' };
import enWords from '../../messages/en/listings.json' with { type: 'json' };
import en from '../../messages/en/listProperty.json' with { type: 'json' };
import { testBackend, testBackendUrl } from '../../tools/test/test-settings.mjs';

export const propertyLanguages = [
  { locale: 'en', prefix: '', words: en, listings: enWords, milos: 'Milos' },
  { locale: 'el', prefix: '/el', words: el, listings: elWords, milos: 'Μήλος' },
] as const;

export type PropertyLanguage = (typeof propertyLanguages)[number];

/** A valid image of one pixel. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Fields of the form, found by their labels. */
export function propertyForm(page: Page, { words: { form }, listings }: PropertyLanguage) {
  const main: Locator = page.getByRole('main');
  const field = (label: string) => main.getByLabel(label, { exact: true });
  return {
    kind: field(form.kind),
    island: field(form.island),
    name: field(form.name),
    place: field(form.place),
    description: field(form.description),
    website: field(`${form.website} (${form.optional})`),
    rooms: field(form.roomsCount),
    guests: field(form.guestsCount),
    peakFrom: field(form.fromOf.replace('{season}', listings.seasons.peak)),
    peakTo: field(form.toOf.replace('{season}', listings.seasons.peak)),
    amenity: (name: keyof typeof listings.amenities) => field(listings.amenities[name]),
    contactName: field(form.contactName),
    contactEmail: field(form.contactEmail),
    photos: field(`${form.photosLabel} (${form.optional})`),
    authorised: field(form.authorised),
    next: (step: 'rooms' | 'contact' | 'photos' | 'check') =>
      main.getByRole('button', { name: form.next.replace('{step}', form[step]) }),
    send: main.getByRole('button', { name: form.send }),
    heading: (step: 'about' | 'rooms' | 'contact' | 'photos' | 'check') =>
      main.getByRole('heading', { level: 3, name: form[step] }),
    summary: main.getByRole('alert'),
  };
}

export type PropertyForm = ReturnType<typeof propertyForm>;

/** Fills in the first step; the name makes the property unique to this run. */
export async function fillAbout(form: PropertyForm, name: string) {
  await form.kind.selectOption('studios');
  await form.island.selectOption('milos');
  await form.name.fill(name);
  await form.place.fill('Pollonia');
  await form.description.fill('Six studios above the fishing harbour. Forty steps, and no lift.');
}

export async function fillRooms(form: PropertyForm) {
  await form.rooms.fill('6');
  await form.guests.fill('14');
  await form.peakFrom.fill('120');
  await form.peakTo.fill('180');
  await form.amenity('sea-view').check();
}

export async function fillContact(form: PropertyForm) {
  await form.contactName.fill('Ελένη Παπαδάκη');
  await form.contactEmail.fill('eleni@example.org');
}

/** Stored properties with this name, read with the server's key. */
export async function storedProperties(request: APIRequestContext, name: string) {
  const answer = await request.get(
    `${testBackendUrl}/rest/v1/property_submissions?name=eq.${encodeURIComponent(name)}`,
    { headers: { apikey: testBackend.keys.EMBEDDED_SECRET_KEY, 'user-agent': 'tests' } },
  );
  return answer.json();
}

/** The number makes a name unique to this run, in a database with entries of earlier runs. */
export const ownName = (name: string) => `${name} ${Date.now()}`;
