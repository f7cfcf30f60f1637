import { compileTimetable } from '../engine/timetable.ts';
import { readFeed } from '../gtfs/read-feed.ts';
import { smallFeed } from '../gtfs/testing/small-feed.ts';
import { feedInService } from '../service/feed-in-service.ts';
import { bytesOf, day, merged } from './testing/merged.ts';
import { notice } from './testing/message.ts';

describe('a feed with matched stops and joined trips', () => {
  const call = (trip: string, time: string, stop: string, sequence: number) =>
    `${trip},${time}:00,${time}:00,${stop},${sequence}`;
  const files = smallFeed({
    'stops.txt': [
      'stop_id,stop_name,stop_lat,stop_lon,zone_id,location_type,parent_station',
      'P1,ΠΕΙΡΑΙΑΣ,37.943,23.634,,0,',
      'S1,ΣΥΡΟΣ,37.441,24.944,,0,',
      'N1,ΝΑΞΟΣ,37.108,25.373,,0,',
    ],
    'trips.txt': ['route_id,service_id,trip_id,block_id', 'main,daily,a,ship', 'main,daily,b,ship'],
    'stop_times.txt': [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      call('a', '07:00', 'P1', 1),
      call('a', '11:00', 'S1', 2),
      call('b', '11:30', 'S1', 1),
      call('b', '13:30', 'N1', 2),
    ],
    'shapes.txt': undefined,
    'transfers.txt': undefined,
    'fare_rules.txt': undefined,
  });
  const bytes = new Map([...files].map(([name, text]) => [name, bytesOf(text)] as const));
  const { stations, ports } = feedInService().feed;
  const read = readFeed(bytes, { places: { stations, ports } });
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  const joined = compileTimetable(read.feed);
  const of = (tripId: string, ...stopTimeUpdate: object[]) => [
    ...merged(
      [{ tripUpdate: { trip: { tripId, ...day }, stopTimeUpdate } }],
      joined,
    ).trips.values(),
  ];

  it('is one trip between our ports, updated by the stops of the feed', () => {
    const [trip] = joined.feed.trips;
    expect(trip?.calls.map(({ portId }) => portId)).toEqual([
      'piraeus',
      'syros-ermoupoli',
      'naxos-chora',
    ]);
    const [news] = of('b', { stopId: 'N1', arrival: { delay: 1200 } });
    expect(news?.tripId).toBe('a+b');
    expect(news?.calls.map(({ arrival }) => arrival)).toEqual([0, 0, 20]);
  });

  it('is late from the stated call on, and skips the port of a skipped stop', () => {
    const [late] = of('b', { stopId: 'S1', departure: { delay: 900 } });
    expect(late?.calls.map(({ departure }) => departure)).toEqual([0, 15, 15]);
    const [early] = of('a', { stopId: 'S1', scheduleRelationship: 1 }, { stopId: 'P1' });
    expect(early === undefined || early.calls[2]?.skipped === false).toBe(true);
  });

  it('is found for a notice about a stop by its matched port', () => {
    const { alerts } = merged([notice([{ stopId: 'N1' }], { el: 'Έργα' })], joined);
    expect(JSON.stringify(alerts)).toContain('naxos-chora');
  });
});
