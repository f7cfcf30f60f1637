/** Something wrong in a feed, named so that its publisher can find it. */
export interface Fault {
  readonly file: string;
  /** Line of the file, the header being line 1; absent where the whole file is meant. */
  readonly line?: number;
  readonly field?: string;
  readonly message: string;
}

/** Enough to see what is wrong with a feed; a list of a million rows would only fill the memory. */
const keptFaults = 200;

/** Thrown inside the reader where a feed as a whole cannot be used. */
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

  /** All faults in the order found; past the first 200 a last one says how many more there are. */
  list(): Fault[] {
    const more = this.#total - this.#kept.length;
    if (more === 0) return [...this.#kept];
    return [...this.#kept, { file: 'feed', message: `${more} more faults` }];
  }
}
