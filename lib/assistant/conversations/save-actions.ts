'use server';

import { saveToolName } from '@/lib/assistant/models/save-tool';
import { type Seal, seal } from '@/lib/assistant/models/seals';
import { localeOf, typed } from '@/lib/foundation/http/form';
import { localizePath } from '@/lib/foundation/i18n/paths';
import type { ActionError } from '@/lib/platform/actions/result';
import { idOfSending } from '@/lib/platform/actions/sending-id';
import { routes } from '@/lib/platform/routes/register';
import { createTrip } from '@/lib/trips/saved-trips/actions';

/** Result of saving a trip: its page, and the sealed output for the conversation. */
export type SavedTrip =
  | {
      readonly ok: true;
      readonly output: { readonly state: 'saved'; readonly page: string };
      readonly seal: Seal;
    }
  | { readonly ok: false; readonly error: ActionError };

/**
 * Saves a plan to My Trips after the traveller has confirmed, on their behalf. Solves it again from
 * its query, so that nothing the model wrote is stored. Repeated submissions of a call create one
 * trip. Fields: `title`, `plan` (address or query of the planner), `callId`, `input` (JSON of the
 * call).
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
