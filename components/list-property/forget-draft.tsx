'use client';

import { useEffect } from 'react';
import { deleteDraft, readDraft } from '@/lib/list-property/draft';

/**
 * The draft of what has arrived goes. A form that the browser posted by itself, before the scripts had come, could
 * not do it; a draft begun afterwards, for the next property, stays.
 */
export function ForgetDraft({ receivedAt }: { receivedAt: string }) {
  useEffect(() => {
    const draft = readDraft();
    if (draft && draft.savedAt <= Date.parse(receivedAt)) deleteDraft();
  }, [receivedAt]);
  return null;
}
