import type { MDXComponents } from 'mdx/types';
import { guideComponents } from '@/components/guides/guide-components';

/** What Markdown elements of content/ become on a page. */
export function useMDXComponents(): MDXComponents {
  return guideComponents;
}
