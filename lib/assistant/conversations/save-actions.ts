'use server';

import type { ActionError } from '@/lib/actions/result';
import { idOfSending } from '@/lib/actions/sending-id';
import { saveToolName } from '@/lib/assistant/models/save-tool';
import { type Seal, seal } from '@/lib/assistant/models/seals';
import { localeOf, typed } from '@/lib/http/form';
import { localizePath } from '@/lib/i18n/paths';
import { routes } from '@/lib/routes/register';
import { createTrip } from '@/lib/trips/actions';

/** What became of a trip: where it is, and what the conversation keeps of it. */
export type SavedTrip =
  | {
      readonly ok: true;
      readonly output: { readonly state: 'saved'; readonly page: string };
      readonly seal: Seal;
    }
  | { readonly ok: false; readonly error: ActionError };

/**
 * Puts a plan into My Trips after the traveller has pressed: as that person, and solved anew from its query, so that
 * nothing of it is what a model wrote. The same press makes one trip however often it arrives.
 * Fields: `title`, `plan` (address or query of the planner), `callId`, `input` (JSON of the call that is answered).
 */
export async function savePlannedTrip(form: FormData): Promise<SavedTrip> {
  const locale = localeOf(form);
  const callId = typed(form, 'callId').slice(0, 100);
  const trip = new FormData();
  trip.set('locale', locale);
  trip.set('title', typed(form, 'title'));
  trip.set(
    'plan',
    typed(form, 'plan')
      .replace(/^[^?]*\?/, '')
      .replace(/#.*$/, ''),
  );
  trip.set('once', idOfSending(callId));
  const saved = await createTrip(trip);
  if (!saved.ok) return saved;
  const output = {
    state: 'saved',
    page: localizePath(routes.trip(saved.data.id), locale),
  } as const;
  return {
    ok: true,
    output,
    seal: seal({ kind: 'tool', name: saveToolName, callId, input: inputOf(form), output }),
  };
}

function inputOf(form: FormData): unknown {
  try {
    return JSON.parse(typed(form, 'input').slice(0, 5000));
  } catch {
    return null;
  }
}
