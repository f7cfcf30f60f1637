import { createTripForm, saveTripForm } from './forms';
import { tripLimits } from './limits';
import { newStops, newTrip } from './rules';
import { tripDocument } from './schema';

const id = '11111111-1111-4111-8111-111111111111';
const trip = newTrip('Naxos', { stops: newStops([{ island: 'naxos', nights: 2 }], () => id) });
const faults = (document: unknown) =>
  tripDocument.safeParse(document).error?.issues.map(({ message }) => message) ?? [];

describe('a trip to be saved', () => {
  const entry = {
    stopId: id,
    dayOffset: 1,
    kind: 'hotel',
    title: ' Room by\nthe sea ',
    note: 'Late\r\ncheck-in',
    url: '',
    cents: 12_000,
  };

  it('has trimmed texts, single lines where required, and no empty day notes', () => {
    const saved = tripDocument.parse({
      ...trip,
      title: '  Naxos\u0000 ',
      days: [{ stopId: id, dayOffset: 0, note: ' \n ' }],
      entries: [entry],
    });
    expect(saved.title).toBe('Naxos');
    expect(saved.days).toEqual([]);
    expect(saved.entries[0]).toMatchObject({
      title: 'Room by the sea',
      note: 'Late\ncheck-in',
      url: null,
    });
  });

  it('counts characters as the database does', () => {
    expect(faults({ ...trip, title: '🏝'.repeat(120) })).toEqual([]);
    expect(faults({ ...trip, title: '🏝'.repeat(121) })).toEqual(['titleTooLong']);
    expect(faults({ ...trip, planQuery: '🏝'.repeat(tripLimits.planQuery) })).toEqual([]);
    expect(faults({ ...trip, planQuery: '🏝'.repeat(tripLimits.planQuery + 1) })).toEqual([
      'documentInvalid',
    ]);
  });

  it('is rejected with the faults', () => {
    expect(faults({ ...trip, title: ' ' })).toEqual(['titleMissing']);
    expect(faults({ ...trip, startDate: '2027-02-30' })).toEqual(['dateInvalid']);
    expect(faults({ ...trip, startDate: '1999-01-01' })).toEqual(['dateInvalid']);
    expect(faults({ ...trip, adults: 0 })).toEqual(['adultsInvalid']);
    expect(faults({ ...trip, entries: [{ ...entry, url: 'javascript:alert(1)' }] })).toEqual([
      'urlInvalid',
    ]);
    for (const url of ['https://', 'https:///x', 'https://a b', 'https://%', 'ftp://x', '//x']) {
      expect([url, ...faults({ ...trip, entries: [{ ...entry, url }] })]).toEqual([
        url,
        'urlInvalid',
      ]);
    }
    expect(faults({ ...trip, entries: [{ ...entry, url: ' Https://ex.org ' }] })).toEqual([]);
    expect(faults({ ...trip, entries: [{ ...entry, cents: 1.5 }] })).toEqual(['costInvalid']);
    expect(faults({ ...trip, stops: [{ ...trip.stops[0], island: 'crete' }] })).toEqual([
      'islandUnknown',
    ]);
  });

  it('can contain one of our listings, by id only', () => {
    const listed = (listing: unknown, kind = 'hotel') =>
      faults({ ...trip, entries: [{ ...entry, kind, listing }] });
    expect(listed('rooms-by-the-sea')).toEqual([]);
    expect(listed('rooms-by-the-sea', 'vehicle')).toEqual([]);
    expect(listed(null, 'note')).toEqual([]);
    expect(tripDocument.parse({ ...trip, entries: [entry] }).entries[0]?.listing).toBeNull();
    for (const hostile of [
      '',
      'Rooms',
      '../hotels',
      'a--b',
      'rooms-',
      'rooms\n',
      "x'; drop table trips",
      `a${'b'.repeat(80)}`,
      7,
      { slug: 'rooms' },
    ]) {
      expect(listed(hostile)).toEqual(['documentInvalid']);
    }
    expect(listed('rooms-by-the-sea', 'note')).toEqual(['documentInvalid']);
    expect(listed('rooms-by-the-sea', 'hotels')).toEqual(['documentInvalid']);
  });

  it('is consistent: entries refer to its stops, and legs to its places', () => {
    const elsewhere = '22222222-2222-4222-8222-222222222222';
    expect(faults({ ...trip, entries: [{ ...entry, stopId: elsewhere }] })).toEqual([
      'documentInvalid',
    ]);
    expect(faults({ ...trip, stops: [trip.stops[0], trip.stops[0]] })).toEqual(['documentInvalid']);
  });
});

describe('the trip forms', () => {
  it('report the invalid part of a document', () => {
    const send = (document: string) =>
      saveTripForm
        .safeParse({ id, version: '3', document })
        .error?.issues.map(({ path: at, message }) => [at[0], message]);
    const stops = [{ ...trip.stops[0], nights: 61 }];
    expect(send(JSON.stringify({ ...trip, title: '', stops }))).toEqual([
      ['title', 'titleMissing'],
      ['stops.0.nights', 'nightsInvalid'],
    ]);
    expect(send('{')).toEqual([['document', 'documentInvalid']]);
    expect(send('"'.padEnd(tripLimits.documentBytes + 1))).toEqual([['document', 'tripTooLong']]);
    // Two bytes each: half as many letters.
    const half = 'ω'.repeat(tripLimits.documentBytes / 2);
    expect(send(half)).toEqual([['document', 'documentInvalid']]);
    expect(send(`${half}ω`)).toEqual([['document', 'tripTooLong']]);
    expect(send(JSON.stringify(trip))).toBeUndefined();
  });

  it('read islands with nights', () => {
    const send = (islands: string) => createTripForm.safeParse({ title: 'Trip', islands });
    expect(send('naxos:2, paros').data?.islands).toEqual([
      { island: 'naxos', nights: 2 },
      { island: 'paros', nights: 1 },
    ]);
    expect(send('').data?.islands).toBeUndefined();
    expect(send('crete:2').error?.issues[0]).toMatchObject({
      path: ['islands'],
      message: 'islandUnknown',
    });
    expect(send('naxos:99').error?.issues[0]?.message).toBe('nightsInvalid');
    expect(send('naxos:x').error?.issues[0]?.message).toBe('nightsInvalid');
  });
});
