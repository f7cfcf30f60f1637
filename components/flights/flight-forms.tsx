import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import { origins } from '@/lib/booking/flights/data/origins';
import { type FlightField, mostAdults } from '@/lib/booking/flights/search';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { isDate } from '@/lib/foundation/time/days';
import { routes } from '@/lib/platform/routes/register';
import type { AirportView, FlightIsland, FlightsState } from './types';

interface FlightFormProps {
  airports: readonly AirportView[];
  nameOf: (airport: AirportView) => string;
  state: FlightsState['flights'];
  locale: Locale;
}

/**
 * Form for airports, dates and passengers; the page then shows booking links. Works without
 * JavaScript.
 */
export async function FlightForm({ airports, nameOf, state, locale }: FlightFormProps) {
  const t = await getTranslations('flights');
  const { values = {}, faults = {} } = state ?? {};
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

/**
 * Returns the input type for a value. Browsers clear invalid text in a date field; a text field
 * keeps it so that the visitor can correct it.
 */
const dateType = (value: string) => (value === '' || isDate(value) ? 'date' : 'text');

interface CompareFormProps {
  islands: readonly FlightIsland[];
  state: FlightsState['comparison'];
  locale: Locale;
}

/** Form for island and date. It submits by GET and works without JavaScript. */
export async function CompareForm({ islands, state, locale }: CompareFormProps) {
  const t = await getTranslations('flights.compare');
  const { values = { island: '', date: '' }, errors = {}, wait } = state ?? {};
  const listed = islands.some(({ slug }) => slug === values.island);
  return (
    <form
      action={`${localizePath(routes.flights, locale)}#compare`}
      aria-label={t('title')}
      noValidate
      className="flights-form"
    >
      {wait ? (
        <Note>
          <p>{wait}</p>
        </Note>
      ) : null}
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <SelectField
          id="compare-island"
          name="island"
          label={t('island')}
          defaultValue={values.island}
          error={errors.island}
        >
          <option value="">{t('choose')}</option>
          {!listed && values.island ? <option value={values.island}>{values.island}</option> : null}
          {islands.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field
          id="compare-date"
          name="date"
          type={dateType(values.date)}
          label={t('date')}
          defaultValue={values.date}
          error={errors.date}
        />
        <button type="submit" className={buttonClass('primary', 'sm:mt-[1.7rem]')}>
          {t('apply')}
        </button>
      </div>
    </form>
  );
}
