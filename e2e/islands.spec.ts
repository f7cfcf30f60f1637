import type { Page } from '@playwright/test';
import { fill } from '../lib/i18n/fill';
import { placeArguments } from '../lib/i18n/greek/cases';
import { naxos } from '../lib/islands/data/naxos';
import { islandSlugs } from '../lib/islands/slugs';
import elIslands from '../messages/el/islands.json' with { type: 'json' };
import enIslands from '../messages/en/islands.json' with { type: 'json' };
import { oneLine, structuredData, textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enIslands, el: elIslands };
const counts = {
  en: { all: 'All 24 islands', airports: '6 islands of 24', none: 'No island matches' },
  el: { all: 'Και τα 24 νησιά', airports: '6 από τα 24 νησιά', none: 'Κανένα νησί δεν ταιριάζει' },
};
const nakedSlug = (href: string | null) => href?.split('/').at(-1);

type Words = (typeof texts)['en' | 'el']['list'];
const cards = (page: Page, { label }: Words) =>
  page.locator('main').getByRole('list', { name: label, exact: true }).locator('> li');

for (const { locale, prefix } of languages) {
  const { list, characters, island, climate } = texts[locale];

  test.describe(`the list of islands, ${locale}`, () => {
    const status = (page: Page) =>
      page.getByRole('region', { name: list.title }).getByRole('status');

    test('narrows by airport, says how many, and keeps it in the address', async ({ page }) => {
      await page.goto(`${prefix}/islands`);
      await expect(status(page)).toHaveText(counts[locale].all);
      await page.getByRole('checkbox', { name: list.airportOnly }).check();
      await expect(status(page)).toHaveText(counts[locale].airports);
      await expect(cards(page, list)).toHaveCount(6);
      await expect(page).toHaveURL(/\?airport=1$/);
      await expect(page.locator('a.chart-isle[data-lit]')).toHaveCount(6);

      await page.reload();
      await expect(cards(page, list)).toHaveCount(6);
      await page.getByRole('link', { name: list.reset }).click();
      await expect(cards(page, list)).toHaveCount(24);
      await expect(page).toHaveURL(/\/islands$/);
      await expect(page.locator('a.chart-isle[data-lit]')).toHaveCount(0);
    });

    test('says so when nothing matches, and offers the way back', async ({ page }) => {
      await page.goto(`${prefix}/islands?size=small&airport=1`);
      await expect(status(page)).toHaveText(counts[locale].none);
      await expect(page.getByText(list.emptyTitle)).toBeVisible();
      await page.getByRole('link', { name: list.reset }).click();
      await expect(cards(page, list)).toHaveCount(24);
    });
  });

  test(`a choice of islands is in the document, ${locale}`, async () => {
    const page = await documentAt(`${prefix}/islands?character=beaches&size=large&sort=area`);
    const main = page.querySelector('main');
    const shown = main?.querySelectorAll(`ul[aria-label="${list.label}"] > li a`) ?? [];
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(
      ['naxos', 'andros', 'paros', 'milos'].map((slug) => `${prefix}/islands/${slug}`),
    );
    expect(textOf(main?.querySelector('[role=status]') ?? null)).toMatch(/^4 /);
    expect(main?.querySelector(`a[href="${prefix}/islands"]`)).not.toBeNull();
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toMatch(new RegExp(`${prefix}/islands$`));
    expect(page.querySelector('meta[name=robots][content*=noindex]')).toBeNull();
  });

  test.describe(`the page of an island, ${locale}`, () => {
    const record = `${prefix}/islands/naxos`;

    test('shows its name in both scripts and its facts', async () => {
      const page = await documentAt(record);
      expect(page.querySelectorAll('h1').map(textOf)).toEqual([naxos.name[locale]]);
      expect(textOf(page.querySelector('.chart-subtitle'))).toBe(
        naxos.name[locale === 'en' ? 'el' : 'en'],
      );
      const facts = textOf(page.querySelector(`section[aria-label="${island.facts.title}"]`));
      expect(facts).toContain(locale === 'en' ? '19,597' : '19.597');
      expect(facts).toContain('JNX');
      expect(page.querySelectorAll('#activities ol li').map(textOf)).toEqual(
        naxos.activities.map((activity) => expect.stringContaining(activity[locale])),
      );
    });

    test('shows some of its listings, and how many there are', async () => {
      const page = await documentAt(record);
      for (const { kind, section } of [
        { kind: 'hotels', section: '#stay' },
        { kind: 'activities', section: '#activities' },
      ] as const) {
        const { body } = await plainGet(`/api/listings/${kind}?island=naxos`);
        const { total, results } = JSON.parse(body) as {
          total: number;
          results: { slug: string; kind: string; isSample: boolean; name: typeof naxos.name }[];
        };
        const rows = page.querySelectorAll(`${section} .pick-list li`);
        const picks = rows.map((row) => {
          const link = row.querySelector('a');
          const slug = link?.getAttribute('href')?.split('/').at(-1);
          const card = results.find((one) => one.slug === slug);
          expect(link?.getAttribute('href')).toBe(`${prefix}/${kind}/${card?.slug}`);
          expect(textOf(link ?? null)).toBe(card?.name[locale]);
          // What is made up says so.
          expect(Boolean(row.querySelector('i'))).toBe(card?.isSample);
          return card;
        });
        expect(picks).toHaveLength(3);
        const real = results.filter(({ isSample }) => !isSample).length;
        expect(picks.filter((card) => !card?.isSample)).toHaveLength(Math.min(3, real));
        if (real === 0) expect(new Set(picks.map((card) => card?.kind)).size).toBe(3);
        const all = page.querySelector(`${section} a[href="${prefix}/${kind}?island=naxos"]`);
        expect(textOf(all)).toContain(String(total));
      }
    });

    test('gives the climate as a table of twelve months', async () => {
      const page = await documentAt(record);
      const table = page
        .querySelectorAll('#when-to-go details')
        .find((one) => textOf(one.querySelector('summary')).includes(climate.table));
      expect(table?.querySelectorAll('tbody tr')).toHaveLength(12);
    });

    test('leads on in its own language', async ({ page }) => {
      await page.goto(record);
      const steps = page.getByRole('navigation', { name: island.next.label });
      await expect(steps.getByRole('link').first()).toHaveAttribute(
        'href',
        `${prefix}/guides/naxos`,
      );
      await expect(steps.getByRole('link', { name: island.next.hotels })).toHaveAttribute(
        'href',
        `${prefix}/hotels?island=naxos`,
      );
      await page.locator('#who-for').getByRole('link').first().click();
      await expect(page).toHaveURL(`${prefix}/islands?character=beaches`);
      await expect(page.getByRole('checkbox', { name: characters.beaches })).toBeChecked();
    });

    test('tells search engines what it is', async () => {
      const blocks = structuredData((await plainGet(record)).body);
      expect(blocks.map((block) => block['@type'])).toEqual(
        expect.arrayContaining(['TouristDestination', 'BreadcrumbList', 'FAQPage']),
      );
      const questions = textOf((await documentAt(record)).querySelector('#questions'));
      const faq = blocks.find((block) => block['@type'] === 'FAQPage');
      for (const { name, acceptedAnswer } of faq.mainEntity) {
        expect(questions).toContain(name);
        expect(questions).toContain(oneLine(acceptedAnswer.text));
      }
    });

    test('keeps the next step in reach on a phone', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(record);
      const guide = page.getByRole('link', {
        name: fill(island.next.guideShort, placeArguments('name', naxos.name[locale], locale)),
      });
      await expect(guide).toBeInViewport();
      await page.locator('#when-to-go').scrollIntoViewIfNeeded();
      await expect(guide).toBeInViewport();
    });
  });
}

test('every island has three places to stay and three things to do on its page', async () => {
  for (const slug of islandSlugs) {
    const page = await documentAt(`/islands/${slug}`);
    for (const section of ['stay', 'activities']) {
      const links = page.querySelectorAll(`#${section} .pick-list a`);
      expect([slug, section, links.length]).toEqual([slug, section, 3]);
    }
  }
});

const { list, characters } = enIslands;

test.describe('the list of islands', () => {
  const slugs = async (page: Page) => {
    const links = await cards(page, list).getByRole('link').all();
    return Promise.all(links.map(async (link) => nakedSlug(await link.getAttribute('href'))));
  };

  test('sorts by area and by hours, in the order one reads and tabs', async ({ page }) => {
    await page.goto('/islands');
    await page.getByLabel(list.sort).selectOption('area');
    await expect.poll(async () => (await slugs(page))[0]).toBe('naxos');
    expect((await slugs(page)).at(-1)).toBe('schinoussa');
    await page.getByLabel(list.sort).selectOption('hours');
    await expect.poll(async () => (await slugs(page))[0]).toBe('kea');
    await expect(page).toHaveURL(/\?sort=hours$/);
  });

  test('opens as it was shared, and ignores what it does not know', async ({ page }) => {
    await page.goto('/islands?size=large&character=beaches&hours=5&sort=population&x=1');
    await expect(page.getByRole('radio', { name: list.sizes.large })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: characters.beaches })).toBeChecked();
    await expect.poll(() => slugs(page)).toEqual(['naxos', 'paros', 'andros', 'milos']);
    await page.goto('/islands?size=huge&hours=99');
    await expect(cards(page, list)).toHaveCount(24);
  });

  test('is worked by keyboard alone', async ({ page }) => {
    await page.goto('/islands');
    const anySize = page.getByRole('group', { name: list.size }).getByRole('radio').first();
    await expect(anySize).toBeEnabled();
    await anySize.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: list.sizes.small })).toBeChecked();
    await expect(cards(page, list)).toHaveCount(10);
    await page.getByRole('checkbox', { name: characters.quiet }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?size=small&character=quiet$/);
  });

  test('folds its filters away on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/islands');
    const fold = page.getByRole('button', { name: list.filters });
    await expect(page.getByRole('group', { name: list.size })).toBeHidden();
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('checkbox', { name: list.airportOnly }).check();
    await expect(cards(page, list)).toHaveCount(6);
    await expect(fold).toContainText('(1)');
  });
});

test.describe('the list of islands without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is narrowed by links, and made whole again', async ({ page }) => {
    await page.goto('/islands');
    const nightlife = page
      .getByRole('navigation', { name: list.character })
      .getByRole('link', { name: characters.nightlife });
    await nightlife.click();
    await expect(page).toHaveURL('/islands?character=nightlife');
    await expect(nightlife).toHaveAttribute('aria-current', 'true');
    const few = await cards(page, list).count();
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(12);
    await page.getByRole('link', { name: list.reset }).click();
    await expect(cards(page, list)).toHaveCount(24);
  });
});

test.describe('the chart of an island', () => {
  // As people see it, drawing and all: what lies over what decides where a click goes.
  test.use({ artwork: true });

  test('leads from a name to the sentence about it', async ({ page }) => {
    await page.goto('/islands/naxos');
    await page.locator('a.chart-name[href="#village-chora"]').first().click();
    await expect(page).toHaveURL(/#village-chora$/);
    await expect(page.locator('#village-chora')).toBeInViewport();
  });

  test('lights up the place one points at in the list beside it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/islands/naxos');
    const place = page.locator('#beach-kastraki');
    // Pointed at anew until the page has woken up and listens.
    await expect(async () => {
      await page.locator('#places-title').hover();
      await place.hover();
      await expect(place).toHaveAttribute('data-lit', '', { timeout: 500 });
    }).toPass();
    await expect(page.locator('[data-chart] li:has(a[href="#beach-kastraki"])')).toHaveAttribute(
      'data-lit',
      '',
    );
    await page.locator('#village-chora').hover();
    await expect(place).not.toHaveAttribute('data-lit');
  });
});
