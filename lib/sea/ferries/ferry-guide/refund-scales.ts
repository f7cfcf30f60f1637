import type { AsOf } from '@/lib/foundation/time/as-of';

const days = 24;

/** Refund of a company for a full-fare ticket that a passenger cancels, by time before departure. */
export interface RefundScale {
  /** Id in the table of operators of the typical timetable. */
  readonly operator: string;
  readonly name: string;
  /** Season for which the terms hold, by the company's own calendar; `all` for the whole year. */
  readonly season: 'all' | 'high' | 'low';
  /** Last time for the whole fare, in hours before departure. */
  readonly whole: number;
  /** Last time for three quarters; null if the scale has no such step. */
  readonly threeQuarters: number | null;
  /** Last time for half the fare; 0 is the departure. After it nothing is paid back. */
  readonly half: number;
  /** Date of the terms; null if the source has none. */
  readonly asOf: AsOf | null;
  readonly source: string;
}

const policyOf = (company: string) => `https://travel.more.com/en/ferries/${company}/policy`;

/** Scales by company, those with the most sailings first. All were read on 27 November 2026. */
export const refundScales: readonly RefundScale[] = [
  {
    operator: 'blue-star',
    name: 'Blue Star Ferries',
    season: 'high',
    whole: 7 * days,
    threeQuarters: null,
    half: 0,
    asOf: '2025',
    source: policyOf('blue-star-ferries'),
  },
  {
    operator: 'blue-star',
    name: 'Blue Star Ferries',
    season: 'low',
    whole: 3 * days,
    threeQuarters: null,
    half: 0,
    asOf: '2025',
    source: policyOf('blue-star-ferries'),
  },
  {
    operator: 'hellenic-seaways',
    name: 'Hellenic Seaways',
    season: 'high',
    whole: 7 * days,
    threeQuarters: null,
    half: 0,
    asOf: '2019',
    source: 'https://polostoursparos.com/terms-conditions/',
  },
  {
    operator: 'seajets',
    name: 'Seajets',
    season: 'all',
    whole: 14 * days,
    threeQuarters: 7 * days,
    half: 12,
    asOf: null,
    source: policyOf('sea-jets'),
  },
  {
    operator: 'golden-star',
    name: 'Golden Star Ferries',
    season: 'all',
    whole: 14 * days,
    threeQuarters: 7 * days,
    half: 12,
    asOf: null,
    source: policyOf('golden-star-ferries'),
  },
  {
    operator: 'fast-ferries',
    name: 'Fast Ferries',
    season: 'all',
    whole: 8 * days,
    threeQuarters: null,
    half: 0,
    asOf: null,
    source: policyOf('fast-ferries'),
  },
  {
    operator: 'minoan',
    name: 'Minoan Lines',
    season: 'all',
    whole: 14 * days,
    threeQuarters: 7 * days,
    half: 12,
    asOf: null,
    source: policyOf('minoan-lines'),
  },
  {
    operator: 'goutos',
    name: 'Goutos Lines',
    season: 'all',
    whole: 2 * days,
    threeQuarters: null,
    half: 12,
    asOf: '2021',
    source: policyOf('goutos-lines'),
  },
];

/** Operators whose terms we did not find, and boats of a strait, which sell no ticket ahead. */
export const withoutScale: readonly string[] = [
  'aegean-sea-lines',
  'small-cyclades-lines',
  'kimolos-link',
  'antiparos-ferries',
  'thirasia-boats',
];
