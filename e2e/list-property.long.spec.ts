import { testBackend, testBackendUrl } from '../tools/test/test-settings.mjs';
import { hydrated } from './support/hydrated';
import {
  dot,
  fillAbout,
  fillContact,
  fillRooms,
  ownName,
  propertyForm,
  propertyLanguages,
  storedProperties,
} from './support/property';
import { expect, test } from './support/test';

const [english] = propertyLanguages;
const { words } = english;
const address = /\/list-property\/[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const picture = { name: 'house.png', mimeType: 'image/png', buffer: dot };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of propertyLanguages) {
    const { locale, prefix, words: own, milos } = language;

    test(`a property is submitted with an error, then correctly, ${locale}`, async ({ page }) => {
      test.slow();
      const name = ownName(`Στούντιο ${locale}`);
      await page.goto(`${prefix}/list-property`);
      const form = propertyForm(page, language);
      await hydrated(page);
      await expect(form.rooms).toBeHidden();
      await fillAbout(form, name);
      await form.description.fill('Nice.');
      await form.next('rooms').click();
      await expect(form.summary).toBeFocused();
      await expect(form.summary.getByRole('link')).toHaveText([own.fields.descriptionTooShort]);
      await expect(form.description).toHaveAccessibleDescription(
        `${own.form.descriptionHint} ${own.fields.descriptionTooShort}`,
      );
      await form.summary.getByRole('link').click();
      await expect(form.description).toBeFocused();
      await fillAbout(form, name);
      await form.next('rooms').click();
      await expect(form.heading('rooms')).toBeFocused();

      await fillRooms(form);
      await form.peakTo.fill('12');
      await form.next('contact').click();
      await expect(form.peakTo).toHaveAccessibleDescription(own.fields.priceOrder);
      await form.peakTo.fill('180');
      await form.next('contact').click();
      await fillContact(form);
      // Enter continues like the button.
      await form.contactEmail.press('Enter');
      await form.photos.setInputFiles(picture);
      await expect(
        page.getByRole('img', { name: own.form.photoAlt.replace('{number}', '1') }),
      ).toBeVisible();
      await form.next('check').click();
      await expect(page.getByText(name)).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: milos })).toBeVisible();
      await form.send.click();
      await expect(form.summary.getByRole('link')).toHaveText([own.fields.authorisedMissing]);
      await form.authorised.check();
      await form.send.click();

      // The server re-encodes the photo: on a busy machine that takes longer than the usual
      // timeout, and the form says so.
      await expect(page).toHaveURL(address, { timeout: 30_000 });
      await expect(page.getByRole('heading', { name: own.sentPage.title })).toBeVisible();
      const [reference] = /[^/]+$/.exec(page.url()) ?? [];
      await expect(page.getByText(String(reference), { exact: true })).toBeVisible();
      expect(await storedProperties(page.request, name)).toMatchObject([
        {
          reference,
          locale,
          island: 'milos',
          state: 'received',
          user_id: null,
          peak_from: 12_000,
          peak_to: 18_000,
          amenities: ['sea-view'],
          photos: [expect.stringMatching(/\/1\.(webp|png)$/)],
        },
      ]);
      // The page contains nothing of the submission, and the draft is deleted.
      expect(await page.content()).not.toContain(name);
      expect(await page.evaluate(() => localStorage.getItem('compass-draft-property'))).toBeNull();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without steps, a property is submitted with an error, then correctly', async ({ page }) => {
    const name = ownName('Plain studios');
    await page.goto('/list-property');
    const form = propertyForm(page, english);
    await fillAbout(form, name);
    await fillRooms(form);
    await fillContact(form);
    await form.contactEmail.fill('eleni');
    await form.authorised.check();
    await form.photos.setInputFiles({ ...picture, buffer: Buffer.from('<svg onload="x()"/>') });
    await form.send.click();
    await expect(form.summary.getByRole('link')).toHaveText([
      words.fields.contactEmailInvalid,
      words.fields.photosKind,
    ]);
    await expect(form.photos).toHaveAccessibleDescription(/JPEG, PNG or WebP picture/);
    await expect(form.kind).toHaveValue('studios');
    await expect(form.peakTo).toHaveValue('180');
    await expect(form.amenity('sea-view')).toBeChecked();
    await expect(form.authorised).toBeChecked();
    expect(await storedProperties(page.request, name)).toEqual([]);

    await form.contactEmail.fill('eleni@example.org');
    await form.photos.setInputFiles([picture, { ...picture, name: 'again.png' }]);
    await form.send.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: words.sentPage.title })).toBeVisible();
    const [stored] = await storedProperties(page.request, name);
    expect(stored.photos).toEqual([`${stored.id}/1.webp`]);
    const photo = await page.request.get(
      `${testBackendUrl}/storage/v1/object/property-photos/${stored.photos[0]}`,
      { headers: { apikey: testBackend.keys.EMBEDDED_SECRET_KEY, 'user-agent': 'tests' } },
    );
    expect(photo.headers()['content-type']).toBe('image/webp');
    expect((await photo.body()).subarray(8, 12).toString()).toBe('WEBP');
  });
});

test.describe('a form of many megabytes', () => {
  test.use({ javaScriptEnabled: false });

  test('too large photos are reported, and the input is one step back', async ({ page }) => {
    await page.goto('/el/list-property');
    const form = propertyForm(page, propertyLanguages[1]);
    await form.name.fill('Πολλές φωτογραφίες');
    const buffer = Buffer.concat([dot, Buffer.alloc(4 * 1024 * 1024)]);
    await form.photos.setInputFiles([
      { ...picture, buffer },
      { ...picture, name: 'b.png', buffer },
    ]);
    await form.send.click();
    await expect(page.getByText('6 MB')).toBeVisible();
    await page.goBack();
    await expect(form.name).toHaveValue('Πολλές φωτογραφίες');
  });
});

test('a property sent from two tabs at once is stored once', async ({ page, context }) => {
  const name = ownName('Twice');
  const pages = [page, await context.newPage()];
  const forms = [];
  for (const tab of pages) {
    await tab.goto('/list-property');
    await hydrated(tab);
    await tab.evaluate(() => localStorage.clear());
    const form = propertyForm(tab, english);
    await fillAbout(form, name);
    await form.next('rooms').click();
    await fillRooms(form);
    await form.next('contact').click();
    await fillContact(form);
    await form.next('photos').click();
    await form.next('check').click();
    await form.authorised.check();
    forms.push(form);
  }
  await Promise.all(forms.map((form) => form.send.click()));
  for (const tab of pages) await expect(tab).toHaveURL(address);
  expect(pages[0]?.url()).toBe(pages[1]?.url());
  expect(await storedProperties(page.request, name)).toHaveLength(1);
});

test('a lost connection loses no input, and is reported', async ({ page }) => {
  const name = ownName('Broken off');
  await page.goto('/list-property');
  const form = propertyForm(page, english);
  await fillAbout(form, name);
  await form.next('rooms').click();
  await fillRooms(form);
  await form.next('contact').click();
  await fillContact(form);
  await form.next('photos').click();
  await form.photos.setInputFiles(picture);
  await form.next('check').click();
  await form.authorised.check();
  await page.route('**/list-property', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await form.send.click();
  await expect(form.summary).toContainText(words.form.unansweredTitle);
  await expect(page.getByText(name)).toBeVisible();
  await page.unroute('**/list-property');
  await form.send.click();
  await expect(page).toHaveURL(address);
  expect(await storedProperties(page.request, name)).toMatchObject([
    { photos: [expect.any(String)] },
  ]);
});

test('a draft is restored after leaving the page, and can be deleted', async ({ page }) => {
  await page.goto('/list-property');
  const form = propertyForm(page, english);
  await fillAbout(form, 'Half-written');
  await form.next('rooms').click();
  await form.rooms.fill('6');
  await page.reload();
  await expect(page.getByText(words.form.draftFound)).toBeVisible();
  await expect(form.name).toHaveValue('Half-written');
  await expect(form.kind).toHaveValue('studios');
  await form.next('rooms').click();
  await expect(form.rooms).toHaveValue('6');
  await page.getByRole('button', { name: words.form.draftDelete }).click();
  await expect(form.name).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('compass-draft-property'))).toBeNull();
});

test('photos can be added and removed, up to eight', async ({ page }) => {
  await page.goto('/list-property');
  const form = propertyForm(page, english);
  await fillAbout(form, 'Photos');
  await form.next('rooms').click();
  await fillRooms(form);
  await form.next('contact').click();
  await fillContact(form);
  await form.next('photos').click();
  const text = { name: 'house.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await form.photos.setInputFiles([text, picture]);
  await expect(page.getByText(words.fields.photosKind)).toBeVisible();
  await expect(page.getByText('1 of 8')).toBeVisible();
  await form.photos.setInputFiles(Array.from({ length: 8 }, () => picture));
  await expect(page.getByText(words.fields.photosTooMany)).toBeVisible();
  await expect(page.getByText('8 of 8')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 3' }).click();
  await expect(page.getByText('7 of 8')).toBeVisible();
});

test('an invented reference number is not confirmed', async ({ page }) => {
  await page.goto('/list-property/ZZZZ-ZZZ0');
  await expect(page.getByRole('heading', { name: words.sentPage.unknownTitle })).toBeVisible();
  expect((await page.request.get('/list-property/zzzz')).status()).toBe(404);
});
