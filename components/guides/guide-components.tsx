import type { MDXComponents } from 'mdx/types';
export const guideComponents: MDXComponents = {};
