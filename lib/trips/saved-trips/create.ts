import 'server-only';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import { rawQuery } from '@/lib/foundation/http/raw-query';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { ActionFailure, BackendUnavailable } from '@/lib/platform/actions/result';
import type { PersonalContext } from '@/lib/platform/auth/define-personal-action';
import { preferencesOf } from '@/lib/platform/profile/queries';
import { planFerries } from '@/lib/sea/planner/plan-request/operation';
import { planBudget } from '@/lib/trips/budget/operation';
import { withBoats } from './add-boats';
import { type AddedListing, withListing } from './add-listing';
import type { createTripForm } from './forms';
import { tripFromBudget } from './from-budget';
import { tripFromPlan } from './from-plan';
import { journeyOf } from './journey-reference';
import { listingToAdd } from './listings';
import { readSharedTrip } from './queries';
import { copyOf, newStops, newTrip } from './rules';
import { tripPlaces } from './trip-places';
import type { TripDocument } from './types';

type NewTripForm = Omit<z.output<typeof createTripForm>, 'once'>;

/**
 * Creates the trip requested by a form: a whole document, a solved plan, a copy of a shared trip, a budget, or islands
 * chosen by hand or from a listing, from and to the airport in the person's profile.
 */
export async function documentOfForm(
  form: NewTripForm,
  { client, user, locale }: Pick<PersonalContext, 'client' | 'user' | 'locale'>,
): Promise<TripDocument> {
  const { title, startDate, document, plan, copy, budget, boats, islands, listing, island } = form;
  if (document) return copyOf(document, title);
  if (plan) return fromPlan(plan, title);
  if (budget) return fromBudget(budget, title, locale);
  if (boats) return fromBoats(boats, title);
  if (copy) return fromShared(copy, title, startDate);
  const preferences = await preferencesOf(client, user.id);
  const gateway = preferences.state === 'found' ? preferences.data.homeAirport : null;
  const trip = newTrip(title, {
    startDate: startDate ?? null,
    startGateway: gateway,
    endGateway: gateway,
    stops: newStops(islands ?? []),
  });
  return listing ? aroundListing(trip, await listingToAdd(listing, locale), island) : trip;
}

/** Adds a listing on the given island, else on the first island where it is available. */
function aroundListing(trip: TripDocument, listing: AddedListing, island?: IslandSlug) {
  const on = island ?? listing.islands[0];
  const added = on
    ? withListing(trip, listing, { island: on })
    : { fault: 'islandUnknown' as const };
  if ('fault' in added) throw new ActionFailure('invalid', { island: added.fault });
  return added.trip;
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

/** A trip of one journey, for the party that searched for it. */
async function fromBoats(text: string, title: string): Promise<TripDocument> {
  const found = await journeyOf(text, await headers());
  if (found.state === 'wait') throw new ActionFailure('rateLimited');
  if (found.state === 'missing') throw new ActionFailure('invalid', { boats: 'boatsMissing' });
  const { search, sailings } = found.journey;
  const { passengers, children = 0, vehicle = null } = search;
  const trip = { ...newTrip(title), adults: passengers, children, vehicle };
  const added = withBoats(trip, sailings, tripPlaces());
  if ('fault' in added) throw new ActionFailure('invalid', { boats: added.fault });
  return added.trip;
}

async function fromBudget(text: string, title: string, locale: Locale): Promise<TripDocument> {
  const query = rawQuery(new URLSearchParams(text));
  const answer = await planBudget.run(query, { headers: await headers() });
  if (answer.state === 'wait') throw new ActionFailure('rateLimited');
  if (answer.state === 'faults') throw new ActionFailure('invalid', { budget: 'budgetInvalid' });
  const t = await getTranslations({ locale, namespace: 'savedTrips.new.budget.entries' });
  return tripFromBudget(answer.result, title, {
    stay: t('stay'),
    car: t('car'),
    outings: t('outings'),
    rest: (cents) => t('rest', { amount: formatEuros(cents, locale) }),
  });
}

/** With another first day the copy keeps the islands and notes, but no boats. */
async function fromShared(token: string, title: string, startDate?: string) {
  const shared = await readSharedTrip(token);
  if (shared.state === 'unavailable') throw new BackendUnavailable('shared_trip');
  if (shared.state === 'missing') throw new ActionFailure('missing', { copy: 'copyMissing' });
  const trip = copyOf(shared.data, title);
  if (startDate === undefined || startDate === trip.startDate) return trip;
  return { ...trip, startDate, legs: [] };
}
