import { readFileSync } from 'node:fs';
import el from '@/messages/el/profile.json';
import en from '@/messages/en/profile.json';
import { profileLimits } from './limits';
import {
  deletionSchema,
  emailSchema,
  nameSchema,
  passwordSchema,
  pictureSchema,
  preferencesSchema,
} from './schema';

type Schema = { safeParse: (input: unknown) => { error?: { issues: { message: string }[] } } };
const faults = (schema: Schema, input: unknown) =>
  (schema.safeParse(input).error?.issues ?? []).map(({ message }) => message);

describe('nameSchema', () => {
  it('accepts names as people write them, on one line', () => {
    expect(nameSchema.parse({ name: '  Ελένη \n Παπαδάκη ', displayName: ' ' })).toEqual({
      name: 'Ελένη Παπαδάκη',
      displayName: '',
    });
  });

  it('requires a name and counts characters as people do', () => {
    expect(faults(nameSchema, { name: ' \u0000' })).toEqual(['nameMissing']);
    expect(faults(nameSchema, { name: '🐙'.repeat(profileLimits.name) })).toEqual([]);
    expect(faults(nameSchema, { name: 'x'.repeat(81), displayName: 'x'.repeat(41) })).toEqual([
      'nameTooLong',
      'displayNameTooLong',
    ]);
  });
});

describe('forms that require the password', () => {
  const current = 'old password';

  it.each([
    [emailSchema, { email: ' new@example.org ', current }, []],
    [emailSchema, { email: 'new@', current }, ['emailInvalid']],
    [emailSchema, { email: '', current: '' }, ['emailMissing', 'currentMissing']],
    [passwordSchema, { current, password: 'ten sailor' }, []],
    [passwordSchema, { current, password: 'nine boat' }, ['passwordTooShort']],
    [passwordSchema, { current, password: '' }, ['passwordMissing']],
    // The auth service counts bytes, and a Greek letter has two.
    [passwordSchema, { current, password: 'α'.repeat(37) }, ['passwordTooLong']],
    [passwordSchema, { current, password: 'α'.repeat(36) }, []],
    [deletionSchema, { email: '', current: '' }, ['confirmEmail', 'currentMissing']],
  ])('case %#', (schema, input, expected) => {
    expect(faults(schema, input)).toEqual(expected);
  });
});

describe('preferencesSchema', () => {
  it('turns an empty airport into null and accepts only listed airports', () => {
    const chosen = { language: 'el', homeAirport: '', units: 'imperial' };
    expect(preferencesSchema.parse(chosen)).toEqual({ ...chosen, homeAirport: null });
    expect(faults(preferencesSchema, { ...chosen, homeAirport: 'JTR' })).toEqual([]);
    expect(faults(preferencesSchema, { language: 'xx', homeAirport: 'LHR', units: '' })).toEqual([
      'languageMissing',
      'airportUnknown',
      'unitsMissing',
    ]);
  });
});

describe('pictureSchema', () => {
  const base64 = (bytes: number[], size = bytes.length) =>
    Buffer.concat([Buffer.from(bytes), Buffer.alloc(size - bytes.length)]).toString('base64');
  const jpeg = [0xff, 0xd8, 0xff, 0xe0];

  it('accepts a picture up to 5 MB and rejects other files', () => {
    expect(faults(pictureSchema, { picture: base64(jpeg, 5 * 1024 * 1024) })).toEqual([]);
    expect(faults(pictureSchema, { picture: base64(jpeg, 5 * 1024 * 1024 + 1) })).toEqual([
      'pictureTooLarge',
    ]);
    expect(
      faults(pictureSchema, { picture: Buffer.from('<svg onload=…>').toString('base64') }),
    ).toEqual(['pictureKind']);
    expect(faults(pictureSchema, {})).toEqual(['pictureMissing']);
  });
});

it('has a message in both languages for every fault', () => {
  const sources = ['schema.ts', 'account-failure.ts', 'confirm-password.ts', 'actions/email.ts'];
  const text = sources
    .map((file) => readFileSync(`lib/platform/profile/${file}`, 'utf8'))
    .join('\n');
  const keys = text.match(
    /'(?:name|displayName|picture|email|current|password|language|airport|units|confirm)[A-Z]\w+'/g,
  );
  for (const key of new Set(keys?.map((quoted) => quoted.slice(1, -1)))) {
    expect([key, Object.keys(en.fields)]).toEqual([key, expect.arrayContaining([key])]);
    expect(Object.keys(el.fields)).toContain(key);
  }
});
