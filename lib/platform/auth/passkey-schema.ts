import { z } from 'zod';

/** Longer than any credential we accept: the largest hold a certificate chain of an authenticator. */
const maxCredential = 20_000;

const parsed = (text: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
};

const encoded = z.string().regex(/^[\w-]+$/);

const credentialOf = <Response extends z.ZodType>(response: Response) =>
  z
    .string()
    .max(maxCredential)
    .transform(parsed)
    .pipe(
      z.object({
        id: encoded,
        rawId: encoded,
        type: z.literal('public-key'),
        clientExtensionResults: z.object({}).default({}),
        response,
      }),
    );

/** A challenge of the auth service and the credential a browser answered it with, as JSON (WebAuthn Level 3). */
const challengeId = z.uuid();

export const passkeyProofSchema = z.object({
  challengeId,
  credential: credentialOf(
    z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded.optional(),
    }),
  ),
  next: z.string().default(''),
});

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export const newPasskeySchema = z.object({
  challengeId,
  credential: credentialOf(
    z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      // Only a hint for the browser; one we do not know is left out with the others.
      transports: z.array(z.enum(transports)).catch([]),
    }),
  ),
});
