import { getTranslations } from 'next-intl/server';
import { AtPort } from '@/components/timetable/at-port';
import { ByArrangement } from '@/components/timetable/by-arrangement';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { formatClock, midnightsBetween } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { portLabel } from '@/lib/sea/timetable/port-label';
import { operatorName } from '@/lib/trips/saved-trips/operator-name';
import { sailingNews } from '@/lib/trips/saved-trips/sailing-news';
import { rideOf } from '@/lib/trips/saved-trips/sailings';
import type { TripSailing } from '@/lib/trips/saved-trips/types';
import type { FindingKind } from '@/lib/trips/watch/types';
import { BoatStatus } from './boat-status';
import type { SheetView } from './sheet-view';

interface LegBoatsProps {
  view: SheetView;
  /** Boats in order; at least one. */
  boats: readonly TripSailing[];
}

/** Boats of a leg: times in Athens, the fare of one adult, and each boat with its ports. */
export async function LegBoats({ view, boats }: LegBoatsProps) {
  const t = await getTranslations('savedTrips.sheet');
  const { network, locale } = view;
  const [first, last] = [boats[0], boats.at(-1)];
  if (!first || !last) return null;
  const [departs, arrives] = [epochMinutesOf(first.departsAt), epochMinutesOf(last.arrivesAt)];
  const later = midnightsBetween(departs, arrives);
  const fares = boats.map(({ cents }) => cents);
  const fare = fares.some((cents) => cents === null)
    ? undefined
    : fares.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
  const isTypical = boats.some((boat) => boat.isTypical);
  return (
    <>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 font-ui tabular-nums">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-xl font-medium">
            {formatClock(departs)} – {formatClock(arrives)}
            {later > 0 ? (
              <sup className="ml-1 text-sm">
                <span aria-hidden="true">+{later}</span>
                <span className="sr-only">{t('later', { count: later })}</span>
              </sup>
            ) : null}
          </span>
          <span>{formatDuration(arrives - departs, locale)}</span>
          {isTypical ? <span className="text-sm text-ink-2">{t('typical')}</span> : null}
        </p>
        <p className="text-ink-2">
          {fare === undefined
            ? t('fareUnknown')
            : t('perAdult', { fare: formatEuros(fare, locale) })}
        </p>
      </div>
      <ul className="mt-1 font-ui leading-snug tabular-nums">
        {boats.map((boat, index) => (
          <li key={boat.departsAt} className="py-0.5">
            {boats.length > 1
              ? `${formatClock(epochMinutesOf(boat.departsAt))} – ${formatClock(epochMinutesOf(boat.arrivesAt))} `
              : ''}
            {portLabel(network, boat.fromPort, locale)} – {portLabel(network, boat.toPort, locale)}
            <span className="text-ink-2">
              {[boat.vessel, operatorName(boat, network, locale)]
                .filter(Boolean)
                .map((name) => `, ${name}`)
                .join('')}
            </span>
            <BoatAtPort view={view} boat={boat} before={boats[index - 1]} />
            <BoatStatus view={view} boat={boat} />
            <BoatFindings view={view} boat={boat} />
            <ByArrangement locale={locale} network={network} ride={rideOf(boat)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Kinds that {@link BoatStatus} says itself. */
const saidByStatus: readonly FindingKind[] = ['cancelled', 'late', 'early', 'doubtful'];

/** Changes of a boat that no realtime news tells, in a few words; the box above the days says the rest. */
async function BoatFindings({ view, boat }: { view: SheetView; boat: TripSailing }) {
  const found = (view.findings ?? []).filter(
    ({ kind, boat: { fromPort, departsAt } }) =>
      fromPort === boat.fromPort && departsAt === boat.departsAt && !saidByStatus.includes(kind),
  );
  if (found.length === 0) return null;
  const t = await getTranslations('tripWatch.kinds');
  return found.map(({ key, kind }) => (
    <a key={key} href="#findings" className="block text-sm font-semibold text-bad">
      {t(kind)}
    </a>
  ));
}

interface BoatAtPortProps {
  view: SheetView;
  boat: TripSailing;
  before: TripSailing | undefined;
}

/** Time to be at the port for a stored boat; null for a cancelled one. */
function BoatAtPort({ view: { network, locale, trip }, boat, before }: BoatAtPortProps) {
  if (sailingNews(network, boat)?.isCancelled) return null;
  return (
    <AtPort
      locale={locale}
      boat={{ from: boat.fromPort, departure: epochMinutesOf(boat.departsAt) }}
      withVehicle={trip.vehicle !== null}
      takesVehicles={network.trips.get(boat.sailing ?? '')?.takesVehicles ?? true}
      before={before && { arrival: epochMinutesOf(before.arrivesAt) }}
    />
  );
}
