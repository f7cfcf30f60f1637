import 'server-only';
import { readUIMessageStream, type UIMessage } from 'ai';
import { builtInModel } from '@/lib/assistant/built-in/model';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { answerStream } from './answer';
import type { AnswerFault } from './faults';
import { historyOf } from './history';
import { type QuestionFault, readQuestion } from './question';
import { toolSet } from './tool-set';

interface OneQuestion {
  readonly question: string;
  readonly locale: Locale;
  readonly headers: Headers;
  /** Returns a sentence about a fault in the language of the page. */
  readonly say: (fault: AnswerFault) => string;
  readonly onFault: (fault: AnswerFault, error?: unknown) => void;
}

/**
 * Answers a single question with the built-in model, as a whole, for a page without JavaScript.
 * An external model would cost money for each request of a crawler.
 *
 * @returns the parts of the answer, or the fault of the question
 */
export async function answerOnce(asked: OneQuestion): Promise<UIMessage['parts'] | QuestionFault> {
  const { question: text, locale, headers, say, onFault } = asked;
  const messages = [{ role: 'user', parts: [{ type: 'text', text }] }];
  const question = readQuestion({ locale, model: 'built-in', messages });
  if (typeof question === 'string') return question;
  const { signal } = new AbortController();
  const stream = answerStream({
    model: builtInModel,
    messages: historyOf(question.messages),
    tools: toolSet(readOnlyTools, { headers, signal, locale }),
    locale,
    signal,
    say,
    instead: '',
    mark: '',
    onFault,
  });
  let answer: UIMessage | undefined;
  for await (const message of readUIMessageStream({
    stream,
    onError: (error) => onFault('own', error),
  }))
    answer = message;
  return answer?.parts ?? [];
}
