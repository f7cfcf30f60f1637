import type { LanguageModelV4Prompt, LanguageModelV4ToolResultOutput } from '@ai-sdk/provider';
import { type Locale, localeFrom } from '@/lib/foundation/i18n/locales';
import { today } from '@/lib/foundation/time/athens';
import { isDate } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';

/** Result of a tool call in this conversation. */
export interface ToolResult {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly output: Readonly<Record<string, unknown>>;
}

/** One message of a traveller, with the tool results that followed it. */
export interface Exchange {
  readonly said: string;
  readonly results: readonly ToolResult[];
}

export interface Conversation {
  readonly locale: Locale;
  readonly today: IsoDate;
  readonly exchanges: readonly Exchange[];
}

/**
 * Builds a conversation from the messages of the SDK. Reads language and date from the first lines
 * of the instructions. Ignores the text of earlier answers; only tool results count.
 */
export function conversationOf(prompt: LanguageModelV4Prompt): Conversation {
  const system = prompt.flatMap((one) => (one.role === 'system' ? [one.content] : [])).join('\n');
  const language = /^Language: (\w+)$/m.exec(system)?.[1] ?? '';
  const day = /^Today: (\S+)$/m.exec(system)?.[1] ?? '';
  const exchanges: { said: string; results: ToolResult[] }[] = [];
  const inputs = new Map<string, unknown>();
  for (const message of prompt) {
    if (message.role === 'user') {
      const said = message.content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
      exchanges.push({ said: said.join('\n'), results: [] });
    }
    if (message.role !== 'assistant' && message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type === 'tool-call') inputs.set(part.toolCallId, part.input);
      if (part.type !== 'tool-result') continue;
      exchanges.at(-1)?.results.push({
        tool: part.toolName,
        input: objectOf(inputs.get(part.toolCallId)),
        output: objectOf(valueOfOutput(part.output)),
      });
    }
  }
  return {
    locale: localeFrom(language),
    today: isDate(day) ? day : today(),
    exchanges,
  };
}

const valueOfOutput = (output: LanguageModelV4ToolResultOutput): unknown =>
  output.type === 'json' ? output.value : { state: 'failed' };

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'string') {
    try {
      return objectOf(JSON.parse(value));
    } catch {
      return {};
    }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
