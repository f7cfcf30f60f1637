'use client';

import { buttonClass } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';

/** Query value and label. A tuple, because there may be a hundred. */
export type ChoiceOption = readonly [value: string, words: string];

export type ChoiceGroup = readonly [label: string, options: readonly ChoiceOption[]];

/** A select of a filter form. */
export interface Choice {
  /** Name of the query parameter. */
  readonly name: string;
  readonly label: string;
  /** Selected value; empty for none. */
  readonly value: string;
  /** Label of the empty option. */
  readonly any: string;
  readonly options?: readonly ChoiceOption[];
  /** Options in groups with headings. */
  readonly groups?: readonly ChoiceGroup[];
}

interface ChoiceFormProps {
  /** URL of the page without filters: target of the form and of the reset link. */
  here: string;
  choices: readonly Choice[];
  texts: { readonly apply: string; readonly clear: string };
}

/**
 * Filter form of selects, submitted by GET. A client component so that its options are not sent a
 * second time for hydration.
 */
export function ChoiceForm({ here, choices, texts }: ChoiceFormProps) {
  return (
    <form
      action={here}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[22rem]:max-sm:grid-cols-2 min-[22rem]:max-sm:*:first:col-span-2 sm:max-lg:grid-cols-3"
    >
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
      <div className="flex flex-wrap gap-2 min-[22rem]:max-sm:col-span-2">
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
