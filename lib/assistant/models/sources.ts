import type { ModelMessage } from 'ai';
import type { Sources } from '@/lib/assistant/traced/unsupported';

/** Sources an answer may rely on: the trusted history, and the results found since. */
export function sourcesOf(messages: readonly ModelMessage[], outputs: readonly unknown[]): Sources {
  const questions: string[] = [];
  const results: unknown[] = [...outputs];
  for (const { role, content } of messages) {
    if (role === 'user' && typeof content === 'string') questions.push(content);
    if (role === 'tool') results.push(content);
  }
  return { results, questions: questions.join('\n') };
}
