'use client';

import type { Transfer } from '@/lib/booking/transfers/schema';
import { Amount, RideDetails, type RideMore, type Shown } from './ride-details';

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

/**
 * Line drawings of 24 × 24, like those of the interface. Kept here, because no other component uses
 * them.
 */
const drawings: Record<Transfer['kind'], string> = {
  walk: 'M13 4.2a1.6 1.6 0 1 0 .01 0M9 21l2.5-6-2-2.5L11 8l3 1 1.5 3 3 1M11 8L8 9.5 7 13M11.5 15l3 2 1 4',
  bus: 'M4 17V6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5V17zM4 11.5h16M7.5 17v2.5M16.5 17v2.5M7.5 14.2h.01M16.5 14.2h.01',
  metro:
    'M6 16V8a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM6 11.5h12M9 14.8h.01M15 14.8h.01M9 18l-2 3M15 18l2 3',
  'cable-car': 'M3 7l18-4M12 5v4M6 9h12v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM6 13.5h12M12 9v4.5',
  launch:
    'M3 14h18l-2.5 4.5h-13zM8 14v-4h6l2.5 4M2 21.5c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1 2-1 4-1',
  boat: 'M3 14h18l-2 4.5H5zM6 14v-4h10l3 4M9 10V6h4v4M2 21.5c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1 2-1 4-1',
  taxi: 'M3 17v-4l3-1 2-4h8l2 4 3 1v4zM6 17v2M18 17v2M6 12h12M10 8V5.5h4V8',
  private: 'M3 17V8h11l4.5 4.5 2.5.8V17zM6.5 17v2M17.5 17v2M14 8v5H3M8.5 8v5',
};

/** Decorative icon next to the name of a kind. */
function KindIcon({ kind }: { kind: Transfer['kind'] }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      <path d={drawings[kind]} />
    </svg>
  );
}

/** An island of the index, with formatted texts. */
export interface AreaEntry {
  readonly area: string;
  readonly name: string;
  /** Link to the whole area: URL and label. */
  readonly more: readonly [href: string, words: string];
  readonly ways: readonly WayView[];
}

interface AreaIndexProps {
  areas: readonly AreaEntry[];
  /** Text of an estimate for screen readers. */
  about: string;
}

/**
 * Index: for each island the connections from its ports and airport to the main town. See {@link
 * WayStrips}.
 */
export function AreaIndex({ areas, about }: AreaIndexProps) {
  return areas.map(({ area, name, more: [href, words], ways }) => (
    <section key={area} id={area} aria-labelledby={`${area}-title`} className="area">
      <div>
        <h2 id={`${area}-title`}>{name}</h2>
        <a href={href} className="text-link area-more">
          {words}
          <span className="sr-only">: {name}</span>
        </a>
      </div>
      <WayStrips ways={ways} about={about} heading="h3" />
    </section>
  ));
}
