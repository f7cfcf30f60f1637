import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import { readIslands } from '../charts/places.ts';
import { culinary, transfers } from './record-sources.ts';
import { moduleAt, type Source, type Statement, titled } from './statement.ts';
import { type LongText, longTexts, sentences, tableRows } from './texts.ts';

/** True for a sentence with a number, or with two names after its first word. */
const isPrecise = (sentence: string) =>
  sentence.split(' ').length >= 7 &&
  (/\d/.test(sentence) || (sentence.match(/\s\p{Lu}\p{Ll}{3,}/gu) ?? []).length >= 2);

function statementsOf({ file, head, body }: LongText): Statement[] {
  const named = ((head.sources ?? []) as { title: string; url: string }[]).map(titled);
  return [...sentences(body).filter(isPrecise), ...tableRows(body)].map((says) => ({
    says,
    place: file,
    sources: named.length > 0 ? named : ['named in docs/data-sources.md'],
    checkedOn: String(head.checkedOn ?? head.updatedOn ?? ''),
  }));
}

/** Sentences and table rows of the long texts that `belongs` picks, in both languages. */
const textsThat = (name: string, belongs: (text: LongText) => boolean): Source => ({
  name,
  kind: 'fact',
  read: async () => longTexts().filter(belongs).flatMap(statementsOf),
});

const both = (text: Localized) => [text.en, text.el];

const pairs: Source = {
  name: 'compared pairs',
  kind: 'fact',
  read: async () => {
    const place = 'lib/trips/compare/data/views.ts';
    const views = (await moduleAt(place))?.pairViews as Record<string, Record<string, Localized>>;
    return Object.entries(views).flatMap(([pair, view]) =>
      Object.values(view)
        .flatMap(both)
        .flatMap(sentences)
        .filter(isPrecise)
        .map((says) => ({
          says: `${pair}: ${says}`,
          place,
          sources: ['guides and records of both islands'],
          checkedOn: '',
        })),
    );
  },
};

const islandRecords = async (
  part: (island: Awaited<ReturnType<typeof readIslands>>[number]) => string[],
) =>
  (await readIslands()).flatMap((island) =>
    part(island).map((says) => ({
      says,
      place: `lib/records/islands/data/${island.slug}.ts`,
      sources: island.sources.map(titled),
      checkedOn: island.checkedOn,
    })),
  );

const records: Source = {
  name: 'records of islands',
  kind: 'fact',
  read: () =>
    islandRecords(({ name, areaKm2, population, highestPoint, ...island }) => [
      `${name.en}: ${areaKm2} km², ${population.count} people in ${population.censusYear}, ${highestPoint.name.en} ${highestPoint.metres} m.`,
      ...[...island.beaches, ...island.villages, ...island.sights].flatMap((place) => [
        `${name.en}: ${place.name.en}: ${place.sentence.en}`,
        `${name.el}: ${place.name.el}: ${place.sentence.el}`,
      ]),
    ]),
};

const positions: Source = {
  name: 'positions',
  kind: 'fact',
  read: () =>
    islandRecords(({ name, ports, beaches, villages, sights }) =>
      [...ports, ...beaches, ...villages, ...sights].map(
        (place) =>
          `${place.name.en} (${place.name.el}), ${name.en}, lies at ${place.position.lat}, ${place.position.lon}.`,
      ),
    ),
};

interface Scale {
  readonly name: string;
  readonly season: string;
  readonly whole: number;
  readonly threeQuarters: number | null;
  readonly half: number;
  readonly asOf: string | null;
  readonly source: string;
}

const terms: Source = {
  name: 'refunds of companies',
  kind: 'fact',
  read: async () => {
    const place = 'lib/sea/ferries/ferry-guide/refund-scales.ts';
    const scales = (await moduleAt(place))?.refundScales as readonly Scale[];
    return scales.map(({ name, season, whole, threeQuarters, half, asOf, source }) => ({
      says: `${name}, season ${season}: whole fare back to ${whole} h before departure, 75 % to ${threeQuarters ?? 'none'}, half to ${half} (${asOf ?? 'undated'}).`,
      place,
      sources: [source],
      checkedOn: '2026-11-27',
    }));
  },
};

const isIslandGuide = (slugs: ReadonlySet<string>, { collection, slug }: LongText) =>
  collection === 'guides' && slugs.has(slug);

/** Facts of every kind in both languages: texts, tables, records, positions, transfers and terms. */
export async function allKinds(): Promise<Source[]> {
  const slugs = new Set((await readIslands()).map(({ slug }) => slug as string));
  return [
    textsThat('guides to islands', (text) => isIslandGuide(slugs, text)),
    textsThat(
      'guides on subjects',
      (text) => text.collection === 'guides' && !isIslandGuide(slugs, text),
    ),
    textsThat('posts', ({ collection }) => collection === 'posts'),
    textsThat('ferry guide', ({ collection }) => collection === 'ferry-guide'),
    textsThat('practical texts', ({ collection }) => ['resources', 'help'].includes(collection)),
    pairs,
    records,
    positions,
    transfers,
    culinary,
    terms,
  ];
}
