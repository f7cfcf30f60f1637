import '@/lib/assistant/tools/testing/services';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import { staysOf, talk } from '../testing/talk';

// Allow for the solver and the timetable, with other tests running.
jest.setTimeout(60_000);

const ask = (messages: readonly string[], locale: 'en' | 'el' = 'en') =>
  talk(messages, { locale, today: '2026-11-22', tools: readOnlyTools });

describe('a boat', () => {
  it('is denied in the evening of a late landing', async () => {
    const [answer] = await ask(
      ['Προσγειωνόμαστε στην Αθήνα 22:15 στις 5 Αυγούστου, προλαβαίνουμε πλοίο για Νάξο;'],
      'el',
    );
    expect(answer?.text).toMatch(/^Όχι\./);
  });

  it('is the last one of a day that arrives in the same night', async () => {
    const [answer] = await ask(['last boat Naxos to Santorini on 7 July 2027?']);
    expect(answer?.text).toContain('leaves at 19:30 and arrives at 21:15');
  });

  it('is sought there and back, each way with its own hours', async () => {
    const [answer] = await ask(
      ['Παρασκευή απόγευμα Ραφήνα - Άνδρο, επιστροφή Κυριακή βράδυ'],
      'el',
    );
    expect(answer?.calls.map(({ input }) => input)).toMatchObject([
      { from: 'rafina', to: 'andros', date: '2026-11-27', after: '12:00', before: '18:00' },
      { from: 'andros', to: 'rafina', date: '2026-11-29', after: '17:00' },
    ]);
  });

  it('carries every child and the vehicle', async () => {
    const [answer] = await ask([
      'Ferry Piraeus to Naxos 18 July, two adults, kids aged 7 and 11, a jeep',
    ]);
    expect(answer?.calls[0]?.input).toMatchObject({ passengers: 3, children: 1, vehicle: 'car' });
  });

  it('follows a landing, whatever airport', async () => {
    const answers = await Promise.all([
      ask(['ftanw aerodromio athinas 8 to prwi 12 iouniou, ti plio pairnw gia tino?'], 'el'),
      ask(['plane gets into Mykonos 13:05 on June 20th, want to be on Naxos that evening']),
    ]);
    expect(answers.map(([answer]) => answer?.calls[0]?.input)).toMatchObject([
      { from: 'rafina', to: 'tinos', date: '2027-06-12', after: '11:00' },
      { from: 'mykonos', to: 'naxos', date: '2027-06-20', after: '16:05' },
    ]);
  });
});

it('shares the nights anew when the sum and a stay change', async () => {
  const answers = await ask([
    '5 nights on Milos from 12 June',
    'make it 6 and add Sifnos for 2 of those',
  ]);
  expect(staysOf(answers[1])).toEqual({ milos: 4, sifnos: 2 });
});

it('asks no port for a walk between two places of an island', async () => {
  const [answer] = await ask(['can you walk from Fira to Oia and how long does it take']);
  expect(answer?.text).toMatch(/Oia/);
  expect(answer?.text).not.toMatch(/sail from/);
});

it('leads to a flight home, from Athens or from an island', async () => {
  const answers = await Promise.all([
    ask(["Flight from Athens at 08:15 on 12 July. We're on Naxos. Last boat we should take?"]),
    ask(['We fly out of Santorini on 28 August at 21:00, when to leave Folegandros by boat?']),
  ]);
  expect(answers.map(([answer]) => answer?.calls[0]?.input)).toMatchObject([
    { from: 'naxos', to: 'piraeus', date: '2027-07-11' },
    { from: 'folegandros', to: 'santorini', date: '2027-08-27' },
  ]);
});

it('compares two islands of which one is said to be dearer', async () => {
  const [answer] = await ask(['is Folegandros more expensive than Sifnos?']);
  expect(answer?.calls.map(({ tool }) => tool)).toContain('getIsland');
});
