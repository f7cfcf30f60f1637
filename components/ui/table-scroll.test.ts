import { globSync, readFileSync } from 'node:fs';

/** Files in which something may scroll sideways, with what makes it reachable by keyboard. */
const known = new Map([
  ['styles/ui.css', 'the frame of tables, which takes the focus'],
  ['components/ferries/day-strip.css', 'links in every part'],
  ['components/ferries/search-results.tsx', 'links'],
  ['components/listings/listing.css', 'buttons and links in every part'],
]);

it('every horizontally scrolling table can be scrolled by keyboard', () => {
  const files = globSync('{components,app,styles}/**/*.{css,tsx}');
  const scrolling = files.filter((file) =>
    /overflow-x-(?:auto|scroll)|overflow-x: (?:auto|scroll)/.test(readFileSync(file, 'utf8')),
  );
  expect(scrolling.sort()).toEqual([...known.keys()].sort());
});
