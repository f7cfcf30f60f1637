/**
 * `npm run check -- facts`: lists prices, fares and terms that are older than eighteen months or
 * have a source without a date, so that somebody looks for new ones; until then the page says of
 * when they are. Fails if one has no date at all.
 */
import { renewAfterMonths } from '../../lib/foundation/time/as-of.ts';
import { today } from '../../lib/foundation/time/athens.ts';
import { datedFacts, factsToRenew, withoutDate } from './dated-facts.ts';

const facts = datedFacts();
const old = factsToRenew(facts, today());
const undated = facts.filter(({ kind }) => kind === 'undated');
const faults = withoutDate(facts);

for (const { what, asOf } of old) console.log(`${asOf}  ${what}`);
for (const { what } of undated) console.log(`undated  ${what}`);
for (const { what } of faults) console.error(`has no date: ${what}`);
console.log(
  `${facts.length} prices, fares and terms: ${old.length} older than ${renewAfterMonths} months, ` +
    `${undated.length} from a source without a date, ${faults.length} without a date`,
);
process.exit(faults.length > 0 ? 1 : 0);
