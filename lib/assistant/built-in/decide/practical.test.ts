import '@/lib/assistant/tools/testing/services';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import { talk } from '../testing/talk';

// Allow for the index of texts, with other tests running.
jest.setTimeout(60_000);

const ask = (said: string | readonly string[], locale: 'en' | 'el' = 'en') =>
  talk([said].flat(), { locale, today: '2026-11-22', tools: readOnlyTools });

it.each([
  ['Our ship came in 3h10 late, the crossing is 6 hours. Compensation?', 'en', /^\*\*25 %/],
  ['what do we get for a delay of 130 minutes on a three hour crossing', 'en', /^\*\*50 %/],
  ['ferry arrived 40 minutes late on a 2 hour trip, any compensation?', 'en', /^Nothing/],
  ['the boat leaves two hours late, may we cancel and get the fare back?', 'en', /^Yes.*2 hours/],
  ['το πλοίο έφτασε με δύο ώρες καθυστέρηση σε ταξίδι 9 ωρών, αποζημίωση;', 'el', /^Τίποτα/],
] as const)('tells the share of the fare for a delay: %s', async (said, locale, first) => {
  const [answer] = await ask(said, locale);
  expect(answer?.text).toMatch(first);
  expect(answer?.text).toContain('disruptions/rights?what=late');
});

it.each([
  ['first boat late so we missed our second boat, separate bookings, who pays', /separate tickets/],
  ['seajets rescheduled our boat to another day, do we have to accept', /need not accept/],
  ['airline cancelled our flight to Paros, what are we owed', /261\/2004/],
] as const)('names the rule: %s', async (said, rule) => {
  const [answer] = await ask(said);
  expect(answer?.text.split('\n\n')[0]).toMatch(rule);
});

it('says what a guide tells of a service, and that it tells nothing', async () => {
  const [atm, pharmacy] = await ask(['cash machine on Iraklia?', 'and a pharmacy there?']);
  expect(atm?.text).toMatch(/^.*\n*.*cash machine is near by/);
  expect(pharmacy?.text).toContain('no chemist that we could confirm');
  const [petrol] = await ask('petrol station on Anafi?');
  expect(petrol?.text).toContain('does not say whether there is a petrol station');
  expect(petrol?.text).toContain('/guides/anafi');
});

it.each([
  ['kamari or perissa for a week?', 'en', /Kamari \(/, /Perissa, Perivolos \(/],
  ['Ναουσα ή Παροικιά για διαμονή;', 'el', /Παροικιά/, /Νάουσα/],
] as const)('tells of both villages: %s', async (said, locale, one, other) => {
  const [answer] = await ask(said, locale);
  expect(answer?.text).toMatch(one);
  expect(answer?.text).toMatch(other);
});

it.each([
  ['do i need a visa, south african passport', /^.*\n*Yes\. .*Schengen visa/],
  ['is a visa needed for a canadian', /^.*\n*No\. .*90 days/],
  ['must our children carry id on the ferry between islands', /Children need their own document/],
  ['how much is the fine for wild camping', /fine is 300 euros/],
] as const)('quotes the sentence that decides: %s', async (said, told) => {
  const [answer] = await ask(said);
  expect(answer?.text).toMatch(told);
});

it('does not advise what a guide calls a mistake', async () => {
  const [answer] = await ask('is tinos crowded on 15 august');
  expect(answer?.text).not.toContain('A day trip from Mykonos on 15 August.');
});

it('says that our texts have nothing on a question, and where to ask', async () => {
  const [answer] = await ask('does the blue star have a planetarium');
  expect(answer?.text).toMatch(/say nothing on “planetarium.*The ferry company/);
});
