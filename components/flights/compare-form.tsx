import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { isDate } from '@/lib/foundation/time/days';
import { routes } from '@/lib/platform/routes/register';
import type { FlightIsland, FlightsAsked } from './asked';

/**
 * Returns the input type for a value. Browsers clear invalid text in a date field; a text field
 * keeps it so that the visitor can correct it.
 */
export const dateType = (value: string) => (value === '' || isDate(value) ? 'date' : 'text');

interface CompareFormProps {
  islands: readonly FlightIsland[];
  asked: FlightsAsked['comparison'];
  locale: Locale;
}

/** Form for island and date. It submits by GET and works without JavaScript. */
export async function CompareForm({ islands, asked, locale }: CompareFormProps) {
  const t = await getTranslations('flights.compare');
  const { values = { island: '', date: '' }, errors = {}, wait } = asked ?? {};
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
