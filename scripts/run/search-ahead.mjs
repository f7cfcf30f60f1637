/** What a start has to do first: feed, weather, the pages somebody waits for. */
const afterMs = 10_000;
const pages = ['/search?q=naxos', '/el/search?q=naxos'];

/**
 * Searches once in each language, one after the other, when a server has started: the index of all texts is made by
 * the first search of a process, for which a visitor would wait seconds. It is made in small pieces, between which
 * others are answered. A search that fails is nobody's loss.
 */
export function searchAhead(origin) {
  const searching = setTimeout(async () => {
    for (const page of pages) {
      const response = await fetch(`${origin}${page}`).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
    }
  }, afterMs);
  searching.unref();
}
