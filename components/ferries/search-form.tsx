import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { isDate } from '@/lib/foundation/time/days';
import { routes } from '@/lib/platform/routes/register';
import type { DayRange } from '@/lib/sea/ferries/search/crossing-days';
import { maxPassengers } from '@/lib/sea/ferries/search/parameters';
import type { Network } from '@/lib/sea/timetable/network';
import { vehicles } from '@/lib/sea/timetable/types';
import { portOptions, withWritten } from './port-options';
import { type SearchField, SearchFields } from './search-fields';

/** Id of the answer to a search, which takes the focus after a form is sent. */
export const boatsId = 'boats-1';

interface SearchFormProps {
  locale: Locale;
  network: Pick<Network, 'ports' | 'stations' | 'fareClasses'>;
  /** First and last day the search accepts. */
  open: DayRange;
  /** Values to start from, as entered. */
  values?: Partial<Record<SearchField, string>>;
  /** Error messages by field. */
  errors?: Readonly<Record<string, string>>;
  /** Further fields of an invalid search, below the main ones. */
  children?: ReactNode;
  /** Parameters kept in hidden fields. */
  kept?: readonly (readonly [string, string])[];
}

/** Form for the ports, the dates and the party. Works without JavaScript. */
export async function SearchForm({
  locale,
  network,
  open,
  values = {},
  errors = {},
  kept = [],
  children,
}: SearchFormProps) {
  const t = await getTranslations('ferrySearch.form');
  const { first, last } = open;
  const { date = '' } = values;
  const hint = t('dateHint', { start: formatDate(first, locale), end: formatDate(last, locale) });
  const ports = await portOptions({ locale, network });
  const places = (name: 'from' | 'to') =>
    withWritten(ports, { locale, network }, values[name] ?? '');
  return (
    <form
      action={`${localizePath(routes.ferryTicketsSearch, locale)}#${boatsId}`}
      aria-label={t('label')}
      noValidate
      className="border border-ink bg-sheet p-1"
    >
      <div className="border border-rule px-4 py-5 sm:px-6">
        <SearchFields
          labels={{
            from: t('from'),
            to: t('to'),
            date: t('date'),
            return: t('return'),
            passengers: t('passengers'),
            children: t('children'),
            vehicle: t('vehicle'),
            class: t('class'),
          }}
          swap={t('swap')}
          values={values}
          errors={errors}
          places={{ from: places('from'), to: places('to') }}
          vehicles={[
            ['', t('vehicles.none')],
            ...vehicles.map((vehicle) => [vehicle, t(`vehicles.${vehicle}`)] as const),
            ...unlisted(vehicles, values.vehicle),
          ]}
          classes={
            network.fareClasses.length > 0 || values.class
              ? [
                  ['', t('anyClass')],
                  ...network.fareClasses.map((name) => [name, name] as const),
                  ...unlisted(network.fareClasses, values.class),
                ]
              : []
          }
          // The return cannot precede the outbound crossing.
          earliest={{ date: first, return: isDate(date) && date > first ? date : first }}
          last={last}
          mostPassengers={maxPassengers}
        />
        {children}
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

/** Keeps a value that is not on the list, so that it appears next to its error. */
const unlisted = (listed: readonly string[], value = '') =>
  value === '' || listed.includes(value) ? [] : [[value, value] as const];
