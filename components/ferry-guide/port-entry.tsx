'use client';

import { HarbourChart } from '@/components/maps/harbour-chart';
import type { HarbourView } from '@/components/maps/harbour-view';
import { WindRose } from './wind-rose';

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
        <h4 className="font-display text-2xl leading-tight">{port.name}</h4>
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
      <span className="text-2xl tabular-nums">{value}</span> {texts.minutes}
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
