'use client';

import { useEffect } from 'react';
import { deleteDraft, readDraft } from '@/lib/booking/list-property/draft';

/**
 * Deletes the draft of a submitted property, because a form posted before hydration could not. A
 * later draft, for the next property, is kept.
 */
export function ForgetDraft({ receivedAt }: { receivedAt: string }) {
  useEffect(() => {
    const draft = readDraft();
    if (draft && draft.savedAt <= Date.parse(receivedAt)) deleteDraft();
  }, [receivedAt]);
  return null;
}
