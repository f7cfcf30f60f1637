import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { Icon } from '@/components/ui/icons';
import { Note } from '@/components/ui/note';
import { routes } from '@/lib/platform/routes/register';
import type { BudgetProps } from './budget-request';
import './budget.css';
import './budget-details.css';
import { Section } from '@/components/ui/section';
import { formatAsOf, formatDate } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { costSources, costsCheckedOn } from '@/lib/records/costs/sources';
import { BudgetForm } from './budget-form';
import { BudgetResultView } from './budget-result';
import { CurrencySection } from './currency-section';

/** Calculator page: example trips and form, or the result above the form; method, other currencies. */
export async function BudgetPage({
  request,
  locale,
  ratesAreOld,
  starts,
}: BudgetProps & { ratesAreOld: boolean; starts: ReactNode }) {
  const t = await getTranslations('budget');
  const { result, wait, errors } = request;
  const isFaulty = Object.keys(errors).length > 0;
  const form = <BudgetForm request={request} locale={locale} />;
  return (
    <>
      <PageHeader
        isCompact
        title={t('title')}
        intro={result ? undefined : t('intro')}
        crumbs={[{ path: routes.budgetCalculator, label: t('crumb') }]}
      />
      <div className="page-grid pb-20">
        {wait ? (
          <Note>
            <p>{wait}</p>
          </Note>
        ) : null}
        {isFaulty ? (
          <p role="alert" className="mb-8 border-l-2 border-bad bg-deep px-5 py-4 font-ui">
            {t('errors.summary')}
          </p>
        ) : null}
        {result ? (
          <>
            <BudgetResultView result={result} locale={locale} />
            <details className="group my-10 border-y border-rule" data-print="hide">
              <summary className="flex min-h-12 list-none items-center gap-2 font-ui font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
                <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
                {t('form.change')}
              </summary>
              <div className="pt-4 pb-10">{form}</div>
            </details>
          </>
        ) : (
          <>
            {isFaulty ? null : starts}
            <h2 className="mb-4 font-display text-xl">{t('form.own')}</h2>
            {form}
          </>
        )}
        <HowWeCount locale={locale} />
        <CurrencySection request={request} locale={locale} areOld={ratesAreOld} />
      </div>
    </>
  );
}

/** Rules of the calculation and sources of its prices. */
async function HowWeCount({ locale }: { locale: Locale }) {
  const t = await getTranslations('budget.how');
  return (
    <Section id="how" title={t('title')}>
      <div className="budget-how">
        {(['boats', 'rooms', 'food', 'around', 'without'] as const).map((part) => (
          <p key={part}>{t(part)}</p>
        ))}
      </div>
      <p className="mt-6 font-ui text-sm text-ink-2">
        {t('sources', { date: formatDate(costsCheckedOn, locale) })}
      </p>
      <ul className="budget-sources">
        {Object.entries(costSources).map(([id, { title, url, asOf }]) => (
          <li key={id}>
            <a href={url}>{title[locale]}</a>
            {asOf ? ` (${formatAsOf(asOf, locale)})` : ` (${t('undated')})`}
          </li>
        ))}
      </ul>
    </Section>
  );
}
