import { addDays } from '@/lib/foundation/time/days';
import type { Relaxed } from '../word/plan';
import type { PlanInput } from './plan-request';

const restrictions = ['kind', 'direct', 'after', 'before', 'max-wait', 'max-hours', 'max-price'];

/** Arguments that no longer fit when the islands change. */
const ofIslands = ['order'];

const without = (input: PlanInput, names: readonly string[]): PlanInput =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));

const islandsOf = (input: PlanInput) => String(input.islands).split(',').filter(Boolean);

/** Applies a relaxation that the solver proposed. */
export function relaxedInput(input: PlanInput, change: Relaxed): PlanInput | undefined {
  const entries = islandsOf(input);
  const isOf = (entry: string) => entry.replace(/\?.*|:.*/, '') === change.island;
  switch (change.change) {
    case 'longer-range':
      return {
        ...without(input, ['flight']),
        lastDay: addDays(String(input.lastDay), change.days ?? 1),
      };
    case 'fewer-nights':
      return {
        ...input,
        islands: entries
          .map((entry) =>
            isOf(entry) ? entry.replace(/:(\d+)/, `:${change.minNights ?? 1}`) : entry,
          )
          .join(','),
      };
    case 'drop-island':
      return entries.length > 1
        ? {
            ...without(input, ofIslands),
            islands: entries.filter((entry) => !isOf(entry)).join(','),
          }
        : undefined;
    case 'as-many-as-fit':
      return entries.length > 1
        ? {
            ...without(input, [...ofIslands, 'choose']),
            islands: entries.map((entry) => entry.replace(/\??(?=:|$)/, '?')).join(','),
          }
        : undefined;
    case 'free-order':
      return without(input, ofIslands);
    case 'choose-fewer':
      return { ...input, choose: change.choose ?? 1 };
    case 'without-vehicle':
      return without(input, ['vehicle']);
    case 'without-restrictions':
      return without(input, restrictions);
    case 'any-last-boat':
      return without(input, ['by', 'last-after']);
    case 'shorter-buffer':
      return { ...input, buffer: change.bufferMinutes ?? 120 };
    default:
      return undefined;
  }
}

/** A request with only as many optional islands as are to be chosen, for a search that ran out of time. */
export function narrowerInput(input: PlanInput): PlanInput | undefined {
  const entries = islandsOf(input);
  const optional = entries.filter((entry) => entry.includes('?'));
  const most = Number(input.choose ?? 0);
  if (most < 1 || optional.length <= most) return undefined;
  const kept = new Set(optional.slice(0, most));
  return {
    ...input,
    islands: entries.filter((entry) => !entry.includes('?') || kept.has(entry)).join(','),
  };
}

/** Similar requests to try if the solver proposed no relaxation, mildest first. */
export function nearbyInputs(input: PlanInput): readonly (readonly [Relaxed, PlanInput])[] {
  const entries = islandsOf(input);
  const isFromPiraeus = input.start === 'piraeus' || input.end === 'piraeus';
  const port = (place: unknown) => (place === 'piraeus' ? 'ATH' : String(place));
  const easy = entries.map((entry) =>
    entry.replace(/\??:\d+(?:-(\d+))?/, (_, most) => `?:1-${most ?? 3}`),
  );
  return [
    ...(input.order ? [[{ change: 'order' }, without(input, ofIslands)] as const] : []),
    ...(isFromPiraeus
      ? [
          [
            { change: 'other-port' },
            { ...input, start: port(input.start), end: port(input.end) },
          ] as const,
        ]
      : []),
    [{ change: 'without-restrictions' }, without(input, [...restrictions, 'early', 'late'])],
    [
      { change: 'other' },
      {
        ...without(input, [...restrictions, ...ofIslands, 'choose', 'vehicle', 'flight']),
        start: port(input.start),
        end: port(input.end),
        islands: easy.join(','),
        lastDay: addDays(String(input.lastDay), 2),
      },
    ],
  ];
}
