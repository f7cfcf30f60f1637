import { createUIMessageStreamResponse } from 'ai';
import { after } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { answerStream } from '@/lib/assistant/models/answer';
import { chosenModel } from '@/lib/assistant/models/choice';
import { historyOf } from '@/lib/assistant/models/history';
import { assistantLimits } from '@/lib/assistant/models/limits';
import { type QuestionFault, readQuestion } from '@/lib/assistant/models/question';
import { toolSet } from '@/lib/assistant/models/tool-set';
import { secondsUntilNextQuestion } from '@/lib/assistant/models/visitor-limit';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import { invalidRequest, tooManyRequests } from '@/lib/http/errors';
import { readJson } from '@/lib/http/read-body';
import { localeFrom } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { siteIndex } from '@/lib/search/site-index';

/** The words of the route, in the language the page names; who sends no question names it in the query. */
const words = (locale: unknown) =>
  getTranslations({ locale: localeFrom(locale), namespace: 'assistant.faults' });

async function refusal(code: QuestionFault, locale: unknown): Promise<Response> {
  const t = await words(locale);
  const message = t(code, { count: assistantLimits.message, messages: assistantLimits.messages });
  return invalidRequest(message, { messages: { code, message } });
}

/** Claims that are named: beyond them an answer is wrong as a whole. */
const mostNamed = 8;

const isJson = (request: Request) =>
  /^application\/json\b/i.test(request.headers.get('content-type') ?? '');

/**
 * Answers a conversation, as the stream of the AI SDK. What the browser says of earlier answers counts as far as this
 * server has sealed it (ADR 50).
 */
export async function POST(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('lang');
  // A form of another site cannot send this type without asking first, and is told no.
  if (!isJson(request)) return refusal('unreadable', asked);
  const body = await readJson(request, assistantLimits.bodyBytes);
  if (body === 'too-large') return refusal('tooLarge', asked);
  const question = readQuestion(body?.json);
  if (typeof question === 'string') return refusal(question, asked);
  const { locale, messages } = question;
  const t = await words(locale);
  const seconds = await secondsUntilNextQuestion(request.headers);
  if (seconds > 0) return tooManyRequests(t('tooOften'), seconds);
  // What a later question may be looked up in is made while nobody waits.
  after(() => siteIndex(locale).catch(() => undefined));
  const { signal, headers } = request;
  const { model, name } = chosenModel(question.model);
  const stream = answerStream({
    model,
    modelName: name,
    messages: historyOf(messages),
    tools: toolSet(readOnlyTools, { headers, signal, locale }),
    locale,
    signal,
    say: (fault) => t(fault),
    doubt: (claims) => t('untold', { claims: claims.slice(0, mostNamed).join(', ') }),
    onFault: (reason, error) => log.warn('assistant answer broken off', { reason }, error),
  });
  return createUIMessageStreamResponse({
    stream,
    // Compressed, a word would wait for those after it.
    headers: { 'Cache-Control': 'private, no-store, no-transform' },
  });
}
