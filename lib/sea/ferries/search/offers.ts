import { athensDate } from '@/lib/foundation/time/athens';
import { distinctOrigins, fareOriginOf } from '@/lib/sea/timetable/engine/fare-origins';
import { childFareOf, halfFare } from '@/lib/sea/timetable/engine/tariffs';
import type {
  Fare,
  FareOrigin,
  FerryFeed,
  GtfsTrip,
  Journey,
  Leg,
  SeaLeg,
  Vehicle,
  VehicleFare,
  VesselKind,
} from '@/lib/sea/timetable/types';
import type { SortOrder } from './parameters';

/** A journey as it is offered to a party of travellers. Money in euro cents. */
export interface Offer {
  /** Key in anchors and lists, equal for the same boats on the same day. */
  readonly id: string;
  readonly journey: Journey;
  /** Length of the whole journey, minutes. */
  readonly minutes: number;
  /** Kinds of the vessels, in the order of the legs, each once. */
  readonly kinds: readonly VesselKind[];
  /** Fare of one adult; null if the feed does not know one of the legs. */
  readonly perPerson: number | null;
  /** Fare of one child; 0 without children, null when not even the adult fare is known. */
  readonly childCents: number | null;
  /** True if the feed states child fares on every boat; else half the adult fare is assumed. */
  readonly isChildFareKnown: boolean;
  /** Fare of the vehicle; 0 without one, null when unknown. */
  readonly vehicleCents: number | null;
  /** Fares of all passengers and the vehicle; null if a part is not known. */
  readonly total: number | null;
  /** Origins of the fares of the boats and the vehicle, each once; empty if none is known. */
  readonly origins: readonly FareOrigin[];
}

export interface Party {
  readonly passengers: number;
  readonly children?: number | undefined;
  readonly vehicle?: Vehicle | undefined;
  readonly fareClass?: string | undefined;
}

export interface FareBook {
  readonly trips: ReadonlyMap<string, GtfsTrip>;
  /** Cents of a vehicle on a line between two ports; null if the feed does not say. */
  vehicleFare(vehicle: Vehicle, lineId: string, from: string, to: string): number | null;
  /** Cents of a child in a class, blank for the ordinary fare; null if the feed does not say. */
  childFare(fareClass: string, lineId: string, from: string, to: string): number | null;
  /** Origin of the fare of an adult, or of a vehicle; null if the feed does not say. */
  origin(of: Vehicle | 'adult', ride: Omit<Fare, 'cents'>): FareOrigin | null;
}

const fareKey = (vehicle: string, { lineId, from, to }: Omit<Fare, 'cents'>) =>
  `${vehicle} ${lineId} ${from} ${to}`;

const books = new WeakMap<FerryFeed, FareBook>();

/** Index of the fares of a feed by trip and vehicle; built once per feed. */
export function fareBook(feed: FerryFeed): FareBook {
  const known = books.get(feed);
  if (known) return known;
  const fares = new Map(
    feed.vehicleFares.map((fare: VehicleFare) => [fareKey(fare.vehicle, fare), fare.cents]),
  );
  const book: FareBook = {
    trips: new Map(feed.trips.map((trip) => [trip.id, trip])),
    vehicleFare: (vehicle, lineId, from, to) =>
      fares.get(fareKey(vehicle, { lineId, from, to })) ?? null,
    childFare: (fareClass, lineId, from, to) => childFareOf(feed, fareClass, { lineId, from, to }),
    origin: (of, ride) => fareOriginOf(feed, of, ride),
  };
  books.set(feed, book);
  return book;
}

export const isSea = (leg: Leg): leg is SeaLeg => leg.kind === 'sea';

/** Adds up parts; the sum is unknown (null) when any part is. */
const sum = (parts: readonly (number | null)[]) =>
  parts.reduce<number | null>(
    (all, part) => (all === null || part === null ? null : all + part),
    0,
  );

/**
 * Name of a boat among those of a day: its trip and ports, its day where it is late enough to leave on another, on which
 * the same boat may leave again, and its round where it passes a port more than once.
 */
function boatName({ tripId, serviceDay, from, to, departure, delay, round }: SeaLeg): string {
  const scheduled = departure - (delay?.departure ?? 0);
  const isMoved = athensDate(scheduled) !== athensDate(departure);
  return `${tripId}.${from}.${to}${isMoved ? `.${serviceDay}` : ''}${round ? `.${round}` : ''}`;
}

export function offerOf(journey: Journey, party: Party, book: FareBook): Offer {
  const boats = journey.legs.filter(isSea);
  const trips = boats.map(({ tripId }) => book.trips.get(tripId));
  const { vehicle, passengers, children = 0, fareClass = '' } = party;
  const fares = boats.map(({ lineId, from, to }) => book.childFare(fareClass, lineId, from, to));
  const childCents =
    children === 0
      ? 0
      : sum(boats.map(({ cents }, at) => fares[at] ?? (cents === null ? null : halfFare(cents))));
  const vehicleCents = vehicle
    ? sum(boats.map(({ lineId, from, to }) => book.vehicleFare(vehicle, lineId, from, to)))
    : 0;
  return {
    id: boats.map(boatName).join('_'),
    journey,
    minutes: journey.arrival - journey.departure,
    kinds: [...new Set(trips.flatMap((trip) => (trip ? [trip.vesselKind] : [])))],
    perPerson: journey.cents,
    childCents,
    isChildFareKnown: fares.every((cents) => cents !== null),
    vehicleCents,
    total: sum([
      journey.cents === null ? null : journey.cents * passengers,
      childCents === null ? null : childCents * children,
      vehicleCents,
    ]),
    origins: distinctOrigins(
      boats.flatMap((boat) => [
        book.origin('adult', boat),
        vehicle ? book.origin(vehicle, boat) : null,
      ]),
    ),
  };
}

/**
 * Criteria by which a party compares offers, lower being better: later departure, earlier arrival, fewer changes, lower
 * total price. Offers without a known total are compared among themselves by the price for one adult.
 */
function valuesOf({ journey, perPerson, total }: Offer): readonly number[] {
  const { departure, arrival, transfers } = journey;
  const unknown = Number.POSITIVE_INFINITY;
  return [
    -departure,
    arrival,
    transfers,
    total ?? unknown,
    total === null ? (perPerson ?? unknown) : 0,
  ];
}

/** True if one of the others is as good in everything and better in something. */
export function isBeaten(offer: Offer, others: readonly Offer[]): boolean {
  const own = valuesOf(offer);
  return others.some((other) => {
    const theirs = valuesOf(other);
    const isAsGood = theirs.every((value, index) => value <= (own[index] as number));
    return isAsGood && theirs.some((value, index) => value < (own[index] as number));
  });
}

/** Offers without a total come last: part of their price is unknown. */
const price = ({ total }: Offer) => total ?? Number.POSITIVE_INFINITY;

const keys: Record<SortOrder, (offer: Offer) => number> = {
  departure: ({ journey }) => journey.departure,
  arrival: ({ journey }) => journey.arrival,
  duration: ({ minutes }) => minutes,
  price,
};

/** Offers in an order; equal ones by departure, then arrival, then number of boats. */
export function sortOffers(offers: readonly Offer[], order: SortOrder): Offer[] {
  const by = [keys[order], keys.departure, keys.arrival, (o: Offer) => o.journey.transfers];
  return offers.toSorted((a, b) => {
    for (const key of by) {
      const [x, y] = [key(a), key(b)];
      if (x !== y) return x < y ? -1 : 1;
    }
    return 0;
  });
}

/** Those that no other beats. */
export const unbeaten = (offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => !isBeaten(offer, offers));
