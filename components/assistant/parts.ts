import { listedBoats } from '@/lib/assistant/built-in/listed-boats';

/*
 * Parts of a message of the AI SDK that the log reads. Only checked parts are drawn, because a
 * message may come from the storage of the browser, which can hold anything.
 */

/** A tool call in its current state. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly state: 'running' | 'done' | 'failed';
  readonly input: Readonly<Record<string, unknown>>;
  readonly output: Readonly<Record<string, unknown>>;
}

export interface Part {
  readonly type: string;
}

const objectOf = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the text of a message, with its parts as paragraphs. */
export const wordsOf = (parts: readonly Part[]): string =>
  parts
    .flatMap((part) => (part.type === 'text' ? textOf((part as { text?: unknown }).text) : []))
    .join('\n\n')
    .trim();

/** Returns a text as it is read aloud: without the marks and addresses of Markdown. */
export const spokenWords = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(?:#+|[-*]) +/gm, '')
    .replace(/\\([^\p{L}\p{N}\s])/gu, '$1')
    .replace(/\*+/g, '');

const mostChips = 30;

/** Returns the parts of the request that an answer is for, in a few words each. */
export function chipsOf(parts: readonly Part[]): string[] {
  const found = parts.flatMap((part) => {
    const { providerMetadata } = part as { providerMetadata?: unknown };
    const { chips } = objectOf(objectOf(providerMetadata)['built-in']);
    return part.type === 'text' && Array.isArray(chips) ? chips : [];
  });
  return [...new Set(found.filter((one): one is string => typeof one === 'string'))].slice(
    0,
    mostChips,
  );
}

/** Returns the tool calls of an answer in order. */
export function callsOf(parts: readonly Part[]): ToolCall[] {
  return parts.flatMap((part): ToolCall[] => {
    const isDynamic = part.type === 'dynamic-tool';
    if (!isDynamic && !part.type.startsWith('tool-')) return [];
    const { toolCallId, toolName, state, input, output } = part as unknown as Record<
      string,
      unknown
    >;
    const found = objectOf(output);
    // A tool without a result gives the reason in `state`.
    const isDone = state === 'output-available' && !('state' in found && !('pages' in found));
    const hasFailed = state === 'output-error' || (state === 'output-available' && !isDone);
    return [
      {
        id: textOf(toolCallId),
        name: isDynamic ? textOf(toolName) : part.type.slice('tool-'.length),
        state: isDone ? 'done' : hasFailed ? 'failed' : 'running',
        input: objectOf(input),
        output: found,
      },
    ];
  });
}

/** Tools whose results the page draws, by the name of their operation. */
export const toolsWithCards = [
  'planFerries',
  'searchFerries',
  'searchHotels',
  'searchActivities',
  'searchVehicles',
  'getWeather',
  'getClimate',
  'planBudget',
  'compareFlyOrSail',
] as const;

/** Maximum number of drawn results, because a model may request far too many. */
const mostDrawn = 6;

/** Returns the results to draw: only the last plan, and every other query once. */
export function callsWithCards(calls: readonly ToolCall[]): ToolCall[] {
  const done = calls.filter(
    ({ state, name }) => state === 'done' && toolsWithCards.some((drawn) => drawn === name),
  );
  const lastPlan = done.findLast(
    ({ name, output }) => name === 'planFerries' && output.kind === 'plan',
  );
  const lastTry = done.findLast(({ name }) => name === 'planFerries');
  const keys = new Set<string>();
  return done
    .filter((call) => {
      if (call.name === 'planFerries') return call === (lastPlan ?? lastTry);
      const key = `${call.name} ${JSON.stringify(call.input)}`;
      return !keys.has(key) && Boolean(keys.add(key));
    })
    .slice(0, mostDrawn);
}

const clockOf = (instant: unknown) => textOf(instant).slice(11, 16);

/**
 * Returns a text without its list of boats where the page draws the same boats as rows. A list that
 * leaves boats out, such as those before an hour, stays.
 */
export function withoutBoatRows(text: string, drawn: readonly ToolCall[]): string {
  const lists = drawn
    .filter(({ name }) => name === 'searchFerries')
    .flatMap(({ output }) => (Array.isArray(output.crossings) ? output.crossings : []))
    .map((crossing) => {
      const { journeys } = objectOf(crossing);
      const all = (Array.isArray(journeys) ? journeys : []).map(objectOf);
      const first = all.filter(({ shownFirst }) => shownFirst === true);
      return (first.length > 0 ? first : all)
        .slice(0, listedBoats)
        .map(({ departure, arrival }) => `${clockOf(departure)}–${clockOf(arrival)}`);
    });
  const lines = text.split('\n');
  const boatOf = (line: string) => /^[-*] \**(\d\d:\d\d–\d\d:\d\d)/.exec(line)?.[1];
  const listed = lines.flatMap((line) => boatOf(line) ?? []);
  const isDrawn = lists.some(
    (list) => list.length === listed.length && list.every((boat) => listed.includes(boat)),
  );
  return isDrawn ? lines.filter((line) => !boatOf(line)).join('\n') : text;
}

/** A page that supports an answer. */
export interface Source {
  readonly href: string;
  /** `page` for the page of a whole result, otherwise the id of the page's subject. */
  readonly of: string;
  readonly tool: string;
  /** Input of the tool call. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Heading of a text. */
  readonly title?: string;
}

const isOurs = (href: unknown): href is string =>
  typeof href === 'string' && /^\/(?![/\\])/.test(href) && href.length < 2000;

const mostSources = 12;

/** Returns the source pages of an answer without duplicates, pages of whole results first. */
export function sourcesOf(calls: readonly ToolCall[], text = ''): Source[] {
  const found = new Map<string, Source>();
  const pages = calls.filter(({ state }) => state === 'done').flatMap(pagesOf);
  const isQuoted = ({ href }: Source) => text.includes(`](${href})`);
  const hasQuotes = pages.some((one) => one.title !== undefined && isQuoted(one));
  for (const isWhole of [true, false]) {
    for (const one of pages) {
      const isUnused = one.title !== undefined && hasQuotes && !isQuoted(one);
      if ((one.of === 'page') !== isWhole || isUnused || !isOurs(one.href) || found.has(one.href))
        continue;
      found.set(one.href, one);
    }
  }
  return [...found.values()].slice(0, mostSources);
}

/** Pages of a result; those of texts with the titles that their headings have. */
function pagesOf({ name: tool, input, output }: ToolCall): Source[] {
  const passages = Array.isArray(output.passages) ? output.passages.map(objectOf) : [];
  const titles = new Map(
    passages.map(({ page, context, title }) => [
      textOf(page),
      [textOf(context), textOf(title)].filter(Boolean).join(': '),
    ]),
  );
  return Object.entries(objectOf(output.pages)).flatMap(([of, href]) => {
    const title = titles.get(of);
    // It would have the same name as the page of the island.
    if (typeof href !== 'string' || (of === 'guide' && tool === 'getIsland')) return [];
    return [{ href, of, tool, input, ...(title ? { title } : {}) }];
  });
}

/** Removes parts that only the screen needs; text, results and their seals are sent and stored. */
export function withoutExtras<Message extends { role: string; parts: readonly Part[] }>(
  messages: readonly Message[],
): { id?: string; role: string; parts: Part[] }[] {
  return messages.map((message) => ({
    ...('id' in message ? { id: String(message.id) } : {}),
    role: message.role,
    parts: message.parts.flatMap((part): Part[] => {
      const { type } = part;
      const of = part as unknown as Record<string, unknown>;
      if (type === 'text') {
        const { text, providerMetadata } = of;
        return [{ type, text, ...(providerMetadata ? { providerMetadata } : {}) } as Part];
      }
      if (type === 'data-seal') return [{ type, data: of.data } as Part];
      if (!type.startsWith('tool-')) return [];
      const { toolCallId, state, input, output } = of;
      return [{ type, toolCallId, state, input, output } as Part];
    }),
  }));
}
