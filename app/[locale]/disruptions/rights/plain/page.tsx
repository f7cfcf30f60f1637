import { RightsPage } from '@/components/passenger-rights/rights-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('passengerRights', routes.disruptionsRights);

/** The empty form and the table of compensation. */
export default async function PlainRightsPage() {
  return <RightsPage locale={await currentLocale()} />;
}
