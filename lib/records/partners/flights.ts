import { intlTag } from '@/lib/foundation/i18n/locales';
import { islandBySlug } from '@/lib/records/islands/queries';
import { addressOf, airportCode, usableDates, usableGuests, usableNights } from './carry-over';
import type { FlightSearch, Partner } from './types';

const referrals = 'https://skyscanner.net/g/referrals/v1';

/*
 * Skyscanner: its Affiliates Link API, 'Flights Parameters' and 'Car Hire Parameters' of
 * developers.skyscanner.net (looked up 2026-11-22). Cars are picked up at an airport, at ten in the
 * morning, by a driver aged thirty: the search needs an hour and an age, and there both can be
 * changed with one click.
 */
export const skyscanner: Partner = {
  name: 'Skyscanner',
  home: `${referrals}/flights/home`,
  isTranslated: true,
  searches: {
    flight(search) {
      const ends = endsOf(search);
      const { from: out, to: back } = usableDates(search);
      if (!ends || !out) return undefined;
      return addressOf(`${referrals}/flights/day-view`, {
        origin: ends.from,
        destination: ends.to,
        outboundDate: out,
        inboundDate: back,
        adultsv2: usableGuests(search, 8),
        locale: intlTag(search.locale),
        currency: 'EUR',
      });
    },
    vehicle(search) {
      const airport = islandBySlug(search.island).airport?.iata;
      const days = usableNights(search);
      const common = { locale: intlTag(search.locale), currency: 'EUR' };
      if (!airport || !days) return addressOf(`${referrals}/cars/home`, common);
      return addressOf(`${referrals}/cars/day-view`, {
        pickupPlace: airport,
        dropoffPlace: airport,
        pickupTime: `${days.from}T10:00`,
        dropoffTime: `${days.to}T10:00`,
        driverAge: 30,
        ...common,
      });
    },
  },
  credit: (address, code) => address.searchParams.set('mediaPartnerId', code),
};

/*
 * Google Flights: a question in words as `q`, as in much public code (looked up 2026-11-22). Google
 * pays no commission for it.
 */
export const googleFlights: Partner = {
  name: 'Google Flights',
  home: 'https://www.google.com/travel/flights',
  isTranslated: true,
  searches: {
    flight(search) {
      const ends = endsOf(search);
      if (!ends) return undefined;
      const { from: out, to: back } = usableDates(search);
      const guests = usableGuests(search, 9);
      const words = [
        `Flights from ${ends.from} to ${ends.to}`,
        out && `on ${out}`,
        back && `returning ${back}`,
        guests && guests > 1 && `for ${guests} adults`,
      ];
      return addressOf('https://www.google.com/travel/flights', {
        q: words.filter(Boolean).join(' '),
        curr: 'EUR',
        hl: search.locale,
      });
    },
  },
};

function endsOf(search: FlightSearch): { from: string; to: string } | undefined {
  const [from, to] = [airportCode(search.from), airportCode(search.to)];
  return from && to && from !== to ? { from, to } : undefined;
}
