/** Drawing of a layer: a symbol of the charts at each place, or lines over the water. */
export type LayerMark =
  | 'island'
  | 'port'
  | 'beach'
  | 'village'
  | 'sight'
  | 'hotel'
  | 'activity'
  | 'route';

interface LayerRow {
  readonly mark: LayerMark;
  /**
   * Time in seconds for which a shared cache may keep a response: records change with a build, a forecast within the
   * hour.
   */
  readonly keepSeconds: number;
  /** Kind of listings whose filters the layer takes. */
  readonly listings?: 'hotels' | 'activities';
}

/**
 * Layers of the interactive map, in the order of their switches and lists. Their names are in
 * `messages/{en,el}/mapLayers.json`, by the same ids; `sources` defines their features.
 */
export const layers = {
  islands: { mark: 'island', keepSeconds: 3600 },
  ports: { mark: 'port', keepSeconds: 3600 },
  routes: { mark: 'route', keepSeconds: 600 },
  beaches: { mark: 'beach', keepSeconds: 300 },
  villages: { mark: 'village', keepSeconds: 3600 },
  sights: { mark: 'sight', keepSeconds: 3600 },
  hotels: { mark: 'hotel', keepSeconds: 300, listings: 'hotels' },
  activities: { mark: 'activity', keepSeconds: 300, listings: 'activities' },
} as const satisfies Record<string, LayerRow>;

export type LayerId = keyof typeof layers;

export const layerIds = Object.keys(layers) as LayerId[];

export const isLayerId = (value: unknown): value is LayerId =>
  typeof value === 'string' && Object.hasOwn(layers, value);
