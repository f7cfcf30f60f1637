import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { Section } from '@/components/ui/section';
import type { Locale } from '@/lib/i18n/locales';
import type { Island } from '@/lib/islands/schema';
import { routes } from '@/lib/routes/register';
import { AllIslands } from './all-islands';
import { SiteSearch } from './site-search';

interface SearchPageProps {
  locale: Locale;
  islands: readonly Island[];
  chart: string;
  /** What was asked; empty for nothing. */
  asked: string;
  /** What it finds. */
  children?: ReactNode;
}

/** The search on a page of its own, above all islands. */
export async function SearchPage({ locale, islands, chart, asked, children }: SearchPageProps) {
  const t = await getTranslations('search');
  const lines = islands.map(({ slug, name, shortDescription }) => ({
    slug,
    name: name[locale],
    line: shortDescription[locale],
  }));
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={asked ? undefined : t('intro')}
        crumbs={[{ path: routes.search, label: t('title') }]}
      >
        <div className="mt-6 max-w-[38rem]">
          <SiteSearch chart={chart} asked={asked} />
        </div>
      </PageHeader>
      {children}
      <div className="page-grid">
        <Section title={t('allIslands')}>
          <AllIslands islands={lines} />
        </Section>
      </div>
    </>
  );
}
