import { existsSync, readFileSync } from 'node:fs';
import { isAdrift } from '../../lib/foundation/geo/testing/coast';
import { locales } from '../../lib/foundation/i18n/locales';
import { islandSlugs } from '../../lib/foundation/ids/island-slugs';
import { seasonOfMonth } from '../../lib/records/costs/rules';
import { notOurSpelling } from '../content/testing/glossary';
import { sentences } from '../content/texts';
import { readSeedFiles, type SeedFile, type SeedKind, type SeedRecord, seedKinds } from './records';
import { sqlOf } from './sql';

let files: SeedFile[] = [];
beforeAll(async () => {
  files = await readSeedFiles();
});

/** Listings of a kind that match its schema, each with its file. */
const listingsOf = <Kind extends SeedKind>(kind: Kind) =>
  files
    .filter((file) => file.kind === kind)
    .flatMap((file) =>
      file.listings.flatMap((one) => {
        const parsed = seedKinds[kind].safeParse(one);
        return parsed.success ? [{ file, listing: parsed.data as SeedRecord<Kind> }] : [];
      }),
    );

const placed = () => [...listingsOf('hotels'), ...listingsOf('activities')];
const all = () => [...placed(), ...listingsOf('vehicles')];

describe('the seeds of listings', () => {
  it('match their schemas', () => {
    const faults = files.flatMap(({ kind, path, listings }) =>
      listings.flatMap((listing, index) => {
        const { error } = seedKinds[kind].safeParse(listing);
        const { slug = `no. ${index + 1}` } = listing as { slug?: string };
        return (error?.issues ?? []).map(
          (issue) => `${path} ${slug}: ${issue.path.join('.')}: ${issue.message}`,
        );
      }),
    );
    expect(faults).toEqual([]);
    expect(all().length).toBeGreaterThan(0);
  });

  it('match the SQL beside them, as written by npm run data -- listings', () => {
    const stale = files.filter((file) => {
      const target = file.path.replace(/\.ts$/, '.sql');
      return !existsSync(target) || readFileSync(target, 'utf8') !== sqlOf(file);
    });
    expect(stale.map(({ path }) => path)).toEqual([]);
  });

  it('have unique slugs', () => {
    for (const kind of Object.keys(seedKinds) as SeedKind[]) {
      const slugs = listingsOf(kind).map(({ listing }) => listing.slug);
      expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    }
  });

  it('are in the file of their island, on its land, its shore or an islet', () => {
    const elsewhere = placed().flatMap(({ file, listing: { slug, island, position } }) => [
      ...(file.name === island ? [] : [`${file.path} ${slug}: of ${island}`]),
      ...(isAdrift(island, position) ? [`${file.path} ${slug}: at sea`] : []),
    ]);
    expect(elsewhere).toEqual([]);
  });

  it('are samples for businesses, and real with a source otherwise', () => {
    const businesses = [
      ...listingsOf('hotels'),
      ...listingsOf('vehicles'),
      ...listingsOf('activities').filter(({ listing }) => listing.access === 'operator'),
    ];
    const named = businesses.filter(({ listing }) => !listing.isSample);
    expect(named.map(({ listing }) => listing.slug)).toEqual([]);
    const invented = listingsOf('activities').filter(
      ({ listing }) => listing.access === 'public' && listing.isSample,
    );
    expect(invented.map(({ listing }) => listing.slug)).toEqual([]);
  });

  it('have prices only in open seasons', () => {
    const shut = [
      ...listingsOf('hotels').map(({ listing }) => ({
        ...listing,
        months: listing.openMonths,
        price: listing.pricePerNight,
      })),
      ...listingsOf('vehicles').map(({ listing }) => ({ ...listing, price: listing.pricePerDay })),
    ].flatMap(({ slug, months, price }) =>
      (['low', 'shoulder', 'high', 'peak'] as const)
        .filter((season) => price[season] !== null)
        .filter((season) => !months.some((month) => seasonOfMonth(month) === season))
        .map((season) => `${slug}: ${season}`),
    );
    expect(shut).toEqual([]);
  });

  it.each(locales)('repeat no passage, and use our spelling of names: %s', (locale) => {
    const said = new Map<string, string>();
    const faults: string[] = [];
    for (const { listing } of all()) {
      const text = `${listing.summary[locale]}\n\n${listing.description[locale]}`;
      faults.push(...notOurSpelling(text, locale).map((word) => `${listing.slug}: ${word}`));
      for (const sentence of sentences(text)) {
        const words = sentence.toLocaleLowerCase(locale).match(/[\p{L}\p{N}]+/gu) ?? [];
        if (words.length < fewestWords) continue;
        const key = words.join(' ');
        const before = said.get(key);
        if (before) faults.push(`${before} and ${listing.slug}: ${sentence}`);
        said.set(key, listing.slug);
      }
    }
    expect(faults).toEqual([]);
  });

  it.each(locales)('have distinct names on their island: %s', (locale) => {
    const names = placed().map(({ listing }) => `${listing.island}: ${listing.name[locale]}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

/** Shorter sentences may legitimately occur in two places. */
const fewestWords = 6;

/** Minimum number of listings per island. */
const least = { hotels: 3, activities: 4 } as const;

it.each(['hotels', 'activities'] as const)('every island has enough %s', (kind) => {
  const count = (island: string) =>
    listingsOf(kind).filter(({ listing }) => listing.island === island).length;
  expect(islandSlugs.filter((island) => count(island) < least[kind])).toEqual([]);
});
