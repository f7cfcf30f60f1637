import { expect, test } from '@playwright/test';
import { featuredExperiences, testimonials } from '../lib/home/data';
import { islandSlugs } from '../lib/islands/slugs';
import el from '../messages/el/home.json' with { type: 'json' };
import en from '../messages/en/home.json' with { type: 'json' };

for (const { locale, prefix, text, naxos } of [
  { locale: 'en', prefix: '', text: en, naxos: 'Naxos' },
  { locale: 'el', prefix: '/el', text: el, naxos: 'Νάξος' },
] as const) {
  test.describe(`home page, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test.beforeEach(async ({ page }) => {
      await page.goto(prefix || '/');
    });

    test('opens with the title, the two ways on and the four figures', async ({ page }) => {
      const main = page.getByRole('main');
      await expect(page).toHaveTitle(`Cyclades Compass: ${text.metaTitle}`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.hero.title);
      await expect(main.getByRole('link', { name: text.hero.assistant })).toHaveAttribute(
        'href',
        `${prefix}/touristas-ai`,
      );
      await expect(
        main.getByRole('link', { name: text.hero.islands, exact: true }),
      ).toHaveAttribute('href', `${prefix}/islands`);
      const figures = page.getByRole('region', { name: text.figures.label });
      await expect(figures.getByRole('definition')).toHaveText([
        '24',
        '500+',
        '10K+',
        locale === 'el' ? '4,8' : '4.8',
      ]);
    });

    test('lets one choose every island on the chart', async ({ page }) => {
      const chart = page.getByRole('figure', { name: text.hero.chart });
      for (const slug of islandSlugs) {
        await expect(chart.locator(`a[href="${prefix}/islands/${slug}"]`)).toHaveCount(1);
      }
      await chart.getByRole('link', { name: naxos, exact: true }).press('Enter');
      await expect(page).toHaveURL(`${prefix}/islands/naxos`);
    });

    test('shows six guides, six sights, four services and the assistant', async ({ page }) => {
      const part = (title: string) =>
        page.getByRole('main').locator('section', {
          has: page.getByRole('heading', { level: 2, name: title }),
        });
      const guides = part(text.guides.title).getByRole('listitem');
      await expect(guides).toHaveCount(6);
      await expect(guides.first().getByRole('link')).toHaveAttribute(
        'href',
        `${prefix}/guides/santorini`,
      );
      const sights = part(text.sights.title).getByRole('listitem');
      await expect(sights).toHaveCount(6);
      await expect(sights.first().getByRole('link')).toHaveAttribute(
        'href',
        `${prefix}/islands/mykonos#sight-delos`,
      );
      const services = part(text.services.title).getByRole('listitem');
      await expect(services).toHaveCount(4);
      await expect(services.last()).toContainText(locale === 'en' ? '€35' : '35 €');
      await expect(part('Touristas AI')).toContainText('Beta v2.34.32');
    });

    test('names samples as samples', async ({ page }) => {
      await expect(page.getByText(new RegExp(`^${text.experiences.sample} ·`))).toHaveCount(
        featuredExperiences.length,
      );
      await expect(page.getByText(text.testimonials.sample, { exact: true })).toHaveCount(
        testimonials.length,
      );
      for (const price of [85, 95, 120]) {
        const written = locale === 'en' ? `€${price}` : `${price} €`;
        await expect(page.getByText(written, { exact: true })).toBeVisible();
      }
    });
  });
}

test('tells search engines where the search is', async ({ page }) => {
  await page.goto('/');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('/search?q={search_term_string}');
});
