import 'server-only';
import {
  carPrices,
  type ListedPrice,
  outingPrices,
  stayPrices,
} from '@/lib/booking/listings/island-prices';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Answer } from '@/lib/platform/supabase/answer';
import type { ListedPrices } from './listed-prices';

/** Prices from the records of some islands; for an island that cannot be read, the table of costs applies. */
export async function listedPrices(islands: readonly IslandSlug[]): Promise<ListedPrices> {
  const read = async (ask: (island: IslandSlug) => Promise<Answer<ListedPrice[]>>) => {
    const answers = await Promise.all(
      islands.map(async (island) => [island, await ask(island)] as const),
    );
    return new Map(
      answers.map(([island, answer]) => [island, answer.state === 'found' ? answer.data : []]),
    );
  };
  const [stays, cars, outings] = await Promise.all([
    read(stayPrices),
    read(carPrices),
    read(outingPrices),
  ]);
  return { stays, cars, outings };
}
