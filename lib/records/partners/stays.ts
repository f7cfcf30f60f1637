import { defaultLocale } from '@/lib/foundation/i18n/locales';
import { addressOf, listingAddress, placeWords, usableGuests, usableNights } from './carry-over';
import type { Partner } from './types';

/*
 * Booking.com: the public results page, which much public code links to in this form, in Greek as
 * well, and the page of a place to stay, which takes the same dates (looked up 2026-11-22). `aid`
 * is the affiliate's number.
 */
export const booking: Partner = {
  name: 'Booking.com',
  home: 'https://www.booking.com/',
  isTranslated: true,
  searches: {
    stay(search) {
      const nights = usableNights(search);
      const guests = usableGuests(search, 30);
      const language = search.locale === defaultLocale ? 'en-gb' : search.locale;
      const listing = listingAddress(booking.home, search.reference);
      return addressOf(listing ?? `https://www.booking.com/searchresults.${language}.html`, {
        ss: listing ? undefined : placeWords(search),
        checkin: nights?.from,
        checkout: nights?.to,
        group_adults: guests,
        no_rooms: guests && 1,
      });
    },
  },
  credit: (address, code) => address.searchParams.set('aid', code),
};

/*
 * Expedia: 'Lodging deeplinks' of developers.expediagroup.com (looked up 2026-11-22). The affiliate
 * parameter of such links is not public, so they carry no code.
 */
export const expedia: Partner = {
  name: 'Expedia',
  home: 'https://www.expedia.com/',
  searches: {
    stay(search) {
      const nights = usableNights(search);
      const days = nights ? `/${nights.from}/${nights.to}` : '';
      const guests = usableGuests(search, 14);
      return addressOf(`https://www.expedia.com/go/hotel/search/Destination${days}`, {
        CityName: placeWords(search),
        NumRoom: guests && 1,
        NumAdult1: guests,
      });
    },
  },
};
