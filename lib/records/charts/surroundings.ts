import { type LonLat, pixelsPerKm, project } from '@/lib/foundation/geo/projection';
import { chartOf } from './charts';
import { allHarbours, harbourSize } from './harbours';
import { layoutSize } from './types';
import type { ChartWindow } from './window';

type Sheet = Omit<ChartWindow, 'left' | 'top'>;

/** Surroundings of a place: a square window of the sheet that shows it largest. */
export interface Surroundings extends ChartWindow {
  /** Kilometres from side to side. */
  readonly km: number;
}

/**
 * Square of `km` kilometres around a place, from a harbour chart if one reaches that far, else from the island's. It
 * stays on the sheet, so a place near an edge is not in the middle.
 */
export function surroundingsOf(island: string, position: LonLat, km: number): Surroundings {
  const { hero, poster } = chartOf(island);
  const harbours = allHarbours.map(
    ({ file, projection }): Sheet => ({
      file,
      projection,
      width: harbourSize,
      height: harbourSize,
    }),
  );
  const sheets: readonly Sheet[] = [
    ...harbours.filter((sheet) => reaches(sheet, position, km / 2)),
    { file: hero.file, projection: hero.projection, ...layoutSize.hero },
    { file: poster.file, projection: poster.projection, ...layoutSize.poster },
  ];
  const held = sheets.filter((sheet) => reaches(sheet, position, 0));
  const best = (held.length > 0 ? held : sheets.slice(-1)).reduce((one, other) =>
    pixelsPerKm(other.projection) > pixelsPerKm(one.projection) ? other : one,
  );
  const side = Math.min(km * pixelsPerKm(best.projection), best.width, best.height);
  const [x, y] = project(best.projection, position);
  const from = (middle: number, end: number) =>
    Math.min(end - side, Math.max(0, middle - side / 2));
  return {
    file: best.file,
    projection: best.projection,
    left: from(x, best.width),
    top: from(y, best.height),
    width: side,
    height: side,
    km: side / pixelsPerKm(best.projection),
  };
}

/** True if a sheet shows the given number of kilometres on every side of a place. */
function reaches({ projection, width, height }: Sheet, position: LonLat, km: number): boolean {
  const [x, y] = project(projection, position);
  const rim = km * pixelsPerKm(projection);
  return x >= rim && y >= rim && x <= width - rim && y <= height - rim;
}
