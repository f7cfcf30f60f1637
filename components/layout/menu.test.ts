import { findRedirect } from '@/lib/platform/routes/find-redirect';
import { barLinks, footerGroups, quickTiles, tools } from './menu';

describe('the links of the footer', () => {
  it.each(Object.values(footerGroups).flat())('%s leads where its address does', (text, href) => {
    expect(href).toBe(findRedirect(`/${text}`) ?? `/${text}`);
  });
});

it('no link of the menus is an old address', () => {
  const paths = [...tools, ...quickTiles, ...barLinks].map(({ path }) => path);
  expect(paths.filter((path) => findRedirect(path))).toEqual([]);
});
