import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { Field, SelectField } from '@/components/ui/field';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { isDate } from '@/lib/foundation/time/days';
import { routes } from '@/lib/platform/routes/register';
import { formatMonths } from '@/lib/records/islands/format';
import { currencies } from '@/lib/trips/budget/currency';
import { boatChoices, budgetLimits, gateways, moves, styles } from '@/lib/trips/budget/question';
import type { BudgetProps, SingleField } from './budget-request';
import { StopRows } from './stop-rows';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Form of the calculator. It submits by GET and works without JavaScript. */
export async function BudgetForm({ request, locale }: BudgetProps) {
  const t = await getTranslations('budget');
  const { values, errors } = request;
  const field = (name: SingleField) => ({
    id: `budget-${name}`,
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
  });
  const number = (name: 'adults' | 'children' | 'outings', usual: number, most: number) => (
    <Field
      {...field(name)}
      type="text"
      inputMode="numeric"
      label={t(`form.${name}`)}
      hint={name === 'outings' ? t('form.outingsHint') : undefined}
      defaultValue={values[name] ?? String(usual)}
      maxLength={String(most).length}
    />
  );
  return (
    <form
      action={localizePath(routes.budgetCalculator, locale)}
      aria-label={t('form.label')}
      noValidate
      className="budget-form"
    >
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <StopRows rows={request.rows} errors={errors} locale={locale} />
        <div className="grid content-start items-end gap-x-6 gap-y-5 sm:grid-cols-2">
          <Field
            {...field('date')}
            type={!values.date || isDate(values.date) ? 'date' : 'text'}
            label={t('form.date')}
            hint={t('form.dateHint')}
          />
          <SelectField {...field('month')} label={t('form.month')} hint={t('form.monthHint')}>
            <option value="">{t('form.chooseMonth')}</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {formatMonths([month], locale)}
              </option>
            ))}
          </SelectField>
          <div className="grid grid-cols-2 gap-x-6 sm:contents">
            {number('adults', 2, budgetLimits.persons)}
            {number('children', 0, budgetLimits.persons)}
          </div>
          <div className="sm:col-span-2">
            <SelectField {...field('from')} label={t('form.from')}>
              {gateways.map((one) => (
                <option key={one} value={one}>
                  {t(`gateways.${one}`)}
                </option>
              ))}
            </SelectField>
          </div>
          {number('outings', 1, budgetLimits.outings)}
          <SelectField {...field('boats')} label={t('form.boats')}>
            {boatChoices.map((one) => (
              <option key={one} value={one}>
                {t(`boatChoices.${one}`)}
              </option>
            ))}
          </SelectField>
          <SelectField {...field('currency')} label={t('form.currency')}>
            <option value="">{t('form.euroOnly')}</option>
            {currencies.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </SelectField>
        </div>
        <ChoiceGroup
          legend={t('form.style')}
          name="style"
          value={values.style ?? 'middle'}
          choices={styles.map((value) => ({
            value,
            label: t(`styles.${value}`),
            hint: t(`styleHints.${value}`),
          }))}
          error={errors.style}
        />
        <ChoiceGroup
          legend={t('form.move')}
          name="move"
          value={values.move ?? 'bus'}
          choices={moves.map((value) => ({ value, label: t(`moves.${value}`) }))}
          error={errors.move}
        />
      </div>
      <button type="submit" className={buttonClass('primary', 'mt-8 w-full sm:w-auto sm:px-12')}>
        {t('form.submit')}
      </button>
    </form>
  );
}
