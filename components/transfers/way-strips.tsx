'use client';

import type { Transfer } from '@/lib/booking/transfers/schema';
import { Amount, type Shown } from './amount';
import { KindIcon } from './kind-icon';
import { RideDetails, type RideMore } from './ride-details';

/** A ride on a connection. A tuple, because the index has a hundred. */
export type RideView = readonly [
  kind: Transfer['kind'],
  word: string,
  /** Short note on the days of operation; empty if the details contain them. */
  runs: string,
  minutes: Shown,
  price: Shown,
  more: RideMore | undefined,
];

export interface WayView {
  /** Fragment id of the first stop. */
  readonly id?: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly road: readonly Shown[];
  readonly rides: readonly RideView[];
}

interface WayStripsProps {
  ways: readonly WayView[];
  /** Text of an estimate for screen readers. */
  about: string;
  /** Heading level, one below that of the section. */
  heading: 'h3' | 'h4';
}

/**
 * Connections as lines between two stops, with the rides below. A client component so that the
 * markup of a hundred rides is not sent a second time for hydration.
 */
export function WayStrips({ ways, about, heading: Heading }: WayStripsProps) {
  return (
    <ul>
      {ways.map(({ id, from, to, road, rides }) => (
        <li key={`${from} ${to}`} id={id} className="way">
          <Heading className="way-line">
            <span className="way-stop">{from}</span>
            <span className="sr-only"> – </span>
            <span className="way-stop">{to}</span>
            <span className="way-road">
              {road.map((figure, index) => (
                <span key={String(figure)}>
                  {index > 0 ? ' · ' : null}
                  <Amount figure={figure} about={about} />
                </span>
              ))}
            </span>
          </Heading>
          <ul className="rides">
            {rides.map((ride) => (
              <RideRow key={ride.slice(0, 5).join()} ride={ride} about={about} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function RideRow({ ride, about }: { ride: RideView; about: string }) {
  const [kind, word, runs, minutes, price, more] = ride;
  return (
    <li className="ride">
      <KindIcon kind={kind} />
      <span>
        <b>{word}</b> {runs ? <span className="ride-runs">{runs}</span> : null}
      </span>
      <span className="ride-figure">
        <Amount figure={minutes} about={about} />
      </span>
      <span className="ride-figure">
        <Amount figure={price} about={about} />
      </span>
      {more ? <RideDetails more={more} /> : null}
    </li>
  );
}
