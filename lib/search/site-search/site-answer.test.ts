import { locales } from '@/lib/foundation/i18n/locales';
import { maxResults } from './rules';
import { type SiteAnswer, siteAnswer } from './site-answer';
import type { Piece } from './snippet';

// The first request waits for the index of all texts.
jest.setTimeout(60_000);

jest.mock('next-intl/server', () => jest.requireActual('./testing/mocks').translations);
jest.mock('@/lib/records/content/posts/queries', () => jest.requireActual('./testing/mocks').posts);
jest.mock('@/lib/booking/listings/names', () => jest.requireActual('./testing/mocks').listings);

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
const group = ({ groups }: SiteAnswer, kind: string) => groups.find((one) => one.kind === kind);
const links = (answer: SiteAnswer, kind: string) =>
  group(answer, kind)?.finds.map(({ link }) => link) ?? [];

describe.each(locales)('search results, %s', (locale) => {
  const prefix = locale === 'en' ? '' : '/el';

  it('start with the kind of the best match, and count all', async () => {
    const food = await siteAnswer(locale, 'fava');
    expect(food.groups[0]?.kind).toBe('culinary');
    expect(food.best[0]?.link).toMatch(`${prefix}/culinary#fava-`);
    const island = await siteAnswer(locale, 'naxos');
    expect(island.groups[0]?.kind).toBe('main');
    expect(island.count).toBe(island.groups.reduce((sum, { total }) => sum + total, 0));
    for (const { finds, total } of island.groups) expect(finds.length).toBeLessThanOrEqual(total);
  });

  it('have at most six islands and activities, islands first', async () => {
    for (const query of ['a', 'α', 'naxos', 'walk', 'παραλία', 'wind']) {
      const answer = await siteAnswer(locale, query);
      const finds = [...links(answer, 'main'), ...links(answer, 'activities')];
      expect(finds.length).toBeLessThanOrEqual(maxResults);
    }
    const answer = await siteAnswer(locale, 'naxos');
    expect(links(answer, 'main')[0]).toBe(`${prefix}/islands/naxos`);
    expect(links(answer, 'activities').length).toBeGreaterThan(0);
  });

  it('link an activity to its own page, and exclude samples', async () => {
    const kouros = await siteAnswer(locale, locale === 'en' ? 'kouros naxos' : 'κούρος Νάξος');
    const page = `${prefix}/activities/naxos-kouros-of-apollonas`;
    expect(links(kouros, 'activities')).toContain(page);
    const found = group(kouros, 'activities')?.finds.find(({ link }) => link === page);
    expect(found?.picture).toBeDefined();
    for (const { link } of group(kouros, 'activities')?.finds ?? []) {
      expect(link).toMatch(/\/activities\/[a-z0-9-]+$/);
    }
    // The only day sail from Naxos and all rooms on Milos are samples.
    const sail = await siteAnswer(locale, locale === 'en' ? 'day sail naxos' : 'ιστιοπλοΐα Νάξος');
    expect(links(sail, 'activities')).not.toContain(
      `${prefix}/activities/day-sail-to-the-small-cyclades-from-naxos`,
    );
    const rooms = await siteAnswer(locale, locale === 'en' ? 'rooms milos' : 'δωμάτια Μήλος');
    for (const link of links(rooms, 'hotels')) expect(link).not.toMatch(/\/hotels\/[a-z0-9-]+$/);
  });

  it('show a line around the matched words, and mark them', async () => {
    const answer = await siteAnswer(locale, locale === 'en' ? 'climate fee' : 'τέλος κλιματική');
    const line = group(answer, 'resources')?.finds[0]?.line ?? [];
    expect(textOf(line).length).toBeGreaterThan(100);
    expect(textOf(line).length).toBeLessThan(190);
    const hits = line.flatMap(({ text, hit }) => (hit ? text.toLowerCase() : []));
    expect(hits[0]).toMatch(locale === 'en' ? /^climate|^fee/ : /^τέλο|^κλιματικ/);
  });

  it('link to the section of a guide', async () => {
    const answer = await siteAnswer(
      locale,
      locale === 'en' ? 'getting around naxos' : 'μετακίνηση Νάξος',
    );
    expect(links(answer, 'guides')).toContain(`${prefix}/guides/naxos#getting-around`);
  });

  it('report the suggested word, and an empty result', async () => {
    expect((await siteAnswer(locale, 'santorni')).meant).toBe(
      locale === 'en' ? 'Santorini' : 'Σαντορίνη',
    );
    expect(await siteAnswer(locale, 'qqqqq xqjzwvkq')).toMatchObject({
      best: [],
      groups: [],
      count: 0,
    });
    expect((await siteAnswer(locale, '')).count).toBe(0);
  });
});
