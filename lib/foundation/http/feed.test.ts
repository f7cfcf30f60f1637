import { create } from 'xmlbuilder2';
import { type Feed, jsonFeedOf, rssOf } from './feed';

const page = 'https://compass.example/el/blog/easter';
const feed: Feed = {
  title: 'Συμβουλές',
  description: 'Άρθρα',
  language: 'el',
  page: 'https://compass.example/el/blog',
  self: 'https://compass.example/feeds/el/blog',
  items: [
    {
      title: 'Πάσχα & <Απόκριες>\u0007',
      summary: 'Πού και πότε.',
      page,
      image: 'https://compass.example/og/el/post/easter.png',
      tags: ['Εποχές', 'Νησιά'],
      publishedAt: '2026-11-21T08:00:00.000Z',
      modifiedAt: '2026-11-22T00:00:00Z',
    },
  ],
};

describe('the RSS feed', () => {
  const xml = rssOf(feed);

  it('escapes texts for XML', () => {
    expect(xml).toContain('<title>Πάσχα &amp; &lt;Απόκριες&gt;</title>');
  });

  it('lists link, date and summary of every post', () => {
    const { rss } = create(xml).end({ format: 'object' }) as { rss: { channel: object } };
    expect(rss.channel).toMatchObject({
      link: feed.page,
      language: 'el',
      'atom:link': { '@href': feed.self, '@rel': 'self' },
      item: {
        link: page,
        guid: { '@isPermaLink': 'true', '#': page },
        pubDate: 'Sat, 21 Nov 2026 08:00:00 GMT',
        category: ['Εποχές', 'Νησιά'],
      },
    });
  });
});

it('gives an entry without an address of its own an id that is no link', () => {
  const items = feed.items.map((item) => ({ ...item, id: 'tag:compass.example,2026:a' }));
  expect(rssOf({ ...feed, items })).toContain(
    '<guid isPermaLink="false">tag:compass.example,2026:a</guid>',
  );
  expect(jsonFeedOf({ ...feed, items }).items[0]).toMatchObject({
    id: 'tag:compass.example,2026:a',
    url: page,
  });
});

it('leaves out a date of publication that nobody knows', () => {
  const items = feed.items.map(({ publishedAt: _, ...item }) => item);
  expect(rssOf({ ...feed, items })).not.toContain('pubDate');
  expect(jsonFeedOf({ ...feed, items }).items[0]).not.toHaveProperty('date_published');
});

describe('the JSON feed', () => {
  it('has the fields of version 1.1 for every post', () => {
    const [item] = jsonFeedOf(feed).items;
    expect(jsonFeedOf(feed)).toMatchObject({ feed_url: feed.self, home_page_url: feed.page });
    expect(item).toMatchObject({ id: page, url: page, content_text: 'Πού και πότε.' });
    expect(new Date(item?.date_modified ?? '').toISOString()).toBe('2026-11-22T00:00:00.000Z');
  });
});
