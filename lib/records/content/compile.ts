import { evaluateSync } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { ContentText, TextComponent } from './types';

/**
 * The text of an MDX file as a component. It is compiled when it is first rendered, once: lists and
 * addresses need the front matter alone. A fault of the text throws an Error with file, line and column.
 */
export function contentText(source: string, file: string, locale: Locale): ContentText {
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
