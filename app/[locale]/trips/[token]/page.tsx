import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { NotThere } from '@/components/layout/not-there';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { formatNames } from '@/components/saved-trips/sheet/date-range';
import { DocumentStatus } from '@/components/seo/document-status';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import { readSharedTrip } from '@/lib/trips/saved-trips/queries';
import { tripNights } from '@/lib/trips/saved-trips/rules';
import { SharedTripScreen } from './shared-trip-screen';

// Rendered on each request, so that a disabled link stops working at once. Reads no cookie.
export const instant = false;

type Props = PageProps<'/[locale]/trips/[token]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ token }, locale, t] = await Promise.all([
    params,
    currentLocale(),
    getTranslations('savedTrips.shared'),
  ]);
  await connection();
  const found = await readSharedTrip(token);
  const page = { locale, path: routes.sharedTrip(token) };
  if (found.state !== 'found') {
    const title = t(found.state === 'missing' ? 'missing.title' : 'unavailable.title');
    return pageMetadata({ ...page, title, description: t('metaDescriptionEmpty') });
  }
  const trip = found.data;
  const names = [...new Set(trip.stops.map(({ island }) => islandName(island, locale)))];
  const summary = { islands: formatNames(names, locale), nights: tripNights(trip) };
  return pageMetadata({
    ...page,
    title: trip.title,
    description: names.length > 0 ? t('metaDescription', summary) : t('metaDescriptionEmpty'),
    ogImage: routes.sharedTripImage(token, locale),
  });
}

export default async function SharedTripPage({ params }: Props) {
  const { token } = await params;
  await connection();
  const found = await readSharedTrip(token);
  if (found.state === 'found') return <SharedTripScreen token={token} trip={found.data} />;
  if (found.state === 'unavailable') {
    const href = localizePath(routes.sharedTrip(token), await currentLocale());
    return <UnavailableScreen words="savedTrips.shared.unavailable" href={href} />;
  }
  const t = await getTranslations('savedTrips.shared.missing');
  return (
    <>
      <DocumentStatus refusal={{ status: 404 }} />
      <NotThere
        title={t('title')}
        text={t('text')}
        links={[
          { href: routes.tripPlannerLegacy, label: t('plan') },
          { href: routes.islands, label: t('islands') },
        ]}
      />
    </>
  );
}
