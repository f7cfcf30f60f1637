import { z } from 'zod';
import { type Localized, localizedFrom } from '@/lib/foundation/i18n/locales';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { instantSchema } from '@/lib/platform/supabase/instant';
import { isPostTag, type PostTag } from '../../../foundation/ids/post-tags';

/** An article of the blog as lists show it. */
export interface PostSummary {
  /** The last part of its address. */
  readonly slug: string;
  /** ISO instant in UTC. */
  readonly publishedAt: string;
  /** ISO date on which its facts were last checked. */
  readonly checkedOn: string;
  /** ISO instant in UTC at which the record last changed in any way. */
  readonly updatedAt: string;
  /** Tags that have a page. */
  readonly tags: readonly PostTag[];
  /** Drawn beside its title: the chart of an island, or that of all of them. */
  readonly chart: IslandSlug | 'archipelago';
  /** Featured: shown first in the list. */
  readonly featured: boolean;
  readonly title: Localized;
  readonly description: Localized;
}

export interface Post extends PostSummary {
  /** Markdown. */
  readonly body: Localized;
}

/** Columns of {@link summaryFromRow}, in the words of the Data API. */
export const summaryColumns =
  'slug, published_at, checked_on, updated_at, tags, chart, featured, title_en, title_el, description_en, description_el';

/** Columns of {@link postFromRow}. */
export const postColumns = `${summaryColumns}, body_en, body_el` as const;

const text = z.string().min(1);

const summaryRow = z.object({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  published_at: instantSchema,
  checked_on: z.iso.date(),
  updated_at: instantSchema,
  tags: z.array(z.string()),
  chart: z.string(),
  featured: z.boolean(),
  title_en: text,
  title_el: text,
  description_en: text,
  description_el: text,
});

const bodyRow = z.object({ body_en: text, body_el: text });

/** A post in a list, from a row of `posts`. @throws {z.ZodError} when it does not fit */
export function summaryFromRow(row: unknown): PostSummary {
  const post = summaryRow.parse(row);
  return {
    slug: post.slug,
    publishedAt: post.published_at,
    checkedOn: post.checked_on,
    updatedAt: post.updated_at,
    tags: post.tags.filter(isPostTag),
    chart: isIslandSlug(post.chart) ? post.chart : 'archipelago',
    featured: post.featured,
    title: localizedFrom({ en: post.title_en, el: post.title_el }),
    description: localizedFrom({ en: post.description_en, el: post.description_el }),
  };
}

/** A whole post, from a row of `posts`. @throws {z.ZodError} when it does not fit */
export function postFromRow(row: unknown): Post {
  const { body_en: en, body_el: el } = bodyRow.parse(row);
  return { ...summaryFromRow(row), body: localizedFrom({ en, el }) };
}
