import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { nights, place, the } from './place-changes';
import type { Reading } from './text';

/** Relation between the nights of a trip's islands. */
export type NightRule =
  /** `Twice as long on Naxos as on Paros`. */
  | {
      readonly rule: 'times';
      readonly island: IslandSlug;
      readonly than: IslandSlug;
      readonly by: number;
    }
  /** `Twice as long on Milos as on each of the others`. */
  | { readonly rule: 'timesEach'; readonly island: IslandSlug; readonly by: number }
  /** `Two more on Naxos than on Paros`; without another island, more than on each of the others. */
  | {
      readonly rule: 'more';
      readonly island: IslandSlug;
      readonly than?: IslandSlug;
      readonly by: number;
    }
  /** `Half of them on Milos`. */
  | { readonly rule: 'half'; readonly island: IslandSlug }
  /** `The rest on Naxos`: what the others leave. */
  | { readonly rule: 'rest'; readonly island: IslandSlug }
  /** `Half and half`, `split evenly`. */
  | { readonly rule: 'even' }
  | { readonly rule: 'most' | 'least'; readonly island: IslandSlug };

const on = `(?: ?(?:on|in|at|for|to|στη[ν]?|στο[ν]?|στα|σε|για|απ[οο]?|απο) )?${the}${place}`;
const island = (id: string | undefined) => (id && isIslandSlug(id) ? id : undefined);
const factor = (word: string) => (/(?:twice|double|διπλ)/u.test(word) ? 2 : 3);

/** Finds rules for dividing nights between islands. Removes their words from the reading, except the islands. */
export function nightRulesIn(reading: Reading): NightRule[] {
  const rules: NightRule[] = [];
  const add = (rule: NightRule) => rules.push(rule);
  const leave = (...ids: (string | undefined)[]) =>
    reading.leave(ids.flatMap((id) => (id ? [`@${id}@`] : [])).join(' , '));
  const pair = (
    pattern: string,
    make: (m: RegExpExecArray, a: IslandSlug, b: IslandSlug) => void,
  ) => {
    for (const m of reading.takeAll(pattern)) {
      const named = [...m[0].matchAll(/@([a-z]+)@/g)].flatMap(([, id]) => island(id) ?? []);
      const [a, b] = named;
      if (a && b) make(m, a, b);
      leave(...named);
    }
  };
  const multiple = `(twice|double|3 times|διπλ\\p{L}+|τριπλ\\p{L}+)`;
  pair(
    `${multiple}(?: as (?:long|much|many)| the)?(?: ${nights}| time)?${on}(?: as| than| compared to| απο (?:οσεσ|οσο|οτι)| σε σχεση με| απ)*${on}|${place} (?:should |must |to )?(?:gets?|has|have|παρει|εχει) ${multiple} (?:what |as (?:much|many) as |of |απο )?(?:the )?${place}`,
    (m, a, b) => add({ rule: 'times', island: a, than: b, by: factor(m[1] ?? m[5] ?? 'twice') }),
  );
  pair(
    `(\\d|a|an|μια|ενα|1) (?:more |extra |παραπανω |περισσοτερ\\p{L}+ )(?:${nights} )?${on} (?:than|απο|απ'?) ?(?:οτι |οσο )?${on}`,
    (m, a, b) => add({ rule: 'more', island: a, than: b, by: Number(m[1]) || 1 }),
  );
  for (const m of reading.takeAll(
    `${multiple}(?: as (?:long|much|many)| the)?(?: ${nights}| time)?${on}(?: as| than| compared to| of)*(?: (?:on|in))?(?: (?:each|every|any|either|all))?(?: of)?(?: the)? (?:others?|other (?:2|3|islands|ones)|rest)|(?:on|in|στη[ν]?|στο) ${the}${place} (?:τισ |τα )?${multiple} απ[ο']? ?(?:ο,?τι |οσεσ |οσο |τι )?(?:σε |στο |στα )?(?:(?:καθενα|καθε ενα|καθε|ολα) ?(?:απο )?)?(?:τα |στα |το )?(?:αλλα|υπολοιπα)(?: (?:2|δυο))?`,
  )) {
    const id = island(/@([a-z]+)@/.exec(m[0])?.[1]);
    if (id) add({ rule: 'timesEach', island: id, by: factor(m[0]) });
    leave(id);
  }
  const single = (pattern: string, make: (m: RegExpExecArray, a: IslandSlug) => void) => {
    for (const m of reading.takeAll(pattern)) {
      const id = island(/@([a-z]+)@/.exec(m[0])?.[1]);
      if (id) make(m, id);
      leave(id);
    }
  };
  single(
    `(?:(\\d|a|μια|ενα|1) (?:more|extra|παραπανω|περισσοτερ\\p{L}+)(?: ${nights})?${on} (?:than (?:on )?(?:the )?(?:others?|rest)|απο (?:τισ |τα |τουσ )?(?:αλλ\\p{L}+|υπολοιπ\\p{L}+)))|στη[ν]? ${place} (?:να )?\\p{L}* ?(\\d|μια|1) παραπανω απο (?:τισ |τα )?(?:αλλ\\p{L}+|υπολοιπ\\p{L}+)`,
    (m, a) => add({ rule: 'more', island: a, by: Number(m[1] ?? m[4]) || 1 }),
  );
  const half = `(?:half (?:of )?(?:those|that|these|as (?:many|long|much))|(?:τα |τισ )?μισ(?:α|εσ|ο) απο (?:αυτ|οσ|τοσ)\\p{L}+)(?: ${nights})?(?: ?(?:on|in|at|στη[ν]?|στο[ν]?|στα|σε))? ${the}${place}`;
  for (const m of reading.takeAll(half)) {
    const id = island(m[1]);
    const than = island([...reading.text.slice(0, m.index).matchAll(/@([a-z]+)@/g)].at(-1)?.[1]);
    if (id && than) add({ rule: 'times', island: than, than: id, by: 2 });
    leave(id);
  }
  single(
    `(?:half(?: of (?:it|them|that|the (?:nights|time|trip)))?|(?:τισ |τα |οι )?μισ(?:εσ|α|ο|ουσ)(?: (?:νυχτεσ|βραδια|μερεσ))?)(?! (?:of|απο) (?:these|those|that|αυτ))(?: ${nights})? ?(?:on|in|at|στη[ν]?|στο[ν]?|στα|σε) ${the}${place}`,
    (_, a) => add({ rule: 'half', island: a }),
  );
  single(
    `${place} (?:should |must )?(?:gets?|has|παιρνει) (?:the )?(?:most|longest|τισ περισσοτερεσ)|(?:most|longest|τισ περισσοτερεσ)(?: ${nights}| time| of (?:it|them|the (?:time|nights)))? (?:on|in|at|στη[ν]?|στο[ν]?) ${the}${place}`,
    (_, a) => add({ rule: 'most', island: a }),
  );
  single(
    `(?<=(?:most|περισσοτερεσ),? ?|^|[.;,] ?|and )${place} (?:should |must )?(?:gets? )?(?:the )?(?:least|fewest|shortest|τισ λιγοτερεσ)`,
    (_, a) => add({ rule: 'least', island: a }),
  );
  if (
    reading.take(
      '(?:split|share|divide)\\p{L}*(?: (?:it|them|the (?:nights|time|days|rest)|that))*(?: (?:evenly|equally|in half|in 2|half and half|50[/-]50))(?: between (?:the )?(?:2|3|4|others?|both|all|them)(?: (?:2|3|others|of them))?)?|(?:the )?(?:rest|others?|remaining|remainder)(?: nights?)?(?: is| are)?,? (?:split|shared?|divided?)(?: up)?(?: even(?:ly)?| equal(?:ly)?)?(?: between (?:the )?\\p{L}+)?|split (?:the )?(?:rest|others?|remaining)(?: nights)?(?: even(?:ly)?| equal(?:ly)?)?|split even(?!ly)|(?:τα |οι |τισ )?υπολοιπ\\p{L}+ (?:νυχτεσ |βραδια )?(?:μοιρασ\\p{L}+|χωρισ(?:ε|τε|μεν\\p{L}+))(?: ισα| εξισου| στα ισα| στα αλλα)?|μοιρασ\\p{L}+ (?:τα |τισ )?υπολοιπ\\p{L}+(?: ισα| εξισου| στα αλλα)?|half and half|half[- ]half|50[/-]50|(?:the )?same (?:number of )?(?:nights|time) (?:on|in|at) (?:each|both|all)|equal (?:nights|time|stays?)|equally|evenly(?: between (?:the )?\\p{L}+)?|μισ(?:εσ|α|ο)[- ](?:και )?μισ(?:εσ|α|ο)|(?:απο )?ισ(?:α|εσ|οσ?)(?: (?:νυχτεσ|βραδια|μερεσ|μερη))|εξισου|στα ισα',
    )
  )
    add({ rule: 'even' });
  return rules;
}

/** Every way to share a number of nights between islands, at least one each. */
function* sharesOf(total: number, count: number): Generator<number[]> {
  if (count === 1) {
    yield [total];
    return;
  }
  for (let first = 1; first <= total - count + 1; first += 1)
    for (const rest of sharesOf(total - first, count - 1)) yield [first, ...rest];
}

const mostIslands = 5;

/**
 * Shares the nights of a trip by rules, with those that are fixed. The most even of the ways that
 * keep every rule; undefined without any.
 */
export function sharedNights(
  islands: readonly IslandSlug[],
  total: number,
  fixed: ReadonlyMap<IslandSlug, number>,
  rules: readonly NightRule[],
): ReadonlyMap<IslandSlug, number> | undefined {
  if (islands.length === 0 || islands.length > mostIslands || total < islands.length || total > 30)
    return undefined;
  const rest = rules.flatMap((one) => (one.rule === 'rest' ? [one.island] : []));
  let best: { readonly shares: readonly number[]; readonly cost: number } | undefined;
  for (const shares of sharesOf(total, islands.length)) {
    const at = (one: IslandSlug) => shares[islands.indexOf(one)] ?? 0;
    const isFixed = islands.every(
      (one) => fixed.get(one) === undefined || rest.includes(one) || fixed.get(one) === at(one),
    );
    if (!isFixed || !rules.every((rule) => isKept(rule, islands, total, at))) continue;
    const open = islands.filter((one) => !fixed.has(one)).map(at);
    const mean = open.reduce((sum, one) => sum + one, 0) / Math.max(1, open.length);
    const cost = open.reduce((sum, one) => sum + (one - mean) ** 2, 0);
    if (!best || cost < best.cost) best = { shares, cost };
  }
  const found = best;
  return found && new Map(islands.map((one, index) => [one, found.shares[index] ?? 1]));
}

function isKept(
  rule: NightRule,
  islands: readonly IslandSlug[],
  total: number,
  at: (island: IslandSlug) => number,
): boolean {
  const others = (one: IslandSlug) => islands.filter((other) => other !== one);
  switch (rule.rule) {
    case 'times':
      return at(rule.island) === rule.by * at(rule.than);
    case 'timesEach':
      return others(rule.island).every((one) => at(rule.island) === rule.by * at(one));
    case 'more':
      return (rule.than ? [rule.than] : others(rule.island)).every(
        (one) => at(rule.island) === at(one) + rule.by,
      );
    case 'half':
      return Math.abs(2 * at(rule.island) - total) <= total % 2;
    case 'most':
      return others(rule.island).every((one) => at(one) < at(rule.island));
    case 'least':
      return others(rule.island).every((one) => at(one) > at(rule.island));
    default:
      return true;
  }
}
