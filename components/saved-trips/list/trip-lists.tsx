import { getTranslations } from 'next-intl/server';
import type { TripSummary } from '@/lib/trips/saved-trips/summary';
import { DeletedTrip } from './deleted-trip';
import type { ListView } from './list-actions';
import { TripCard } from './trip-card';

interface TripListsProps {
  view: ListView;
  trips: readonly TripSummary[];
}

/** Trips of an account: current, archived, and deleted ones that can still be restored. */
export async function TripLists({ view, trips }: TripListsProps) {
  const t = await getTranslations('savedTrips.list');
  const deleted = trips.filter(({ deletedAt }) => deletedAt);
  const kept = trips.filter(({ deletedAt }) => !deletedAt);
  const [archived, current] = [
    kept.filter(({ archivedAt }) => archivedAt),
    kept.filter(({ archivedAt }) => !archivedAt),
  ];
  return (
    <div className="space-y-14">
      {[
        { id: 'trips', title: t('current'), list: current },
        { id: 'archive', title: t('archived'), list: archived },
      ].map(({ id, title, list }) =>
        list.length > 0 ? (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <ul className="mt-4 border-b border-rule">
              {list.map((trip) => (
                <li key={trip.id}>
                  <TripCard view={view} trip={trip} />
                </li>
              ))}
            </ul>
          </section>
        ) : null,
      )}
      {deleted.length > 0 ? (
        <section aria-labelledby="deleted">
          <h2 id="deleted">{t('deleted')}</h2>
          <p className="measure mt-1 font-ui text-sm text-ink-2">{t('deletedHint')}</p>
          <ul className="mt-4 border-b border-rule">
            {deleted.map((trip) => (
              <li key={trip.id}>
                <DeletedTrip view={view} trip={trip} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
