import { routes } from '../lib/platform/routes/register';
import el from '../messages/el/passengerRights.json' with { type: 'json' };
import en from '../messages/en/passengerRights.json' with { type: 'json' };
import { textOf } from './support/html';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

const path = routes.disruptionsRights;
const states = (page: Awaited<ReturnType<typeof documentAt>>) =>
  Object.fromEntries(
    page
      .querySelectorAll('[data-right]')
      .map((right) => [right.getAttribute('data-right'), right.getAttribute('data-state')]),
  );

for (const { prefix, texts } of [
  { prefix: '', texts: en },
  { prefix: '/el', texts: el },
] as const) {
  test(`a card is filled in for a boat, with articles, ${prefix || 'en'}`, async () => {
    const query = 'boat=wcj-out@2027-07-14&what=late&cause=technical&left=130&arrived=250&price=50';
    const page = await documentAt(`${prefix}${path}?${query}`);
    const card = page.querySelector('[data-testid=rights-card]');
    expect(states(page)).toEqual({
      information: 'owed',
      choice: 'owed',
      food: 'owed',
      night: 'owed',
      compensation: 'owed',
      complaint: 'owed',
    });
    expect(textOf(card)).toContain('2027');
    const share = card?.querySelector('[data-right=compensation]');
    expect(textOf(share ?? null)).toMatch(/25 %|50 %/);
    expect(textOf(share ?? null)).toContain('19, 20(4)');
    expect(textOf(card?.querySelector('[data-right=complaint]') ?? null)).toMatch(
      /14 (September|Σεπτεμβρίου) 2027/,
    );
    expect(page.querySelector('input[name=left]')?.getAttribute('value')).toBe('130');
    expect(textOf(page.querySelector('main'))).toContain(texts.states.owed);
  });

  test(`bad weather leaves no bed and no compensation, ${prefix || 'en'}`, async () => {
    const page = await documentAt(`${prefix}${path}?what=cancelled&cause=weather`);
    expect(states(page)).toMatchObject({
      choice: 'owed',
      food: 'owed',
      night: 'not-owed',
      compensation: 'not-owed',
      ban: 'owed',
    });
    expect(textOf(page.querySelector('[data-right=ban]'))).toContain(texts.card.greekLaw);
  });

  test(`the form is there without a query, and names faults, ${prefix || 'en'}`, async () => {
    const plain = await documentAt(`${prefix}${path}`);
    expect(plain.querySelector('[data-testid=rights-card]')).toBeNull();
    expect(plain.querySelectorAll('form select').length).toBeGreaterThan(1);
    expect(textOf(plain.querySelector('main'))).toContain(texts.notes.title);
    const faulty = await documentAt(`${prefix}${path}?left=soon&boat=none@2027-07-14`);
    expect(textOf(faulty.querySelector('#left-error'))).toBe(texts.form.faults.left);
    expect(textOf(faulty.querySelector('main'))).toContain(texts.unknownBoat);
  });
}

test('the empty form opens with a sentence on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await expect(page.getByText(en.intro)).toBeVisible();
});
