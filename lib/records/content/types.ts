import type { MDXComponents } from 'mdx/types';
import type { ReactElement } from 'react';
import type { Locale } from '@/lib/foundation/i18n/locales';

/** The component of an MDX file, rendered with the elements it is given. */
export type TextComponent = (props: { components?: MDXComponents }) => ReactElement;

/** A long text as a component, with its language: English if there is no translation. */
export type ContentText = TextComponent & { readonly locale: Locale };

/**
 * Every text says when its facts were last checked, or when it last changed in substance, or both (ISO
 * dates).
 */
export type Dated =
  | { checkedOn: string; updatedOn?: string | undefined }
  | { checkedOn?: string | undefined; updatedOn: string };

/** A part of a long text: below a `##` heading, or before the first one. */
export interface TextPart {
  /** Undefined for the part before the first heading. */
  title: string | undefined;
  /** Without marks, rows of tables and headings, on one line. */
  plain: string;
  /** Items of its lists that begin with a name in bold, such as the areas to stay in. */
  items: readonly { readonly name: string; readonly text: string }[];
}

/** A text of a collection: its front matter, and what follows from the text itself. */
export type Entry<FrontMatter> = FrontMatter & {
  slug: string;
  /** The language of the text: English where the file of another language is missing. */
  locale: Locale;
  /** Minutes at 200 words a minute, rounded up. */
  readingMinutes: number;
  /** Titles of the `##` headings, in order. */
  headings: readonly string[];
  text: ContentText;
  /** The text without its marks, on one line. */
  plain: string;
  /** The text cut at its headings, for the search. */
  parts: readonly TextPart[];
};
