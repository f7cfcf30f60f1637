import { postFromRow, summaryFromRow } from './schema';

const row = {
  slug: 'naxos-by-bus',
  published_at: '2026-11-21 08:00:00+00',
  checked_on: '2026-11-21',
  updated_at: '2026-11-22 09:30:00+00',
  tags: ['islands', 'gossip'],
  chart: 'naxos',
  featured: false,
  title_en: 'Naxos by bus',
  title_el: 'Η Νάξος με λεωφορείο',
  description_en: 'Where the buses of Naxos go.',
  description_el: 'Πού πάνε τα λεωφορεία της Νάξου.',
  body_en: 'Text.',
  body_el: 'Κείμενο.',
};

describe('a post from its row', () => {
  it('is converted, whichever API wrote the instant', () => {
    const post = postFromRow(row);
    expect(post).toMatchObject({
      publishedAt: '2026-11-21T08:00:00.000Z',
      updatedAt: '2026-11-22T09:30:00.000Z',
      title: { en: 'Naxos by bus', el: 'Η Νάξος με λεωφορείο' },
      body: { en: 'Text.', el: 'Κείμενο.' },
      // Tags without a page are removed.
      tags: ['islands'],
      chart: 'naxos',
    });
    expect(postFromRow({ ...row, published_at: '2026-11-21T08:00:00+00:00' })).toEqual(post);
    const { body: _body, ...summary } = post;
    expect(summaryFromRow(row)).toEqual(summary);
  });

  it('falls back to the chart of all islands for an unknown chart', () => {
    expect(summaryFromRow({ ...row, chart: 'crete' }).chart).toBe('archipelago');
  });

  it.each([
    { published_at: null },
    { slug: '../naxos' },
    { title_el: '' },
    { body_en: null },
    { checked_on: 'lately' },
  ])('is rejected with %o', (fault) => {
    expect(() => postFromRow({ ...row, ...fault })).toThrow();
  });
});
