import { forceOfKmh } from '@/lib/records/weather/beaufort';
import type { PlaceDay } from '@/lib/records/weather/forecast/report';
import type { VesselKind } from '@/lib/sea/timetable/types';
import { type WindVerdict, windForces, windVerdicts } from '../ferry-guide/wind-scale';

/** Kinds of boat with a wind verdict, in the order in which they stop sailing. */
export const boatKinds = ['local', 'highSpeed', 'conventional'] as const;

export type BoatKind = (typeof boatKinds)[number];

/** Kind by which the wind is judged: boats for foot passengers are as small as local ones. */
export function boatKindOf(vessel: VesselKind): BoatKind {
  if (vessel === 'conventional') return 'conventional';
  return vessel === 'high-speed' ? 'highSpeed' : 'local';
}

/** Likely effect of a forecast on the boats of a day: a rule of thumb, never a promise. */
export interface Outlook extends Readonly<Record<BoatKind, WindVerdict>> {
  readonly beaufort: number;
  /** Highest significant wave, metres; null if the waves are not known. */
  readonly waveM: number | null;
}

const harder = (verdict: WindVerdict): WindVerdict =>
  windVerdicts[Math.min(windVerdicts.indexOf(verdict) + 1, windVerdicts.length - 1)] ?? verdict;

/**
 * From these waves on a kind is judged one step harder than by its wind, metres: our reading. A swell that arrives without its
 * wind stops boats too; the permit of a high-speed craft names a height of its own.
 */
export const heavyWaveM: Readonly<Record<BoatKind, number>> = {
  local: 2,
  highSpeed: 2.5,
  conventional: 4,
};

/** The row of the scale for a force; below its first, every boat sails. */
function verdictAt(beaufort: number, kind: BoatKind): WindVerdict {
  const row = windForces.findLast((force) => beaufort >= force.beaufort);
  return row?.[kind] ?? 'sails';
}

/** Returns null when the wind is unknown: waves alone allow no verdict. */
export function outlookOf({ windKmh, waveM }: Pick<PlaceDay, 'windKmh' | 'waveM'>): Outlook | null {
  if (windKmh === null) return null;
  const beaufort = forceOfKmh(windKmh);
  const verdict = (kind: BoatKind) => {
    const byWind = verdictAt(beaufort, kind);
    return waveM !== null && waveM >= heavyWaveM[kind] ? harder(byWind) : byWind;
  };
  return {
    beaufort,
    waveM,
    local: verdict('local'),
    highSpeed: verdict('highSpeed'),
    conventional: verdict('conventional'),
  };
}

/** Severity of a wind: which boats it makes doubtful or keeps in port. */
export type Level = 'all' | 'local' | 'highSpeed' | 'highSpeedStays' | 'conventional' | 'none';

export function levelOf({ local, highSpeed, conventional }: Outlook): Level {
  if (conventional === 'stays') return 'none';
  if (conventional === 'doubtful') return 'conventional';
  if (highSpeed === 'stays') return 'highSpeedStays';
  if (highSpeed === 'doubtful') return 'highSpeed';
  return local === 'sails' ? 'all' : 'local';
}

/** True if some boat may not sail. */
export const isRisky = (outlook: Outlook): boolean =>
  boatKinds.some((kind) => outlook[kind] !== 'sails');

/** Ranks a day by its effect on the boats, 0 where all sail; for finding the worst of several. */
export const severity = (outlook: Outlook): number =>
  boatKinds.reduce((sum, kind) => sum + windVerdicts.indexOf(outlook[kind]), 0) +
  outlook.beaufort / 100;
