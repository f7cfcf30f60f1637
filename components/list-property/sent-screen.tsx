import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatDate } from '@/lib/foundation/i18n/format';
import { athensDate } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { routes } from '@/lib/platform/routes/register';
import { ForgetDraft } from './forget-draft';
import { WhatNext } from './what-next';

interface SentScreenProps {
  reference: string;
  /** ISO 8601 instant; undefined if it could not be looked up. */
  receivedAt: string | undefined;
}

/** Confirmation with reference number and date, and none of the submitted data. */
export async function SentScreen({ reference, receivedAt }: SentScreenProps) {
  const [t, list, locale] = await Promise.all([
    getTranslations('listProperty.sentPage'),
    getTranslations('listProperty'),
    currentLocale(),
  ]);
  return (
    <>
      <PageHeader
        title={receivedAt ? t('title') : t('unavailableTitle')}
        crumbs={[
          { path: routes.listProperty, label: list('title') },
          { path: routes.propertySent(reference), label: t('reference') },
        ]}
      />
      <div className="page-grid grid gap-x-16 gap-y-12 pb-20 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <div>
          <div className="graduated mb-8" aria-hidden="true" />
          <p className="font-ui text-sm text-ink-2">{t('reference')}</p>
          <p className="mt-1 whitespace-nowrap font-display text-title tabular-nums">{reference}</p>
          <p className="mt-3 font-ui">
            {receivedAt
              ? t('received', { date: formatDate(athensDate(epochMinutesOf(receivedAt)), locale) })
              : t('unavailable')}
          </p>
          <p className="measure mt-8">{t('keep')}</p>
          <p className="measure mt-4">{t('correct')}</p>
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 font-ui">
            <SiteLink href={routes.contact} className="text-link">
              {t('contact')}
            </SiteLink>
            <SiteLink href={routes.listProperty} className="text-link">
              {t('another')}
            </SiteLink>
          </p>
        </div>
        <aside className="border-rule lg:border-l lg:pl-10">
          <WhatNext />
        </aside>
      </div>
      {receivedAt ? <ForgetDraft receivedAt={receivedAt} /> : null}
    </>
  );
}
