import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { type Aspect, aspectOf } from '../understand/aspects';
import { word } from '../understand/text';
import type { Turn } from '../understand/turn';
import { named, nameOf } from '../word/names';
import { contentWords } from './content-words';
import {
  firstSentences,
  fittingSentences,
  matches,
  type Passage,
  passagesIn,
  quoted,
  sentencesOf,
} from './quotes';
import { refusedBy } from './refused';
import { type Next, resultsOf, type ToolCall, type TurnRequest } from './turn-request';

/** Aspects that narrow a question for another one: `where to stay with a toddler`. */
const conditions: readonly Aspect[] = ['children', 'access', 'around', 'prices'];
const mostAspects = 3;
const mostIslands = 2;
const mostBeaches = 4;
/** No guide has more sections. */
const mostSections = 20;

/** Aspects of a question, the one that it is for first. */
export function aspectsOf({ aspects, subjects }: Turn): readonly Aspect[] {
  const { asked } = aspects;
  // Somebody who walks with difficulty asks for no hike.
  const besides = subjects.includes('walking')
    ? ['access', ...aspects.besides.filter((one) => one !== 'walks' && one !== 'access')]
    : aspects.besides;
  const narrowing = besides.filter((one) => conditions.includes(one));
  const main = asked ?? besides.find((one) => !conditions.includes(one));
  return [...(main ? [main] : []), ...narrowing].slice(0, mostAspects);
}

/** All sections of the guide of an island, or its places for its beaches. */
function callOf(aspect: Aspect, island: IslandSlug, { locale }: TurnRequest): ToolCall {
  const isOnBeaches = aspect === 'beaches';
  const q = `${aspectOf(aspect).search[locale]} ${nameOf(island, locale)}`;
  const page = isOnBeaches ? routes.island(island) : routes.guide(island);
  const kind = [isOnBeaches ? 'places' : 'guides'];
  return { tool: 'findPassages', input: { q, kind, page, most: mostSections } };
}

/** Quotes what the guides of islands say on aspects; undefined until everything is found. */
export function aspectLines(
  asked: TurnRequest,
  islands: readonly IslandSlug[],
  aspects: readonly Aspect[],
): { readonly calls: readonly ToolCall[] } | { readonly lines: readonly string[] } {
  const wanted = [...new Set(islands)]
    .slice(0, mostIslands)
    .flatMap((island) => aspects.map((aspect) => ({ island, aspect })))
    // Prices of rooms are where the guide says where to stay.
    .filter(({ aspect }) => !(aspect === 'prices' && aspects[0] === 'stay'));
  const found = resultsOf(asked, 'findPassages');
  const outputOf = ({ island, aspect }: (typeof wanted)[number]) =>
    found.find(({ input }) => input.q === callOf(aspect, island, asked).input.q)?.output;
  const missing = wanted.filter((one) => !outputOf(one));
  if (missing.length > 0)
    return { calls: missing.map(({ aspect, island }) => callOf(aspect, island, asked)) };
  const lines = wanted.flatMap(({ aspect, island }) => {
    const output = outputOf({ aspect, island }) ?? {};
    // Of most beaches no text says how many steps lead there.
    if (aspect === 'beaches' && aspects.includes('access')) return [];
    const most = islands.length > 1 ? 2 : mostBeaches;
    if (aspect === 'beaches') return beachLines(asked, output, aspects, most);
    const quote = quoteOn(asked, aspect, island, output, aspects);
    return quote ? [quoted(quote.passage, output, quote.text)] : [];
  });
  const texts = lines.map((one) => one.replace(/^\[.*?\]\(.*?\): /, ''));
  return {
    lines: lines.filter(
      (_, at) => !texts.slice(0, at).some((one) => one.includes(texts[at] ?? '')),
    ),
  };
}

/** Answers a question for aspects of islands. Undefined if their guides say nothing on them. */
export function aspectNext(
  asked: TurnRequest,
  islands: readonly IslandSlug[],
  aspects = aspectsOf(asked.turn),
): Next | undefined {
  const { t, locale } = asked;
  const [island] = islands;
  if (!island || aspects.length === 0) return undefined;
  const found = aspectLines(asked, islands, aspects);
  if ('calls' in found) return { intro: t('passage.look'), calls: found.calls };
  if (found.lines.length === 0) return undefined;
  const isOnRooms = aspects[0] === 'stay';
  const more = isOnRooms
    ? t('listing.none.hotels', named('island', island, locale))
    : t('passage.more');
  return { text: `${found.lines.join('\n\n')}\n\n${more}` };
}

/** Words of a question besides those of its aspects, as the beginnings that a text may hold. */
function ownWords({ turn }: TurnRequest, aspects: readonly Aspect[]): RegExp | undefined {
  const known = word(aspects.map((one) => aspectOf(one).words).join('|'));
  const stems = contentWords(turn).flatMap((one) =>
    known.test(one) || one.length < 4 ? [] : [one.slice(0, 5)],
  );
  return stems.length > 0 ? new RegExp(`(?<!\\p{L})(?:${stems.join('|')})`, 'u') : undefined;
}

/** Beaches of an island, those first that a condition or a word of the question speaks of. */
function beachLines(
  asked: TurnRequest,
  output: Readonly<Record<string, unknown>>,
  aspects: readonly Aspect[],
  most: number,
): string[] {
  const beside = aspects.filter((one) => one !== 'beaches').map((one) => aspectOf(one).words);
  const also = beside.length > 0 ? word(beside.join('|')) : undefined;
  const own = ownWords(asked, aspects);
  const isRefused = refusedBy(asked.turn);
  const fits = ({ title, text }: Passage) =>
    (also ? matches(text, also) : 0) + (own ? matches(`${title} ${text}`, own) : 0);
  return passagesIn(output)
    .filter(({ page }) => page.includes('#beach-'))
    .filter(({ title, text }) => !isRefused(`${title} ${text}`))
    .toSorted((a, b) => fits(b) - fits(a))
    .slice(0, most)
    .map((one) => quoted(one, output, firstSentences(one.text)));
}

/** The passage of an island's guide on an aspect, with the sentences that answer. */
function quoteOn(
  asked: TurnRequest,
  aspect: Aspect,
  island: IslandSlug,
  output: Readonly<Record<string, unknown>>,
  aspects: readonly Aspect[],
): { passage: Passage; text: string } | undefined {
  const { sections, about: answering, words } = aspectOf(aspect);
  const about = word(answering);
  const guide = `${routes.guide(island)}#`;
  const own = passagesIn(output);
  const best = sections.flatMap((id) => own.filter(({ page }) => page === `${guide}${id}`));
  const speaks = ({ text }: Passage) => 2 * matches(text, word(words)) + matches(text, about);
  const telling = own.toSorted((a, b) => speaks(b) - speaks(a))[0];
  // A section on several aspects, and a condition, answer with the sentences on this one alone.
  const isShared = conditions.includes(aspect) || best.length === 0 || aspect !== aspects[0];
  if (isShared) {
    // Of prices, the section with most of them.
    const first = aspect === 'prices' && telling ? [telling] : [];
    for (const passage of [...first, ...best, ...(telling ? [telling] : [])]) {
      const text = fittingSentences(passage.text, about);
      if (text) return { passage, text };
    }
    return undefined;
  }
  const [passage] = best;
  if (!passage) return undefined;
  const isRefused = refusedBy(asked.turn);
  const kept = sentencesOf(passage.text).filter((one) => !isRefused(one));
  const others = aspects.filter((one) => one !== aspect).map((one) => aspectOf(one).about);
  const wanted = [
    ...(others.length > 0 ? [word(others.join('|'))] : []),
    ...[ownWords(asked, aspects) ?? []].flat(),
  ];
  // After the beginning of the section, the sentences on what the question says besides.
  const isNarrow = wanted.some((pattern) => fittingSentences(kept.join(' '), pattern));
  const head = firstSentences(kept.join(' '), isNarrow ? 240 : 560);
  const later = kept.filter((one) => !head.includes(one)).join(' ');
  const more = wanted.flatMap((pattern) => fittingSentences(later, pattern, 420) ?? []);
  return { passage, text: [head, ...new Set(more)].join(' … ') };
}
