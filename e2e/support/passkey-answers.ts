import { createHash, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto';

/*
 * Passkeys as a hosted project has them (supabase.com/docs/guides/auth/passkeys, read on
 * 2026-11-27): challenges that are used once, and signatures that are checked.
 */
interface Passkey {
  id: string;
  user: string;
  credential: string;
  publicKey: string;
  created_at: string;
  last_used_at?: string;
}

interface Sent {
  challenge_id?: string;
  credential?: { id: string; response: Record<string, string> };
}

interface Answer {
  status: number;
  body: object;
  /** Person whose passkey was used. */
  signedIn?: string;
}

const rpId = 'localhost';
const bytes = (base64url = '') => Buffer.from(base64url, 'base64url');
const refusal = (status: number, error_code: string): Answer => ({
  status,
  body: { error_code, msg: error_code },
});

export function passkeyAnswers() {
  const passkeys: Passkey[] = [];
  const challenges = new Map<string, { challenge: string; user: string | undefined }>();

  function begin(user: string | undefined) {
    const challenge_id = randomUUID();
    const challenge = randomBytes(32).toString('base64url');
    challenges.set(challenge_id, { challenge, user });
    return { challenge_id, challenge, expires_at: Math.floor(Date.now() / 1000) + 300 };
  }

  /** Client data of a credential, if it answers a challenge that was issued to `user` and not used before. */
  function proven({ challenge_id = '', credential }: Sent, user: string | undefined, type: string) {
    const begun = challenges.get(challenge_id);
    challenges.delete(challenge_id);
    const data = bytes(credential?.response.clientDataJSON);
    const { challenge, origin, type: said } = JSON.parse(data.toString() || '{}');
    const isOwn = begun !== undefined && begun.user === user && begun.challenge === challenge;
    return isOwn && said === type && new URL(origin).hostname === rpId ? data : undefined;
  }

  function register(sent: Sent, user: string): Answer {
    const { id = '', response } = sent.credential ?? {};
    const key = attestedKey(bytes(response?.attestationObject));
    if (!key || !proven(sent, user, 'webauthn.create')) {
      return refusal(400, 'webauthn_verification_failed');
    }
    const created_at = new Date().toISOString();
    const made = { id: randomUUID(), user, credential: id, publicKey: key, created_at };
    passkeys.push(made);
    return { status: 200, body: { id: made.id, created_at } };
  }

  function authenticate(sent: Sent): Answer {
    const { id, response } = sent.credential ?? {};
    const passkey = passkeys.find(({ credential }) => credential === id);
    const data = proven(sent, undefined, 'webauthn.get');
    if (!passkey) return refusal(400, 'webauthn_credential_not_found');
    const owner = bytes(response?.userHandle).toString();
    const key = createPublicKey({ key: bytes(passkey.publicKey), format: 'der', type: 'spki' });
    const authenticator = bytes(response?.authenticatorData);
    const hash = createHash('sha256')
      .update(data ?? '')
      .digest();
    const isSigned = verify(
      'sha256',
      Buffer.concat([authenticator, hash]),
      key,
      bytes(response?.signature),
    );
    const isHere = authenticator.subarray(0, 32).equals(createHash('sha256').update(rpId).digest());
    if (!(data && isSigned && isHere) || owner !== passkey.user) {
      return refusal(400, 'webauthn_verification_failed');
    }
    passkey.last_used_at = new Date().toISOString();
    return { status: 200, body: {}, signedIn: passkey.user };
  }

  /** @param user the person of a good token */
  return function answer(method: string, path: string, user: string | undefined, sent: Sent) {
    const deed = path.split('/').slice(4).join('/');
    if (deed === 'authentication/options') {
      const { challenge, ...begun } = begin(undefined);
      const options = { challenge, rpId, timeout: 60_000, userVerification: 'preferred' };
      return { status: 200, body: { ...begun, options } };
    }
    if (deed === 'authentication/verify') return authenticate(sent);
    if (!user) return refusal(401, 'no_authorization');
    const own = passkeys.filter((passkey) => passkey.user === user);
    if (deed === '' && method === 'GET') {
      const body = own.map(({ user: _user, publicKey: _key, credential: _id, ...shown }) => shown);
      return { status: 200, body };
    }
    if (deed === 'registration/options') {
      const { challenge, ...begun } = begin(user);
      const options = {
        challenge,
        rp: { id: rpId, name: 'Cyclades Compass' },
        user: { id: Buffer.from(user).toString('base64url'), name: user, displayName: user },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        excludeCredentials: own.map(({ credential }) => ({ type: 'public-key', id: credential })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        attestation: 'none',
      };
      return { status: 200, body: { ...begun, options } };
    }
    if (deed === 'registration/verify') return register(sent, user);
    const passkey = own.find(({ id }) => id === deed);
    if (method !== 'DELETE' || !passkey) return refusal(404, 'validation_failed');
    passkeys.splice(passkeys.indexOf(passkey), 1);
    return { status: 200, body: {} };
  };
}

/**
 * The P-256 key (as SPKI in base64url) in an attestation object: the last thing in it is the COSE
 * key, whose coordinates follow the labels -2 and -3 as strings of 32 bytes.
 */
function attestedKey(attestation: Buffer): string | undefined {
  const x = attestation.indexOf(Buffer.from('215820', 'hex'));
  const y = attestation.indexOf(Buffer.from('225820', 'hex'), x + 35);
  if (x < 0 || y !== x + 35) return undefined;
  const header = '3059301306072a8648ce3d020106082a8648ce3d030107034200' + '04';
  const point = [attestation.subarray(x + 3, x + 35), attestation.subarray(y + 3, y + 35)];
  return Buffer.concat([Buffer.from(header, 'hex'), ...point]).toString('base64url');
}
