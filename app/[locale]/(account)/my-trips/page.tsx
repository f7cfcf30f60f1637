import { PersonalPage } from '@/app/[locale]/(account)/personal-page';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { listTrips } from '@/lib/trips/saved-trips/queries';
import { ListScreen } from './list-screen';

export const instant = false;

const path = routes.myTrips;

export const generateMetadata = () => metadataOf('savedTrips.list', path);

export default async function MyTripsPage({ searchParams }: PageProps<'/[locale]/my-trips'>) {
  const query = await searchParams;
  return (
    <PersonalPage path={path} read={({ client }) => listTrips(client)}>
      {(trips) => <ListScreen trips={trips} query={query} />}
    </PersonalPage>
  );
}
