/*
 * `npm run check -- dependencies`: licences of all packages that ship, and known advisories against them.
 *
 *   --advisories FOLDER   OSV records to compare with, where the registry does not answer
 *
 * Ends with 1 for a licence that may not ship or an advisory; with 2 when nothing could be compared.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { advisoriesOf, readAdvisories } from './advisories.mjs';
import { licenceFaults, shippedPackages } from './licences.mjs';

const { values } = parseArgs({ options: { advisories: { type: 'string' } } });
const packages = shippedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')));

const byLicence = Map.groupBy(packages, ({ licence }) => licence ?? 'none');
for (const [licence, { length }] of [...byLicence].sort(
  ([, one], [, other]) => other.length - one.length,
))
  console.log(`${String(length).padStart(5)}  ${licence}`);

const licences = licenceFaults(packages);
const advisories = values.advisories
  ? advisoriesOf(packages, readAdvisories(values.advisories))
  : askRegistry();
for (const fault of licences) console.error(fault);
for (const { name, version, id, summary } of advisories ?? [])
  console.error(`${name}@${version}: ${id} ${summary}`);
console.log(`${packages.length} packages ship, ${licences.length} with a licence that may not.`);
if (advisories) console.log(`${advisories.length} advisories concern them.`);
else console.error('The registry did not answer: advisories could not be compared.');
process.exit(licences.length || advisories?.length ? 1 : advisories ? 0 : 2);

/** Asks the npm registry. @returns undefined when it does not answer */
function askRegistry() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
  const { vulnerabilities } = parsed(stdout);
  if (!vulnerabilities) return undefined;
  return Object.values(vulnerabilities).flatMap(({ name, range, via }) =>
    via
      .filter((one) => typeof one === 'object')
      .map(({ url, title }) => ({ name, version: range, id: url, summary: title })),
  );
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
