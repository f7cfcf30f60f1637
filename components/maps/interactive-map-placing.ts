import type { IslandName } from '@/lib/search/map-layers/register-answer';
import { controlBoxes } from './interactive-map-controls';
import type { MapFrame } from './interactive-map-frame';
import { type MarkOnScreen, placeNames } from './interactive-map-names';
import { smallMarks } from './interactive-map-small';
import { type MarkOffset, partMarks } from './interactive-map-spread';
import type { MapPoint } from './interactive-map-types';

/** Moves a marker aside and draws a line back to its place. */
function setOffset(mark: HTMLElement, offset: MarkOffset | undefined) {
  const { x = 0, y = 0 } = offset ?? {};
  mark.style.setProperty('--aside-x', `${x}px`);
  mark.style.setProperty('--aside-y', `${y}px`);
  mark.style.setProperty('--tie', `${Math.hypot(x, y)}px`);
  mark.style.setProperty('--turn', `${Math.atan2(-y, -x)}rad`);
}

interface Marked {
  readonly points: readonly MapPoint[];
  readonly islands: readonly IslandName[];
  /** Minimum distance in CSS pixels between markers that must all be readable. */
  readonly apart: number | undefined;
}

/**
 * Positions the elements of an overlay on each movement of the map, and places names when it rests.
 * Returns a function that stops it.
 */
export function keepInPlace(layer: HTMLElement, frame: MapFrame, marked: Marked): () => void {
  const { points, islands, apart } = marked;
  const place = () => {
    for (const mark of layer.querySelectorAll<HTMLElement>('[data-lat]')) {
      const { x, y } = frame.onScreen(Number(mark.dataset.lat), Number(mark.dataset.lon));
      mark.style.transform = `translate(${x}px, ${y}px)`;
    }
  };
  const onScreen = (one: IslandName & Pick<MapPoint, 'short'>): MarkOnScreen => ({
    id: one.id,
    name: one.name,
    short: one.short,
    ...frame.onScreen(one.position.lat, one.position.lon),
  });
  const quiet = new Set(points.flatMap(({ id, quiet: isQuiet }) => (isQuiet ? [id] : [])));
  const settle = () => {
    const size = { width: layer.clientWidth, height: layer.clientHeight };
    const seen = points.map(onScreen);
    const own = partMarks(
      seen.filter(({ id }) => !quiet.has(id)),
      apart,
      size,
    );
    const others = seen.filter(({ id }) => quiet.has(id));
    const small = smallMarks([...own.marks, ...others], quiet);
    const marks = [...own.marks, ...others.map((one) => ({ ...one, isSmall: small.has(one.id) }))];
    const reserved = controlBoxes(size.width, size.height);
    const named = placeNames(marks, islands.map(onScreen), { ...size, reserved });
    for (const mark of layer.querySelectorAll<HTMLElement>('[data-mark]')) {
      const id = mark.dataset.mark ?? '';
      mark.dataset.side = named.sides.get(id) ?? 'none';
      mark.toggleAttribute('data-short', named.shortened.has(id));
      mark.toggleAttribute('data-small', small.has(id));
      setOffset(mark, own.offsets.get(id));
    }
    for (const name of layer.querySelectorAll<HTMLElement>('[data-island]')) {
      name.hidden = !named.islands.has(name.dataset.island ?? '');
    }
  };
  return frame.onMove(place, settle);
}
