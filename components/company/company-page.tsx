import type { MDXComponents } from 'mdx/types';
import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { GuideText } from '@/components/guides/guide-text';
import { PageHeader } from '@/components/layout/page-header';
import { currentLocale } from '@/lib/i18n/current';
import { formatDate } from '@/lib/i18n/format';

interface CompanyPageProps {
  /** Name of the page: its address, its texts, its file in content/company. */
  id: 'about' | 'privacy' | 'terms' | 'accessibility' | 'affiliate-disclosure';
  text: ComponentType<{ components?: MDXComponents }>;
  /** ISO date of the last change. */
  updatedOn: string;
}

/** A page about the site: title, date, running text. */
export async function CompanyPage({ id, text, updatedOn }: CompanyPageProps) {
  const t = await getTranslations('legal');
  const title = t(`${id}.title`);
  return (
    <article>
      <PageHeader title={title} crumbs={[{ path: `/${id}`, label: title }]}>
        <p className="label-caps mt-4 tabular-nums">
          {t('updated', { date: formatDate(updatedOn, await currentLocale()) })}
        </p>
      </PageHeader>
      <div className="page-grid pb-20">
        <GuideText text={text} sections={[]} tableLabel={t('tableLabel')} />
      </div>
    </article>
  );
}
