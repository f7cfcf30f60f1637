import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

/**
 * Reads advisories of npm packages that are stored in a folder, one JSON file each in the OSV format
 * (https://ossf.github.io/osv-schema; osv.dev offers all of npm as one archive).
 *
 * @param {string} folder
 * @returns {object[]} OSV records
 * @throws when the folder or a file cannot be read
 */
export function readAdvisories(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
}

/**
 * Returns the advisories that concern these packages.
 *
 * @param {{ name: string, version: string }[]} packages
 * @param {object[]} advisories OSV records
 * @returns {{ name: string, version: string, id: string, summary: string }[]}
 */
export function advisoriesOf(packages, advisories) {
  const versions = Map.groupBy(packages, ({ name }) => name);
  return advisories
    .filter(({ withdrawn }) => !withdrawn)
    .flatMap(({ id, summary = '', affected = [] }) =>
      affected
        .filter((one) => one.package.ecosystem === 'npm')
        .flatMap((one) =>
          (versions.get(one.package.name) ?? [])
            .filter(({ version }) => isAffected(version, one))
            .map(({ name, version }) => ({ name, version, id, summary })),
        ),
    );
}

/** True when an OSV record lists the version, or holds it within one of its ranges. */
function isAffected(version, { versions = [], ranges = [] }) {
  if (versions.includes(version)) return true;
  return ranges
    .filter(({ type }) => type === 'SEMVER')
    .some(({ events }) => isWithin(version, events));
}

/** Follows the events of an OSV range in order: the last one at or below the version decides. */
function isWithin(version, events) {
  let isOpen = false;
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced && (introduced === '0' || semver.gte(version, introduced))) isOpen = true;
    if (fixed && semver.gte(version, fixed)) isOpen = false;
    if (last && semver.gt(version, last)) isOpen = false;
  }
  return isOpen;
}
