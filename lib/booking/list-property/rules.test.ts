import { amenities, hotelKinds } from '@/lib/booking/listings/hotels/schema';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { migrationsOf } from '@/lib/platform/supabase/testing/migrations';
import { costSeasons } from '@/lib/records/costs/schema';
import en from '@/messages/en/listProperty.json';
import { photoLimits, priceSeasons, propertyFields, propertyLimits, stepWith } from './fields';
import { faultsOf, type TypedProperty, websiteOf } from './rules';
import { propertyLists, propertySchema } from './schema';

const good: TypedProperty = {
  kind: 'studios',
  name: ' Studios  Ελένη ',
  island: 'milos',
  place: 'Pollonia',
  description: 'Six studios above the fishing harbour.\r\nForty steps, and no lift.',
  website: 'www.example.gr/studios',
  rooms: '6',
  guests: '14',
  peakFrom: '€ 120',
  peakTo: '180',
  lowFrom: '',
  'amenity-kitchen': 'on',
  'amenity-sea-view': 'on',
  'amenity-helipad': 'on',
  contactName: 'Eleni Papadaki',
  contactEmail: ' eleni@example.org ',
  contactPhone: '+30 22870 12345',
  authorised: 'on',
};

const faults = (typed: TypedProperty) => faultsOf({ ...good, ...typed }, propertyLists);
const parse = (typed: TypedProperty) => propertySchema.safeParse({ ...good, ...typed });

describe('a property', () => {
  it('is accepted as people write it, and stored in the columns of the table', () => {
    const { data } = parse({});
    expect(data).toEqual({
      isProgram: false,
      property: {
        kind: 'studios',
        name: 'Studios Ελένη',
        island: 'milos',
        place: 'Pollonia',
        description: 'Six studios above the fishing harbour.\nForty steps, and no lift.',
        website: 'https://www.example.gr/studios',
        rooms: 6,
        guests: 14,
        low_from: null,
        low_to: null,
        shoulder_from: null,
        shoulder_to: null,
        high_from: null,
        high_to: null,
        peak_from: 12_000,
        peak_to: 18_000,
        amenities: ['sea-view', 'kitchen'],
        contact_name: 'Eleni Papadaki',
        contact_email: 'eleni@example.org',
        contact_phone: '+30 22870 12345',
        is_authorised: true,
      },
    });
  });

  it.each([
    [{ kind: '' }, { kind: 'kindMissing' }],
    [{ kind: 'castle' }, { kind: 'kindMissing' }],
    [{ kind: 'constructor' }, { kind: 'kindMissing' }],
    [{ island: 'crete' }, { island: 'islandMissing' }],
    [{ name: ' ab ' }, { name: 'nameMissing' }],
    [{ name: '🐙'.repeat(81) }, { name: 'nameTooLong' }],
    [{ place: 'x' }, { place: 'placeMissing' }],
    [{ place: 'x'.repeat(81) }, { place: 'placeTooLong' }],
    [{ description: ' \n ' }, { description: 'descriptionMissing' }],
    [{ description: 'Nice.' }, { description: 'descriptionTooShort' }],
    [{ description: 'x'.repeat(1501) }, { description: 'descriptionTooLong' }],
    [{ website: 'javascript:alert(1)' }, { website: 'websiteInvalid' }],
    [{ website: 'not a site' }, { website: 'websiteInvalid' }],
    [{ website: `example.gr/${'x'.repeat(200)}` }, { website: 'websiteInvalid' }],
    [{ rooms: '0' }, { rooms: 'roomsInvalid' }],
    [{ rooms: '1e2' }, { rooms: 'roomsInvalid' }],
    [{ guests: '2001' }, { guests: 'guestsInvalid' }],
    [{ guests: '-3' }, { guests: 'guestsInvalid' }],
    [{ peakFrom: '', peakTo: '' }, { peakFrom: 'pricesMissing' }],
    [{ peakFrom: '' }, { peakFrom: 'priceFromMissing' }],
    [{ peakFrom: '85,50' }, { peakFrom: 'priceInvalid' }],
    [{ peakTo: '4' }, { peakTo: 'priceInvalid' }],
    [{ peakTo: '10001' }, { peakTo: 'priceInvalid' }],
    [{ peakTo: '100' }, { peakTo: 'priceOrder' }],
    [{ contactName: 'E' }, { contactName: 'contactNameMissing' }],
    [{ contactName: 'x'.repeat(101) }, { contactName: 'contactNameTooLong' }],
    [{ contactEmail: '' }, { contactEmail: 'contactEmailMissing' }],
    [{ contactEmail: 'eleni at example' }, { contactEmail: 'contactEmailInvalid' }],
    [{ contactPhone: 'call me' }, { contactPhone: 'contactPhoneInvalid' }],
    [{ authorised: undefined }, { authorised: 'authorisedMissing' }],
  ] as [TypedProperty, object][])('reports the fault of %o', (typed, expected) => {
    expect(faults(typed)).toEqual(expected);
    const { error } = parse(
      Object.fromEntries(
        Object.entries({ ...good, ...typed }).filter(([, value]) => value !== undefined),
      ),
    );
    if (typed.authorised !== undefined || !('authorised' in typed)) {
      expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual(
        Object.entries(expected),
      );
    }
  });

  it('reports all faults at once, each in a field of the form', () => {
    const all = faultsOf({}, propertyLists);
    expect(Object.keys(all)).toEqual(
      expect.arrayContaining([
        'kind',
        'island',
        'name',
        'rooms',
        'peakFrom',
        'contactEmail',
        'authorised',
      ]),
    );
    for (const field of Object.keys(all)) expect(propertyFields).toContain(field);
    expect(stepWith(Object.keys(all))).toBe('about');
    expect(stepWith(['contactEmail', 'authorised'])).toBe('contact');
    expect(stepWith([])).toBeUndefined();
  });

  it('is rejected by the server for checks that only it makes', () => {
    expect(parse({ contactEmail: 'eleni@-example.org' }).error?.issues[0]?.message).toBe(
      'contactEmailInvalid',
    );
    expect(parse({ photos: 'photosKind' }).error?.issues[0]).toMatchObject({
      path: ['photos'],
      message: 'photosKind',
    });
    expect(parse({ subject: 'Buy links' }).data?.isProgram).toBe(true);
  });

  it('accepts a website with or without a scheme, but not with a user name or password', () => {
    expect(websiteOf('HTTP://Example.gr')).toBe('http://example.gr/');
    expect(websiteOf('user:secret@example.gr')).toBeUndefined();
    expect(websiteOf('localhost')).toBeUndefined();
  });
});

describe('the table of properties', () => {
  const table = migrationsOf('property_submissions');

  it('has the kinds, islands and amenities of the form', () => {
    for (const word of [...hotelKinds, ...islandSlugs, ...amenities])
      expect(table).toContain(`'${word}'`);
    expect(priceSeasons).toEqual(costSeasons);
  });

  it('has the limits of the form', () => {
    const { name, place, description, rooms, guests, price, contactName } = propertyLimits;
    for (const [column, { min, max }] of Object.entries({
      name,
      place,
      description,
      contact_name: contactName,
    })) {
      expect(table).toContain(`char_length(${column}) between ${min} and ${max}`);
    }
    expect(table).toContain(`rooms between ${rooms.min} and ${rooms.max}`);
    expect(table).toContain(`guests between ${guests.min} and ${guests.max}`);
    for (const season of priceSeasons) {
      expect(table).toContain(`${season}_from between ${price.min * 100} and ${price.max * 100}`);
    }
    expect(table).toContain(`cardinality(photos) <= ${photoLimits.count}`);
    expect(table).toContain(`false, ${photoLimits.bytes}, array`);
  });

  it('has a message for every fault', () => {
    const found = Object.values({ ...faultsOf({}, propertyLists), ...faults({ peakTo: '1' }) });
    for (const fault of found) expect(Object.keys(en.fields)).toContain(fault);
  });
});
