/** Messages of bundler and browsers for a script or style sheet of the site that could not be loaded. */
const messages = [
  /^Failed to load chunk\b/,
  /^Loading (?:CSS )?chunk \S+ failed/,
  /dynamically imported module/,
  /^Importing a module script failed/,
];

/**
 * Tests whether an error means that a script of the site could not be loaded: the connection failed, or the page is
 * older than the release that the server runs now. Its message names only a file.
 */
export function isMissingScript(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, message } = error as Record<string, unknown>;
  if (name === 'ChunkLoadError') return true;
  return typeof message === 'string' && messages.some((pattern) => pattern.test(message));
}

interface Tab {
  location: { href: string };
  navigator: { onLine: boolean };
  performance: { getEntriesByType: (type: 'navigation') => readonly { name: string }[] };
}

/**
 * Tests whether loading the page again may help: with a connection, and unless exactly this address was the last thing
 * to be reloaded here.
 */
export function mayHelpToReload({ location, navigator, performance }: Tab): boolean {
  const [visit] = performance.getEntriesByType('navigation') as { name: string; type?: string }[];
  const isReloaded = visit?.type === 'reload' && visit.name === location.href.split('#')[0];
  return navigator.onLine && !isReloaded;
}
