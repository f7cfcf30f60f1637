'use client';

import { useChat } from '@ai-sdk/react';
import { DefaultChatTransport } from 'ai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { assistantLimits } from '@/lib/assistant/models/limits';
import { useSession } from '@/lib/platform/auth/session-store';
import { AskForm } from './ask-form';
import { ConversationList } from './conversation-list';
import { faultText } from './fault-text';
import {
  claimConversation,
  type KeepFault,
  type KeptConversation,
  keepConversation,
  readConversation,
} from './kept';
import { Log } from './log';
import type { Message } from './message';
import { withoutExtras, wordsOf } from './parts';
import type { RoomProps } from './room-texts';
import { useAccount } from './use-account';

const fresh = (): KeptConversation => ({
  id: crypto.randomUUID(),
  messages: [],
  usesBuiltIn: false,
});

/** Reads the question in `?q=`. It only fills the field; the visitor has to send it. */
const questionInAddress = () =>
  (new URLSearchParams(window.location.search).get('q') ?? '').slice(0, assistantLimits.message);

/** The conversation of this page. It goes on where it was if its component is made anew. */
let inPage: KeptConversation | undefined;

/**
 * Runs the conversation: messages, input form, and storage in the browser and the account. A
 * question can be asked before the stored conversation is there; it is sent once it is.
 */
export default function Conversation({ view, draw }: RoomProps) {
  const [kept, setKept] = useState(inPage);
  const [draft, setDraft] = useState(questionInAddress);
  const [early, setEarly] = useState<string>();
  const hadFocus = useRef(false);
  useEffect(() => {
    if (inPage) return;
    void readConversation().then((found) => {
      hadFocus.current = document.activeElement?.id === 'log-field';
      setKept((before) => before ?? found ?? fresh());
    });
  }, []);
  if (!kept)
    return (
      <div className="log-room">
        {early === undefined ? (
          <p className="log-opening">{view.texts.loading}</p>
        ) : (
          <div role="log" aria-label={view.texts.log} aria-busy="true">
            <p className="log-question">{early}</p>
          </div>
        )}
        <AskForm
          texts={view.texts}
          draft={draft}
          setDraft={setDraft}
          isBusy={early !== undefined}
          isFull={false}
          editing={false}
          onCancelEdit={() => {}}
          onAsk={(text) => {
            setEarly(text);
            setDraft('');
          }}
          onStop={() => {
            setDraft(early ?? '');
            setEarly(undefined);
          }}
        />
      </div>
    );
  async function open(conversation: KeptConversation) {
    // A conversation that another tab has open continues here as a copy.
    const isOurs = await claimConversation(conversation.id);
    setDraft('');
    setKept(isOurs ? conversation : { ...conversation, id: crypto.randomUUID() });
  }
  return (
    <Open
      // A new key resets the chat state for another conversation.
      key={kept.id}
      view={view}
      draw={draw}
      kept={kept}
      draft={draft}
      setDraft={setDraft}
      hadFocus={hadFocus.current}
      early={early}
      onEarlyAsked={() => setEarly(undefined)}
      open={(conversation) => void open(conversation)}
      begin={() => {
        setDraft('');
        setKept(fresh());
      }}
    />
  );
}

interface OpenProps extends RoomProps {
  kept: KeptConversation;
  draft: string;
  setDraft: (draft: string) => void;
  hadFocus: boolean;
  /** Question that was asked before the conversation was there. */
  early: string | undefined;
  onEarlyAsked: () => void;
  open: (conversation: KeptConversation) => void;
  begin: () => void;
}

function Open(props: OpenProps) {
  const { view, draw, kept, draft, setDraft, hadFocus, early, onEarlyAsked, open, begin } = props;
  const { texts, locale } = view;
  const [usesBuiltIn, setUsesBuiltIn] = useState(kept.usesBuiltIn);
  const builtIn = useRef(usesBuiltIn);
  builtIn.current = usesBuiltIn;
  const [editing, setEditing] = useState<string>();
  const [wasStopped, setWasStopped] = useState(false);
  const [keepFault, setKeepFault] = useState<KeepFault>();
  const user = useSession((state) => state.user);
  const transport = useMemo(
    () =>
      new DefaultChatTransport<Message>({
        api: view.api,
        prepareSendMessagesRequest: ({ messages }) => ({
          body: {
            locale,
            model: builtIn.current ? 'built-in' : 'configured',
            messages: withoutExtras(messages),
          },
        }),
      }),
    [locale, view.api],
  );
  const chat = useChat<Message>({
    id: kept.id,
    messages: kept.messages as unknown as Message[],
    transport,
    throttle: 60,
  });
  const { messages, status, error, sendMessage, regenerate, stop, setMessages, clearError } = chat;
  const isBusy = status === 'submitted' || status === 'streaming';
  const isFull = messages.length >= assistantLimits.messages - 1;

  const conversation = { id: kept.id, usesBuiltIn, messages: withoutExtras(messages) };
  const now = useRef(conversation as KeptConversation);
  now.current = conversation as KeptConversation;
  inPage = now.current;
  const account = useAccount(user?.id, locale);
  const { keep } = account;
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when something has come to an end, not per word.
  useEffect(() => {
    if (status === 'streaming') return;
    setKeepFault(keepConversation(now.current));
    if (status === 'ready') keep(now.current);
  }, [status, messages.length, usesBuiltIn, keep]);
  useEffect(() => void claimConversation(kept.id), [kept.id]);
  // Saves the conversation when the page is left, even in the middle of an answer.
  useEffect(() => {
    const leave = () => void keepConversation(now.current);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once, when the conversation opens.
  useEffect(() => {
    if (early === undefined) return;
    void sendMessage({ text: early });
    onEarlyAsked();
  }, []);

  function ask(text: string) {
    setWasStopped(false);
    clearError();
    void sendMessage(editing ? { text, messageId: editing } : { text });
    setEditing(undefined);
    setDraft('');
  }
  function again(withBuiltIn = usesBuiltIn) {
    setUsesBuiltIn(withBuiltIn);
    builtIn.current = withBuiltIn;
    setWasStopped(false);
    clearError();
    void regenerate();
  }
  const fault = error ? faultText(error, texts) : undefined;
  return (
    <div className="log-room">
      <ConversationList
        view={view}
        account={account}
        isSignedIn={user !== null}
        keepFault={keepFault}
        current={kept.id}
        isEmpty={messages.length === 0}
        open={open}
        begin={() => {
          void stop();
          keepConversation({ ...now.current, messages: [] });
          begin();
        }}
      />
      <Log
        view={view}
        draw={draw}
        messages={messages}
        isBusy={isBusy}
        fault={fault}
        wasStopped={wasStopped}
        canChooseBuiltIn={!usesBuiltIn && Boolean(messages.at(-1)?.metadata?.model)}
        setMessages={setMessages}
        onAsk={isBusy || isFull ? undefined : ask}
        onRetry={again}
        onEdit={(message) => {
          setEditing(message.id);
          setDraft(wordsOf(message.parts));
        }}
      />
      <AskForm
        texts={texts}
        draft={draft}
        setDraft={setDraft}
        isBusy={isBusy}
        isFull={isFull && !editing}
        editing={editing !== undefined}
        hasFocus={hadFocus}
        onCancelEdit={() => {
          setEditing(undefined);
          setDraft('');
        }}
        onAsk={ask}
        onStop={() => {
          setWasStopped(true);
          void stop();
        }}
      />
    </div>
  );
}
