import type { ClockMention } from './clocks';

/** Hours of the day in which a boat may leave, `HH:MM`. */
export interface HoursMention {
  readonly after?: string;
  readonly before?: string;
  /** The boat has to be in port by then. */
  readonly arriveBy?: string;
  /**
   * Time of landing in Athens, from which `after` follows. Without `after` it is too late for a
   * boat that day.
   */
  readonly landing?: string;
}

/**
 * Minutes from landing to departure: luggage, the road to the port, and boarding half an hour
 * before.
 */
const fromLandingMinutes = 180;

const parts: readonly (readonly [RegExp, HoursMention])[] = [
  [
    /in the morning|(?<!(?:good|early|late|no|this) )(?<!\p{L})morning(?!s|\p{L})|(?:το|πρωινο) πρωι|πρωινο|(?<!\p{L})πρωι(?!\p{L})/u,
    { before: '12:00' },
  ],
  [
    /(?<!(?:good|late) )(?<!\p{L})afternoon(?!\p{L})|απογευμα/u,
    { after: '12:00', before: '18:00' },
  ],
  [
    /(?<!good )(?<!\p{L})evening(?!\p{L})|at night|night (?:boat|ferry)|(?<!(?:\d|ενα|αλλο|κοψε|ανα) )(?<!\p{L})βραδυ(?!\p{L})|βραδινο/u,
    { after: '17:00' },
  ],
];

const not =
  "(?<!\\p{L})(?:no|not|nothing|none|never|don'?t|avoid|χωρισ|οχι|μην?|δεν|κανενα)(?!\\p{L})[^.;,]{0,40}";
const notBefore = new RegExp(`${not} (?:before|earlier than|πριν(?: απο)?)(?: τισ)?$`, 'u');
const notAfter = new RegExp(`${not} (?:after|later than|past|μετα)(?: τισ)?$`, 'u');

const arriveBy =
  /(?<!\p{L})(?:(?:arriv\p{L}*|be (?:in|on|at|back|there)|gets?(?: me| us)? (?:in|to|there)|reach|need to be)[^.;?]{0,30}(?:by|before|no later than)(?: noon| about)?|(?:φταν\p{L}*|φτασ\p{L}*|ειμ(?:αι|αστε)|βρισκ\p{L}*)[^.;]{0,30} (?:πριν(?: τισ)?|μεχρι(?: τισ)?|ωσ τισ|το αργοτερο(?: στισ)?))$/u;

/** Things done on land at that hour of the day: `a drink in the evening`, «να φάμε το βράδυ». */
const onLand =
  /(?<!\p{L})(?:drinks?|eat\p{L}*|dinner|bars?|going out|go out|night ?out|sunset|sleep\p{L}*|swim\p{L}*|taverna\p{L}*|music|night ?life|life|lively|φα(?:ω|με|νε|γητο)|ποτ[οα]|βγ(?:αιν|ω|ουμε)\p{L}*|βολτ\p{L}+|κοιμ\p{L}+|μπανιο|ταβερν\p{L}+|μουσικη|ζωη|κοσμο\p{L}*|κινηση)(?!\p{L})/u;
/** A day that ends: `back by the evening`. */
const byEvening =
  /(?<!\p{L})(?:by|before|until) (?:the |late )?(?:evening|night)|(?:μεχρι|ωσ|πριν) το βραδυ(?!\p{L})/u;
const comesBack =
  /(?<!\p{L})(?:back|return\p{L}*|γυρισ\p{L}+|γυρν\p{L}+|επιστρ\p{L}+|πισω)(?!\p{L})/u;
const places = /@\p{L}+@.*@\p{L}+@/u;
const clauses = /[.;,:!?\n]+|(?<!\p{L})(?:and|but|so|then|και|κι|αλλα|οποτε|μετα)(?!\p{L})/u;
/** Words of a part that says nothing but an hour: `in the morning please`. */
const shortest = 4;
const boats =
  /(?<!\p{L})(?:boats?|ferr(?:y|ies)|ships?|sail\p{L}*|leav\p{L}+|depart\p{L}*|arriv\p{L}*|land(?:s|ing)?(?!\p{L})|πλοι|καραβι|φερι|δρομολογι|φευγ|φυγ|αναχωρ|φταν|φτασ|ξεκιν)/u;

function later(clock: string, minutes: number): string | undefined {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  const all = hours * 60 + rest + minutes;
  if (all >= 24 * 60) return undefined;
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
}

/**
 * Finds the hours requested for a boat: `after 5pm`, «το πρωί», `we land at 13:20`. `text` is
 * folded, and the positions of `clocks` refer to it.
 */
export function hoursIn(text: string, clocks: readonly ClockMention[]): HoursMention {
  const lands =
    /(?<!\p{L})(?:lands?|landing|touch(?:es)? down|(?:flight|plane) (?:arrives|(?:gets|comes|is) in)|arriv\p{L}* (?:at|in) (?:the )?(?:airport|@ath)|arriv\p{L}* (?:at |in |on )?(?:the )?@\p{L}+@ (?:iata|airport)|φταν\p{L}* (?:στο |στην? )?(?:ελ\.? )?(?:αεροδρομιο|@ath|@\p{L}+@ iata)|προσγει\p{L}*)/u.test(
      text,
    );
  const [first] = clocks;
  if (first && lands) {
    const after = later(first.clock, fromLandingMinutes);
    const due = clocks
      .slice(1)
      .find(({ at }) => arriveBy.test(text.slice(Math.max(0, at - 48), at).trimEnd()));
    return {
      landing: first.clock,
      ...(after ? { after } : {}),
      ...(due ? { arriveBy: due.clock } : {}),
    };
  }
  for (const { clock, at } of clocks) {
    const before = text.slice(Math.max(0, at - 48), at).trimEnd();
    if (arriveBy.test(before)) return { arriveBy: clock };
    if (notBefore.test(before)) return { after: clock };
    if (notAfter.test(before)) return { before: clock };
    if (
      /(?<!\p{L})(?:after|past|from|later than|not before|μετα(?: τισ)?|απο τισ|οχι πριν(?: τισ)?)$/u.test(
        before,
      )
    )
      return { after: clock };
    if (
      /(?:port|harbour|quay|λιμανι)(?: (?:at|by|around|about|κατα τισ|γυρω στισ))?$/u.test(before)
    )
      return { after: clock };
    if (/(?<!\p{L})(?:before|earlier than|πριν(?: τισ)?)$/u.test(before)) return { before: clock };
  }
  const lunch = /(?<!\p{L})(after|before) lunch|(μετα|πριν)(?: απο)? το μεσημερι/u.exec(text);
  if (lunch) return /after|μετα/u.test(lunch[0]) ? { after: '13:00' } : { before: '13:00' };
  if (byEvening.test(text))
    return boats.test(text) || comesBack.test(text) ? { arriveBy: '21:00' } : {};
  // `Six nights with life in the evening`: no hour of a boat.
  const spoken = text
    .split(clauses)
    .filter(
      (one) =>
        !onLand.test(one) &&
        (boats.test(one) || places.test(one) || one.trim().split(' ').length <= shortest),
    );
  return parts.find(([pattern]) => spoken.some((one) => pattern.test(one)))?.[1] ?? {};
}
