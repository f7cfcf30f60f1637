/** Fault in a feed, described so that its publisher can find it. */
export interface Fault {
  readonly file: string;
  /** Line of the file, counting the header as 1; absent for the whole file. */
  readonly line?: number;
  readonly field?: string;
  readonly message: string;
  /** Number of further faults of the same kind; absent if there are none. */
  readonly more?: number;
  /** Lines of the first of them. */
  readonly moreLines?: readonly number[];
}

/** Maximum number of kinds of faults kept, and of lines for each kind. */
const kept = { kinds: 200, lines: 5 };

/** Thrown in the reader if a feed cannot be used at all. */
export class Refusal extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`${fault.file}: ${fault.message}`);
    this.fault = fault;
  }
}

/** Number of faults, counting each one that a list only counts. */
export function countFaults(faults: readonly Fault[]): number {
  return faults.reduce((sum, { more = 0 }) => sum + 1 + more, 0);
}

/**
 * Collects the faults of one feed. Faults of rows that differ only in their values are one kind: the
 * first is kept and the others are counted.
 */
export class Faults {
  readonly #kinds = new Map<string, Fault & { more: number; moreLines: number[] }>();
  #left = 0;

  add(file: string, message: string, line?: number, field?: string): void {
    const key = [file, field, line === undefined ? message : withoutValues(message)].join('\n');
    const known = this.#kinds.get(key);
    if (known) {
      known.more += 1;
      if (line !== undefined && known.moreLines.length < kept.lines) known.moreLines.push(line);
      return;
    }
    if (this.#kinds.size >= kept.kinds) {
      this.#left += 1;
      return;
    }
    this.#kinds.set(key, {
      file,
      message,
      ...(line === undefined ? {} : { line }),
      ...(field === undefined ? {} : { field }),
      more: 0,
      moreLines: [],
    });
  }

  /**
   * Returns the kinds of faults in the order found. If there were more than 200 kinds, a last entry
   * counts the rest.
   */
  list(): Fault[] {
    const faults = [...this.#kinds.values()].map(({ more, moreLines, ...fault }) => ({
      ...fault,
      ...(more > 0 ? { more } : {}),
      ...(moreLines.length > 0 ? { moreLines: [...moreLines] } : {}),
    }));
    if (this.#left === 0) return faults;
    const more = this.#left > 1 ? { more: this.#left - 1 } : {};
    return [...faults, { file: 'feed', message: 'another fault', ...more }];
  }

  /** Returns the most frequent kind of fault in some files. */
  mostFrequent(files: readonly string[]): Fault | undefined {
    const found = this.list().filter(({ file }) => files.includes(file));
    return found.toSorted((a, b) => (b.more ?? 0) - (a.more ?? 0))[0];
  }
}

/** Replaces quoted values and numbers, in which faults of one kind differ. */
const withoutValues = (message: string) =>
  message.replaceAll(/“[^”]*”/g, '“”').replaceAll(/\d+/g, '0');
