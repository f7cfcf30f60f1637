import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Message as a browser would receive it, and what its request said. */
export interface ReceivedPush {
  readonly path: string;
  readonly message: Readonly<Record<string, string>>;
  readonly ttl: number;
  readonly urgency: string | undefined;
  readonly topic: string | undefined;
  /** Claims of the VAPID token (RFC 8292), whose signature was checked. */
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface PushStub {
  readonly url: string;
  readonly received: ReceivedPush[];
  /** Requests that no push service would accept, with the reason. */
  readonly faults: string[];
  /** Status by path; 201 for others. */
  readonly answers: Map<string, number>;
  /** Endpoint and keys of a browser, as `PushSubscription.toJSON` gives them. */
  browser(path: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  close(): void;
}

/** A push service over HTTP: checks the signature of the site, and decrypts as its browsers would (RFC 8291). */
export async function startPushStub({
  key,
  port = 0,
}: {
  key: string;
  port?: number;
}): Promise<PushStub> {
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const [received, faults, answers]: [ReceivedPush[], string[], Map<string, number>] = [
    [],
    [],
    new Map(),
  ];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? '';
    const { headers } = request;
    try {
      const browser = browsers.get(path);
      if (!browser) throw new Error('no such browser');
      if (request.method !== 'POST') throw new Error(`method ${request.method}`);
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('no aes128gcm');
      const claims = claimsOf(headers.authorization, key);
      if (claims.aud !== `http://${headers.host}`) throw new Error(`audience ${claims.aud}`);
      const text = decrypted(Buffer.concat(parts), browser);
      const status = answers.get(path) ?? 201;
      if (status === 201) {
        const message = JSON.parse(text);
        const [urgency, topic] = [headers.urgency, headers.topic].map((value) => value?.toString());
        received.push({ path, message, ttl: Number(headers.ttl), urgency, topic, claims });
      }
      response.writeHead(status).end();
    } catch (fault) {
      faults.push(String(fault));
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  server.unref();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url, received, faults, answers },
    browser(path) {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16);
      browsers.set(path, { ecdh, auth });
      return { endpoint: url + path, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    close: () => void server.close(),
  };
}

/** Checks the token of a request by the public key of the site. */
function claimsOf(authorization: string | undefined, key: string): Record<string, unknown> {
  const [, token = '', sent] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? '') ?? [];
  if (sent !== key) throw new Error('another key');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', ...(x && y ? { x, y } : {}) },
    format: 'jwk',
  });
  const [header = '', payload = '', signature = ''] = token.split('.');
  const isRight = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('wrong signature');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  // Not `Date.now()`, which replayed days replace.
  const seconds = claims.exp - new Date().getTime() / 1000;
  if (!(seconds > 0 && seconds <= 24 * 60 * 60)) throw new Error(`valid for ${seconds} s`);
  return claims;
}

function decrypted(
  body: Buffer,
  { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const derived = (secret: Uint8Array, seed: Uint8Array, purpose: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, seed, purpose, length));
  const secret = derived(ecdh.computeSecret(sender), auth, info, 32);
  const contentKey = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // One record: the text, then 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
