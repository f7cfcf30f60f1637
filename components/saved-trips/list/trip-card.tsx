import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { formatDateRange } from '@/components/saved-trips/sheet/date-range';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import type { TripSummary } from '@/lib/trips/saved-trips/summary';
import type { ListView } from './list-actions';
import { TripMenu } from './trip-menu';
import { TripSketch } from './trip-sketch';

/** Trip in the list: thumbnail, islands, dates, nights and actions. */
export async function TripCard({ view, trip }: { view: ListView; trip: TripSummary }) {
  const t = await getTranslations('savedTrips.list');
  const { locale, network } = view;
  const { id, title, startDate, lastDay, nights, islands, isShared } = trip;
  const dates = startDate && lastDay ? formatDateRange(startDate, lastDay, locale) : t('noDates');
  return (
    <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-t border-rule py-5 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-6">
      <TripSketch network={network} islands={islands} />
      <div className="min-w-0">
        <h3 className="text-2xl! leading-tight">
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
