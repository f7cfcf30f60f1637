import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';

const the = '(?:the |τη |την |τον |το |τα )?';
const stays = new RegExp(
  `(?:(?:μενουμε|μενω|διαμενουμε) @([a-z]+)@|(?:stay\\p{L}*|based|base|base is|hotel|room|villa|apartment|airbnb|house|living|camp\\p{L}*|week|nights?|days?|holiday|we're|we are|i'm|i am|we will be|we'll be|from our (?:hotel|place)|μενουμε|μενω|μεινουμε|μεινω|ειμαστε|ειμαι|διαμενουμε|ξενοδοχειο|δωματιο|βδομαδα|εβδομαδα|μερεσ|νυχτεσ|διακοπεσ)(?: \\p{L}+){0,2}? (?:on|in|at|near|στη|στην|στον|στο|στα|σε) ${the}@([a-z]+)@)`,
  'u',
);

/** Island on which somebody says that he stays: `we're based on Paros`, «μένουμε στη Νάξο». */
export function stayIn(text: string): IslandSlug | undefined {
  const [, bare, named] = stays.exec(text) ?? [];
  const island = bare ?? named;
  return island && isIslandSlug(island) ? island : undefined;
}
