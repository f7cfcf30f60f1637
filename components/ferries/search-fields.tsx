'use client';

import { buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { LongSelectField, type Options } from '@/components/ui/long-select-field';
import { isDate } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';

export type SearchField =
  | 'from'
  | 'to'
  | 'date'
  | 'return'
  | 'passengers'
  | 'children'
  | 'vehicle'
  | 'class';

interface SearchFieldsProps {
  labels: Readonly<Record<SearchField, string>>;
  /** Label of the button that swaps the ports. */
  swap: string;
  /** Values to start from, as entered. */
  values: Partial<Record<SearchField, string>>;
  /** Error messages by field. */
  errors: Readonly<Record<string, string>>;
  /** Options for each port; those in `first` precede the groups. */
  places: Readonly<
    Record<'from' | 'to', { first: Options; groups: readonly (readonly [string, Options])[] }>
  >;
  vehicles: Options;
  /** Empty if the feed has no fare classes. */
  classes: Options;
  /** First day each date field accepts, and the last day for both. */
  earliest: Readonly<Record<'date' | 'return', IsoDate>>;
  last: IsoDate;
  mostPassengers: number;
}

/** Browsers clear a date field whose value is not a date; a text field keeps it. */
const dateType = (value: string) => (value === '' || isDate(value) ? 'date' : 'text');

const numberType = (value = '') => (/^\d*$/.test(value) ? 'number' : 'text');

const option = ([value, name]: Options[number]) => (
  <option key={value} value={value}>
    {name}
  </option>
);

/**
 * Fields of {@link SearchForm}. Client boundary without children: they are sent as props and HTML,
 * not as markup twice.
 */
export function SearchFields(props: SearchFieldsProps) {
  const { swap, values, errors, places, vehicles, classes, earliest, last } = props;
  const field = (name: SearchField) => ({
    id: `ferry-${name}`,
    name,
    label: props.labels[name],
    error: errors[name],
  });
  const port = (name: 'from' | 'to') => (
    <LongSelectField {...field(name)} value={values[name] ?? ''} {...places[name]} />
  );
  return (
    <>
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[1fr_auto_1fr]">
        {port('from')}
        <div className="-my-2 justify-self-end sm:my-0 sm:pt-[1.7rem]">
          <SwapPorts label={swap} />
        </div>
        {port('to')}
      </div>
      <div className="mt-4 grid items-start gap-x-3 gap-y-4 min-[22rem]:grid-cols-2 lg:grid-cols-5">
        {(['date', 'return'] as const).map((name) => (
          <Field
            key={name}
            {...field(name)}
            type={dateType(values[name] ?? '')}
            defaultValue={values[name]}
            min={earliest[name]}
            max={last}
          />
        ))}
        <Field
          {...field('passengers')}
          type={numberType(values.passengers)}
          inputMode="numeric"
          min={1}
          max={props.mostPassengers}
          defaultValue={values.passengers ?? '1'}
        />
        <Field
          {...field('children')}
          type={numberType(values.children)}
          inputMode="numeric"
          min={0}
          max={props.mostPassengers - 1}
          defaultValue={values.children ?? '0'}
        />
        <SelectField {...field('vehicle')} defaultValue={values.vehicle}>
          {vehicles.map(option)}
        </SelectField>
        {classes.length > 0 ? (
          <SelectField {...field('class')} defaultValue={values.class}>
            {classes.map(option)}
          </SelectField>
        ) : null}
      </div>
    </>
  );
}

/** Button that swaps the two ports of its form. It needs JavaScript. */
function SwapPorts({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={buttonClass('secondary', 'size-11 px-0!')}
      onClick={({ currentTarget: { form } }) => {
        const [from, to] = ['from', 'to'].map((name) => form?.elements.namedItem(name));
        if (!(from instanceof HTMLSelectElement && to instanceof HTMLSelectElement)) return;
        [from.value, to.value] = [to.value, from.value];
      }}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4" />
      </svg>
    </button>
  );
}
