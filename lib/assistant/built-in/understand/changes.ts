import { the } from './place-changes';
import { takenIn, valuesIn } from './slots';
import type { Reading } from './text';

/** Changes that a message makes to the trip under discussion. */
export interface Changes {
  readonly cheaper?: boolean;
  readonly lessSea?: boolean;
  /** Days by which the whole trip moves; negative for earlier. */
  readonly shift?: number;
  readonly islands?: 'fewer' | 'more';
  /** Minimum and maximum number of islands. */
  readonly count?: readonly [number, number];
  /** Speaks of one island of our choice. */
  readonly single?: boolean;
  /** Minimum and maximum number of further islands. */
  readonly others?: readonly [number, number];
  /** Nights on islands of our choice. */
  readonly othersNights?: number;
  /** Maximum number of boats. */
  readonly boats?: number;
  /** Only islands near the start. */
  readonly near?: boolean;
  /** Leaves the choice to us. */
  readonly anyDay?: boolean;
  readonly yes?: boolean;
  readonly no?: boolean;
  /** Asks for an alternative. */
  readonly other?: boolean;
  /** The nights of two islands change places. */
  readonly swapNights?: boolean;
  /** The same islands the other way round. */
  readonly reverse?: boolean;
}

const day = '(?:days?|μερα|μερεσ|ημερα|ημερεσ)';
const week = '(?:weeks?|εβδομαδα|βδομαδα|εβδομαδεσ|βδομαδεσ)';

export function changesIn(reading: Reading): Changes {
  const shift = shiftIn(reading);
  const found = takenIn(reading, 'changes');
  const others = othersIn(reading);
  const boats = reading.take(
    `${atMost} (\\d) (?:different |separate )?(?:ferr(?:y|ies)(?: rides?| trips?)?|boats?(?: rides?)?|crossings?|πλοια|καραβια|δρομολογια|μετακινησεισ)`,
  );
  const wishes = takenIn(reading, 'wishes');
  const count = wishes.get('count');
  const least = count ? Number(count[1]) || 1 : 0;
  // `A cheap island for four nights`: one.
  const isSingle =
    !count &&
    !others &&
    /(?<!\p{L})(?:island|somewhere|νησι|νησακι|καπου)(?!\p{L})(?! ?-?hop)/u.test(reading.text) &&
    !/islands|νησια|hop/u.test(reading.text);
  const isCounted = count && (Number(count[1]) || !/^(?:an?|ενα) (?!νησι$|island$)/.test(count[0]));
  const isAny = /^any[.!]?$/.test(reading.text.trim());
  const replies = [...valuesIn(reading, 'replies'), ...(isAny ? ['anyDay'] : [])];
  const flags = [...found.keys(), ...wishes.keys(), ...replies].filter(
    (one) => !['fewer', 'more', 'count'].includes(one),
  );
  return {
    ...Object.fromEntries(flags.map((one) => [one, true])),
    ...(shift ? { shift } : {}),
    ...(found.has('fewer') ? { islands: 'fewer' } : found.has('more') ? { islands: 'more' } : {}),
    ...(others ?? {}),
    ...(boats ? { boats: Number(boats[1]) } : {}),
    ...(isSingle ? { single: true } : {}),
    ...(isCounted ? { count: [least, Number(count[2]) || least] as const } : {}),
  };
}

const atMost =
  '(?:max(?:imum)?|at most|up to|only|not? more than|no more than|just|το πολυ|μεχρι|εωσ|οχι πανω απο|μονο)';

/**
 * Finds wishes for further islands: `+ 2 other islands`, `and somewhere quiet`, «κι άλλα δύο
 * νησιά».
 */
function othersIn(reading: Reading): Pick<Changes, 'others' | 'othersNights'> | undefined {
  // `What do we put in the middle?`, «ενδιάμεσα ό,τι νησί».
  if (reading.take(between)) {
    reading.takeAll(
      '(?:an?|any|1|ενα|καποιο|οτι|ο,τι|οποιο)(?: \\p{L}+)? (?:island|νησι)(?! \\p{L}*μονο)',
    );
    return { others: [1, 1] };
  }
  const counted = reading.take(
    '(?:\\+|and|plus|with|&|και|κι|συν) ?(?:maybe |perhaps |ισωσ |ακομα |ακομη |αλλα |αλλο )*(\\d|ενα|another|an?|1 more)(?: ?(?:-|to|or|η|με) ?(\\d))? (?:(?:other|more|another|further|extra|smaller|small|little|quiet(?:er)?|nearby|different|less touristy|ακομα|ακομη|αλλα|αλλο|ησυχ\\p{L}+|μικρ\\p{L}+|κοντιν\\p{L}+) )*(?:islands?|νησια?|others?|ακομα|ακομη)',
  );
  if (counted) {
    reading.leave(counted[0].replace(/\d|island\p{L}*|νησι\p{L}*|another|ακομ\p{L}+/gu, ''));
    const least = Number(counted[1]) || 1;
    return { others: [least, Number(counted[2]) || least] };
  }
  const more = reading.take(
    '(?:\\+|and|plus|&|και) (?:maybe )?(?:(\\d) (?:more|others?|ακομα)|another(?: 1)?|1 more|ενα ακομα|αλλο ενα)(?= *(?:$|[.,;!?]| (?:quiet|small|near|island|ησυχ|μικρ)))|(?:with |με )?(?:ενα νησι ακομ[αη]|(?:ενα ακομ[αη]|αλλο ενα) νησι|(?:1 more|a second|another) island)',
  );
  if (more) return { others: [Number(more[1]) || 1, Number(more[1]) || 1] };
  // `Not just Santorini`: that island and another.
  if (reading.take(`(?:and |but |και |αλλα )?(?:not|οχι) (?:just|only|μονο)(?= ${the}@)`)) {
    return { others: [1, 1] };
  }
  const one = reading.take(
    '(?:\\+|and|then|plus|&|και|κι|μετα)(?: then| maybe| perhaps| ισωσ| μετα)? (?:to )?(?:somewhere|wherever|whatever fits|whatever(?! (?:is |days? |nights? )*(?:left|remain))|anything|any other island|anywhere|elsewhere|something|some other(?: island)?|καπου|κατι|οπου)(?: (?:else|that is|is|more|a bit|smaller|small|quiet(?:er)?|calm(?:er)?|chill(?:ed)?|nice|different|nearby|relax\\p{L}+|πιο|αλλου|αλλο|ησυχ\\p{L}+|ηρεμ\\p{L}+|μικρ\\p{L}+|χαλαρ\\p{L}+|κοντιν\\p{L}+|κοντα)){0,3}(?: (?:for|για) (\\d{1,2}) (?:nights?|days?|νυχτεσ|βραδια|μερεσ))?',
  );
  if (one) reading.leave(one[0].replace(/\d.*/, ''));
  return one ? { others: [1, 1], ...(one[1] ? { othersNights: Number(one[1]) } : {}) } : undefined;
}

const between =
  '(?:(?:what|which|something|somewhere|anything|an island|1 island|any island|one place|put|add|stop|island|place)(?: (?:else|to|do|we|i|can|could|should|would|you|u|put|add|quiet(?:er)?|nice|small|more|that is|is|stop|island|for|\\d|nights?)){0,6} )(?:in the middle|in[- ]between|inbetween|halfway)|(?:in the middle|in[- ]between|inbetween),? (?:what|which|something|somewhere|any|an|1|whatever)|(?:τι|κατι|ποιο|ενα|οτι|ο,τι|καποιο|βαλε)(?: (?:να|βαλουμε|βαζουμε|βαλω|αλλο|νησι|λεσ|πιο|ησυχο|ενα|μασ|προτεινεισ))* (?:στη μεση|ενδιαμεσα|αναμεσα)|(?:ενδιαμεσα|στη μεση|αναμεσα),? (?:τι|ποιο|οτι|ο,τι|κατι|καποιο|ενα|οποιο)';

/** Finds a shift of the dates: `a day later`, `two days earlier`, «μια μέρα αργότερα». */
function shiftIn(reading: Reading): number | undefined {
  const later = '(?:later|αργοτερα|πιο μετα|μετα)';
  const earlier = '(?:earlier|sooner|before that|νωριτερα|πιο πριν|πριν)';
  const verb =
    "(?:(?:we |i |let's |can we |could we |θα |να )?(?:only )?(?:arriv\\p{L}*|start|leav\\p{L}*|come|go|set off|begin|depart|land|φτανουμε|φτασουμε|φευγουμε|φυγουμε|ξεκιναμε|ξεκινησουμε|παμε|ερχομαστε) )?";
  for (const [pattern, sign] of [
    [later, 1],
    [earlier, -1],
  ] as const) {
    const found = reading.take(`${verb}(\\d{1,2}|an?|one|μια|1) (${day}|${week}) ${pattern}`);
    if (found) return sign * (Number(found[1]) || 1) * (/^(?:w|ε?βδ)/.test(found[2] ?? '') ? 7 : 1);
  }
  const moved = reading.take(
    `(?:postpone|delay|push (?:it )?back|move (?:it )?(?:back|forward)?)(?: it| the trip)? by (\\d{1,2}|a|one) (${day}|${week})`,
  );
  if (!moved) return undefined;
  return (Number(moved[1]) || 1) * (/^w/.test(moved[2] ?? '') ? 7 : 1);
}
