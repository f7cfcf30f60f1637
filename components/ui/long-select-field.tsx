'use client';

import { SelectField } from './field';

/** Values with what they are called. */
export type Options = readonly (readonly [value: string, name: string])[];

interface LongSelectFieldProps {
  id: string;
  name: string;
  label: string;
  /** The option that is chosen at first. */
  value?: string | undefined;
  error?: string | undefined;
  /** Stand above the groups. */
  first?: Options;
  groups: readonly (readonly [label: string, options: Options])[];
}

/**
 * A labelled choice from a long list. A client component, because React sends one as short props, and a server component
 * as its whole markup a second time: a page of results has hundreds of options.
 */
export function LongSelectField({ value, first = [], groups, ...field }: LongSelectFieldProps) {
  return (
    // A new address may choose another option: React leaves a default as it was.
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
