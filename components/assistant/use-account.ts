import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type ConversationEntry,
  deleteConversation,
  keepInAccount,
  listConversations,
  openConversation,
  renameConversation,
} from '@/lib/assistant/conversations/actions';
import { conversationLimits } from '@/lib/assistant/conversations/limits';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { type KeptConversation, parseConversation } from './kept';
import { wordsOf } from './parts';

/** Conversations of the signed-in user. Without a session nothing is requested or saved. */
export interface Account {
  readonly entries: readonly ConversationEntry[];
  /** Error of the last request to the account, if it failed. */
  readonly fault: string | undefined;
  readonly isAway: boolean;
  keep: (conversation: KeptConversation) => void;
  open: (id: string) => Promise<KeptConversation | undefined>;
  rename: (id: string, title: string) => Promise<boolean>;
  remove: (id: string) => Promise<boolean>;
}

type Action<Data> = (
  form: FormData,
) => Promise<{ ok: true; data: Data } | { ok: false; error: { code: string; message: string } }>;

/** Title of a conversation: its first question, shortened. */
const titleOf = ({ messages }: KeptConversation) =>
  wordsOf(messages[0]?.parts ?? [])
    .replace(/\s+/g, ' ')
    .slice(0, conversationLimits.title);

export function useAccount(userId: string | undefined, locale: Locale): Account {
  const [entries, setEntries] = useState<readonly ConversationEntry[]>([]);
  const [fault, setFault] = useState<string>();
  const [isAway, setIsAway] = useState(false);
  const before = useRef('');

  const call = useCallback(
    async <Data>(
      action: Action<Data>,
      fields: Record<string, string>,
    ): Promise<Data | undefined> => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, locale })) form.set(name, value);
      try {
        const result = await action(form);
        setIsAway(!result.ok && result.error.code === 'unavailable');
        setFault(result.ok ? undefined : result.error.message);
        return result.ok ? result.data : undefined;
      } catch {
        setIsAway(true);
        return undefined;
      }
    },
    [locale],
  );
  const load = useCallback(async () => {
    const found = await call(listConversations, {});
    if (found) setEntries(found);
  }, [call]);
  useEffect(() => {
    if (userId) void load();
    else setEntries([]);
  }, [userId, load]);

  return useMemo(
    () => ({
      entries,
      fault,
      isAway,
      keep(conversation) {
        const messages = JSON.stringify(conversation.messages);
        if (!userId || conversation.messages.length === 0 || messages === before.current) return;
        before.current = messages;
        const { id } = conversation;
        void call(keepInAccount, { id, messages, title: titleOf(conversation) }).then(
          (kept) => kept && load(),
        );
      },
      async open(id) {
        const found = await call(openConversation, { id });
        if (!found) return undefined;
        const opened = parseConversation(JSON.stringify({ ...found, usesBuiltIn: false }));
        before.current = JSON.stringify(opened?.messages);
        return opened;
      },
      async rename(id, title) {
        const done = await call(renameConversation, { id, title });
        if (done) await load();
        return done !== undefined;
      },
      async remove(id) {
        const done = await call(deleteConversation, { id });
        if (done) await load();
        return done !== undefined;
      },
    }),
    [entries, fault, isAway, userId, call, load],
  );
}
