import { renderToStaticMarkup } from 'react-dom/server';
import { FoodPlates } from './food-plates';
import type { Plate } from './plate-of';

const gouna: Plate = {
  id: 'gouna',
  drawing: 'fish',
  name: 'Gouna',
  greek: 'Γούνα',
  text: 'Mackerel, sun and coals.',
  order: 'Μια γούνα',
  source: ['A source', 'https://example.org/', '22 November 2026'],
  season: [11, 2],
  months: 'November–February',
  dots: 'M1 2h0',
  places: [
    ['Paros', '/guides/paros'],
    ['Serifos', '/guides/serifos'],
  ],
};

const markup = (plate: Plate) =>
  renderToStaticMarkup(<FoodPlates plates={[plate]} source="Source:" />);

describe('a plate', () => {
  it('lights the months of its season on the ring, also over the end of a year', () => {
    expect(markup(gouna)).toContain('stroke-dasharray=".78 .22 .78 .22 .78 .22 .78 8.22"');
    expect(markup(gouna)).toContain('stroke-dashoffset="-10"');
    expect(markup({ ...gouna, season: [1, 12] })).toContain('.78 0.22"');
  });

  it('links each island once, with the Greek marked as Greek', () => {
    expect(markup(gouna)).toContain(
      '<a href="/guides/paros">Paros</a>, <a href="/guides/serifos">Serifos</a>',
    );
    expect(markup(gouna)).toContain('<span lang="el">«Μια γούνα»</span>');
  });

  it('says how the words to order sound, as the phrase book does', () => {
    expect(markup(gouna)).toContain('<i lang="el-Latn">Mia ghoúna</i>');
  });

  it('shows a mark only where a name is protected', () => {
    expect(markup(gouna)).not.toContain('abbr');
    expect(markup({ ...gouna, mark: ['PDO', 'Protected'] })).toContain('title="Protected">PDO');
  });

  it('says nothing twice on a Greek page', () => {
    const greek = markup({ ...gouna, greek: undefined });
    expect(greek).not.toContain('plate-greek');
    expect(greek).not.toContain('el-Latn');
  });
});
