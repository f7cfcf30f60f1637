/** Crockford's base 32: its characters are hard to confuse and make no words. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The reference number of a sending, `K7M2-4QX9`: the first 40 bits of its id that are not fixed. */
export function referenceOf(id: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 10)}`);
  let written = '';
  for (let count = 0; count < 8; count += 1) {
    written = letters.charAt(Number(bits % 32n)) + written;
    bits /= 32n;
  }
  return `${written.slice(0, 4)}-${written.slice(4)}`;
}
