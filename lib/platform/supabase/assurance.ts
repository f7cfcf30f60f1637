/** The used part of a second factor in the auth service's response. */
interface Factor {
  id: string;
  factor_type: string;
  status: string;
}

/** User as returned by the service; `factors` is absent if it does not support second factors. */
export interface WithFactors {
  factors?: readonly Factor[] | undefined;
}

/** Authenticator apps with which a person signs in, in the order they were added. */
export const codeFactors = ({ factors = [] }: WithFactors): readonly Factor[] =>
  factors.filter(({ factor_type, status }) => factor_type === 'totp' && status === 'verified');

/** True if a password is not sufficient to sign this person in. */
export const hasSecondFactor = ({ factors = [] }: WithFactors): boolean =>
  factors.some(({ status }) => status === 'verified');

/**
 * Assurance level of a token of the service: `aal2` after the second factor. Verifies nothing: use it only for a token
 * that the service has just accepted.
 */
export function levelOf(token: string | undefined): string | undefined {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString(),
    );
    const { aal } = claims as { aal?: unknown };
    return typeof aal === 'string' ? aal : undefined;
  } catch {
    return undefined;
  }
}
