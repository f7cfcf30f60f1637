import { evaluateSync } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { ContentText } from './types';

/**
 * The text of an MDX file as a component. It is compiled when it is first rendered, once: lists and
 * addresses need the front matter alone. A fault of the text throws an Error with file, line and column.
 */
export function contentText(source: string, file: string): ContentText {
  let compiled: ContentText | undefined;
  return (props) => {
    compiled ??= compile(source, file);
    return compiled(props);
  };
}

/*
 * Synchronous, because Next.js treats everything it has to wait for while it prerenders a page as
 * dynamic. The front matter is skipped only here, so that line numbers in errors match the
 * editor's.
 */
function compile(source: string, file: string): ContentText {
  try {
    const remarkPlugins = [remarkFrontmatter, remarkGfm];
    return evaluateSync(source, { ...runtime, remarkPlugins }).default;
  } catch (error) {
    throw new Error(`${file}: ${error}`, { cause: error });
  }
}
