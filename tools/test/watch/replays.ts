/*
 * Replays days of ferries with a clock of their own: what the sources said at which time, and the
 * mails and ways on written down beforehand. Prints each script, and ends with 1 if one differs.
 */
import { augustDays } from './august-days.ts';
import { islandDays } from './island-days.ts';
import { lateJulyDays } from './late-july-days.ts';
import { scripts } from './scripts.ts';
import { septemberDays } from './september-days.ts';
import { takenBackDays } from './taken-back-days.ts';
import { toldDays } from './told-days.ts';
import { makeWorld } from './world.ts';

const wanted = process.argv[2];
const world = await makeWorld();
let failed = 0;
const all = {
  ...scripts,
  ...islandDays,
  ...lateJulyDays,
  ...augustDays,
  ...septemberDays,
  ...toldDays,
  ...takenBackDays,
};
for (const [name, script] of Object.entries(all)) {
  if (wanted && !name.includes(wanted)) continue;
  await world.clear();
  const { told, expected, ways = [], expectedWays = [] } = await script(world);
  const isTold = JSON.stringify(told) === JSON.stringify(expected);
  const isPlanned = JSON.stringify(ways) === JSON.stringify(expectedWays);
  const isRight = isTold && isPlanned;
  const isOnce = world.smtp.mails.length === world.sent.length;
  if (!isRight || !isOnce) failed += 1;
  console.log(`${isRight && isOnce ? 'as written' : 'DIFFERS'}: ${name}`);
  const list = (lines: readonly string[]) => lines.join('\n           ');
  if (!isTold) console.log(`  told     ${list(told)}\n  expected ${list(expected)}`);
  if (!isPlanned) console.log(`  ways     ${list(ways)}\n  expected ${list(expectedWays)}`);
}
await world.end();
console.log(failed === 0 ? 'All as written' : `${failed} differ`);
process.exit(failed === 0 ? 0 : 1);
