'use client';

import type { CSSProperties, ReactNode } from 'react';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import type { HourTicks } from './hour-ticks';
import './offers.css';

/** One journey of the list, as finished text. */
export interface OfferRowView {
  /** Value of the `journey` parameter. */
  readonly name: string;
  /** Departure and arrival in minutes since 1970 (UTC), and as local clock times. */
  readonly times: readonly [number, number];
  readonly clocks: readonly [string, string];
  readonly nights?: string;
  /** Note naming the night, if the boat leaves after midnight. */
  readonly night?: string;
  /** Latest time to be at the port for the first boat. */
  readonly atPort?: string;
  /** Delays, each as lines: the delay first, then the scheduled time. */
  readonly late?: readonly (readonly string[])[];
  /** Reasons to doubt that its boats sail. */
  readonly warnings?: readonly string[];
  readonly left?: string;
  /** Distinctions among the offers of the crossing: the fastest, the cheapest, the first to arrive. */
  readonly tags?: readonly string[];
  readonly length: string;
  readonly way: string;
  /** Start and end of each time at sea, as percentages of the time scale of the list. */
  readonly bar: readonly (readonly [number, number])[];
  readonly boats: string;
  /** Note that a boat has to be called beforehand. */
  readonly arranged?: string;
  readonly price?: string;
  readonly total?: string;
  readonly vehicle?: string;
}

interface OfferRowsProps {
  label: string;
  rows: readonly OfferRowView[];
  /** Address of the page with no journey open, and the fragment to return to after closing one. */
  address: string;
  part: string;
  /** Hours on the time scale of the bars. */
  hours: HourTicks | undefined;
  /** Text for an unknown fare, and the note below a known one. */
  unknown: string;
  each: string;
  /** Name of the open journey. */
  open?: string | undefined;
  /** Details of the open journey. */
  children?: ReactNode;
}

/**
 * Rows of journeys. Each links to its details, the open one back to the list. A client component,
 * because React sends its short props; it would send the markup of a server component a second time
 * as data.
 */
export function OfferRows(props: OfferRowsProps) {
  const { label, rows, address, part, open, children, unknown, each, hours } = props;
  const ticks = hours && { '--step': `${hours.step}%`, '--first': `${firstTick(hours)}%` };
  return (
    <ul aria-label={label} className="offers" style={ticks as CSSProperties}>
      {rows.map((row, index) => {
        const isOpen = row.name === open;
        return (
          <li key={row.name} id={isOpen ? 'journey' : undefined}>
            <a
              className="offer"
              href={isOpen ? `${address}#${part}` : `${address}&journey=${row.name}#journey`}
              aria-expanded={isOpen}
              data-scroll="keep"
            >
              <Times {...row} />
              <Way {...row} hours={index === 0 ? hours?.hours : undefined} />
              <Price {...row} unknown={unknown} each={each} />
            </a>
            {isOpen ? children : null}
          </li>
        );
      })}
    </ul>
  );
}

function Times(row: OfferRowView) {
  const { clocks, nights, night, atPort, late = [], left, warnings = [] } = row;
  const [leaves, arrives] = row.times;
  return (
    <span className="offer-times">
      <span>
        <time dateTime={minute(leaves)}>{clocks[0]}</time>
        <i> – </i>
        <time dateTime={minute(arrives)}>{clocks[1]}</time>
      </span>
      {nights ? <small>{` ${nights}`}</small> : null}
      {night ? <small className="offer-line">{` ${night}`}</small> : null}
      {atPort && !left ? <small className="offer-line">{` ${atPort}`}</small> : null}
      {late.map(([delay, scheduled]) => (
        <small key={delay} className="offer-late">
          {delay}
          {scheduled ? <br /> : null}
          {scheduled}
        </small>
      ))}
      {warnings.map((text) => (
        <small key={text} className="offer-late offer-warning">
          {` ${text}`}
        </small>
      ))}
      {left ? <small className="offer-line">{` ${left}`}</small> : null}
    </span>
  );
}

const minute = (instant: number) => `${utcIso(instant).slice(0, 16)}Z`;

interface WayProps extends OfferRowView {
  /** Times above the bar; only the first row has them. */
  hours: HourTicks['hours'] | undefined;
}

/** Position of the ticks, as CSS places a background that is one step wide. */
const firstTick = ({ first, step }: HourTicks) =>
  step < 100 ? Number(((first / (100 - step)) * 100).toFixed(1)) : first;

/** Duration, route and vessels, and a bar on the time scale: solid at sea, dotted while waiting. */
function Way({ length, way, bar, boats, arranged, tags = [], hours }: WayProps) {
  const span = (from = 0, to = 0) => ({ left: `${from}%`, right: `${100 - to}%` });
  return (
    <span className="offer-way">
      <b>{length}</b>
      {`, ${way} `}
      {tags.map((tag) => (
        <em key={tag}>{`${tag} `}</em>
      ))}
      {hours ? (
        <i aria-hidden="true">
          {hours.map(([at, clock]) => (
            <small key={at} style={{ left: `${at}%` }}>
              {clock}
            </small>
          ))}
        </i>
      ) : null}
      <span aria-hidden="true">
        {bar.length > 1 ? <i style={span(bar[0]?.[0], bar.at(-1)?.[1])} /> : null}
        {bar.map(([from, to]) => (
          <b key={from} style={span(from, to)} />
        ))}
      </span>
      <small>{boats}</small>
      {arranged ? <small className="offer-line">{arranged}</small> : null}
    </span>
  );
}

function Price(row: OfferRowView & { unknown: string; each: string }) {
  const { price, total, vehicle, unknown, each } = row;
  return (
    <span className="offer-price">
      <b>{price ?? unknown}</b>
      {price ? <small>{` ${each}`}</small> : null}
      {total ? <strong>{` ${total}`}</strong> : null}
      {vehicle ? <small>{` ${vehicle}`}</small> : null}
    </span>
  );
}
