import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/foundation/i18n/locales';
import { assistantLimits } from './limits';
import { sealSchema } from './seals';

/*
 * Request of the page: a conversation as the AI SDK writes it. Unknown parts are dropped. Of
 * traveller messages only text is kept, so files, instructions and claimed tool results are
 * ignored.
 */
const id = z.string().min(1).max(100);

/**
 * Text of either side: longer than a traveller may write, and shorter than a request. Answers have
 * their own limit.
 */
const anyText = z.string().max(assistantLimits.answer * 2);

const textPart = z.object({ type: z.literal('text'), text: anyText });

const toolPart = z.object({
  type: z.templateLiteral(['tool-', z.string().regex(/^[A-Za-z]{1,64}$/)]),
  toolCallId: id,
  state: z.literal('output-available'),
  input: z.unknown(),
  output: z.unknown(),
});

const sealPart = z.object({ type: z.literal('data-seal'), data: sealSchema });

export type AnswerPart = z.infer<typeof textPart | typeof toolPart | typeof sealPart>;

const knownParts = <Part extends z.ZodType>(part: Part) =>
  z
    .array(z.unknown())
    .max(400)
    .transform((parts) =>
      parts.flatMap((one) => {
        const read = part.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    );

const message = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), parts: knownParts(textPart) }),
  z.object({
    role: z.literal('assistant'),
    parts: knownParts(z.union([textPart, toolPart, sealPart])),
  }),
]);

export type QuestionMessage = z.infer<typeof message>;

/** Reasons for rejecting a question before it reaches a model. */
export const questionFaults = [
  'unreadable',
  'tooLarge',
  'empty',
  'tooLong',
  'tooMany',
  'notText',
] as const;
export type QuestionFault = (typeof questionFaults)[number];

const request = z.object({
  locale: z.enum(locales),
  /** `built-in` selects the built-in model even if another one is configured. */
  model: z.enum(['configured', 'built-in']).default('configured'),
  messages: z.array(message),
});

export type Question = z.infer<typeof request>;

export const wordsOf = (parts: readonly { type: string; text?: string }[]): string =>
  parts
    .flatMap(({ type, text }) => (type === 'text' && text ? [text] : []))
    .join('\n')
    .trim();

/** Characters that occur in files but cannot be typed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const binary = /[\u0000-\u0008\u000e-\u001f\ufffd]/;

/** Reads the question in a parsed JSON body, or returns its fault. */
export function readQuestion(body: unknown): Question | QuestionFault {
  const read = request.safeParse(body);
  if (!read.success) return 'unreadable';
  const { messages } = read.data;
  if (messages.length > assistantLimits.messages) return 'tooMany';
  const last = messages.at(-1);
  if (last?.role !== 'user' && !isSavedAnswer(last)) return 'unreadable';
  const questions = messages
    .filter(({ role }) => role === 'user')
    .map(({ parts }) => wordsOf(parts));
  if (questions.length === 0 || questions.some((text) => text === '')) return 'empty';
  if (questions.some((text) => text.length > assistantLimits.message)) return 'tooLong';
  if (questions.some((text) => binary.test(text))) return 'notText';
  return read.data;
}

/** True for an answer that ends with a tool result of the page, from which the model continues. */
const isSavedAnswer = (last: QuestionMessage | undefined) =>
  last?.role === 'assistant' && last.parts.some(({ type }) => type.startsWith('tool-'));
