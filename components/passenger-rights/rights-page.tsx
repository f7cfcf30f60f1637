import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CompensationTable } from '@/components/ferry-guide/compensation-table';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import type { RightsQuestion } from '@/lib/sea/ferries/passenger-rights/query';
import { rightsCheckedOn, rightsSources } from '@/lib/sea/ferries/passenger-rights/sources';
import type { Network } from '@/lib/sea/timetable/network';
import { RightsCard } from './rights-card';
import { RightsForm } from './rights-form';

interface RightsPageProps {
  locale: Locale;
  /** Question of the address with the timetable; undefined for the empty form. */
  answered?: { readonly question: RightsQuestion; readonly network: Network };
}

/** Rights of a passenger for one boat, by cause and delay. */
export async function RightsPage({ locale, answered }: RightsPageProps) {
  const [t, disruptions] = await Promise.all([
    getTranslations('passengerRights'),
    getTranslations('disruptions'),
  ]);
  const crumbs = [
    { path: routes.disruptions, label: disruptions('title') },
    { path: routes.disruptionsRights, label: t('crumb') },
  ];
  return (
    <>
      <div data-print="hide">
        <PageHeader
          isCompact={answered !== undefined}
          title={t('title')}
          intro={t('intro')}
          crumbs={crumbs}
        />
      </div>
      <div className="page-grid pb-12">
        {answered?.question.isUnknownBoat ? (
          <p className="mb-4 font-ui text-bad">{t('unknownBoat')}</p>
        ) : null}
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(18rem,1fr)_minmax(0,2fr)]">
          <section
            aria-labelledby="rights-form"
            data-print={answered ? 'hide' : undefined}
            className={answered ? 'max-lg:order-last' : ''}
          >
            <h2 id="rights-form" className="mb-4">
              {t('form.title')}
            </h2>
            <RightsForm locale={locale} question={answered?.question} />
          </section>
          <div className="min-w-0 max-lg:mt-2">
            {answered ? <RightsCard locale={locale} {...answered} /> : <CompensationTable />}
          </div>
        </div>
        <RightsNotes locale={locale} />
      </div>
    </>
  );
}

async function RightsNotes({ locale }: { locale: Locale }) {
  const t = await getTranslations('passengerRights.notes');
  const outside = (href: string) => (words: ReactNode) => (
    <a href={href} rel="noopener" className="text-link">
      {words}
    </a>
  );
  const inside = (href: string) => (words: ReactNode) => (
    <SiteLink href={href} className="text-link">
      {words}
    </SiteLink>
  );
  return (
    <section
      aria-labelledby="rights-notes"
      className="mt-10 border-t border-rule pt-6 font-ui text-sm"
    >
      <h2 id="rights-notes">{t('title')}</h2>
      <p className="measure mt-3">{t('scope')}</p>
      <p className="measure mt-2">
        {t.rich('sources', {
          date: formatDate(rightsCheckedOn, locale),
          regulation: outside(rightsSources.regulation),
          article19: outside(rightsSources.article19),
          article20: outside(rightsSources.article20),
          summary: outside(rightsSources.summary),
          complaints: outside(rightsSources.complaints),
          law: outside(rightsSources.law),
          ban: outside(rightsSources.ban),
        })}
      </p>
      <p className="measure mt-2" data-print="hide">
        {t.rich('advice', {
          guide: inside(`${routes.ferryGuide}#rights`),
          disruptions: inside(routes.disruptions),
        })}
      </p>
    </section>
  );
}
