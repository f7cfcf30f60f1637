import { daysBetween } from '@/lib/foundation/time/days';
import type { Sailings } from './journeys';
import { resultsOf, type ToolCall, type TurnRequest } from './turn-request';

/** A month or a season stands for all of its days. */
export const isOpenDay = ({ turn }: TurnRequest) => {
  const [time] = turn.times;
  return (
    time !== undefined && time.day === undefined && time.grain !== 'day' && time.grain !== 'range'
  );
};

const eachDay =
  /(?<!\p{L})(?:every|each|καθε) (?:mon|tues|wednes|thurs|fri|satur|sun|δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη)|(?:mon|tues|wednes|thurs|fri|satur|sun)days(?!\p{L})/u;
/** A day of every week of a month. */
export const isEachDay = ({ turn }: TurnRequest) => eachDay.test(turn.text);

const often =
  /which days|what days|how often|every day|daily|direct|non-?stop|ποιεσ μερεσ|καθε ποτε|ποσο συχνα|καθε μερα|καθημεριν|απευθειασ/u;

/** Search for how often boats sail, where a message names no day or asks for it. */
export function weeklyCall(
  asked: TurnRequest,
  input: Readonly<Record<string, unknown>>,
): ToolCall | undefined {
  const isAsked = isOpenDay(asked) || isEachDay(asked) || often.test(asked.turn.text);
  return isAsked ? { tool: 'getDirectConnections', input: { place: input.from } } : undefined;
}

interface Connection {
  readonly place: { readonly id: string };
  readonly boatsAWeek: readonly { readonly monday: string; readonly boats: number }[];
}

/** Number of direct boats in a usual week around the day of a crossing; empty if it was not asked for. */
export function weeklyLine(
  asked: TurnRequest,
  { to, date, journeys }: Sailings['crossings'][number],
): string {
  const [found] = resultsOf(asked, 'getDirectConnections');
  const connections = found?.output.connections as readonly Connection[] | undefined;
  if (!connections) return '';
  const week = connections
    .find(({ place }) => place.id === to.id)
    ?.boatsAWeek.toSorted((a, b) => away(a.monday, date) - away(b.monday, date))[0];
  const boats = week?.boats ?? 0;
  const isDirect = journeys.some(({ transfers }) => transfers === 0);
  if (boats > 0 && !isDirect) return '';
  return `${asked.t(boats > 0 ? 'ferry.weekly' : 'ferry.noDirect', { boats })} `;
}

const away = (day: string, other: string) => Math.abs(daysBetween(day, other));
