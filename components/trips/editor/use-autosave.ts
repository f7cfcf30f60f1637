'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { ActionError } from '@/lib/actions/result';
import { useSession } from '@/lib/auth/session-store';
import { saveTrip } from '@/lib/trips/actions';
import type { Trip, TripDocument } from '@/lib/trips/types';

export type SaveState =
  | { readonly kind: 'clean' | 'dirty' | 'saving' | 'untitled' }
  | { readonly kind: 'saved'; readonly at: Date }
  /** Without an error the service could not be reached at all. */
  | { readonly kind: 'failed'; readonly error?: ActionError }
  | { readonly kind: 'conflict'; readonly current: Trip };

interface Autosave {
  readonly state: SaveState;
  saveNow(): Promise<void>;
  /** The version given is what is stored now, and `document` what it holds. */
  settle(version: number, document: TripDocument): void;
  /** What is here is saved over the version given. */
  saveOver(version: number): void;
}

/** True while everything here is stored. */
export const isSettled = ({ kind }: Pick<SaveState, 'kind'>) =>
  kind === 'clean' || kind === 'saved';

/** Milliseconds after the last change. */
const pause = 1000;

function formOf(locale: string, id: string, version: number, document: TripDocument): FormData {
  const form = new FormData();
  form.set('locale', locale);
  form.set('id', id);
  form.set('version', String(version));
  form.set('document', JSON.stringify(document));
  return form;
}

/**
 * Saves the trip a moment after each change, one save at a time, and never over a version it has not seen.
 * Whatever fails leaves the document as it is: the next change, coming back online, signing in or the button
 * tries again.
 */
export function useAutosave(
  { locale, ...trip }: Trip & { locale: string },
  document: TripDocument,
  /** Shows a version that came with the page while nothing was unsaved here; gives what is then shown, if it can be. */
  adopt: (trip: Trip) => TripDocument | null,
): Autosave {
  const { id, version } = trip;
  const router = useRouter();
  const [state, setState] = useState<SaveState>({ kind: 'clean' });
  const stored = useRef({ version, document });
  const latest = useRef(document);
  const busy = useRef(false);
  const blocked = useRef(false);
  latest.current = document;

  const saveNow = useCallback(async () => {
    const sent = latest.current;
    if (busy.current || blocked.current || sent === stored.current.document) return;
    if (sent.title.trim() === '') return setState({ kind: 'untitled' });
    busy.current = true;
    setState({ kind: 'saving' });
    const answer = await saveTrip(formOf(locale, id, stored.current.version, sent)).catch(
      () => null,
    );
    busy.current = false;
    if (!answer?.ok) {
      setState({ kind: 'failed', ...(answer ? { error: answer.error } : {}) });
    } else if (answer.data.status === 'conflict') {
      blocked.current = true;
      setState({ kind: 'conflict', current: answer.data.current });
    } else {
      stored.current = { version: answer.data.version, document: sent };
      const isLatest = latest.current === sent;
      setState(isLatest ? { kind: 'saved', at: new Date() } : { kind: 'dirty' });
      // The chart and the boats of the day are made of what is stored.
      startTransition(() => router.refresh());
      if (!isLatest) setTimeout(saveNow, pause);
    }
  }, [id, locale, router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a version is adopted once, when it comes.
  useEffect(() => {
    const isClean = !busy.current && latest.current === stored.current.document;
    if (version > stored.current.version && isClean) {
      const adopted = adopt(trip);
      if (adopted) stored.current = { version, document: adopted };
    }
  }, [version]);

  const settle = useCallback((to: number, holds: TripDocument) => {
    stored.current = { version: to, document: holds };
    blocked.current = false;
    setState({ kind: 'clean' });
  }, []);

  const saveOver = useCallback(
    (over: number) => {
      stored.current = { ...stored.current, version: over };
      blocked.current = false;
      void saveNow();
    },
    [saveNow],
  );

  useEffect(() => {
    if (blocked.current) return;
    if (document === stored.current.document) {
      // Taken back to what is stored: there is nothing to save any more.
      if (!busy.current) setState((now) => (isSettled(now) ? now : { kind: 'clean' }));
      return;
    }
    if (!busy.current) setState({ kind: 'dirty' });
    const timer = setTimeout(saveNow, pause);
    return () => clearTimeout(timer);
  }, [document, saveNow]);

  useEffect(() => {
    const again = () => void saveNow();
    const stopWatching = useSession.subscribe(({ user }, before) => {
      if (user && !before.user) again();
    });
    window.addEventListener('online', again);
    return () => {
      stopWatching();
      window.removeEventListener('online', again);
      // Leaving for another page of the site: what is typed goes along.
      void saveNow();
    };
  }, [saveNow]);

  return { state, saveNow, settle, saveOver };
}
