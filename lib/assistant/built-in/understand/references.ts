import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import { costGroupOf } from '@/lib/records/costs/rules';
import { costGroups } from '@/lib/records/costs/schema';
import { allIslands } from '@/lib/records/islands/queries';

/** Islands of the conversation that `it`, `there` and `the second one` can refer to. */
export interface Referents {
  /** Islands of the last plan, in the order of the visit. */
  readonly order: readonly IslandSlug[];
  /** A plan or a cost is spoken of, whose nights can change. */
  readonly isOnPlan?: boolean;
  /** The message follows others. */
  readonly isLater?: boolean;
  /** The island that the traveller named last. */
  readonly focus?: IslandSlug;
  /** The day spoken of last, from which days of the week count. */
  readonly near?: IsoDate;
  /** Language of the page: on a Greek one, Latin letters are most likely Greek as well. */
  readonly locale?: Locale;
}

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|πρωτ)/u, 0],
  [/^(?:second|2nd|δευτερ)/u, 1],
  [/^(?:third|3rd|τριτ)/u, 2],
  [/^(?:last|τελευται)/u, -1],
];

const changes =
  '(?:swap|replace|change|skip|drop|remove|cut|leave out|lose|without|instead of|rather than|αλλαξε|βγαλε|αφαιρεσε|παραλειψε|χωρισ|αντι για|αντι)';

const nth =
  '(?:the |το |τη |την |τον )?(first|1st|second|2nd|third|3rd|last|πρωτ[οη]|δευτερ[οη]|τριτ[οη]|τελευτα(?:ιο|ια))';
/** `The second one`, or `the second` right after a change or a preposition. Numbers are digits. */
const ordinal = new RegExp(
  `(?<!\\p{L})${nth} (?:island|one|1|stop|νησι|που (?:ειπ|αναφερ|πρωτειν|προτειν)\\p{L}+)(?!\\p{L})|(?<=^(?:and |ok |what about |και |για )?|(?:${changes}|give|to|on|in|about|for|of|like|για|στο|στη|στην|at) )${nth}(?= |$|[.,!?])(?! (?:week|day|night|half|of|time|option|boat|ferry|μερ|νυχτ|πλοιο|εβδομαδα))`,
  'gu',
);

/** Nearest number of euros, area or people by which one island of a plan stands out. */
const measures: readonly (readonly [RegExp, (slug: IslandSlug) => number])[] = [
  [/cheap|φθην|φτην|οικονομικ/u, (slug) => -costGroups.indexOf(costGroupOf(slug))],
  [/expens|pric|ακριβ/u, (slug) => costGroups.indexOf(costGroupOf(slug))],
  [/small|μικρ/u, (slug) => areaOf(slug)],
  [/big|larg|μεγαλ/u, (slug) => -areaOf(slug)],
];

const areaOf = (slug: IslandSlug) =>
  allIslands().find((island) => island.slug === slug)?.areaKm2 ?? 0;

const superlative = new RegExp(
  `(?<=${changes} )(?:the |το )?((?:cheap|small|bigg|larg)est|most expensive|pric(?:i|e)est|φθηνοτερο|φτηνοτερο|πιο \\p{L}+)(?:[- ]looking)?(?: one| 1| island| νησι)?`,
  'gu',
);

const pronoun = new RegExp(
  `(?<=${changes} )(?:(?:it|that(?: one)?|this(?: one)?|there|αυτο|αυτη|αυτην|εκει)(?= |$|[.,!?;()])(?! (?:week|day|half|year|trip|plan|νησι|@))|(?:το|την)(?= *(?:$|[.,!?;()])| (?:και|κι|τελικα|απο|εντελωσ)(?!\\p{L})))`,
  'gu',
);

const there =
  /(?<!(?:is|are|be|if|will|hi|hey|hello) )(?<!\p{L})(?:there|εκει)(?!\p{L})(?! (?:is|are|any|will|would|were|was|a|an|be|we go)(?!\p{L}))/gu;

/** Replaces references by the island they mean, as `@id@`. Expects names as `@id@`. */
export function withReferences(text: string, { order, focus }: Referents): string {
  const named = (island: string | undefined, whole: string) => (island ? `@${island}@` : whole);
  const pointed = text
    // `skip it (Milos)` names the island itself.
    .replace(/(?<!\p{L})(?:it|that|this|one|αυτο|αυτη|το|την) ?\((@[a-z]+@)\)/gu, '$1')
    .replace(ordinal, (whole, counted: string | undefined, bare: string | undefined) => {
      const word = counted ?? bare ?? '';
      const at = ordinals.find(([pattern]) => pattern.test(word))?.[1];
      return named(at === undefined ? undefined : order.at(at), whole);
    })
    .replace(superlative, (whole, word: string) => {
      const measure = measures.find(([pattern]) => pattern.test(word))?.[1];
      if (!measure || order.length === 0) return whole;
      // The island that was just asked for is not the one to go.
      const others = order.filter((slug) => slug !== focus);
      return named(others.toSorted((a, b) => measure(a) - measure(b))[0], whole);
    });
  // `Ios is all teenagers, drop it`: the name in the same message is meant before an earlier one.
  const meant = pointed.replace(pronoun, (whole: string, at: number, text: string) => {
    const [before] = [...text.slice(0, at).matchAll(/@([a-z]+)@/g)].slice(-1);
    return named(before?.[1] ?? focus, whole);
  });
  if (!focus) return meant;
  return meant.replace(
    there,
    (_, at: number, whole: string) =>
      `${/(?:get|go|going|travel|sail|cross)(?:ing)? $/.test(whole.slice(0, at)) ? 'to ' : ''}@${focus}@`,
  );
}
