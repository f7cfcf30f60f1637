import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { routes } from '@/lib/platform/routes/register';

interface OwnTripScreenProps {
  /** Id of the trip, and token of its link. */
  id: string;
  token: string;
  title: string;
}

/** Leads the owner of a shared trip to the choices on its page. */
export async function OwnTripScreen({ id, token, title }: OwnTripScreenProps) {
  const t = await getTranslations('tripWatch.follow');
  return (
    <>
      <PageHeader
        title={t('named', { title })}
        intro={t('own')}
        crumbs={[
          { path: routes.sharedTrip(token), label: title },
          { path: routes.followTrip, label: t('title') },
        ]}
      />
      <p className="page-grid pb-20 font-ui">
        <SiteLink href={`${routes.trip(id)}#mails`} className={buttonClass('primary')}>
          {t('ownOpen')}
        </SiteLink>
      </p>
    </>
  );
}
