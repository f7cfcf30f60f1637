/** What the auth service says of a second factor; the part that is used. */
interface Factor {
  id: string;
  factor_type: string;
  status: string;
}

/** A person as the service answers; one that knows no second factors does not say `factors`. */
export interface WithFactors {
  factors?: readonly Factor[] | undefined;
}

/** The apps whose codes a person signs in with, in the order they were added. */
export const codeFactors = ({ factors = [] }: WithFactors): readonly Factor[] =>
  factors.filter(({ factor_type, status }) => factor_type === 'totp' && status === 'verified');

/** True when a password alone does not sign this person in. */
export const hasSecondStep = ({ factors = [] }: WithFactors): boolean =>
  factors.some(({ status }) => status === 'verified');

/** How far a token of the service proves its person: `aal2` after the second step. Judges nothing: read only a token the service has just believed. */
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
