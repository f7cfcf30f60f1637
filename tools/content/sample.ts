/**
 * `npm run data -- content-sample --seed 7`: draws forty facts and forty phrases (`--count` for
 * other numbers) to be checked by somebody who did not write them. `--of guides` draws only facts,
 * from the island guides in turn; `--of outside` only facts, from everything but our own estimates;
 * `--of kinds` facts with a number or two names, from every kind of record and text in both languages.
 * The same seed draws the same sample as long as the texts do not change.
 */
import { parseArgs } from 'node:util';
import { allKinds } from './all-kinds.ts';
import { draw } from './draw.ts';
import { islandGuides, sources } from './sources.ts';
import type { Source } from './statement.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    of: { type: 'string', default: 'all' },
  },
});
const [seed, count] = [Number(values.seed), Number(values.count)];
if (!Number.isInteger(seed) || !Number.isInteger(count))
  throw new Error('--seed and --count are numbers');
const pools: Record<string, () => readonly Source[] | Promise<readonly Source[]>> = {
  all: () => sources,
  guides: islandGuides,
  outside: () => sources,
  kinds: allKinds,
};
const from = await pools[values.of]?.();
if (!from) throw new Error(`--of is ${Object.keys(pools).join(', ')}`);
const withoutOwn = values.of === 'outside' || values.of === 'kinds';

const kinds = withoutOwn ? (['fact'] as const) : (['fact', 'phrase'] as const);

for (const kind of kinds) {
  const read = await Promise.all(
    from.filter((source) => source.kind === kind).map((source) => source.read()),
  );
  const lists = withoutOwn ? read.map((list) => list.filter((one) => !one.isOwn)) : read;
  const drawn = draw(lists, count, seed);
  if (drawn.length === 0) continue;
  console.log(`\n# ${drawn.length} of ${lists.flat().length}: ${kind}s, seed ${seed}`);
  for (const [index, { says, place, sources: named, checkedOn }] of drawn.entries()) {
    console.log(`\n${index + 1}. ${says}\n   in ${place}, checked on ${checkedOn || '(no date)'}`);
    for (const source of named) console.log(`   ${source}`);
  }
}
