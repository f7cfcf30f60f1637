import '@/lib/assistant/tools/testing/services';
import { talk } from '@/lib/assistant/built-in/testing/talk';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import assistantEl from '@/messages/el/assistant.json';
import homeEl from '@/messages/el/home.json';
import assistantEn from '@/messages/en/assistant.json';
import homeEn from '@/messages/en/home.json';

/* Asks the examples and suggestions that pages of the site show, in both languages. */

// Allow for the index of the passages, which the first search builds.
jest.setTimeout(120_000);

const pages = {
  en: { assistant: assistantEn, home: homeEn },
  el: { assistant: assistantEl, home: homeEl },
};
const locales = ['en', 'el'] as const;

const ask = (messages: readonly string[], locale: 'en' | 'el') =>
  talk(messages, { locale, today: '2026-11-28', tools: readOnlyTools });

/** The call that an example promises, with the part of its input that the example states. */
const promised = {
  quiet: ['planFerries', { firstDay: '2027-06-12', lastDay: '2027-06-19' }],
  family: ['planFerries', { adults: 2, children: 2, wish: 'least-sea' }],
  ferry: ['searchFerries', { from: 'naxos', to: 'santorini', date: '2027-07-05' }],
  budget: ['planBudget', { island: ['milos', 'sifnos'], nights: [4, 3], month: 9, adults: 2 }],
  wind: ['getShelteredBeaches', { island: 'paros' }],
  rooms: ['searchHotels', { island: ['folegandros'], month: '5', price: 120 }],
} as const;

describe.each(locales)('an example of the page in %s', (locale) => {
  const { assistant, home } = pages[locale];

  it.each(Object.keys(promised) as (keyof typeof promised)[])('%s', async (key) => {
    const [answer] = await ask([assistant.examples[key]], locale);
    const [tool, input] = promised[key];
    expect(answer?.calls.find((call) => call.tool === tool)?.input).toMatchObject(input);
    expect(answer?.text).not.toMatch(/[?;](?:\n|$)/);
  });

  it('plans for the days of the home page without a car', async () => {
    const [answer] = await ask([home.assistant.questions.days], locale);
    const call = answer?.calls.find(({ tool }) => tool === 'planFerries');
    expect(call?.input).toMatchObject({ firstDay: '2027-06-12', lastDay: '2027-06-18' });
    expect(call?.input).not.toHaveProperty('vehicle');
  });

  it('compares the islands of the home page', async () => {
    const [answer] = await ask([home.assistant.questions.children], locale);
    expect(answer?.calls.map(({ input }) => input.island)).toEqual(['naxos', 'paros']);
  });

  it('says where to swim in the meltemi', async () => {
    const [answer] = await ask([home.assistant.questions.wind], locale);
    expect(answer?.text).toMatch(/face south|βλέπουν νότια/);
  });

  it('does what the suggestions below a plan say', async () => {
    const { cheaper, slower, later } = assistant.room.more;
    const plan = {
      en: 'Paros, Naxos, 6 nights from 8 June',
      el: 'Πάρος, Νάξος, 6 νύχτες από 8 Ιουνίου',
    };
    const answers = await ask([plan[locale], cheaper, slower, later], locale);
    const inputs = answers.map(
      ({ calls }) => calls.find(({ tool }) => tool === 'planFerries')?.input,
    );
    expect(inputs[1]).toMatchObject({ wish: 'cheapest' });
    expect(inputs[2]).toMatchObject({ choose: 1 });
    expect(inputs[3]).toMatchObject({ firstDay: '2027-06-09', lastDay: '2027-06-15' });
  });
});
