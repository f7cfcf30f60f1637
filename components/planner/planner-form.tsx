import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/ui/field';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { formNames } from '@/lib/sea/planner/plan-request/form-query';
import { formValues } from '@/lib/sea/planner/plan-request/form-values';
import type { PlanQuery } from '@/lib/sea/planner/plan-request/query';
import type { Network } from '@/lib/sea/timetable/network';
import type { FaultTexts } from './fault-texts';
import { GatewayField } from './gateway-field';
import { IslandsChart } from './islands-chart';
import { IslandsFieldset } from './islands-fieldset';
import { MoreWishes } from './more-wishes';
import { PartyFields } from './party-fields';
import { StepTitle } from './step-title';
import { SubmitBar } from './submit-bar';
import './planner-form.css';

interface PlannerFormProps {
  locale: Locale;
  network: Network;
  /** Query of the URL, valid or not; the form shows it unchanged. */
  query: PlanQuery;
  faults: FaultTexts;
  /** True if the form is folded above an answer, so that its chart is only loaded with it. */
  isRead?: boolean;
}

/**
 * Form for a tour in three steps on one page: islands on a chart, dates and ends, and further
 * wishes. It submits by GET and works without JavaScript.
 */
export async function PlannerForm(props: PlannerFormProps) {
  const { locale, network, query, faults, isRead = false } = props;
  const t = await getTranslations('planner.form');
  const values = formValues(query);
  const { fields, byIsland } = faults;
  const { start, end } = network.info;
  const day = (name: 'firstDay' | 'lastDay') => (
    <Field
      id={name}
      name={name}
      type="date"
      label={t(name)}
      min={start}
      max={end}
      defaultValue={query[name] ?? ''}
      error={fields[name]}
    />
  );
  return (
    <form action={routes.apiFerriesPlanAddress} method="get" noValidate data-planner="">
      <input type="hidden" name={formNames.marker} value="1" />
      <input type="hidden" name="lang" value={locale} />
      <div className="planner-steps">
        <div className="planner-chart">
          <a href="#islands" className="skip-link">
            {t('skipChart')}
          </a>
          <IslandsChart locale={locale} isFirst={!isRead} />
        </div>
        <div className="space-y-10">
          <a href="#dates" className="skip-link">
            {t('skipIslands')}
          </a>
          <IslandsFieldset
            locale={locale}
            values={values.islands}
            choose={query.choose ?? ''}
            errors={{ islands: fields.islands, choose: fields.choose, byIsland }}
          />
          <fieldset className="min-w-0 scroll-mt-28 outline-none" id="dates" tabIndex={-1}>
            <StepTitle number={2}>{t('whenAndWhere')}</StepTitle>
            <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4">
              {day('firstDay')}
              {day('lastDay')}
              {(['start', 'end'] as const).map((name) => (
                <GatewayField
                  key={name}
                  name={name}
                  value={query[name] ?? 'piraeus'}
                  error={fields[name]}
                  network={network}
                  locale={locale}
                />
              ))}
            </div>
            <PartyFields query={query} fields={fields} fareClasses={network.fareClasses} />
          </fieldset>
          <MoreWishes query={query} values={values} fields={fields} />
        </div>
      </div>
      <SubmitBar
        islands={values.islands.size}
        texts={{ submit: t('submit'), island: t.raw('island'), islands: t.raw('countOfIslands') }}
      />
    </form>
  );
}
