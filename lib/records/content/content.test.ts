import { readdirSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultLocale, type Locale, locales, placesLocale } from '@/lib/foundation/i18n/locales';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { findPage, findRoute } from '@/lib/platform/routes/find';
import { redirects } from '@/lib/platform/routes/redirects';
import { routes } from '@/lib/platform/routes/register';
import { topicGuideSlugs } from '../../foundation/ids/content-slugs';
import { changesByPage, collections, guides, help, resources } from './queries';
import { helpTopics } from './schema';

/** Stands for the components that texts may name. */
const Note = ({ title, children }: { title: string; children: ReactNode }) =>
  createElement('aside', { title }, children);
const PartnerPayments = () => createElement('p');
const Price = () => createElement('span');
const PricesCheckedOn = () => createElement('span');
const RoomPrices = () => createElement('p');
const Boats = () => createElement('table');
const BeachWinds = () => createElement('p');
const Crossing = () => createElement('span');
const Figure = () => createElement('span');
const MonthClimate = () => createElement('table');
const components = {
  Boats,
  BeachWinds,
  Crossing,
  Figure,
  MonthClimate,
  Note,
  Price,
  PricesCheckedOn,
  RoomPrices,
  PartnerPayments,
};

it('reads every folder of content', () => {
  expect(readdirSync('content').sort()).toEqual(collections.map(({ name }) => name).sort());
});

describe.each(collections.map((texts) => [texts.name, texts] as const))(
  'content/%s',
  (_, texts) => {
    it('contains each text in English and Greek, optionally in other languages, and nothing else', () => {
      const files = readdirSync(`content/${texts.name}`);
      const named = (languages: readonly Locale[]) =>
        texts.list().flatMap((slug) => languages.map((locale) => `${slug}.${locale}.mdx`));
      expect(files).toEqual(expect.arrayContaining(named([defaultLocale, placesLocale])));
      expect(named(locales)).toEqual(expect.arrayContaining(files));
    });

    it('has the same dates in every language', () => {
      const dates = locales.map((locale) =>
        texts.entries(locale).map(({ slug, ...text }) => ({
          slug,
          checkedOn: 'checkedOn' in text ? text.checkedOn : undefined,
          updatedOn: 'updatedOn' in text ? text.updatedOn : undefined,
        })),
      );
      for (const others of dates) expect(others).toEqual(dates[0]);
    });

    it('is used by registered pages', () => {
      expect(texts.pages().filter(({ path }) => !findPage(path))).toEqual([]);
    });

    describe.each(locales)('in %s', (locale) => {
      const html = texts.list().map((slug) => {
        const { text } = texts.entry(slug, locale);
        return [slug, renderToStaticMarkup(createElement(text, { components }))] as const;
      });

      it.each(html)('%s is a text', (_slug, markup) => {
        expect(markup).toMatch(/<p>.{40}/);
      });

      it.each(html)('%s links to registered addresses', (_slug, markup) => {
        const links = [...markup.matchAll(/ href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
        expect(links.filter((path) => !findRoute(path))).toEqual([]);
      });
    });
  },
);

describe.each(guides.list())('the guide %s', (slug) => {
  it.each(locales)('has the headings listed in its front matter (%s)', (locale) => {
    const { headings, sections } = guides.entry(slug, locale);
    expect(headings).toEqual(sections.map(({ title }) => title));
  });

  it('has the same sections and sources in both languages', () => {
    const entries = locales.map((locale) => guides.entry(slug, locale));
    const ids = entries.map(({ sections }) => sections.map(({ id }) => id));
    const urls = entries.map(({ sources }) => sources.map(({ url }) => url).sort());
    expect(ids[1]).toEqual(ids[0]);
    expect(urls[1]).toEqual(urls[0]);
  });
});

describe('the help page', () => {
  const questions = help.entries('en');
  const ids = ['emergency', ...helpTopics, ...questions.map(({ slug }) => slug), 'contact'];

  it('has one element for each anchor', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has the anchors that old addresses redirect to', () => {
    const wanted = redirects.flatMap(([, to]) => {
      const [path, fragment] = to.split('#');
      return path === routes.help && fragment ? [fragment] : [];
    });
    expect(wanted).toContain('booking');
    expect(ids).toEqual(expect.arrayContaining(wanted));
  });

  it('has the same questions in the same order in both languages, and questions for each topic', () => {
    const order = (locale: (typeof locales)[number]) =>
      help.entries(locale).map(({ topic, order, slug }) => `${topic} ${order} ${slug}`);
    expect(order('el')).toEqual(order('en'));
    expect(new Set(order('en').map((line) => line.split(' ', 2).join(' '))).size).toBe(
      ids.length - 2 - helpTopics.length,
    );
    expect([...new Set(questions.map(({ topic }) => topic))]).toEqual([...helpTopics]);
  });
});

it.each(resources.list())('the chapter %s has the same sources in both languages', (slug) => {
  const [en, el] = locales.map((locale) =>
    resources.entry(slug, locale).sources.map(({ url }) => url),
  );
  expect(el).toEqual(en);
});

it('has a guide for every registered topic, and no other', () => {
  const subjects = guides.list().filter((slug) => !isIslandSlug(slug));
  expect(subjects).toEqual([...topicGuideSlugs].sort());
});

it('returns the last change of a page, also of one with several texts', () => {
  const pages = collections.flatMap((texts) => texts.pages());
  const changes = changesByPage();
  expect([...changes.keys()].sort()).toEqual([...new Set(pages.map(({ path }) => path))].sort());
  for (const { path, changedOn } of pages) {
    expect(changes.get(path)?.localeCompare(changedOn)).toBeGreaterThanOrEqual(0);
  }
});
