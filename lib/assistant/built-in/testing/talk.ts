import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { AssistantTool } from '@/lib/assistant/tools/tool';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { builtInModel } from '../model';

/** Tool call with its result. */
export interface Called {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly output: Readonly<Record<string, unknown>>;
}

/** Answer to one message. */
export interface Answered {
  readonly said: string;
  readonly text: string;
  readonly calls: readonly Called[];
  /** Parts of the request shown above the answer. */
  readonly chips: readonly string[];
  /** Milliseconds until the first word and until the end. */
  readonly firstWordMs: number;
  readonly totalMs: number;
}

/** Maximum number of model calls per answer, as in the chat. */
const mostSteps = 8;

interface Setting {
  readonly locale: Locale;
  readonly today: string;
  readonly tools: readonly AssistantTool[];
}

/** Holds a conversation with the built-in model and the given tools, as the chat does. */
export async function talk(
  messages: readonly string[],
  { locale, today, tools }: Setting,
): Promise<Answered[]> {
  const prompt: LanguageModelV4Prompt = [
    { role: 'system', content: `Language: ${locale}\nToday: ${today}\n` },
  ];
  const answers: Answered[] = [];
  for (const said of messages) {
    prompt.push({ role: 'user', content: [{ type: 'text', text: said }] });
    answers.push(await answered(said, prompt, locale, tools));
  }
  return answers;
}

async function answered(
  said: string,
  prompt: LanguageModelV4Prompt,
  locale: Locale,
  tools: readonly AssistantTool[],
): Promise<Answered> {
  const began = performance.now();
  const calls: Called[] = [];
  let text = '';
  let chips: readonly string[] = [];
  let firstWordMs: number | undefined;
  for (let step = 0; step < mostSteps; step += 1) {
    const { stream } = await builtInModel.doStream({ prompt });
    const asked: { id: string; tool: string; input: unknown }[] = [];
    let words = '';
    const reader = stream.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const part = read.value;
      if (part.type === 'text-delta') {
        firstWordMs ??= performance.now() - began;
        words += part.delta;
      }
      if (part.type === 'text-start') {
        const shown = part.providerMetadata?.['built-in']?.chips;
        if (Array.isArray(shown)) chips = shown.map(String);
      }
      if (part.type === 'tool-call') {
        asked.push({ id: part.toolCallId, tool: part.toolName, input: JSON.parse(part.input) });
      }
    }
    text += text && words ? `\n\n${words}` : words;
    if (words) prompt.push({ role: 'assistant', content: [{ type: 'text', text: words }] });
    if (asked.length === 0) break;
    for (const { id, tool, input } of asked) {
      const known = tools.find(({ name }) => name === tool);
      const context = { headers: new Headers({ 'x-forwarded-for': '10.0.0.1' }), locale };
      const output = known ? known.brief(await known.run(input, context)) : { state: 'asked' };
      calls.push({ tool, input: input as Called['input'], output });
      prompt.push(
        {
          role: 'assistant',
          content: [{ type: 'tool-call', toolCallId: id, toolName: tool, input }],
        },
        {
          role: 'tool',
          content: [
            {
              type: 'tool-result',
              toolCallId: id,
              toolName: tool,
              output: { type: 'json', value: output as never },
            },
          ],
        },
      );
    }
  }
  const totalMs = performance.now() - began;
  return { said, text, calls, chips, firstWordMs: firstWordMs ?? totalMs, totalMs };
}

/** Nights by island of the last plan in an answer; empty without one. */
export function staysOf(answer: Answered | undefined): Record<string, number> {
  const brief = answer?.calls.findLast(({ tool }) => tool === 'planFerries')?.output;
  const { stays } = (brief?.plan ?? { stays: [] }) as {
    stays: { island: string; nights: number }[];
  };
  return Object.fromEntries(stays.map(({ island, nights }) => [island, nights]));
}
