/** Fault in a feed, described so that its publisher can find it. */
export interface Fault {
  readonly file: string;
  /** Line of the file, counting the header as 1; absent for the whole file. */
  readonly line?: number;
  readonly field?: string;
  readonly message: string;
}

/**
 * Maximum number of faults kept. They suffice to fix a feed, and a million would fill the memory.
 */
const keptFaults = 200;

/** Thrown in the reader if a feed cannot be used at all. */
export class Refusal extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`${fault.file}: ${fault.message}`);
    this.fault = fault;
  }
}

/** Collects the faults of one feed. */
export class Faults {
  readonly #kept: Fault[] = [];
  #total = 0;

  add(file: string, message: string, line?: number, field?: string): void {
    this.#total += 1;
    if (this.#kept.length >= keptFaults) return;
    this.#kept.push({
      file,
      message,
      ...(line === undefined ? {} : { line }),
      ...(field === undefined ? {} : { field }),
    });
  }

  /**
   * Returns the faults in the order found. If there were more than 200, a last entry counts the
   * rest.
   */
  list(): Fault[] {
    const more = this.#total - this.#kept.length;
    if (more === 0) return [...this.#kept];
    return [...this.#kept, { file: 'feed', message: `${more} more faults` }];
  }
}
