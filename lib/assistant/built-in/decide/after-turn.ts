import type { Turn } from '../understand/turn';
import { timesAfter } from './times-after';
import type { PlanBefore, TripState } from './trip-state';
import { countAfter, wantsAfter } from './wants-after';

/**
 * Updates a trip with one more message. A correction of a plan keeps the islands that the plan
 * chose.
 */
export function afterTurn(before: TripState, turn: Turn, plan: PlanBefore | undefined): TripState {
  const { places, changes, tastes, boats, party, budget } = turn;
  const wants = wantsAfter(before, turn, plan);
  const tired =
    changes.other && plan
      ? plan.stays.map(({ island }) => island).filter((one) => !before.wants.has(one))
      : [];
  const avoids = new Set([
    ...before.avoids,
    ...places.avoids,
    ...tired,
    ...(places.swap ? [places.swap.out] : []),
  ]);
  for (const island of [
    ...places.wants.map((one) => one.island),
    ...(places.swap ? [places.swap.in] : []),
  ]) {
    avoids.delete(island);
  }
  const next: TripState = {
    ...before,
    isAsked: true,
    outside: turn.text.match(beyond) ?? [],
    wants,
    avoids,
    ...(places.start ? { start: places.start } : {}),
    ...(places.end ? { end: places.end } : {}),
    ...(places.flyIn ? { flyIn: places.flyIn } : {}),
    ...(places.flyOut ? { flyOut: places.flyOut } : {}),
    ...(party?.adults ? { adults: party.adults } : {}),
    ...(party?.children ? { children: party.children } : {}),
    ...(budget?.style ? { style: budget.style } : {}),
    ...(budget?.cents
      ? {
          budgetCents: budget.cents,
          budgetEach: budget.each ?? false,
          budgetPerDay: budget.perDay ?? false,
        }
      : {}),
    ...(changes.cheaper || budget?.style === 'simple' ? { isCheapest: true } : {}),
    ...(changes.cheaper ? { style: 'simple' as const } : {}),
    ...(changes.lessSea ? { isLeastSea: true } : {}),
    ...(tastes.pace ? { pace: tastes.pace } : {}),
    likes: unique([...before.likes, ...tastes.likes]).filter(
      (one) => !tastes.dislikes.includes(one),
    ),
    dislikes: unique([...before.dislikes, ...tastes.dislikes]).filter(
      (one) => !tastes.likes.includes(one),
    ),
    boats: { ...before.boats, ...boats },
    ...(changes.othersNights ? { othersNights: changes.othersNights } : {}),
    ...(changes.boats ? { mostBoats: changes.boats } : {}),
    ...(changes.near ? { isNear: true } : {}),
    ...(openWords.test(turn.text) ? { isOpen: true } : {}),
    ...countAfter(before, turn, plan, wants.size),
  };
  return { ...next, ...timesAfter(before, next, turn, plan) };
}

/** Greek islands and countries outside the Cyclades, by the beginnings of their names. */
export const beyond =
  /(?<!\p{L})(?:rhodes|rodos|kos(?!\p{L})|corfu|zakynthos|zante|kefalonia|cephalonia|lesvos|lesbos|chios|samos(?!\p{L})|ikaria|skiathos|skopelos|hydra(?!\p{L})|aegina|spetses|thassos|lefkada|karpathos|patmos|ροδο|κω(?!\p{L})|κερκυρα|ζακυνθο|κεφαλονια|λεσβο|μυτιληνη|χιο(?!\p{L})|σαμο(?!\p{L})|ικαρια|σκιαθο|σκοπελο|υδρα|αιγινα|σπετσεσ|θασο|λευκαδα|καρπαθο|πατμο|italy|turkey|ιταλια|τουρκια)/gu;

const openWords =
  /hop|includ|such as|other islands|where else|what else|anywhere else|πού αλλού|που αλλου|and (?:some )?more|must[- ]see|περιλαμβαν|κι αλλα|και αλλα|απο νησι σε νησι|οπωσδηποτε/u;

const unique = <One>(list: readonly One[]) => [...new Set(list)];
