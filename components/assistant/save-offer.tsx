'use client';

import { type FormEvent, useId, useState, useTransition } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { savePlannedTrip } from '@/lib/assistant/conversations/save-actions';
import type { Seal } from '@/lib/assistant/models/seals';
import { reportError } from '@/lib/foundation/report-error';
import { useSession } from '@/lib/platform/auth/session-store';
import type { Message } from './message';
import type { ToolCall } from './parts';
import type { RoomView } from './room-texts';

interface SaveOfferProps {
  view: RoomView;
  call: ToolCall;
  setMessages: (change: (messages: Message[]) => Message[]) => void;
}

type Output = { state: 'saved'; page: string } | { state: 'declined' };

/** Adds the output of a tool call to its message, and the server's seal next to it. */
function answered(messages: Message[], callId: string, output: Output, seal?: Seal): Message[] {
  return messages.map((message) => {
    if (!message.parts.some((part) => 'toolCallId' in part && part.toolCallId === callId)) {
      return message;
    }
    const parts = message.parts.map((part) =>
      'toolCallId' in part && part.toolCallId === callId
        ? ({ ...part, state: 'output-available', output } as typeof part)
        : part,
    );
    const seals = seal ? [{ type: 'data-seal' as const, data: seal }] : [];
    return { ...message, parts: [...parts, ...seals] };
  });
}

/** Asks for confirmation before saving a trip, then links to it. */
export function SaveOffer({ view, call, setMessages }: SaveOfferProps) {
  const { texts, locale, signInHref } = view;
  const { input, output, id: callId } = call;
  const field = useId();
  const user = useSession((state) => state.user);
  const [title, setTitle] = useState(typeof input.title === 'string' ? input.title : '');
  const [fault, setFault] = useState<string>();
  const [isSaving, startSaving] = useTransition();
  if (output.state === 'declined') return <p className="log-note">{texts.declined}</p>;
  if (output.state === 'saved') {
    const page = typeof output.page === 'string' && /^\/(?![/\\])/.test(output.page);
    return (
      <p className="log-saved" role="status">
        {texts.saved}{' '}
        {page ? (
          <a href={String(output.page)} className="text-link">
            {texts.openTrip}
          </a>
        ) : null}
      </p>
    );
  }
  function save(event: FormEvent) {
    event.preventDefault();
    startSaving(async () => {
      const form = new FormData();
      form.set('locale', locale);
      form.set('title', title);
      form.set('plan', String(input.plan ?? ''));
      form.set('callId', callId);
      form.set('input', JSON.stringify(input));
      try {
        const saved = await savePlannedTrip(form);
        if (saved.ok) {
          setMessages((messages) => answered(messages, callId, saved.output, saved.seal));
        } else {
          setFault(Object.values(saved.error.fields ?? {})[0] ?? saved.error.message);
        }
      } catch (error) {
        reportError('Saving a trip', error);
        setFault(texts.offline);
      }
    });
  }
  return (
    <form className="log-save" onSubmit={save} aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>{texts.saveTitle}</h2>
      {user ? (
        <Field
          id={field}
          label={texts.saveName}
          value={title}
          maxLength={120}
          required
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={fault}
        />
      ) : (
        <p>{texts.signInToSave}</p>
      )}
      <p className="log-actions">
        {user ? (
          <button type="submit" className={buttonClass('primary')} disabled={isSaving}>
            {isSaving ? texts.saving : texts.save}
          </button>
        ) : (
          <a href={signInHref} className={buttonClass('primary')}>
            {texts.signIn}
          </a>
        )}
        <button
          type="button"
          className={buttonClass('secondary')}
          onClick={() =>
            setMessages((messages) => answered(messages, callId, { state: 'declined' }))
          }
        >
          {texts.notNow}
        </button>
      </p>
    </form>
  );
}
