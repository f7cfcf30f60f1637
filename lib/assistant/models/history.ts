import 'server-only';
import type { ModelMessage } from 'ai';
import { bytesOf } from './bounded-tools';
import type { AnswerPart, QuestionMessage } from './question';
import { wordsOf } from './question';
import { isSealed, type Sealed } from './seals';

/** Replaces an answer without any valid seal. */
const placeholder = '…';

function sealedOf(part: AnswerPart): Sealed | undefined {
  if (part.type === 'text') return { kind: 'text', text: part.text };
  if (part.type === 'data-seal') return undefined;
  const { toolCallId: callId, input, output } = part;
  return { kind: 'tool', name: part.type.slice('tool-'.length), callId, input, output };
}

/**
 * Builds the history for a model: the traveller's messages unchanged, and the parts of answers that
 * this server sealed. An interrupted answer keeps what was sealed until then.
 */
export function historyOf(messages: readonly QuestionMessage[], now = Date.now()): ModelMessage[] {
  return messages.flatMap((message): ModelMessage[] => {
    if (message.role === 'user') return [{ role: 'user', content: wordsOf(message.parts) }];
    const seals = message.parts.flatMap((part) => (part.type === 'data-seal' ? [part.data] : []));
    const believed = message.parts
      .map(sealedOf)
      .filter((sealed) => sealed !== undefined)
      .filter((sealed) => isSealed(sealed, seals, now));
    return believed.length > 0 ? stepsOf(believed) : [{ role: 'assistant', content: placeholder }];
  });
}

/** Calls alternating with their results, in the original order. */
function stepsOf(parts: readonly Sealed[]): ModelMessage[] {
  return parts.flatMap((part): ModelMessage[] => {
    if (part.kind === 'text') return [{ role: 'assistant', content: part.text }];
    const { name: toolName, callId: toolCallId, input, output } = part;
    return [
      { role: 'assistant', content: [{ type: 'tool-call', toolCallId, toolName, input }] },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId,
            toolName,
            // It was JSON when it was sealed and has been parsed again.
            output: { type: 'json', value: output as never },
          },
        ],
      },
    ];
  });
}

const omitted = { type: 'json', value: { state: 'unavailable', message: 'Omitted: call again.' } };

/** The messages within a number of bytes: old results are omitted first, then old questions. */
export function recentMessages(messages: readonly ModelMessage[], most: number): ModelMessage[] {
  const recent = [...messages];
  let bytes = bytesOf(recent);
  for (const [index, message] of recent.entries()) {
    if (bytes <= most) break;
    if (message.role !== 'tool') continue;
    const content = message.content.map((part) => ({ ...part, output: omitted }) as typeof part);
    recent[index] = { ...message, content };
    bytes += bytesOf(recent[index]) - bytesOf(message);
  }
  while (bytesOf(recent) > most) {
    const next = recent.findIndex(({ role }, index) => index > 0 && role === 'user');
    if (next < 0) break;
    recent.splice(0, next);
  }
  return recent;
}
