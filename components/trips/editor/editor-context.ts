'use client';

import { createContext, useContext, useEffect, useId } from 'react';
import type { TripDocument } from '@/lib/trips/types';
import type { EditorTexts } from './texts';
import type { EditorView } from './view';

export interface EditOptions {
  /** Said to everybody; the change can be taken back beside it. */
  said?: string;
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
  /** Names of forms that hold something not yet taken into the trip. */
  readonly openForms: Set<string>;
}

export const EditorContext = createContext<Editor | null>(null);

/** The trip that is edited, and the way to change it. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('Outside of the trip editor');
  return editor;
}

/** Leaving the page asks first while this form holds something. */
export function useOpenForm(holdsSomething: boolean): void {
  const { openForms } = useEditor();
  const id = useId();
  useEffect(() => {
    if (!holdsSomething) return;
    openForms.add(id);
    return () => void openForms.delete(id);
  }, [holdsSomething, openForms, id]);
}
