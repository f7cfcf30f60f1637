import fc from 'fast-check';
import { inputAt } from './backend-input.ts';
import type { Input } from './input.ts';
import type { Targets } from './targets.ts';
import { encoded, jsonText, text, tree } from './values.ts';

const verbs = [
  ...['object', 'object/public', 'object/authenticated', 'object/sign', 'object/info'],
  ...['object/list', 'object/move', 'object/copy', 'object/upload/sign', 'bucket'],
  ...['render/image/public', 'upload/resumable', 's3'],
];

/** Requests to the storage service. */
export function storageInput({ buckets }: Targets): fc.Arbitrary<Input> {
  const bucket = fc.oneof(fc.constantFrom(...buckets), encoded);
  const path = fc
    .tuple(fc.constantFrom(...verbs), bucket, encoded)
    .map((parts) => `/storage/v1/${parts.join('/')}`);
  return inputAt('storage', fc.record({ path, body: fc.oneof(text, jsonText) }));
}

const names = [
  ...['signup', 'token?grant_type=password', 'token?grant_type=refresh_token', 'user', 'logout'],
  ...['logout?scope=global', 'recover', 'verify', 'resend', 'settings', 'health'],
  ...['.well-known/jwks.json', 'token', 'token?grant_type=pkce', 'otp', 'magiclink'],
  ...['factors', 'factors/x/challenge', 'factors/x/verify', 'admin/users', 'admin/generate_link'],
  ...['invite', 'authorize?provider=google', 'callback', 'sso', 'reauthenticate'],
  ...['user/identities/authorize', 'sessions', '..%2frest%2fv1'],
];

const path = fc
  // The first ones are used by the site and have full responses.
  .tuple(fc.oneof(fc.constantFrom(...names.slice(0, 12)), fc.constantFrom(...names)), encoded)
  .map(([name, odd]) => `/auth/v1/${name}${name.includes('?') ? '&' : '?'}redirect_to=${odd}`);

const field = fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: tree });

/** Nearly valid bodies for the auth service. */
const credentials = fc
  .record(
    {
      email: fc.oneof(field, fc.constant('somebody@example.org')),
      password: field,
      token: field,
      token_hash: field,
      type: fc.oneof(fc.constantFrom('signup', 'recovery', 'email', 'email_change'), field),
      refresh_token: field,
      code: field,
      data: fc.oneof(fc.dictionary(text, tree), tree),
      phone: field,
    },
    { requiredKeys: [] },
  )
  .map((value) => JSON.stringify(value));

/** Requests to the auth service. */
export const authInput: fc.Arbitrary<Input> = inputAt(
  'auth',
  fc.record({ path, body: fc.oneof(credentials, credentials, jsonText) }),
);
