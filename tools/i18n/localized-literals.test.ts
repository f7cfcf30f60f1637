import { withLanguage } from './localized-literals';

const added = (source: string, file = 'record.ts') => withLanguage(source, file, 'de');

describe('a record text in an additional language', () => {
  it('is a copy of the English one, appended', () => {
    expect(added("const name = { en: 'Naxos', el: 'Νάξος' };")).toBe(
      "const name = { en: 'Naxos', el: 'Νάξος', de: 'Naxos' };",
    );
    expect(added('const name = {\n  el: a(1),\n  en: b(2),\n};')).toBe(
      'const name = {\n  el: a(1),\n  en: b(2), de: b(2),\n};',
    );
    expect(added('const texts = { en, el };')).toBe('const texts = { en, el, de: en };');
  });

  it('is found in lists and calls', () => {
    expect(added("make([{ name: { en: 'x', el: 'y' } }, { en: 'u', el: 'v' }]);")).toBe(
      "make([{ name: { en: 'x', el: 'y', de: 'x' } }, { en: 'u', el: 'v', de: 'u' }]);",
    );
  });

  it('is added to types and JSON', () => {
    expect(added('type Name = { en: string; el: string };')).toBe(
      'type Name = { en: string; el: string; de: string };',
    );
    expect(added('interface A { name: { readonly en: string; readonly el: string } }')).toBe(
      'interface A { name: { readonly en: string; readonly el: string; readonly de: string } }',
    );
    expect(added('{ "name": { "en": "Ios", "el": "Ίος" } }', 'a.json')).toBe(
      '{ "name": { "en": "Ios", "el": "Ίος", "de": "Ios" } }',
    );
  });

  it('is not added if it exists, for single languages, or with a fallback', () => {
    for (const source of [
      "const name = { en: 'Naxos', el: 'Νάξος', de: 'Nachsos' };",
      "const name = { en: 'Naxos' };",
      'const name = localizedFrom({ en: row.name_en, el: row.name_el });',
    ]) {
      expect(added(source)).toBe(source);
    }
  });
});
