'use client';

import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { fill } from '@/lib/foundation/i18n/fill';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { useSession } from '@/lib/platform/auth/session-store';
import { clockOf } from './clock';
import { useEditor } from './editor-context';
import type { Notice } from './editor-state';
import { counted, type EditorTexts } from './texts';
import type { SaveState } from './use-autosave';

interface SaveBarProps {
  state: SaveState;
  notice: Notice | null;
  /** Dropped boats are going to be replaced. */
  isRefilling: boolean;
  onRetry: () => void;
  /** Undefined if there is nothing to undo. */
  onUndo: (() => void) | undefined;
}

/**
 * Shows the last change, the save state and what to do if saving failed. Sticks below the
 * navigation.
 */
export function SaveBar({ state, notice, isRefilling, onRetry, onUndo }: SaveBarProps) {
  const { texts, view } = useEditor();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (notice?.takesFocus) undo.current?.focus({ preventScroll: true });
  }, [notice]);
  const hasEnded = useSession(({ ended }) => ended);
  const isBad = hasEnded || ['failed', 'conflict', 'untitled'].includes(state.kind);
  const signedOut = hasEnded || (state.kind === 'failed' && state.error?.code === 'signedOut');
  return (
    <div
      data-print="hide"
      className="sticky top-(--header) z-20 mt-4 border-b border-ink bg-sheet noscript:hidden"
    >
      <div className="page-grid flex min-h-13 flex-wrap items-center gap-x-5 gap-y-0.5 py-1 font-ui text-sm leading-snug">
        <p
          role="status"
          data-save={state.kind}
          className={`flex items-center gap-2 ${isBad ? 'font-medium text-bad' : ''}`}
        >
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full ${isBad ? 'bg-bad' : dots[state.kind]}`}
          />
          {signedOut ? texts.save.signedOut : sentence(state, texts, view.locale)}
        </p>
        {state.kind === 'failed' ? (
          <button type="button" onClick={onRetry} className={buttonClass('secondary')}>
            {texts.save.retry}
          </button>
        ) : null}
        {signedOut ? (
          <a
            href={view.paths.signIn}
            target="_blank"
            rel="noopener opener"
            className="text-link inline-flex min-h-11 items-center"
          >
            {texts.save.signIn}
          </a>
        ) : null}
        <p role="status" className="grow sm:text-right">
          {notice ? noticeText(notice, isRefilling, texts) : ''}
        </p>
        {onUndo ? (
          <button
            ref={undo}
            type="button"
            data-undo=""
            onClick={onUndo}
            className={buttonClass('secondary')}
          >
            {texts.notice.undo}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function noticeText(
  { message, dropped, refilled = { found: 0, missing: 0 } }: Notice,
  isRefilling: boolean,
  { notice }: EditorTexts,
): string {
  const { found, missing } = refilled;
  return [
    message,
    dropped > 0 ? counted(dropped, isRefilling ? notice.replacing : notice.dropped) : '',
    found > 0 ? counted(found, notice.refilled) : '',
    missing > 0 ? counted(missing, notice.noBoats) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const dots: Partial<Record<SaveState['kind'], string>> = {
  clean: 'bg-good',
  saved: 'bg-good',
  dirty: 'bg-control',
  saving: 'bg-control',
};

function sentence(state: SaveState, { save }: EditorTexts, locale: Locale): string {
  switch (state.kind) {
    case 'saved':
      return fill(save.saved, { time: clockOf(state.at, locale) });
    case 'failed':
      return `${save.failed} ${state.error ? faultsOf(state.error) : save.unreachable}`;
    case 'conflict':
      return save.conflictShort;
    default:
      return save[state.kind];
  }
}

/** Messages about fields of the trip take precedence over the general one. */
function faultsOf({ message, fields }: { message: string; fields?: Record<string, string> }) {
  const faults = [...new Set(Object.values(fields ?? {}))];
  return faults.length > 0 ? faults.join(' ') : message;
}
