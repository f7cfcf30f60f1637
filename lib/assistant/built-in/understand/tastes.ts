import type { Character } from '@/lib/records/islands/schema';
import type { Pace } from '@/lib/sea/planner/solver/request';
import type { Vehicle, VesselKind } from '@/lib/sea/timetable/types';
import type { Reading } from './text';

/** Tastes and dislikes of a traveller. */
export interface Tastes {
  readonly likes: readonly Character[];
  readonly dislikes: readonly Character[];
  readonly pace?: Pace;
}

const words: readonly (readonly [Character, string])[] = [
  [
    'quiet',
    'quiet\\p{L}*|peace(?:ful|and quiet)?|calm|tranquil\\p{L}*|secluded|remote|off the beaten (?:track|path)|less (?:touristy|crowded|busy)|un(?:crowded|spoil\\p{L}*)|authentic|hidden|few(?:er)? tourists|no crowds|away from (?:the )?crowds|ησυχ\\p{L}*|ηρεμ\\p{L}*|απομονωμεν\\p{L}*|λιγο κοσμο|χωρισ (?:πολυ )?(?:κοσμο|τουριστεσ|φασαρια)|αυθεντικ\\p{L}*|ανεγγιχτ\\p{L}*',
  ],
  [
    'nightlife',
    'night ?life|part(?:y|ying|ies)|club(?:s|bing)?|bars?|dancing|νυχτερινη ζωη|παρτι|ξενυχτι|μπαρ|κλαμπ|διασκεδαση',
  ],
  [
    'beaches',
    'beach(?:es)?|shallow|swim(?:ming)?|sandy|sunbath\\p{L}*|snorkel\\p{L}*|παραλι\\p{L}*|ρηχ\\p{L}*|αμμουδι\\p{L}*|μπανι\\p{L}*|κολυμπι',
  ],
  [
    'hiking',
    'hik\\p{L}*|walk(?:s|ing|ers?)?|trek\\p{L}*|trails?|πεζοπορ\\p{L}*|περπατ\\p{L}*|μονοπατι\\p{L}*',
  ],
  [
    'food',
    'food(?:ies?)?|eat(?:ing)?|gastronom\\p{L}*|cuisine|tavernas?|wine(?:s|ry|ries)?|culinary|restaurants?|φαγητο|φαι|φαμε|γαστρονομ\\p{L}*|μεζεδεσ|ταβερν\\p{L}*|κρασι\\p{L}*|κουζινα',
  ],
  [
    'families',
    'family[- ]friendly|kid[- ]friendly|child[- ]friendly|for (?:families|kids|children)|families|family|οικογενειακ\\p{L}*|οικογενει\\p{L}*|για παιδια',
  ],
  [
    'history',
    'histor\\p{L}*|archaeolog\\p{L}*|archeolog\\p{L}*|museums?|ancient|ruins|culture|cultural|ιστορι\\p{L}*|αρχαι\\p{L}*|μουσει\\p{L}*|πολιτισμ\\p{L}*',
  ],
  [
    'views',
    'views?|sunsets?|caldera|romantic|scener\\p{L}*|photograph\\p{L}*|instagram\\p{L}*|ηλιοβασιλεμα\\p{L}*|θεα|καλντερα|ρομαντικ\\p{L}*',
  ],
  [
    'sailing',
    'sailing trips?|surf\\p{L}*|windsurf\\p{L}*|kite\\p{L}*|ιστιοπλο\\p{L}*|σερφ|γουιντσερφ\\p{L}*',
  ],
  [
    'villages',
    'villages?|architecture|(?:pretty|picturesque|charming)|alleys?|pretty towns?|χωρι(?:α|ο)(?!σ)|γραφικ\\p{L}*|σοκακι\\p{L}*',
  ],
];

const not =
  "(?:not? (?:a )?(?:fan of |too |so |very |over(?:ly )?|into |interested in |looking for |much |too much |too many |want )?|without |anything but (?:the )?|anywhere but (?:the )?|other than |except |far from (?:the )?|avoid(?:ing)? |hate |dislike |don'?t (?:want|like|need|care about|care for) (?:the )?|nothing with |less |away from (?:the )?|χωρισ (?:πολλη |πολυ )?|οχι (?:πολλη |πολυ |σε )?|δεν (?:θελουμε|θελω|μασ αρεσει|μου αρεσει|μασ αρεσουν|μου αρεσουν|μασ ενδιαφερει) (?:τη |το |τα |τισ |την )?|μακρια απο )";

/** Finds likes and dislikes in a message. */
export function tastesIn(reading: Reading): Tastes {
  const dislikes = words
    .filter(([, pattern]) => reading.take(`${not}(?:${pattern})`))
    .map(([of]) => of);
  if (
    reading.take(
      `${not}(?:crowds?|crowded|touristy|tourists?|busy|noise|noisy|κοσμο|πολυκοσμια|τουριστικ\\p{L}*|φασαρια)`,
    )
  ) {
    return { ...restOf(reading), likes: ['quiet', ...restOf(reading).likes], dislikes };
  }
  const rest = restOf(reading);
  return { ...rest, likes: rest.likes.filter((one) => !dislikes.includes(one)), dislikes };
}

function restOf(reading: Reading): Omit<Tastes, 'dislikes'> {
  const likes = words.filter(([, pattern]) => reading.has(pattern)).map(([of]) => of);
  const pace = paceIn(reading);
  return { likes: [...new Set(likes)], ...(pace ? { pace } : {}) };
}

export function paceIn(reading: Reading): Pace | undefined {
  if (
    reading.has(
      "relax\\p{L}*|slow(?:ly|er)?(?: pace)?|easy(?:going)?|unhurried|chill\\p{L}*|laid[- ]back|leisurely|not (?:too )?rushed|no rush|don'?t want to rush|take it easy|χαλαρ\\p{L}*|ξεκουραστ\\p{L}*|αργ(?:α|ο|οσ|ουσ)|χωρισ (?:βιασυνη|τρεξιμο)|με την ησυχια",
    )
  )
    return 'easy';
  if (
    reading.has(
      'as (?:many|much) (?:islands )?as (?:possible|we can|i can)|fast(?:er)?[- ]pace\\p{L}*|brisk|packed|pack (?:it (?:all )?|a lot |as much )in|see (?:everything|a lot)|busy schedule|οσο (?:το δυνατον )?περισσοτερα|γεματ(?:ο|εσ)|εντονο ρυθμο|γρηγορο ρυθμο',
    )
  )
    return 'brisk';
  return undefined;
}

/** Requirements for the boats, with the vehicle brought along. */
export interface BoatWishes {
  readonly noEarly?: boolean;
  readonly noLate?: boolean;
  /** Wants large ships and short crossings. */
  readonly seasick?: boolean;
  readonly kinds?: readonly VesselKind[];
  readonly direct?: boolean;
  readonly maxHours?: number;
  /** `none` if the traveller explicitly comes without a vehicle. */
  readonly vehicle?: Vehicle | 'none';
}

export function boatWishesIn(reading: Reading): BoatWishes {
  const noEarly = reading.take(
    "(?:no|not|avoid|hate|without|don'?t want)(?: too| any| to take)? ?(?:early|dawn|6 ?am)(?: in the)?(?: boats?| ferr(?:y|ies)| mornings?| departures?| starts?)*|no early(?: morning)? (?:boats?|ferries|starts)|(?:χωρισ|οχι|δεν θελ\\p{L}*) (?:πολυ )?(?:πρωινα|πρωινο|νωρισ)(?: πλοια| ξυπνηματα)?|not before 8|sleep in|late risers?",
  );
  const noLate = reading.take(
    "(?:no|not|avoid|without|don'?t want)(?: any| to)? ?(?:arriv\\p{L}* )?(?:late|at night|overnight|night)(?: at night)?(?: arrivals?| boats?| ferr(?:y|ies)| crossings?)*|(?:χωρισ|οχι|δεν θελ\\p{L}*) (?:νυχτερινα|αργα|βραδινα)(?: πλοια| δρομολογια| το βραδυ)?",
  );
  const slow = reading.take(
    '(?:no|avoid|without|hate|not) (?:the )?(?:fast|high[- ]speed|speed)(?: ?boats?| ferr(?:y|ies)| cats?| catamarans?)*|(?:only|just) (?:by )?(?:slow|conventional|big|large|normal)(?: boats?| ferr(?:y|ies))*|(?:hate|dislike) (?:the )?(?:sea jets?|catamarans?)|(?:only|just|prefer|rather) (?:the )?(?:big|large|slow)(?:er)? (?:ships?|boats?|ferr(?:y|ies))|χωρισ ταχυπλοα|οχι ταχυπλοα|μονο (?:με )?(?:συμβατικα|μεγαλα)(?: πλοια)?',
  );
  const seasick = reading.take(
    "(?:(?:get|gets|getting|am|are|is|i'm|really|very|terribly|easily|badly) )*(?:sea ?sick\\p{L}*|motion sick\\p{L}*|queasy)|(?:rough|choppy) seas?|(?:no|bad|weak) sea legs|ναυτια\\p{L}*|(?:με|μασ|τον|την) (?:πιανει|πειραζει) (?:η )?(?:θαλασσα|το καραβι)|ζαλιζ\\p{L}+(?: στο (?:πλοιο|καραβι))?",
  );
  const fast = reading.take(
    '(?:only|just) (?:by )?(?:fast|high[- ]speed|the fast)(?: boats?| ferr(?:y|ies)| ones?)*|μονο (?:με )?ταχυπλοα',
  );
  const direct = reading.take(
    '(?:only |just )?direct (?:boats?|ferr(?:y|ies)|sailings?|only)|no (?:changes?|transfers|connections)|without chang\\p{L}*|χωρισ αλλαγ\\p{L}*|μονο απευθειασ|απευθειασ|χωρισ ανταποκριση',
  );
  const hours = reading.take(
    "(?:no|not|nothing|never|δεν|οχι|χωρισ|up to|max(?:imum)?|at most|το πολυ|εωσ)(?: [\\p{L}']+){0,4} (?:more than |longer than |over |above |πανω απο |περισσοτερο απο )?(\\d{1,2}) ?(?:h|hours?|hrs?|ωρεσ)",
  );
  const vehicle = vehicleIn(reading);
  return {
    ...(noEarly ? { noEarly: true } : {}),
    ...(noLate ? { noLate: true } : {}),
    ...(seasick ? { seasick: true } : {}),
    ...(slow || seasick
      ? { kinds: ['conventional', 'local'] }
      : fast
        ? { kinds: ['high-speed'] }
        : {}),
    ...(direct ? { direct: true } : {}),
    ...(hours ? { maxHours: Number(hours[1]) } : {}),
    ...(vehicle ? { vehicle } : {}),
  };
}

function vehicleIn(reading: Reading): BoatWishes['vehicle'] {
  if (
    reading.take(
      "(?:no|without|don'?t have|not|leave) (?:a |the |our |taking |bringing |have )*(?:car|vehicle)|car[- ]?less|χωρισ (?:το )?(?:αυτοκινητο|αμαξι|οχημα)|on foot|as foot passengers?|πεζοι",
    )
  )
    return 'none';
  if (/(?:rent|hire|νοικι|ενοικι)/.test(reading.text)) return undefined;
  if (
    reading.take(
      '(?:αυτοκινητο|αμαξι) (?:εχουμε|εχω|θα εχουμε|μαζι)|(?:our|my) (?:own )?(?:car|van|camper\\p{L}*)|we are driving|by car|car on board|(?:\\+|plus|και) (?:ενα )?(?:car|αυτοκινητο|αμαξι)',
    )
  )
    return 'car';
  if (
    reading.take(
      '(?:with|have|bring\\p{L}*|tak\\p{L}*|in|by|me|and) (?:a |our |my |the |own |along )*(?:car|campervan|camper|van|vehicle)|(?:με|εχουμε|εχω|παιρνουμε|και) (?:το |ενα |δικο μασ |και )*(?:αυτοκινητο|αμαξι|οχημα)',
    )
  )
    return 'car';
  return reading.take(
    '(?:with|have|bring\\p{L}*|tak\\p{L}*|on|by) (?:a |our |my |the )*(?:motor ?(?:bike|cycle)s?|scooter)|(?:our|my) (?:own )?(?:motor ?(?:bike|cycle)s?|bikes?)|motor ?(?:bike|cycle)s?|(?:με |εχουμε |εχω |και )?(?:τη |την |τισ |μια )?(?:μηχανη|μηχανεσ|μοτοσικλετ\\p{L}*)',
  )
    ? 'motorcycle'
    : undefined;
}
