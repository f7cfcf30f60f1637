'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { fill } from '@/lib/foundation/i18n/fill';
import { createTrip } from '@/lib/trips/saved-trips/actions';
import { tripNights } from '@/lib/trips/saved-trips/rules';
import type { Trip, TripDocument } from '@/lib/trips/saved-trips/types';
import { clockOf } from './clock';
import { useEditor } from './editor-context';
import { counted } from './texts';
import { nameOf } from './view';

interface ConflictPanelProps {
  current: Trip;
  onShowTheirs: (current: Trip) => void;
  onKeepMine: (overVersion: number) => void;
  /** Called once the local version is saved as a separate trip: nothing is unsaved any more. */
  onCopied: (current: Trip) => void;
}

/** Shown if another version was saved while this one was edited. The user chooses between them. */
export function ConflictPanel({ current, onShowTheirs, onKeepMine, onCopied }: ConflictPanelProps) {
  const { document, texts, view } = useEditor();
  const { conflict } = texts;
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  useEffect(() => heading.current?.focus(), []);

  async function keepCopy() {
    if (busy) return;
    setBusy(true);
    setFailure('');
    const title = fill(conflict.copyTitle, { title: document.title.trim() || current.title });
    const form = new FormData();
    form.set('locale', view.locale);
    form.set('title', title.slice(0, 120));
    form.set('document', JSON.stringify({ ...document, title: title.slice(0, 120) }));
    const answer = await createTrip(form).catch(() => null);
    setBusy(false);
    if (!answer?.ok) return setFailure(answer?.error.message ?? conflict.failed);
    onCopied(current);
    router.push(`${view.paths.list}/${answer.data.id}`);
  }
  const choices = [
    {
      name: 'theirs',
      act: () => onShowTheirs(current),
      label: conflict.showTheirs,
      text: conflict.showTheirsText,
    },
    {
      name: 'mine',
      act: () => onKeepMine(current.version),
      label: conflict.keepMine,
      text: conflict.keepMineText,
    },
    {
      name: 'copy',
      act: keepCopy,
      label: busy ? conflict.working : conflict.keepCopy,
      text: conflict.keepCopyText,
    },
  ];
  return (
    <section
      aria-labelledby="conflict-title"
      data-conflict=""
      className="mt-6 border-2 border-bad bg-raised p-4 sm:p-6"
    >
      <h2 id="conflict-title" ref={heading} tabIndex={-1} className="text-lg!">
        {conflict.title}
      </h2>
      <p className="measure mt-2">
        {fill(conflict.at, { time: clockOf(current.updatedAt, view.locale) })}
      </p>
      <dl className="mt-4 grid gap-4 font-ui text-sm sm:grid-cols-2">
        <Outline name={conflict.mine} trip={document} />
        <Outline name={conflict.theirs} trip={current} />
      </dl>
      {failure ? (
        <p role="alert" className="mt-4 font-ui font-medium text-bad">
          {failure}
        </p>
      ) : null}
      <ul className="mt-5 grid gap-4 sm:grid-cols-3">
        {choices.map(({ name, act, label, text }) => (
          <li key={name}>
            <button
              type="button"
              data-choice={name}
              onClick={act}
              aria-describedby={`conflict-${name}`}
              className={buttonClass('secondary', 'w-full')}
            >
              {label}
            </button>
            <p id={`conflict-${name}`} className="mt-1 font-ui text-sm text-ink-2">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outline({ name, trip }: { name: string; trip: TripDocument }) {
  const { texts, view } = useEditor();
  const islands = trip.stops.map(({ island }) => nameOf(view, island)).join(' → ');
  const nights = counted(tripNights(trip), texts.nights);
  const entries = counted(trip.entries.length, texts.conflict.entriesOf);
  return (
    <div className="min-w-0 border-l-2 border-control pl-3">
      <dt className="font-semibold">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">
        {trip.title}
        <br />
        {islands || texts.none}
        <br />
        {nights}, {entries}
      </dd>
    </div>
  );
}
