import { readIslands } from '../charts/places.ts';
import { costs, culinary, transfers } from './record-sources.ts';
import { ferryRoutes } from './route-source.ts';
import { moduleAt, type Source, type Statement, titled } from './statement.ts';
import { type LongText, longTexts, sentences } from './texts.ts';

/**
 * True for sentences that can be wrong by themselves: of seven words and more, with a number or with
 * a name that is not their first word.
 */
const isFact = (sentence: string) =>
  sentence.split(' ').length >= 7 && /\d|\s\p{Lu}\p{Ll}{3,}/u.test(sentence);

/** Numbers taken from records, which are facts of their own; replaced by their ids. */
const valueElement = /<(?:Figure|Price|Crossing)\s[^>]*?\b(?:of|by)="([^"]+)"[^>]*\/>/g;

function factsOf({ file, head, body }: LongText): Statement[] {
  const named = ((head.sources ?? []) as { title: string; url: string }[]).map(titled);
  const sources = named.length > 0 ? named : ['named in docs/data-sources.md'];
  const checkedOn = String(head.checkedOn ?? head.updatedOn ?? '');
  return sentences(body.replace(valueElement, '[$1]'))
    .filter(isFact)
    .map((says) => ({ says, place: file, sources, checkedOn }));
}

const inCollection = (...names: string[]): Source => ({
  name: names.join(', '),
  kind: 'fact',
  read: async () =>
    longTexts()
      .filter(({ collection, locale }) => locale === 'en' && names.includes(collection))
      .flatMap(factsOf),
});

const islands: Source = {
  name: 'islands',
  kind: 'fact',
  read: async () =>
    (await readIslands()).flatMap((island) => {
      const sources = island.sources.map(titled);
      const { name, areaKm2, population, highestPoint, gettingThere } = island;
      const fact = (part: string, says: string): Statement => ({
        says,
        place: `lib/records/islands/data/${island.slug}.ts ${part}`,
        sources,
        checkedOn: island.checkedOn,
      });
      return [
        fact('areaKm2', `${name.en} has an area of ${areaKm2} km².`),
        fact(
          'population',
          `${name.en} had ${population.count} people in ${population.censusYear}.`,
        ),
        ...(island.figures ?? []).map(({ id, what, unit, value, source }) => ({
          ...fact(`figures ${id}`, `${name.en}: ${what}: ${[value].flat().join(' to ')} ${unit}.`),
          sources: [source ?? 'our own estimate: is it one you would give?'],
          isOwn: !source,
        })),
        fact('highestPoint', `${highestPoint.name.en} is ${highestPoint.metres} m high.`),
        ...gettingThere.seaLinks.map(({ from, vessel, minutes: [least, most] }) =>
          fact(
            'gettingThere.seaLinks',
            `${from} to ${name.en}, ${vessel}: ${least} to ${most} min.`,
          ),
        ),
        ...[...island.beaches, ...island.villages, ...island.sights].map((place) =>
          fact(place.id, `${place.name.en} (${place.name.el}): ${place.sentence.en}`),
        ),
      ];
    }),
};

interface Phrase {
  greek: string;
  meaning: string;
  when: { en: string };
}

const phrases: Source = {
  name: 'phrases',
  kind: 'phrase',
  read: async () => {
    const module = await moduleAt('lib/records/phrases/phrases.ts');
    const sound = (await moduleAt('lib/records/phrases/transliterate.ts'))?.transliterate as
      | ((greek: string) => string)
      | undefined;
    const book = (module?.phraseBook ?? {}) as Record<string, Phrase[]>;
    return Object.entries(book).flatMap(([situation, list]) =>
      list.map(({ greek, meaning, when }) => ({
        says: `${greek}${sound ? ` [${sound(greek)}]` : ''} ‘${meaning}’ ${when.en}`,
        place: `lib/records/phrases/data/${situation}.ts`,
        sources: ['a grammar, a dictionary, a native speaker'],
        checkedOn: String(module?.phrasesCheckedOn ?? ''),
      })),
    );
  },
};

/** One source per island guide, with the numbers filled in from the record. */
export async function islandGuides(): Promise<Source[]> {
  const records = new Map((await readIslands()).map((island) => [island.slug as string, island]));
  const value = (id: string, slug: string) => {
    const figure = records.get(slug)?.figures?.find((one) => one.id === id);
    return figure ? `${[figure.value].flat().join(' to ')} ${figure.unit}` : `[${id}]`;
  };
  return longTexts()
    .filter(
      ({ collection, locale, slug }) =>
        collection === 'guides' && locale === 'en' && records.has(slug),
    )
    .map((text) => ({
      name: text.slug,
      kind: 'fact',
      read: async () =>
        factsOf({
          ...text,
          body: text.body.replace(/<Figure of="([^"]+)" on="([^"]+)" \/>/g, (_, id, slug) =>
            value(id, slug),
          ),
        }),
    }));
}

/** Sources of facts and phrases; a new kind of record adds an entry. */
export const sources: readonly Source[] = [
  inCollection('guides'),
  inCollection('ferry-guide'),
  inCollection('resources', 'help'),
  inCollection('posts'),
  islands,
  culinary,
  costs,
  transfers,
  ferryRoutes,
  phrases,
];
