import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { formatDateRange } from '@/components/saved-trips/sheet/date-range';
import { formatDate } from '@/lib/foundation/i18n/format';
import { athensDate } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import type { TripSummary } from '@/lib/trips/saved-trips/summary';
import { keptInList } from './kept-answers';
import type { ListView } from './list-actions';
import { TripAction } from './trip-action';
import { TripMenu } from './trip-menu';
import { TripSketch } from './trip-sketch';

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

/** Deleted trip, with actions to restore it or delete it permanently. */
async function DeletedTrip({ view, trip }: { view: ListView; trip: TripSummary }) {
  const t = await getTranslations('savedTrips.list');
  const { locale, actions } = view;
  const { id, title, deletedAt } = trip;
  const kept = {
    restore: await keptInList('restore', id, locale),
    purge: await keptInList('purge', id, locale),
  };
  const date = deletedAt ? athensDate(epochMinutesOf(deletedAt)) : '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule py-4">
      <div className="min-w-0 basis-64 grow">
        <h3 className="text-lg leading-tight">{title}</h3>
        <p className="mt-1 font-ui text-sm text-ink-2">
          {t('deletedOn', { date: formatDate(date, locale) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {(['restore', 'purge'] as const).map((kind) => (
          <TripAction
            key={kind}
            action={actions[kind]}
            kept={kept[kind]}
            locale={locale}
            id={id}
            text={t(kind)}
            label={t(`${kind}Of`, { title })}
            working={t('working')}
          />
        ))}
      </div>
    </div>
  );
}

/** Trip in the list: thumbnail, islands, dates, nights and actions. */
async function TripCard({ view, trip }: { view: ListView; trip: TripSummary }) {
  const t = await getTranslations('savedTrips.list');
  const { locale, network } = view;
  const { id, title, startDate, lastDay, nights, islands, isShared } = trip;
  const dates = startDate && lastDay ? formatDateRange(startDate, lastDay, locale) : t('noDates');
  return (
    <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-t border-rule py-5 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-6">
      <TripSketch network={network} islands={islands} />
      <div className="min-w-0">
        <h3 className="text-lg! leading-tight">
          <SiteLink href={routes.trip(id)} className="hover:text-accent">
            {title}
          </SiteLink>
        </h3>
        <p className="mt-1 leading-snug">
          {islands.length > 0 ? (
            <>
              <span className="sr-only">{t('islandsInOrder')} </span>
              {islands.map((island) => islandName(island, locale)).join(', ')}
            </>
          ) : (
            <span className="text-ink-2">{t('noIslands')}</span>
          )}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 font-ui text-sm text-ink-2 tabular-nums">
          <span>{dates}</span>
          {islands.length > 0 ? <span>{t('nights', { count: nights })}</span> : null}
          {isShared ? <span className="font-medium text-water">{t('shared')}</span> : null}
        </p>
      </div>
      <div className="col-span-full sm:col-start-2">
        <TripMenu view={view} trip={trip} />
      </div>
    </article>
  );
}
