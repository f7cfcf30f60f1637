'use client';

import type { ReactNode } from 'react';
import { utcIso } from '@/lib/time/instants';
import './offers.css';

/** A journey in a row: what people decide by. */
export interface OfferRowView {
  /** Its name in an address. */
  readonly name: string;
  /** Departure and arrival: minutes since 1970, and as the clock on the quay says them. */
  readonly times: readonly [number, number];
  readonly clocks: readonly [string, string];
  readonly nights?: string;
  /** The night it leaves in, after midnight. */
  readonly night?: string;
  /** How late the boat is, and when the timetable has it. */
  readonly late?: readonly [string, string];
  readonly left?: string;
  readonly length: string;
  readonly way: string;
  /** From where to where it is at sea, in hundredths of the scale of its list. */
  readonly bar: readonly (readonly [number, number])[];
  readonly boats: string;
  readonly price?: string;
  readonly total?: string;
  readonly vehicle?: string;
}

interface OfferRowsProps {
  label: string;
  rows: readonly OfferRowView[];
  /** Address of the page without a journey, and the part of the page where a closed one stands. */
  address: string;
  part: string;
  /** What stands where no fare is known, and below one that is. */
  unknown: string;
  each: string;
  /** Name of the journey that is open. */
  open?: string | undefined;
  /** Its details. */
  children?: ReactNode;
}

/**
 * Journeys as links to themselves, opened; the one that is open leads back. A client component, because React sends one
 * as short props, and a server component as its whole markup a second time.
 */
export function OfferRows(props: OfferRowsProps) {
  const { label, rows, address, part, open, children, unknown, each } = props;
  return (
    <ul aria-label={label} className="offers">
      {rows.map((row) => {
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
              <Way {...row} />
              <Price {...row} unknown={unknown} each={each} />
            </a>
            {isOpen ? children : null}
          </li>
        );
      })}
    </ul>
  );
}

function Times({ times: [leaves, arrives], clocks, nights, night, late, left }: OfferRowView) {
  return (
    <span className="offer-times">
      <span>
        <time dateTime={minute(leaves)}>{clocks[0]}</time>
        <i> – </i>
        <time dateTime={minute(arrives)}>{clocks[1]}</time>
      </span>
      {nights ? <small>{` ${nights}`}</small> : null}
      {night ? <small className="offer-line">{` ${night}`}</small> : null}
      {late ? (
        <small className="offer-late">
          {late[0]}
          <br />
          {late[1]}
        </small>
      ) : null}
      {left ? <small className="offer-line">{` ${left}`}</small> : null}
    </span>
  );
}

const minute = (instant: number) => `${utcIso(instant).slice(0, 16)}Z`;

/** How long and by which ways, with the journey on the scale of its list: ink at sea, dots while waiting. */
function Way({ length, way, bar, boats }: OfferRowView) {
  const span = (from = 0, to = 0) => ({ left: `${from}%`, right: `${100 - to}%` });
  return (
    <span className="offer-way">
      <b>{length}</b>
      {`, ${way}`}
      <span aria-hidden="true">
        {bar.length > 1 ? <i style={span(bar[0]?.[0], bar.at(-1)?.[1])} /> : null}
        {bar.map(([from, to]) => (
          <b key={from} style={span(from, to)} />
        ))}
      </span>
      <small>{boats}</small>
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
