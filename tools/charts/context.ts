import { readFileSync } from 'node:fs';
import type { ChartPoint, Projection } from '../../lib/foundation/geo/projection.ts';
import { project } from '../../lib/foundation/geo/projection.ts';
import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import type { LabelKind, LabelSide, Layout } from '../../lib/records/charts/types.ts';
import type { LandDrawing } from './coastline.ts';
import { neatline } from './frame.ts';
import type { Wanted } from './label-extent.ts';
import {
  area,
  boundsOf,
  clipToBox,
  encloses,
  grow,
  nearestOnRings,
  type Ring,
} from './polygons.ts';
import { toCapitals } from './type-sizes.ts';

interface Messages {
  title: string;
  lands: Record<string, string>;
  seas: Record<string, string>;
  islets: Record<string, string>;
}

const read = (locale: string) =>
  JSON.parse(
    readFileSync(new URL(`../../messages/${locale}/charts.json`, import.meta.url), 'utf8'),
  ) as Messages;

const messages = { en: read('en'), el: read('el') };

export const archipelagoName: Localized = { en: messages.en.title, el: messages.el.title };

/** Name of a land, sea or islet in both languages; undefined if the messages have none. */
export function contextName(group: 'lands' | 'seas' | 'islets', id: string): Localized | undefined {
  const [en, el] = [messages.en[group][id], messages.el[group][id]];
  return en && el ? { en, el } : undefined;
}

const around: readonly LabelSide[] = ['e', 'w', 's', 'n', 'se', 'sw', 'ne', 'nw'];

/**
 * Points on the shore of a land to which a name may be tied: the outermost ones and some in
 * between.
 */
export function shoreAnchors(rings: readonly Ring[]): ChartPoint[] {
  const main = rings.toSorted((a, b) => area(b) - area(a))[0];
  if (!main) return [];
  const { left, top, right, bottom } = boundsOf([main]);
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.hypot(right - left, bottom - top);
  const seen = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const outside: ChartPoint = [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
    return nearestOnRings([main], outside).point;
  });
  // Sorted by vertical distance from the middle of the island; the eastern one wins a tie.
  return seen.toSorted((a, b) => Math.abs(a[1] - cy) - Math.abs(b[1] - cy) || b[0] - a[0]);
}

/** Points inside a land with space around them: the middle, and a coarse grid. */
function inlandAnchors(rings: readonly Ring[], layout: Layout): ChartPoint[] {
  const visible = clipToBox(rings, grow(neatline(layout), -12));
  if (visible.length === 0) return [];
  const { left, top, right, bottom } = boundsOf(visible);
  const steps = [0.5, 0.38, 0.62, 0.26, 0.74, 0.16, 0.84];
  return steps
    .flatMap((down) =>
      steps.map(
        (across): ChartPoint => [left + (right - left) * across, top + (bottom - top) * down],
      ),
    )
    .filter((point) => encloses(visible, point))
    .map((point) => ({ point, room: nearestOnRings(visible, point).distance }))
    .toSorted((a, b) => b.room - a.room)
    .slice(0, 12)
    .map(({ point }) => point);
}

/** Names of other lands on an island's chart: inside large ones, next to small ones. */
export function neighbourNames(
  lands: readonly LandDrawing[],
  own: string,
  islandNames: ReadonlyMap<string, Localized>,
  taken: ReadonlySet<string>,
  layout: Layout,
): (Wanted & { kind: LabelKind })[] {
  return lands.flatMap((land): (Wanted & { kind: LabelKind })[] => {
    const { id } = land;
    if (!id || id === own) return [];
    const kind = land.kind === 'island' ? ('island' as const) : ('islet' as const);
    const name = kind === 'island' ? islandNames.get(id) : contextName('islets', id);
    if (!name || taken.has(name.en.toLowerCase())) return [];
    const shared = {
      key: `${kind}:${id}`,
      kind,
      name,
      role: kind === 'island' ? ('neighbour' as const) : ('aside' as const),
      symbol: 'none' as const,
    };
    const capitals = toCapitals(name.en).length;
    const size = land.rings.reduce((sum, ring) => sum + area(ring), 0);
    if (size < 160) return [];
    const inside = size > capitals * 1200 ? inlandAnchors(land.rings, layout) : [];
    return [
      {
        ...shared,
        spots: [
          { points: inside, sides: ['c'], ground: 'land' },
          { points: shoreAnchors(land.rings), sides: around, ground: 'sea' },
        ],
      },
    ];
  });
}

/** Waters with a fixed position on a chart; all others get the name of the open sea. */
const namedWaters: Record<
  string,
  { readonly id: string; readonly at: readonly [number, number][] }
> = {
  santorini: {
    id: 'caldera',
    at: [
      [25.384, 36.4255],
      [25.392, 36.43],
      [25.385, 36.375],
      [25.395, 36.382],
    ],
  },
  thirasia: {
    id: 'caldera',
    at: [
      [25.372, 36.425],
      [25.385, 36.43],
    ],
  },
  milos: {
    id: 'milos-gulf',
    at: [
      [24.4265, 36.7105],
      [24.43, 36.713],
    ],
  },
};

/** Name of the water: at its fixed position, or in the widest open part of the sheet. */
export function waterNames(
  own: string,
  projection: Projection,
  layout: Layout,
): (Wanted & { kind: LabelKind })[] {
  const { left, top, right, bottom } = neatline(layout);
  const net = [0.5, 0.3, 0.7, 0.16, 0.84, 0.1, 0.9].flatMap((down) =>
    [0.5, 0.7, 0.3, 0.82, 0.18].map(
      (across): ChartPoint => [left + (right - left) * across, top + (bottom - top) * down],
    ),
  );
  const special = namedWaters[own];
  const wanted = [
    ...(special
      ? [{ id: special.id, anchors: special.at.map((at) => project(projection, at)) }]
      : []),
    { id: 'aegean', anchors: net },
  ];
  return wanted.flatMap(({ id, anchors }) => {
    const name = contextName('seas', id);
    return name
      ? [
          {
            key: `sea:${id}`,
            kind: 'sea' as const,
            name,
            role: 'water' as const,
            symbol: 'none' as const,
            spots: [{ points: anchors, sides: ['c'] as const, ground: 'sea' as const }],
          },
        ]
      : [];
  });
}
