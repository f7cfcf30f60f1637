import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { formNames } from '@/lib/sea/planner/plan-request/form-query';
import { formValues } from '@/lib/sea/planner/plan-request/form-values';
import type { PlanQuery } from '@/lib/sea/planner/plan-request/query';
import type { Network } from '@/lib/sea/timetable/network';
import type { FaultTexts } from './fault-texts';
import { GatewayField } from './gateway-field';
import { IslandsFieldset } from './islands-fieldset';
import { MoreWishes } from './more-wishes';
import { WishesFieldset } from './wishes-fieldset';

interface PlannerFormProps {
  locale: Locale;
  network: Network;
  /** Query of the URL, valid or not; the form shows it unchanged. */
  query: PlanQuery;
  faults: FaultTexts;
}

/** Form for a tour. It submits by GET and works without JavaScript. */
export async function PlannerForm({ locale, network, query, faults }: PlannerFormProps) {
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
    <form
      action={routes.apiFerriesPlanAddress}
      method="get"
      noValidate
      data-planner=""
      className="space-y-12"
    >
      <input type="hidden" name={formNames.marker} value="1" />
      <input type="hidden" name="lang" value={locale} />
      {values.islands.size === 0 ? (
        <p>
          <SiteLink href={routes.tripPlannerOriginal} className="text-link">
            {t('notSure')}
          </SiteLink>
        </p>
      ) : null}
      <IslandsFieldset
        locale={locale}
        values={values.islands}
        choose={query.choose ?? ''}
        errors={{ islands: fields.islands, choose: fields.choose, byIsland }}
      />
      <fieldset className="min-w-0">
        <legend className="font-display text-2xl">{t('whereAndWhen')}</legend>
        <div className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
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
          {day('firstDay')}
          {day('lastDay')}
        </div>
      </fieldset>
      <WishesFieldset query={query} fields={fields} fareClasses={network.fareClasses} />
      <MoreWishes query={query} values={values} fields={fields} />
      <button type="submit" className={buttonClass('primary', 'w-full sm:w-auto sm:px-10')}>
        {t('submit')}
      </button>
    </form>
  );
}
