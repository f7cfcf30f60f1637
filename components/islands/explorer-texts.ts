import type { HourLimit, SizeClass, SortKey } from '@/lib/records/islands/rules';
import type { Character } from '@/lib/records/islands/schema';

export interface Option<V> {
  value: V;
  label: string;
  /** Explanation of the label, for example the limits of a size. */
  hint?: string | undefined;
}

/** Texts of the filters on /islands, in the page's language. */
export interface ExplorerTexts {
  title: string;
  label: string;
  /** Announcements of the live region for 0, 1, 2 … matching islands. */
  counts: readonly string[];
  filters: string;
  size: string;
  sizes: readonly Option<SizeClass | undefined>[];
  hours: string;
  hourLimits: readonly Option<HourLimit | undefined>[];
  airport: string;
  airportOnly: string;
  character: string;
  characters: readonly Option<Character>[];
  sort: string;
  sorts: readonly Option<SortKey>[];
  reset: string;
  emptyTitle: string;
  emptyText: string;
  note: string;
}
