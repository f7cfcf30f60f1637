import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { today } from '@/lib/foundation/time/athens';
import { readingOperation } from '@/lib/platform/operations/reading';
import { partnerLink } from '@/lib/records/partners/link';
import { partnersFor } from '@/lib/records/partners/register';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { connectionBook } from './direct-connections';

const place = z.string().refine((id) => ferryNetwork().stations.has(id));

const answer = z.object({
  from: z.string(),
  to: z.string(),
  date: z.iso.date(),
  isDirect: z.boolean().meta({ description: 'False: no boat runs without a change.' }),
  links: z.array(
    z.object({
      seller: z.string(),
      url: z.url(),
      isSearch: z.boolean().meta({
        description: 'True: opens this crossing and day; false: the seller’s start page.',
      }),
      isPaid: z
        .boolean()
        .meta({ description: 'True: the seller pays this site a commission; say so.' }),
      language: z.string(),
    }),
  ),
});

export type BookingLinkAnswer = z.infer<typeof answer>;

/** Ports of the direct boat that takes least time; else the first port of each place. */
function portsOf(from: string, to: string) {
  const { timetable, stations } = ferryNetwork();
  const direct = connectionBook(timetable)
    .from(from)
    .find((one) => one.place.id === to);
  const [board, alight] = direct?.ports ?? [
    stations.get(from)?.portIds[0] ?? from,
    stations.get(to)?.portIds[0] ?? to,
  ];
  return { board, alight, isDirect: direct !== undefined };
}

/** Links to sellers of ferry tickets for a crossing on a day. */
export const getBookingLink = readingOperation({
  name: 'getBookingLink',
  summary: 'Where to buy tickets for a crossing on a day',
  description:
    'Call it when a traveller wants to book or buy a ferry ticket: links to sellers, filled in with crossing, day and passengers where the seller allows it. This site sells nothing and holds no seats; check the boat with its company first.',
  input: z.object({
    from: place.meta({ description: 'Island or mainland port.' }),
    to: place.meta({ description: 'Island or mainland port.' }),
    date: z.iso
      .date()
      .refine((date) => date >= today())
      .meta({ description: 'Day of departure, not past.' }),
    adults: z.coerce.number().int().min(1).max(9).default(1),
  }),
  answer,

  async answerOf({ from, to, date, adults }, locale: Locale) {
    const { board, alight, isDirect } = portsOf(from, to);
    const links = partnersFor('ferry').map((id) =>
      partnerLink(id, {
        kind: 'ferry',
        locale,
        from: board,
        to: alight,
        dates: { from: date },
        guests: adults,
      }),
    );
    return {
      from,
      to,
      date,
      isDirect,
      links: links.map(({ partner, href, isSearch, isPaid, hrefLang }) => ({
        seller: partner,
        url: href,
        isSearch,
        isPaid,
        language: hrefLang,
      })),
    };
  },
});
