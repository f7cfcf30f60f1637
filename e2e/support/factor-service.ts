import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testBackend, testBackendUrl } from '../../tools/test/test-settings.mjs';
import { newSecret, oneTimeCode } from './one-time-code';
import { passkeyAnswers } from './passkey-answers';

/*
 * The embedded auth service has no second factors and no passkeys. This proxy adds these parts of
 * the protocol as a hosted project implements them (supabase.com/docs/reference/javascript/auth-mfa-api,
 * read on 2026-11-23) and passes everything else on.
 */
interface Factor {
  id: string;
  user: string;
  secret: string;
  status: 'unverified' | 'verified';
}

interface Claims {
  sub: string;
  session_id: string;
  aal?: string;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** The same token with an assurance level, signed as the embedded service would. */
function tokenWith(token: string, aal: string): string {
  const body = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ ...claimsOf(token), aal })}`;
  const key = testBackend.keys.EMBEDDED_JWT_SECRET;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}

const changesAccess = (body: Buffer) => /"(?:password|email)"/.test(body.toString());

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export async function startFactorService() {
  const factors: Factor[] = [];
  /** Refresh tokens by session; `proved` holds the sessions whose code was entered. */
  const refreshTokens = new Map<string, string>();
  const proved = new Set<string>();
  /** Last sign-in request of each person: a passkey opens a session in the same way. */
  const signIns = new Map<string, Buffer>();
  const passkeys = passkeyAnswers();

  const shown = (user: string) =>
    factors
      .filter((factor) => factor.user === user)
      .map(({ id, status }) => ({ id, status, factor_type: 'totp' }));

  /** Response of the embedded service as a service with factors would give it. */
  function withFactors(answer: Record<string, unknown>): object {
    if (typeof answer.access_token === 'string') {
      const { sub, session_id } = claimsOf(answer.access_token);
      refreshTokens.set(session_id, String(answer.refresh_token));
      const level = proved.has(session_id) ? 'aal2' : 'aal1';
      const user = { ...(answer.user as object), factors: shown(sub) };
      return { ...answer, access_token: tokenWith(answer.access_token, level), user };
    }
    return typeof answer.id === 'string' ? { ...answer, factors: shown(answer.id) } : answer;
  }

  const refusal = (status: number, error_code: string) => ({
    status,
    body: { error_code, msg: error_code },
  });

  function answerTo(
    method: string,
    path: string,
    token: string | undefined,
    sent: Record<string, string>,
  ) {
    if (!token) return refusal(401, 'no_authorization');
    const { sub, session_id, aal } = claimsOf(token);
    const [id, deed] = path.split('/').slice(4);
    const factor = factors.find((known) => known.id === id && known.user === sub);
    if (method === 'POST' && !id) {
      const made: Factor = {
        id: randomUUID(),
        user: sub,
        secret: newSecret(),
        status: 'unverified',
      };
      factors.push(made);
      const qr_code =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="1" height="1"/></svg>';
      const totp = { qr_code, secret: made.secret, uri: `otpauth://totp/x?secret=${made.secret}` };
      return { status: 200, body: { id: made.id, type: 'totp', totp } };
    }
    if (!factor) return refusal(404, 'mfa_factor_not_found');
    if (deed === 'challenge') {
      return {
        status: 200,
        body: { id: randomUUID(), type: 'totp', expires_at: Date.now() / 1000 + 300 },
      };
    }
    if (method === 'DELETE') {
      if (factor.status === 'verified' && aal !== 'aal2') return refusal(422, 'insufficient_aal');
      factors.splice(factors.indexOf(factor), 1);
      return { status: 200, body: { id } };
    }
    // Tolerates a phone's clock that is half a minute off, as the real service does.
    const taken = [-30_000, 0, 30_000].map((off) => oneTimeCode(factor.secret, Date.now() + off));
    if (!taken.includes(sent.code ?? '')) return refusal(422, 'mfa_verification_failed');
    factor.status = 'verified';
    proved.add(session_id);
    return {
      status: 200,
      body: {
        access_token: tokenWith(token, 'aal2'),
        token_type: 'bearer',
        expires_in: 3600,
        refresh_token: refreshTokens.get(session_id),
        user: { id: sub, email: 'somebody@example.org', user_metadata: {}, factors: shown(sub) },
      },
    };
  }

  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = await bodyOf(request);
    const path = url.split('?')[0] ?? '';
    if (path.startsWith('/auth/v1/factors')) {
      const sent = body.length > 0 ? JSON.parse(body.toString()) : {};
      const token = /^Bearer (.+\..+\..+)$/.exec(headers.authorization ?? '')?.[1];
      const answer = answerTo(method, path, token, sent);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(answer.body));
    }
    const isJson = { 'content-type': 'application/json' };
    if (path.startsWith('/auth/v1/passkeys')) {
      const sent = body.length > 0 ? JSON.parse(body.toString()) : {};
      const token = /^Bearer (.+\..+\..+)$/.exec(headers.authorization ?? '')?.[1];
      const answer = passkeys(method, path, token && claimsOf(token).sub, sent);
      const signIn = answer.signedIn && signIns.get(answer.signedIn);
      if (!signIn) {
        response.writeHead(answer.status, isJson);
        return response.end(JSON.stringify(answer.body));
      }
      const opened = await fetch(`${testBackendUrl}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: String(headers.apikey), ...isJson },
        body: new Uint8Array(signIn),
      });
      response.writeHead(opened.status, isJson);
      return response.end(JSON.stringify(withFactors(await opened.json())));
    }
    const removed = /^\/auth\/v1\/admin\/users\/([^/]+)\/factors\/([^/]+)$/.exec(path);
    if (removed && method === 'DELETE') {
      const isServer = headers.apikey === testBackend.keys.EMBEDDED_SECRET_KEY;
      const index = factors.findIndex(({ id, user }) => id === removed[2] && user === removed[1]);
      const status = isServer ? (index < 0 ? 404 : 200) : 401;
      if (status === 200) factors.splice(index, 1);
      response.writeHead(status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(status === 200 ? { id: removed[2] } : {}));
    }
    const claims = /^Bearer (.+\..+\..+)$/.exec(headers.authorization ?? '')?.[1];
    if (method === 'PUT' && path === '/auth/v1/user' && claims && changesAccess(body)) {
      const { sub, aal } = claimsOf(claims);
      if (aal !== 'aal2' && shown(sub).some(({ status }) => status === 'verified')) {
        const { status, body: said } = refusal(401, 'insufficient_aal');
        response.writeHead(status, { 'content-type': 'application/json' });
        return response.end(JSON.stringify(said));
      }
    }
    const { host: _host, connection: _connection, 'content-length': _length, ...passed } = headers;
    const answer = await fetch(testBackendUrl + url, {
      method,
      headers: passed as Record<string, string>,
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    const text = await answer.text();
    if (answer.ok && url === '/auth/v1/token?grant_type=password') {
      signIns.set(JSON.parse(text).user.id, body);
    }
    const isPerson = answer.ok && /^\/auth\/v1\/(?:token|signup|user|verify)$/.test(path);
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
    });
    response.end(isPerson ? JSON.stringify(withFactors(JSON.parse(text))) : text);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
