import { isToolUIPart, readUIMessageStream, type UIMessage } from 'ai';
import { builtInModel } from '@/lib/assistant/built-in/model';
import type { Answered } from '@/lib/assistant/built-in/testing/talk';
import { answerStream } from '@/lib/assistant/models/answer';
import { boundedModel } from '@/lib/assistant/models/bounded-model';
import { outsideModel } from '@/lib/assistant/models/choice';
import { historyOf } from '@/lib/assistant/models/history';
import { readQuestion } from '@/lib/assistant/models/question';
import { toolSet } from '@/lib/assistant/models/tool-set';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import type { Locale } from '@/lib/foundation/i18n/locales';

/** Reads the tool calls of an answer with their results. */
const callsOf = ({ parts }: UIMessage): Answered['calls'] =>
  parts.filter(isToolUIPart).map((part) => ({
    tool: part.type.replace(/^tool-/, ''),
    input: (part.input ?? {}) as Record<string, unknown>,
    output: (part.output ?? {}) as Record<string, unknown>,
  }));

/**
 * Holds a conversation with the model that `ASSISTANT_PROVIDER` and its companions configure, within the limits of the
 * site. Where the model fails, the built-in one answers after a note on the fault.
 *
 * @throws Error if no outside model is configured, or if the site would refuse the question
 */
export async function talkWithModel(
  turns: readonly string[],
  { locale }: { readonly locale: Locale },
): Promise<Answered[]> {
  const outside = outsideModel();
  if (!outside) throw new Error('EVAL_MODEL needs ASSISTANT_PROVIDER, ASSISTANT_MODEL and a key');
  const messages: UIMessage[] = [];
  const answers: Answered[] = [];
  for (const said of turns) {
    const began = performance.now();
    const { signal } = new AbortController();
    messages.push({
      id: `${messages.length}`,
      role: 'user',
      parts: [{ type: 'text', text: said }],
    });
    const question = readQuestion({ locale, model: 'configured', messages });
    if (typeof question === 'string') throw new Error(`${said}: ${question}`);
    const stream = answerStream({
      model: boundedModel(outside.model),
      modelName: outside.name,
      fallback: builtInModel,
      messages: historyOf(question.messages),
      tools: toolSet(readOnlyTools, { headers: new Headers(), signal, locale }),
      locale,
      signal,
      say: (fault) => `Fault: ${fault}.`,
      instead: 'Instead:',
      mark: 'no source',
      onFault: () => undefined,
    });
    let answer: UIMessage | undefined;
    for await (const message of readUIMessageStream({ stream })) answer = message;
    if (answer) messages.push(answer);
    const text = (answer?.parts ?? []).flatMap((part) => (part.type === 'text' ? part.text : []));
    const totalMs = performance.now() - began;
    answers.push({
      said,
      text: text.join('\n\n'),
      calls: answer ? callsOf(answer) : [],
      chips: [],
      firstWordMs: totalMs,
      totalMs,
    });
  }
  return answers;
}
