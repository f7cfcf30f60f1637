'use client';

import { SelectField } from './field';

/** Option values with their labels. */
export type Options = readonly (readonly [value: string, name: string])[];

interface LongSelectFieldProps {
  id: string;
  name: string;
  label: string;
  /** Initially selected value. */
  value?: string | undefined;
  error?: string | undefined;
  /** Options above the groups. */
  first?: Options;
  groups: readonly (readonly [label: string, options: Options])[];
}

/**
 * Select with a long list of options. A client component, because React repeats its short props
 * after the HTML, but the whole markup of a server component: a page of results has hundreds of
 * options.
 */
export function LongSelectField({ value, first = [], groups, ...field }: LongSelectFieldProps) {
  return (
    // React does not update a default value; the new key selects the value of a new URL.
    <SelectField key={value} {...field} defaultValue={value}>
      <OptionList options={first} />
      {groups
        .filter(([, options]) => options.length > 0)
        .map(([label, options]) => (
          <optgroup key={label} label={label}>
            <OptionList options={options} />
          </optgroup>
        ))}
    </SelectField>
  );
}

const OptionList = ({ options }: { options: Options }) =>
  options.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
