import { addressOf, plainText } from './carry-over';
import type { Partner } from './types';

/*
 * Discover Cars: its search address is not public, so links go to its start page, with `a_aid` as
 * in links of public code (looked up 2026-11-22). It also covers islands without an airport, which
 * the search of flights does not.
 */
export const discoverCars: Partner = {
  name: 'Discover Cars',
  home: 'https://www.discovercars.com/',
  searches: { vehicle: () => undefined },
  credit: (address, code) => address.searchParams.set('a_aid', code),
};

/*
 * Kiwitaxi: 'Deep link generation' for partners at kiwitaxi.com, with start and end by name, at
 * least one of them; `pap` as in links of public code (looked up 2026-11-22).
 */
export const kiwitaxi: Partner = {
  name: 'Kiwitaxi',
  home: 'https://kiwitaxi.com/en',
  searches: {
    transfer(search) {
      const [from, to] = [plainText(search.from), plainText(search.to)];
      if (!from && !to) return undefined;
      return addressOf('https://kiwitaxi.com/en/search', {
        from: from || undefined,
        to: to || undefined,
      });
    },
  },
  credit: (address, code) => address.searchParams.set('pap', code),
};

/** Welcome Pickups: its search has no public address, and it pays only through a network. */
export const welcomePickups: Partner = {
  name: 'Welcome Pickups',
  home: 'https://www.welcomepickups.com/',
  searches: { transfer: () => undefined },
};
