import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { chartOf } from './charts';
import { bareName } from './names';

/** Name of an island as written on a chart. */
export function islandName(slug: IslandSlug, locale: Locale): string {
  return bareName(chartOf(slug).name[locale]);
}

/** Islands in order as one line: `Paros → Naxos → Ios`. */
export function orderLine(order: readonly IslandSlug[], locale: Locale): string {
  return order.map((slug) => islandName(slug, locale)).join(' → ');
}
