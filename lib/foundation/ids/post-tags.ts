/**
 * Topics of posts: each has a page that lists its posts. A post in the table may have other tags, which have no page
 * and are not shown.
 */
export const postTags = [
  'planning',
  'islands',
  'ferries',
  'seasons',
  'beaches',
  'getting-around',
] as const;

export type PostTag = (typeof postTags)[number];

export const isPostTag = (tag: string): tag is PostTag => postTags.some((one) => one === tag);
