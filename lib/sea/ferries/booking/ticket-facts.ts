import type { IsoDate } from '@/lib/foundation/time/types';

/** A rule of ferry tickets; its text is in messages/<locale>/ferrySearch.json under `facts`. */
interface TicketFact {
  readonly id: 'tickets' | 'checkIn' | 'children' | 'vehicles' | 'changes' | 'cancelled';
  readonly sources: readonly { readonly title: string; readonly url: string }[];
}

/** Day on which the sources were read. */
export const ticketFactsCheckedOn: IsoDate = '2026-11-21';

const seajets = {
  title: 'Seajets, general terms',
  url: 'https://seajets.com/stay-informed/general-terms',
};
const blueStar = {
  title: 'Blue Star Ferries, general conditions (at greekferries.gr)',
  url: 'http://greekferries.gr/bsf-en/bluestar_terms.htm',
};

export const ticketFacts: readonly TicketFact[] = [
  { id: 'tickets', sources: [seajets, blueStar] },
  {
    id: 'checkIn',
    sources: [
      seajets,
      {
        title: 'Alpha Lines, policy',
        url: 'https://www.ferriesingreece.com/companies/alpha-lines/',
      },
    ],
  },
  {
    id: 'children',
    sources: [
      {
        title: 'Travel Ferry, ticket types and discounts',
        url: 'https://www.travelferry.com/en/faq/ticket-types-discounts/',
      },
      {
        title: 'Euroferries, age discounts',
        url: 'https://euroferries.helpscoutdocs.com/article/377-age-discounts',
      },
    ],
  },
  { id: 'vehicles', sources: [blueStar, seajets] },
  {
    id: 'changes',
    sources: [
      {
        title: 'Blue Star Ferries, cancellation policy of 2025',
        url: 'https://travel.more.com/en/ferries/blue-star-ferries/policy',
      },
      {
        title: 'Seajets, cancellation policy',
        url: 'https://travel.more.com/en/ferries/sea-jets/policy',
      },
    ],
  },
  {
    id: 'cancelled',
    sources: [
      {
        title: 'Regulation (EU) No 1177/2010, articles 16 to 19',
        url: 'https://eur-lex.europa.eu/eli/reg/2010/1177/oj',
      },
    ],
  },
];
