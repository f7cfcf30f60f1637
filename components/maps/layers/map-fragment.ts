import { isLayerId, type LayerId } from '@/lib/map-layers/register';
import type { MapView } from '../interactive-map-types';

/*
 * What a map shows, as the fragment of an address: `#map=9.25/37.1012/25.3766/beaches+ports`, zoom, latitude, longitude
 * and layers. No server sees it, so that the page stays the static one it is.
 */

export interface MapFragment {
  readonly view: MapView | undefined;
  /** Undefined where the fragment names none: those of the list. */
  readonly layers: readonly LayerId[] | undefined;
  /** Something in it cannot be read and was left out. */
  readonly isBroken: boolean;
}

const number = '(-?\\d{1,3}(?:\\.\\d{1,6})?)';
const shape = new RegExp(`^#map=${number}/${number}/${number}(?:/([a-z+]{0,120}))?$`);

/** Reads the fragment of an address; undefined for one that is not about the map. */
export function readFragment(hash: string): MapFragment | undefined {
  if (hash === '#map') return { view: undefined, layers: undefined, isBroken: false };
  if (!hash.startsWith('#map=')) return undefined;
  const found = shape.exec(hash.slice(0, 300));
  const [zoom = Number.NaN, lat = Number.NaN, lon = Number.NaN] = (found?.slice(1, 4) ?? []).map(
    Number,
  );
  // Beyond the sheet there is nothing to see.
  const isOne = zoom >= 5 && zoom <= 16 && lat >= 35 && lat <= 39 && lon >= 22 && lon <= 28;
  const asked = found?.[4]?.split('+').filter(Boolean);
  const layers = asked?.filter(isLayerId);
  return {
    view: isOne ? { zoom, lat, lon } : undefined,
    layers: layers && [...new Set(layers)],
    isBroken: !isOne || layers?.length !== asked?.length,
  };
}

/** The fragment of what a map shows: four decimals are eleven metres. */
export const writeFragment = ({ zoom, lat, lon }: MapView, layers: readonly LayerId[]): string =>
  `#map=${Number(zoom.toFixed(2))}/${lat.toFixed(4)}/${lon.toFixed(4)}/${layers.join('+')}`;
