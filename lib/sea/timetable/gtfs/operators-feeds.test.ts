import { readFeed } from './read-feed';
import { smallFeed } from './testing/small-feed';

const lines = (file: string) => (smallFeed().get(file) ?? '').trimEnd().split('\n');

describe('variants in operators’ feeds', () => {
  it('treats a short name as a vessel only if the feed or its owner says so', () => {
    const trips = {
      'trips.txt': ['route_id,service_id,trip_id,trip_short_name', 'main,daily,out,812'],
    };
    const vessel = (changes = {}, vesselNames?: boolean) => {
      const read = readFeed(smallFeed({ ...trips, ...changes }), { vesselNames });
      return 'feed' in read ? read.feed.trips[0]?.vessel : undefined;
    };
    expect(vessel()).toBeUndefined();
    expect(vessel({}, true)).toBe('812');
    const routes = ['route_id,agency_id,route_type,vessel_kind', 'main,blue,4,conventional'];
    expect(vessel({ 'routes.txt': routes })).toBe('812');
    expect(vessel({ 'routes.txt': routes }, false)).toBeUndefined();
  });

  it('applies transfer times, and forbidden transfers, at one stop too', () => {
    const read = readFeed(
      smallFeed({
        'transfers.txt': [
          'from_stop_id,to_stop_id,transfer_type,min_transfer_time',
          'piraeus,piraeus,2,3600',
          'paros,paros,3,',
          'naxos,naxos,2,300',
        ],
      }),
    );
    if ('refused' in read) throw new Error(JSON.stringify(read.refused));
    expect(read.feed.ports.map(({ id, minTransferMinutes }) => [id, minTransferMinutes])).toEqual([
      ['naxos-chora', 5],
      ['piraeus', 60],
      ['paros', 1440],
    ]);
  });

  it('reports a trip without stop times', () => {
    const read = readFeed(
      smallFeed({ 'trips.txt': [...lines('trips.txt'), 'main,daily,ghost,,,'] }),
    );
    expect('feed' in read && read.faults).toContainEqual({
      file: 'trips.txt',
      line: 5,
      message: 'no stop times: trip “ghost” dropped',
    });
    expect('feed' in read && read.counts).toEqual({ trips: 3, dropped: 1 });
  });
});
