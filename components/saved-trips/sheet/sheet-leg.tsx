import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { NightNote } from '@/components/timetable/night-note';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatDay } from '@/lib/foundation/i18n/format';
import { athensDate } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { IsoDate } from '@/lib/foundation/time/types';
import { searchAddress } from '@/lib/sea/ferries/search/address';
import { endOf } from '@/lib/sea/ferries/search/ends';
import { portLabel } from '@/lib/sea/timetable/port-label';
import { backupLines, type ReplanTexts } from '@/lib/trips/replan/backup-text';
import { legDay } from '@/lib/trips/saved-trips/rules';
import { searchParty } from '@/lib/trips/saved-trips/search-party';
import type { TripSailing } from '@/lib/trips/saved-trips/types';
import { LegBoats } from './leg-boats';
import { endName, legAt, legEnds, needsNoBoat, portOfAirport, type SheetView } from './sheet-view';

interface SheetLegProps {
  view: SheetView;
  /** Index of the stop the leg leads to; the number of stops for the way home. */
  position: number;
}

/** Leg to a stop: its boats, or a note that none is chosen. Not rendered if no boat is needed. */
export async function SheetLeg({ view, position }: SheetLegProps) {
  const [t, planner, airports] = await Promise.all([
    getTranslations('savedTrips.sheet'),
    getTranslations('planner'),
    getTranslations('planner.airports'),
  ]);
  const { locale, network } = view;
  const boats = legAt(view, position)?.sailings ?? [];
  const { from, to } = legEnds(view, position);
  const [first, last] = [boats[0], boats.at(-1)];
  const start = from ?? network.ports.get(first?.fromPort ?? '')?.stationId;
  const end = to ?? network.ports.get(last?.toPort ?? '')?.stationId;
  if (!start || !end) return null;
  if (!first && needsNoBoat(view, start, end)) return null;
  const date = first ? athensDate(epochMinutesOf(first.departsAt)) : legDay(view.trip, position);
  const search = dayOfBoats(view, { start, end, boats, date });
  const [leaves, arrives] = [
    portOfAirport(start, first?.fromPort),
    portOfAirport(end, last?.toPort),
  ] as const;
  // The times below are at the port, not at the airport.
  const name = (place: string, at: ReturnType<typeof portOfAirport>) =>
    at ? portLabel(network, at.port, locale) : endName(view, place, (code) => airports(code));
  const roads = [
    leaves && (['roadFrom', leaves] as const),
    arrives && (['roadTo', arrives] as const),
  ].flatMap((road) => (road ? [road] : []));
  return (
    <section
      aria-labelledby={`way-${position}`}
      className="keep-whole border-l-2 border-dotted border-control py-6 pr-4 pl-4 sm:pl-6 print:pr-0"
    >
      {date ? <p className="label-caps">{formatDay(date, locale)}</p> : null}
      {first ? (
        <NightNote
          departure={epochMinutesOf(first.departsAt)}
          className="block font-ui text-sm text-ink-2"
        />
      ) : null}
      <h3 id={`way-${position}`} className="mt-1">
        {name(start, leaves)} <span aria-hidden="true">→</span>{' '}
        <span className="sr-only">{t('to')} </span>
        {name(end, arrives)}
      </h3>
      {boats.length > 0 ? (
        <>
          <LegBoats view={view} boats={boats} />
          <BackupLines view={view} position={position} />
        </>
      ) : (
        <p className="mt-2 font-ui text-ink-2">{t('noBoat')}</p>
      )}
      {roads.map(([way, { airport, minutes }]) =>
        minutes === undefined ? null : (
          <p key={way} className="mt-1 font-ui text-sm text-ink-2">
            {planner(`result.${way}`, {
              time: formatDuration(minutes, locale),
              airport: planner(`airportsInText.${airport}`),
            })}
          </p>
        ),
      )}
      {search ? (
        <p className="mt-1 font-ui text-sm" data-print="hide">
          <SiteLink href={search} className="text-link inline-flex min-h-11 items-center">
            {t(boats.length > 0 ? 'check' : 'searchBoats')}
          </SiteLink>
        </p>
      ) : null}
    </section>
  );
}

/** Boats to fall back on, and the margin before a flight. */
async function BackupLines({ view: { backups, locale }, position }: SheetLegProps) {
  const backup = backups?.get(position);
  if (!backup) return null;
  const t = await getTranslations('tripReplan');
  return backupLines(backup, locale, t as ReplanTexts).map((line) => (
    <p key={line} className="mt-1 font-ui text-sm text-ink-2">
      {line}
    </p>
  ));
}

interface Way {
  /** Timetable place; an airport has no boats of its own. */
  readonly start: string;
  readonly end: string;
  readonly boats: readonly TripSailing[];
  readonly date: IsoDate | null;
}

/**
 * Returns the path of the search for a leg on its day; undefined without a date or outside the
 * timetable.
 */
function dayOfBoats({ network, trip }: SheetView, { start, end, boats, date }: Way) {
  if (!date || date < network.info.start || date > network.info.end) return undefined;
  const placeOf = (portId: string | undefined) => network.ports.get(portId ?? '')?.stationId;
  const from = endOf(network, placeOf(boats[0]?.fromPort) ?? start);
  const to = endOf(network, placeOf(boats.at(-1)?.toPort) ?? end);
  if (!from || !to) return undefined;
  return searchAddress({
    crossings: [{ from, to, date, purpose: 'outbound' }],
    ...searchParty(trip),
    sort: 'departure',
    filter: {},
  });
}
