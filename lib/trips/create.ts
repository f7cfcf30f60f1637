import 'server-only';
import { headers } from 'next/headers';
import type { z } from 'zod';
import { ActionFailure, BackendUnavailable } from '@/lib/actions/result';
import type { PersonalContext } from '@/lib/auth/define-personal-action';
import { secondsToWait } from '@/lib/http/compute-limit';
import { planQuery } from '@/lib/planner/address/query';
import { readPlan } from '@/lib/planner/address/read-plan';
import { planCost, solvedPlan } from '@/lib/planner/address/solved-plan';
import { preferencesOf } from '@/lib/profile/queries';
import { ferryNetwork } from '@/lib/timetable/queries';
import type { createTripForm } from './forms';
import { tripFromPlan } from './from-plan';
import { readSharedTrip } from './queries';
import { copyOf, newTrip } from './rules';
import type { TripDocument } from './types';

type NewTripForm = z.output<typeof createTripForm>;

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
  const network = ferryNetwork();
  const reading = readPlan(readQuery(text), network.timetable);
  if (!reading.ok) throw new ActionFailure('invalid', { plan: 'planInvalid' });
  const cost = planCost(reading.request);
  if (cost > 0 && (await secondsToWait('ferry-plan', await headers(), cost)) > 0) {
    throw new ActionFailure('rateLimited');
  }
  const outcome = solvedPlan(reading.request);
  if (outcome.kind !== 'plan') throw new ActionFailure('invalid', { plan: 'planInvalid' });
  return tripFromPlan(outcome.plan, reading.request, network, title);
}

function readQuery(text: string) {
  const parameters = new URLSearchParams(text);
  const names = [...new Set(parameters.keys())];
  return planQuery(Object.fromEntries(names.map((name) => [name, parameters.getAll(name)])));
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
