'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { ActionError } from '@/lib/platform/actions/result';
import { useSession } from '@/lib/platform/auth/session-store';
import { saveTrip } from '@/lib/trips/saved-trips/actions';
import type { Trip, TripDocument } from '@/lib/trips/saved-trips/types';

export type SaveState =
  | { readonly kind: 'clean' | 'dirty' | 'saving' | 'untitled' }
  | { readonly kind: 'saved'; readonly at: Date }
  /** Without `error` if the server could not be reached. */
  | { readonly kind: 'failed'; readonly error?: ActionError }
  | { readonly kind: 'conflict'; readonly current: Trip };

interface Autosave {
  readonly state: SaveState;
  saveNow(): Promise<void>;
  /** Sets the version and content that the server has stored. */
  settle(version: number, document: TripDocument): void;
  /** Saves the local document over the given version. */
  saveOver(version: number): void;
}

/** True if there are no unsaved changes. */
export const isSettled = ({ kind }: Pick<SaveState, 'kind'>) =>
  kind === 'clean' || kind === 'saved';

/** Delay after the last change in milliseconds. */
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
 * Saves the trip a second after each change, one request at a time, and never over a version it has
 * not seen. A failure keeps the document; the next change, reconnecting, signing in or the retry
 * button tries again.
 */
export function useAutosave(
  { locale, ...trip }: Trip & { locale: string },
  document: TripDocument,
  /**
   * Shows a newer version that the page received while nothing was unsaved. Returns the document
   * shown, or null to refuse.
   */
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
      // The server renders chart and boats from the stored trip.
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
      // Undone back to the stored document: nothing to save.
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
      // Saves on navigation to another page of the site.
      void saveNow();
    };
  }, [saveNow]);

  return { state, saveNow, settle, saveOver };
}
