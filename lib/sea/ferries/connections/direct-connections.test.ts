import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { compileTimetable } from '@/lib/sea/timetable/engine/timetable';
import { readFeed } from '@/lib/sea/timetable/gtfs/read-feed';
import { typicalFiles } from '@/lib/sea/timetable/service/typical-files';
import { connectionBook } from './direct-connections';
import { seasonWeeks } from './season-weeks';

const read = readFeed(typicalFiles());
if ('refused' in read) throw new Error('the pattern does not load');
const { feed } = read;
const timetable = compileTimetable(feed);
const book = connectionBook(timetable);

test('the weeks start on a Monday within their season', () => {
  const weeks = seasonWeeks(feed);
  expect(weeks.map(({ season }) => season)).toEqual(['summer', 'winter']);
  for (const { season, monday } of weeks) {
    expect(new Date(`${monday}T00:00Z`).getUTCDay()).toBe(1);
    const { start, end } = feed.seasons.find(({ id }) => id === season) ?? { start: '9', end: '' };
    expect(monday >= start && monday <= end).toBe(true);
  }
});

test('a feed without seasons is measured by its first whole week', () => {
  const info = { ...feed.info, start: '2027-05-05' };
  expect(seasonWeeks({ info, seasons: [] })).toEqual([{ monday: '2027-05-10' }]);
});

test.each(islandSlugs)('%s has boats in summer and winter, the mainland first', (slug) => {
  const connections = book.from(slug);
  expect(connections.length).toBeGreaterThan(0);
  for (const week of [0, 1])
    expect(connections.some(({ boats }) => (boats[week] ?? 0) > 0)).toBe(true);
  const isMainland = connections.map(
    ({ place }) => !(islandSlugs as readonly string[]).includes(place.id),
  );
  expect(isMainland).toEqual([...isMainland].sort((a, b) => Number(b) - Number(a)));
  for (const { place, minutes, kinds, boats } of connections) {
    expect(place.id).not.toBe(slug);
    expect(minutes[0]).toBeGreaterThan(0);
    expect(minutes[1]).toBeGreaterThanOrEqual(minutes[0]);
    expect(kinds.length).toBeGreaterThan(0);
    expect(Math.max(...boats)).toBeGreaterThan(0);
  }
});

test('boats are counted by day of operation, checked by a plain count', () => {
  const naxos = new Set(feed.stations.find(({ id }) => id === 'naxos')?.portIds);
  const monday = book.weeks[0]?.monday ?? '';
  let counted = 0;
  for (let day = 0; day < 7; day += 1) {
    const date = new Date(Date.parse(monday) + day * 86_400_000).toISOString().slice(0, 10);
    for (const { calls, serviceId } of feed.trips) {
      const service = feed.services.find(({ id }) => id === serviceId);
      const usual = service?.weekdays[day] && date >= service.start && date <= service.end;
      const runs = service?.added.has(date) || (usual && !service?.removed.has(date));
      const board = calls.findIndex(({ portId, boards }) => boards && portId === 'piraeus');
      const goesOn = calls
        .slice(board + 1)
        .some(({ portId, alights }) => alights && naxos.has(portId));
      if (runs && board >= 0 && goesOn) counted += 1;
    }
  }
  const found = book.from('piraeus').find(({ place }) => place.id === 'naxos');
  expect(counted).toBeGreaterThan(7);
  expect(found?.boats[0]).toBe(counted);
});

test.each(islandSlugs)('%s is reached exactly from places with a boat to it', (slug) => {
  const origins = book.to(slug).map(({ place }) => place.id);
  const all = feed.stations.filter(({ id }) =>
    book.from(id).some(({ place }) => place.id === slug),
  );
  expect(origins.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  for (const { place, boats, ports } of book.to(slug)) {
    const same = book.from(place.id).find((one) => one.place.id === slug);
    expect({ boats, ports }).toEqual({ boats: same?.boats, ports: same?.ports });
  }
});

test('an unknown place has no boats', () => {
  expect(book.from('atlantis')).toEqual([]);
  expect(book.to('atlantis')).toEqual([]);
});
