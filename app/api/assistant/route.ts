import { createUIMessageStreamResponse } from 'ai';
import { after } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { builtInModel } from '@/lib/assistant/built-in/model';
import { answerStream } from '@/lib/assistant/models/answer';
import { chosenModel } from '@/lib/assistant/models/choice';
import { type AnswerFault, loggable } from '@/lib/assistant/models/faults';
import { historyOf } from '@/lib/assistant/models/history';
import { assistantLimits } from '@/lib/assistant/models/limits';
import { type QuestionFault, readQuestion } from '@/lib/assistant/models/question';
import { toolSet } from '@/lib/assistant/models/tool-set';
import { secondsUntilNextQuestion } from '@/lib/assistant/models/visitor-limit';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import { invalidRequest, tooManyRequests } from '@/lib/foundation/http/errors';
import { readJson } from '@/lib/foundation/http/read-body';
import { localeFrom } from '@/lib/foundation/i18n/locales';
import { log } from '@/lib/foundation/log';
import { siteIndex } from '@/lib/search/site-search/site-index';

/**
 * Messages of the route in the language that the page names in its question or, without one, in the
 * query.
 */
const words = (locale: unknown) =>
  getTranslations({ locale: localeFrom(locale), namespace: 'assistant.faults' });

async function refusal(code: QuestionFault, locale: unknown): Promise<Response> {
  const t = await words(locale);
  const message = t(code, { count: assistantLimits.message, messages: assistantLimits.messages });
  return invalidRequest(message, { messages: { code, message } });
}

const isJson = (request: Request) =>
  /^application\/json\b/i.test(request.headers.get('content-type') ?? '');

/** Logs a fault without what a service said. A wrong setup is for the operator to mend. */
function reportFault(fault: AnswerFault, error?: unknown): void {
  const fields = loggable(fault, error);
  if (fault === 'own') log.error('assistant answer broken off', fields, error);
  else if (fault === 'setup') log.error('assistant set up wrongly', fields);
  else log.warn('assistant answer broken off', fields);
}

/**
 * Answers a conversation as a stream of the AI SDK. Earlier answers sent by the browser only count
 * if this server has signed them (ADR 50).
 */
export async function POST(request: Request): Promise<Response> {
  const language = new URL(request.url).searchParams.get('lang');
  // A form of another site cannot send this type without a preflight request, which is refused.
  if (!isJson(request)) return refusal('unreadable', language);
  const body = await readJson(request, assistantLimits.bodyBytes);
  if (body === 'too-large') return refusal('tooLarge', language);
  const question = readQuestion(body?.json);
  if (typeof question === 'string') return refusal(question, language);
  const { locale, messages } = question;
  const t = await words(locale);
  const { signal, headers } = request;
  const { model, name } = chosenModel(question.model);
  const seconds = await secondsUntilNextQuestion(headers, name !== undefined);
  if (seconds > 0) return tooManyRequests(t('tooOften'), seconds);
  // Builds the search index for later questions after the response, so that nobody waits for it.
  after(() => siteIndex(locale).catch(() => undefined));
  const stream = answerStream({
    model,
    modelName: name,
    fallback: builtInModel,
    messages: historyOf(messages),
    tools: toolSet(readOnlyTools, { headers, signal, locale }),
    locale,
    signal,
    say: (fault) => t(fault),
    instead: t('instead'),
    mark: t('mark'),
    onFault: reportFault,
  });
  return createUIMessageStreamResponse({
    stream,
    // Compression would hold words back until more of them arrive.
    headers: { 'Cache-Control': 'private, no-store, no-transform' },
  });
}
