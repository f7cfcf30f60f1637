import { fill } from '../lib/foundation/i18n/fill';
import { placeArguments } from '../lib/foundation/i18n/greek/cases';
import { naxos } from '../lib/records/islands/data/naxos';
import elIslands from '../messages/el/islands.json' with { type: 'json' };
import enIslands from '../messages/en/islands.json' with { type: 'json' };
import { oneLine, structuredData, textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enIslands, el: elIslands };

for (const { locale, prefix } of languages) {
  const { island, climate } = texts[locale];

  test.describe(`the page of an island, ${locale}`, () => {
    const record = `${prefix}/islands/naxos`;

    test('shows its name in both scripts, its facts and the climate of twelve months', async () => {
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
      const table = page
        .querySelectorAll('#when-to-go details')
        .find((one) => textOf(one.querySelector('summary')).includes(climate.table));
      expect(table?.querySelectorAll('tbody tr')).toHaveLength(12);
    });

    test('shows real activities, and areas to stay instead of samples', async () => {
      const page = await documentAt(record);
      const { body } = await plainGet('/api/listings/activities?island=naxos&real=yes');
      const { total, results } = JSON.parse(body) as { total: number; results: { slug: string }[] };
      const real = results.map(({ slug }) => `${prefix}/activities/${slug}`);
      const picks = page.querySelectorAll('#activities .pick-list a');
      expect(picks).toHaveLength(3);
      for (const link of picks) expect(real).toContain(link.getAttribute('href'));
      const wanted = `${prefix}/activities?real=yes&island=naxos`;
      const links = page.querySelectorAll('#activities a');
      const all = links.find((link) => link.getAttribute('href') === wanted) ?? null;
      expect(textOf(all)).toContain(String(total));

      const rooms = page.querySelectorAll('#stay .pick-list a');
      expect(rooms.length).toBeGreaterThan(3);
      for (const link of rooms) expect(link.getAttribute('href')).toContain('booking.com');
      expect(page.querySelector(`#stay a[href^="${prefix}/hotels/"]`)).toBeNull();
    });

    test('links to pages in its own language', async () => {
      const page = await documentAt(record);
      const hrefs = page
        .querySelectorAll(`nav[aria-label="${island.next.label}"] a`)
        .map((link) => link.getAttribute('href'));
      expect(hrefs[0]).toBe(`${prefix}/guides/naxos`);
      expect(hrefs).toContain(`${prefix}/hotels?island=naxos`);
      const first = page.querySelector('#who-for a')?.getAttribute('href') ?? '';
      expect(first).toBe(`${prefix}/islands?character=beaches`);
    });

    test('describes the island for search engines', async () => {
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

    test('keeps the main action visible on a phone', async ({ page }) => {
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

test('the character of an island links to islands that share it', async ({ page }) => {
  await page.goto('/islands/naxos');
  await page.locator('#who-for').getByRole('link').first().click();
  await expect(page).toHaveURL('/islands?character=beaches');
  await expect(page.getByRole('checkbox', { name: enIslands.characters.beaches })).toBeChecked();
});

test.describe('the chart of an island', () => {
  // With the artwork, as people see it: overlapping elements decide where a click goes.
  test.use({ artwork: true });

  test('links from a name to the sentence about it', async ({ page }) => {
    await page.goto('/islands/naxos');
    await page.locator('a.chart-name[href="#village-chora"]').first().click();
    await expect(page).toHaveURL(/#village-chora$/);
    await expect(page.locator('#village-chora')).toBeInViewport();
  });

  test('highlights the place that is hovered in the list beside it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/islands/naxos');
    const place = page.locator('#beach-kastraki');
    const onChart = page.locator('[data-chart] li:has(a[href="#beach-kastraki"])');
    // Repeated until the page is hydrated, and after late images have moved the list.
    await expect(async () => {
      await page.locator('#places-title').hover();
      await place.hover();
      await expect(place).toHaveAttribute('data-lit', '', { timeout: 500 });
      await expect(onChart).toHaveAttribute('data-lit', '', { timeout: 500 });
    }).toPass();
    await page.locator('#village-chora').hover();
    await expect(place).not.toHaveAttribute('data-lit');
  });
});
