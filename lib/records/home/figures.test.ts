import { findRoute } from '@/lib/platform/routes/find';
import { homeFigures, homeParts } from './figures';

const published = { travellers: '10K+', rating: 4.8 };
const captioned = (figures: ReturnType<typeof homeFigures>) =>
  figures.filter(({ isPublished }) => isPublished).map(({ id }) => id);

describe('homeFigures', () => {
  it('counts islands and omits unknown figures and those not set by the publisher', () => {
    expect(homeFigures({ islands: 24 }, {}).map(({ id, value }) => [id, value])).toEqual([
      ['islands', 24],
    ]);
  });

  it('counts activities if there are records', () => {
    const figures = homeFigures({ islands: 24, activities: 61 }, {});
    expect(figures[1]).toMatchObject({
      id: 'activities',
      value: 61,
      href: '/activities?access=public',
    });
    expect(captioned(figures)).toEqual([]);
  });

  it('shows the publisher’s figures with captions', () => {
    const figures = homeFigures({ islands: 24, activities: 61 }, published);
    expect(figures.map(({ value }) => value)).toEqual([24, 61, '10K+', 4.8]);
    expect(captioned(figures)).toEqual(['travellers', 'rating']);
    expect(captioned(homeFigures({ islands: 24 }, { rating: 4.8 }))).toEqual(['rating']);
  });

  it('links only to existing content', () => {
    const all = [{ islands: 24 }, { islands: 24, activities: 61 }];
    for (const { id, href } of all.flatMap((counts) => homeFigures(counts, published))) {
      const [path = '', part] = href.split(/\?|#/);
      if (path) expect([id, findRoute(path)?.route.kind]).toEqual([id, 'page']);
      else expect(Object.values<string | undefined>(homeParts)).toContain(part);
    }
  });
});
