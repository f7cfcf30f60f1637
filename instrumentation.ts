/** Reads the variables when the server starts: one that is wrong ends it there, with its name. */
export async function register() {
  await import('./lib/env');
}
