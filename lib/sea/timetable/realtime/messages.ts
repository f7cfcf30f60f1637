import protobuf from 'protobufjs/light.js';

/*
 * Decodes GTFS-Realtime 2.0 (https://gtfs.org/documentation/realtime/proto/). Skips fields that are
 * not used. Enumerations are read as numbers.
 */

const repeated = (id: number, type: string) => ({ id, type, rule: 'repeated' as const });
const required = (id: number, type: string) => ({ id, type, rule: 'required' as const });
const field = (id: number, type: string) => ({ id, type });
/** Uses proto2, which distinguishes a delay of zero from a missing one. */
const message = (fields: Record<string, ReturnType<typeof field>>) => ({
  edition: 'proto2',
  fields,
});

const root = protobuf.Root.fromJSON({
  nested: {
    FeedMessage: message({ header: required(1, 'FeedHeader'), entity: repeated(2, 'FeedEntity') }),
    FeedHeader: message({
      gtfsRealtimeVersion: required(1, 'string'),
      incrementality: field(2, 'uint32'),
      timestamp: field(3, 'uint64'),
    }),
    FeedEntity: message({
      id: required(1, 'string'),
      isDeleted: field(2, 'bool'),
      tripUpdate: field(3, 'TripUpdate'),
      alert: field(5, 'Alert'),
    }),
    TripUpdate: message({
      trip: required(1, 'TripDescriptor'),
      stopTimeUpdate: repeated(2, 'StopTimeUpdate'),
      timestamp: field(4, 'uint64'),
      delay: field(5, 'int32'),
    }),
    StopTimeUpdate: message({
      stopSequence: field(1, 'uint32'),
      arrival: field(2, 'StopTimeEvent'),
      departure: field(3, 'StopTimeEvent'),
      stopId: field(4, 'string'),
      scheduleRelationship: field(5, 'uint32'),
    }),
    StopTimeEvent: message({ delay: field(1, 'int32'), time: field(2, 'int64') }),
    TripDescriptor: message({
      tripId: field(1, 'string'),
      startTime: field(2, 'string'),
      startDate: field(3, 'string'),
      scheduleRelationship: field(4, 'uint32'),
      routeId: field(5, 'string'),
      directionId: field(6, 'uint32'),
    }),
    Alert: message({
      activePeriod: repeated(1, 'TimeRange'),
      informedEntity: repeated(5, 'EntitySelector'),
      cause: field(6, 'uint32'),
      effect: field(7, 'uint32'),
      url: field(8, 'TranslatedString'),
      headerText: field(10, 'TranslatedString'),
      descriptionText: field(11, 'TranslatedString'),
    }),
    TimeRange: message({ start: field(1, 'uint64'), end: field(2, 'uint64') }),
    EntitySelector: message({
      agencyId: field(1, 'string'),
      routeId: field(2, 'string'),
      routeType: field(3, 'int32'),
      trip: field(4, 'TripDescriptor'),
      stopId: field(5, 'string'),
      directionId: field(6, 'uint32'),
    }),
    TranslatedString: message({ translation: repeated(1, 'Translation') }),
    Translation: message({ text: required(1, 'string'), language: field(2, 'string') }),
  },
});

/** Type of a whole message, for decoding and, in tests, for encoding. */
export const feedMessageType = root.lookupType('FeedMessage');

/**
 * Decoded message. Times are seconds since the epoch, and delays are seconds. Missing fields are
 * undefined.
 */
export interface FeedMessage {
  readonly header: { readonly incrementality?: number; readonly timestamp?: number };
  readonly entity: readonly FeedEntity[];
}

export interface FeedEntity {
  readonly id: string;
  readonly isDeleted?: boolean;
  readonly tripUpdate?: TripUpdate;
  readonly alert?: Alert;
}

export interface TripUpdate {
  readonly trip: TripDescriptor;
  readonly stopTimeUpdate: readonly StopTimeUpdate[];
  readonly timestamp?: number;
  readonly delay?: number;
}

export interface StopTimeUpdate {
  readonly stopSequence?: number;
  readonly stopId?: string;
  readonly arrival?: StopTimeEvent;
  readonly departure?: StopTimeEvent;
  /** 0 scheduled, or one of {@link callRelations}. */
  readonly scheduleRelationship?: number;
}

export interface StopTimeEvent {
  readonly delay?: number;
  readonly time?: number;
}

export interface TripDescriptor {
  readonly tripId?: string;
  readonly routeId?: string;
  readonly directionId?: number;
  /** `07:25:00` */
  readonly startTime?: string;
  /** `20270807` */
  readonly startDate?: string;
  /**
   * 0 scheduled, 1 added, 2 unscheduled, 3 cancelled, 5 replacement, 6 duplicated, 7 deleted, 8 new
   */
  readonly scheduleRelationship?: number;
}

export interface Alert {
  readonly activePeriod: readonly { readonly start?: number; readonly end?: number }[];
  readonly informedEntity: readonly EntitySelector[];
  /** 4 is a strike. */
  readonly cause?: number;
  readonly effect?: number;
  readonly url?: TranslatedString;
  readonly headerText?: TranslatedString;
  readonly descriptionText?: TranslatedString;
}

export interface EntitySelector {
  readonly agencyId?: string;
  readonly routeId?: string;
  readonly routeType?: number;
  readonly trip?: TripDescriptor;
  readonly stopId?: string;
  readonly directionId?: number;
}

export interface TranslatedString {
  readonly translation: readonly { readonly text: string; readonly language?: string }[];
}

/** Values of a call's `schedule_relationship` besides 0, which is scheduled. */
export const callRelations = { skipped: 1, noData: 2 } as const;

/** Maximum number of entities, more than all boats of the Aegean need. */
const mostEntities = 20_000;

/** Decodes a message, or returns the reason why it is unreadable. Never throws. */
export function decodeMessage(bytes: Uint8Array): FeedMessage | { readonly unreadable: string } {
  try {
    const decoded = feedMessageType.decode(bytes);
    const count = (decoded as unknown as FeedMessage).entity.length;
    if (count > mostEntities) return { unreadable: `${count} entities are too many` };
    const plain = feedMessageType.toObject(decoded, { longs: Number, arrays: true });
    return plain as FeedMessage;
  } catch {
    return { unreadable: 'no GTFS-Realtime message' };
  }
}
