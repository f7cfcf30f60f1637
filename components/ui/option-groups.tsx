'use client';

/** Values with what they are called. */
export type Options = readonly (readonly [value: string, name: string])[];

interface OptionGroupsProps {
  /** Stand above the groups. */
  first?: Options;
  groups: readonly (readonly [label: string, options: Options])[];
}

/** Options of a long choice. A leaf, so that they are sent as data and markup rather than as markup twice. */
export function OptionGroups({ first = [], groups }: OptionGroupsProps) {
  return (
    <>
      {first.map(option)}
      {groups.map(([label, options]) =>
        options.length > 0 ? (
          <optgroup key={label} label={label}>
            {options.map(option)}
          </optgroup>
        ) : null,
      )}
    </>
  );
}

const option = ([value, name]: Options[number]) => (
  <option key={value} value={value}>
    {name}
  </option>
);
