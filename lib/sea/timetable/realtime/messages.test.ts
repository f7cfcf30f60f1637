import { decodeMessage } from './messages.ts';
import { bytesOf, day } from './testing/merged.ts';
import { cancelled, messageOf, notice } from './testing/message.ts';

describe('a message made by the published bindings', () => {
  it('is read as it was written', () => {
    // Encoded by gtfs-realtime-bindings 2.2.0, with every field that is read.
    const bytes = Buffer.from(
      'ChAKAzIuMBAAGICkp9oGIgF2EkUKATEaQAoeCgF0EggwNzowMDowMBoIMjAyNzA4MDcgAyoBcjABEhoIAhINCMT//////////wEQZBoCCAEiAXMoASAFKDwSPAoBMio3CgQIARACKhAKAWESAXIYBCIDCgF4KgFzMAg4AUIJCgcKAXUSAmVsUgUKAwoBaFoFCgMKAWRwAw==',
      'base64',
    );
    expect(decodeMessage(bytes)).toEqual({
      header: { gtfsRealtimeVersion: '2.0', incrementality: 0, timestamp: 1_800_000_000 },
      entity: [
        {
          id: '1',
          tripUpdate: {
            trip: {
              tripId: 't',
              routeId: 'r',
              directionId: 1,
              startTime: '07:00:00',
              startDate: '20270807',
              scheduleRelationship: 3,
            },
            delay: 60,
            timestamp: 5,
            stopTimeUpdate: [
              {
                stopSequence: 2,
                stopId: 's',
                arrival: { delay: -60, time: 100 },
                departure: { delay: 1 },
                scheduleRelationship: 1,
              },
            ],
          },
        },
        {
          id: '2',
          alert: {
            activePeriod: [{ start: 1, end: 2 }],
            informedEntity: [
              { agencyId: 'a', routeId: 'r', routeType: 4, trip: { tripId: 'x' }, stopId: 's' },
            ],
            cause: 8,
            effect: 1,
            url: { translation: [{ text: 'u', language: 'el' }] },
            headerText: { translation: [{ text: 'h' }] },
            descriptionText: { translation: [{ text: 'd' }] },
          },
        },
      ],
    });
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>Maintenance</title>'],
    ['an archive', 'PK\u0003\u0004rest'],
    ['zeros', '\0\0\0\0\0\0'],
  ])('is not %s', (_, text) => {
    expect(decodeMessage(bytesOf(text))).toEqual({ unreadable: 'no GTFS-Realtime message' });
  });

  it('is rejected if truncated within an entity', () => {
    const whole = messageOf([notice([{ stopId: 'paros' }]), notice([{ stopId: 'paros' }])]);
    const entity = (whole.length - messageOf([]).length) / 2;
    for (let left = 1; left < entity; left += 1) {
      expect(decodeMessage(whole.subarray(0, whole.length - left))).toHaveProperty('unreadable');
    }
  });
});

it('a message with too many entities is rejected', () => {
  const entities = Array.from({ length: 40_000 }, () => cancelled({ tripId: 'out', ...day }));
  expect(decodeMessage(messageOf(entities))).toEqual({ unreadable: '40000 entities are too many' });
});
