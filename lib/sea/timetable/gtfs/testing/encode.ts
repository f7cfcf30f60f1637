/** Encodes a text in a single-byte encoding, as the inverse of `TextDecoder`. */
export function encode(text: string, encoding: string): Uint8Array {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, i) => i));
  return Uint8Array.from(text, (letter) => table.indexOf(letter));
}
