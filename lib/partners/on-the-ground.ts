import { addressOf, plainText } from './carry-over';
import type { Partner } from './types';

/*
 * Discover Cars: how its search is addressed is not public, so that it opens on its start page; `a_aid` as public
 * code links to it (looked up 2026-11-22). It knows islands without an airport, which the search of flights does not.
 */
export const discoverCars: Partner = {
  name: 'Discover Cars',
  home: 'https://www.discovercars.com/',
  searches: { vehicle: () => undefined },
  credit: (address, code) => address.searchParams.set('a_aid', code),
};

/*
 * Kiwitaxi: 'Deep link generation' for partners at kiwitaxi.com, from and to by name, one of them at least; `pap` as
 * public code links to it (looked up 2026-11-22).
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

/** Welcome Pickups: its search has no public address, and it pays through a network only. */
export const welcomePickups: Partner = {
  name: 'Welcome Pickups',
  home: 'https://www.welcomepickups.com/',
  searches: { transfer: () => undefined },
};
