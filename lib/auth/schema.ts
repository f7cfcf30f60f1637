import { z } from 'zod';
import { fullNameLength, passwordLength } from './form-state';

const length = (text: string) => [...text].length;

const email = z
  .string('emailMissing')
  .trim()
  .min(1, 'emailMissing')
  .max(254, 'emailInvalid')
  .pipe(z.email('emailInvalid'));

/** Taken as typed: blanks may be part of it. */
const password = z.string('passwordMissing').min(1, 'passwordMissing');

/** The service counts bytes: a Greek letter is two. */
const newPassword = password
  .min(passwordLength.min, 'passwordTooShort')
  .refine(
    (text) => new TextEncoder().encode(text).length <= passwordLength.maxBytes,
    'passwordTooLong',
  );

const fullName = z
  .string('nameMissing')
  .transform((text) => text.replace(/\p{Cc}/gu, '').trim())
  .refine((text) => text !== '', 'nameMissing')
  .refine((text) => length(text) <= fullNameLength.max, 'nameTooLong');

/** Judged where it is used, because every value leads somewhere. */
const next = z.string().default('');

/*
 * The forms of account access. Messages are keys below `auth.fields`. The order is that of the fields on
 * the page: faults are told in it.
 */
export const signInSchema = z.object({
  email,
  password: password.min(passwordLength.min, 'passwordTooShort').max(1000, 'passwordTooLong'),
  next,
});
export const signUpSchema = z.object({ name: fullName, email, password: newPassword, next });
export const mailRequestSchema = z.object({ email, next });
export const newPasswordSchema = z.object({
  password: newPassword,
  tokenHash: z.string().max(200).default(''),
});
