'use client';

import { type ReactNode, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Trip, TripDocument } from '@/lib/trips/saved-trips/types';
import { ConflictPanel } from './conflict-panel';
import { CostSummary } from './cost-summary';
import { type Editor, EditorContext } from './editor-context';
import { editorReducer, startOf } from './editor-state';
import { fittingIn } from './fitting';
import { Itinerary } from './itinerary';
import { OrderPanel } from './order-panel';
import { PrivateNotes } from './private-notes';
import { SaveBar } from './save-bar';
import type { EditorTexts } from './texts';
import { TripFacts } from './trip-facts';
import { useAutosave } from './use-autosave';
import { useLeaveGuard } from './use-leave-guard';
import type { EditorView } from './view';

interface TripEditorProps {
  trip: Trip;
  view: EditorView;
  texts: EditorTexts;
  /** Rendered on the server, again after each save. */
  chart: ReactNode;
  /** Label of the timetable data. */
  label: ReactNode;
}

/** Strips the fields that the server manages, leaving what is saved with the trip. */
function documentOf(trip: Trip): TripDocument {
  const { id, version, shareToken, calendarToken, ...rest } = trip;
  const { archivedAt, deletedAt, createdAt, updatedAt, ...document } = rest;
  return document;
}

/**
 * Trip editor. All controls change one document, which is saved as a whole a second after each
 * change.
 */
export function TripEditor({ trip, view, texts, chart, label }: TripEditorProps) {
  const reducer = useMemo(() => editorReducer(fittingIn(view)), [view]);
  const [state, dispatch] = useReducer(reducer, trip, (first) => startOf(documentOf(first)));
  const { document, past, notice } = state;
  const openForms = useRef(new Set<string>());
  const saving = useAutosave({ ...trip, locale: view.locale }, document, (newer) => {
    // Does not replace the document under an open form; the next save will then report the
    // conflict.
    if (openForms.current.size > 0) return null;
    const theirs = documentOf(newer);
    dispatch({ type: 'adopt', document: theirs });
    return theirs;
  });
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useLeaveGuard(saving.state, openForms.current, texts.save.leave);

  const editor = useMemo(
    (): Editor => ({
      view,
      texts,
      document,
      openForms: openForms.current,
      edit: (field, change, options) => dispatch({ type: 'edit', field, change, ...options }),
    }),
    [view, texts, document],
  );

  /** Replaces the document; the user can undo it if `message` is set. */
  function takeOver(current: Trip, message?: string) {
    const theirs = documentOf(current);
    dispatch({ type: 'adopt', document: theirs, ...(message ? { message } : {}) });
    saving.settle(current.version, theirs);
  }

  return (
    <EditorContext value={editor}>
      {/* Saving needs JavaScript, so all fields are disabled without it. */}
      <fieldset
        disabled={!ready}
        data-trip-editor=""
        className="min-w-0 [&_:is(a,button,input,select,textarea,summary)]:scroll-mt-40"
      >
        <div className="page-grid">
          <h1 className="measure mt-4 [overflow-wrap:anywhere]">
            {document.title.trim() || texts.facts.heading}
          </h1>
        </div>
        <SaveBar
          state={saving.state}
          notice={notice}
          onRetry={saving.saveNow}
          onUndo={
            past.length > 0
              ? () => dispatch({ type: 'undo', message: texts.notice.undone })
              : undefined
          }
        />
        <div className="page-grid">
          {saving.state.kind === 'conflict' ? (
            <ConflictPanel
              current={saving.state.current}
              onShowTheirs={(current) => takeOver(current, texts.notice.theirs)}
              onKeepMine={saving.saveOver}
              onCopied={(current) => takeOver(current)}
            />
          ) : null}
          <TripFacts />
          <CostSummary />
        </div>
        <div className="mx-auto mt-10 w-full max-w-[100rem] px-[clamp(0rem,2vw,2.5rem)]">
          {chart}
        </div>
        <div className="page-grid mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="space-y-8 lg:sticky lg:top-[calc(var(--header)+5rem)] lg:-mx-1 lg:max-h-[calc(100dvh-var(--header)-6rem)] lg:overflow-y-auto lg:px-1">
            <OrderPanel />
            {label}
          </div>
          <div className="min-w-0 space-y-12">
            <Itinerary />
            <PrivateNotes />
          </div>
        </div>
      </fieldset>
    </EditorContext>
  );
}
