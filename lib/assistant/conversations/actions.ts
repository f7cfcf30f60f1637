'use server';

import { getTranslations } from 'next-intl/server';
import type { ActionResult } from '@/lib/platform/actions/result';
import { ActionFailure, BackendUnavailable } from '@/lib/platform/actions/result';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import type { Json } from '@/lib/platform/supabase/database.types';
import { emptyForm, idForm, keepForm, renameForm } from './forms';
import { conversationLimits } from './limits';

/** Entry in the list of conversations. */
export interface ConversationEntry {
  readonly id: string;
  readonly title: string;
  /** ISO instant. */
  readonly updatedAt: string;
}

const often = { max: 300, windowSeconds: 10 * 60 };

interface Fault {
  readonly code: string;
  readonly message: string;
}

/**
 * Maps a database error: invalid data is the sender's fault, other errors mean the backend is
 * unavailable.
 */
function refusalOf({ code, message }: Fault): Error {
  if (/^2[23]/.test(code)) return new ActionFailure('invalid', { messages: 'conversationInvalid' });
  if (code === 'PGRST301' || code === '42501') return new ActionFailure('signedOut');
  return new BackendUnavailable(`conversations: ${code} ${message}`);
}

const keep = definePersonalAction({
  namespace: 'assistant',
  schema: keepForm,
  rateLimit: { bucket: 'conversation-keep', ...often },
  async run({ id, title, messages }, { client, locale }) {
    // A title that was set stays; only the messages are replaced.
    const kept = await client.from('conversations').update({ messages }).eq('id', id).select('id');
    if (kept.error) throw refusalOf(kept.error);
    if (kept.data.length > 0) return { id };
    const { error } = await client.from('conversations').insert({ id, title, messages });
    // Error code of the trigger limit_conversations().
    if (error?.code === 'PT409') {
      const t = await getTranslations({ locale, namespace: 'assistant.room.list' });
      throw new ActionFailure('invalid', {}, t('most', { count: conversationLimits.most }));
    }
    if (error) throw refusalOf(error);
    return { id };
  },
});

const list = definePersonalAction({
  namespace: 'assistant',
  schema: emptyForm,
  rateLimit: { bucket: 'conversation-read', ...often },
  async run(_, { client }): Promise<ConversationEntry[]> {
    const { data, error } = await client
      .from('conversations')
      .select('id, title, updated_at')
      .order('updated_at', { ascending: false })
      .limit(conversationLimits.most);
    if (error) throw refusalOf(error);
    return data.map(({ id, title, updated_at: updatedAt }) => ({ id, title, updatedAt }));
  },
});

const read = definePersonalAction({
  namespace: 'assistant',
  schema: idForm,
  rateLimit: { bucket: 'conversation-read', ...often },
  async run({ id }, { client }): Promise<{ id: string; messages: Json }> {
    const { data, error } = await client
      .from('conversations')
      .select('id, messages')
      .eq('id', id)
      .maybeSingle();
    if (error) throw refusalOf(error);
    if (!data) throw new ActionFailure('missing');
    return data;
  },
});

const rename = definePersonalAction({
  namespace: 'assistant',
  schema: renameForm,
  rateLimit: { bucket: 'conversation-change', ...often },
  async run({ id, title }, { client }) {
    const { data, error } = await client
      .from('conversations')
      .update({ title })
      .eq('id', id)
      .select('id');
    if (error) throw refusalOf(error);
    if (data.length === 0) throw new ActionFailure('missing');
    return { id };
  },
});

const remove = definePersonalAction({
  namespace: 'assistant',
  schema: idForm,
  rateLimit: { bucket: 'conversation-change', ...often },
  async run({ id }, { client }) {
    const { error } = await client.from('conversations').delete().eq('id', id);
    if (error) throw refusalOf(error);
    return { id };
  },
});

/** Saves a conversation in the account. Fields: `id`, `title` for a new one, `messages` (JSON). */
export async function keepInAccount(form: FormData): Promise<ActionResult<{ id: string }>> {
  return keep(form);
}

/** Lists the user's conversations, latest first. */
export async function listConversations(
  form: FormData,
): Promise<ActionResult<ConversationEntry[]>> {
  return list(form);
}

/** Returns a conversation with its messages. Fields: `id`. */
export async function openConversation(
  form: FormData,
): Promise<ActionResult<{ id: string; messages: Json }>> {
  return read(form);
}

/** Renames a conversation. Fields: `id`, `title`. */
export async function renameConversation(form: FormData): Promise<ActionResult<{ id: string }>> {
  return rename(form);
}

/** Deletes a conversation permanently. Fields: `id`. */
export async function deleteConversation(form: FormData): Promise<ActionResult<{ id: string }>> {
  return remove(form);
}
