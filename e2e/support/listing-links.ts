import { splitLocale } from '../../lib/foundation/i18n/paths';
import { findRoute } from '../../lib/platform/routes/find';
import { testBackend, testBackendUrl } from '../../tools/test/test-settings.mjs';

const tables = ['hotels', 'activities', 'vehicles'] as const;

/** Interval at which listings of a kind are read as pages: all share one template and one table. */
const every = 9;

async function publishedSlugs(table: string): Promise<string[]> {
  const answer = await fetch(`${testBackendUrl}/rest/v1/${table}?select=slug&order=slug`, {
    headers: { apikey: testBackend.keys.EMBEDDED_PUBLISHABLE_KEY },
  });
  const rows: { slug: string }[] = await answer.json();
  return rows.map(({ slug }) => slug);
}

/**
 * Returns a function that tells whether a link to a listing need not be followed, because the table
 * has it and a similar page is read anyway. Listings that are missing in the table, and every ninth
 * of those in it, are followed like any other link.
 */
export async function listingsKnown(): Promise<(url: URL) => boolean> {
  const slugs = await Promise.all(tables.map(publishedSlugs));
  const skipped = new Set(
    slugs.flatMap((own, at) =>
      own.filter((_, index) => index % every > 0).map((slug) => `${tables[at]}/${slug}`),
    ),
  );
  return ({ pathname }) => {
    const { path } = splitLocale(pathname);
    const slugsOf = findRoute(path)?.route.slugs;
    if (!slugsOf || !('table' in slugsOf)) return false;
    return skipped.has(`${slugsOf.table}/${path.split('/').at(-1)}`);
  };
}
