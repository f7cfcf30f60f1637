import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';

/** Islands of the regions that messages name as a whole. */
export const regions: Readonly<Record<'small' | 'west', readonly IslandSlug[]>> = {
  small: ['koufonisia', 'schinoussa', 'iraklia', 'donousa'],
  west: ['kythnos', 'serifos', 'sifnos', 'milos', 'kimolos'],
};
