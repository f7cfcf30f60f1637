'use client';

import { useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { fill } from '@/lib/foundation/i18n/fill';
import { formatClock } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { setLeg } from '@/lib/trips/saved-trips/rules';
import type { TripLeg, TripSailing } from '@/lib/trips/saved-trips/types';
import { Boats } from './boats';
import { useEditor } from './editor-context';
import type { LegEnds } from './leg-ends';
import type { LegOffers } from './view';

interface LegChoiceProps {
  ends: LegEnds;
  /** Undefined until the page has the boats of this leg and day, after the next save. */
  offers: LegOffers | undefined;
  chosen: TripLeg | undefined;
}

const namesOf = (sailings: readonly TripSailing[]) =>
  sailings.map((boat) => `${boat.fromPort} ${boat.departsAt} ${boat.sailing}`).join();

/** Boats of the day to choose from. Without boats there is nothing to choose. */
export function LegChoice({ ends, offers, chosen }: LegChoiceProps) {
  const { texts, view, edit } = useEditor();
  const { leg } = texts;
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const summary = useRef<HTMLElement>(null);
  if (!offers) {
    return <p className="mt-2 font-ui text-sm text-ink-2">{leg.afterSave}</p>;
  }
  if (offers.boats.length === 0) {
    return chosen ? null : <p className="mt-2 font-ui text-ink-2">{leg.none}</p>;
  }
  function take(sailings: readonly TripSailing[]) {
    const time = formatClock(epochMinutesOf(sailings[0]?.departsAt ?? ''));
    edit(`leg:${ends.position}`, (trip) => setLeg(trip, ends.position, sailings), {
      isOfBoats: true,
    });
    setMessage(fill(leg.chosen, { time }));
    setOpen(false);
    summary.current?.focus();
  }
  const taken = chosen && namesOf(chosen.sailings);
  return (
    <>
      <details
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="group mt-2"
      >
        <summary
          ref={summary}
          data-choose=""
          className="text-link inline-flex min-h-11 list-none items-center font-ui font-medium [&::-webkit-details-marker]:hidden"
        >
          {chosen ? leg.change : leg.choose}
        </summary>
        <ul className="border-b border-rule">
          {offers.boats.map(({ key, sailings }) => {
            const isLast = key === offers.lastKey;
            const isTaken = namesOf(sailings) === taken;
            const time = formatClock(epochMinutesOf(sailings[0]?.departsAt ?? ''));
            return (
              <li
                key={key}
                className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
              >
                <div>
                  <Boats sailings={sailings} />
                  {isLast ? (
                    <p className="font-ui text-sm font-semibold text-bad">{view.replan.lastBoat}</p>
                  ) : null}
                </div>
                <button
                  type="button"
                  aria-label={isTaken || isLast ? undefined : fill(leg.takeOf, { time })}
                  onClick={() => take(sailings)}
                  className={buttonClass('secondary', 'mt-2 justify-self-start')}
                >
                  {isTaken ? leg.taken : isLast ? view.replan.takeLast : leg.take}
                </button>
              </li>
            );
          })}
        </ul>
      </details>
      <p role="status" className="sr-only">
        {message}
      </p>
    </>
  );
}
