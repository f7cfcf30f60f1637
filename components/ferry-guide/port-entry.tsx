'use client';

import { HarbourChart } from '@/components/maps/harbour-chart';
import type { HarbourView } from '@/components/maps/harbour-view';

/** Formatted texts of one port. */
export interface PortWords {
  readonly id: string;
  readonly name: string;
  readonly island: string | undefined;
  readonly harbour: HarbourView | undefined;
  /** Paragraphs about the place of arrival and the berths. */
  readonly paragraphs: readonly string[];
  readonly reach: string | null;
  /** Minutes before departure; null for a port without vehicles. */
  readonly early: { readonly foot: number; readonly vehicle: number | null };
  /** Exposed sectors of the compass rose, and the same in words. */
  readonly openTo: readonly number[];
  readonly winds: string;
  readonly wind: string;
  /** Links with localized paths. */
  readonly links: readonly (readonly [href: string, words: string, rel?: string])[];
}

/** Texts shared by all ports. */
export interface PortTexts {
  readonly reach: string;
  readonly onFoot: string;
  readonly withVehicle: string;
  readonly noVehicles: string;
  readonly minutes: string;
  readonly credit: string;
}

interface PortEntriesProps {
  ports: readonly PortWords[];
  texts: PortTexts;
}

/**
 * Ports with chart, berths, check-in times and exposed wind directions. A client component so that
 * the markup of 32 ports is not sent a second time for hydration.
 */
export function PortEntries({ ports, texts }: PortEntriesProps) {
  return ports.map((port) => (
    <article
      key={port.id}
      id={`port-${port.id}`}
      className="grid scroll-mt-24 gap-x-8 gap-y-5 border-t border-rule py-8 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="max-w-72 md:max-w-none">
        {port.harbour ? <HarbourChart view={port.harbour} credit={texts.credit} /> : null}
      </div>
      <div className="min-w-0">
        {port.island ? <p className="label-caps">{port.island}</p> : null}
        <h4 className="font-display text-xl leading-tight">{port.name}</h4>
        {port.paragraphs.map((sentences) => (
          <p key={sentences} className="measure mt-3">
            {sentences}
          </p>
        ))}
        {port.reach ? (
          <p className="measure mt-3">
            <strong className="font-ui text-sm font-semibold">{texts.reach}</strong> {port.reach}
          </p>
        ) : null}
        <PortFigures port={port} texts={texts} />
        <ul className="measure mt-4 font-ui text-sm">
          {port.links.map(([href, words, rel]) => (
            <li key={href}>
              <a
                href={href}
                rel={rel}
                className="flex min-h-11 items-center justify-between gap-3 border-b border-rule py-1.5 hover:text-accent"
              >
                {words} <span aria-hidden="true">→</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </article>
  ));
}

/** Key figures: check-in time in minutes before departure, and exposed wind directions. */
function PortFigures({ port, texts }: { port: PortWords; texts: PortTexts }) {
  const { early, openTo, winds, wind } = port;
  const minutes = (value: number) => (
    <>
      <span className="text-xl tabular-nums">{value}</span> {texts.minutes}
    </>
  );
  return (
    <div className="mt-5 max-w-[38rem] font-ui">
      <dl className="flex flex-wrap gap-x-8 gap-y-4">
        <div>
          <dt className="label-caps">{texts.onFoot}</dt>
          <dd>{minutes(early.foot)}</dd>
        </div>
        <div>
          <dt className="label-caps">{texts.withVehicle}</dt>
          <dd>{early.vehicle === null ? texts.noVehicles : minutes(early.vehicle)}</dd>
        </div>
      </dl>
      <div className="mt-4 flex items-start gap-4">
        <WindRose openTo={openTo} className="mt-1 size-14" />
        <div>
          <p className="label-caps">{winds}</p>
          <p className="leading-snug">{wind}</p>
        </div>
      </div>
    </div>
  );
}

const centre = 32;

/** Eight sectors, clockwise from north, by the direction the wind blows from. */
const sectors = [0, 1, 2, 3, 4, 5, 6, 7] as const;

function at(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(centre + Math.sin(angle) * radius).toFixed(1)} ${(centre - Math.cos(angle) * radius).toFixed(1)}`;
}

/** Returns the path of a sector of the compass rose. */
function sector(index: number): string {
  const from = index * 45 - 20;
  return `M32 32L${at(from, 27)}A27 27 0 0 1 ${at(from + 40, 27)}z`;
}

interface WindRoseProps {
  /** Sectors clockwise from north, 0 to 7. */
  openTo: readonly number[];
  className?: string;
}

/**
 * Compass rose with the exposed sectors filled in. Hidden from screen readers, because the text
 * next to it says the same.
 */
function WindRose({ openTo, className = '' }: WindRoseProps) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={`shrink-0 ${className}`}>
      <circle cx={32} cy={32} r={30.5} fill="none" stroke="var(--rule)" />
      {sectors.map((index) => (
        <path
          key={index}
          d={sector(index)}
          fill={openTo.includes(index) ? 'var(--accent)' : 'none'}
          stroke={openTo.includes(index) ? 'var(--accent)' : 'var(--rule)'}
        />
      ))}
      <path d="M32 0l2.6 4.5h-5.2z" fill="var(--ink)" />
    </svg>
  );
}
