import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { ChoiceGroup, Tick } from '@/components/ui/choice-group';
import { Field, SelectField } from '@/components/ui/field';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { monthName } from '@/lib/records/islands/format';
import { characters } from '@/lib/records/islands/schema';
import { paces } from '@/lib/sea/planner/problem/request';
import { styles } from '@/lib/trips/budget/question';
import {
  type TripSuggestionField,
  tripSuggestionStarts,
} from '@/lib/trips/trip-suggestions/parameters';

export type TripSuggestionErrors = Readonly<Partial<Record<TripSuggestionField, string>>>;

interface TripSuggestionFormProps {
  /** Raw values, valid or not. */
  values: Partial<Record<TripSuggestionField, string | string[]>>;
  errors: TripSuggestionErrors;
  locale: Locale;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Form with seven questions. It submits by GET and works without JavaScript. */
export async function TripSuggestionForm({ values, errors, locale }: TripSuggestionFormProps) {
  const t = await getTranslations();
  const text = (name: TripSuggestionField, usual = '') => {
    const value = values[name];
    return typeof value === 'string' ? value : usual;
  };
  const field = (name: TripSuggestionField, usual?: string) => ({
    id: name,
    name,
    label: t(`tripSuggestions.form.${name}`),
    defaultValue: text(name, usual),
    error: errors[name],
  });
  const interests = [values.interests ?? []].flat();
  return (
    <form
      action={localizePath(routes.tripPlannerOriginal, locale)}
      noValidate
      aria-label={t('tripSuggestions.form.label')}
      data-print="hide"
    >
      <div className="grid items-end gap-x-5 gap-y-5 sm:grid-cols-2 lg:grid-cols-[1.3fr_0.7fr_1.3fr_0.7fr]">
        <SelectField {...field('month')}>
          <option value="">{t('tripSuggestions.form.choose')}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(month, locale)}
            </option>
          ))}
        </SelectField>
        <Field {...field('nights', '7')} inputMode="numeric" maxLength={2} />
        <SelectField {...field('start', 'ATH')}>
          {tripSuggestionStarts.map((start) => (
            <option key={start} value={start}>
              {t(`tripSuggestions.starts.${start}`)}
            </option>
          ))}
        </SelectField>
        <Field {...field('adults', '2')} inputMode="numeric" maxLength={1} />
      </div>
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <fieldset
          className="min-w-0"
          aria-describedby={errors.interests ? 'interests-error' : undefined}
        >
          <legend className="font-ui text-sm font-medium">
            {t('tripSuggestions.form.interests')}
          </legend>
          <div className="mt-1 grid grid-cols-2 gap-x-6 border-b border-rule sm:gap-x-8">
            {characters.map((one) => (
              <Tick
                key={one}
                name="interests"
                value={one}
                label={t(`islands.characters.${one}`)}
                checked={interests.includes(one)}
              />
            ))}
          </div>
          {errors.interests ? (
            <p id="interests-error" className="mt-1 font-ui text-sm font-medium text-bad">
              {errors.interests}
            </p>
          ) : null}
        </fieldset>
        <ChoiceGroup
          legend={t('tripSuggestions.form.pace')}
          name="pace"
          value={text('pace', 'steady')}
          choices={paces.map((value) => ({ value, label: t(`planner.form.paces.${value}`) }))}
          error={errors.pace}
        />
        <ChoiceGroup
          legend={t('tripSuggestions.form.budget')}
          name="budget"
          value={text('budget', 'middle')}
          choices={styles.map((value) => ({ value, label: t(`budget.styles.${value}`) }))}
          error={errors.budget}
        />
      </div>
      <button type="submit" className={buttonClass('primary', 'mt-8 w-full sm:w-auto sm:px-12')}>
        {t('tripSuggestions.form.submit')}
      </button>
    </form>
  );
}
