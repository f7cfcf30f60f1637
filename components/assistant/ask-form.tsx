'use client';

import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { prepareMotion } from '@/components/motion/animate';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { assistantLimits } from '@/lib/assistant/models/limits';
import { fill } from '@/lib/foundation/i18n/fill';
import type { RoomTexts } from './room-texts';

interface AskFormProps {
  texts: RoomTexts;
  draft: string;
  setDraft: (text: string) => void;
  isBusy: boolean;
  isFull: boolean;
  /** True while the field holds an earlier question for editing. */
  editing: boolean;
  /** Takes the place of a form that had the focus. */
  hasFocus?: boolean;
  onCancelEdit: () => void;
  onAsk: (text: string) => void;
  onStop: () => void;
}

/** Number of remaining characters below which the counter appears. */
const nearEnd = 200;

/** Input form at the bottom of the screen. */
export function AskForm(props: AskFormProps) {
  const { texts, draft, setDraft, isBusy, isFull, editing, hasFocus, onCancelEdit, onAsk, onStop } =
    props;
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  useEffect(() => {
    if (editing) field.current?.focus();
  }, [editing]);
  const left = assistantLimits.message - draft.trim().length;
  const canSend = !isBusy && !isFull && draft.trim() !== '' && left >= 0;
  function send() {
    if (canSend) onAsk(draft.trim());
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  function onKeyDown(event: KeyboardEvent) {
    // During IME composition, Enter selects a candidate.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  if (isFull) return <p className="log-full">{texts.full}</p>;
  return (
    <form className="log-form" onSubmit={submit}>
      <div className="log-form-inside">
        {editing ? (
          <p className="log-editing">
            {texts.editing}{' '}
            <button type="button" className="text-link" onClick={onCancelEdit}>
              {texts.cancelEdit}
            </button>
          </p>
        ) : null}
        <label htmlFor="log-field" className="sr-only">
          {texts.field}
        </label>
        <textarea
          id="log-field"
          ref={field}
          rows={2}
          className="control log-field"
          placeholder={texts.placeholder}
          value={draft}
          onFocus={prepareMotion}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          aria-invalid={left < 0 || undefined}
          aria-describedby={left < nearEnd ? 'log-left' : undefined}
          enterKeyHint="send"
        />
        {isBusy ? (
          <button type="button" className={buttonClass('secondary')} onClick={onStop}>
            <Icon name="close" />
            {texts.stop}
          </button>
        ) : (
          <button
            type="submit"
            className={buttonClass('primary')}
            // Not `disabled`, so that the button keeps the focus and screen readers announce its
            // state.
            aria-disabled={!canSend || undefined}
          >
            {texts.send}
          </button>
        )}
        {left < nearEnd ? (
          <p id="log-left" className={left < 0 ? 'log-left log-bad' : 'log-left'}>
            {left < 0 ? fill(texts.tooLong, { count: -left }) : fill(texts.left, { count: left })}
          </p>
        ) : null}
      </div>
    </form>
  );
}
