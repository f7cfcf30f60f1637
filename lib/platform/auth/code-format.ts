/**
 * Number of digits of a recovery code: 80 bits cannot be guessed. Only digits, so that a phone's
 * number pad suffices.
 */
export const recoveryCodeDigits = 24;

/** True for a code of an authenticator app. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** True for a possible recovery code without blanks. */
export const isRecoveryCode = (code: string): boolean =>
  code.length === recoveryCodeDigits && /^\d+$/.test(code);

/** True for either code of the second factor. */
export const isSecondFactorCode = (code: string): boolean =>
  isAppCode(code) || isRecoveryCode(code);

/** A typed code without the blanks and hyphens between its groups. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '');

/** A recovery code in groups of four digits. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');
