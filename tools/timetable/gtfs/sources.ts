import type { Pattern } from '../tables/pattern.ts';
import { gtfsText } from './csv.ts';

const label = 'Cyclades Compass: typical pattern of sailings, not a schedule';

/** A page or a site at the start of a source: `https://a.gr/b`, or `a.gr 2024-11-18 (order of ports)`. */
const address = /^(?:https?:\/\/\S+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?(?=\s|$))/;

/** Pages and sites that the tables name, parted by semicolons within a cell; each once, in order. */
function pagesOf(pattern: Pattern): readonly string[] {
  const pages = [
    ...pattern.operators.values(),
    ...pattern.vessels.values(),
    ...pattern.ports.values(),
    ...pattern.lines.values(),
    ...pattern.fares,
  ].flatMap(({ source }) =>
    source.split(';').flatMap((part) => {
      const [page] = address.exec(part.trim()) ?? [];
      return page ? [page.startsWith('http') ? page : `https://${page}`] : [];
    }),
  );
  return [...new Set(pages)].sort();
}

/** `attributions.txt`: what the feed is, and the pages it was made from. */
export function attributionsFile(pattern: Pattern): string {
  return gtfsText(
    ['attribution_id', 'organization_name', 'is_producer', 'attribution_url'],
    [
      ['pattern', label, 1, ''],
      ...pagesOf(pattern).map((page, index) => [
        `source-${index + 1}`,
        new URL(page).host,
        1,
        page,
      ]),
    ],
  );
}
