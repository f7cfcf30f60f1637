/**
 * `npm run content:sample -- --seed 7`: draws forty facts and forty phrases (`--count` for other numbers) for somebody
 * who did not write them to check. The same seed draws the same as long as the texts are the same.
 */
import { parseArgs } from 'node:util';
import { draw } from './draw.ts';
import { sources } from './sources.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
  },
});
const [seed, count] = [Number(values.seed), Number(values.count)];
if (!Number.isInteger(seed) || !Number.isInteger(count))
  throw new Error('--seed and --count are numbers');

for (const kind of ['fact', 'phrase'] as const) {
  const lists = await Promise.all(
    sources.filter((source) => source.kind === kind).map((source) => source.read()),
  );
  const drawn = draw(lists, count, seed);
  console.log(`\n# ${drawn.length} of ${lists.flat().length}: ${kind}s, seed ${seed}`);
  for (const [index, { says, place, sources: named, checkedOn }] of drawn.entries()) {
    console.log(`\n${index + 1}. ${says}\n   in ${place}, checked on ${checkedOn || '(no date)'}`);
    for (const source of named) console.log(`   ${source}`);
  }
}
