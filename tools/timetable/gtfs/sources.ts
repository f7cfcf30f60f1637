import type { Typical } from '../tables/typical.ts';
import { gtfsText } from './csv.ts';

const label = 'Cyclades Compass: typical pattern of sailings, not a schedule';

/**
 * A page or a site at the start of a source: `https://a.gr/b`, or `a.gr 2024-11-18 (order of
 * ports)`.
 */
const address = /^(?:https?:\/\/\S+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?(?=\s|$))/;

/**
 * Distinct pages and sites named in the tables, in order; semicolons separate them within a cell.
 */
function pagesOf(typical: Typical): readonly string[] {
  const pages = [
    ...typical.operators.values(),
    ...typical.vessels.values(),
    ...typical.ports.values(),
    ...typical.lines.values(),
    ...typical.fares,
  ].flatMap(({ source }) =>
    source.split(';').flatMap((part) => {
      const [page] = address.exec(part.trim()) ?? [];
      return page ? [page.startsWith('http') ? page : `https://${page}`] : [];
    }),
  );
  return [...new Set(pages)].sort();
}

/** `attributions.txt`: a description of the feed, and the pages it is based on. */
export function attributionsFile(typical: Typical): string {
  return gtfsText(
    ['attribution_id', 'organization_name', 'is_producer', 'attribution_url'],
    [
      ['typical', label, 1, ''],
      ...pagesOf(typical).map((page, index) => [
        `source-${index + 1}`,
        new URL(page).host,
        1,
        page,
      ]),
    ],
  );
}
