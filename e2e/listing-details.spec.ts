import { readPage } from './support/html';
import { languages } from './support/languages';
import { plainGet } from './support/plain-request';
import { publish } from './support/publish';
import { expect, test } from './support/test';

const open = '/activities/milos-walk-on-sarakiniko';
const sample = '/activities/paros-boat-day-to-the-channel-of-antiparos';
const vehicle = '/rent-a-car/small-hatchback-naxos-paros';
const words = {
  en: {
    open: [
      'The white rocks of Sarakiniko',
      'Free',
      'To be back by sunset on 21 December',
      'Nearest port',
    ],
    sample: [
      'Sample listing',
      'Called off at 6 Beaufort or more: a strong breeze, 39–49 km/h.',
      'Sunrise',
    ],
    vehicle: ['Class B (car)', 'Held for at least a year', 'does not let it on a ferry'],
  },
  el: {
    open: [
      'Τα άσπρα βράχια στο Σαρακήνικο',
      'Δωρεάν',
      'πριν από τη δύση στις 21 Δεκεμβρίου',
      'Κοντινότερο λιμάνι',
    ],
    sample: ['Ματαιώνεται από 6 μποφόρ και πάνω: ισχυρός άνεμος, 39–49 χλμ./ώρα.', 'Ανατολή'],
    vehicle: [
      'Κατηγορία B (αυτοκίνητο)',
      'τουλάχιστον ενός έτους',
      'δεν επιτρέπει να ανέβει σε πλοίο',
    ],
  },
} as const;

const types = (page: ReturnType<typeof readPage>) =>
  page.structuredData.map((data) => data['@type']).filter(Boolean);

for (const { locale, prefix, errors } of languages) {
  test(`a public place is described for search engines, with its source, ${locale}`, async () => {
    const { status, body } = await plainGet(prefix + open);
    const page = readPage(body);
    expect(status).toBe(200);
    for (const said of words[locale].open) expect(page.text).toContain(said);
    expect(page.robots).toBe('');
    expect(page.headings).toBe(1);
    expect(types(page)).toEqual(expect.arrayContaining(['BreadcrumbList', 'TouristAttraction']));
    expect(page.links).toContain('https://harrys-greece.com/h-greek-islands/cyc/milos6.htm');
    expect(page.links).toContain(`${prefix}/islands/milos`);
    expect(page.links).toContain(`${prefix}/transfers?island=milos`);
    // Lists similar activities and not itself.
    const others = page.links.filter((link) => link.startsWith(`${prefix}/activities/`));
    expect(new Set(others).size).toBeGreaterThanOrEqual(3);
    expect(others).not.toContain(prefix + open);
  });

  test(`a sample is labelled, and hidden from search engines, ${locale}`, async () => {
    const page = readPage((await plainGet(prefix + sample)).body);
    for (const said of words[locale].sample) expect(page.text).toContain(said);
    expect(page.robots).toContain('noindex');
    expect(types(page)).not.toContain('TouristAttraction');
  });

  test(`a vehicle states the required licence and where it may be driven, ${locale}`, async () => {
    const page = readPage((await plainGet(prefix + vehicle)).body);
    for (const said of words[locale].vehicle) expect(page.text).toContain(said);
    expect(page.links).toContain(`${prefix}/islands/antiparos`);
    expect(page.links).toContain(`${prefix}/help#driving-licence`);
    expect(page.robots).toContain('noindex');
  });

  test(`an unknown id is a 404 page with text, ${locale}`, async () => {
    for (const none of ['/activities/no-such-thing', '/rent-a-car/no-such-car']) {
      const { status, body } = await plainGet(prefix + none);
      expect(status).toBe(404);
      expect(readPage(body).text).toContain(errors.notFound.title);
      expect(readPage(body).robots).toContain('noindex');
    }
  });
}

test('shows the daylight of the requested day', async () => {
  const page = readPage((await plainGet(`${open}?from=2030-03-20&to=2030-03-22`)).body);
  expect(page.text).toContain('To be back by sunset on 20 March');
});

test('a withdrawn listing disappears within seconds, and comes back', async () => {
  const slug = 'paros-marble-carving-afternoon';
  const isPublished = (value: boolean) => publish('activities', slug, value);
  const status = async () => (await plainGet(`/activities/${slug}`)).status;
  await isPublished(true);
  expect(await status()).toBe(200);
  await isPublished(false);
  await expect.poll(status, { timeout: 15_000 }).toBe(404);
  await isPublished(true);
  await expect.poll(status, { timeout: 15_000 }).toBe(200);
});

test('an invalid id is a 404', async () => {
  for (const none of ['no-such-place', 'x', '%27%3B-drop', 'a'.repeat(300), 'plain', 'a--b']) {
    const { status, body } = await plainGet(`/hotels/${none}`);
    expect(status, none).toBe(404);
    expect(readPage(body).headings, none).toBe(1);
  }
});

test('a listing has its own share image, and an unknown one has none', async () => {
  const page = readPage((await plainGet(`/el${open}`)).body);
  expect(page.ogImage).toEqual([
    expect.stringMatching(/\/og\/el\/listings\/activities\/milos-walk-on-sarakiniko\.png$/),
  ]);
  const image = await plainGet(new URL(page.ogImage[0] ?? '').pathname);
  expect(image.status).toBe(200);
  expect(image.headers['content-type']).toBe('image/png');
  expect(image.headers['set-cookie']).toBeUndefined();
  for (const none of ['activities/no-such-thing', 'hotels/milos-walk-on-sarakiniko', 'notes/x-y']) {
    expect((await plainGet(`/og/en/listings/${none}.png`)).status, none).toBe(404);
  }
});

test('the start of an activity is beside its bar of the day where the bar is too short for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(open);
  for (const bar of await page.locator('.day-band-bar').all()) {
    const [around, label] = [await bar.boundingBox(), await bar.locator('b').boundingBox()];
    if (!(around && label)) throw new Error('A bar or its label is not shown');
    const isInside = label.x >= around.x && label.x + label.width <= around.x + around.width;
    expect(isInside || label.x + label.width <= around.x + 1).toBe(true);
  }
});
