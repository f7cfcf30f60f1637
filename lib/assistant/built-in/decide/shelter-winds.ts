import { type WindEffect, windPoints } from '@/lib/records/islands/winds';
import { type Wind, winds } from '../understand/wind';
import type { TurnRequest } from './turn-request';

export interface BeachLine {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly lat: number;
  readonly lon: number;
  readonly openWaterKm: readonly number[];
  readonly localWind: readonly LocalNote[];
  readonly first: { readonly state: string; readonly effects: readonly WindEffect[] } | null;
}

/** Kilometres of open water over which a wind raises waves. */
const farWater = 10;

export const gusts = (wind: (typeof winds)[number], { localWind }: BeachLine) =>
  effectsUnder(wind, localWind).length;

/** Effects of a wind in words; the model sees results of tools, and none of the rooms they come from. */
export const effectsSaid = (effects: readonly WindEffect[], t: TurnRequest['t']) =>
  effects.map((effect) => t(`effects.${effect}`)).join(', ');

interface LocalNote {
  readonly from: (typeof windPoints)[number];
  readonly to: (typeof windPoints)[number];
  readonly effects: readonly WindEffect[];
}

/** Effects that the notes of a beach name for one of the eight winds. */
export function effectsUnder(wind: (typeof winds)[number], notes: readonly LocalNote[]) {
  const count = windPoints.length;
  const at = winds.indexOf(wind) * 2;
  const after = (from: number, to: number) => (to - from + count) % count;
  const holds = ({ from, to }: LocalNote) => {
    const [start, end] = [windPoints.indexOf(from), windPoints.indexOf(to)];
    return after(start, at) <= after(start, end);
  };
  return [...new Set(notes.filter(holds).flatMap(({ effects }) => effects))];
}

/** Sentence about gusts, wind along a beach or blowing sand; none for a mere correction of its open water. */
export function localWindSaid(
  { from, to, effects }: LocalNote,
  t: TurnRequest['t'],
): readonly string[] {
  if (effects.length === 0) return [];
  // The assistant names eight winds: of a wind between two, the one inside the arc.
  const side = (index: number) => t(`side.${winds[index % winds.length] ?? 'n'}`);
  const values = {
    side: side(Math.ceil(windPoints.indexOf(from) / 2)),
    end: side(Math.floor(windPoints.indexOf(to) / 2)),
    effects: effectsSaid(effects, t),
  };
  return [t('shelter.local', values)];
}

/** Compass directions, out of eight, with more than ten kilometres of open water. */
export function openSides(openWaterKm: readonly number[]) {
  return winds.filter((_, index) => (openWaterKm[index * 2] ?? 0) > farWater);
}

/**
 * True if a wind has far water before a beach, or within 22.5 degrees of its direction: winds vary.
 * A north wind of the Cyclades blows from anywhere between north and north-east.
 */
export function isOpenTo(wind: Wind, { openWaterKm }: Pick<BeachLine, 'openWaterKm'>) {
  const at = 2 * winds.indexOf(wind);
  const last = wind === 'n' ? at + 2 : at + 1;
  return [at - 1, at, at + 1, last].some((one) => (openWaterKm.at(one % 16) ?? 0) > farWater);
}
