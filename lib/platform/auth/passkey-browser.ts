import { useSyncExternalStore } from 'react';

/*
 * The browser's part of WebAuthn. Options and credentials are exchanged in the JSON form of
 * WebAuthn Level 3, which browsers read and write themselves.
 */

/** Outcome of asking the browser for a passkey; `text` is the credential as JSON. */
export type Ceremony =
  | { kind: 'done'; text: string }
  /** The person cancelled, took too long, or has no passkey for this site. */
  | { kind: 'cancelled' }
  /** This device holds a passkey of the account already. */
  | { kind: 'exists' };

/** True if this browser exchanges passkeys as JSON: Chrome 129, Firefox 119, Safari 18.4 and later. */
const supportsPasskeys = () =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';

const never = () => () => {};

/** {@link supportsPasskeys} for a component; false on the server and until the page is hydrated. */
export const usePasskeys = () => useSyncExternalStore(never, supportsPasskeys, () => false);

async function ceremony(ask: () => Promise<Credential | null>): Promise<Ceremony> {
  try {
    const credential = await ask();
    if (!(credential instanceof PublicKeyCredential)) return { kind: 'cancelled' };
    return { kind: 'done', text: JSON.stringify(credential.toJSON()) };
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
    return { kind: isKnown ? 'exists' : 'cancelled' };
  }
}

/** Asks for one of the passkeys this person has for this site. */
export const askForPasskey = (options: PublicKeyCredentialRequestOptionsJSON) =>
  ceremony(() => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    return navigator.credentials.get({ publicKey });
  });

/** Has the browser or a password manager create a passkey. */
export const createPasskey = (options: PublicKeyCredentialCreationOptionsJSON) =>
  ceremony(() => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return navigator.credentials.create({ publicKey });
  });
