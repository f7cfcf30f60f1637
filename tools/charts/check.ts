/**
 * `npm run check -- charts`: fails if the files differ from a fresh build, if two labels overlap,
 * if a label touches the border or a coast at any checked width, or if a place lies off its island.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { distanceToCoastKm, isOnLand } from '../../lib/foundation/geo/distance.ts';
import {
  type ChartLabel,
  type Layout,
  layouts,
  tierWidth,
} from '../../lib/records/charts/types.ts';
import { readCoastline } from './coastline.ts';
import { artworkFolder, compileCharts } from './compile.ts';
import { contextName } from './context.ts';
import { neatline } from './frame.ts';
import { type Extent, extentAt } from './label-extent.ts';
import { placesOf, readIslands } from './places.ts';
import { type Box, contains, grow, overlaps } from './polygons.ts';
import type { CompiledChart, Sheet } from './sheet.ts';
import { flatten } from './smooth.ts';
import { provedWidths, roleOf } from './type-sizes.ts';

const root = new URL('../../', import.meta.url);
const faults: string[] = [];

/**
 * Places of a record may lie on a neighbouring islet, and the source data is off by up to 270 m.
 */
const strayKm = 0.45;

function checkFiles(files: ReadonlyMap<string, string>) {
  for (const [file, text] of files) {
    const path = new URL(file, root);
    if (!existsSync(path)) faults.push(`${file} is missing: run npm run data -- charts`);
    else if (readFileSync(path, 'utf8') !== text)
      faults.push(`${file} is stale: run npm run data -- charts`);
  }
  for (const file of readdirSync(new URL(artworkFolder, root))) {
    if (!files.has(`${artworkFolder}/${file}`))
      faults.push(`${artworkFolder}/${file} belongs to no chart`);
  }
}

/** True if a straight piece of coast enters the box. */
function coastEnters(box: Box, [ax, ay]: readonly number[], [bx, by]: readonly number[]): boolean {
  if (ax === undefined || ay === undefined || bx === undefined || by === undefined) return false;
  let [near, far] = [0, 1];
  const slabs = [
    [ax, bx - ax, box.left, box.right],
    [ay, by - ay, box.top, box.bottom],
  ] as const;
  for (const [from, step, low, high] of slabs) {
    if (step === 0) {
      if (from < low || from > high) return false;
      continue;
    }
    const [one, two] = [(low - from) / step, (high - from) / step];
    near = Math.max(near, Math.min(one, two));
    far = Math.min(far, Math.max(one, two));
  }
  return near <= far;
}

function touchesCoast(box: Box, sheet: Sheet): boolean {
  return sheet.lands.some((land) =>
    land.rings.some((ring) => {
      const line = flatten(ring);
      return line.some((point, index) => coastEnters(box, line.at(index - 1) ?? point, point));
    }),
  );
}

interface Shown {
  readonly label: ChartLabel;
  readonly extent: Extent;
}

function shownAt(chart: CompiledChart, layout: Layout, width: number): Shown[] {
  return chart.labels.flatMap((label) => {
    const placement = label[layout];
    if (!placement || tierWidth[layout][placement[4]] > width) return [];
    const group = { islet: 'islets', land: 'lands', sea: 'seas' } as const;
    const name =
      label.name ??
      islandNames.get(label.id) ??
      contextName(group[label.kind as keyof typeof group] ?? 'islets', label.id);
    if (!name) {
      faults.push(`${chart.id}: ${label.kind} ${label.id} has no name`);
      return [];
    }
    const isle = chart.id === 'archipelago' && label.kind === 'island';
    const role = isle ? 'isle' : roleOf(label);
    return [
      { label, extent: extentAt(placement, { name, role, symbol: label.symbol }, layout, width) },
    ];
  });
}

function checkSheet(chart: CompiledChart, layout: Layout) {
  const sheet = chart.sheets[layout];
  const border = grow(neatline(layout), -1);
  for (const width of provedWidths[layout]) {
    const shown = shownAt(chart, layout, width);
    const at = `${chart.id} ${layout} at ${width} px`;
    shown.forEach(({ label, extent }, index) => {
      counted++;
      if (!contains(border, extent.words)) faults.push(`${at}: ${label.id} meets the border`);
      if (touchesCoast(extent.words, sheet)) faults.push(`${at}: ${label.id} crosses the coast`);
      if (sheet.view.reserved.some((box) => overlaps(extent.words, box))) {
        faults.push(`${at}: ${label.id} meets the cartouche or the rose`);
      }
      for (const other of shown.slice(index + 1)) {
        if (overlaps(extent.words, other.extent.words)) {
          faults.push(`${at}: ${label.id} meets ${other.label.id}`);
        }
      }
    });
  }
}

const coastline = readCoastline();
const islands = await readIslands();
const islandNames = new Map(islands.map(({ slug, name }) => [slug as string, name]));
const { files, charts } = await compileCharts();
let counted = 0;

checkFiles(files);
for (const chart of charts) for (const layout of layouts) checkSheet(chart, layout);

let places = 0;
const all = coastline.flatMap((land) => land.rings);
for (const island of islands) {
  for (const place of placesOf(island)) {
    places++;
    if (!isOnLand(place.at, all) && distanceToCoastKm(place.at, all) > strayKm) {
      faults.push(`${island.slug}: ${place.kind} ${place.id} lies in the sea`);
    }
  }
}

const labels = charts.reduce((sum, chart) => sum + chart.labels.length, 0);
const left = charts.reduce(
  (sum, { missing }) => sum + missing.hero.length + missing.poster.length,
  0,
);
console.log(
  `${charts.length} charts, ${labels} labels proved in ${counted} settings, ${places} places; ${left} names found no room`,
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} faults`);
  process.exitCode = 1;
}
