import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Island } from '../../lib/records/islands/schema.ts';

/*
 * Short facts about all islands that many modules need, extracted from the records into separate
 * files: ids are used everywhere, but records are large. The record defines an island; these files
 * are derived from it.
 */

/** Text of each derived file, by path relative to the project root. */
export function filesOf(records: readonly Island[]): ReadonlyMap<string, string> {
  const inOrder = records.toSorted((a, b) => a.guideOrder - b.guideOrder);
  const files = {
    'lib/foundation/ids/island-register.ts': registerOf(inOrder),
    'lib/records/islands/data/index.ts': indexOf(records),
    'lib/foundation/i18n/greek/island-names.ts': declensionsOf(inOrder),
  };
  return new Map(Object.entries(files).map(([path, text]) => [path, formatted(path, text)]));
}

const note = (what: string) =>
  `/* Written by \`npm run data -- islands\` from the records in lib/records/islands/data. ${what} */\n`;

const each = (islands: readonly Island[], value: (island: Island) => unknown) =>
  JSON.stringify(Object.fromEntries(islands.map((island) => [island.slug, value(island)])));

const registerOf = (
  islands: readonly Island[],
) => `${note('Ids, and what is asked of all islands.')}
/** All islands, in the order of their guides. The slug is the island's id everywhere. */
export const islandSlugs = ${JSON.stringify(islands.map(({ slug }) => slug))} as const;

type OfIslands<T> = Readonly<Record<(typeof islandSlugs)[number], T>>;

/** Other names and spellings, written as in an address. */
export const otherNames: OfIslands<readonly string[]> = ${each(islands, (one) => one.otherNames)};

/** With whose prices an island goes. */
export const costGroupOfIsland = ${each(islands, (one) => one.costGroup)} as const;

/** The weather station that speaks for it. */
export const climateStationOfIsland = ${each(islands, (one) => one.climateStation)} as const;

/** Id of the village that is the main town. */
export const mainTownOfIsland: OfIslands<string> = ${each(islands, (one) => one.mainTown)};
`;

function indexOf(records: readonly Island[]) {
  const bySlug = records.toSorted((a, b) => a.slug.localeCompare(b.slug, 'en'));
  const byName = records.toSorted((a, b) => a.name.en.localeCompare(b.name.en, 'en'));
  return `${note('One file each, so that a change to one is a change to one.')}
import type { Island } from '../schema';
${bySlug.map(({ slug }) => `import { ${slug} } from './${slug}';`).join('\n')}

/** All islands, by English name. */
export const islands: readonly Island[] = [${byName.map(({ slug }) => slug).join(', ')}];
`;
}

function declensionsOf(islands: readonly Island[]) {
  const names = new Map(
    islands.flatMap(({ declensions }) =>
      declensions.map(({ nominative, ...declension }) => [nominative, declension]),
    ),
  );
  return `${note('How islands, their ports and airports are declined.')}
import type { Declension } from './declension.ts';

export const islandNames: Readonly<Record<string, Declension>> = ${JSON.stringify(Object.fromEntries(names))};
`;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

function formatted(path: string, text: string): string {
  const biome = `${root}node_modules/@biomejs/biome/bin/biome`;
  const options = { cwd: root, input: text, encoding: 'utf8', maxBuffer: 2 ** 24 } as const;
  return execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${path}`], options);
}
