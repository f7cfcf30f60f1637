import type { Localized } from '@/lib/foundation/i18n/locales';
import { climateStationOfIsland } from '@/lib/foundation/ids/island-register';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';

/** Source of a figure. */
export interface ClimateSource {
  /** Publisher and title, as one would cite it. */
  title: string;
  url: string;
}

/** One month of an average year. A value without a source is null, never an estimate. */
export interface ClimateMonth {
  /** Mean daily maximum of the air, °C. */
  high: number;
  /** Mean daily minimum of the air, °C. */
  low: number;
  /** Mean rainfall of the whole month, mm. */
  rainMm: number | null;
  /** Mean temperature of the sea surface, °C. */
  seaC: number | null;
  /** Mean wind speed, km/h. */
  windKmh: number | null;
}

/** A place with a published table of monthly averages. */
export interface ClimateStation {
  id: string;
  name: Localized;
  /** Position of the town or airport where the figures were measured, WGS 84 degrees. */
  position: { lat: number; lon: number };
  /** The years averaged, as the source states them; empty if it does not. */
  period: string;
  /** Source of the air temperatures and the rainfall. */
  source: ClimateSource;
  /** Source of the sea temperatures, where there are any. */
  seaSource?: ClimateSource;
  /** January to December. */
  months: ClimateMonth[];
}

type Row = [high: number, low: number, rainMm: number | null, seaC: number | null];

/** Twelve rows as months. No source gave a monthly mean wind speed, so that stays null throughout. */
function months(rows: Row[]): ClimateMonth[] {
  return rows.map(([high, low, rainMm, seaC]) => ({ high, low, rainMm, seaC, windKmh: null }));
}

/**
 * Paros: the source prints whole °C beside °F to one decimal; the °F are converted here (°C to one decimal), and
 * its inches of rain to whole millimetres. Santorini and Milos: the sources give whole °C and no readable monthly rain.
 */
export const climateStations: ClimateStation[] = [
  {
    id: 'paros',
    name: { en: 'Paros', el: 'Πάρος' },
    position: { lat: 37.0853, lon: 25.1489 },
    period: '',
    source: {
      title: 'Explore Paros: climate, monthly averages',
      url: 'http://www.exploreparos.com/climate.html',
    },
    seaSource: {
      title: 'Paros-Greece.biz: Paros weather, average water temperatures',
      url: 'https://www.paros-greece.biz/paros-weather.html',
    },
    months: months([
      [14.3, 9.3, 71, null],
      [14.4, 9.3, 58, null],
      [15.7, 10.2, 51, 15],
      [18.6, 12.5, 18, 16],
      [21.9, 15.4, 10, 19],
      [25.7, 19.2, 3, 22],
      [26.6, 21.7, 0, 24],
      [26.2, 21.7, 3, 25],
      [24.6, 19.8, 5, 23],
      [21.4, 16.6, 41, 22],
      [18.6, 13.4, 48, 18],
      [15.8, 10.9, 69, null],
    ]),
  },
  {
    id: 'syros',
    name: { en: 'Syros', el: 'Σύρος' },
    position: { lat: 37.4415, lon: 24.9424 },
    period: '',
    source: {
      title: 'Climi e viaggi: Syros, average temperatures and precipitation (in Italian)',
      url: 'https://www.climieviaggi.it/clima/grecia/syros',
    },
    months: months([
      [13, 8, 90, null],
      [13, 8, 65, null],
      [15, 9, 55, null],
      [18, 12, 25, null],
      [22, 15, 15, null],
      [26, 19, 5, null],
      [28, 22, 2, null],
      [27, 22, 2, null],
      [25, 19, 12, null],
      [21, 16, 50, null],
      [18, 13, 65, null],
      [15, 10, 90, null],
    ]),
  },
  {
    id: 'santorini',
    name: { en: 'Santorini', el: 'Σαντορίνη' },
    position: { lat: 36.3992, lon: 25.4793 },
    period: '',
    source: {
      title: 'Climates to Travel: Santorini, average temperatures',
      url: 'https://www.climatestotravel.com/climate/greece/santorini',
    },
    months: months([
      [14, 9, null, null],
      [14, 9, null, null],
      [16, 10, null, null],
      [19, 12, null, null],
      [22, 15, null, null],
      [27, 19, null, null],
      [28, 22, null, null],
      [27, 22, null, null],
      [26, 19, null, null],
      [22, 16, null, null],
      [19, 13, null, null],
      [16, 11, null, null],
    ]),
  },
  {
    id: 'milos',
    name: { en: 'Milos', el: 'Μήλος' },
    position: { lat: 36.7246, lon: 24.4468 },
    period: '',
    source: {
      title: 'Climates to Travel: Milos, average temperatures',
      url: 'https://www.climatestotravel.com/climate/greece/milos',
    },
    months: months([
      [14, 9, null, null],
      [14, 9, null, null],
      [15, 10, null, null],
      [19, 13, null, null],
      [23, 16, null, null],
      [27, 20, null, null],
      [29, 22, null, null],
      [28, 22, null, null],
      [26, 20, null, null],
      [22, 16, null, null],
      [18, 13, null, null],
      [15, 11, null, null],
    ]),
  },
];

/** Climate station of each island, from its record. */
export const islandStation: Record<IslandSlug, ClimateStation['id']> = climateStationOfIsland;
