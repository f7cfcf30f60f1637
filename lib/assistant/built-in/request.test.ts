import '@/lib/assistant/tools/testing/services';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import { staysOf, talk } from './testing/talk';

// Allow for the solver and the timetable, with other tests running.
jest.setTimeout(60_000);

const ask = (messages: readonly string[], locale: 'en' | 'el' = 'en') =>
  talk(messages, { locale, today: '2026-11-22', tools: readOnlyTools });

describe('a request', () => {
  it.each([
    'neither Mykonos nor Santorini, 7 nights from 5 July with two kids',
    'Seven nights from 5 July, anywhere other than Mykonos or Santorini, two children',
    'We have done Mykonos and Santorini. Where next, 7 nights from 5 July with 2 kids?',
    'anything but Mykonos and Santorini for 7 nights from 5 July, two kids',
    '7 vradia apo 5 iouliou, oxi mykono oute santorini, me 2 paidia',
  ])('never gets what it excludes: %s', async (request) => {
    const [answer] = await ask([request]);
    const stays = staysOf(answer);
    expect(Object.keys(stays).filter((one) => /mykonos|santorini/.test(one))).toEqual([]);
    expect(Object.values(stays).reduce((sum, some) => sum + some, 0)).toBe(7);
    const call = answer?.calls.findLast(({ tool }) => tool === 'planFerries');
    expect(call?.input).toMatchObject({ adults: 2, children: 2 });
  });

  it('moves the day that we chose, and keeps the length with fewer islands', async () => {
    const answers = await ask([
      'a week in June, quiet islands',
      'Fewer islands, more nights',
      'We arrive a day later',
    ]);
    const inputs = answers.map(
      ({ calls }) => calls.findLast(({ tool }) => tool === 'planFerries')?.input,
    );
    expect(inputs).toMatchObject([
      { firstDay: '2027-06-12', lastDay: '2027-06-19', choose: 3 },
      { firstDay: '2027-06-12', lastDay: '2027-06-19', choose: 2 },
      { firstDay: '2027-06-13', lastDay: '2027-06-20' },
    ]);
  });

  it('keeps the nights and the order that were given', async () => {
    const [answer] = await ask(['2+3+3 nights in that order: Milos, Naxos, Paros, from 3 June']);
    expect(Object.entries(staysOf(answer))).toEqual([
      ['milos', 2],
      ['naxos', 3],
      ['paros', 3],
    ]);
  });

  it('understands what it and there refer to', async () => {
    const answers = await ask([
      'Naxos 3 nights, Milos 3 nights from 5 June',
      'skip it (Milos), do Paros instead',
      'one more night there',
    ]);
    expect(Object.keys(staysOf(answers[1])).toSorted()).toEqual(['naxos', 'paros']);
    expect(staysOf(answers[2])).toMatchObject({ paros: 4 });
  });

  it('is shown in parts, each of which can be taken back', async () => {
    const request =
      'Naxos 3 nights, Paros 2 nights from 5 June, not Mykonos, 2 adults, with our car';
    const answers = await ask([request, 'Leave out: not Mykonos', 'Leave out: car']);
    expect(answers[0]?.chips).toEqual([
      'from Sat 5 Jun',
      'Naxos, 3 nights',
      'Paros, 2 nights',
      'not Mykonos',
      '2 adults',
      'car',
    ]);
    expect(answers[1]?.chips).not.toContain('not Mykonos');
    expect(answers[2]?.chips).toEqual(answers[1]?.chips.slice(0, -1));
    expect(answers[2]?.calls.at(-1)?.input).not.toHaveProperty('vehicle');
  });

  it('names the words of which nothing was made', async () => {
    const [answer] = await ask(['Naxos 3 nights, Paros 2 nights from 5 June, with scuba']);
    expect(answer?.text).toContain('I could not use: “scuba”.');
  });

  it('holds ten changes of mind', async () => {
    const answers = await ask([
      '10 nights from 3 June, Naxos, Paros and Santorini, 2 adults',
      'not Santorini after all, too crowded',
      'add Amorgos',
      'make it 12 nights',
      'we are taking the car',
      'no boats before 8 in the morning',
      'my sister comes too',
      'start on the 5th instead',
      'swap Paros for Syros',
      '4 nights on Amorgos',
      'end in Syros',
    ]);
    const last = answers.at(-1);
    const stays = staysOf(last);
    expect(last?.calls.at(-1)?.input).toMatchObject({
      firstDay: '2027-06-05',
      lastDay: '2027-06-17',
      end: 'syros',
      adults: 3,
      vehicle: 'car',
      after: '08:00',
    });
    expect(stays).toEqual({ amorgos: 4, naxos: expect.any(Number), syros: expect.any(Number) });
    expect(Object.keys(stays).at(-1)).toBe('syros');
    expect(Object.values(stays).reduce((sum, nights) => sum + nights, 0)).toBe(12);
    expect(last?.chips).toEqual(
      expect.arrayContaining(['not Santorini', 'not Paros', '3 adults', 'car']),
    );
  });

  it.each([
    ['forget Sifnos, Serifos instead', ['milos', 'serifos']],
    ['replace the second one with Serifos', ['serifos']],
  ])('takes an island for another: %s', async (change, islands) => {
    const answers = await ask(['5 nights on Milos and Sifnos from 3 September', change]);
    const before = Object.keys(staysOf(answers[0]));
    const after = Object.keys(staysOf(answers[1]));
    expect(after).toEqual(expect.arrayContaining(islands));
    expect(after).toHaveLength(before.length);
  });

  it('follows a question about boats to the day after and to the way back', async () => {
    const answers = await ask([
      'boats from Piraeus to Milos on 4 June',
      'what about the day after?',
      'and coming back on the 9th?',
    ]);
    expect(answers.map(({ calls }) => calls.at(-1)?.input)).toMatchObject([
      { from: 'piraeus', to: 'milos', date: '2027-06-04' },
      { from: 'piraeus', to: 'milos', date: '2027-06-05' },
      { from: 'milos', to: 'piraeus', date: '2027-06-09' },
    ]);
  });

  it('sails after a landing that has its hour beside the day of the flight home', async () => {
    const [answer] = await ask([
      'flying into Athens on 12 June at 9am, flying home from Athens on 22 June at 7pm: Paros, Naxos',
    ]);
    const brief = answer?.calls.findLast(({ tool }) => tool === 'planFerries')?.output;
    const { legs } = (brief?.plan ?? { legs: [] }) as {
      legs: { boats: { departure: string }[] }[];
    };
    expect(legs[0]?.boats[0]?.departure.slice(0, 16) ?? '').toMatch(
      /^2027-06-(?:12T(?:1[2-9]|2)|13T)/,
    );
  });

  it('knows the islands that it suggested', async () => {
    const answers = await ask([
      'which island is best for hiking and food?',
      'how do we get to the second one from Piraeus on 12 June?',
    ]);
    const [, second] = [...(answers[0]?.text ?? '').matchAll(/\(\/islands\/([a-z]+)\)/g)];
    expect(answers[1]?.calls.at(-1)?.input).toMatchObject({ to: second?.[1], date: '2027-06-12' });
  });

  it('loses an island in Greek with Latin letters as well', async () => {
    const answers = await ask(['naxos paros 8 nyxtes apo 1 ioylh', 'bgale thn paro'], 'el');
    expect(staysOf(answers[1])).toEqual({ naxos: 8 });
  });

  it('is asked again with another part', async () => {
    const answers = await ask([
      'how much is a week on Paros in September for two?',
      'and for 3 people?',
    ]);
    const inputs = answers.map(({ calls }) => calls.at(-1)?.input);
    expect(inputs).toMatchObject([
      { island: ['paros'], nights: [7], month: 9, adults: 2 },
      { island: ['paros'], nights: [7], month: 9, adults: 3 },
    ]);
  });
});

it('keeps the islands that have to be first or last at their ends', async () => {
  const answers = await ask([
    'Best order for Tinos, Serifos, Amorgos and Paros? 12 nights from 20 May 2027, two people',
    'Amorgos has to be last',
    'and Tinos first',
    'no, Tinos last',
  ]);
  const orders = answers.map(({ calls }) => calls.at(-1)?.output.plan as { order: string[] });
  expect(orders[1]?.order.at(-1)).toBe('amorgos');
  expect(orders[2]?.order).toEqual(['tinos', expect.anything(), expect.anything(), 'amorgos']);
  expect(orders[3]?.order).toHaveLength(4);
  expect(orders[3]?.order.at(-1)).toBe('tinos');
});

it.each([
  ['how much does a week in Mykonos cost for 2 in July, not including getting there', 'en'],
  ['πόσο κοστίζουν 5 νύχτες στη Νάξο τον Ιούνιο για δύο, χωρίς τα πλοία;', 'el'],
] as const)('leaves the way there out of a cost: %s', async (request, locale) => {
  const [answer] = await ask([request], locale);
  expect(answer?.calls.at(-1)).toMatchObject({ tool: 'planBudget', input: { from: 'none' } });
  expect(answer?.text).not.toMatch(/from Athens|από την Αθήνα/);
});

describe('a limit on the fare', () => {
  it('filters the boats, and shows the cheapest if none is cheap enough', async () => {
    const [none] = await ask(['boats from Piraeus to Naxos under €45 per person on 19 July 2027?']);
    expect(none?.text).toContain('costs €45 or less for an adult');
    expect(none?.text).toContain('€51.50');
    const [some] = await ask(['Piraeus to Naxos on 19 July 2027, at most 60 euros each']);
    expect(some?.text).toContain('€51.50');
    expect(some?.text).not.toContain('€70');
  });
});

it.each([
  [['Paros and Naxos, 6 nights from 12 June, landing in Athens at 10:00'], { landing: '10:00' }],
  [['Milos and Sifnos, 6 nights from 5 June', 'my partner gets seasick'], { seasick: '1' }],
  [
    [
      'Milos and Sifnos, 6 nights from 5 June',
      'we need to be at Athens airport by 6pm on the last day',
    ],
    { by: '18:00' },
  ],
])('hands what travellers say to the planner: %j', async (messages, input) => {
  const answers = await ask(messages);
  const planned = answers.at(-1)?.calls.findLast(({ tool }) => tool === 'planFerries');
  expect(planned?.input).toMatchObject(input);
  expect(planned?.input).not.toHaveProperty('after');
  expect(planned?.input).not.toHaveProperty('kind');
});

it.each([
  [
    ['Ferries from Paros to Santorini on 4 September', 'only after lunch', 'I meant the 5th'],
    {
      date: '2027-09-05',
      after: '13:00',
    },
  ],
  [
    ['ferry Naxos Amorgos 14 July', 'cheapest one', 'how long does it take?'],
    { from: 'naxos', to: 'amorgos', date: '2027-07-14' },
  ],
  [
    ["There's a strike on 10 June 2027, we go Piraeus-Naxos that day", 'so the 11th, which boats?'],
    { from: 'piraeus', to: 'naxos', date: '2027-06-11' },
  ],
  [['Πλοία Νάξος Κουφονήσια 6 Ιουλίου', 'γίνεται και επιστροφή αυθημερόν;'], { from: 'naxos' }],
  [['Boats from Donousa to Naxos in February?', 'and on a Saturday?'], { date: '2027-02-06' }],
  [
    [
      "What's the weather like in Amorgos early October?",
      'will the boats to Piraeus still run then?',
    ],
    {
      from: 'amorgos',
      to: 'piraeus',
      date: '2027-10-01',
    },
  ],
])('keeps place, hours and month of the last boats: %j', async (messages, input) => {
  const answers = await ask(messages);
  const search = answers.at(-1)?.calls.find(({ tool }) => tool === 'searchFerries');
  expect(search?.input).toMatchObject(input);
});

it('leads with yes or no, and says how often boats sail', async () => {
  const [direct] = await ask([
    'is there a direct boat from Folegandros to Amorgos in July? which days?',
  ]);
  expect(direct?.text).toMatch(/^Yes\. .*direct boats in a usual week/);
  const [none] = await ask(['is there a direct boat from Andros to Anafi on 6 July?']);
  expect(none?.text).toMatch(/^No\./);
});

it.each([
  [['Milos 4 nights, Naxos 5 nights from 5 July', 'add Donousa 2 nights but keep it at 9'], 9],
  [['9 nyxtes apo 10 iouliou: naxos 4 amorgos 5', 'vale kai donousa 2, alla na meinei 9'], 9],
] as const)('keeps the nights in all: %j', async (messages, nights) => {
  const stays = staysOf((await ask(messages)).at(-1));
  expect(Object.keys(stays)).toContain('donousa');
  expect(Object.values(stays).reduce((sum, some) => sum + some, 0)).toBe(nights);
});

it.each([
  ['ποια νησιά έχουν αεροδρόμιο;', 'el', 6],
  ['which of the islands can I fly to from Athens?', 'en', 6],
] as const)('lists every island with an airport: %s', async (said, locale, least) => {
  const [answer] = await ask([said], locale);
  expect(answer?.text.match(/\/islands\/[a-z]+\)/g)?.length).toBeGreaterThanOrEqual(least);
});

it('keeps the wish of a suggestion in the plan that follows', async () => {
  const [, plan] = await ask(['best island for nightlife', '5 nights in July for two']);
  expect(plan?.chips).toContain('nightlife');
});

it('answers for a month and not for the days to come', async () => {
  const [answer] = await ask(['does it rain on Naxos in November?']);
  expect(answer?.calls[0]).toMatchObject({ tool: 'getClimate', input: { month: 11 } });
});

it.each([
  ['Is there a ferry strike on 2 June?', 'en', /cannot see whether there is a strike/],
  ['έχει απεργία αύριο στα πλοία;', 'el', /δεν βλέπω αν έχει απεργία/],
] as const)(
  'says that it cannot see strikes without a live service: %s',
  async (said, locale, words) => {
    const [answer] = await ask([said], locale);
    expect(answer?.text).toMatch(words);
    expect(answer?.text).toContain('/guides/ferry-strikes#what-to-do');
  },
);

it('shows what to book beside the answer that it cannot book', async () => {
  const [answer] = await ask(['can you book me a cabin from Piraeus to Amorgos on 3 August?']);
  expect(answer?.text).toMatch(/can’t book/);
  expect(answer?.text).not.toMatch(/Yes\./);
  expect(answer?.calls[0]).toMatchObject({ tool: 'searchFerries', input: { to: 'amorgos' } });
});

it('asks for the price of a stay, whatever rooms are mentioned', async () => {
  const said = 'roughly how much would a week on Ios cost for 2 in July, mid range, not hostels';
  const [answer] = await ask([said]);
  expect(answer?.calls.at(-1)).toMatchObject({
    tool: 'planBudget',
    input: { island: ['ios'], nights: [7], month: 7, adults: 2 },
  });
});

it('names near islands to who gets seasick, with advice', async () => {
  const [answer] = await ask([
    'I get seasick. Which islands have the shortest crossings from Athens?',
  ]);
  expect(answer?.text).toMatch(/\/islands\/[a-z]+/);
  expect(answer?.text).toContain('/ferry-guide#seasickness');
});

it.each([
  ['my husband has chest pain on ios, where do we go', 'en'],
  ['kid was bitten by a snake near the beach on serifos what do i do', 'en'],
  ['she passed out after the hike on amorgos, boats to a hospital?', 'en'],
  ['η μητέρα μου λιποθύμησε στην Πάρο, τι κάνω;', 'el'],
  ['δεν μπορεί να αναπνεύσει καλά, είμαστε στη Νάξο', 'el'],
] as const)('leads with the emergency number: %s', async (said, locale) => {
  const [answer] = await ask([said], locale);
  expect(answer?.text.indexOf('112')).toBeGreaterThan(-1);
  expect(answer?.text.indexOf('112')).toBeLessThan(200);
});

it.each([
  ['boat cancelled because of an engine failure, what am i owed', 'en'],
  ['ακυρώθηκε το πλοίο λόγω βλάβης, τι δικαιούμαι;', 'el'],
] as const)('does not answer a breakdown with the weather: %s', async (said, locale) => {
  const [answer] = await ask([said], locale);
  expect(answer?.calls.map(({ tool }) => tool)).not.toContain('getSailingWeather');
  expect(answer?.text).toMatch(/disruptions\/rights\?what=cancelled/);
});

it.each([
  '3 islands in 9 days from 5 June, minus Santorini',
  '9 days, 3 islands from 5 June, athens to athens. dont route me thru santorini',
  '9 days from 5 June, 3 islands, and not via Santorini please',
])('takes an island out however it is excluded: %s', async (said) => {
  const [answer] = await ask([said]);
  expect(answer?.calls.findLast(({ tool }) => tool === 'planFerries')).toBeDefined();
  expect(Object.keys(staysOf(answer))).not.toContain('santorini');
});

it('plans with conventional ships only where fast ones are refused', async () => {
  const [answer] = await ask(['Naxos and Ios, 7 days from 5 June from Athens, no catamarans']);
  const plan = answer?.calls.findLast(({ tool }) => tool === 'planFerries');
  expect(String(plan?.input.kind)).toContain('conventional');
});

it('does not quote the guide of an excluded island', async () => {
  const [answer] = await ask(['Πανηγύρια στις 15 Αυγούστου εκτός Τήνου, πού να πάω;'], 'el');
  expect(answer?.text).not.toContain('/guides/tinos');
});

it('does not speak of an excluded island when asked about the rest', async () => {
  const answers = await ask([
    'a quiet island with good walks?',
    'been to Folegandros, so not that',
    'which of the others has good beaches?',
  ]);
  expect(answers[2]?.text).not.toContain('/islands/folegandros');
});

it('takes no emergency from a crowd that stifles somebody', async () => {
  const [answer] = await ask(['ο κόσμος στην Τήνο με πνίγει, πού αλλού έχει πανηγύρι;'], 'el');
  expect(answer?.text).not.toContain('112');
  const [urgent] = await ask(['πνίγηκε ένα παιδί στην παραλία τι κάνουμε'], 'el');
  expect(urgent?.text.slice(0, 300)).toContain('112');
});

it('says where a trip is on a day, and keeps the trip as it is', async () => {
  const answers = await ask([
    '5 nights on Naxos and Paros from 10 June',
    'where would we be on the 12th?',
  ]);
  expect(answers.at(-1)?.calls).toEqual([]);
  expect(answers.at(-1)?.text).toContain('12 June');
});

it.each([
  ['leaving Friday 9 July, back Sunday 18, Tinos and Andros', 'en'],
  ['Φεύγουμε Παρασκευή 9 Ιουλίου και γυρνάμε Κυριακή 18. Τήνο και Άνδρο', 'el'],
] as const)(
  'takes a later weekday with its number for a day after the first: %s',
  async (said, locale) => {
    const [answer] = await ask([said], locale);
    expect(answer?.calls.find(({ tool }) => tool === 'planFerries')?.input).toMatchObject({
      firstDay: '2027-07-09',
      lastDay: '2027-07-18',
    });
  },
);

it.each([
  ['anywhere but santorini & mykonos, 1 week sept', 'en', /Santorini\*\*|Mykonos\*\*/],
  ['στην Τζια πάμε κάθε χρόνο, τη βγάζουμε. Τι μένει για μια βδομάδα τον Ιούνιο;', 'el', /Κέα\*\*/],
  [
    'Είχαμε πάει Σύρο και μας άρεσε, θα θέλαμε κάτι άλλο 10 μέρες αρχές Σεπτέμβρη',
    'el',
    /Σύρος\*\*/,
  ],
] as const)(
  'proposes no island that was refused in other words: %s',
  async (said, locale, island) => {
    const [answer] = await ask([said], locale);
    expect(answer?.text).not.toMatch(island);
  },
);

it.each([
  ['thelw nisi xwris polla club, 5 meres ioulio'],
  ['Όχι Μύκονο, δε θέλουμε κλαμπ. Πέντε βράδια μέσα Αυγούστου ήσυχα γίνεται;'],
])('takes a refused taste for no wish: %s', async (said) => {
  const [answer] = await ask([said], 'el');
  expect(answer?.chips.join()).toContain('όχι νυχτερινή ζωή');
});

it('reckons with middle rooms if luxury is refused', async () => {
  const [answer] = await ask(
    ['what does a week on Naxos in June cost a couple? we do not need luxury'],
    'en',
  );
  expect(answer?.calls.find(({ tool }) => tool === 'planBudget')?.input).not.toMatchObject({
    style: 'fine',
  });
});

it('gives the fare of a car for a question about one on a boat between two places', async () => {
  const [answer] = await ask(['roughly how much is it to take my car Piraeus - Paros?']);
  expect(answer?.calls.find(({ tool }) => tool === 'searchFerries')?.input).toMatchObject({
    vehicle: 'car',
  });
});

it('names the port of departure for an island', async () => {
  const [answer] = await ask(['Από ποιο λιμάνι φεύγει το πλοίο για Άνδρο;'], 'el');
  expect(answer?.text).toContain('Από τη Ραφήνα για την Άνδρο');
});

it.each([
  ['drop Kythnos and give those nights to Tinos', 'en'],
  ['βγάλε την Κύθνο και βάλτες στην Τήνο', 'el'],
] as const)(
  'puts the nights of a dropped island where they are wanted: %s',
  async (said, locale) => {
    const answers = await ask(['9 nights from 12 June: 4 Tinos, 3 Syros, 2 Kythnos', said], locale);
    const plan = answers.at(-1)?.calls.find(({ tool }) => tool === 'planFerries');
    expect(plan?.input.islands).toContain('tinos:6-6');
  },
);
