'use client';

import { type ReactNode, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { tripCost } from '@/lib/trips/saved-trips/cost';
import { unsummed } from '@/lib/trips/saved-trips/entry-listing';
import { tripLimits } from '@/lib/trips/saved-trips/limits';
import type { Trip, TripDocument } from '@/lib/trips/saved-trips/types';
import { setFields } from './changes';
import { ConflictPanel } from './conflict-panel';
import { type Editor, EditorContext, useEditor } from './editor-context';
import { editorReducer, startOf } from './editor-state';
import { fittingIn } from './fitting';
import { Leg } from './leg';
import { legEnds } from './leg-ends';
import { OptionalNote } from './optional-note';
import { OrderPanel } from './order-panel';
import { SaveBar } from './save-bar';
import { Stay } from './stay';
import { counted, type EditorTexts } from './texts';
import { TripFacts, TripTitle } from './trip-facts';
import { useAutosave } from './use-autosave';
import { useLeaveGuard } from './use-leave-guard';
import { type EditorView, placesOf } from './view';

interface TripEditorProps {
  trip: Trip;
  view: EditorView;
  texts: EditorTexts;
  /** Changes of the boats with the forms that act on them, below the title. */
  news: ReactNode;
  /** Rendered on the server, again after each save. */
  chart: ReactNode;
  /** Label of the timetable data. */
  label: ReactNode;
}

/** Strips the fields that the server manages, leaving what is saved with the trip. */
function documentOf(trip: Trip): TripDocument {
  const { id, version, shareToken, calendarToken, ...rest } = trip;
  const { archivedAt, deletedAt, createdAt, updatedAt, mails, pushes, undoVersion, ...document } =
    rest;
  return document;
}

/**
 * Trip editor. All controls change one document, which is saved as a whole a second after each
 * change.
 */
export function TripEditor({ trip, view, texts, news, chart, label }: TripEditorProps) {
  const reducer = useMemo(() => editorReducer(fittingIn(view)), [view]);
  const [state, dispatch] = useReducer(reducer, trip, (first) => startOf(documentOf(first)));
  const { document, past, notice, refill } = state;
  useEffect(() => {
    if (refill.length > 0) dispatch({ type: 'refill', offers: view.offers });
  }, [refill, view.offers]);
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
      <a href="#order" className="skip-link noscript:hidden">
        {texts.order.skip}
      </a>
      {/* Saving needs JavaScript, so all fields are disabled without it. The forms of the news work without. */}
      <fieldset disabled={!ready} className="page-grid min-w-0">
        <TripTitle />
      </fieldset>
      {news}
      <fieldset
        disabled={!ready}
        data-trip-editor=""
        className="min-w-0 [&_:is(a,button,input,select,textarea,summary)]:scroll-mt-40"
      >
        <SaveBar
          state={saving.state}
          notice={notice}
          isRefilling={refill.length > 0}
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
        </div>
        <div className="page-grid mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          {/* Stays in sight beside the islands and days. */}
          <div className="-mx-4 lg:sticky lg:top-[calc(var(--header)+4.5rem)] lg:order-last lg:mx-0">
            {chart}
          </div>
          <div className="min-w-0 space-y-10">
            <OrderPanel />
            {label}
            <Itinerary />
            <CostSummary />
            <PrivateNotes />
          </div>
        </div>
      </fieldset>
    </EditorContext>
  );
}

/** Cost of the trip, and items not included in the sum. */
function CostSummary() {
  const { document, texts, view } = useEditor();
  const { cost } = texts;
  const sums = tripCost(document);
  const unpriced = unsummed(document.entries, view.listings);
  const missing = legEnds(document).filter(({ position, from, to }) => {
    if (!from || !to || document.legs.some((leg) => leg.position === position)) return false;
    return !placesOf(view, from).some((place) => placesOf(view, to).includes(place));
  }).length;
  const remarks = [
    sums.unknownFares > 0 ? counted(sums.unknownFares, cost.unknown) : '',
    unpriced > 0 ? counted(unpriced, cost.unpriced) : '',
    missing > 0 ? counted(missing, cost.missingLegs) : '',
    sums.boats > 0 ? (sums.vehicleFareMissing ? cost.party : cost.partyOnFoot) : '',
  ].filter(Boolean);
  return (
    <section aria-labelledby="cost-title">
      <h2 id="cost-title" className="mb-3">
        {cost.title}
      </h2>
      <dl className="grid grid-cols-2 gap-x-3 border-b border-rule sm:grid-cols-[1.5fr_repeat(4,1fr)]">
        {(['total', 'boats', 'hotels', 'activities', 'vehicles'] as const).map((name) => (
          <div
            key={name}
            data-cost={name}
            className="flex flex-col-reverse justify-end border-t border-rule py-3 max-sm:first:col-span-2"
          >
            <dt className="font-ui text-sm leading-snug text-ink-2">{cost[name]}</dt>
            <dd className="font-ui text-lg leading-tight font-medium whitespace-nowrap tabular-nums">
              {formatEuros(sums[name], view.locale)}
            </dd>
          </div>
        ))}
      </dl>
      {remarks.length > 0 ? (
        <p className="mt-2 font-ui text-sm text-ink-2">{remarks.join(' ')}</p>
      ) : null}
    </section>
  );
}

/** Itinerary: a crossing, the days on the island, the next crossing. */
function Itinerary() {
  const { document, texts } = useEditor();
  return (
    <section id="days" aria-labelledby="days-title" className="min-w-0 scroll-mt-28">
      <h2 id="days-title" className="mb-4">
        {texts.days.title}
      </h2>
      {document.stops.length === 0 ? <p className="text-ink-2">{texts.days.empty}</p> : null}
      <ol>
        {legEnds(document).map((ends) => {
          const stop = document.stops[ends.position];
          return (
            <li key={stop?.id ?? 'home'}>
              <Leg ends={ends} />
              {stop ? <Stay stop={stop} index={ends.position} /> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Notes that only the owner sees. */
function PrivateNotes() {
  const { document, texts, edit } = useEditor();
  return (
    <OptionalNote
      id="trip-private-notes"
      ask={texts.facts.askPrivateNotes}
      label={texts.facts.privateNotes}
      hint={texts.facts.privateNotesHint}
      value={document.privateNotes}
      maxLength={tripLimits.privateNotes}
      onWrite={(privateNotes) => edit('privateNotes', setFields({ privateNotes }))}
    />
  );
}
