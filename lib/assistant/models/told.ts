import type { ModelMessage } from 'ai';
import type { Told } from '@/lib/assistant/traced/untold';

/** What an answer may lean on: the conversation before it, as this server believes it, and what it found since. */
export function toldIn(messages: readonly ModelMessage[], outputs: readonly unknown[]): Told {
  const said: string[] = [];
  const results: unknown[] = [...outputs];
  for (const { role, content } of messages) {
    if (role === 'user' && typeof content === 'string') said.push(content);
    if (role === 'tool') results.push(content);
  }
  return { results, said: said.join('\n') };
}
