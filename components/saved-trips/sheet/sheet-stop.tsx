import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { formatDay } from '@/lib/foundation/i18n/format';
import { addDays } from '@/lib/foundation/time/days';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import { stopDates } from '@/lib/trips/saved-trips/rules';
import type { TripStop } from '@/lib/trips/saved-trips/types';
import { EntryList } from './entry-list';
import type { SheetView } from './sheet-view';

interface SheetStopProps {
  view: SheetView;
  stop: TripStop;
  index: number;
}

/** Stay on an island: entries for the whole stay, then each day that has a note or an entry. */
export async function SheetStop({ view, stop, index }: SheetStopProps) {
  const t = await getTranslations('savedTrips.sheet');
  const { locale, trip } = view;
  const { island, nights, note } = stop;
  const stay = stopDates(trip)?.[index];
  const entries = trip.entries.filter(({ stopId }) => stopId === stop.id);
  const notes = new Map(
    trip.days.filter(({ stopId }) => stopId === stop.id).map((day) => [day.dayOffset, day.note]),
  );
  const offsets = [...new Set([...notes.keys(), ...entries.map(({ dayOffset }) => dayOffset)])]
    .filter((offset) => offset !== null)
    .sort((a, b) => a - b);
  const whole = entries.filter(({ dayOffset }) => dayOffset === null);
  const day = (date: string) => formatDay(date, locale, 'short');
  return (
    <section
      aria-labelledby={`stop-${index}`}
      className="border-l-2 border-ink bg-deep py-4 pr-4 pl-4 sm:pl-6 print:bg-transparent print:pr-0"
    >
      <div className="keep-next grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
        <h3 id={`stop-${index}`} className="text-xl!">
          <SiteLink href={routes.island(island)} className="hover:text-accent">
            <span className="mr-2 font-ui text-base text-ink-2 tabular-nums">{index + 1}</span>
            {islandName(island, locale)}
          </SiteLink>
        </h3>
        <p className="font-ui tabular-nums">
          <strong className="font-semibold">{t('nights', { count: nights })}</strong>{' '}
          {stay ? (
            <span className="inline-block text-ink-2">
              {stay.arrive === stay.leave
                ? day(stay.arrive)
                : `${day(stay.arrive)} – ${day(stay.leave)}`}
            </span>
          ) : null}
        </p>
      </div>
      {note ? <p className="measure mt-2 whitespace-pre-line">{note}</p> : null}
      <EntryList entries={whole} day={stay?.arrive} view={view} />
      {offsets.map((offset) => (
        <div key={offset} className="mt-4 border-t border-rule pt-3">
          <h4 className="keep-next font-ui text-sm font-semibold">
            {stay
              ? formatDay(addDays(stay.arrive, offset), locale)
              : t('day', { number: offset + 1 })}
          </h4>
          {notes.get(offset) ? (
            <p className="measure mt-1 whitespace-pre-line">{notes.get(offset)}</p>
          ) : null}
          <EntryList
            entries={entries.filter(({ dayOffset }) => dayOffset === offset)}
            day={stay && addDays(stay.arrive, offset)}
            view={view}
          />
        </div>
      ))}
    </section>
  );
}
