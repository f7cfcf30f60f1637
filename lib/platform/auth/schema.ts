import { z } from 'zod';
import type { Fault } from '@/lib/platform/actions/faults';
import { isSecondFactorCode, plainCode } from './code-format';
import { fullNameLength, passwordLength } from './form-state';

const fault = (code: Fault<'auth'>) => code;

const length = (text: string) => [...text].length;

const email = z
  .string(fault('emailMissing'))
  .trim()
  .min(1, fault('emailMissing'))
  .max(254, fault('emailInvalid'))
  .pipe(z.email(fault('emailInvalid')));

/** Taken as typed: blanks may be part of it. */
const password = z.string(fault('passwordMissing')).min(1, fault('passwordMissing'));

/** The service counts bytes: a Greek letter is two. */
const newPassword = password
  .refine((text) => text === '' || length(text) >= passwordLength.min, fault('passwordTooShort'))
  .refine(
    (text) => new TextEncoder().encode(text).length <= passwordLength.maxBytes,
    fault('passwordTooLong'),
  );

const fullName = z
  .string(fault('nameMissing'))
  .transform((text) => text.replace(/\p{Cc}/gu, '').trim())
  .refine((text) => text !== '', fault('nameMissing'))
  .refine((text) => length(text) <= fullNameLength.max, fault('nameTooLong'));

/** Validated where it is used, because every value has a target. */
const next = z.string().default('');

/** A code as apps and lists show it, with blanks between its groups; empty if none is asked for. */
export const typedCode = z.string().default('').transform(plainCode);

const code = typedCode.refine(isSecondFactorCode, fault('codeFormat'));

export const codeSchema = z.object({ code, next });

/* Forms of account access. Their fields are in the order of the page, which is also the order of the errors. */
export const signInSchema = z.object({
  email,
  /** Any length, because the password may be older than the rule. */
  password: password.max(1000, fault('passwordTooLong')),
  next,
});
export const signUpSchema = z.object({ name: fullName, email, password: newPassword, next });
export const mailRequestSchema = z.object({ email, next });
export const newPasswordSchema = z.object({
  password: newPassword,
  tokenHash: z.string().max(200).default(''),
  /** Only checked for an account with a second factor. */
  code: typedCode,
});
