import type { ModelMessage } from 'ai';
import type { Told } from '@/lib/assistant/traced/untold';

/** Sources an answer may rely on: the trusted history, and the results found since. */
export function toldIn(messages: readonly ModelMessage[], outputs: readonly unknown[]): Told {
  const said: string[] = [];
  const results: unknown[] = [...outputs];
  for (const { role, content } of messages) {
    if (role === 'user' && typeof content === 'string') said.push(content);
    if (role === 'tool') results.push(content);
  }
  return { results, said: said.join('\n') };
}
