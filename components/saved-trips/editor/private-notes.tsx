'use client';

import { Field } from '@/components/ui/field';
import { tripLimits } from '@/lib/trips/saved-trips/limits';
import { setFields } from './changes';
import { useEditor } from './editor-context';

/** Notes that only the owner sees. */
export function PrivateNotes() {
  const { document, texts, edit } = useEditor();
  return (
    <Field
      multiline
      id="trip-private-notes"
      rows={4}
      label={texts.facts.privateNotes}
      hint={texts.facts.privateNotesHint}
      value={document.privateNotes}
      maxLength={tripLimits.privateNotes}
      onChange={({ target }) => edit('privateNotes', setFields({ privateNotes: target.value }))}
    />
  );
}
