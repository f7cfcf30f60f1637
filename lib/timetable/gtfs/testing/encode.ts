/** A text in an encoding of one byte a character: the inverse of what `TextDecoder` reads. */
export function encode(text: string, encoding: string): Uint8Array {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, i) => i));
  return Uint8Array.from(text, (letter) => table.indexOf(letter));
}
