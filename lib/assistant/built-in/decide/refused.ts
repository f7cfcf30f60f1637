import { fold } from '@/lib/foundation/i18n/fold';
import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { isCommon } from '@/lib/search/site-search/words';
import { aspectOf } from '../understand/aspects';
import { word } from '../understand/text';
import type { Turn } from '../understand/turn';

/** A refusal and the words that it refuses: `without a boat`, «που να μην έχουν σκαλοπάτια», `been to Kastro`. */
const refusals =
  /(?<!\p{L})(?:without|not|no|avoid(?:ing)?|nothing|can't|cannot|been to|seen|done|χωρισ|οχι|μη|μην|δεν|(?:εχω|εχουμε|ηδη) (?:ηδη |idi )?(?:παει|δει|κανει))(?!\p{L})((?: (?!but|kati|κατι|just)[\p{L}']+){1,4})/gu;

/** Words after a refusal that refuse nothing themselves. */
const weak =
  /^(?:much|many|more|only|just|want|need|have|like|fancy|expensive|really|very|rush|πολλ|πολυ|θελ|εχ|ακριβ|μονο|ειναι|κατι)/u;

/** Travellers without these ask for advice on it, so the words refuse nothing. */
const vehicles = /^(?:cars?|scooters?|vehicles?|wheels|αυτοκιν|αμαξ|μηχαν|οχημ)/u;
const steps = word(aspectOf('access').words);
const meat = word(
  'lambs?|kid|goats?|pork|beef|veal|meats?|ham|sausages?|louza|rooster|chicken|rabbit|snails?|αρν\\p{L}+|κατσικ\\p{L}+|χοιρ\\p{L}+|μοσχαρ\\p{L}+|κρεα\\p{L}*|ζαμπον\\p{L}*|λουκανικ\\p{L}*|λουζα\\p{L}?|κοκορα\\p{L}?|κοτοπουλ\\p{L}+|κουνελ\\p{L}+|σαλιγκαρ\\p{L}+',
);

/**
 * Tests whether a text speaks of something that a message refuses: a boat, a village, for those who
 * cannot climb steps, for vegetarians meat.
 */
export function refusedBy({ text, aspects, subjects }: Turn): (said: string) => boolean {
  const refused = [...text.matchAll(refusals)].flatMap(([, words = '']) =>
    words
      .trim()
      .split(' ')
      .filter((one) => one.length > 3 && !isCommon(one) && !weak.test(one) && !vehicles.test(one))
      .map((one) => soundKey(one).slice(0, 6)),
  );
  const isOnSteps = aspects.besides.includes('access');
  const isMeatless = subjects.includes('vegan');
  return (said) => {
    const sound = ` ${soundKey(said)}`;
    return (
      refused.some((one) => sound.includes(` ${one}`)) ||
      (isOnSteps && steps.test(fold(said))) ||
      (isMeatless && meat.test(fold(said)))
    );
  };
}
