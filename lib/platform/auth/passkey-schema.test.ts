import { newPasskeySchema, passkeyProofSchema } from './passkey-schema';

const challengeId = '7f1f8a52-6f0b-4a6c-9d43-0b8f2c1d9e11';
const base = { id: 'aWQ', rawId: 'aWQ', type: 'public-key' };
const assertion = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
const attestation = { clientDataJSON: 'e30', attestationObject: 'AA' };

const proof = (credential: unknown) =>
  passkeyProofSchema.safeParse({ challengeId, credential: JSON.stringify(credential) });

describe('a passkey sent by a browser', () => {
  it('keeps only the fields that the auth service verifies', () => {
    const sent = { ...base, response: { ...assertion, more: 'x' }, authenticatorAttachment: 'x' };
    expect(proof(sent).data?.credential).toEqual({
      ...base,
      clientExtensionResults: {},
      response: assertion,
    });
  });

  it('may have an unknown transport', () => {
    const response = { ...attestation, transports: ['telepathy'] };
    const credential = JSON.stringify({ ...base, response });
    const { data } = newPasskeySchema.safeParse({ challengeId, credential });
    expect(data?.credential.response.transports).toEqual([]);
  });

  it.each([
    ['another type', { ...base, type: 'password', response: assertion }],
    ['no signature', { ...base, response: attestation }],
    ['signs of another alphabet', { ...base, response: { ...assertion, signature: 'a+/=' } }],
    ['an endless value', { ...base, response: { ...assertion, signature: 'A'.repeat(20_000) } }],
    ['a list', []],
    ['nothing', null],
  ])('is rejected with %s', (_what, credential) => {
    expect(proof(credential).success).toBe(false);
  });

  it('is rejected as broken JSON, and without a challenge', () => {
    expect(passkeyProofSchema.safeParse({ challengeId, credential: '{' }).success).toBe(false);
    const credential = JSON.stringify({ ...base, response: assertion });
    expect(passkeyProofSchema.safeParse({ challengeId: '1', credential }).success).toBe(false);
  });
});
