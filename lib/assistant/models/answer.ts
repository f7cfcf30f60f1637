import 'server-only';
import type { ModelMessage } from 'ai';
import { Evidence, markUnsupported, type Sources } from '@/lib/assistant/traced/unsupported';
import type { AnswerRequest } from './answer-request';
import { AnswerSeals, type Chunk } from './answer-seals';
import { AnswerBudget, boundedTools, bytesOf } from './bounded-tools';
import { type AnswerFault, answerFaultOf } from './faults';
import { recentMessages } from './history';
import { assistantLimits } from './limits';
import { chunksOf } from './model-chunks';
import { inSentences } from './sentences';
import { hasTokensLeft } from './spending';

/**
 * Streams the answer to a conversation as chunks for the page. Always ends, whatever the service
 * does. Where an external model fails, the fallback answers after a note about the fault; text
 * streamed so far stays.
 */
export function answerStream(request: AnswerRequest): ReadableStream<Chunk> {
  const chunks = answered(request);
  return new ReadableStream<Chunk>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* answered(request: AnswerRequest): AsyncGenerator<Chunk> {
  const { say, instead, fallback, modelName } = request;
  const seals = new AnswerSeals();
  const budget = new AnswerBudget();
  const fault = yield* partOf(request, seals, budget);
  if (!fault) return;
  // An answer that is only too long has been given.
  const isGiven = fault === 'cut' && seals.words > 0;
  if (!fallback || !modelName || isGiven) {
    yield { type: 'error', errorText: say(fault) };
    return;
  }
  const messageMetadata = { model: null };
  if (!seals.hasBegun) yield* seals.with({ type: 'start', messageMetadata });
  else if (seals.words === 0) yield { type: 'message-metadata', messageMetadata };
  yield* seals.textPart('fault', `*${say(fault)} ${instead}*`);
  const own = { ...request, model: fallback, modelName: undefined };
  const second = yield* partOf(own, seals, budget.again());
  if (second) yield { type: 'error', errorText: say(second) };
}

/** Streams the answer of one model. Returns the fault that ended it, if any. */
async function* partOf(
  request: AnswerRequest,
  seals: AnswerSeals,
  budget: AnswerBudget,
): AsyncGenerator<Chunk, AnswerFault | undefined> {
  const { signal, modelName, mark, tools, say, onFault } = request;
  const isOutside = modelName !== undefined;
  const messages = isOutside
    ? recentMessages(request.messages, assistantLimits.historyBytes)
    : request.messages;
  budget.modelBytes = isOutside ? bytesOf(messages) : 0;
  const enough = new AbortController();
  let fault: AnswerFault | undefined;
  const fail = (found: AnswerFault, error?: unknown) => {
    if (fault || signal.aborted) return;
    fault = isOutside || found === 'cut' ? found : 'own';
    onFault(fault, error);
  };
  if (isOutside && !(await hasTokensLeft())) {
    fail('spent');
    return fault;
  }
  const bounded = boundedTools(tools, budget, say('steps'));
  let lastError: unknown;
  const keepError = (error: unknown) => {
    lastError = error;
  };
  const own = { ...request, messages, tools: bounded };
  const chunks = chunksOf(own, budget, enough.signal, keepError);
  const evidence = evidenceOf(messages, seals.outputs);
  const marked = isOutside
    ? inSentences(chunks, (sentence) => markUnsupported(sentence, evidence(), mark))
    : chunks;
  const hasBegun = seals.hasBegun;
  try {
    for await (const chunk of marked) {
      if (chunk.type === 'start' && hasBegun) continue;
      if (chunk.type === 'error') {
        fail(answerFaultOf(lastError), lastError);
        break;
      }
      if (chunk.type === 'abort' && !signal.aborted) {
        fail('slow');
        break;
      }
      if (chunk.type === 'finish') {
        const found = faultOfEnd(chunk.finishReason, seals, budget);
        if (found) fail(found);
        if (fault) break;
      }
      if (seals.isTooLong(chunk) || !budget.takesChunk(chunk)) {
        fail('cut');
        break;
      }
      yield* seals.with(chunk);
    }
  } catch (error) {
    // Interrupted connections throw instead of sending an error chunk.
    fail(answerFaultOf(error), error);
  } finally {
    enough.abort();
  }
  if (fault) yield* seals.close();
  return fault;
}

/** Returns the evidence of the conversation so far, made anew after further results. */
function evidenceOf(messages: readonly ModelMessage[], outputs: readonly unknown[]) {
  let made: { readonly count: number; readonly evidence: Evidence } | undefined;
  return () => {
    if (made?.count !== outputs.length)
      made = { count: outputs.length, evidence: new Evidence(sourcesOf(messages, outputs)) };
    return made.evidence;
  };
}

/** Fault of an answer that ended normally. */
function faultOfEnd(
  reason: string | undefined,
  { words, isWaiting }: AnswerSeals,
  { isLastStep }: AnswerBudget,
): AnswerFault | undefined {
  if (reason === 'length') return 'cut';
  if (reason === 'error') return 'failed';
  if (isWaiting) return undefined;
  if (reason === 'tool-calls') return 'steps';
  if (words > 0) return undefined;
  return isLastStep ? 'steps' : 'nonsense';
}

/** Sources an answer may rely on: the trusted history, and the results found since. */
function sourcesOf(messages: readonly ModelMessage[], outputs: readonly unknown[]): Sources {
  const questions: string[] = [];
  const results: unknown[] = [...outputs];
  for (const { role, content } of messages) {
    if (role === 'user' && typeof content === 'string') questions.push(content);
    if (role === 'tool') results.push(content);
  }
  return { results, questions: questions.join('\n') };
}
