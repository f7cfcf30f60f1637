import { addDays, dayOf, daysBetween, mondayFrom, weekdayOf } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Turn } from '../understand/turn';
import { resultsOf, type ToolCall, type TurnRequest } from './turn-request';

/** A month or a season stands for all of its days. */
export const isOpenDay = ({ turn }: Pick<TurnRequest, 'turn'>) => {
  const [time] = turn.times;
  return (
    time !== undefined && time.day === undefined && time.grain !== 'day' && time.grain !== 'range'
  );
};

/** Months in which a question without a day means the coming days. */
const season = { first: 5, last: 9 };

const soon =
  /(?<!\p{L})(?:next (?:boat|ferry|ship|1|one)|(?:right )?now|today|tonight|at the moment|currently|επομεν\p{L}+|τωρα|σημερα|αποψε)(?!\p{L})/u;

/** Wednesday of a usual week of the coming July; undefined within the season, and for the next boat. */
export function usualDay(today: IsoDate, { text }: Pick<Turn, 'text'>): IsoDate | undefined {
  const month = Number(today.slice(5, 7));
  if ((month >= season.first && month <= season.last) || soon.test(text)) return undefined;
  const year = Number(today.slice(0, 4)) + (month > season.last ? 1 : 0);
  return addDays(mondayFrom(`${year}-07-05`), 2);
}

/** Direct boats between a place and another. */
interface Connection {
  readonly place: { readonly id: string };
  readonly shortestMinutes: number;
  /** Lowest adult fare; null if unknown. */
  readonly lowestCents: number | null;
  readonly boatsAWeek: readonly Week[];
}

/** Direct boats of a usual week of a season; weekdays count from Monday as 0. */
export interface Week {
  readonly season: string | null;
  readonly monday: string;
  readonly boats: number;
  readonly weekdays: readonly number[];
}

/** Search for the weekdays on which direct boats leave a place, or go there. */
export const weekdaysCall = (place: unknown, way: 'from' | 'to' = 'from'): ToolCall => ({
  tool: 'getDirectConnections',
  input: way === 'from' ? { place } : { place, way },
});

/** Direct boats that a search found, none if it failed; undefined before it has an answer. */
export function connectionsOf(
  asked: Pick<TurnRequest, 'results'>,
  { input }: ToolCall,
): readonly Connection[] | undefined {
  const found = resultsOf(asked, 'getDirectConnections').find(
    (one) => one.input.place === input.place && one.input.way === input.way,
  );
  return found && ((found.output.connections ?? []) as readonly Connection[]);
}

/** Direct boats between a place that was searched and another, in the week of its season. */
export function weekOf(
  asked: Pick<TurnRequest, 'results'>,
  call: ToolCall,
  other: string,
  date: string,
): Week | undefined {
  const connections = connectionsOf(asked, call);
  if (!connections) return undefined;
  const none = { season: null, monday: date, boats: 0, weekdays: [] };
  const away = ({ monday }: Week) => Math.abs(daysBetween(monday, date));
  const own = connections.find(({ place }) => place.id === other)?.boatsAWeek ?? [];
  return own.toSorted((a, b) => away(a) - away(b))[0] ?? none;
}

/** Days of the week from a date on that have one of the weekdays, the date itself first. */
export const daysOn = (from: IsoDate, weekdays: readonly number[]): IsoDate[] =>
  Array.from({ length: 7 }, (_, index) => addDays(from, index)).filter((day) =>
    weekdays.includes(weekdayOf(dayOf(day))),
  );
