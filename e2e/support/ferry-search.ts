import type { Page } from '@playwright/test';
import el from '../../messages/el/ferrySearch.json' with { type: 'json' };
import en from '../../messages/en/ferrySearch.json' with { type: 'json' };
import { rowsOf } from './gtfs-rows';
import { plainGet } from './plain-request';
import { expect } from './test';

/** A date within the bundled timetable, independent of the clock. */
export const day = '2027-07-14';
export const query = `from=piraeus&to=folegandros&date=${day}&passengers=2&vehicle=car`;

const [feed] = rowsOf('feed_info');
const isoDate = (gtfs = '') => gtfs.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
export const [firstDay, lastDay] = [
  isoDate(feed?.feed_start_date),
  isoDate(feed?.feed_end_date),
] as const;

interface SeaLeg {
  kind: string;
  tripId: string;
  from: string;
  to: string;
}

export interface Journey {
  id: string;
  departure: string;
  arrival: string;
  transfers: number;
  totalCents: number;
  shownFirst: boolean;
  legs: SeaLeg[];
}

/** Journeys of a search in the order of its page: those behind "more ways" come last. */
export async function journeys(asked = query): Promise<Journey[]> {
  const answer = await plainGet(`/api/ferries/search?${asked}`);
  expect(answer.status).toBe(200);
  const found: Journey[] = JSON.parse(answer.body).crossings[0].journeys;
  return found.toSorted((a, b) => Number(b.shownFirst) - Number(a.shownFirst));
}

/** Label of the link to the collapsed journeys. */
export const moreWays = ({ results: { moreWays: words } }: typeof en, count: number) =>
  words.replace(/^.*other \{(.*)\}\}$/, '$1').replace('#', String(count));

export const clock = (iso: string) => iso.slice(11, 16);

/** Rows of a search to Folegandros; each is a link that opens its journey. */
export const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list', { name: /Φολέγανδρος|Folegandros/ })
    .locator('a[aria-expanded]');

/** Values that differ between the languages of the search. */
export const ferryLanguages = [
  { locale: 'en', prefix: '', text: en, from: 'Piraeus', to: 'Folegandros' },
  { locale: 'el', prefix: '/el', text: el, from: 'Πειραιάς', to: 'Φολέγανδρος' },
] as const;
