import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'));
  return Buffer.from(
    (bits.join('').match(/.{8}/g) ?? []).map((octet) => Number.parseInt(octet, 2)),
  );
}

/** One-time password of an authenticator app: six digits per half minute (RFC 6238, SHA-1). */
export function oneTimeCode(secret: string, at = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export const newSecret = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => alphabet[byte & 31]).join('');
