import { locales } from '../../lib/foundation/i18n/locales';
import { findRoute } from '../../lib/platform/routes/find';
import { foods } from '../../lib/records/culinary/data';
import { islands } from '../../lib/records/islands/data';
import { greekToEnglish, lengthsOf } from './lengths';
import { notOurSpelling, verblessLinks } from './testing/glossary';
import { type LongText, linksOf, longTexts, plain, sentences, wordCount } from './texts';

/*
 * Checks the rules of docs/writing.md that a program can verify, on all texts. Front matter,
 * sections, dates and places are tested next to their schemas: `npm run check -- content` runs
 * those tests with these.
 */
const texts = longTexts();
const twinOf = ({ collection, slug, locale }: LongText) =>
  texts.find(
    (other) => other.collection === collection && other.slug === slug && other.locale !== locale,
  );
/** Links of the text within the site; external links have different addresses per language. */
const ownLinks = ({ body }: LongText) =>
  linksOf(body)
    .filter((href) => !/^\w+:/.test(href))
    .sort();
const files = texts.map((text) => [text.file, text] as const);

describe.each(files)('%s', (_, text) => {
  it('exists in the other language, with similar length and the same links', () => {
    const twin = twinOf(text);
    if (!twin) throw new Error('has no twin');
    expect(ownLinks(text)).toEqual(ownLinks(twin));
    const [english, greek] = text.locale === 'en' ? [text, twin] : [twin, text];
    const ratio = wordCount(greek.body) / wordCount(english.body);
    expect(ratio).toBeGreaterThan(greekToEnglish[0]);
    expect(ratio).toBeLessThan(greekToEnglish[1]);
  });

  it('has the required length for its kind', () => {
    const bounds = lengthsOf(text);
    if (!bounds) throw new Error(`tools/content/lengths.ts has no "${text.collection}"`);
    expect(wordCount(text.body)).toBeGreaterThanOrEqual(bounds[0]);
    expect(wordCount(text.body)).toBeLessThanOrEqual(bounds[1]);
  });

  it('links only to registered addresses, without a language', () => {
    const paths = linksOf(text.body)
      .filter((href) => href.startsWith('/'))
      .map((href) => href.split(/[?#]/)[0] ?? '');
    expect(paths.filter((path) => !findRoute(path))).toEqual([]);
    expect(linksOf(text.body).filter((href) => /cyclades-?compass/.test(href))).toEqual([]);
  });

  it('links to existing anchors of guides', () => {
    const dead = linksOf(text.body).filter((href) => {
      const [path = '', anchor] = href.split('#');
      const slug = path === '' ? text.slug : /^\/guides\/([^/]+)$/.exec(path)?.[1];
      const guide = texts.find(
        (other) =>
          other.collection === 'guides' && other.slug === slug && other.locale === text.locale,
      );
      if (anchor === undefined || !guide) return false;
      const sections = guide.head.sections as { id: string }[];
      return !sections.some(({ id }) => id === anchor);
    });
    expect(dead).toEqual([]);
  });

  it('spells names as the glossary does', () => {
    expect(notOurSpelling(plain(text.body), text.locale)).toEqual([]);
  });

  it('leads on in whole sentences', () => {
    expect(verblessLinks(text.body)).toEqual([]);
  });
});

describe.each(locales)('all texts in %s', (locale) => {
  const written = [
    ...texts
      .filter((text) => text.locale === locale)
      .map(({ file, body }) => ({ file, sentences: sentences(body) })),
    ...islands.map((island) => ({
      file: `lib/records/islands/data/${island.slug}.ts`,
      sentences: [
        island.description,
        island.character.text,
        island.bestMonths.text,
        island.gettingThere.text,
        ...[...island.beaches, ...island.villages, ...island.sights].map(
          ({ sentence }) => sentence,
        ),
      ].flatMap((text) => sentences(text[locale])),
    })),
    ...foods.map(({ id, text }) => ({
      file: `lib/records/culinary/data ${id}`,
      sentences: sentences(text[locale]),
    })),
  ];

  it('repeat no passage', () => {
    const said = new Map<string, string>();
    const repeated: string[] = [];
    for (const { file, sentences: own } of written) {
      for (const sentence of own) {
        const words = sentence.toLocaleLowerCase(locale).match(/[\p{L}\p{N}]+/gu) ?? [];
        if (words.length < fewestWords) continue;
        const key = words.join(' ');
        const before = said.get(key);
        if (before) repeated.push(`${before} and ${file}: ${sentence}`);
        said.set(key, file);
      }
    }
    expect(repeated).toEqual([]);
  });

  it('of islands spell names as the glossary does', () => {
    const misspelt = written.flatMap(({ file, sentences: own }) =>
      notOurSpelling(own.join(' '), locale).map((word) => `${file}: ${word}`),
    );
    expect(misspelt).toEqual([]);
  });
});

/** Shorter sentences may legitimately occur in two places. */
const fewestWords = 8;

describe('the checks', () => {
  it('parse a text', () => {
    const body =
      '## A title\n\nOne [link](/guides/naxos#tips "x") here. And a *second* one.\n\n- An item.\n';
    expect(sentences(body)).toEqual(['One link here.', 'And a second one.', 'An item.']);
    expect(linksOf(body)).toEqual(['/guides/naxos#tips']);
    expect(wordCount(body)).toBe(12);
  });

  it('detect a wrong spelling', () => {
    expect(notOurSpelling('From Koufonissi to Schinousa', 'en')).toEqual([
      'Koufonissi',
      'Schinousa',
    ]);
    expect(notOurSpelling('Το ακέραιο εισιτήριο από Νάξος', 'el')).toEqual([
      'ακέραιο εισιτήριο',
      'από Νάξος',
    ]);
  });
});
