import { getTranslations } from 'next-intl/server';
import { Tick } from '@/components/ui/choice-group';
import { Field } from '@/components/ui/field';
import { vesselKinds } from '@/lib/timetable/types';

/** What was asked of boats, as a form shows it again. */
export interface BoatWishValues {
  readonly kinds: readonly string[];
  readonly direct: boolean;
  /** Times of the day, `HH:MM`. */
  readonly after: string | undefined;
  readonly before: string | undefined;
  /** Hours between two boats. */
  readonly maxWait: string | number | undefined;
  /** Hours of the whole way. */
  readonly maxHours: string | number | undefined;
  /** Euros an adult pays. */
  readonly maxPrice: string | number | undefined;
}

/** A number that is a limit. */
const most = { type: 'number', inputMode: 'decimal', min: 1, step: 'any' } as const;

interface BoatWishesProps {
  values: BoatWishValues;
  /** What is wrong, by the parameter's name. */
  errors?: Readonly<Record<string, string | undefined>>;
  /** The hours that a longest wait may have. */
  wait: { readonly min: number; readonly max?: number };
  /** What the ids of the fields begin with. */
  prefix?: string;
  /** Classes of the fields below the ticks, which say how many stand side by side. */
  className: string;
}

/** What every boat of an answer has to be: the same fields for a search and for a tour. */
export async function BoatWishes(props: BoatWishesProps) {
  const { values, errors = {}, wait, prefix = '', className } = props;
  const t = await getTranslations('ferries.boats');
  const kinds = await getTranslations('ferries.vesselKinds');
  const field = (name: string) => ({ id: prefix + name, name, error: errors[name] });
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="font-ui text-sm font-medium">{t('kinds')}</legend>
        <div className="mt-1 border-b border-rule">
          {vesselKinds.map((kind) => (
            <Tick
              key={kind}
              name="kind"
              value={kind}
              label={kinds(kind)}
              checked={values.kinds.includes(kind)}
            />
          ))}
          <Tick name="direct" value="1" label={t('direct')} checked={values.direct} />
        </div>
      </fieldset>
      <div className={className}>
        <Field {...field('after')} type="time" label={t('after')} defaultValue={values.after} />
        <Field {...field('before')} type="time" label={t('before')} defaultValue={values.before} />
        <div className="col-span-full">
          <Field
            {...field('max-wait')}
            {...wait}
            type="number"
            inputMode="decimal"
            step="any"
            label={t('maxWait')}
            defaultValue={values.maxWait}
          />
        </div>
        <Field
          {...field('max-hours')}
          {...most}
          label={t('maxHours')}
          defaultValue={values.maxHours}
        />
        <Field
          {...field('max-price')}
          {...most}
          label={t('maxPrice')}
          defaultValue={values.maxPrice}
        />
      </div>
    </>
  );
}
