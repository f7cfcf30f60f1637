import { readFileSync } from 'node:fs';
import { advisoriesOf } from './advisories.mjs';
import { licenceFaults, shippedPackages } from './licences.mjs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const declared = JSON.parse(readFileSync('package.json', 'utf8'));

describe('lock file', () => {
  it('matches package.json, and contains each package', () => {
    for (const kind of ['dependencies', 'devDependencies']) {
      expect(lock.packages[''][kind]).toEqual(declared[kind]);
      for (const [name, version] of Object.entries(declared[kind]))
        expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([
          name,
          version.replace(/^npm:.*@/, ''),
        ]);
    }
  });

  it('contains the builds of a package for every supported system', () => {
    const missing = Object.entries(lock.packages).flatMap(
      ([folder, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies).filter(
          (name) =>
            !(`node_modules/${name}` in lock.packages) &&
            !(`${folder}/node_modules/${name}` in lock.packages),
        ),
    );
    expect(missing).toEqual([]);
  });
});

describe('licences', () => {
  it('contains no forbidden licence', () => {
    const packages = shippedPackages(lock);
    expect(packages.length).toBeGreaterThan(200);
    expect(licenceFaults(packages)).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', 'a ships'],
    ['MIT AND AGPL-3.0-or-later', 'a ships'],
    ['(GPL-2.0-only AND MIT) OR SSPL-1.0', 'a ships'],
    ['SEE LICENSE IN README', 'no SPDX expression'],
    [undefined, 'names no licence'],
  ])('rejects %s', (licence, reason) => {
    const [fault] = licenceFaults([{ name: 'a', version: '1.0.0', licence }]);
    expect(fault?.replace('@1.0.0', '')).toContain(reason);
  });

  it('accepts a choice of licences by its permitted one, and ignores development packages', () => {
    expect(
      licenceFaults([{ name: 'a', version: '1.0.0', licence: 'GPL-2.0-only OR MIT' }]),
    ).toEqual([]);
    const packages = {
      '': {},
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/b': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
      'node_modules/a/node_modules/@c/d': { version: '2.0.0', license: 'ISC' },
    };
    expect(shippedPackages({ packages })).toEqual([
      { name: '@c/d', version: '2.0.0', licence: 'ISC' },
      { name: 'a', version: '1.0.0', licence: 'MIT' },
    ]);
  });
});

describe('advisories', () => {
  const range = (...events) => [
    { package: { ecosystem: 'npm', name: 'a' }, ranges: [{ type: 'SEMVER', events }] },
  ];
  const idsOf = (version, ...advisories) =>
    advisoriesOf([{ name: 'a', version }], advisories).map(({ id }) => id);

  it.each([
    ['1.2.3', true],
    ['1.3.0', false],
    ['2.0.0', true],
    ['2.0.1', true],
    ['2.0.2', false],
    ['1.0.0-rc.1', true],
  ])('matches %s against ranges: %s', (version, isHit) => {
    const affected = range(
      { introduced: '0' },
      { fixed: '1.3.0' },
      { introduced: '2.0.0' },
      { last_affected: '2.0.1' },
    );
    expect(idsOf(version, { id: 'X', affected })).toEqual(isHit ? ['X'] : []);
  });

  it('reads listed versions, and ignores withdrawn records and other registries', () => {
    const named = { package: { ecosystem: 'npm', name: 'a' }, versions: ['1.0.0'] };
    const elsewhere = { package: { ecosystem: 'PyPI', name: 'a' }, versions: ['1.0.0'] };
    expect(
      idsOf(
        '1.0.0',
        { id: 'X', affected: [named] },
        { id: 'Y', affected: [elsewhere] },
        { id: 'Z', affected: [named], withdrawn: '2026-01-01T00:00:00Z' },
      ),
    ).toEqual(['X']);
  });
});
