import elText from '../messages/el/packing.json' with { type: 'json' };
import enText from '../messages/en/packing.json' with { type: 'json' };
import { textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enText, el: elText };

for (const { locale, prefix } of languages) {
  const t = texts[locale];

  test(`a list is complete without JavaScript, and states its basis, ${locale}`, async () => {
    const page = await documentAt(
      `${prefix}/packing-list?month=7&nights=10&island=anafi&island=naxos&do=hike&children=1&own=Guitar`,
    );
    const manifest = page.querySelector('.manifest');
    const text = textOf(manifest ?? null);
    expect(text).toContain(t.holds.paths);
    expect(text).toContain(t.reasons.meltemi);
    expect(text).toContain(
      t.reasons.cash.replace('{islands}', locale === 'en' ? 'Anafi' : 'Ανάφη'),
    );
    expect(text).toContain('Guitar');
    expect(text).toContain(t.manifest.each.replace('{count}', '7'));
    const off = manifest?.querySelector('[data-thing=book]')?.closest('li')?.querySelector('a');
    const without = await documentAt(off?.getAttribute('href') ?? '');
    expect(without.querySelector('[data-thing=book]')).toBeNull();
    expect(textOf(without.querySelector('.manifest-left') ?? null)).toContain(t.manifest.left);
    expect(without.querySelector('[data-thing="own:Guitar"]')).not.toBeNull();
  });

  test(`unknown values are reported and the rest is packed, ${locale}`, async () => {
    const page = await documentAt(
      `${prefix}/packing-list?month=99&island=atlantis&do=fly&nights=x`,
    );
    const main = textOf(page.querySelector('main'));
    expect(main).toContain(t.errors.summary);
    expect(textOf(page.querySelector('#packing-month-error'))).toBe(t.errors.month);
    expect(page.querySelectorAll('[data-thing]').length).toBeGreaterThan(20);
  });
}

test('ticks are stored in this browser and are not part of the link', async ({ page, browser }) => {
  await page.goto('/packing-list?month=6&island=sifnos&do=hike');
  const hat = page.locator('[data-thing=hat]');
  const count = page.locator('.tick-keeper b');
  await expect(count).toContainText('0 of');
  await hat.check();
  await expect(count).toContainText('1 of');
  await page.reload();
  await expect(hat).toBeChecked();
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.locator('.tick-keeper b')).toContainText('0 of');
  await other.close();
  // The list is still there on the next visit.
  await page.goto('/packing-list');
  await page.getByRole('link', { name: enText.keep.last }).click();
  await expect(page).toHaveURL(/island=sifnos/);
  await expect(page.locator('[data-thing=hat]:visible')).toBeChecked();
  await page.getByRole('button', { name: enText.keep.clear }).click();
  await expect(page.locator('[data-thing=hat]:visible')).not.toBeChecked();
});

for (const [name, refuse] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    },
  ],
] as const) {
  test(`storage that is ${name} is reported, and the page keeps working`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto('/packing-list?month=6');
    await expect(page.getByText(enText.keep.noStorage)).toBeVisible();
    await page.locator('[data-thing=book]').check();
    await expect(page.locator('.tick-keeper b')).toContainText('1 of');
  });
}
