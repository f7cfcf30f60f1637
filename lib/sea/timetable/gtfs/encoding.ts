/** Encoding of a file, named as for `TextDecoder`. */
export type Encoding = 'utf-8' | 'windows-1253' | 'iso-8859-7' | 'windows-1252';

/** Counts features that distinguish encodings, byte by byte. */
export class EncodingCounts {
  /** Valid multibyte characters of UTF-8, and bytes invalid in UTF-8. */
  #multibyte = 0;
  #invalid = 0;
  /** Number of continuation bytes still expected. */
  #pending = 0;
  #last = 0;
  /** High bytes after another high byte, and Latin letters after a high byte. */
  #beside = { high: 0, latin: 0 };
  /**
   * Bytes that are punctuation in Windows-1253 and unused in ISO-8859-7; the byte of Ά in each of
   * the two.
   */
  #punctuation = 0;
  #windowsAlpha = 0;
  #isoAlpha = 0;
  /** Line of the first byte that is not valid UTF-8. */
  #invalidLine: number | undefined;

  /** Adds a byte above 127, or the byte after one, at `line`. */
  add(byte: number, line: number): void {
    if (this.#pending > 0) {
      if (byte >= 0x80 && byte < 0xc0) {
        this.#pending -= 1;
        if (this.#pending === 0) this.#multibyte += 1;
      } else {
        this.#wrong(line);
        this.#pending = 0;
        this.#begin(byte, line);
      }
    } else {
      this.#begin(byte, line);
    }
    if (byte >= 0x80) {
      if (byte < 0xa0) this.#punctuation += 1;
      else if (byte === 0xa2) this.#windowsAlpha += 1;
      else if (byte === 0xb6) this.#isoAlpha += 1;
    }
    if (this.#last >= 0xb5) {
      if (byte >= 0xb5) this.#beside.high += 1;
      else if (isLatin(byte)) this.#beside.latin += 1;
    }
    this.#last = byte;
  }

  /** True if the next byte has to be added even if it is ASCII. */
  get expects(): boolean {
    return this.#last >= 0x80;
  }

  #begin(byte: number, line: number): void {
    if (byte < 0x80) return;
    if (byte >= 0xc2 && byte < 0xe0) this.#pending = 1;
    else if (byte >= 0xe0 && byte < 0xf0) this.#pending = 2;
    else if (byte >= 0xf0 && byte < 0xf5) this.#pending = 3;
    else this.#wrong(line);
  }

  #wrong(line: number): void {
    this.#invalid += 1;
    this.#invalidLine ??= line;
  }

  /**
   * Guesses the encoding. It is UTF-8 unless invalid bytes prevail. Otherwise Greek has runs of
   * high bytes, while Western languages mix single ones with Latin letters. Of the two Greek
   * encodings, Windows-1253 has curly quotes and dashes, and encodes Ά differently from ISO-8859-7.
   */
  encoding(): Encoding {
    if (this.#invalid === 0 || this.#multibyte > this.#invalid) return 'utf-8';
    if (this.#beside.latin > this.#beside.high) return 'windows-1252';
    if (this.#punctuation > 0 || this.#windowsAlpha >= this.#isoAlpha) return 'windows-1253';
    return 'iso-8859-7';
  }

  /** Line of the first invalid byte in a file that is otherwise UTF-8. */
  brokenLine(): number | undefined {
    return this.encoding() === 'utf-8' ? this.#invalidLine : undefined;
  }
}

function isLatin(byte: number): boolean {
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}
