/** Address of a backend, and the folder in which it stores everything. */
export interface Place {
  readonly url: string;
  readonly folder: string;
}

/** An action that is repeated until the backend dies, and the check to run afterwards. */
export interface Action {
  readonly name: string;
  /** Runs before anything is killed. */
  prepare(place: Place): Promise<void>;
  /** Performs the action once; throws when the backend is gone. */
  once(place: Place): Promise<void>;
  /** Problems after the next start. */
  check(place: Place): Promise<string[]>;
}

export function expectOk(status: number, body: string) {
  if (status >= 300) throw new Error(`refused with ${status}: ${body.slice(0, 200)}`);
}
