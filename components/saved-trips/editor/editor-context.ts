'use client';

import { createContext, useContext, useEffect, useId } from 'react';
import type { TripDocument } from '@/lib/trips/saved-trips/types';
import type { EditorTexts } from './texts';
import type { EditorView } from './view';

export interface EditOptions {
  /** Message shown in the save bar and read out by screen readers, next to the undo button. */
  message?: string;
  takesFocus?: boolean;
  keepsBoats?: boolean;
  isOfBoats?: boolean;
}

export interface Editor {
  readonly view: EditorView;
  readonly texts: EditorTexts;
  readonly document: TripDocument;
  edit(
    field: string,
    change: (document: TripDocument) => TripDocument,
    options?: EditOptions,
  ): void;
  /** Ids of forms with input that is not yet part of the trip. */
  readonly openForms: Set<string>;
}

export const EditorContext = createContext<Editor | null>(null);

/**
 * Returns the edited trip and the function that changes it.
 *
 * @throws outside of the trip editor
 */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('Outside of the trip editor');
  return editor;
}

/** Asks before the page is left while the form holds unsaved input. */
export function useOpenForm(holdsSomething: boolean): void {
  const { openForms } = useEditor();
  const id = useId();
  useEffect(() => {
    if (!holdsSomething) return;
    openForms.add(id);
    return () => void openForms.delete(id);
  }, [holdsSomething, openForms, id]);
}
