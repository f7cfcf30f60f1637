import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { type AirportCode, isAirportCode } from './airports';
import { profileLimits } from './limits';
import { pictureKind } from './picture';

/* Messages are keys below `profile.fields`. */

/** Characters as people count them, not the two halves JavaScript makes of some. */
const length = (text: string) => [...text].length;

/** One line: control characters and runs of white space become one space. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

const byteLength = (text: string) => new TextEncoder().encode(text).length;

export const nameSchema = z.object({
  name: z
    .string('nameMissing')
    .transform(oneLine)
    .refine((text) => text !== '', 'nameMissing')
    .refine((text) => length(text) <= profileLimits.name, 'nameTooLong'),
  displayName: z
    .string()
    .default('')
    .transform(oneLine)
    .refine((text) => length(text) <= profileLimits.displayName, 'displayNameTooLong'),
});

/** The password the person has: whatever its length, the auth service decides. */
const currentPassword = z
  .string('currentMissing')
  .min(1, 'currentMissing')
  .max(1000, 'currentWrong');

const emailAddress = z
  .string('emailMissing')
  .trim()
  .min(1, 'emailMissing')
  .max(profileLimits.email, 'emailInvalid')
  .pipe(z.email('emailInvalid'));

export const emailSchema = z.object({ email: emailAddress, current: currentPassword });

export const passwordSchema = z.object({
  current: currentPassword,
  password: z
    .string('passwordMissing')
    .min(1, 'passwordMissing')
    .refine((text) => text === '' || length(text) >= profileLimits.passwordMin, 'passwordTooShort')
    .refine((text) => byteLength(text) <= profileLimits.passwordMaxBytes, 'passwordTooLong'),
});

export const preferencesSchema = z.object({
  language: z.enum(locales, 'languageMissing'),
  homeAirport: z
    .string()
    .default('')
    .refine((code) => code === '' || isAirportCode(code), 'airportUnknown')
    .transform((code) => (code === '' ? null : (code as AirportCode))),
  units: z.enum(['metric', 'imperial'], 'unitsMissing'),
});

/** A picture as the action passes it on: its bytes in base64, because an action reads texts. */
export const pictureSchema = z.object({
  picture: z
    .string('pictureMissing')
    .min(1, 'pictureMissing')
    .transform((base64) => new Uint8Array(Buffer.from(base64, 'base64')))
    .refine((bytes) => bytes.length <= profileLimits.pictureBytes, 'pictureTooLarge')
    .refine((bytes) => pictureKind(bytes) !== undefined, 'pictureKind'),
});

/** Whether the address is theirs and the password right is seen where the account is known. */
export const deletionSchema = z.object({
  email: z.string('confirmEmail').trim().min(1, 'confirmEmail'),
  current: currentPassword,
});
