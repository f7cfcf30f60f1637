import { formatEuros } from '@/lib/foundation/i18n/format';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { delayRules } from '@/lib/sea/ferries/passenger-rights/delay-rules';
import { type Incident, rightsAfter } from '@/lib/sea/ferries/passenger-rights/rights';
import { durationsIn } from '../understand/durations';
import { word } from '../understand/text';
import { link } from '../word/names';
import type { Next, TurnRequest } from './turn-request';

const departs =
  /(?<!\p{L})(?:leav\p{L}+|left|depart\p{L}*|sail\p{L}*|set off|φευγ\p{L}+|φυγ\p{L}+|εφυγ\p{L}+|αναχωρ\p{L}+|ξεκιν\p{L}+)(?!\p{L})/u;
const arrives =
  /(?<!\p{L})(?:arriv\p{L}+|got (?:in|there)|reach\p{L}*|landed|φτα\p{L}+|εφτα\p{L}+|φθα\p{L}+|αφιξ\p{L}+)(?!\p{L})/u;
const journeyAfter =
  /^[- ]*(?:long )?(?:trip|crossing|journey|voyage|ride|sailing|route|way|ferry(?! late)|boat(?! late)|1(?= (?:from|to)(?!\p{L}))|ταξιδι|διαδρομη|δρομολογιο|πλου)/u;
const lateAfter = /^ (?:late|delay|behind|αργ|καθυστ)/u;
const journeyBefore =
  /(?:(?<!(?:delay|late|delayed|καθυστερηση) )(?:on|for|in|of) (?:an? )?|(?:trip|crossing|journey|route|takes|lasts|ταξιδι|διαδρομη|δρομολογιο|διαρκ\p{L}+|κρατα\p{L}*)(?: (?:of|is|was|του|των|ειναι|ηταν))? ?|(?:σε |για ))$/u;

const weather = word(
  'weather|winds?|windy|storm\\p{L}*|gale|meltemi|bans?|beaufort|bft|καιρο\\p{L}*|αερα\\p{L}*|ανεμο\\p{L}*|μελτεμι\\p{L}*|απαγορευτικο\\p{L}*|μποφορ|θαλασσα',
);
const strike = word('strikes?|απεργι\\p{L}*');
const technical = word(
  'technical|engine|mechanical|broke\\p{L}*|break ?down|fault|damage\\p{L}*|βλαβ\\p{L}+|τεχνικ\\p{L}+|μηχαν\\p{L}+',
);
const cancelled = word(
  "scrapped|called off|cancel+ed|cancels|cancell?ations?|(?:they|company|seajets|star) cancel|vouchers?|credit note|didn'?t (?:come|sail|go|run|leave|turn up)|did not (?:come|sail|go|run|leave|turn up)|never (?:came|turned up|sailed)|doesn'?t exist|ακυρωθ\\p{L}+|ακυρωμεν\\p{L}+|ακυρωσ(?:η|αν|ησ|ε)|(?:τη|το|μασ|μου) ακυρω\\p{L}+|κουπονι\\p{L}*|δεν (?:ηρθε|εφυγε|ξεκινησε|φευγει|θα φυγει|ταξιδεψε)",
);
const moved = word(
  '(?:moved|shifted|changed|rescheduled|put|brought|bring)(?: \\S+){0,6} (?:to )?(?:another|other|next|different|tomorrow|the (?:day|next)|forward|an? (?:day|week)|earlier|later)|(?:moved|rescheduled)|new (?:date|day|time)|schedule ch(?:an)?ge?|αλλαξ\\p{L}+ (?:\\S+ ){0,3}(?:μερα|ημερα|ημερομηνια|ωρα)|μετα(?:φερ\\p{L}+|θεσ\\p{L}+|κιν\\p{L}+)|(?:σε |για )?αλλη (?:μερα|ημερα)',
);
const missed = word(
  '(?:miss\\p{L}*|lost|los(?:e|ing))(?: \\S+){0,4} (?:connection|second|next|other|onward|boat|ferry)|(?:second|connecting|onward|next) (?:boat|ferry)|left without us|connection|separate (?:tickets?|bookings?)|different (?:bookings?|tickets?)|(?:χασ|εχασ)\\p{L}* (?:\\S+ ){0,4}(?:ανταποκριση|δευτερο|επομενο|αλλο|συνδεση|πλοιο|καραβι)|ανταποκρισ\\p{L}+|δευτερο (?:πλοιο|καραβι)|ξεχωριστα εισιτηρια|χωριστα εισιτηρια',
);
const oneTicket = word(
  '(?:same|1|single|one) (?:ticket|booking|company)|(?:ιδιο|1|ενα) εισιτηριο|ιδια (?:εταιρεια|κρατηση)|through ticket',
);
const planes = word(
  'flights?|fly|flying|planes?|airlines?|aegean|olympic|sky ?express|ryanair|easyjet|volotea|transavia|lufthansa|wizz(?: ?air)?|british airways|πτησ\\p{L}+|αεροπλαν\\p{L}+|αεροπορικ\\p{L}+',
);
const rooms = word(
  'hotels?|rooms?|airbnb|nights? (?:we|i|in|at|ashore)|(?:pays?|for) (?:the |that |our |my )?(?:extra )?nights?|ξενοδοχει\\p{L}*|δωματι\\p{L}*|διανυκτερευσ\\p{L}+|καταλυμα\\p{L}*|βραδια',
);
const deadline = word(
  'how (?:long|many (?:days|weeks|months)).{0,40}(?:complain|claim|complaint)|within how|deadline|(?:complain|claim)\\p{L}* (?:.{0,20} )?(?:to whom|where|how)|(?:where|whom?|which authority|how) .{0,30}(?:complain|claim)\\p{L}*|who(?:m)? (?:do|should|can|must) (?:we|i) (?:write|turn|complain|ask|email)|(?:σε ποιον|που) .{0,20}(?:παραπον|καταγγελ|απευθ|γραψ|γραφ)\\p{L}*|μεχρι ποτε|ποσο καιρο',
);
const noSeat = word(
  'overbook\\p{L}*|over-booked|sold (?:our|my|the) (?:cabin|seats?)|(?:cabin|seats?) (?:was |were )?(?:given|taken|occupied|not there|sold)|(?:sold|gave) (?:out )?(?:\\S+ )?cabin|(?:η )?(?:καμπινα|θεση)(?: \\S+){0,3} (?:δεν υπηρχε|πιασμενη|δοθηκε|αλλον|αλλουσ)',
);
const money = word(
  'compensat\\p{L}*|refund\\p{L}*|money|owed|owe|rights?|tickets?|fare|δικαιου\\p{L}+|δικαιωμα\\p{L}*|αποζημιωσ\\p{L}*|λεφτα|χρηματα|επιστροφ\\p{L}*|εισιτηρι\\p{L}*',
);
const inTime = word('late\\p{L}*|delay\\p{L}*|behind|αργ\\p{L}+|καθυστερ\\p{L}+');

function causeOf(text: string): Incident['cause'] {
  if (weather.test(text)) return 'weather';
  if (strike.test(text)) return 'strike';
  return technical.test(text) ? 'technical' : 'unknown';
}

/** Delay in leaving or arriving, and length of the crossing, as a message tells them. */
function delaysIn(text: string): Partial<Incident> & { delay?: number } {
  const found = durationsIn(text).map((one) => ({
    ...one,
    isCrossing:
      !lateAfter.test(one.after) &&
      (journeyAfter.test(one.after.trimStart()) || journeyBefore.test(one.before)),
  }));
  const crossing =
    found.find(({ isCrossing }) => isCrossing) ??
    (found.length > 1 ? found.findLast(({ after }) => !lateAfter.test(after)) : undefined);
  const delays = found.filter((one) => one !== crossing);
  // `Left three hours late and got in two hours late`: the later of the two is the arrival.
  const delay = delays.find(({ before }) => arrives.test(before)) ?? delays[0];
  const only = found.length === 1 ? found[0] : undefined;
  // A single length is the delay: `it's 2 hours late`, `a delay of 2 hours`.
  const late = delay ?? only;
  if (!late) return {};
  return {
    delay: late.minutes,
    ...(crossing && crossing !== late ? { crossing: crossing.minutes } : {}),
    ...(departs.test(text) && !arrives.test(text)
      ? { leftLate: late.minutes }
      : { arrivedLate: late.minutes }),
  };
}

/** Says what a passenger is owed, with the figures of the rule. Undefined for another question. */
export function rightsNext(asked: TurnRequest): Next | undefined {
  const { t, turn } = asked;
  const { text } = turn;
  const claim = deadline.test(text) ? [t('owed.deadline')] : [];
  if (noSeat.test(text)) return answered(asked, [t('owed.noSeat')], {});
  const cause = causeOf(text);
  const isBoat = /boat|ferr|ship|seajets|blue ?star|πλοι|καραβι|φερι/u.test(text);
  if (planes.test(text) && !isBoat) {
    const page = localizePath(`${routes.resources}#flights`, asked.locale);
    return { text: `${t('owed.plane')}\n\n${link(t('owed.planePage'), page)}.` };
  }
  if (missed.test(text) && !/(?:miss|χασ)\p{L}*(?: \S+){0,2} (?:flight|plane|πτηση)/u.test(text))
    return answered(asked, [t(oneTicket.test(text) ? 'owed.oneTicket' : 'owed.twoTickets')], {
      what: 'late',
    });
  const costs = [
    ...(planes.test(text) ? [t('owed.flight')] : []),
    ...(rooms.test(text) ? [t('owed.night', { cause })] : []),
  ];
  const delays = delaysIn(text);
  if (delays.delay !== undefined && inTime.test(text) && !cancelled.test(text))
    return answered(asked, [...lateLines(asked, delays, cause), ...costs, ...claim], {
      what: 'late',
      cause,
      left: delays.leftLate,
      arrived: delays.arrivedLate,
      crossing: delays.crossing,
    });
  const isMoved = moved.test(text) && !inTime.test(text);
  if (isMoved || cancelled.test(text)) {
    const first = t(isMoved ? 'owed.moved' : `owed.cancelled.${cause}`);
    return answered(asked, [...costs, first, ...claim], { what: 'cancelled', cause });
  }
  if (claim.length > 0) return answered(asked, claim, {});
  if (cause === 'strike' && money.test(text))
    return answered(asked, [...costs, t('owed.cancelled.strike')], { what: 'cancelled', cause });
  return costs.length > 0 ? answered(asked, costs, { cause }) : undefined;
}

function answered(
  { t, locale }: TurnRequest,
  lines: readonly string[],
  query: Readonly<Record<string, string | number | undefined>>,
): Next {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const search = new URLSearchParams(entries).toString();
  const path = localizePath(`${routes.disruptionsRights}${search ? `?${search}` : ''}`, locale);
  return { text: [...lines, `${t('owed.law')} ${link(t('owed.card'), path)}.`].join('\n\n') };
}

/** Rights after a delay of some minutes, in leaving or in arriving. */
function lateLines(
  { t, turn, locale }: TurnRequest,
  delays: ReturnType<typeof delaysIn>,
  cause: Incident['cause'],
): string[] {
  const { delay = 0, leftLate, crossing } = delays;
  const time = (minutes: number) =>
    t('owed.time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  const rights = rightsAfter({ kind: 'late', cause, ...delays });
  if (leftLate !== undefined) {
    const isOwed = rights.some(({ id, state }) => id === 'choice' && state === 'owed');
    return [t(isOwed ? 'owed.left' : 'owed.leftShort', { delay: time(delay) })];
  }
  if (cause === 'weather') return [t('owed.arrivedWeather')];
  if (crossing === undefined) {
    const bands = delayRules.map(({ quarter, half }) =>
      delay > half * 60 ? 50 : delay >= quarter * 60 ? 25 : 0,
    );
    const [a = 0, b = 0, c = 0, d = 0] = bands;
    return [t('owed.arrivedOpen', { delay: time(delay), a, b, c, d })];
  }
  const rule = delayRules.find(({ upTo }) => upTo === null || crossing <= upTo * 60);
  const percent = rights.find(({ id }) => id === 'compensation')?.percent ?? 0;
  const fare = turn.sums.items.find(({ kind }) => kind === 'boats' || kind === 'other')?.euros;
  return [
    t('owed.arrived', {
      delay: time(delay),
      crossing: time(crossing),
      percent,
      quarter: rule?.quarter ?? 0,
      half: rule?.half ?? 0,
    }),
    ...(fare && percent > 0
      ? [
          t('owed.sum', {
            fare: formatEuros(100 * fare, locale),
            sum: formatEuros(percent * fare, locale),
          }),
        ]
      : []),
  ];
}
