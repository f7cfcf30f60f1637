import { readFeed } from './read-feed';
import { type Lines, smallFeed } from './testing/small-feed';

function refusalOf(changes: Record<string, Lines | undefined>) {
  const read = readFeed(smallFeed(changes));
  return 'refused' in read ? read.refused[0] : undefined;
}

const lines = (file: string) => (smallFeed().get(file) ?? '').trimEnd().split('\n');

describe('readFeed', () => {
  it.each([
    ['a missing file', { 'stops.txt': undefined }, 'stops.txt'],
    ['no calendar', { 'calendar.txt': undefined }, 'calendar.txt'],
    ['a page instead of a table', { 'stops.txt': ['<!doctype html>', '<p>'] }, 'stops.txt'],
    ['an open quote', { 'stops.txt': ['stop_id,stop_name', 'a,"b'] }, 'stops.txt'],
    ['no ferries', { 'routes.txt': ['route_id,agency_id,route_type', 'main,blue,3'] }, 'trips.txt'],
    ['an id twice', { 'trips.txt': [...lines('trips.txt'), 'main,daily,out,,,'] }, 'trips.txt'],
    [
      'two time zones',
      { 'agency.txt': [...lines('agency.txt'), 'c,C,https://c.example,Europe/Rome'] },
      'agency.txt',
    ],
  ])('rejects %s', (_, changes, file) => {
    expect(refusalOf(changes)?.file).toBe(file);
  });
});
