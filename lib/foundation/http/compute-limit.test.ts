import { countedHeader, secondsBeforePage, secondsToWait } from './compute-limit';

const from = (sender: string) => new Headers({ 'x-forwarded-for': sender });

describe('a page that is counted before it is computed', () => {
  it('counts once, and shares its limit with the API', async () => {
    for (let time = 0; time < 120; time += 1) {
      const page = from('once');
      expect(await secondsBeforePage('ferry-search', page, 1)).toBe(0);
      expect(await secondsToWait('ferry-search', page)).toBe(0);
      // A page may ask again: what cannot be read is answered with now.
      expect(await secondsToWait('ferry-search', page)).toBe(0);
    }
    expect(await secondsToWait('ferry-search', from('once'))).toBeGreaterThan(0);
    expect(await secondsBeforePage('ferry-search', from('once'), 1)).toBeGreaterThan(0);
  });

  it('is computed at any cost, and the next one waits', async () => {
    for (let time = 0; time < 39; time += 1) await secondsToWait('ferry-plan', from('dear'));
    const page = from('dear');
    expect(await secondsBeforePage('ferry-plan', page, 1)).toBe(0);
    expect(await secondsToWait('ferry-plan', page, 5)).toBe(0);
    expect(await secondsBeforePage('ferry-plan', from('dear'), 1)).toBeGreaterThan(0);
  });

  it('is refunded the unused part', async () => {
    for (let time = 0; time < 100; time += 1) {
      const page = from('kept');
      expect(await secondsBeforePage('ferry-plan', page, 1)).toBe(0);
      expect(await secondsToWait('ferry-plan', page, 0)).toBe(0);
    }
  });

  it('does not bypass other limits', async () => {
    const page = from('other');
    await secondsBeforePage('listing-search', page, 1);
    for (let time = 0; time < 120; time += 1) await secondsToWait('ferry-search', page);
    expect(await secondsToWait('ferry-search', page)).toBeGreaterThan(0);
  });
});

it('a prefetch only checks the limit, and is not treated as counted', async () => {
  for (let time = 0; time < 500; time += 1) {
    const ahead = from('ahead');
    expect(await secondsBeforePage('ferry-search', ahead, 0)).toBe(0);
    expect(ahead.get(countedHeader)).toBeNull();
  }
  expect(await secondsToWait('ferry-search', from('ahead'), 121)).toBeGreaterThan(0);
  expect(await secondsBeforePage('ferry-search', from('ahead'), 0)).toBeGreaterThan(0);
});

it('has a limit for all senders together, against senders with many addresses', async () => {
  const waits = await Promise.all(
    Array.from({ length: 2100 }, (_, sender) =>
      secondsToWait('assistant', from(`10.1.${Math.floor(sender / 250)}.${sender % 250}`)),
    ),
  );
  expect(waits.slice(0, 2000).every((seconds) => seconds === 0)).toBe(true);
  expect(waits.slice(2000).every((seconds) => seconds > 0)).toBe(true);
});
