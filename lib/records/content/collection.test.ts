import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { collection } from './collection';

const schema = z.strictObject({
  title: z.string().min(2),
  tags: z.array(z.string()).optional(),
  updatedOn: z.iso.date(),
});
const parent = mkdtempSync(path.join(tmpdir(), 'content-'));
const folder = path.join(parent, 'winds');

function write(file: string, title: string, text = 'Text.', more = '') {
  const head = `title: ${title}\nupdatedOn: 2026-11-0${title.length}\n${more}`;
  writeFileSync(path.join(folder, file), `---\n${head}---\n\n${text}\n`);
}

const page = (slug: string) => `/winds/${slug}`;
const winds = collection('winds', schema, { page, parent });

beforeEach(() => {
  mkdirSync(folder);
  write('sirocco.en.mdx', 'Sirocco', '## Dust\n\nFrom the *south*.\n\n## Rain', 'tags: [south]\n');
  write('sirocco.el.mdx', 'Όστρια', '## Σκόνη\n\nΑπό τον νότο.');
  write('meltemi.en.mdx', 'Meltemi');
  write('meltemi.el.mdx', 'Μελτέμι');
  write('bora.en.mdx', 'The bora');
});

afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => rmSync(parent, { recursive: true }));

const Note = ({ children }: { children: ReactNode }) => createElement('aside', null, children);

describe('a text', () => {
  it('consists of its front matter and derived values', () => {
    expect(winds.entry('sirocco', 'en')).toMatchObject({
      slug: 'sirocco',
      locale: 'en',
      title: 'Sirocco',
      tags: ['south'],
      updatedOn: '2026-11-07',
      readingMinutes: 1,
      headings: ['Dust', 'Rain'],
    });
    expect(winds.entry('sirocco', 'el')).toMatchObject({ locale: 'el', title: 'Όστρια' });
  });

  it('falls back to English without a Greek version', () => {
    expect(winds.entry('bora', 'el')).toMatchObject({ locale: 'en', title: 'The bora' });
  });

  it('is not found under an unknown name', () => {
    for (const slug of ['zephyr', '', '../winds/bora', 'bora.en']) {
      expect(winds.find(slug, 'en')).toBeUndefined();
      expect(() => winds.entry(slug, 'en')).toThrow('content/winds has no');
    }
  });

  it('is read again only after its file has changed', () => {
    const before = winds.entry('bora', 'en');
    expect(winds.entry('bora', 'en')).toBe(before);
    write('bora.en.mdx', 'Bora');
    expect(winds.entry('bora', 'en').title).toBe('Bora');
  });

  it('reports file and field of invalid front matter', () => {
    writeFileSync(path.join(folder, 'bora.en.mdx'), '---\ntitle: B\nupdatedOn: May\n---\n');
    expect(() => winds.entries('en')).toThrow(/^winds\/bora\.en\.mdx: title: .*; updatedOn: /);
  });
});

describe('the body of a text', () => {
  const render = (slug: string, components = {}) =>
    renderToStaticMarkup(createElement(winds.entry(slug, 'en').text, { components }));

  it('is rendered with the given elements, without the front matter', () => {
    const h2 = () => createElement('hr');
    expect(render('sirocco', { h2 })).toBe('<hr/>\n<p>From the <em>south</em>.</p>\n<hr/>');
  });

  it('states its language, which is English without a translation', () => {
    const languages = winds.list().map((slug) => {
      const { locale, text } = winds.entry(slug, 'el');
      return [locale, text.locale];
    });
    expect(languages).toContainEqual(['en', 'en']);
    expect(languages).toContainEqual(['el', 'el']);
    expect(languages.filter(([one, other]) => one !== other)).toEqual([]);
  });

  it('supports tables, and components by name', () => {
    write('bora.en.mdx', 'Bora', '| Force |\n| --- |\n| 9 |\n\n<Note>Stay.</Note>');
    expect(render('bora', { Note })).toContain('<td>9</td>');
    expect(render('bora', { Note })).toContain('<aside>Stay.</aside>');
  });

  it('reports file and line of a syntax error', () => {
    write('bora.en.mdx', 'Bora', 'Cold.\n\nFrom <b>the north.');
    expect(() => render('bora')).toThrow(/^winds\/bora\.en\.mdx: 8:1.*closing tag/);
  });
});

describe('a collection', () => {
  const titles = (texts: { title: string }[]) => texts.map(({ title }) => title);

  it('is sorted by slug', () => {
    expect(winds.list()).toEqual(['bora', 'meltemi', 'sirocco']);
    expect(titles(winds.entries('en'))).toEqual(['The bora', 'Meltemi', 'Sirocco']);
  });

  it('has the given order, separate for each language', () => {
    const byTitle = collection('winds', schema, {
      page,
      parent,
      order: (a, b, locale) => a.title.localeCompare(b.title, locale),
    });
    expect(titles(byTitle.entries('en'))).toEqual(['Meltemi', 'Sirocco', 'The bora']);
    expect(byTitle.neighbours('sirocco', 'en')).toMatchObject({
      previous: { slug: 'meltemi' },
      next: { slug: 'bora' },
    });
    expect(titles(byTitle.entries('el'))).toEqual(['Μελτέμι', 'Όστρια', 'The bora']);
    expect(byTitle.neighbours('bora', 'el').next).toBeUndefined();
  });

  it('has no neighbours for an unknown text', () => {
    expect(winds.neighbours('zephyr', 'en')).toEqual({});
  });

  it('lists the paths of its texts and their last changes', () => {
    expect(winds.pages()).toEqual([
      { path: '/winds/bora', changedOn: '2026-11-08' },
      { path: '/winds/meltemi', changedOn: '2026-11-07' },
      { path: '/winds/sirocco', changedOn: '2026-11-07' },
    ]);
  });
});
