import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { ChoiceGroup, Tick } from '@/components/ui/choice-group';
import { Field, SelectField } from '@/components/ui/field';
import { styles } from '@/lib/budget/question';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { monthName } from '@/lib/islands/format';
import { characters } from '@/lib/islands/schema';
import { paces } from '@/lib/planner/solver/request';
import { routes } from '@/lib/routes/register';
import { type ShortTripField, shortTripStarts } from '@/lib/short-trip/parameters';

export type ShortTripErrors = Readonly<Partial<Record<ShortTripField, string>>>;

interface ShortTripFormProps {
  /** Raw values, valid or not. */
  values: Partial<Record<ShortTripField, string | string[]>>;
  errors: ShortTripErrors;
  locale: Locale;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Form with seven questions. It submits by GET and works without JavaScript. */
export async function ShortTripForm({ values, errors, locale }: ShortTripFormProps) {
  const t = await getTranslations();
  const text = (name: ShortTripField, usual = '') => {
    const value = values[name];
    return typeof value === 'string' ? value : usual;
  };
  const field = (name: ShortTripField, usual?: string) => ({
    id: name,
    name,
    label: t(`shortTrip.form.${name}`),
    defaultValue: text(name, usual),
    error: errors[name],
  });
  const interests = [values.interests ?? []].flat();
  return (
    <form
      action={localizePath(routes.tripPlannerOriginal, locale)}
      noValidate
      aria-label={t('shortTrip.form.label')}
      data-print="hide"
    >
      <div className="grid items-end gap-x-5 gap-y-5 sm:grid-cols-2 lg:grid-cols-[1.3fr_0.7fr_1.3fr_0.7fr]">
        <SelectField {...field('month')}>
          <option value="">{t('shortTrip.form.choose')}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(month, locale)}
            </option>
          ))}
        </SelectField>
        <Field {...field('nights', '7')} inputMode="numeric" maxLength={2} />
        <SelectField {...field('start', 'ATH')}>
          {shortTripStarts.map((start) => (
            <option key={start} value={start}>
              {t(`shortTrip.starts.${start}`)}
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
          <legend className="font-ui text-sm font-medium">{t('shortTrip.form.interests')}</legend>
          <div className="mt-1 grid border-b border-rule sm:grid-cols-2 sm:gap-x-8">
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
          legend={t('shortTrip.form.pace')}
          name="pace"
          value={text('pace', 'steady')}
          choices={paces.map((value) => ({ value, label: t(`planner.form.paces.${value}`) }))}
          error={errors.pace}
        />
        <ChoiceGroup
          legend={t('shortTrip.form.budget')}
          name="budget"
          value={text('budget', 'middle')}
          choices={styles.map((value) => ({ value, label: t(`budget.styles.${value}`) }))}
          error={errors.budget}
        />
      </div>
      <button type="submit" className={buttonClass('primary', 'mt-8 w-full sm:w-auto sm:px-12')}>
        {t('shortTrip.form.submit')}
      </button>
    </form>
  );
}
