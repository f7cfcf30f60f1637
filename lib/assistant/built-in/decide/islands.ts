import type { Localized } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Turn } from '../understand/turn';
import { link, listed, nameOf, plain } from '../word/names';
import { candidatesFor, hoursLimit, type IslandLine, inSeason } from './candidates';
import { contentWords } from './content-words';
import { faultOf } from './ferry';
import { passageNext } from './passages';
import { firstSentences } from './quotes';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

type Line = IslandLine & { readonly line: string };

const mostWithAirport = 12;

/**
 * Islands that suit the tastes of a message, the best first, with the tastes that are in season; all with an airport
 * if nothing else is asked for.
 */
export function suggestedIslands(turn: Turn, lines: readonly IslandLine[]) {
  const isFamily = (turn.party?.children ?? []).length > 0;
  const month = Number(turn.times[0]?.first.slice(5, 7) ?? 6);
  const all = [...turn.tastes.likes, ...(isFamily ? (['families'] as const) : [])];
  const likes = inSeason([...new Set(all)], month);
  const tastes = {
    ...turn.tastes,
    likes,
    avoids: new Set(turn.places.avoids),
    wants: new Map(),
    isNear: turn.changes.near === true || turn.boats.seasick === true,
    isCheapest: turn.budget?.style === 'simple' || turn.changes.cheaper === true,
    isAnywhere: true,
    ...(turn.air ? { air: turn.air } : {}),
  };
  return {
    likes,
    islands: candidatesFor(
      lines,
      tastes,
      month,
      turn.air && likes.length === 0 ? mostWithAirport : 3,
    ),
  };
}

const openWish =
  /(?<!\p{L})(?:somewhere|something|anywhere|surprise me|κατι|καπου|οπου να ναι|δεν ξερω)(?!\p{L})/u;

/** Filters of the list of islands that a question asks for. */
function islandFilters({ turn, trip }: TurnRequest): Record<string, unknown> {
  const hours = turn.boats.maxHours ?? trip.boats.maxHours;
  const limit = hours && hoursLimit(hours);
  return {
    ...(turn.air === 'with' ? { airport: '1' } : {}),
    ...(limit ? { hours: limit } : {}),
  };
}

/** Suggests islands for the traveller's tastes, with what our texts say on other wishes. */
export function whichIslandNext(asked: TurnRequest): Next {
  const { t, locale, turn } = asked;
  const [found] = resultsOf(asked, 'listIslands');
  if (!found) return { calls: [{ tool: 'listIslands', input: islandFilters(asked) }] };
  // Subjects that no record of an island holds: campsites, winter, steps.
  const words =
    turn.unused.length > 0 && turn.subjects.length === 0 && turn.places.avoids.length === 0
      ? contentWords(turn)
      : [];
  const texts = words.length > 0 ? passageNext(asked) : undefined;
  if (texts && 'calls' in texts) return texts;
  const lines = (found.output.islands ?? []) as readonly Line[];
  const { likes, islands: best } = suggestedIslands(turn, lines);
  const pages = (found.output.pages ?? {}) as Record<string, string>;
  if (best.length === 0) return { text: t('which.none') };
  const said = best.flatMap((slug) => {
    const line = lines.find(({ island }) => island === slug);
    return line
      ? [`- ${link(`**${nameOf(slug, locale)}**`, pages[slug])}: ${plain(line.line)}`]
      : [];
  });
  const head =
    likes.length > 0
      ? t('which.head', {
          likes: listed(
            likes.map((one) => t(`likes.${one}`)),
            locale,
          ),
        })
      : t(turn.air === 'with' ? 'which.airport' : 'which.usual');
  // A list of favourites is no answer where our texts are, or where a subject was asked for.
  const isNear = turn.changes.near === true;
  const isPlainList =
    likes.length === 0 && !isNear && Object.keys(islandFilters(asked)).length === 0;
  const isOnOther = words.length > 0 || turn.subjects.length > 0;
  if (isPlainList && isOnOther && !turn.budget && !(openWish.test(turn.text) && !texts))
    return { text: texts?.text ?? (turn.subjects.length > 0 ? '' : t('passage.none')) };
  const isDated =
    turn.times.some(({ grain }) => grain === 'range' || grain === 'day') ||
    turn.length !== undefined;
  const list = `${head}\n\n${said.join('\n')}`;
  return {
    text: texts
      ? `${texts.text}\n\n${list}`
      : `${list}\n\n${t(isDated ? 'which.moreDated' : 'which.more')}`,
  };
}

interface Record_ {
  readonly line: string;
  readonly suits: string;
  readonly whenToGo: string;
  readonly gettingThere: string;
  readonly thingsToDo: readonly string[];
  readonly sights: readonly { readonly name: Localized }[];
  readonly villages: readonly { readonly name: Localized }[];
  readonly pages: Readonly<Record<string, string>>;
}

/** Things to do on an island: in months without swims its sights and villages. */
function thingsOf({ thingsToDo, sights, villages }: Record_, { turn, locale }: TurnRequest) {
  const month = Number(turn.times[0]?.first.slice(5, 7) ?? 6);
  if (inSeason(['beaches'], month).length > 0) return thingsToDo;
  return [...sights, ...villages].slice(0, 4).map(({ name }) => name[locale]);
}

/** Describes one island, or two for a comparison. */
export function aboutNext(asked: TurnRequest, islands: readonly IslandSlug[]): Next {
  const { t, locale, turn } = asked;
  const asksWhen = /best time|when to|ποτε|which month|ποιον μηνα/u.test(turn.text);
  const found = resultsOf(asked, 'getIsland');
  const wanted = islands.slice(0, 2);
  if (found.length === 0)
    return { calls: wanted.map((island) => ({ tool: 'getIsland', input: { island } })) };
  const said = wanted.flatMap((island, index) => {
    const record = found[index]?.output as unknown as Record_ | undefined;
    if (!record?.line) return [];
    const name = link(`**${nameOf(island, locale)}**`, record.pages.page);
    const text = asksWhen ? record.whenToGo : `${record.line} ${firstSentences(record.suits, 260)}`;
    const todo =
      wanted.length === 1 && !asksWhen
        ? ` ${t('about.todo', { things: listed(thingsOf(record, asked).map(plain), locale) })}`
        : '';
    return [`${name}: ${plain(text)}${todo}`];
  });
  if (said.length === 0) return { text: faultOf(asked, found[0]?.output ?? {}) };
  return { text: `${said.join('\n\n')}\n\n${t('about.more')}` };
}
