import elText from '../messages/el/tripSuggestions.json' with { type: 'json' };
import enText from '../messages/en/tripSuggestions.json' with { type: 'json' };
import { textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enText, el: elText };
const path = '/trip-planner-original';
const asked =
  'month=6&nights=7&start=ATH&interests=quiet&interests=beaches&pace=steady&budget=middle&adults=2';
const mainAt = async (address: string) => (await documentAt(address)).querySelector('main');

for (const { locale, prefix } of languages) {
  const t = texts[locale];

  test(`seven questions give a whole trip on one page, ${locale}`, async () => {
    const main = await mainAt(`${prefix}${path}?${asked}`);
    expect(main?.querySelectorAll('.trip-days > li').length).toBeGreaterThanOrEqual(7);
    expect(textOf(main)).toContain(t.result.why);
    expect(textOf(main)).toContain(t.result.climate);
    expect(main?.querySelector('.ledger')).not.toBeNull();
    expect(main?.querySelectorAll('.pick-list').length).toBeGreaterThan(0);
    // The form keeps its input.
    const ticked = main?.querySelectorAll('[name=interests][checked]') ?? [];
    expect(ticked.map((box) => box.getAttribute('value')).toSorted()).toEqual(['beaches', 'quiet']);
    const links = (main?.querySelectorAll('a') ?? []).map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect(links.some((href) => href.includes('/my-trips/new?plan='))).toBe(true);
  });

  test(`invalid values are reported beside their field, ${locale}`, async () => {
    const bad =
      'month=13&nights=99&adults=x&interests=food&interests=views&interests=quiet&interests=hiking';
    const main = await mainAt(`${prefix}${path}?${bad}`);
    const errorOf = (field: string) => textOf(main?.querySelector(`#${field}-error`) ?? null);
    expect(errorOf('month')).toBe(t.errors['unknown-choice']);
    expect(errorOf('nights')).toBe(t.errors['nights-out-of-range']);
    expect(errorOf('adults')).toBe(t.errors['adults-out-of-range']);
    expect(errorOf('interests')).toBe(t.errors['too-many-interests']);
    expect(main?.querySelector('#nights')?.getAttribute('value')).toBe('99');
  });
}

test('hostile addresses get an answer', async () => {
  for (const query of [
    `month=${'9'.repeat(5000)}`,
    'month=6&interests=__proto__&interests=constructor',
    'month[]=6&nights[$gt]=1',
    `month=6&${'interests=food&'.repeat(300)}`,
    'month=%00&start=%F0%9F%9A%A2',
    'utm_source=x',
  ]) {
    expect.soft((await plainGet(`${path}?${query}`)).status, query.slice(0, 40)).toBe(200);
  }
});
