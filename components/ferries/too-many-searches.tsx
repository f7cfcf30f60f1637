import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { searchPath } from '@/lib/ferries/search/address';

/** Instead of results, for a sender who asked too often. */
export async function TooManySearches({ seconds }: { seconds: number }) {
  const t = await getTranslations('ferryTickets');
  return (
    <PageHeader
      title={t('tooMany.title')}
      intro={t('tooMany.text', { seconds })}
      crumbs={[
        { path: '/ferry-tickets', label: t('crumb') },
        { path: searchPath, label: t('results.crumb') },
      ]}
    />
  );
}
