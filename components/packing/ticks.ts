/** Data in local storage: ids of packed things, and the query of the last list. */
export interface KeptTicks {
  readonly packed: readonly string[];
  readonly last?: string;
}

const storageKey = 'packing-list';
const mostKept = 300;

export const noTicks: KeptTicks = { packed: [] };

/** Parses the stored ticks; invalid or outdated text counts as none. */
export function readTicks(text: string | null): KeptTicks {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (typeof kept !== 'object' || kept === null) return noTicks;
    const { packed, last } = kept as Record<string, unknown>;
    return {
      packed: Array.isArray(packed)
        ? packed.filter((id): id is string => typeof id === 'string').slice(0, mostKept)
        : [],
      ...(typeof last === 'string' && /^[\w=&%+.*-]{1,6000}$/.test(last) ? { last } : {}),
    };
  } catch {
    return noTicks;
  }
}

/** @throws if storage is blocked */
export const loadTicks = (): KeptTicks => readTicks(localStorage.getItem(storageKey));

/** @throws if storage is blocked or full */
export const storeTicks = (ticks: KeptTicks) =>
  localStorage.setItem(storageKey, JSON.stringify(ticks));
