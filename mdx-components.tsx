import type { MDXComponents } from 'mdx/types';

/** Required by @next/mdx. Each page passes the elements its own text needs (components/guides/guide-text.tsx). */
export function useMDXComponents(): MDXComponents {
  return {};
}
