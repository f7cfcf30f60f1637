import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import type { DayRange } from '@/lib/ferries/search/crossing-days';
import { maxPassengers } from '@/lib/ferries/search/parameters';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { routes } from '@/lib/routes/register';
import { isDate } from '@/lib/time/days';
import type { Network } from '@/lib/timetable/network';
import { vehicles } from '@/lib/timetable/types';
import { PortOptions } from './port-options';
import { SwapPorts } from './swap-ports';

type FormField =
  | 'from'
  | 'to'
  | 'date'
  | 'return'
  | 'passengers'
  | 'children'
  | 'vehicle'
  | 'class';

interface SearchFormProps {
  locale: Locale;
  network: Pick<Network, 'ports' | 'stations' | 'fareClasses'>;
  /** Days for which one can search. */
  open: DayRange;
  /** What was asked before, as it was written. */
  values?: Partial<Record<FormField, string>>;
  /** What is wrong with it, by field. */
  errors?: Readonly<Record<string, string>>;
  /** Parameters that stay as they are. */
  kept?: readonly (readonly [string, string])[];
}

/** A browser drops from a date field what is no date; a text field keeps it for mending. */
const dateType = (value: string) => (value === '' || isDate(value) ? 'date' : 'text');

/** Two places, a day, a party: leads to the results, with or without JavaScript. */
export async function SearchForm({
  locale,
  network,
  open,
  values = {},
  errors = {},
  kept = [],
}: SearchFormProps) {
  const t = await getTranslations('ferryTickets.form');
  const { first, last } = open;
  const { date = '' } = values;
  // No way back before the way out.
  const earliest = { date: first, return: isDate(date) && date > first ? date : first };
  const hint = t('dateHint', { start: formatDate(first, locale), end: formatDate(last, locale) });
  const port = (name: 'from' | 'to') => {
    const value = values[name] ?? '';
    const listed = network.stations.has(value) || network.ports.has(value) || value === '';
    return (
      <SelectField
        id={`ferry-${name}`}
        name={name}
        label={t(name)}
        defaultValue={value}
        error={errors[name]}
      >
        <PortOptions locale={locale} network={network} stray={listed ? undefined : value} />
      </SelectField>
    );
  };
  return (
    <form
      action={localizePath(routes.ferryTicketsSearch, locale)}
      aria-label={t('label')}
      noValidate
      className="border border-ink bg-sheet p-1"
    >
      <div className="border border-rule px-4 py-5 sm:px-6">
        <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[1fr_auto_1fr]">
          {port('from')}
          <div className="-my-2 justify-self-end sm:my-0 sm:pt-[1.7rem]">
            <SwapPorts label={t('swap')} />
          </div>
          {port('to')}
        </div>
        <div className="mt-4 grid items-start gap-x-3 gap-y-4 sm:grid-cols-2 lg:grid-cols-5">
          {(['date', 'return'] as const).map((name) => (
            <Field
              key={name}
              id={`ferry-${name}`}
              name={name}
              label={t(name)}
              type={dateType(values[name] ?? '')}
              defaultValue={values[name]}
              error={errors[name]}
              min={earliest[name]}
              max={last}
            />
          ))}
          <Field
            id="ferry-passengers"
            name="passengers"
            label={t('passengers')}
            type="number"
            inputMode="numeric"
            min={1}
            max={maxPassengers}
            defaultValue={values.passengers ?? '1'}
            error={errors.passengers}
          />
          <Field
            id="ferry-children"
            name="children"
            label={t('children')}
            type="number"
            inputMode="numeric"
            min={0}
            max={maxPassengers - 1}
            defaultValue={values.children ?? '0'}
            error={errors.children}
          />
          <SelectField
            id="ferry-vehicle"
            name="vehicle"
            label={t('vehicle')}
            defaultValue={values.vehicle}
            error={errors.vehicle}
          >
            <option value="">{t('vehicles.none')}</option>
            {vehicles.map((vehicle) => (
              <option key={vehicle} value={vehicle}>
                {t(`vehicles.${vehicle}`)}
              </option>
            ))}
          </SelectField>
          {network.fareClasses.length > 0 ? (
            <SelectField
              id="ferry-class"
              name="class"
              label={t('class')}
              defaultValue={values.class}
              error={errors.class}
            >
              <option value="">{t('anyClass')}</option>
              {network.fareClasses.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
          ) : null}
        </div>
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <button type="submit" className={buttonClass('primary', 'max-sm:w-full')}>
            {t('submit')}
          </button>
          <p className="measure font-ui text-sm text-ink-2">
            {hint}. {t('adultsOnly')}
          </p>
        </div>
      </div>
    </form>
  );
}
