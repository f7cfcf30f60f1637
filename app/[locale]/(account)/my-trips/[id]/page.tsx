import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/app/[locale]/(account)/personal-page';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { readTrip } from '@/lib/trips/saved-trips/queries';
import { chosenChannels } from '@/lib/trips/watch/queries';
import { EditorScreen } from './editor-screen';

export const instant = false;

type Props = PageProps<'/[locale]/my-trips/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  return metadataOf('savedTrips.editor', routes.trip(id));
}

export default async function TripPage({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations('savedTrips.list')]);
  return (
    <PersonalPage
      path={routes.trip(id)}
      read={async ({ client, user }) => {
        const trip = await readTrip(client, id);
        if (trip.state !== 'found') return trip;
        const channels = await chosenChannels(client, trip.data);
        return { state: 'found', data: { trip: trip.data, channels, owner: user.id } };
      }}
      back={{ href: routes.myTrips, label: t('title') }}
    >
      {(data) => <EditorScreen {...data} />}
    </PersonalPage>
  );
}
