import satisfies from 'spdx-satisfies';

/**
 * Licences that may ship: permissive ones, and two whose libraries are loaded unchanged: the LGPL (libvips under sharp)
 * and the MPL (web-push), which covers only its own files.
 */
const permitted = [
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
];

/** Licences of packages whose record names none, read from the file that the package contains. */
const readByHand = {
  'format@0.2.2': 'MIT',
  'png-js@2.0.0': 'MIT',
  'suncalc@2.0.2': 'BSD-2-Clause',
};

/**
 * Packages that ship with the site, from the lock file: all but those that only development needs.
 *
 * @param {{ packages: Record<string, object> }} lock package-lock.json, version 3
 * @returns {{ name: string, version: string, licence?: string }[]} sorted by name; `licence` is an SPDX expression
 */
export function shippedPackages(lock) {
  return Object.entries(lock.packages)
    .filter(([folder, { dev, devOptional, link }]) => folder && !dev && !devOptional && !link)
    .map(([folder, { version, license }]) => {
      const name = folder.split('node_modules/').at(-1);
      return { name, version, licence: license ?? readByHand[`${name}@${version}`] };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Returns a sentence for every package whose licence is missing, unreadable or not permitted.
 *
 * @param {ReturnType<typeof shippedPackages>} packages
 */
export function licenceFaults(packages) {
  return packages.flatMap(({ name, version, licence }) => {
    const what = `${name}@${version}`;
    if (!licence) return [`${what} names no licence. Read its files and add it to the list.`];
    try {
      return isPermitted(licence) ? [] : [`${what} ships under ${licence}.`];
    } catch {
      return [`${what} names a licence that is no SPDX expression: ${licence}.`];
    }
  });
}

/** True when a choice of the expression needs permitted licences only. @throws on an invalid expression */
const isPermitted = (expression) => satisfies(expression, permitted);
