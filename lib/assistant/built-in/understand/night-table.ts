import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { type Kind, type Token, tokensOf } from './night-words';
import type { Reading } from './text';

/** A row of the table: an island, or Athens (before the islands, after them, or where it is). */
export type Stop = IslandSlug | 'athens' | 'before' | 'after';

/** Operation on the table of stops with their nights. */
export type NightOp =
  | { readonly op: 'set'; readonly at: Stop; readonly nights: number }
  /** Without a stop, nights of the whole trip; negative for fewer. */
  | { readonly op: 'add'; readonly at?: Stop | 'each'; readonly by: number }
  | { readonly op: 'half' | 'drop'; readonly at: Stop }
  /** The stops that take what keeps the sum; without any, all that the message does not name. */
  | { readonly op: 'rest'; readonly at: readonly Stop[] };

const stopOf = ({ text }: Token): Stop | undefined => {
  const id = text.slice(1, -1);
  if (isIslandSlug(id)) return id;
  return id === 'athens' || id === 'ath' || id === 'piraeus' ? 'athens' : undefined;
};
const countOf = ({ text }: Token) => Number(text) || 1;

/** State that one clause leaves to the next. */
interface Memory {
  /** The stop that a pronoun means. */
  last?: Stop;
  readonly ops: NightOp[];
}

const bounds = new Set<Kind>(['from', 'to', 'stop', 'number']);

/** Reads one clause; none if it is not about nights. */
function clauseOps(tokens: readonly Token[], memory: Memory): NightOp[] | undefined {
  const has = (...wanted: Kind[]) => tokens.some(({ kind }) => wanted.includes(kind));
  const stops = tokens.flatMap((one, index) => {
    const stop = one.kind === 'stop' ? stopOf(one) : undefined;
    const before = tokens.slice(0, index).findLast(({ kind }) => bounds.has(kind));
    const isFrom = before?.kind === 'from';
    return stop ? [{ stop, index, isFrom }] : [];
  });
  const numbers = tokens.flatMap((one, index) =>
    one.kind === 'number' ? [{ nights: countOf(one), index }] : [],
  );
  const [first] = stops;
  memory.last = stops.at(-1)?.stop ?? memory.last;
  const [number] = numbers;
  const freed = memory.ops.at(-1);
  const isHanded =
    has('ref') ||
    tokens.some(({ kind, text }) => kind === 'give' && /τ(?:ην?|ιν|[ει]σ|α|ο)$/u.test(text));
  // Nights that became free before are given away.
  const isFreed = memory.ops.length > 0 && has('ref', 'rest');
  if (!first) return openOps(tokens, numbers, memory);
  const named = stops.map(({ stop }) => stop);
  const from = stops.find(({ isFrom }) => isFrom);
  const to = stops.find((one) => one !== from && !one.isFrom);
  if (from && to && stops.length === 2) {
    if (!number) return undefined;
    return [
      { op: 'add', at: from.stop, by: -number.nights },
      { op: 'add', at: to.stop, by: number.nights },
    ];
  }
  if (from && stops.length === 1) {
    if (number) return [{ op: 'add', at: from.stop, by: -number.nights }];
    return memory.ops.length > 0 && from.stop !== 'athens'
      ? [{ op: 'rest', at: [from.stop] }]
      : undefined;
  }
  if (has('half') && !number && stops.length === 1) return [{ op: 'half', at: first.stop }];
  if (has('split') && !number) return [{ op: 'rest', at: named }];
  if (!number) {
    if (has('rest') || (freed && has('give', 'plus') && (isHanded || freed.op === 'add')))
      return [{ op: 'rest', at: named }];
    if (has('drop', 'take')) return named.map((at) => ({ op: 'drop', at }));
    if (stops.length > 1)
      return memory.ops.at(-1)?.op === 'rest' ? [{ op: 'rest', at: named }] : undefined;
    if (has('only') && has('end')) return [{ op: 'set', at: first.stop, nights: 1 }];
    if (
      has('plus') &&
      !has('give') &&
      /longer|more|περισσοτερ/u.test(tokens.map(({ text }) => text).join(' '))
    )
      return [{ op: 'add', at: first.stop, by: 1 }];
    if (has('minus')) return [{ op: 'add', at: first.stop, by: -1 }];
    if (
      memory.ops.at(-1)?.op === 'rest' &&
      tokens.every(({ kind }) => kind === 'stop' || kind === 'to' || kind === 'ref')
    )
      return [{ op: 'rest', at: named }];
    return undefined;
  }
  const isLeading = number.index < first.index;
  const isTaken =
    isFreed &&
    stops.length === 1 &&
    !has('plus', 'minus', 'take') &&
    has('give', 'rest', 'unit', 'to');
  const isTheirs = /^(?:the|those|these|τ(?:ι|ε)σ|τα|οι?|αυτ)/u.test(
    tokens[number.index - 1]?.text ?? '',
  );
  if (isTaken && (has('rest') || isTheirs)) return [{ op: 'rest', at: named }];
  return stops.flatMap(({ stop, index }, at): NightOp[] => {
    const start = isLeading ? (stops[at - 1]?.index ?? -1) + 1 : at === 0 ? 0 : index;
    const isLast = at === stops.length - 1;
    const end = isLeading && !isLast ? index : isLast ? tokens.length : (stops[at + 1]?.index ?? 0);
    const own = tokens.slice(start, end);
    const nights = own.findLast(({ kind }) => kind === 'number');
    if (!nights) return [];
    const is = (...wanted: Kind[]) => own.some(({ kind }) => wanted.includes(kind));
    const by = countOf(nights);
    if (is('minus') || (is('take') && !is('give'))) return [{ op: 'add', at: stop, by: -by }];
    if (is('plus')) return [{ op: 'add', at: stop, by }];
    const place = stop === 'athens' ? athensOf(own) : stop;
    // `Put the two Athens nights at the end`: they leave their row.
    const isMoved = place !== stop && isTheirs;
    return [
      ...(isMoved ? [{ op: 'drop', at: stop } as const] : []),
      { op: 'set', at: place, nights: by },
    ];
  });
}

const athensOf = (tokens: readonly Token[]): Stop => {
  const end = tokens.find(({ kind }) => kind === 'end')?.text;
  if (!end) return 'athens';
  return /end|last|τελ/u.test(end) ? 'after' : 'before';
};

/** A clause without a stop: `split the rest`, `make it 3`, `one night more`. */
function openOps(
  tokens: readonly Token[],
  numbers: readonly { readonly nights: number }[],
  memory: Memory,
): NightOp[] | undefined {
  const has = (...wanted: Kind[]) => tokens.some(({ kind }) => wanted.includes(kind));
  const [number, more] = numbers;
  if (has('split') && (memory.ops.length > 0 || has('rest'))) return [{ op: 'rest', at: [] }];
  if (!number || more || has('question', 'keep')) return undefined;
  const isLess = has('minus', 'take') || (has('each') && has('from'));
  const by = isLess ? -number.nights : number.nights;
  if (has('each') && (isLess || has('plus'))) return [{ op: 'add', at: 'each', by }];
  if (has('plus', 'minus', 'take') && has('unit') && !has('rest', 'each', 'to'))
    return [{ op: 'add', by }];
  const isThere = tokens.some(
    ({ kind, text }) => kind === 'ref' && /^(?:it|that|there|την?|το|εκει)$/u.test(text),
  );
  // `One night Athens at the start and 2 at the end`.
  const isEnd = memory.last === 'athens' && has('end');
  if (!memory.last || has('plus', 'minus') || !(isThere || isEnd)) return undefined;
  const at = isEnd ? athensOf(tokens) : memory.last;
  return [{ op: 'set', at, nights: number.nights }];
}

const clauses =
  /(?:[.;:!?,()](?!\d)|\n| (?:and|και|κι|then|but|plus|&|\+|=|μετα|επειτα|while|so|because) )/gu;

/** `5 Naxos the rest Paros`: two clauses without a word between them. */
function partsOf(tokens: readonly Token[]): (readonly Token[])[] {
  const at = tokens.findIndex(
    ({ kind }, index) =>
      kind === 'rest' &&
      tokens.slice(0, index).filter((one) => one.kind === 'stop' || one.kind === 'number').length >
        1 &&
      tokens.slice(index).some((one) => one.kind === 'stop'),
  );
  return at > 0 ? [tokens.slice(0, at), tokens.slice(at)] : [tokens];
}

/** Words between clauses that leave the trip as long as it is. */
const kept =
  /(?:total|trip|συνολο) (?:must|should|has to|να|πρεπει να) (?:stay|be|remain|μειν\p{L}+)|same total|ιδιο συνολο/u;

/**
 * Reads what a message does to the nights of the stops, and takes its clauses out of the reading. Of a
 * first message only what a table alone tells: what the others leave, and Athens in a list.
 */
export function nightOpsIn(reading: Reading, isOnPlan: boolean): readonly NightOp[] {
  const { text } = reading;
  const memory: Memory = { ops: [] };
  const spans: (readonly [start: number, end: number])[] = [];
  let start = 0;
  for (const m of [...text.matchAll(clauses), { index: text.length, 0: '' }]) {
    const clause = text.slice(start, m.index);
    for (const part of partsOf(tokensOf(clause))) {
      const ops = clauseOps(part, memory) ?? [];
      memory.ops.push(...ops);
      if (ops.length > 0) spans.push([start, m.index]);
    }
    start = m.index + m[0].length;
  }
  const ops =
    isOnPlan && kept.test(text) ? [...memory.ops, { op: 'rest', at: [] } as const] : memory.ops;
  if (!isMeant(ops, isOnPlan)) return [];
  for (const [from, to] of spans) reading.cut(from, to - from);
  return isOnPlan ? ops : located(ops);
}

function isMeant(ops: readonly NightOp[], isOnPlan: boolean): boolean {
  const sets = ops.filter(({ op }) => op === 'set');
  if (!isOnPlan) {
    const isList =
      sets.length > 1 &&
      sets.some(({ at }) => at === 'athens' || at === 'after' || at === 'before');
    const isRest = ops.some(({ op, at }) => op === 'rest' && Array.isArray(at) && at.length > 0);
    return (
      ops.every(({ op }) => op === 'set' || op === 'rest') &&
      (isList || (isRest && sets.length > 0))
    );
  }
  // Islands that are only left out say nothing of nights.
  return (
    ops.some(({ op }) => op !== 'drop' && op !== 'rest') ||
    (ops.some(({ op }) => op === 'rest') && ops.length > 1)
  );
}

/** In a list, Athens before the islands or after them. */
function located(ops: readonly NightOp[]): readonly NightOp[] {
  const sets = ops.filter(({ op }) => op === 'set');
  const islands = sets.filter(({ at }) => at !== 'athens' && at !== 'before' && at !== 'after');
  if (islands.length === 0) return ops;
  return ops.map((one) =>
    one.op === 'set' && one.at === 'athens'
      ? { ...one, at: ops.indexOf(one) < ops.indexOf(islands[0] as NightOp) ? 'before' : 'after' }
      : one,
  );
}
