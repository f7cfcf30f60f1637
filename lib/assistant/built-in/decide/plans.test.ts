import '@/lib/assistant/tools/testing/services';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import { talk } from '../testing/talk';

const today = '2026-11-29';
/** The last plan that a conversation asks the planner for, with the last answer. */
const lastOf = async (said: readonly string[], locale: 'en' | 'el' = 'en') => {
  const last = (await talk([...said], { locale, today, tools: readOnlyTools })).at(-1);
  const input = last?.calls.filter(({ tool }) => tool === 'planFerries').at(-1)?.input ?? {};
  return { input: input as Record<string, unknown>, text: last?.text ?? '' };
};

describe('orders of a trip', () => {
  it('keeps the order of a list that gives every island its nights', async () => {
    const { input } = await lastOf(['2 serifos 3 sifnos 2 milos from 4 june']);
    expect(input).toMatchObject({
      islands: 'serifos:2-2,sifnos:3-3,milos:2-2',
      order: 'serifos,sifnos,milos',
    });
  });

  it('leaves the order open where it is asked for', async () => {
    const { input } = await lastOf(['Naxos 3, Syros 2, Ios 3 from 4 June. Which order is best?']);
    expect(input.order).toBeUndefined();
  });

  it('exchanges the nights of two islands, and then their order', async () => {
    const said = ['3+5 nights, Sifnos then Milos, from 12 June', 'swap the nights round'];
    expect((await lastOf(said)).input).toMatchObject({
      islands: 'sifnos:5-5,milos:3-3',
      order: 'sifnos,milos',
    });
    expect((await lastOf([...said, 'now swap the order'])).input).toMatchObject({
      islands: 'sifnos:5-5,milos:3-3',
      order: 'milos,sifnos',
    });
  });

  it('stays first and last on the islands of start and end', async () => {
    const { input } = await lastOf(
      ['Ξεκινάμε Πάρο και τελειώνουμε Ίο, 7 νύχτες από 5 Ιουνίου. Τι βάζουμε στη μέση;'],
      'el',
    );
    expect(String(input.islands)).toMatch(/^paros:\S+,ios:/);
    expect(input.choose).toBe(1);
    expect(String(input.order ?? 'paros,x,ios')).toMatch(/^paros,.*,ios$/);
  });

  it('ends on the last island, where only the boat home goes on', async () => {
    const { input } = await lastOf([
      'Paros first, then Ios, Naxos last, fly home from Mykonos. 8 nights from 6 June',
    ]);
    expect(String(input.islands)).not.toContain('mykonos');
    expect(input.end).toBe('JMK');
  });

  it('begins and ends where the flights are', async () => {
    const { input } = await lastOf([
      '6 nights from 3 July, fly in and out of Mykonos, must see Tinos',
    ]);
    expect(input).toMatchObject({ start: 'JMK', end: 'JMK' });
  });
});

describe('nights of a trip', () => {
  it('splits the rest evenly over islands of our choice', async () => {
    const { input } = await lastOf([
      '12 nights over 4 islands from 2 July, 3 of them on Paros, rest split even',
    ]);
    expect(String(input.islands)).toMatch(/^paros:3-3,\w+\?:3-3/);
  });

  it('changes the nights of two islands at once', async () => {
    const { input } = await lastOf(
      ['Σύρος, Τήνος, Νάξος 9 νύχτες από 3 Ιουνίου', 'στη Σύρο βάλε 2 και στη Νάξο 4'],
      'el',
    );
    expect(String(input.islands)).toContain('syros:2-2');
    expect(String(input.islands)).toContain('naxos:4-4');
  });

  it('gives one island twice as many as each of the others', async () => {
    const { input } = await lastOf([
      '8 nights from 3 June: Sifnos, Serifos, Milos, twice as long on Milos as on each of the others',
    ]);
    expect(String(input.islands)).toContain('milos:4-4');
  });

  it('checks a sum', async () => {
    const right = await lastOf([
      'Naxos 3, Ios 2, Santorini 4 from 3 June, that is 9 nights right?',
    ]);
    expect(right.text).toContain('It adds up: 3 + 2 + 4 = 9 nights.');
    const wrong = await lastOf([
      '10 nights from 3 June: Naxos 3, Ios 2, Santorini 4, does it add up?',
    ]);
    expect(wrong.text).toContain('3 + 2 + 4 = 9 nights, not 10: one night is still missing');
  });

  it('says with both figures that a night is missing or too many', async () => {
    const short = await lastOf([
      'We land on 4 June and fly home on 14 June: Athens 1, Syros 4, Tinos 3, Athens 1. Did I count right?',
    ]);
    expect(short.text).toContain(
      '1 + 4 + 3 + 1 = 9 nights, but from Fri 4 Jun to Mon 14 Jun it is 10: one night is still missing',
    );
    const over = await lastOf(['8 νύχτες: 4 Νάξο, 3 Πάρο, 2 Αθήνα. Χωράνε;'], 'el');
    expect(over.text).toContain('= 9 νύχτες, όχι 8: μία νύχτα είναι παραπάνω');
    expect(short.text + over.text).not.toMatch(/boats allow|επιτρέπουν/);
  });

  it('ends on another day, or in fewer days, at the same time of year', async () => {
    const trip = '9 nights from 2 July, Milos, Sifnos and Serifos, three of us';
    const sooner = await lastOf([trip, 'we have to be back by the 8th']);
    expect(sooner.input).toMatchObject({
      firstDay: '2027-07-02',
      lastDay: '2027-07-08',
      adults: 3,
    });
    const shorter = await lastOf([trip, 'can it be done in five days?']);
    expect(shorter.input).toMatchObject({
      firstDay: '2027-07-02',
      lastDay: '2027-07-06',
      adults: 3,
    });
  });

  it('puts nights in Athens before and after the boats', async () => {
    const { input, text } = await lastOf(
      ['3+4+1 βράδια: Νάξος, Πάρος και Αθήνα πριν την πτήση. Από 10 Ιουνίου. Ποια μέρα πετάω;'],
      'el',
    );
    expect(input).toMatchObject({
      firstDay: '2027-06-10',
      lastDay: '2027-06-17',
      islands: 'naxos:3-3,paros:4-4',
    });
    expect(text).toContain('τελειώνετε Παρασκευή 18 Ιουνίου');
    const both = await lastOf([
      'we land in athens 3 june at 10:00, fly home from athens 15 june. 1 night athens at the start and 2 at the end, tinos and syros',
    ]);
    expect(both.input).toMatchObject({ firstDay: '2027-06-04', lastDay: '2027-06-13' });
  });

  it('counts back from a flight with a night in Athens before it', async () => {
    const { input } = await lastOf([
      '8 nights altogether, 5 Naxos, 3 Paros, i must sleep in athens before a flight at 8am on the 20th of june',
    ]);
    expect(input).toMatchObject({ firstDay: '2027-06-11', lastDay: '2027-06-19' });
  });

  it('keeps the length while an island is added', async () => {
    const { input } = await lastOf([
      'Plan 8 nights from 5 June, Paros 4 and Naxos 4',
      'add Ios, keep 8 nights',
    ]);
    expect(input.lastDay).toBe('2027-06-13');
    expect(String(input.islands)).toContain('ios');
  });
});

describe('changes of mind', () => {
  it('takes an exchange back', async () => {
    const { input } = await lastOf([
      '3 nights Tinos then 4 Syros from 8 June',
      'swap Syros for Andros',
      'no, keep Syros but drop Tinos and do Kea instead',
    ]);
    expect(String(input.islands).split(',').sort()).toEqual(['kea:3-3', 'syros:4-4']);
  });

  it('leaves out one island of the plan and keeps the others', async () => {
    const { input } = await lastOf([
      '9 nights island hopping from 10 June from Athens',
      'cut one island please',
    ]);
    expect(input.choose).toBe(2);
  });

  it('tells the days of a plan, and where one is on a day, without another search', async () => {
    const said = ['Plan 8 nights from 5 June, Paros 4 and Naxos 4'];
    expect((await lastOf([...said, 'which day do we leave Paros?'])).text).toContain(
      'You leave Paros Wed 9 Jun',
    );
    expect((await lastOf([...said, 'where are we on the 11th?'])).text).toContain('Naxos');
  });
});

describe('islands to choose from', () => {
  it('leaves out a region that was ruled out', async () => {
    const { text } = await lastOf(['which quiet islands, nothing in the small cyclades?']);
    expect(text).not.toMatch(/Koufonisia|Schinoussa|Iraklia|Donousa/);
  });

  it('does not ask for dates that were given', async () => {
    const { text } = await lastOf(['which island to escape the crowds 10-17 August?']);
    expect(text).not.toContain('When would you like to go');
  });
});
