import { existsSync } from 'node:fs';
import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import { readIslands } from '../charts/places.ts';
import { type LongText, longTexts, sentences } from './texts.ts';

/** A statement that can be compared with its sources. */
export interface Drawn {
  readonly says: string;
  /** File and position in it. */
  readonly place: string;
  /** Addresses and titles; the sources at the end of a text apply to all of it. */
  readonly sources: readonly string[];
  /** ISO date of the last check; empty if the record has none. */
  readonly checkedOn: string;
}

export interface Source {
  readonly name: string;
  readonly kind: 'fact' | 'phrase';
  /** Returns nothing while the records do not exist yet. */
  read(): Promise<Drawn[]>;
}

/** Imports one of our modules by its path; undefined if the file does not exist. */
async function moduleAt(path: string): Promise<Record<string, unknown> | undefined> {
  const url = new URL(`../../${path}`, import.meta.url);
  return existsSync(url) ? await import(url.href) : undefined;
}

const titled = ({ title, url }: { title: string; url: string }) => `${title} <${url}>`;

/**
 * True for sentences that can be wrong: those with a number, or with a name that is not their first
 * word.
 */
const isFact = (sentence: string) => /\d|\s\p{Lu}\p{Ll}{3,}/u.test(sentence);

/** Numbers taken from records, which are facts of their own; replaced by their ids. */
const valueElement = /<(?:Figure|Price|Crossing)\s[^>]*?\b(?:of|by)="([^"]+)"[^>]*\/>/g;

function factsOf({ file, head, body }: LongText): Drawn[] {
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
      const fact = (part: string, says: string): Drawn => ({
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

interface Food {
  id: string;
  name: Localized;
  text: { en: string };
  islands: string | string[];
  protection: string | null;
  source: { title: string; url: string };
  checkedOn: string;
}

const culinary: Source = {
  name: 'culinary',
  kind: 'fact',
  read: async () => {
    const module = await moduleAt('lib/records/culinary/data/index.ts');
    return ((module?.foods ?? []) as Food[]).map(({ name, text, protection, ...food }) => ({
      says: `${name.en} (${name.el}), ${[food.islands].flat().join(', ')}${protection ? `, ${protection.toUpperCase()}` : ''}: ${text.en}`,
      place: `lib/records/culinary/data ${food.id}`,
      sources: [titled(food.source)],
      checkedOn: food.checkedOn,
    }));
  },
};

interface Price {
  item: string;
  group: string;
  season: string;
  range: { low: number; likely: number; high: number };
  basis: string;
  sources: string[];
}

const costs: Source = {
  name: 'costs',
  kind: 'fact',
  read: async () => {
    const table = (await moduleAt('lib/records/costs/data.ts'))?.costs as Price[] | undefined;
    const named = await moduleAt('lib/records/costs/sources.ts');
    const known = (named?.costSources ?? {}) as Record<
      string,
      { title: { en: string }; url: string }
    >;
    return (table ?? []).map(({ item, group, season, range, basis, sources }) => {
      const [low, likely, high] = [range.low, range.likely, range.high].map((cents) => cents / 100);
      return {
        says: `${item}, ${group} islands, season ${season}: €${low} to €${high}, plan with €${likely} (${basis})`,
        place: `lib/records/costs/data.ts ${item} ${group} ${season}`,
        sources: sources.length
          ? Object.entries(known)
              .filter(([id]) => sources.includes(id))
              .map(([, { title, url }]) => titled({ title: title.en, url }))
          : ['our own estimate: is it one you would give?'],
        checkedOn: String(named?.costsCheckedOn ?? ''),
      };
    });
  },
};

interface Transfer {
  id: string;
  roadKm: number | null;
  minutes: [number, number];
  price: { low: number; high: number; basis: string } | null;
  pattern: { en: string };
  estimates: string[];
  sources: string[];
  checkedOn: string;
}

const transfers: Source = {
  name: 'transfers',
  kind: 'fact',
  read: async () => {
    const folder = 'lib/booking/transfers/data';
    const list = (await moduleAt(`${folder}/index.ts`))?.transfers as Transfer[] | undefined;
    const named = (await moduleAt(`${folder}/sources/index.ts`))?.transferSources ?? {};
    const known = named as Record<string, { title: string; url: string }>;
    return (list ?? []).map(({ id, roadKm, minutes, price, pattern, ...transfer }) => {
      const parts = [
        `${minutes.join(' to ')} min`,
        ...(roadKm ? [`${roadKm} km`] : []),
        ...(price ? [`€${price.low / 100} to €${price.high / 100} (${price.basis})`] : []),
        ...(transfer.estimates.length ? [`our own: ${transfer.estimates.join(', ')}`] : []),
      ];
      return {
        says: `${id}: ${parts.join(', ')}. ${pattern.en}`,
        place: `${folder} ${id}`,
        sources: transfer.sources.flatMap((one) => known[one] ?? []).map(titled),
        checkedOn: transfer.checkedOn,
      };
    });
  },
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
  phrases,
];
