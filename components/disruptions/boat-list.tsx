import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { formatClock } from '@/lib/foundation/time/athens';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import type { IsoDate } from '@/lib/foundation/time/types';
import { routes } from '@/lib/platform/routes/register';
import type { TroubledBoat } from '@/lib/sea/ferries/disruptions/types';
import { boatParameter } from '@/lib/sea/ferries/passenger-rights/query';
import { delayText } from '@/lib/sea/timetable/delay-text';
import type { Network } from '@/lib/sea/timetable/network';
import { portArguments, stationLabel } from '@/lib/sea/timetable/port-label';
import { OperatorPhone } from './operator-phone';
import { ReportedAt } from './reported-at';

interface BoatListProps {
  locale: Locale;
  network: Network;
  boats: readonly TroubledBoat[];
  /** Day under which they are listed; boats of other days are shown with their dates. */
  day?: IsoDate;
}

/** Boats with news, by line: the cancelled ones before those that sail otherwise. */
export async function BoatList(props: BoatListProps) {
  const t = await getTranslations('disruptions.boats');
  const groups = {
    cancelled: props.boats.filter(({ kind }) => kind === 'cancelled'),
    changed: props.boats.filter(({ kind }) => kind !== 'cancelled'),
  };
  return (['cancelled', 'changed'] as const).map((group) =>
    groups[group].length > 0 ? (
      <div
        key={group}
        data-testid={`${group}-boats`}
        className={`mt-4 border-l-2 px-4 py-1 font-ui ${group === 'cancelled' ? 'border-bad' : 'border-accent'}`}
      >
        <h3
          className={`font-ui text-base font-semibold ${group === 'cancelled' ? 'text-bad' : ''}`}
        >
          {t(group)}
        </h3>
        <ByLine {...props} boats={groups[group]} />
      </div>
    ) : null,
  );
}

function ByLine(props: BoatListProps) {
  const { locale, network, boats } = props;
  return [...Map.groupBy(boats, ({ lineId }) => lineId)].map(([lineId, own]) => {
    const line = network.lines.get(lineId);
    const operator = network.operators.get(line?.operatorId ?? '');
    return (
      <div key={lineId} className="border-t border-rule py-2 first-of-type:border-0">
        <h4 className="font-ui text-sm font-semibold">{line?.name[locale] ?? lineId}</h4>
        <ul>
          {own.map((boat) => (
            <Boat key={boat.id} {...props} boat={boat} />
          ))}
        </ul>
        {operator ? <OperatorPhone operator={operator} locale={locale} /> : null}
      </div>
    );
  });
}

async function Boat({ locale, network, boat, day }: BoatListProps & { boat: TroubledBoat }) {
  const [t, own, kinds] = await Promise.all([
    getTranslations('ferries.realtime'),
    getTranslations('disruptions.boats'),
    getTranslations('ferries.vesselKinds'),
  ]);
  const { id, kind, tripId, vessel, date, departure, arrival, portIds, skipped, minutes, at } =
    boat;
  const trip = network.trips.get(tripId);
  const Times = kind === 'cancelled' ? 's' : 'span';
  return (
    <li id={id} className="scroll-mt-24 py-1 text-sm">
      {date !== day ? <span className="block">{formatDay(date, locale)}</span> : null}
      <Times className="text-base tabular-nums">
        <time dateTime={utcIso(departure)}>{formatClock(departure)}</time>
        {' – '}
        <time dateTime={utcIso(arrival)}>{formatClock(arrival)}</time>
      </Times>{' '}
      <span className="font-medium">{vessel ?? (trip ? kinds(trip.vesselKind) : null)}</span>
      {kind === 'cancelled' ? null : (
        <strong className="ms-2 font-medium text-bad">
          {[
            minutes === 0 ? [] : delayText(minutes, t, locale),
            kind === 'unclear' ? t('warnings.unclear') : [],
          ]
            .flat()
            .join('. ')}
        </strong>
      )}
      <span className="block text-ink-2">
        {t('boat', {
          ...portArguments('from', network, portIds[0] ?? '', locale),
          ...portArguments('to', network, portIds.at(-1) ?? '', locale),
        })}
        {skipped.length > 0 ? (
          <strong className="font-medium text-bad">
            {'. '}
            {t('skips', {
              ports: skipped.map((port) => stationLabel(network, port, locale)).join(', '),
            })}
          </strong>
        ) : (
          '.'
        )}{' '}
        <ReportedAt at={at} locale={locale} />
        {' · '}
        <SiteLink
          href={`${routes.disruptionsRights}?${new URLSearchParams({ boat: boatParameter(tripId, boat.serviceDay) })}`}
          className="text-link"
        >
          {own('rights')}
        </SiteLink>
      </span>
    </li>
  );
}
