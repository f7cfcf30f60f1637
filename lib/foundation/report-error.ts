/**
 * Reports a handled error in the browser's console. Nothing is sent to the server, which sees its
 * own errors. No other browser code writes to the console.
 *
 * @param where name of the failed activity, e.g. `Session`
 */
export function reportError(where: string, error: unknown): void {
  console.error(`${where}:`, error);
}
