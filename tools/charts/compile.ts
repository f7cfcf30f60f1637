import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import { bareName } from '../../lib/records/charts/names.ts';
import type { Chart, ChartSheet } from '../../lib/records/charts/types.ts';
import { drawArchipelago } from './archipelago.ts';
import { artworkFile } from './artwork-file.ts';
import { readCoastline } from './coastline.ts';
import { graticule } from './frame.ts';
import { drawHarbours, harboursFile } from './harbours.ts';
import { drawIsland } from './island-charts.ts';
import { formatJson } from './json.ts';
import { nearestByCoast } from './neighbours.ts';
import { readIslands } from './places.ts';
import { routeLand, routeLandFile } from './route-land.ts';
import { drawRouteSheets, routeSheetsFile } from './route-sheets.ts';
import type { CompiledChart, Sheet } from './sheet.ts';

export interface Compiled {
  /** Texts by path relative to the project root. */
  readonly files: ReadonlyMap<string, string>;
  readonly charts: readonly CompiledChart[];
}

export const artworkFolder = 'public/charts';
export const chartsFile = 'lib/records/charts/charts.generated.json';
export const neighboursFile = 'lib/foundation/geo/neighbours.generated.json';

/**
 * Draws everything in memory: the build writes the result, the check compares it with the files.
 */
export async function compileCharts(only?: readonly string[]): Promise<Compiled> {
  const coastline = readCoastline();
  const islands = await readIslands();
  const names = new Map<string, Localized>(
    islands.map(({ slug, name }) => [slug, { en: bareName(name.en), el: bareName(name.el) }]),
  );
  const compiled = [
    ...islands
      .filter(({ slug }) => !only || only.includes(slug))
      .map((island) => drawIsland(island, coastline, names)),
    ...(!only || only.includes('archipelago') ? [drawArchipelago(coastline, names)] : []),
  ];
  const files = new Map<string, string>();
  const publish = (id: string, drawing: string) => {
    const { name, text } = artworkFile(id, drawing);
    files.set(`${artworkFolder}/${name}`, text);
    return `/charts/${name}`;
  };
  const charts: Record<string, Chart> = {};
  for (const chart of compiled) {
    const [hero, poster] = (['hero', 'poster'] as const).map((layout) => {
      const sheet = chart.sheets[layout];
      return sheetRecord(sheet, publish(`${chart.id}-${layout}`, sheet.artwork));
    }) as [ChartSheet, ChartSheet];
    const isles = chart.isles && publish(`${chart.id}-isles`, chart.isles);
    const card = chart.card && publish(`${chart.id}-card`, chart.card);
    charts[chart.id] = {
      id: chart.id,
      name: chart.name,
      hero,
      poster,
      ...(card ? { card } : {}),
      ...(isles ? { isles } : {}),
      labels: chart.labels,
    };
  }
  files.set(chartsFile, formatJson(charts));
  if (!only) {
    files.set(neighboursFile, formatJson(nearestByCoast(coastline)));
    const harbours = drawHarbours(coastline, artworkFolder);
    for (const [file, text] of harbours.files) files.set(file, text);
    files.set(harboursFile, formatJson(harbours.records));
    const routes = drawRouteSheets(coastline, artworkFolder);
    for (const [file, text] of routes.files) files.set(file, text);
    files.set(routeSheetsFile, formatJson(routes.records));
    files.set(routeLandFile, formatJson(routeLand(coastline)));
  }
  return { files, charts: compiled };
}

function sheetRecord({ view, layout }: Sheet, file: string): ChartSheet {
  const { projection, cartouche, rose, scaleBar } = view;
  return { file, projection, ...graticule(projection, layout), cartouche, rose, scaleBar };
}
