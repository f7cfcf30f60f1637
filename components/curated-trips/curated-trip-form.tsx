import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { isDate } from '@/lib/foundation/time/days';
import { routes } from '@/lib/platform/routes/register';
import type { FeedInfo } from '@/lib/sea/timetable/types';
import type { CuratedTripField } from '@/lib/trips/curated-trips/parameters';
import type { CuratedTrip } from '@/lib/trips/curated-trips/schema';

interface CuratedTripFormProps {
  trip: CuratedTrip;
  info: Pick<FeedInfo, 'start' | 'end'>;
  /** Raw values, valid or not. */
  values: Partial<Record<CuratedTripField, string>>;
  /** Error messages by field. */
  errors: Readonly<Partial<Record<CuratedTripField, string>>>;
  locale: Locale;
}

/** Form for first day and travellers. It submits by GET. */
export async function CuratedTripForm({
  trip,
  info,
  values,
  errors,
  locale,
}: CuratedTripFormProps) {
  const t = await getTranslations('curatedTrips.form');
  const date = values.date ?? '';
  const number = (name: 'adults' | 'children') => (
    <Field
      id={name}
      name={name}
      inputMode="numeric"
      maxLength={2}
      label={t(name)}
      defaultValue={values[name] ?? String(trip.party[name])}
      error={errors[name]}
    />
  );
  return (
    <form
      action={localizePath(routes.package(trip.slug), locale)}
      noValidate
      aria-label={t('label')}
      className="grid items-end gap-x-5 gap-y-4 border-y border-rule py-6 sm:grid-cols-[minmax(0,2fr)_1fr_1fr_auto]"
      data-print="hide"
    >
      <Field
        id="date"
        name="date"
        type={date === '' || isDate(date) ? 'date' : 'text'}
        label={t('date')}
        min={info.start}
        max={info.end}
        defaultValue={date}
        error={errors.date}
      />
      {number('adults')}
      {number('children')}
      <button type="submit" className={buttonClass('primary', 'w-full sm:w-auto')}>
        {t('submit')}
      </button>
    </form>
  );
}
