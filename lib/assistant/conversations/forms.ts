import { z } from 'zod';
import { assistantLimits } from '@/lib/assistant/models/limits';
import type { Fault } from '@/lib/platform/actions/faults';
import type { Json } from '@/lib/platform/supabase/database.types';
import { conversationLimits } from './limits';

const fault = (error: Fault<'assistant'>) => ({ error });

const id = z.guid(fault('conversationInvalid'));

const title = z
  .string(fault('titleMissing'))
  .trim()
  .min(1, fault('titleMissing'))
  .max(conversationLimits.title, fault('titleTooLong'));

const part = z.looseObject({ type: z.string().max(100) });
const message = z.object({
  id: z.string().max(100).optional(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(part).max(400),
});

/** Messages as the JSON text of one field: a list of messages of both sides. */
const messages = z
  .string(fault('conversationInvalid'))
  .max(conversationLimits.characters, fault('conversationTooLarge'))
  .transform((text, context): Json => {
    try {
      const read = z
        .array(message)
        .min(1)
        .max(assistantLimits.messages)
        .safeParse(JSON.parse(text));
      if (read.success) return read.data as Json;
    } catch {
      // Not JSON.
    }
    const wrong: Fault<'assistant'> = 'conversationInvalid';
    context.addIssue({ code: 'custom', message: wrong });
    return z.NEVER;
  });

export const keepForm = z.object({ id, title, messages });
export const renameForm = z.object({ id, title });
export const idForm = z.object({ id });
export const emptyForm = z.object({});
