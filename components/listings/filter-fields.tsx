'use client';

import { roving } from '@/components/forms/roving';

/** Option of a filter with its count. A tuple, because a page has a hundred of them. */
export type FilterOption = readonly [value: string, words: string, count: number, chosen: 0 | 1];

export interface FilterGroup {
  readonly name: string;
  readonly label: string;
  /** True if only one value can be chosen: rendered as a select. */
  readonly isOne: boolean;
  readonly options: readonly FilterOption[];
  /** Number of chosen values as text; empty for none. */
  readonly chosen: string;
}

interface FilterFieldsProps {
  groups: readonly FilterGroup[];
  /** Label of the empty option of a select. */
  any: string;
  /** Keyboard hint for moving inside a group. */
  keysHint: string;
  /** True if the groups are unfolded although nothing is chosen in them. */
  isOpen?: boolean;
}

/**
 * Filters with their counts. A client component, so that its markup is not sent a second time for
 * hydration.
 */
export function FilterFields({ groups, any, keysHint, isOpen = false }: FilterFieldsProps) {
  return groups.map((group) =>
    group.isOne ? (
      <label key={group.name} className="filter-one">
        <span>{group.label}</span>
        <select name={group.name} defaultValue={chosenOf(group)}>
          <option value="">{any}</option>
          {group.options.map(([value, words, count]) => (
            <option key={value} value={value}>
              {`${words} (${count})`}
            </option>
          ))}
        </select>
      </label>
    ) : (
      <details key={group.name} className="filter-many" open={isOpen || group.chosen !== ''}>
        <summary>
          {group.label}
          {group.chosen ? <b>{group.chosen}</b> : null}
        </summary>
        <fieldset {...roving('input')}>
          <legend className="sr-only">{group.label}</legend>
          {group.options.map(([value, words, count, chosen]) => (
            <label key={value}>
              <input
                type="checkbox"
                name={group.name}
                value={value}
                defaultChecked={chosen === 1}
              />
              <span>{words}</span>
              <i>{count}</i>
            </label>
          ))}
          <p className="keys-hint">{keysHint}</p>
        </fieldset>
      </details>
    ),
  );
}

const chosenOf = ({ options }: FilterGroup) =>
  options.find(([, , , chosen]) => chosen === 1)?.[0] ?? '';
