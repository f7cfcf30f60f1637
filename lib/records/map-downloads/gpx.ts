import { create } from 'xmlbuilder2';
import type { Locale, Localized } from '@/lib/foundation/i18n/locales';

/** A place of a chart as a receiver shows it. */
export interface Waypoint {
  readonly name: Localized;
  readonly kind: keyof typeof signs;
  readonly island: Localized;
  readonly position: { readonly lat: number; readonly lon: number };
  /** A sentence on it. */
  readonly text?: Localized;
}

/** Symbol names known to receivers. */
const signs = {
  port: 'Anchor',
  airport: 'Airport',
  village: 'City (Small)',
  beach: 'Beach',
  sight: 'Scenic Area',
  peak: 'Summit',
} as const;

/** Five decimals are a metre. */
const degrees = (value: number) => String(Math.round(value * 1e5) / 1e5);

/** Places as waypoints in GPX 1.1. */
export function chartGpx(
  waypoints: readonly Waypoint[],
  {
    title,
    credits,
    page,
    kinds,
    locale,
  }: {
    readonly title: string;
    readonly credits: string;
    /** Full address of the page about them. */
    readonly page: string;
    readonly kinds: Readonly<Record<Waypoint['kind'], string>>;
    readonly locale: Locale;
  },
): string {
  const gpx = create({ version: '1.0', encoding: 'UTF-8' }).ele(
    'http://www.topografix.com/GPX/1/1',
    'gpx',
    { version: '1.1', creator: new URL(page).host },
  );
  const metadata = gpx.ele('metadata');
  metadata.ele('name').txt(title);
  metadata.ele('desc').txt(credits);
  metadata.ele('link', { href: page });
  for (const { name, kind, island, position, text } of waypoints) {
    const waypoint = gpx.ele('wpt', { lat: degrees(position.lat), lon: degrees(position.lon) });
    waypoint.ele('name').txt(name[locale]);
    waypoint.ele('desc').txt([island[locale], text?.[locale]].filter(Boolean).join('. '));
    waypoint.ele('sym').txt(signs[kind]);
    waypoint.ele('type').txt(kinds[kind]);
  }
  return gpx.end({ prettyPrint: true });
}
