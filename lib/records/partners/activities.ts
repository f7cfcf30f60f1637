import { addressOf, listingAddress, placeWords, usableDates } from './carry-over';
import type { Partner } from './types';

/*
 * GetYourGuide's public search, addressed as in published code. Links may carry the partner's number by hand:
 * partner.getyourguide.support, 'How does the cookie ID tracking works' (looked up 2026-11-22).
 */
export const getYourGuide: Partner = {
  name: 'GetYourGuide',
  home: 'https://www.getyourguide.com/',
  searches: {
    activity(search) {
      const listing = listingAddress(getYourGuide.home, search.reference);
      if (listing) return listing;
      const { from, to } = usableDates(search);
      return addressOf('https://www.getyourguide.com/s/', {
        q: placeWords(search),
        date_from: from,
        date_to: to,
      });
    },
  },
  credit: (address, code) => address.searchParams.set('partner_id', code),
};

/*
 * Viator: its public search, as public code links to it; `pid`, `mcid` and `medium` as told at
 * partnerresources.viator.com, 'Attribution', where `mcid` is a number of Viator's own, the same in every such link
 * (looked up 2026-11-22). The names of the two days were seen in one project only: at worst they are not heeded.
 */
export const viator: Partner = {
  name: 'Viator',
  home: 'https://www.viator.com/',
  searches: {
    activity(search) {
      const listing = listingAddress(viator.home, search.reference);
      if (listing) return listing;
      const { from, to } = usableDates(search);
      return addressOf('https://www.viator.com/searchResults/all', {
        text: placeWords(search),
        startDate: from,
        endDate: to ?? from,
      });
    },
  },
  credit(address, code) {
    address.searchParams.set('pid', code);
    address.searchParams.set('mcid', '42383');
    address.searchParams.set('medium', 'link');
  },
};
