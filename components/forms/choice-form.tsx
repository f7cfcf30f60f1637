'use client';

import { buttonClass } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';

/** A value of the address and its words. A tuple, because there may be a hundred. */
export type ChoiceOption = readonly [value: string, words: string];

export type ChoiceGroup = readonly [label: string, options: readonly ChoiceOption[]];

/** A list one thing can be chosen from. */
export interface Choice {
  /** Of the parameter. */
  readonly name: string;
  readonly label: string;
  /** Selected value; empty for none. */
  readonly value: string;
  /** Words for nothing in particular. */
  readonly any: string;
  readonly options?: readonly ChoiceOption[];
  /** Options under headings. */
  readonly groups?: readonly ChoiceGroup[];
}

interface ChoiceFormProps {
  /** Full address of the page, which the form asks, and which has nothing chosen. */
  here: string;
  choices: readonly Choice[];
  texts: { readonly apply: string; readonly clear: string };
}

/**
 * A few lists to choose from: a plain form, so that what is chosen stands in the address. In the browser only so that
 * its options are not sent a second time, for hydration.
 */
export function ChoiceForm({ here, choices, texts }: ChoiceFormProps) {
  return (
    <form action={here} className="grid gap-4 sm:max-lg:grid-cols-3">
      {choices.map(({ name, label, value, any, options = [], groups = [] }) => (
        <SelectField
          key={name}
          id={`filter-${name}`}
          name={name}
          label={label}
          defaultValue={value}
        >
          <option value="">{any}</option>
          <Options options={options} />
          {groups.map(([heading, grouped]) => (
            <optgroup key={heading} label={heading}>
              <Options options={grouped} />
            </optgroup>
          ))}
        </SelectField>
      ))}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('primary')}>
          {texts.apply}
        </button>
        {choices.some(({ value }) => value) ? (
          <a href={here} className={buttonClass('quiet')}>
            {texts.clear}
          </a>
        ) : null}
      </div>
    </form>
  );
}

const Options = ({ options }: { options: readonly ChoiceOption[] }) =>
  options.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
