import { islandSlugs } from '../lib/foundation/ids/island-slugs';
import { featuredExperiences, testimonials } from '../lib/records/home/data';
import el from '../messages/el/home.json' with { type: 'json' };
import en from '../messages/en/home.json' with { type: 'json' };
import { fontsShown } from './support/fonts';
import { structuredData, textOf } from './support/html';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

for (const { locale, prefix, text } of [
  { locale: 'en', prefix: '', text: en },
  { locale: 'el', prefix: '/el', text: el },
] as const) {
  const home = prefix || '/';

  /**
   * Waits until the page shows the number of activities: it is regenerated a minute after the
   * backend failed to answer in time.
   */
  const untilCounted = () =>
    expect
      .poll(
        async () =>
          textOf((await documentAt(home)).querySelectorAll('.figure-tiles a strong')[1] ?? null),
        { timeout: 100_000, intervals: [500, 2000, 5000] },
      )
      .toMatch(/^\d+$/);

  test.describe(`home page, ${locale}`, () => {
    test('starts with the title, the two main links and the counted figures', async ({ page }) => {
      test.setTimeout(130_000);
      await untilCounted();
      await page.goto(home);
      const main = page.getByRole('main');
      await expect(page).toHaveTitle(`Cyclades Compass: ${text.metaTitle}`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.hero.title);
      await expect(main.getByRole('link', { name: text.hero.assistant })).toHaveAttribute(
        'href',
        `${prefix}/touristas-ai`,
      );
      await expect(
        main.getByRole('link', { name: text.hero.islands.replace('{count}', '24'), exact: true }),
      ).toHaveAttribute('href', `${prefix}/islands`);
      const { label, islands, activities } = text.figures;
      const tiles = page.getByRole('region', { name: label });
      await expect(tiles.getByRole('link')).toHaveText([
        `24 ${islands}`,
        new RegExp(`^\\d+ ${activities}$`),
      ]);
      // No figure of the publisher is shown, so there is nothing to caption.
      await expect(tiles.getByRole('paragraph')).toHaveCount(0);
    });

    test('each figure links to an existing page', async () => {
      test.setTimeout(130_000);
      await untilCounted();
      const page = await documentAt(home);
      const links = page.querySelectorAll('.figure-tiles a');
      expect(links).toHaveLength(2);
      for (const link of links) {
        const [path, part] = (link.getAttribute('href') ?? '').split('#');
        const target = path ? await documentAt(path) : page;
        if (part) expect(target.querySelector(`#${part}`), part).not.toBeNull();
      }
    });

    test('counts activities like their list, and links to every kind of service', async () => {
      test.setTimeout(130_000);
      await untilCounted();
      const page = await documentAt(home);
      const link = page.querySelectorAll('.figure-tiles a')[1];
      const { body } = await plainGet('/api/listings/activities?access=public');
      expect(link?.getAttribute('href')).toBe(`${prefix}/activities?access=public`);
      expect(textOf(link?.querySelector('strong') ?? null)).toBe(String(JSON.parse(body).total));
      for (const path of [
        'ferry-tickets',
        'hotels',
        'activities',
        'rent-a-car',
        'flights',
        'transfers',
      ]) {
        expect(page.querySelector(`main a[href="${prefix}/${path}"]`), path).not.toBeNull();
      }
    });

    test('shows an initial for each quoted person', async () => {
      const page = await documentAt(home);
      const quoted = page.querySelectorAll('#testimonials figcaption');
      expect(quoted).toHaveLength(testimonials.length);
      for (const one of quoted) expect(one.querySelector('svg, img')).not.toBeNull();
    });

    test('keeps the box on the map off the islands', async ({ page }) => {
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(home);
        await fontsShown(page);
        const covered = await page.evaluate(() => {
          const box = document.querySelector('main h1')?.parentElement?.parentElement;
          const { right = 0, top = 0 } = box?.getBoundingClientRect() ?? {};
          const names = [...document.querySelectorAll('main figure a .chart-name')];
          const under = names.filter((name) => {
            const { left, bottom } = name.getBoundingClientRect();
            return bottom > top && left < right;
          });
          return { names: names.length, under: under.map((name) => name.textContent) };
        });
        expect(covered, `at ${width}`).toEqual({ names: 24, under: [] });
      }
    });

    test('shows every island on the map', async () => {
      const page = await documentAt(home);
      const chart = page.querySelector(`figure[aria-label="${text.hero.chart}"]`);
      for (const slug of islandSlugs) {
        expect(chart?.querySelectorAll(`a[href="${prefix}/islands/${slug}"]`), slug).toHaveLength(
          1,
        );
      }
    });

    test('shows six guides, six sights, four services and the assistant', async () => {
      const page = await documentAt(home);
      const part = (title: string) => {
        const heading = page.querySelectorAll('main h2').find((one) => textOf(one) === title);
        const section = heading?.closest('section');
        return { text: textOf(section ?? null), items: section?.querySelectorAll('li') ?? [] };
      };
      const guides = part(text.guides.title).items;
      expect(guides).toHaveLength(6);
      expect(guides[0]?.querySelector('a')?.getAttribute('href')).toBe(
        `${prefix}/guides/santorini`,
      );
      const sights = part(text.sights.title).items;
      expect(sights).toHaveLength(6);
      expect(sights[0]?.querySelector('a')?.getAttribute('href')).toBe(
        `${prefix}/islands/mykonos#sight-delos`,
      );
      const services = part(text.services.title).items;
      expect(services).toHaveLength(4);
      expect(textOf(services.at(-1) ?? null)).toContain(locale === 'en' ? '€35' : '35 €');
      expect(part('Touristas AI').text).toContain('Beta v2.34.32');
    });

    test('labels samples as samples', async () => {
      const main = (await documentAt(home)).querySelector('main');
      const words = textOf(main);
      expect(words.split(`${text.experiences.sample} ·`)).toHaveLength(
        featuredExperiences.length + 1,
      );
      const paragraphs = main?.querySelectorAll('p').map(textOf) ?? [];
      expect(paragraphs.filter((one) => one === text.testimonials.sample)).toHaveLength(
        testimonials.length,
      );
      for (const price of [85, 95, 120]) {
        expect(words).toContain(locale === 'en' ? `€${price}` : `${price} €`);
      }
    });
  });
}

test('an island can be chosen on the map of the home page', async ({ page }) => {
  await page.goto('/');
  const chart = page.getByRole('figure', { name: en.hero.chart });
  await chart.getByRole('link', { name: 'Naxos', exact: true }).press('Enter');
  await expect(page).toHaveURL('/islands/naxos');
});

test('describes the search for search engines', async () => {
  const data = structuredData((await plainGet('/')).body);
  expect(JSON.stringify(data)).toContain('/search?q={search_term_string}');
});
