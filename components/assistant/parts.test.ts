import { listedBoats } from '@/lib/assistant/built-in/listed-boats';
import {
  callsOf,
  callsWithCards,
  sourcesOf,
  spokenWords,
  withoutBoatRows,
  withoutExtras,
  wordsOf,
} from './parts';
import { sourceName } from './tool-labels';

const call = (name: string, input: object, output: object, state = 'output-available') => ({
  type: `tool-${name}`,
  toolCallId: JSON.stringify(input),
  state,
  input,
  output,
});

describe('parts of an answer in the chat log', () => {
  it('separates results from failed calls', () => {
    const calls = callsOf([
      call('planFerries', { a: 1 }, { kind: 'plan', pages: { page: '/p' } }),
      call('planFerries', { a: 2 }, { state: 'faults', message: 'Where from?' }),
      call('getWeather', {}, {}, 'input-available'),
      {
        type: 'dynamic-tool',
        toolName: 'bookFlight',
        toolCallId: 'x',
        state: 'output-error',
      } as never,
      { type: 'text', text: 'hi' } as never,
    ]);
    expect(calls.map(({ name, state }) => [name, state])).toEqual([
      ['planFerries', 'done'],
      ['planFerries', 'failed'],
      ['getWeather', 'running'],
      ['bookFlight', 'failed'],
    ]);
  });

  it('shows the last feasible plan and every other result once, up to the limit', () => {
    const boats = (day: number) => call('searchFerries', { day }, { pages: {} });
    const drawn = callsWithCards(
      callsOf([
        call('planFerries', { a: 1 }, { kind: 'plan', pages: {} }),
        call('planFerries', { a: 2 }, { kind: 'plan', pages: {} }),
        call('planFerries', { a: 3 }, { kind: 'infeasible', pages: {} }),
        ...[1, 1, 2, 3, 4, 5, 6, 7].map(boats),
        call('findPhrases', {}, { pages: {} }),
      ]),
    );
    expect(drawn[0]?.input).toEqual({ a: 2 });
    expect(drawn.slice(1).map(({ input }) => input.day)).toEqual([1, 2, 3, 4, 5]);
  });

  it('lists only our own pages as sources', () => {
    const sources = sourcesOf(
      callsOf([
        call('getIsland', {}, { pages: { naxos: '/islands/naxos', page: '/el/islands' } }),
        call(
          'getIsland',
          { a: 1 },
          {
            pages: {
              page: '/el/islands',
              a: '//evil.example',
              b: 'javascript:alert(1)',
              c: 7,
              d: '/\\evil.example',
            },
          },
        ),
      ]),
    );
    expect(sources.map(({ href }) => href)).toEqual(['/el/islands', '/islands/naxos']);
  });

  it('names a text by its heading, and leaves out those that an answer with quotes does not quote', () => {
    const passages = [
      { page: '/guides/tinos#food', context: 'Tinos', title: 'Food and drink' },
      { page: '/help#pets', context: 'Ferries', title: 'May I bring my dog?' },
    ];
    const pages = { '/guides/tinos#food': '/guides/tinos#food', '/help#pets': '/help#pets' };
    const calls = callsOf([call('findPassages', { q: 'food' }, { passages, pages })]);
    const quoted = '[**Tinos: Food and drink**](/guides/tinos#food): Artichokes.';
    expect(sourcesOf(calls, quoted).map(({ title }) => title)).toEqual(['Tinos: Food and drink']);
    expect(sourcesOf(calls, 'No quote.')).toHaveLength(2);
    const words = {
      locale: 'el',
      islands: { tinos: 'Τήνος' },
      texts: { what: { other: 'έλεγχος' } },
    };
    const [tinos] = sourcesOf(
      callsOf([
        call(
          'getIsland',
          { island: 'tinos' },
          { pages: { page: '/el/islands/tinos', guide: '/el/guides/tinos' } },
        ),
      ]),
    );
    expect(tinos && sourceName(tinos, words as never)).toBe('Τήνος');
    const other = { href: '/x', of: 'page', tool: 'x', input: {} };
    expect(sourceName(other, words as never)).toBe('Έλεγχος');
  });

  it('keeps the parts of a message that the server reads', () => {
    const [message] = withoutExtras([
      {
        id: 'm',
        role: 'assistant',
        metadata: { model: 'x' },
        parts: [
          { type: 'step-start' },
          { type: 'text', text: 'hi', state: 'done' } as never,
          { ...call('getIsland', {}, { pages: {} }), toolMetadata: {} } as never,
        ],
      },
    ]);
    expect(message?.parts).toEqual([
      { type: 'text', text: 'hi' },
      call('getIsland', {}, { pages: {} }),
    ]);
    expect(wordsOf(message?.parts ?? [])).toBe('hi');
  });

  it('reads a text aloud without the marks of Markdown', () => {
    const text = '**[Naxos](/islands/naxos)**, 3 nights:\n\n- *Boats* at 07:15\n\\*';
    expect(spokenWords(text)).toBe('Naxos, 3 nights:\n\nBoats at 07:15\n');
  });
});

describe('withoutBoatRows', () => {
  const journey = (departure: string, arrival: string) => ({
    departure: `2027-07-05T${departure}+03:00`,
    arrival: `2027-07-05T${arrival}+03:00`,
    shownFirst: true,
  });
  const journeys = [journey('07:30', '10:00'), journey('16:00', '18:10')];
  const output = { crossings: [{ journeys }], pages: {} };
  const drawn = [{ id: 'c', name: 'searchFerries', state: 'done' as const, input: {}, output }];
  const [first, second] = ['- **07:30–10:00**, €40', '- **16:00–18:10**, €45'];

  it('removes boats that are drawn as rows', () => {
    const text = `Two boats.\n\n${first}\n${second}\n\nA pattern.`;
    expect(withoutBoatRows(text, drawn)).not.toContain('07:30');
    expect(withoutBoatRows(text, drawn)).toMatch(/^Two boats\.\s+A pattern\.$/);
    expect(withoutBoatRows(text, [])).toBe(text);
  });

  it('removes a list as long as answers have at most, whatever more is drawn', () => {
    const hours = Array.from({ length: listedBoats + 1 }, (_, index) => 10 + index);
    const all = hours.map((hour) => journey(`${hour}:00`, `${hour}:45`));
    const many = drawn.map((one) => ({ ...one, output: { crossings: [{ journeys: all }] } }));
    const lines = hours.slice(0, -1).map((hour) => `- **${hour}:00–${hour}:45**`);
    expect(withoutBoatRows(`Boats.\n${lines.join('\n')}`, many)).toBe('Boats.');
  });

  it('keeps a list of fewer boats than are drawn', () => {
    const text = `By noon:\n\n${first}`;
    expect(withoutBoatRows(text, drawn)).toBe(text);
  });
});
