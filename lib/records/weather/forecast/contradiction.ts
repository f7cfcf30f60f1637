import { seaAreaIds } from '../sea-areas';
import { developedSeaMetres, waveMetres } from '../wave-growth';
import type { AirDay, AirNow } from './types';

/*
 * Wind and waves come from two models, and one of them may be wrong. Pairs that no water allows are found here.
 *
 * Waves grow with the open water a wind has crossed and with the time it blows (US Army Corps of Engineers, Coastal
 * Engineering Manual, EM 1110-2-1100, part II, chapter 2, equations II-2-36 to II-2-38, read on 2026-11-27): by II-2-38 one
 * hour of wind counts as 2 km of water at force 5 and as 3.3 km at force 9. As the winds of a day are means of an hour, the
 * waves of its strongest hour are at least those of such a fetch.
 */

/** Figures that may be left out of a day. */
export const doubtfulFigures = ['wind', 'gusts', 'waves'] as const;
export type DoubtfulFigure = (typeof doubtfulFigures)[number];

/** Below force 5 a sea that looks flat is nothing unusual, km/h. */
const leastKmh = 29;
/** Assumed fetch at a harbour, kilometres: about one hour of wind, or half a cell of the wave model (5 to 9 km). */
const harbourKm = 3;
/** Open water at the points of the sea areas, kilometres. Half of its waves are those of an hour and a half of wind. */
const openSeaKm = 20;
/** Share of the computed height that waves reach even where the growth law, whose data scatter, is too high. */
const leastShare = 0.5;
/** Swell that may arrive without any wind nearby, metres: our own generous limit for a sea closed by land and Crete. */
const swellM = 3;
/** Rounding of the service, km/h. */
const rounding = 1;

const openSea: ReadonlySet<string> = new Set(seaAreaIds);

/** Height below which the waves of a day contradict its strongest wind, metres. */
export function leastWaveM(place: string, windKmh: number): number {
  if (windKmh < leastKmh) return 0;
  return leastShare * waveMetres(openSea.has(place) ? openSeaKm : harbourKm, windKmh);
}

/** Height above which no wind of the region explains waves, metres. */
export const mostWaveM = (strongestKmh: number): number =>
  developedSeaMetres(strongestKmh) + swellM;

export interface WindAndWaves {
  readonly place: string;
  readonly wind: Pick<AirDay, 'windKmh' | 'gustKmh'>;
  readonly waveM: number | null;
  /** Strongest wind at any place on that day and the day before, km/h. */
  readonly strongestKmh: number;
}

/**
 * Lists the figures of a day that cannot be true together. Flat water in a strong wind leaves out the waves, so that the
 * wind still warns. Waves that no wind explains leave out both, because nothing tells which of them is wrong.
 */
export function contradictionsOf(day: WindAndWaves): readonly DoubtfulFigure[] {
  const { place, wind, waveM, strongestKmh } = day;
  if (waveM !== null && waveM > mostWaveM(strongestKmh)) return ['wind', 'gusts', 'waves'];
  return [
    ...(isGustTooWeak(wind) ? (['gusts'] as const) : []),
    ...(waveM !== null && wind.windKmh !== null && waveM < leastWaveM(place, wind.windKmh)
      ? (['waves'] as const)
      : []),
  ];
}

/** A gust is the peak of a wind and never weaker than its mean. */
const isGustTooWeak = ({ windKmh, gustKmh }: Pick<AirDay, 'windKmh' | 'gustKmh'>) =>
  windKmh !== null && gustKmh !== null && gustKmh < windKmh - rounding;

/** Current wind without a gust that contradicts it. */
export const withoutWeakGust = (now: AirNow): AirNow =>
  isGustTooWeak(now) ? { ...now, gustKmh: null } : now;
