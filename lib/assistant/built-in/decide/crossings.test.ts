import '@/lib/assistant/tools/testing/services';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { talk } from '../testing/talk';

const today = '2026-11-29';
const ask = async (messages: readonly string[], locale: Locale = 'en') =>
  (await talk(messages, { locale, today, tools: readOnlyTools })).at(-1);

describe('a crossing without a day', () => {
  it('is answered for a usual week of the coming summer', async () => {
    const answer = await ask(['is there a ferry from Ios to Sikinos?']);
    expect(answer?.text).toMatch(/^Yes\. About \d+ direct boats in a usual week in summer/);
    expect(answer?.text).toContain('July 2027');
  });

  it('is the next boat for somebody who says so', async () => {
    const answer = await ask(['when is the next boat from Naxos to Paros?']);
    expect(answer?.text).not.toContain('2027');
  });

  it('has the weekdays on which boats go', async () => {
    const answer = await ask(['ποιες μέρες έχει πλοίο από Σαντορίνη για Ανάφη;'], 'el');
    expect(answer?.text).toMatch(/εβδομάδα το καλοκαίρι: [Α-Ωα-ωά-ώ ,]+\./);
  });

  it('names the last boat of a day with dozens', async () => {
    const answer = await ask(['last ferry from Antiparos to Paros on 5 July']);
    expect(answer?.text).toContain('The last boat leaves at 23:45');
  });

  it('is the small one for a quay across the strait', async () => {
    const answer = await ask(['from Pounta to Antiparos with our car on 5 July, price?']);
    expect(answer?.text).toContain('Paros to Antiparos');
  });

  it('takes the car that comes with its driver', async () => {
    const answer = await ask(['fare for a car and driver Lavrio - Kea, 10 June']);
    expect(answer?.text).toContain('one adult with a car');
  });
});

describe('a day out', () => {
  it('starts where an earlier message stays, and ends by an hour', async () => {
    const answer = await ask([
      'our room is on Naxos, any boat there from Paros on 7 July?',
      'Koufonisia for a day on 8 July, back by 8pm?',
    ]);
    expect(answer?.text).toMatch(/^Yes\. Naxos to Koufonisia and back/);
  });

  it('keeps the start for another island', async () => {
    const answer = await ask([
      'we stay on Naxos, which boat goes there from Paros on 7 July?',
      'day trip to Koufonisia on 8 July?',
      'and Iraklia instead?',
    ]);
    expect(answer?.text).toContain('Naxos to Iraklia');
  });

  it.each([
    ['based on Paros for a week with kids, which island would you do as a day trip?', 'Naxos'],
    ['day trips from Milos?', 'Kimolos'],
    ['μένουμε Τήνο, πού πάμε για μια μέρα;', 'Syros'],
  ])('lists islands near enough where none is named: %s', async (said, island) => {
    const answer = await ask([said]);
    expect(answer?.text).toContain(`- **${island}**: `);
  });

  it('goes to Delos by way of Mykonos', async () => {
    const answer = await ask(['μένουμε στην Πάρο, ημερήσια στη Δήλο τον Ιούνιο;'], 'el');
    expect(answer?.text).toContain('από την Πάρο για τη Μύκονο');
  });

  it('leaves for Kea from Lavrio', async () => {
    const answer = await ask(['Kea as a day trip from Athens in June']);
    expect(answer?.text).toContain('Lavrio to Kea and back');
  });

  it('is what a crossing and back on one day is', async () => {
    const answer = await ask(['boat Paros to Naxos and back on 9 July']);
    expect(answer?.text).toContain('there and back');
  });
});

describe('a landing', () => {
  it('leads to Athens for the night when the last boat is gone', async () => {
    const answer = await ask(['we land at 18:50 on 12 July, can we reach Syros that night?']);
    expect(answer?.text).toMatch(/^No\. .*Sleep in Athens/);
    expect(answer?.text).toContain('From Athens airport to Piraeus: ');
  });

  it('names the first boat that can be reached', async () => {
    const answer = await ask(['landing at 10:40 on 12 July, boat to Tinos?']);
    expect(answer?.text).toContain('The first boat you can make leaves at');
    expect(answer?.text).toContain('From Athens airport to Rafina: ');
  });
});

describe('a flight home', () => {
  it('has the boat at the latest, with its margin', async () => {
    const answer = await ask([
      'flight from Athens 20:30 on 9 July, we are on Paros, which boat at the latest?',
    ]);
    expect(answer?.text).toMatch(
      /the latest boat from .* is \d\d:\d\d–\d\d:\d\d, in port .* before take-off/,
    );
  });

  it('may be the same morning from the island next door', async () => {
    const answer = await ask([
      'flying from Paros airport 12:30 on 9 July, our room is on Antiparos, same day?',
    ]);
    expect(answer?.text).toContain('the same day is fine');
    expect(answer?.text).not.toContain('the day before');
  });

  it('is answered without a day', async () => {
    const answer = await ask(['latest ferry out of Sifnos for a 21:30 flight?']);
    expect(answer?.text).not.toContain('On which day');
    expect(answer?.calls[0]?.input.from).toBe('sifnos');
  });
});

describe('the wind of a day months ahead', () => {
  it('is no forecast of this week', async () => {
    const answer = await ask([
      'do the ferries run from Rafina to Tinos on 2 August if it is windy?',
    ]);
    expect(answer?.text).toContain('Nobody can tell the wind of that day yet');
    expect(answer?.calls.map(({ tool }) => tool)).not.toContain('getSailingWeather');
  });
});

describe('a ride from the airport of an island', () => {
  it('is that way alone', async () => {
    const answer = await ask(['how do I get from Paros airport to Parikia?']);
    expect(answer?.text).toContain('Airport');
    expect(answer?.text).not.toContain('Pounta');
  });
});

it('takes the two places that are named as a crossing, whatever else is named', async () => {
  const answer = await ask([
    'Is there a direct ferry Sifnos to Amorgos in July? We pick up a rental car at Athens airport.',
  ]);
  const search = answer?.calls.find(({ tool }) => tool === 'searchFerries');
  expect(search?.input).toMatchObject({ from: 'sifnos', to: 'amorgos' });
});
