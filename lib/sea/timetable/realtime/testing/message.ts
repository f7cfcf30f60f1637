import { type FeedEntity, feedMessageType, type TripDescriptor } from '../messages.ts';

type Loose<Value> = Value extends readonly (infer Entry)[]
  ? readonly Loose<Entry>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Loose<Value[Key]> }
    : Value;

export type LooseEntity = Loose<FeedEntity>;

interface Header {
  readonly timestamp?: number;
  readonly incrementality?: number;
}

export const seconds = () => Math.floor(Date.now() / 1000);

/** Encodes a message, by default with the current time. */
export function messageOf(entities: readonly LooseEntity[], header: Header = {}): Uint8Array {
  return feedMessageType
    .encode(
      feedMessageType.fromObject({
        header: { gtfsRealtimeVersion: '2.0', incrementality: 0, timestamp: seconds(), ...header },
        entity: entities.map((entity, index) => ({ id: `${index}`, ...entity })),
      }),
    )
    .finish();
}

const cancelledRelation = 3;

export const cancelled = (trip: TripDescriptor): LooseEntity => ({
  tripUpdate: { trip: { ...trip, scheduleRelationship: cancelledRelation } },
});

/** Delay in minutes at all calls. */
export const late = (trip: TripDescriptor, minutes: number): LooseEntity => ({
  tripUpdate: { trip, delay: minutes * 60 },
});

/** Notice in one or several languages. */
export const notice = (
  about: readonly Loose<NonNullable<FeedEntity['alert']>['informedEntity'][number]>[],
  texts: Readonly<Record<string, string>> = { en: 'Strike' },
  more: Loose<NonNullable<FeedEntity['alert']>> = {},
): LooseEntity => ({
  alert: {
    informedEntity: about,
    effect: 1,
    ...more,
    headerText: {
      translation: Object.entries(texts).map(([language, text]) => ({ text, language })),
    },
  },
});
