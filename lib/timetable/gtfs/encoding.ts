/** Encoding of a file, as `TextDecoder` names it. */
export type Encoding = 'utf-8' | 'windows-1253' | 'iso-8859-7' | 'windows-1252';

/** Counts what tells one encoding from another, byte by byte. */
export class EncodingCounts {
  /** Characters of several bytes as UTF-8 writes them, and bytes that UTF-8 does not have. */
  #multibyte = 0;
  #invalid = 0;
  /** Continuation bytes still to come. */
  #pending = 0;
  #last = 0;
  /** High bytes beside another one, and beside a Latin letter. */
  #beside = { high: 0, latin: 0 };
  /** Bytes that are punctuation in Windows-1253 and nothing in ISO-8859-7; Ά in one and in the other. */
  #punctuation = 0;
  #windowsAlpha = 0;
  #isoAlpha = 0;
  /** Line of the first byte that is no UTF-8. */
  #invalidLine: number | undefined;

  /** Takes a byte over 127, or any byte after one; `line` is where it stands. */
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

  /** True while the next byte matters even if it is plain ASCII. */
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
   * UTF-8 unless more is wrong than right in it. Then Greek stands in runs of high bytes, where Western languages mix
   * single ones with Latin letters; and of the two for Greek, Windows-1253 is the one with curly quotes and dashes,
   * and with Ά at another place than ISO-8859-7.
   */
  encoding(): Encoding {
    if (this.#invalid === 0 || this.#multibyte > this.#invalid) return 'utf-8';
    if (this.#beside.latin > this.#beside.high) return 'windows-1252';
    if (this.#punctuation > 0 || this.#windowsAlpha >= this.#isoAlpha) return 'windows-1253';
    return 'iso-8859-7';
  }

  /** Line of the first byte that is broken in a file that is UTF-8 otherwise. */
  brokenLine(): number | undefined {
    return this.encoding() === 'utf-8' ? this.#invalidLine : undefined;
  }
}

function isLatin(byte: number): boolean {
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}
