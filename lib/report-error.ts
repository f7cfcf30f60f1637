/**
 * Says in the browser's console what failed and was got over. Nothing is sent anywhere: what the server should
 * know it sees itself. The one place of the browser's code that writes there.
 *
 * @param where what was being done, e.g. `Session`
 */
export function reportError(where: string, error: unknown): void {
  console.error(`${where}:`, error);
}
