import { create } from 'xmlbuilder2';

/** A list of entries for programs that read news. All addresses are absolute. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Page with the same entries. */
  readonly page: string;
  /** Address of this feed. */
  readonly self: string;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  /** Stays the same as long as the entry exists; the page's address where absent. */
  readonly id?: string;
  readonly title: string;
  readonly summary: string;
  readonly page: string;
  readonly image?: string;
  /** Tags in the language of the feed. */
  readonly tags: readonly string[];
  /** ISO instant in UTC; absent if nobody knows, so that readers take the time at which they first see the entry. */
  readonly publishedAt?: string;
  /** ISO instant. */
  readonly modifiedAt: string;
}

const atom = 'http://www.w3.org/2005/Atom';

/** RSS 2.0 (https://www.rssboard.org/rss-specification); days and hours are those of RFC 822. */
export function rssOf(feed: Feed): string {
  const channel = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' })
    .ele('rss', { version: '2.0', 'xmlns:atom': atom })
    .ele('channel');
  channel.ele('title').txt(feed.title);
  channel.ele('link').txt(feed.page);
  channel.ele('description').txt(feed.description);
  channel.ele('language').txt(feed.language);
  channel.ele('atom:link', { href: feed.self, rel: 'self', type: 'application/rss+xml' });
  for (const { id, title, page, publishedAt, summary, tags } of feed.items) {
    const item = channel.ele('item');
    item.ele('title').txt(title);
    item.ele('link').txt(page);
    item.ele('guid', { isPermaLink: String(!id || id === page) }).txt(id ?? page);
    if (publishedAt) item.ele('pubDate').txt(new Date(publishedAt).toUTCString());
    item.ele('description').txt(summary);
    for (const tag of tags) item.ele('category').txt(tag);
  }
  return channel.doc().end({ prettyPrint: true });
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeedOf(feed: Feed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language: feed.language,
    home_page_url: feed.page,
    feed_url: feed.self,
    items: feed.items.map(({ id, page, summary, image, publishedAt, modifiedAt, title, tags }) => ({
      id: id ?? page,
      url: page,
      title,
      summary,
      content_text: summary,
      ...(image ? { image } : {}),
      ...(publishedAt ? { date_published: publishedAt } : {}),
      date_modified: modifiedAt,
      tags,
    })),
  };
}
