import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawings } from '@/lib/records/culinary/schema';
import { FoodGroups } from './food-groups';
import type { Plate, PlateTable } from './plate-table';

const usual = {
  greek: 'Γούνα' as string | 0,
  season: [11, 2] as [number, number],
  islands: [1, 2] as number[] | 0,
  mark: 0 as Plate[9],
  order: 'Μια γούνα',
};
const gouna = ({ greek, season, islands, mark, order } = usual): Plate => [
  ...(['gouna', 'fish', 'Gouna', greek, 'Mackerel, sun and coals.', order, 0] as const),
  season,
  islands,
  mark,
];

const table: PlateTable = {
  islands: [
    ['Milos', '/guides/milos', 'M1 2h0'],
    ['Paros', '/guides/paros', 'M3 4h0'],
    ['Serifos', '/guides/serifos', 'M5 6h0'],
  ],
  everywhere: ['All the Cyclades', '/guides'],
  sources: [['A source', 'https://example.org/', '22 November 2026']],
  marks: { pdo: ['PDO', 'Protected'], pgi: ['PGI', 'Indicated'], gi: ['GI', 'Spirit'] },
  months:
    'January February March April May June July August September October November December'.split(
      ' ',
    ),
  allYear: 'All year',
  source: 'Source:',
};

const markup = (differs: Partial<typeof usual> = {}) =>
  renderToStaticMarkup(
    <FoodGroups
      groups={[{ kind: 'dish', title: 'Dishes', plates: [gouna({ ...usual, ...differs })] }]}
      table={table}
      ink="/ink.svg"
    />,
  );

it('has every drawing that entries refer to', () => {
  const ink = readFileSync(path.join(__dirname, 'ink.svg'), 'utf8');
  expect([...ink.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(drawings);
});

describe('a culinary entry', () => {
  it('highlights the months of its season on the ring, also across the end of the year', () => {
    expect(markup()).toContain('stroke-dasharray=".78 .22 .78 .22 .78 .22 .78 8.22"');
    expect(markup()).toContain('stroke-dashoffset="-10"');
    expect(markup({ season: [1, 12] })).toContain('.78 0.22"');
    expect(markup()).toContain('<use href="#months-11-2">');
    expect(markup()).toContain('<span>November–February</span>');
    expect(markup({ season: [1, 12] })).toContain('<span>All year</span>');
  });

  it('links each island once, and marks Greek text as Greek', () => {
    expect(markup()).toContain(
      '<a href="/guides/paros">Paros</a>, <a href="/guides/serifos">Serifos</a>',
    );
    expect(markup()).toContain('<span lang="el">«Μια γούνα»</span>');
    expect(markup()).toContain('<path d="M3 4h0M5 6h0">');
  });

  it('keeps the accent of a capital clear of the guillemet', () => {
    expect(markup({ order: 'Ένα λυχναράκι' })).toContain('«\u200aΈνα λυχναράκι»');
  });

  it('links specialities of every island to all islands', () => {
    expect(markup({ islands: 0 })).toContain('<span><a href="/guides">All the Cyclades</a></span>');
    expect(markup({ islands: 0 })).toContain('<path d="M1 2h0M3 4h0M5 6h0"></path></svg><span>');
  });

  it('gives the pronunciation of the words to order, as in the phrase book', () => {
    expect(markup()).toContain('<i lang="el-Latn">Mia ghoúna</i>');
  });

  it('shows a label only for protected names', () => {
    expect(markup()).not.toContain('abbr');
    expect(markup({ mark: 'pdo' })).toContain('title="Protected">PDO');
  });

  it('repeats nothing on a Greek page', () => {
    const greek = markup({ greek: 0 });
    expect(greek).toContain('<h3>Gouna</h3>');
    expect(greek).not.toContain('el-Latn');
  });
});
