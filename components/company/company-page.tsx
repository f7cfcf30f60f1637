import { getTranslations } from 'next-intl/server';
import { LongText } from '@/components/content/long-text';
import { PageHeader } from '@/components/layout/page-header';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { RoutePath } from '@/lib/platform/routes/register';
import type { ContentText } from '@/lib/records/content/types';

interface CompanyPageProps {
  path: RoutePath;
  title: string;
  text: ContentText;
  /** Date of the last change (ISO 8601). */
  updatedOn: string;
}

/** A page about the site: title, date, running text. */
export async function CompanyPage({ path, title, text, updatedOn }: CompanyPageProps) {
  const t = await getTranslations('company');
  return (
    <article>
      <PageHeader title={title} crumbs={[{ path, label: title }]}>
        <p className="label-caps mt-4 tabular-nums">
          {t('updated', { date: formatDate(updatedOn, await currentLocale()) })}
        </p>
      </PageHeader>
      <div className="company-text page-grid pb-20">
        <LongText text={text} sections={[]} tableLabel={t('tableLabel')} />
      </div>
    </article>
  );
}
