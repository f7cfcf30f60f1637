import { type RefObject, useEffect, useRef, useState } from 'react';
import { deleteDraft, readDraft, writeDraft } from '@/lib/booking/list-property/draft';

/** Fields that a draft never stores: hidden fields, and the consent, which is asked for each time. */
const notKept = new Set(['locale', 'subject', 'authorised']);

/**
 * Returns the typed values of a form by field name, without files and without fields added by Next.
 */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !field[0].startsWith('$'),
  );
  return Object.fromEntries(texts);
}

function fillIn(form: HTMLFormElement, fields: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (
      (field instanceof HTMLInputElement && field.type !== 'file') ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    ) {
      field.value = value;
    }
  }
}

/** Milliseconds without input after which the draft is stored. */
const pause = 400;

/**
 * Stores the input in this browser and restores it when the page is reopened.
 *
 * @param isFilled the page already contains submitted values, which are newer than any draft
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, isFilled: boolean) {
  const [note, setNote] = useState<'found'>();
  const [holds, setHolds] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function keep() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const typed = Object.entries(typedIn(form.current));
    const fields = typed.filter(([name, value]) => !notKept.has(name) && value.trim() !== '');
    if (fields.length > 0) writeDraft(Object.fromEntries(fields));
    else deleteDraft();
    setHolds(fields.length > 0);
  }

  function onInput() {
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, pause);
  }

  function remove() {
    clearTimeout(timer.current);
    timer.current = undefined;
    deleteDraft();
    setHolds(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    const draft = isFilled ? undefined : readDraft();
    // Text typed before hydration is newer, too.
    const isEmpty = form.current && !typedIn(form.current).name && !typedIn(form.current).kind;
    if (draft && form.current && isEmpty) {
      fillIn(form.current, draft.fields);
      setNote('found');
      setHolds(true);
    }
    const flush = () => timer.current && keep();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return { note, holds, onInput, remove };
}
