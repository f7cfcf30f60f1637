/** Digits of a recovery code: 80 bits, which nobody guesses. Digits alone, so that the keys of a phone's pad suffice. */
export const recoveryCodeDigits = 24;

/** True for what an authenticator app shows. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** True for what can be a recovery code, without its blanks. */
export const isRecoveryCode = (code: string): boolean =>
  code.length === recoveryCodeDigits && /^\d+$/.test(code);

/** True for either code of the second step. */
export const isSecondStepCode = (code: string): boolean => isAppCode(code) || isRecoveryCode(code);

/** A typed code without the blanks and hyphens between its groups. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '');

/** A recovery code in groups of four digits. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');
