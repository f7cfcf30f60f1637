'use client';

import { formatDuration } from '@/lib/foundation/i18n/duration';
import { fill } from '@/lib/foundation/i18n/fill';
import { formatAsOf, formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { formatClock, midnightsBetween } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { nightName } from '@/lib/foundation/time/nights';
import { originsOfSailings } from '@/lib/trips/saved-trips/stored-fares';
import type { TripSailing } from '@/lib/trips/saved-trips/types';
import { useEditor } from './editor-context';
import { counted } from './texts';
import { boatKey } from './view';

/** Boats of a leg: local times, the fare of an adult, and each boat with its ports. */
export function Boats({ sailings }: { sailings: readonly TripSailing[] }) {
  const { texts, view } = useEditor();
  const { leg } = texts;
  const [first, last] = [sailings[0], sailings.at(-1)];
  if (!first || !last) return null;
  const [departs, arrives] = [epochMinutesOf(first.departsAt), epochMinutesOf(last.arrivesAt)];
  const later = midnightsBetween(departs, arrives);
  const changes = sailings.length - 1;
  const night = nightName(departs);
  const origins = originsOfSailings(sailings).map(({ basis, asOf }) =>
    fill(basis === 'estimate' ? leg.fareEstimate : leg.farePrinted, {
      date: formatAsOf(asOf, view.locale),
    }),
  );
  return (
    <>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 font-ui tabular-nums">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-xl font-medium">
            {formatClock(departs)} – {formatClock(arrives)}
            {later > 0 ? (
              <sup className="ml-1 text-sm">
                <span aria-hidden="true">+{later}</span>
                <span className="sr-only">
                  {later === 1 ? leg.later : fill(leg.laterDays, { count: later })}
                </span>
              </sup>
            ) : null}
          </span>
          {night ? <span className="text-sm text-ink-2">{leg.nights[night]}</span> : null}
          <span>{formatDuration(arrives - departs, view.locale)}</span>
          <span className="text-sm text-ink-2">
            {changes > 0 ? counted(changes, leg.changes) : leg.direct}
          </span>
        </p>
        <p>
          {fareOf(sailings, leg, view.locale)}
          {origins.map((text) => (
            <span key={text} className="block text-sm text-ink-2">
              {text}
            </span>
          ))}
        </p>
      </div>
      <ul className="mt-1 font-ui text-sm leading-snug tabular-nums">
        {sailings.map((boat) => (
          <li key={boat.departsAt} className="py-0.5">
            <BoatLine boat={boat} withTimes={changes > 0} />
          </li>
        ))}
      </ul>
      {sailings.some(({ isTypical }) => isTypical) ? (
        <p className="font-ui text-sm text-ink-2">{leg.typical}</p>
      ) : null}
    </>
  );
}

function BoatLine({ boat, withTimes }: { boat: TripSailing; withTimes: boolean }) {
  const { view } = useEditor();
  const [arranged, found] = [view.arranged[boatKey(boat)], view.found[boatKey(boat)]];
  const port = (id: string) => view.ports[id]?.label ?? id;
  const times = [boat.departsAt, boat.arrivesAt].map((iso) => formatClock(epochMinutesOf(iso)));
  return (
    <>
      {withTimes ? `${times.join(' – ')} ` : ''}
      {port(boat.fromPort)} – {port(boat.toPort)}
      <span className="text-ink-2">
        {[boat.vessel, view.operators[boat.operator] ?? boat.operator]
          .filter(Boolean)
          .map((name) => `, ${name}`)
          .join('')}
      </span>
      {found ? (
        <a href="#findings" className="block font-semibold text-bad">
          {found}
        </a>
      ) : null}
      {arranged ? <span className="block font-medium">{arranged}</span> : null}
    </>
  );
}

function fareOf(
  sailings: readonly TripSailing[],
  texts: { fare: string; fareUnknown: string },
  locale: Locale,
): string {
  const cents = sailings.reduce<number | null>(
    (sum, boat) => (sum === null || boat.cents === null ? null : sum + boat.cents),
    0,
  );
  return cents === null
    ? texts.fareUnknown
    : fill(texts.fare, { money: formatEuros(cents, locale) });
}
