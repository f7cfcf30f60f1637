import 'server-only';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluateSync } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { z } from 'zod';
import { defaultLocale, type Locale } from '@/lib/foundation/i18n/locales';
import { readFrontMatter } from './front-matter';
import {
  changedOn,
  headingTitles,
  neighbours,
  plainText,
  readingMinutes,
  type SayElement,
  textParts,
  withoutDoubledStops,
} from './rules';
import type { ContentText, Dated, Entry, TextComponent } from './types';

const contentFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'content');

interface CollectionOptions<FrontMatter> {
  /** The site path of the page that shows a text. */
  page: (slug: string) => string;
  /** Reading order of the texts; by slug if absent. */
  order?: (a: Entry<FrontMatter>, b: Entry<FrontMatter>, locale: Locale) => number;
  /** Replaces elements of its texts by words, for plain text. */
  say?: (locale: Locale) => SayElement;
  /** Parent folder of the collection; tests use their own. */
  parent?: string;
}

/**
 * Reads the texts of a folder, content/<name>/<slug>.<locale>.mdx: front matter and text of one file together. Pages
 * are built from them and none is rendered per request, so reading is synchronous, and `npm run dev` shows an edited
 * file on the next page it renders. An invalid file throws an Error with its name.
 */
export function collection<FrontMatter extends Dated>(
  name: string,
  schema: z.ZodType<FrontMatter>,
  { page, order, say, parent = contentFolder }: CollectionOptions<FrontMatter>,
) {
  const folder = path.join(parent, name);
  const ending = `.${defaultLocale}.mdx`;
  const known = new Map<string, { source: string; entry: Entry<FrontMatter> }>();

  /** The slugs of all texts, in alphabetical order. */
  function list(): string[] {
    return readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length))
      .sort();
  }

  function read(slug: string, wanted: Locale): Entry<FrontMatter> {
    const isThere = existsSync(path.join(folder, `${slug}.${wanted}.mdx`));
    const locale = isThere ? wanted : defaultLocale;
    const file = `${slug}.${locale}.mdx`;
    const source = readFileSync(path.join(folder, file), 'utf8');
    const before = known.get(file);
    if (before?.source === source) return before.entry;
    const written = say ? withoutDoubledStops(source, say(locale)) : source;
    const { frontMatter, text } = readFrontMatter(written, `${name}/${file}`, schema);
    const entry = {
      ...frontMatter,
      slug,
      locale,
      readingMinutes: readingMinutes(text),
      headings: headingTitles(text),
      text: contentText(written, `${name}/${file}`, locale),
      plain: plainText(text),
      parts: textParts(text, say?.(locale)),
    };
    known.set(file, { source, entry });
    return entry;
  }

  /** A text in a language, or in English if that is missing; undefined for an unknown slug. */
  function find(slug: string, locale: Locale): Entry<FrontMatter> | undefined {
    return list().includes(slug) ? read(slug, locale) : undefined;
  }

  /** Returns a required text; the build fails without it. */
  function entry(slug: string, locale: Locale): Entry<FrontMatter> {
    const found = find(slug, locale);
    if (!found) throw new Error(`content/${name} has no ${slug}${ending}`);
    return found;
  }

  /** All texts in the collection's order. */
  function entries(locale: Locale): Entry<FrontMatter>[] {
    const all = list().map((slug) => read(slug, locale));
    return order ? all.sort((a, b) => order(a, b, locale)) : all;
  }

  return {
    name,
    list,
    find,
    entry,
    entries,

    /** The texts before and after one in the collection's order; undefined beyond its ends. */
    neighbours(slug: string, locale: Locale) {
      const all = entries(locale);
      const index = all.findIndex((text) => text.slug === slug);
      return neighbours(all, index);
    },

    /** The site path of each text's page, and when the text was last checked or changed (ISO date). */
    pages(): { path: string; changedOn: string }[] {
      return entries(defaultLocale).map((text) => ({
        path: page(text.slug),
        changedOn: changedOn(text),
      }));
    },
  };
}

/**
 * The text of an MDX file as a component. It is compiled when it is first rendered, once: lists and
 * addresses only need the front matter. A fault of the text throws an Error with file, line and
 * column.
 */
function contentText(source: string, file: string, locale: Locale): ContentText {
  let compiled: TextComponent | undefined;
  const text: TextComponent = (props) => {
    compiled ??= compile(source, file);
    return compiled(props);
  };
  return Object.assign(text, { locale });
}

/*
 * Synchronous, because Next.js treats everything it has to wait for while it prerenders a page as
 * dynamic. The front matter is skipped only here, so that line numbers in errors match the
 * editor's.
 */
function compile(source: string, file: string): TextComponent {
  try {
    const remarkPlugins = [remarkFrontmatter, remarkGfm];
    return evaluateSync(source, { ...runtime, remarkPlugins }).default;
  } catch (error) {
    throw new Error(`${file}: ${error}`, { cause: error });
  }
}
