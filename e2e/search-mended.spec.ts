import { ferryLanguages } from './support/ferry-search';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

const route = 'from=piraeus&to=naxos&date=2027-07-17';

for (const { locale, prefix, text } of ferryLanguages) {
  const search = (more: string) => documentAt(`${prefix}/ferry-tickets-search?${route}${more}`);

  /** Error message and value of a field. */
  const fieldOf = (page: Awaited<ReturnType<typeof search>>, id: string) => {
    const field = page.querySelector(`main #${id}`);
    return {
      name: field?.getAttribute('name'),
      value:
        field?.tagName === 'SELECT'
          ? field.querySelector('option[selected]')?.getAttribute('value')
          : field?.getAttribute('value'),
      error: page.querySelector(`main #${id}-error`)?.textContent?.trim(),
    };
  };

  test(`an unknown class is reported beside its field, ${locale}`, async () => {
    const page = await search('&class=foo');
    expect(fieldOf(page, 'ferry-class')).toEqual({
      name: 'class',
      value: 'foo',
      error: text.errors['unknown-class'],
    });
    const planner = await documentAt(`${prefix}/trip-planner-legacy?islands=naxos:3&class=foo`);
    const error = planner.querySelector('main #class-error');
    expect(error?.textContent).toBeTruthy();
    expect(planner.querySelector('main select#class option[value="foo"]')).toBeTruthy();
  });

  test(`an invalid filter keeps its fields and the input, ${locale}`, async () => {
    const page = await search('&after=10:00&before=09:00&max-price=-3&kind=local&kind=foo');
    expect(fieldOf(page, 'filter-after').value).toBe('10:00');
    expect(fieldOf(page, 'filter-max-price')).toEqual({
      name: 'max-price',
      value: '-3',
      error: text.errors['not-a-limit'],
    });
    expect(fieldOf(page, 'filter-kind').error).toBe(text.errors['unknown-choice']);
    const ticks = page.querySelectorAll('main input[name="kind"][checked]');
    expect(ticks.map((tick) => tick.getAttribute('value'))).toEqual(['local']);

    // One error does not hide another.
    expect(fieldOf(page, 'filter-before').error).toBe(text.errors['before-not-later']);

    const hours = await search('&after=10:00&before=09:00');
    expect(fieldOf(hours, 'filter-before')).toEqual({
      name: 'before',
      value: '09:00',
      error: text.errors['before-not-later'],
    });
    const clock = await search('&after=25:00');
    expect(fieldOf(clock, 'filter-after')).toEqual({
      name: 'after',
      value: '25:00',
      error: text.errors['not-a-time'],
    });
    // A time input would drop the value before anyone sees it.
    expect(clock.querySelector('#filter-after')?.getAttribute('type')).toBe('text');
    // Parameters with a visible field have no hidden copy.
    expect(clock.querySelectorAll('main [name="after"]')).toHaveLength(1);
  });

  test(`an invalid further leg keeps itself and the others, ${locale}`, async () => {
    const good = 'leg=naxos~paros~2027-07-20';
    const same = await search(`&${good}&leg-from=paros&leg-to=paros&leg-date=2027-07-22`);
    expect(fieldOf(same, 'leg-0-to').value).toBe('paros');
    expect(fieldOf(same, 'leg-0-to').error).toBeUndefined();
    expect(fieldOf(same, 'leg-1-date').value).toBe('2027-07-22');
    expect(fieldOf(same, 'leg-1-to')).toEqual({
      name: 'leg-to',
      value: 'paros',
      error: text.errors['same-port'],
    });
    const empty = await search(`&${good}&leg-from=paros&leg-to=&leg-date=`);
    expect(fieldOf(empty, 'leg-1-to').error).toBe(text.errors.missing);
    expect(fieldOf(empty, 'leg-1-date').error).toBe(text.errors['no-day']);
    expect(fieldOf(empty, 'leg-0-from').value).toBe('naxos');
    const early = await search('&leg-from=paros&leg-to=ios&leg-date=2027-07-01');
    expect(fieldOf(early, 'leg-0-date').error).toBe(text.errors['leg-too-early']);
  });
}

test('a leg and a filter can be corrected without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/ferry-tickets-search?${route}&leg=naxos~paros~2027-07-20&before=09:00`);
  await page.locator('summary', { has: page.locator('text=/another leg/i') }).click();
  await page.locator('form:has(#leg-from) button').click();
  await page.locator('#leg-1-to').selectOption('ios');
  await page.locator('#leg-1-date').fill('2027-07-22');
  await page.locator('#filter-before').fill('11:00');
  await page.locator('form:has(#leg-1-to) button[type="submit"]').click();
  await expect(page.locator('#crossing-3')).toBeVisible();
  await expect(page.locator('#filter-before')).toHaveValue('11:00');
  await context.close();
});
