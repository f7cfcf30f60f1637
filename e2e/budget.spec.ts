import rates from '../lib/trips/budget/rates.json' with { type: 'json' };
import elText from '../messages/el/budget.json' with { type: 'json' };
import enText from '../messages/en/budget.json' with { type: 'json' };
import tripsText from '../messages/en/savedTrips.json' with { type: 'json' };
import { cookieHeader, signIn } from './support/account';
import { textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enText, el: elText };
const { new: fresh } = tripsText;
const trip =
  'island=paros&nights=3&island=naxos&nights=4&date=2027-07-14&adults=2&children=1&style=middle&move=hire&outings=2&currency=USD';

const mainAt = async (address: string) => (await documentAt(address)).querySelector('main');
/** Digits of an amount, without anything around and between them. */
const digits = (text: string) => Number(text.replace(/\D/g, ''));

for (const { locale, prefix } of languages) {
  const t = texts[locale];

  test(`a budget works without JavaScript and matches the API, ${locale}`, async () => {
    const main = await mainAt(`${prefix}/budget-calculator?${trip}`);
    const { body } = await plainGet(`/api/budget?${trip}&lang=${locale}`);
    const answer = JSON.parse(body);
    for (const { category, range } of answer.byCategory) {
      const cells = [...(main?.querySelectorAll(`[data-category=${category}] td`) ?? [])];
      const shown = cells.slice(1).map((cell) => digits(textOf(cell)));
      expect
        .soft(shown, category)
        .toEqual([range.low, range.likely, range.high].map((cents) => Math.round(cents / 100)));
    }
    for (const sum of ['total', 'perPerson', 'perDay'] as const) {
      const shown = textOf(main?.querySelector(`[data-sum=${sum}] b`) ?? null);
      expect.soft(digits(shown), sum).toBe(Math.round(answer[sum].likely / 100));
    }
    expect(textOf(main?.querySelector('[data-sum=total] small') ?? null)).toContain('USD');
    expect(main?.querySelectorAll('.budget-lines [data-basis]')).toHaveLength(answer.lines.length);
    const savings = [...(main?.querySelectorAll('.budget-savings li') ?? [])];
    expect(savings.length).toBeGreaterThan(2);
    expect(digits(textOf(savings[0]?.querySelector('b') ?? null))).toBe(
      Math.round(answer.savings[0].cents / 100),
    );
    // The cost announced for a change equals the cost at the address of that change.
    const changed = JSON.parse(
      (await plainGet(answer.savings[0].page.replace('/budget-calculator', '/api/budget'))).body,
    );
    expect(answer.total.likely - changed.total.likely).toBe(answer.savings[0].cents);
  });

  test(`the empty calculator opens with the cost of three trips, ${locale}`, async () => {
    const starts = (await mainAt(`${prefix}/budget-calculator`))?.querySelectorAll(
      '.budget-starts li',
    );
    expect(starts).toHaveLength(3);
    for (const start of starts ?? []) {
      const href = start.querySelector('a')?.getAttribute('href') ?? '';
      const { body } = await plainGet(href.replace(/^.*\/budget-calculator/, '/api/budget'));
      const { likely } = JSON.parse(body).total;
      expect(digits(textOf(start.querySelector('b')))).toBe(Math.round(likely / 100));
    }
  });

  test(`invalid values are reported beside their field, and the input is kept, ${locale}`, async () => {
    const main = await mainAt(
      `${prefix}/budget-calculator?island=atlantis&nights=-1&island=naxos&nights=999&date=2027-02-31&adults=0&children=&move=yacht`,
    );
    const error = (id: string) => textOf(main?.querySelector(`#${id}-error`) ?? null);
    expect(error('budget-island-0')).toBe(t.errors['unknown-island']);
    expect(error('budget-nights-0')).toBe(t.errors['nights-range'].replace('{nights}', '30'));
    expect(error('budget-nights-1')).toBe(t.errors['nights-range'].replace('{nights}', '30'));
    expect(error('budget-date')).toBe(t.errors['not-a-date']);
    expect(error('budget-adults')).toBe(t.errors['adults-range'].replace('{persons}', '9'));
    expect(error('move')).toBe(t.errors['unknown-choice']);
    expect(main?.querySelector('#budget-nights-1')?.getAttribute('value')).toBe('999');
    expect(main?.querySelector('#budget-date')?.getAttribute('value')).toBe('2027-02-31');
    expect(main?.querySelector('.ledger')).toBeNull();
  });

  test(`currencies use the rates of the stated day, and amounts convert both ways, ${locale}`, async () => {
    const main = await mainAt(`${prefix}/budget-calculator?amount=250&currency=USD`);
    const section = main?.querySelector('#currency') ?? null;
    expect(textOf(section)).toContain(rates.date.slice(0, 4));
    expect(section?.querySelectorAll('[data-currency]').length).toBeGreaterThan(15);
    const [there = 0, back = 0] = [...(section?.querySelectorAll('.converted span') ?? [])].map(
      (way) => digits(textOf(way).split('=')[1] ?? ''),
    );
    expect(there).toBe(Math.round(250 * rates.rates.USD * 100));
    expect(back).toBe(Math.round((250 / rates.rates.USD) * 100));
    const wrong = await mainAt(`${prefix}/budget-calculator?amount=much&currency=`);
    expect(textOf(wrong?.querySelector('#currency-amount-error') ?? null)).toBe(
      t.errors['not-an-amount'],
    );
    expect(wrong?.querySelector('.ledger')).toBeNull();
  });
}

test('a link opened in another browser shows the same budget', async ({ page, browser }) => {
  await page.goto('/budget-calculator');
  await page.locator('#budget-island-0').selectOption('naxos');
  await page.locator('#budget-nights-0').fill('4');
  await page.locator('#budget-island-1').selectOption('amorgos');
  await page.locator('#budget-nights-1').fill('3');
  await page.locator('#budget-month').selectOption('6');
  await page.locator('#budget-children').fill('1');
  await page.locator('.budget-form button').click();
  await expect(page.locator('.ledger tfoot')).toBeVisible();
  const shown = await page.locator('.ledger').textContent();
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.locator('.ledger')).toBeVisible();
  expect(await elsewhere.locator('.ledger').textContent()).toBe(shown);
  await other.close();
  // The form is filled in from the address.
  await expect(page.locator('#budget-island-1')).toHaveValue('amorgos');
  await expect(page.locator('#budget-nights-1')).toHaveValue('3');
  await page.locator('.budget-savings a').first().click();
  await expect(page.locator('.ledger')).toBeVisible();
  await expect.poll(() => page.locator('.ledger').textContent()).not.toBe(shown);
});

test('a budget is saved as a trip with its islands, party and sums', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto(`/budget-calculator?${trip}`);
  const likely = digits((await page.locator('[data-sum=total] b').textContent()) ?? '');
  await page.getByRole('main').getByRole('link', { name: enText.result.save }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: fresh.budget.title })).toBeVisible();
  // The amount is shown again before it is saved.
  await expect(main).toContainText(likely.toLocaleString('en-GB'));
  await main.getByLabel(fresh.name).fill('What it may cost');
  await main.getByRole('button', { name: fresh.plan.save, exact: true }).click();
  await expect(page).toHaveURL(/\/my-trips\/[0-9a-f]{8}-[0-9a-f-]{27}$/);
  const id = page.url().split('/').at(-1);
  const sheet = (await documentAt(`/my-trips/${id}/sheet`, cookieHeader(account))).querySelector(
    'main',
  );
  const sheetText = textOf(sheet);
  for (const island of ['Paros', 'Naxos']) expect(sheetText).toContain(island);
  expect(sheetText).toContain('14 – 21 July 2027');
  // Its amounts are named by category.
  for (const entry of [fresh.budget.entries.stay, fresh.budget.entries.car]) {
    expect(sheetText).toContain(entry);
  }
});

test('extreme numbers in an address do not break the chart', async () => {
  const hostile = [
    'island=naxos&nights=0&month=7',
    'island=naxos&nights=1e3&month=7',
    'island=naxos&nights=٣&month=7',
    'island=naxos&nights=γʹ&month=7',
    'island=naxos&nights=3&month=13',
    'island=naxos&nights=3&date=2027-02-29',
    'island=naxos&nights=3&date=0000-00-00',
    'island=naxos&nights=3&month=7&adults=9&children=8',
    'island=naxos&nights=3&month=7&adults=-2',
    'island=naxos&nights=3&month=7&adults=Infinity',
    'island=naxos&nights=3&month=7&currency=GRD',
    `${'island=naxos&nights=3&island=paros&nights=3&'.repeat(12)}month=7`,
    'island[]=naxos&nights[]=3&month=7',
    'island=__proto__&nights=constructor&month=toString',
    `island=${'x'.repeat(3000)}&nights=3&month=7`,
    'island=%00%ff&nights=%E0%A4%A&month=7',
  ];
  for (const query of hostile) {
    const [page, api] = [
      await plainGet(`/budget-calculator?${query}`),
      await plainGet(`/api/budget?${query}`),
    ];
    expect([query, page.status, api.status]).toEqual([query, 200, 400]);
    expect(page.body, query).not.toMatch(/NaN|\[object/);
    const main = await mainAt(`/budget-calculator?${query}`);
    expect(main?.querySelector('.ledger'), query).toBeNull();
    expect(main?.querySelectorAll('[aria-invalid=true]').length, query).toBeGreaterThan(0);
  }
});
