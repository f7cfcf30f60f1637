import { localizePath } from '@/lib/foundation/i18n/paths';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { aspectNext } from './aspect';
import { ferryNext } from './ferry';
import type { Next, TurnRequest } from './turn-request';

const tickets = /ticket|boat|ferry|ship|cabin|εισιτηρι|πλοιο|καραβι|καμπιν/u;
const rooms = /room|hotel|stay|δωματι|ξενοδοχει|καταλυμα/u;

/** Shows to somebody who wants us to book what to book elsewhere: boats of the day, or where to stay. */
export function toBook(asked: TurnRequest, islands: readonly IslandSlug[]): Next | undefined {
  const { turn } = asked;
  const [time] = turn.times;
  if (tickets.test(turn.text) && turn.places.mentioned.length > 0)
    return ferryNext(asked, time?.first, false);
  return rooms.test(turn.text) ? aspectNext(asked, islands, ['stay']) : undefined;
}

export const bookingPage = ({ locale }: TurnRequest) =>
  localizePath(`${routes.help}#buy-here`, locale);
