import { isLayerId, type LayerId } from '@/lib/foundation/ids/map-layers';
import type { MapView } from '../interactive-map-types';

/*
 * URL fragment of a map: `#map=9.25/37.1012/25.3766/beaches+ports`, i.e. zoom, latitude, longitude
 * and layers. Fragments are not sent to the server, so the page stays static.
 */

export interface MapFragment {
  readonly view: MapView | undefined;
  /** Undefined if the fragment names none; the layers of the page then apply. */
  readonly layers: readonly LayerId[] | undefined;
  /** True if part of it was unreadable and left out. */
  readonly isBroken: boolean;
}

const number = '(-?\\d{1,3}(?:\\.\\d{1,6})?)';
const shape = new RegExp(`^#map=${number}/${number}/${number}(?:/([a-z+]{0,120}))?$`);

/** Parses a URL fragment. Returns undefined if it is not about the map. */
export function readFragment(hash: string): MapFragment | undefined {
  if (hash === '#map') return { view: undefined, layers: undefined, isBroken: false };
  if (!hash.startsWith('#map=')) return undefined;
  const found = shape.exec(hash.slice(0, 300));
  const [zoom = Number.NaN, lat = Number.NaN, lon = Number.NaN] = (found?.slice(1, 4) ?? []).map(
    Number,
  );
  // The map has no data beyond these limits.
  const isOne = zoom >= 5 && zoom <= 16 && lat >= 35 && lat <= 39 && lon >= 22 && lon <= 28;
  const requested = found?.[4]?.split('+').filter(Boolean);
  const layers = requested?.filter(isLayerId);
  return {
    view: isOne ? { zoom, lat, lon } : undefined,
    layers: layers && [...new Set(layers)],
    isBroken: !isOne || layers?.length !== requested?.length,
  };
}

/**
 * Formats the view and layers as a URL fragment. Four decimals are a precision of eleven metres.
 */
export const writeFragment = ({ zoom, lat, lon }: MapView, layers: readonly LayerId[]): string =>
  `#map=${Number(zoom.toFixed(2))}/${lat.toFixed(4)}/${lon.toFixed(4)}/${layers.join('+')}`;
