import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { partnerLink } from './link';
import { isPartnerId, type PartnerId, partners, partnersFor } from './register';
import type { PartnerKind, PartnerSearch } from './types';

const dates = { from: '2027-06-09', to: '2027-06-14' };

/** The query of a link, and its address without one. */
function read(id: PartnerId, search: PartnerSearch, codes = {}) {
  const { href, ...link } = partnerLink(id, search, codes);
  const { origin, pathname, searchParams } = new URL(href);
  return { ...link, address: origin + pathname, query: Object.fromEntries(searchParams) };
}

describe('places to stay', () => {
  const search = { kind: 'stay', island: 'milos', locale: 'en', dates, guests: 2 } as const;

  it('are searched at Booking.com in the language of the page', () => {
    expect(read('booking', { ...search, place: 'Plaka' })).toMatchObject({
      address: 'https://www.booking.com/searchresults.en-gb.html',
      query: {
        ss: 'Plaka, Milos, Greece',
        checkin: '2027-06-09',
        checkout: '2027-06-14',
        group_adults: '2',
        no_rooms: '1',
      },
      hrefLang: 'en',
    });
    expect(read('booking', { ...search, locale: 'el' })).toMatchObject({
      address: 'https://www.booking.com/searchresults.el.html',
      query: { ss: 'Milos, Greece' },
      hrefLang: 'el',
    });
  });

  it('are searched at Expedia, which has its days in the path', () => {
    expect(read('expedia', search)).toMatchObject({
      address: 'https://www.expedia.com/go/hotel/search/Destination/2027-06-09/2027-06-14',
      query: { CityName: 'Milos, Greece', NumRoom: '1', NumAdult1: '2' },
    });
    expect(read('expedia', { ...search, dates: undefined }).address).toMatch(/Destination$/);
  });

  it('require a night', () => {
    const sameDay = { from: '2027-06-09', to: '2027-06-09' };
    expect(read('booking', { ...search, dates: sameDay }).query).not.toHaveProperty('checkin');
    expect(read('expedia', { ...search, dates: sameDay }).address).toMatch(/Destination$/);
  });
});

describe('a listing with a partner reference', () => {
  const search = { kind: 'stay', island: 'milos', locale: 'en', dates } as const;

  it('opens its page at the partner instead of a search', () => {
    const hotel = { ...search, guests: 2, reference: 'hotel/gr/some-place.en-gb.html' };
    expect(read('booking', hotel)).toMatchObject({
      address: 'https://www.booking.com/hotel/gr/some-place.en-gb.html',
      query: { checkin: '2027-06-09', checkout: '2027-06-14', group_adults: '2', no_rooms: '1' },
    });
    const tour = {
      kind: 'activity',
      island: 'milos',
      locale: 'en',
      reference: 'milos-l1/x-t2/',
    } as const;
    expect(read('getyourguide', tour, { GetYourGuide: 'GYG1' })).toMatchObject({
      address: 'https://www.getyourguide.com/milos-l1/x-t2/',
      query: { partner_id: 'GYG1' },
    });
  });

  it('is searched for without a reference', () => {
    for (const reference of [
      '',
      '/x',
      '//evil.example/x',
      'a b',
      'x?aid=1',
      'x#y',
      'a/../../b',
      'é',
      'a\\b',
    ]) {
      expect(read('booking', { ...search, reference }).address).toMatch(/searchresults/);
    }
  });

  it('has a partner or none', () => {
    expect(['booking', 'google-flights'].every(isPartnerId)).toBe(true);
    expect(['Booking.com', 'constructor', ''].some(isPartnerId)).toBe(false);
  });
});

describe('activities', () => {
  const search = {
    kind: 'activity',
    island: 'naxos',
    place: 'Kayak',
    locale: 'el',
    dates,
  } as const;

  it('are searched at GetYourGuide and Viator', () => {
    expect(read('getyourguide', search)).toMatchObject({
      address: 'https://www.getyourguide.com/s/',
      query: { q: 'Kayak, Naxos, Greece', date_from: '2027-06-09', date_to: '2027-06-14' },
      hrefLang: 'en',
    });
    expect(read('viator', { ...search, dates: { from: '2027-06-09' } })).toMatchObject({
      address: 'https://www.viator.com/searchResults/all',
      query: { text: 'Kayak, Naxos, Greece', startDate: '2027-06-09', endDate: '2027-06-09' },
    });
  });
});

describe('cars', () => {
  it('are searched at the airport of the island, if there is one', () => {
    expect(
      read('skyscanner', { kind: 'vehicle', island: 'paros', locale: 'el', dates }),
    ).toMatchObject({
      address: 'https://skyscanner.net/g/referrals/v1/cars/day-view',
      query: {
        pickupPlace: 'PAS',
        dropoffPlace: 'PAS',
        pickupTime: '2027-06-09T10:00',
        dropoffTime: '2027-06-14T10:00',
        locale: 'el-GR',
      },
    });
    for (const search of [
      { kind: 'vehicle', island: 'ios', locale: 'en', dates },
      { kind: 'vehicle', island: 'paros', locale: 'en' },
    ] as const) {
      expect(read('skyscanner', search).address).toMatch(/cars\/home$/);
    }
  });
});

describe('flights', () => {
  const search = {
    kind: 'flight',
    from: 'ath',
    to: 'JTR',
    locale: 'en',
    dates,
    guests: 3,
  } as const;

  it('are searched at Skyscanner and at Google', () => {
    expect(read('skyscanner', search)).toMatchObject({
      address: 'https://skyscanner.net/g/referrals/v1/flights/day-view',
      query: {
        origin: 'ATH',
        destination: 'JTR',
        outboundDate: '2027-06-09',
        inboundDate: '2027-06-14',
        adultsv2: '3',
        locale: 'en-GB',
        currency: 'EUR',
      },
    });
    expect(read('google-flights', search).query).toMatchObject({
      q: 'Flights from ATH to JTR on 2027-06-09 returning 2027-06-14 for 3 adults',
      hl: 'en',
    });
  });

  it('open the start page if an end is not an airport, or the day is missing', () => {
    for (const more of [{ to: 'ath' }, { to: 'Santorini' }, { from: '', to: 'JTR' }]) {
      expect(read('google-flights', { ...search, ...more })).toMatchObject({
        isSearch: false,
        query: {},
      });
    }
    const { address, isSearch } = read('skyscanner', { ...search, dates: undefined });
    expect([address, isSearch]).toEqual([
      'https://skyscanner.net/g/referrals/v1/flights/home',
      false,
    ]);
  });
});

describe('transfers', () => {
  it('are searched by the names of both ends, or one', () => {
    const search = {
      kind: 'transfer',
      from: 'Santorini airport',
      to: 'Oia & Fira',
      locale: 'en',
    } as const;
    expect(read('kiwitaxi', search)).toMatchObject({
      address: 'https://kiwitaxi.com/en/search',
      query: { from: 'Santorini airport', to: 'Oia & Fira' },
    });
    expect(read('kiwitaxi', { kind: 'transfer', to: 'Oia', locale: 'en' }).query).toEqual({
      to: 'Oia',
    });
    expect(read('kiwitaxi', { kind: 'transfer', locale: 'en' }).isSearch).toBe(false);
  });
});

describe('ferries', () => {
  const search = {
    kind: 'ferry',
    from: 'piraeus',
    to: 'naxos-chora',
    locale: 'en',
    guests: 2,
  } as const;

  it('are booked at Ferryhopper in its link format', () => {
    const { href } = partnerLink('ferryhopper', { ...search, dates: { from: '2027-06-09' } }, {});
    expect(href).toBe(
      'https://www.ferryhopper.com/en/booking/results?itinerary=PIR,JNX&dates=20270609&pax=2',
    );
  });

  it('open the start page if Ferryhopper’s name of a port is unknown', () => {
    const day = { dates: { from: '2027-06-09' } };
    for (const more of [{ to: 'thirasia-riva', ...day }, { to: 'constructor', ...day }, {}]) {
      const { href } = partnerLink('ferryhopper', { ...search, ...more }, {});
      expect(href).toBe('https://www.ferryhopper.com/');
    }
  });
});

describe('commission', () => {
  const kinds: Record<PartnerKind, PartnerSearch> = {
    stay: { kind: 'stay', island: 'ios', locale: 'en' },
    activity: { kind: 'activity', island: 'ios', locale: 'en' },
    vehicle: { kind: 'vehicle', island: 'ios', locale: 'en' },
    transfer: { kind: 'transfer', locale: 'en' },
    flight: { kind: 'flight', locale: 'en' },
    ferry: { kind: 'ferry', locale: 'en' },
  };
  const codes = {
    'Booking.com': '304142',
    GetYourGuide: 'GYG1',
    Viator: 'P00012345',
    Skyscanner: '28502',
    'Discover Cars': 'compass',
    Kiwitaxi: '5af3',
  };

  it('is marked on paid links, for searches and start pages alike', () => {
    const paid = Object.values(kinds).flatMap((search) =>
      partnersFor(search.kind).map((id) => read(id, search, codes)),
    );
    expect(
      paid.filter(({ isPaid }) => isPaid).map(({ query, partner }) => [partner, query]),
    ).toEqual([
      ['Booking.com', expect.objectContaining({ aid: '304142' })],
      ['GetYourGuide', expect.objectContaining({ partner_id: 'GYG1' })],
      ['Viator', expect.objectContaining({ pid: 'P00012345', mcid: '42383', medium: 'link' })],
      ['Skyscanner', expect.objectContaining({ mediaPartnerId: '28502' })],
      ['Discover Cars', { a_aid: 'compass' }],
      ['Kiwitaxi', { pap: '5af3' }],
      ['Skyscanner', expect.objectContaining({ mediaPartnerId: '28502' })],
    ]);
    for (const { isPaid, rel, terms } of paid) {
      expect([rel, terms]).toEqual(
        isPaid ? ['sponsored noopener', 'paid'] : ['noopener', 'unpaid'],
      );
    }
  });

  it('is neither earned nor marked without a partner code', () => {
    for (const search of Object.values(kinds)) {
      for (const id of partnersFor(search.kind)) {
        const { rel, isPaid, query } = read(id, search);
        expect([rel, isPaid]).toEqual(['noopener', false]);
        expect(Object.keys(query).join()).not.toMatch(/aid|pid|partner|pap/i);
      }
    }
  });

  it('has a partner for every kind', () => {
    for (const kind of Object.keys(kinds)) expect(partnersFor(kind as PartnerKind)).not.toEqual([]);
  });
});

describe('hostile values', () => {
  const texts = [
    '" onclick="alert(1)',
    "javascript:alert('x')//",
    '&aid=1&ss=Elsewhere#top',
    'https://evil.example/?x=',
    '../../..',
    'Μπλε\u0000\r\nSet-Cookie: a=b',
    '\uD800 half a letter',
    'x'.repeat(5000),
  ];
  const days = ['2027-02-30', '2027-6-9', '9999-99-99', '2027-06-09&aid=1', '', 'tomorrow'];

  it('stay a single parameter of the partner’s own address', () => {
    for (const text of texts) {
      for (const id of Object.keys(partners) as PartnerId[]) {
        for (const search of [
          { kind: 'stay', island: 'milos', place: text },
          { kind: 'activity', island: 'milos', place: text },
          { kind: 'vehicle', island: 'milos', place: text },
          { kind: 'transfer', from: text, to: text },
          { kind: 'flight', from: text, to: text },
          { kind: 'ferry', from: text, to: text },
        ] as const) {
          const { href } = partnerLink(id, { ...search, locale: 'en' }, {});
          const { host, protocol, hash } = new URL(href);
          expect([host, protocol, hash]).toEqual([new URL(partners[id].home).host, 'https:', '']);
          expect(href).not.toMatch(/["'<>\\\s\p{Cc}]/u);
          expect(new URL(href).searchParams.has('aid')).toBe(false);
          expect(href.length).toBeLessThan(3000);
        }
      }
    }
  });

  it('are omitted if they are invalid, past, or in the wrong order', () => {
    const search = { kind: 'stay', island: 'milos', locale: 'en' } as const;
    const plain = { ss: 'Milos, Greece' };
    for (const day of days) {
      expect(read('booking', { ...search, dates: { from: day, to: '2027-06-14' } }).query).toEqual(
        plain,
      );
      expect(read('booking', { ...search, dates: { from: '2027-06-09', to: day } }).query).toEqual(
        plain,
      );
    }
    const backwards = { from: '2027-06-14', to: '2027-06-09' };
    expect(read('booking', { ...search, dates: backwards }).query).toEqual(plain);
    expect(read('booking', { ...search, dates, today: '2027-06-10' }).query).toEqual(plain);
    for (const guests of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 31]) {
      expect(read('booking', { ...search, guests }).query).toEqual(plain);
    }
  });

  it('never repeat an island', () => {
    for (const island of islandSlugs) {
      const { query } = read('booking', { kind: 'stay', island, place: ' MILOS ', locale: 'en' });
      expect(query.ss).toMatch(island === 'milos' ? /^Milos, Greece$/ : /^MILOS, .+, Greece$/);
    }
  });
});
