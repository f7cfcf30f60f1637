/**
 * What posts are about: each is a page that lists its posts. A post in the table may carry other words;
 * they lead nowhere and are not shown.
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
