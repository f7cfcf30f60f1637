import { readFileSync } from 'node:fs';
import { locales } from '@/lib/foundation/i18n/locales';
import { feasts } from './data';
import { nextDates } from './dates';

const feastAt = (island: string, on: string | number) => {
  const found = feasts.find((feast) => feast.island === island && feast.on === on);
  if (!found) throw new Error(`no feast on ${island} on ${on}`);
  return found;
};

describe('nextDates', () => {
  it('returns this year’s date until the last day has passed', () => {
    const kalamiotissa = feastAt('anafi', '09-07');
    expect(nextDates(kalamiotissa, '2027-09-08')).toEqual(['2027-09-07', '2027-09-08']);
    expect(nextDates(kalamiotissa, '2027-09-09')).toEqual(['2028-09-07', '2028-09-08']);
  });

  it('follows Orthodox Easter', () => {
    expect(nextDates(feastAt('sifnos', 39), '2026-11-28')).toEqual(['2027-06-10', '2027-06-10']);
    expect(nextDates(feastAt('folegandros', 0), '2027-05-03')).toEqual([
      '2027-05-02',
      '2027-05-04',
    ]);
  });
});

describe('feasts', () => {
  const fixed = feasts.filter(({ on }) => typeof on === 'string');
  it.each(locales)('are told with their day in the guide of their island, in %s', (locale) => {
    const untold = fixed.filter((feast) => {
      const guide = readFileSync(`content/guides/${feast.island}.${locale}.mdx`, 'utf8');
      return !nextDates(feast, '2027-01-01').some((day) => {
        const number = Number(day.slice(8));
        const words = day.endsWith('-08-15') ? 'Δεκαπενταύγουστ|' : '';
        return new RegExp(`${words}(?<!\\d)${number}(?!\\d)`).test(guide);
      });
    });
    expect(untold.map(({ island, on }) => `${island} ${on}`)).toEqual([]);
  });
});
