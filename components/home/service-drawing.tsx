import type { ReactNode } from 'react';

export type Service = 'ferries' | 'hotels' | 'activities' | 'cars';

/* Drawn like the marginal views of old charts: land and sea in elevation with one line weight. */
const sea = 'M0 54h160';
const drawings: Record<Service, ReactNode> = {
  ferries: (
    <>
      <path d="M34 43h84l-8 11H44zM48 43v-8h52l6 8M58 35v-8h30l5 8M66 27v-7h9v7" />
      <path d="M54 39h4m6 0h4m6 0h4m6 0h4" />
      <path d="M0 54h22m106 0h32M8 60h24m20 0h52m24 0h22" strokeDasharray="7 5" />
    </>
  ),
  hotels: (
    <>
      <path d={sea} />
      <path d="M30 54V33h26v21M56 54V24h34v30M90 54V36h32v18M64 24c0-12 18-12 18 0" />
      <path d="M39 54V45h8v9M68 54V42h10v12M66 31h5m8 0h5M101 43h9M73 15v-4" />
      <path d="M132 54c-1-9 0-16 3-22m0 0c-6-3-10-1-12 3m12-3c5-4 10-3 13 1m-13-1c1-6 5-8 9-8" />
    </>
  ),
  activities: (
    <>
      <path d={sea} />
      <path d="m12 54 30-26 12 9 26-27 24 25 12-8 32 27" />
      <path d="m70 54 6-7-9-5 12-6-6-5 9-7" strokeDasharray="3 3.5" />
      <path d="M80 10V3h9l-2.5 2.5L89 8h-9M30 44l12-10m14 14 10-10m34 6 8 6" />
    </>
  ),
  cars: (
    <>
      <path d={sea} />
      <path d="M46 48h-8v-9l12-3 9-10h28l13 10 16 3v9h-8m-16 0H62" />
      <path d="M62 48a8 8 0 1 1-16 0 8 8 0 0 1 16 0zm46 0a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM54 36h42M72 26v10" />
      <path d="M0 40c10-12 18-12 26 0m96-4c10-14 26-14 38 0" />
    </>
  ),
};

/** Decorative drawing for a service. */
export function ServiceDrawing({ service }: { service: Service }) {
  return (
    <svg
      viewBox="0 0 160 64"
      className="h-16 w-40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[service]}
    </svg>
  );
}
