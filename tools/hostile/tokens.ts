import { createHmac } from 'node:crypto';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: object, secret: string, header: object = { alg: 'HS256', typ: 'JWT' }) {
  const body = `${part(header)}.${part(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

const later = 4_000_000_000;

/**
 * Forged tokens for a person's id: each would give access to that person's data if it were
 * accepted.
 */
export function forgedTokens(id: string, secret: string): string[] {
  const claims = { sub: id, role: 'authenticated', aud: 'authenticated', exp: later, iat: 1 };
  const none = (alg: string) => `${part({ alg, typ: 'JWT' })}.${part(claims)}.`;
  return [
    signed({ ...claims, exp: 1000 }, secret),
    signed(claims, 'not-the-secret-of-this-site-0123456789'),
    signed({ ...claims, role: 'service_role' }, ''),
    signed(claims, secret).slice(0, -4),
    // Signed correctly, but for a session that never existed.
    signed({ ...claims, session_id: '00000000-0000-4000-8000-000000000000' }, secret),
    signed(claims, 'x', { alg: 'HS256', kid: '../../../../dev/null' }),
    signed(claims, 'x', { alg: 'RS256', jwk: { kty: 'oct', k: 'eA' } }),
    none('none'),
    none('None'),
    `${part({ alg: 'HS256' })}.${'A'.repeat(300)}.x`,
    'x'.repeat(7000),
    'null',
    '..',
  ];
}
