import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { routes } from '@/lib/platform/routes/register';

/** Shown instead of results if the sender is over the rate limit. */
export async function TooManySearches({ seconds }: { seconds: number }) {
  const t = await getTranslations('ferrySearch');
  return (
    <PageHeader
      title={t('tooMany.title')}
      intro={t('tooMany.text', { seconds })}
      crumbs={[
        { path: routes.ferryTickets, label: t('crumb') },
        { path: routes.ferryTicketsSearch, label: t('results.crumb') },
      ]}
    />
  );
}
