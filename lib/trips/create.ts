import 'server-only';
import { headers } from 'next/headers';
import type { z } from 'zod';
import { ActionFailure, BackendUnavailable } from '@/lib/actions/result';
import type { PersonalContext } from '@/lib/auth/define-personal-action';
import { rawQuery } from '@/lib/http/raw-query';
import { planFerries } from '@/lib/planner/address/operation';
import { preferencesOf } from '@/lib/profile/queries';
import type { createTripForm } from './forms';
import { tripFromPlan } from './from-plan';
import { readSharedTrip } from './queries';
import { copyOf, newTrip } from './rules';
import type { TripDocument } from './types';

type NewTripForm = Omit<z.output<typeof createTripForm>, 'once'>;

/**
 * The trip a form asks for: a whole document, a solved plan, a copy of a shared one, or islands by hand, from
 * and to the airport of the person's profile.
 */
export async function documentOfForm(
  form: NewTripForm,
  { client, user }: Pick<PersonalContext, 'client' | 'user'>,
): Promise<TripDocument> {
  const { title, startDate, document, plan, copy, islands } = form;
  if (document) return copyOf(document, title);
  if (plan) return fromPlan(plan, title);
  if (copy) return fromShared(copy, title, startDate);
  const preferences = await preferencesOf(client, user.id);
  return newTrip(title, {
    startDate: startDate ?? null,
    islands: islands ?? [],
    gateway: preferences.state === 'found' ? preferences.data.homeAirport : null,
  });
}

async function fromPlan(text: string, title: string): Promise<TripDocument> {
  const query = rawQuery(new URLSearchParams(text));
  const answer = await planFerries.run(query, { headers: await headers() });
  if (answer.state === 'wait') throw new ActionFailure('rateLimited');
  if (answer.state === 'busy') throw new ActionFailure('unavailable');
  if (answer.state === 'faults' || answer.result.outcome.kind !== 'plan') {
    throw new ActionFailure('invalid', { plan: 'planInvalid' });
  }
  const { outcome, request, network } = answer.result;
  return tripFromPlan(outcome.plan, request, network, title);
}

/** With another first day the copy has the islands and notes, and none of the boats. */
async function fromShared(token: string, title: string, startDate?: string) {
  const shared = await readSharedTrip(token);
  if (shared.state === 'unavailable') throw new BackendUnavailable('shared_trip');
  if (shared.state === 'missing') throw new ActionFailure('missing', { copy: 'copyMissing' });
  const trip = copyOf(shared.data, title);
  if (startDate === undefined || startDate === trip.startDate) return trip;
  return { ...trip, startDate, legs: [] };
}
