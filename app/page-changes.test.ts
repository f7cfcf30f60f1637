import { listedPaths } from '@/lib/platform/routes/listed';
import { changeOf } from './page-changes';

const known = new Map([
  ['/guides/naxos', '2026-11-20'],
  ['/guides/paros', '2026-11-24'],
  ['/blog/one', '2026-10-01'],
]);

it('gives every listed page a day', () => {
  const without = listedPaths.filter((path) => !/^20\d\d-\d\d-\d\d$/.test(changeOf(path, known)));
  expect(without).toEqual([]);
});

it('takes the day of a text, of the newest page of a list, or of records', () => {
  expect(changeOf('/guides/naxos', known)).toBe('2026-11-20');
  expect(changeOf('/guides', known)).toBe('2026-11-24');
  expect(changeOf('/blog', known)).toBe('2026-10-01');
  expect(changeOf('/transfers', known)).toBe('2026-11-22');
});
