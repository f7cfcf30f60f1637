import { getTranslations } from 'next-intl/server';
import { AtPort } from '@/components/timetable/at-port';
import { BoatDelay } from '@/components/timetable/boat-delay';
import { BoatWarnings } from '@/components/timetable/boat-warnings';
import { ByArrangement } from '@/components/timetable/by-arrangement';
import { SkippedPorts } from '@/components/timetable/skipped-ports';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { formatClock } from '@/lib/foundation/time/athens';
import { scheduledRide } from '@/lib/sea/timetable/arrangement';
import type { Network } from '@/lib/sea/timetable/network';
import { portLabel } from '@/lib/sea/timetable/port-label';
import type { Journey } from '@/lib/sea/timetable/types';
import './itinerary.css';

interface BoatsProps {
  network: Network;
  journey: Journey;
  locale: Locale;
  withVehicle: boolean;
}

/** Ferries of a journey as a list; a single ferry by name only. */
export async function Boats({ network, journey, locale, withVehicle }: BoatsProps) {
  const t = await getTranslations();
  const { legs, transfers } = journey;
  return (
    <ul className="boats">
      {legs.map((leg, index) => {
        const ends = `${portLabel(network, leg.from, locale)} – ${portLabel(network, leg.to, locale)}`;
        const times = `${formatClock(leg.departure)} – ${formatClock(leg.arrival)}`;
        if (leg.kind === 'road') {
          return (
            <li key={leg.departure} className="boat-road">
              {`${times} ${ends}, ${t('planner.result.byRoad')}`}
            </li>
          );
        }
        const trip = network.trips.get(leg.tripId);
        const operator = network.operators.get(network.lines.get(leg.lineId)?.operatorId ?? '');
        const names = [trip?.vessel, operator?.name[locale]].filter(Boolean);
        return (
          <li key={leg.departure}>
            {`${transfers > 0 || legs.length > 1 ? `${times} ${ends}, ` : ''}${names.join(', ')}`}
            {trip ? (
              <span className="boat-kind">{`, ${t(`ferries.vesselKinds.${trip.vesselKind}`)}`}</span>
            ) : null}
            <AtPort
              locale={locale}
              boat={leg}
              withVehicle={withVehicle}
              takesVehicles={trip?.takesVehicles ?? true}
              before={legs[index - 1]}
            />
            <BoatDelay
              locale={locale}
              delay={leg.delay}
              departure={leg.departure}
              arrival={leg.arrival}
            />
            <BoatWarnings locale={locale} network={network} boat={leg} />
            <SkippedPorts locale={locale} network={network} boat={leg} />
            <ByArrangement locale={locale} network={network} ride={scheduledRide(leg)} />
          </li>
        );
      })}
    </ul>
  );
}
