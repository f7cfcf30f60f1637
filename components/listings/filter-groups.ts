import { filtersOf } from '@/lib/booking/listings/filters';
import type { ListingPage } from '@/lib/booking/listings/page-of-listings';
import { chosenOf, type ListingSearch } from '@/lib/booking/listings/search';
import type { FilterGroup, FilterOption } from './filter-fields';
import type { FilterWords } from './filter-words';

/** Filters whose options are sorted by name. */
const byName = new Set(['island', 'language']);

/**
 * Returns the filters of a kind with their options and counts. Omits options without results unless
 * they are chosen; offers all if there are no counts.
 */
export function filterGroups(
  search: ListingSearch,
  counts: ListingPage<unknown>['counts'] | undefined,
  words: FilterWords,
): FilterGroup[] {
  return filtersOf(search.kind).flatMap(([name, { mode, values }]) => {
    const chosen = chosenOf(search, name);
    const options = values.flatMap((value): FilterOption[] => {
      const isChosen = chosen.includes(value);
      const count = counts?.[name]?.[value] ?? 0;
      if (counts && count === 0 && !isChosen) return [];
      return [[value, words.value(name, value), count, isChosen ? 1 : 0]];
    });
    if (options.length === 0) return [];
    const sorted = byName.has(name)
      ? options.toSorted(([, a], [, b]) => a.localeCompare(b))
      : options;
    const isOne = mode === 'one';
    return [
      {
        name,
        label: words.name(name),
        isOne,
        options: sorted,
        chosen: isOne || chosen.length === 0 ? '' : String(chosen.length),
      },
    ];
  });
}
