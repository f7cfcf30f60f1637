import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { assistantLimits } from './limits';
import { sealSchema } from './seals';

/*
 * What the page sends: a conversation as the AI SDK writes it. Parts that are not listed here are dropped, as are all
 * but words of a traveller: files, instructions, claims of tools.
 */
const id = z.string().min(1).max(100);

/** Longer than a traveller may write, shorter than a request: what was answered is cut by its own limit. */
const said = z.string().max(assistantLimits.answer * 2);

const textPart = z.object({ type: z.literal('text'), text: said });

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

/** Why a question is not put to any model. */
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
  /** The built-in model, where another one would answer. */
  model: z.enum(['configured', 'built-in']).default('configured'),
  messages: z.array(message),
});

export type Question = z.infer<typeof request>;

export const wordsOf = (parts: readonly { type: string; text?: string }[]): string =>
  parts
    .flatMap(({ type, text }) => (type === 'text' && text ? [text] : []))
    .join('\n')
    .trim();

/** Signs of a file rather than of words: characters that no keyboard writes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const binary = /[\u0000-\u0008\u000e-\u001f\ufffd]/;

/** The question in a body that was parsed as JSON, or what is wrong with it. */
export function readQuestion(body: unknown): Question | QuestionFault {
  const read = request.safeParse(body);
  if (!read.success) return 'unreadable';
  const { messages } = read.data;
  if (messages.length > assistantLimits.messages) return 'tooMany';
  const last = messages.at(-1);
  if (last?.role !== 'user' && !isSavedAnswer(last)) return 'unreadable';
  const asked = messages.filter(({ role }) => role === 'user').map(({ parts }) => wordsOf(parts));
  if (asked.length === 0 || asked.some((text) => text === '')) return 'empty';
  if (asked.some((text) => text.length > assistantLimits.message)) return 'tooLong';
  if (asked.some((text) => binary.test(text))) return 'notText';
  return read.data;
}

/** An answer that ends in what a tool of the page did goes on from there. */
const isSavedAnswer = (last: QuestionMessage | undefined) =>
  last?.role === 'assistant' && last.parts.some(({ type }) => type.startsWith('tool-'));
