import 'server-only';
import Bowser from 'bowser';

/** Names of a browser and its system; undefined when unknown. */
interface BrowserName {
  browser: string | undefined;
  system: string | undefined;
}

/**
 * Browser and system from the User-Agent, which anyone can forge: for display only, never for
 * decisions.
 */
export function browserName(userAgent: string | null): BrowserName {
  // An empty text makes the library throw.
  if (!userAgent?.trim()) return { browser: undefined, system: undefined };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || undefined, system: os.name || undefined };
}
