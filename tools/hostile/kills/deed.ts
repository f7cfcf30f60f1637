/** Where a backend answers, and the folder in which it keeps everything. */
export interface Place {
  readonly url: string;
  readonly folder: string;
}

/** What is done until the backend dies, and what must be true of it afterwards. */
export interface Deed {
  readonly name: string;
  /** Made ready while nothing is killed yet. */
  prepare(place: Place): Promise<void>;
  /** One deed, one after the other; fails when the backend is gone. */
  once(place: Place): Promise<void>;
  /** What is wrong after the next start. */
  check(place: Place): Promise<string[]>;
}

export function expectOk(status: number, body: string) {
  if (status >= 300) throw new Error(`refused with ${status}: ${body.slice(0, 200)}`);
}
