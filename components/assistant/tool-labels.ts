import { fill } from '@/lib/foundation/i18n/fill';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Source, ToolCall } from './parts';
import type { RoomTexts, RoomView } from './room-texts';

type Words = Pick<RoomView, 'texts' | 'locale' | 'islands'>;

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Subject of a tool call: `boats, Naxos – Santorini, Mon 5 Jul`. */
export function subjectOf({ name, input }: Pick<ToolCall, 'name' | 'input'>, words: Words): string {
  const { texts, locale, islands } = words;
  const known = Object.hasOwn(texts.what, name) ? (name as keyof RoomTexts['what']) : 'other';
  const named = (value: unknown) => (typeof value === 'string' ? islands[value] : undefined);
  const ends = [named(input.from), named(input.to)].filter(Boolean).join(' – ');
  const day = [input.date, input.firstDay].find(isDay);
  const single = [input.island, input.slug].flat().map(named).filter(Boolean).join(', ');
  const order =
    typeof input.islands === 'string'
      ? input.islands
          .split(',')
          .map((one) => named(/^[a-z]+/.exec(one.trim())?.[0]))
          .filter(Boolean)
          .join(', ')
      : '';
  return [texts.what[known], ends, single, order, day && formatDay(day, locale, 'short')]
    .filter(Boolean)
    .join(', ');
}

/** Describes the running tool call, for a status line. */
export function workOf(calls: readonly ToolCall[], words: Words): string {
  const running = calls.findLast(({ state }) => state === 'running');
  if (!running) return words.texts.working;
  return fill(words.texts.workingWith, { what: subjectOf(running, words) });
}

/** Returns the label of a source page. */
export function sourceName({ of, tool, input, title }: Source, words: Words): string {
  const island = tool === 'getIsland' ? words.islands[String(input.island)] : undefined;
  const subject = island ?? subjectOf({ name: tool, input }, words);
  const isWhole = of === 'page' || of === 'guide';
  const name = title ?? (isWhole ? subject : (words.islands[of] ?? subject));
  // Upper case by the rules of Greek would take the accent away.
  return name.charAt(0).toUpperCase() + name.slice(1);
}
