import { Tick } from '@/components/ui/choice-group';
import { Field } from '@/components/ui/field';

/** Requirements for ferries, as submitted. */
interface BoatWishValues {
  readonly kinds: readonly string[];
  readonly direct: boolean;
  /** Departure times, `HH:MM`. */
  readonly after: string | undefined;
  readonly before: string | undefined;
  /** Hours between two ferries. */
  readonly maxWait: string | number | undefined;
  /** Hours of the whole journey. */
  readonly maxHours: string | number | undefined;
  /** Euros per adult. */
  readonly maxPrice: string | number | undefined;
}

/**
 * Returns the input type for a value. Browsers clear invalid text in a time or number field; a text
 * field keeps it so that the visitor can correct it.
 */
const typeOf = {
  time: (value = '') => (value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? 'time' : 'text'),
  number: (value: string | number = '') => (Number.isFinite(Number(value)) ? 'number' : 'text'),
};

/** Attributes of a field for a limit. */
const most = { inputMode: 'decimal', min: 1, step: 'any' } as const;

type Wish = 'kinds' | 'direct' | 'after' | 'before' | 'maxWait' | 'maxHours' | 'maxPrice';

export interface BoatWishFieldsProps {
  words: Readonly<Record<Wish, string>>;
  /** Vessel types with their labels. */
  kinds: readonly (readonly [kind: string, name: string])[];
  values: BoatWishValues;
  /** Error messages by parameter name. */
  errors?: Readonly<Record<string, string | undefined>>;
  /** Range of the longest wait in hours. */
  wait: { readonly min: number; readonly max?: number };
  /** Prefix of the fields' ids. */
  prefix?: string;
  /** Classes of the fields below the checkboxes, which set the number of columns. */
  className: string;
}

/** Fields with requirements for every ferry, shared by search and planner. */
export function BoatWishFields(props: BoatWishFieldsProps) {
  const { words, kinds, values, errors = {}, wait, prefix = '', className } = props;
  const field = (name: string) => ({ id: prefix + name, name, error: errors[name] });
  const wrongTick = errors.kind ?? errors.direct;
  const wrongId = `${prefix}kind-error`;
  return (
    <>
      <fieldset className="min-w-0" aria-describedby={wrongTick ? wrongId : undefined}>
        <legend className="font-ui text-sm font-medium">{words.kinds}</legend>
        <div className="mt-1 border-b border-rule">
          {kinds.map(([kind, name]) => (
            <Tick
              key={kind}
              name="kind"
              value={kind}
              label={name}
              checked={values.kinds.includes(kind)}
            />
          ))}
          <Tick name="direct" value="1" label={words.direct} checked={values.direct} />
        </div>
        {wrongTick ? (
          <p id={wrongId} className="mt-1 font-ui text-sm font-medium text-bad">
            {wrongTick}
          </p>
        ) : null}
      </fieldset>
      <div className={className}>
        <Field
          {...field('after')}
          type={typeOf.time(values.after)}
          label={words.after}
          defaultValue={values.after}
        />
        <Field
          {...field('before')}
          type={typeOf.time(values.before)}
          label={words.before}
          defaultValue={values.before}
        />
        <div className="col-span-full">
          <Field
            {...field('max-wait')}
            {...wait}
            type={typeOf.number(values.maxWait)}
            inputMode="decimal"
            step="any"
            label={words.maxWait}
            defaultValue={values.maxWait}
          />
        </div>
        <Field
          {...field('max-hours')}
          {...most}
          type={typeOf.number(values.maxHours)}
          label={words.maxHours}
          defaultValue={values.maxHours}
        />
        <Field
          {...field('max-price')}
          {...most}
          type={typeOf.number(values.maxPrice)}
          label={words.maxPrice}
          defaultValue={values.maxPrice}
        />
      </div>
    </>
  );
}
