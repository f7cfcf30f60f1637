import { PersonalPage } from '@/app/[locale]/(account)/personal-page';
import { firstValue } from '@/lib/foundation/http/raw-query';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { readSharedTrip } from '@/lib/trips/saved-trips/queries';
import { followedTrips, ownTripBehind } from '@/lib/trips/watch/follow-queries';
import { FollowScreen } from './follow-screen';
import { OwnTripScreen } from './own-trip-screen';

export const instant = false;

const path = routes.followTrip;

export const generateMetadata = () => metadataOf('tripWatch.follow', path);

/** Chooses how one is told of changes of a shared trip: `?trip=`, the token of its link. */
export default async function FollowPage({ searchParams }: PageProps<'/[locale]/my-trips/follow'>) {
  const token = firstValue((await searchParams).trip) ?? '';
  return (
    <PersonalPage
      path={token ? `${path}?${new URLSearchParams({ trip: token })}` : path}
      read={async ({ client, user }) => {
        const trip = await readSharedTrip(token);
        if (trip.state !== 'found') return trip;
        const [own, follows] = await Promise.all([
          ownTripBehind(client, token),
          followedTrips(client),
        ]);
        if (own.state === 'unavailable') return own;
        if (follows.state !== 'found') return follows;
        const { title } = trip.data;
        const follow = follows.data.find((one) => one.token === token);
        const ownId = own.state === 'found' ? own.data : undefined;
        return { state: 'found', data: { title, follow, ownId, person: user.id } };
      }}
    >
      {({ title, follow, ownId, person }) =>
        ownId ? (
          <OwnTripScreen {...{ token, title }} id={ownId} />
        ) : (
          <FollowScreen
            {...{ token, title, person }}
            mails={follow?.mails}
            pushes={follow?.pushes}
          />
        )
      }
    </PersonalPage>
  );
}
