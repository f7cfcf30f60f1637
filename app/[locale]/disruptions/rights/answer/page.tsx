import { connection } from 'next/server';
import { RightsPage } from '@/components/passenger-rights/rights-page';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { readRights } from '@/lib/sea/ferries/passenger-rights/query';
import { liveNetwork } from '@/lib/sea/timetable/queries';

export const instant = false;

/** A card is about one boat of one day, so search engines are not offered it. */
export const generateMetadata = () =>
  metadataOf('passengerRights', routes.disruptionsRights, { unlisted: true });

/** The rights for the boat and the incident in the address. */
export default async function AnsweredRightsPage(props: { searchParams: Promise<RawQuery> }) {
  const [query, locale] = await Promise.all([props.searchParams, currentLocale()]);
  await connection();
  const network = liveNetwork();
  return (
    <RightsPage locale={locale} answered={{ question: readRights(query, network), network }} />
  );
}
