import { listedPages } from '@/lib/platform/routes/listed';
import { pageGroupNames, pageGroups } from './page-groups';

it('lists every page once', () => {
  const shown = pageGroupNames.flatMap((group) => [...pageGroups[group]]);
  expect(shown.toSorted()).toEqual(listedPages.toSorted());
});
