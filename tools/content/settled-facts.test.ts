import { type LongText, longTexts, sentences } from './texts';

/*
 * Facts that were wrong in several texts; each is checked in every text that mentions it.
 */
const texts = longTexts();
const sentencesWith = (...words: RegExp[]) =>
  texts.flatMap(({ file, body }: LongText) =>
    sentences(body)
      .filter((sentence) => words.every((word) => word.test(sentence)))
      .map((sentence) => [file, sentence] as const),
  );

describe('roaming at home prices', () => {
  // A passport page also names Liechtenstein; only a telephone has a contract.
  const told = sentencesWith(/Liechtenstein|Λιχτενστάιν/, /contract|πρόγραμμα/);

  it('is mentioned in both languages, twice each', () => {
    expect(told).toHaveLength(4);
  });

  it.each(told)('%s: includes Ukraine and Moldova since January 2026', (_, sentence) => {
    expect(sentence).toMatch(/Ukraine|Ουκρανία/);
    expect(sentence).toMatch(/Moldova|Μολδαβία/);
    expect(sentence).toMatch(/January 2026|Ιανουάριο του 2026/);
  });
});

describe('refund scales of companies', () => {
  it('are never presented as one scale for all', () => {
    const usual = texts.filter(({ body }) => /usual scale|συνηθισμένη κλίμακα/i.test(body));
    expect(usual.map(({ file }) => file)).toEqual([]);
  });

  it.each(sentencesWith(/Seajets/, /14 (?:days|ημέρες)/))(
    '%s: mentions the other scales too',
    (_, told) => {
      expect(told).toMatch(/Blue Star/);
    },
  );
});

describe('long weekends', () => {
  /** Orthodox Easter by the algorithm of Meeus for the Julian calendar, thirteen days later from 1900 to 2099. */
  function easter(year: number): Date {
    const moon = (19 * (year % 19) + 15) % 30;
    const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
    const days = moon + sunday + 114;
    return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1 + 13));
  }
  const daysLater = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

  /** Clean Monday, Whit Monday, and May Day where it lengthens a weekend that Easter does not. */
  function mondaysOf(year: number): Date[] {
    const sunday = easter(year);
    const mayDay = new Date(Date.UTC(year, 4, 1));
    const besideWeekend = [1, 5].includes(mayDay.getUTCDay());
    return [daysLater(sunday, -48), ...(besideWeekend ? [mayDay] : []), daysLater(sunday, 50)];
  }
  const written = (date: Date, language: string) =>
    date.toLocaleDateString(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });

  it('are derived from Easter', () => {
    expect([2027, 2028, 2029].map((year) => written(easter(year), 'en-GB'))).toEqual([
      '2 May',
      '16 April',
      '8 April',
    ]);
  });

  it.each(['en', 'el'])('of 2027 and 2028 are all listed where %s lists them', (locale) => {
    const body = texts.find(
      (text) => text.slug === 'three-days-from-athens' && text.locale === locale,
    )?.body;
    const line = body?.split('\n').find((one) => /15 (?:March|Μαρτίου)/.test(one)) ?? '';
    const language = locale === 'en' ? 'en-GB' : 'el-GR';
    for (const year of [2027, 2028])
      for (const monday of mondaysOf(year)) expect(line).toContain(written(monday, language));
  });
});
