import { getMessages, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { Icon } from '@/components/ui/icons';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import type { Facts } from '@/lib/records/packing/facts';
import type { PackingFault, PackingQuestion, PackingReading } from '@/lib/records/packing/question';
import type { PackedHold } from '@/lib/records/packing/rules';
import { Manifest } from './manifest';
import { PackingForm } from './packing-form';
import './packing.css';
import { TickKeeper } from './tick-keeper';

interface PackingPageProps {
  question: PackingQuestion;
  faults: readonly PackingFault[];
  typed: PackingReading['typed'];
  facts: Facts;
  list: readonly PackedHold[];
  /** True if the query defines a list. */
  hasQuery: boolean;
  locale: Locale;
}

/** Packing list and its form, which is collapsed above a requested list. */
export async function PackingPage(props: PackingPageProps) {
  const { question, faults, typed, facts, list, hasQuery, locale } = props;
  const [t, messages] = await Promise.all([getTranslations('packing'), getMessages()]);
  const form = <PackingForm question={question} faults={faults} typed={typed} locale={locale} />;
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={hasQuery ? undefined : t('intro')}
        crumbs={[{ path: routes.packingList, label: t('crumb') }]}
      />
      <div className="page-grid pb-20" data-packing="">
        {faults.length > 0 ? (
          <p role="alert" className="mb-8 border-l-2 border-bad bg-deep px-5 py-4 font-ui">
            {t('errors.summary')}
          </p>
        ) : null}
        <details
          className="group mb-10 border-y border-rule"
          data-print="hide"
          open={!hasQuery || faults.length > 0}
        >
          <summary className="flex min-h-12 list-none items-center gap-2 font-ui font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
            <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
            {hasQuery ? t('form.change') : t('form.label')}
          </summary>
          <div className="pt-2 pb-8">{form}</div>
        </details>
        <TickKeeper hasQuery={hasQuery} texts={messages.packing.keep} />
        <Manifest question={question} facts={facts} list={list} locale={locale} />
        <div className="measure mt-6 font-ui text-sm text-ink-2" data-print="hide">
          <p>{t('share')}</p>
          <p className="mt-2">{t('how')}</p>
        </div>
      </div>
    </>
  );
}
