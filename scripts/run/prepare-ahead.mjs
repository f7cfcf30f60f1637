/** What a start has to do first: feed, weather, the pages somebody waits for. */
const afterMs = 10_000;
const pages = ['/search?q=naxos', '/el/search?q=naxos'];
const planner = '/trip-planner-legacy';

/**
 * Does what the first visitors after a start would wait for, one after the other; what fails is nobody's loss.
 *
 * A search in each language: the first search of a process makes the index of all texts, in small pieces, between which
 * others are answered. Then the first of the tours that the planner offers: by it the threads that solve are started,
 * and while they have nothing else to do they look at the legs of other plans (ADR 44).
 *
 * @param {string} origin where this site answers
 */
export async function prepareNow(origin) {
  const ask = async (path) => {
    const response = await fetch(`${origin}${path}`);
    return response.text();
  };
  for (const page of pages) await ask(page).catch(() => undefined);
  const offered = await ask(planner).catch(() => '');
  const tour = offered.match(/href="(\/trip-planner-legacy\?[^"#]+)/)?.[1];
  if (tour) await ask(tour.replaceAll('&amp;', '&')).catch(() => undefined);
}

/** {@link prepareNow}, when a server that has just started is past the worst. */
export function prepareAhead(origin) {
  setTimeout(() => prepareNow(origin), afterMs).unref();
}
