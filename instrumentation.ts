/** Reads the variables when the server starts: one that is wrong ends it there, with its name. */
export async function register() {
  // Written out for the bundler, which leaves the import out of what runs on the edge.
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('./lib/env');
}
