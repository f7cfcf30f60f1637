import { findRedirect } from '@/lib/platform/routes/find-redirect';
import { barLinks, footerGroups, quickTiles, tools } from './menu';

describe('footer links', () => {
  it.each(Object.values(footerGroups).flat())('%s has the address of its page', (text, href) => {
    expect(href).toBe(findRedirect(`/${text}`) ?? `/${text}`);
  });
});

it('menus contain no redirected addresses', () => {
  const paths = [...tools, ...quickTiles, ...barLinks].map(({ path }) => path);
  expect(paths.filter((path) => findRedirect(path))).toEqual([]);
});
