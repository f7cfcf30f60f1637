import { z } from 'zod';
import { locales } from '@/lib/foundation/i18n/locales';
import { pictureKind } from '@/lib/foundation/pictures/kind';
import type { Fault } from '@/lib/platform/actions/faults';
import { isAppCode, isSecondFactorCode } from '@/lib/platform/auth/code-format';
import { passwordLength } from '@/lib/platform/auth/form-state';
import { typedCode } from '@/lib/platform/auth/schema';
import { type AirportCode, isAirportCode } from './airports';
import { profileLimits } from './limits';

const fault = (code: Fault<'profile'>) => code;

/** Number of code points, not of UTF-16 units. */
const length = (text: string) => [...text].length;

/** One line: control characters and runs of white space become one space. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

const byteLength = (text: string) => new TextEncoder().encode(text).length;

export const nameSchema = z.object({
  name: z
    .string(fault('nameMissing'))
    .transform(oneLine)
    .refine((text) => text !== '', fault('nameMissing'))
    .refine((text) => length(text) <= profileLimits.name, fault('nameTooLong')),
  displayName: z
    .string()
    .default('')
    .transform(oneLine)
    .refine((text) => length(text) <= profileLimits.displayName, fault('displayNameTooLong')),
});

/** Current password, of any length: the auth service decides. */
const currentPassword = z
  .string(fault('currentMissing'))
  .min(1, fault('currentMissing'))
  .max(1000, fault('currentWrong'));

const emailAddress = z
  .string(fault('emailMissing'))
  .trim()
  .min(1, fault('emailMissing'))
  .max(profileLimits.email, fault('emailInvalid'))
  .pipe(z.email(fault('emailInvalid')));

export const emailSchema = z.object({ email: emailAddress, current: currentPassword });

export const passwordSchema = z.object({
  current: currentPassword,
  password: z
    .string(fault('passwordMissing'))
    .min(1, fault('passwordMissing'))
    .refine((text) => text === '' || length(text) >= passwordLength.min, fault('passwordTooShort'))
    .refine((text) => byteLength(text) <= passwordLength.maxBytes, fault('passwordTooLong')),
});

export const preferencesSchema = z.object({
  language: z.enum(locales, fault('languageMissing')),
  homeAirport: z
    .string()
    .default('')
    .refine((code) => code === '' || isAirportCode(code), fault('airportUnknown'))
    .transform((code) => (code === '' ? null : (code as AirportCode))),
  units: z.enum(['metric', 'imperial'], fault('unitsMissing')),
});

/** A picture as the action passes it on: its bytes in base64, because an action reads texts. */
export const pictureSchema = z.object({
  picture: z
    .string(fault('pictureMissing'))
    .min(1, fault('pictureMissing'))
    .transform((base64) => new Uint8Array(Buffer.from(base64, 'base64')))
    .refine((bytes) => bytes.length <= profileLimits.pictureBytes, fault('pictureTooLarge'))
    .refine((bytes) => pictureKind(bytes) !== undefined, fault('pictureKind')),
});

const appCode = typedCode.refine(isAppCode, fault('codeFormat'));

/** A code of the app, or a recovery code. */
export const codeSchema = z.object({
  code: typedCode.refine(isSecondFactorCode, fault('codeFormat')),
});
export const appCodeSchema = z.object({ code: appCode });
/** The app that is being added, and a code of it. */
export const confirmSchema = z.object({ code: appCode, factor: z.uuid(fault('codeWrong')) });

/** The password, before a passkey is created. */
export const newPasskeyRequestSchema = z.object({ current: currentPassword });
export const passkeyRemovalSchema = z.object({ passkey: z.uuid(fault('passkeyMissing')) });

/** Sessions to end: one by its id, or several. */
export const sessionsSchema = z.object({
  end: z.union([z.enum(['others', 'everywhere']), z.uuid()], fault('sessionMissing')),
});

/** The server checks address and password against the account later. */
export const deletionSchema = z.object({
  email: z.string(fault('confirmEmail')).trim().min(1, fault('confirmEmail')),
  current: currentPassword,
  /** Asked for where the account has a second factor. */
  code: typedCode.refine((text) => text === '' || isSecondFactorCode(text), fault('codeFormat')),
});
