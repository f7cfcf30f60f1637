import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { origins } from '@/lib/booking/flights/data/origins';
import { type FlightField, mostAdults } from '@/lib/booking/flights/search';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import type { AirportView, FlightsAsked } from './asked';
import { dateType } from './compare-form';

interface FlightFormProps {
  airports: readonly AirportView[];
  nameOf: (airport: AirportView) => string;
  asked: FlightsAsked['flights'];
  locale: Locale;
}

/**
 * Form for airports, dates and passengers; the page then shows booking links. Works without
 * JavaScript.
 */
export async function FlightForm({ airports, nameOf, asked, locale }: FlightFormProps) {
  const t = await getTranslations('flights');
  const { values = {}, faults = {} } = asked ?? {};
  const errorOf = (field: FlightField) => {
    const fault = faults[field];
    return fault && t(`errors.${fault}`, { most: mostAdults });
  };
  const to = values.to?.toUpperCase() ?? '';
  const listed = airports.some(({ iata }) => iata === to);
  const shared = (field: FlightField) => ({
    id: `flight-${field}`,
    name: field,
    label: t(`search.${field}`),
    defaultValue: values[field] ?? '',
    error: errorOf(field),
  });
  return (
    <form
      action={`${localizePath(routes.flights, locale)}#search`}
      aria-label={t('search.title')}
      noValidate
      className="flights-form"
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          {...shared('from')}
          hint={t('search.fromHint')}
          list="flight-origins"
          autoComplete="off"
          maxLength={60}
        />
        <datalist id="flight-origins">
          {origins.map(({ iata, name }) => (
            <option key={iata} value={`${name[locale]} (${iata})`} />
          ))}
        </datalist>
        <SelectField {...shared('to')} hint={t('search.toHint')} defaultValue={to}>
          <option value="">{t('search.choose')}</option>
          {!listed && to ? <option value={to}>{to}</option> : null}
          {airports.map((airport) => (
            <option key={airport.iata} value={airport.iata}>
              {nameOf(airport)} ({airport.iata})
            </option>
          ))}
        </SelectField>
      </div>
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-[1fr_1fr_7rem_auto]">
        <Field {...shared('out')} type={dateType(values.out ?? '')} />
        <Field {...shared('back')} type={dateType(values.back ?? '')} />
        <Field
          {...shared('adults')}
          defaultValue={values.adults ?? '1'}
          inputMode="numeric"
          maxLength={4}
        />
        <button type="submit" className={buttonClass('secondary', 'sm:mt-[1.7rem]')}>
          {t('search.apply')}
        </button>
      </div>
    </form>
  );
}
