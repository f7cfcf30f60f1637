import type { Reading } from './text';

/** Explicit request in a message. */
export type Intent =
  | 'phrase'
  | 'packing'
  | 'booking'
  | 'where-then'
  | 'day-trip'
  | 'weather'
  | 'shelter'
  | 'wind'
  | 'hotels'
  | 'activities'
  | 'vehicles'
  | 'transfers'
  | 'flights'
  | 'duration'
  | 'ferry'
  | 'cost'
  | 'which-island'
  | 'compare'
  | 'about'
  | 'save'
  | 'hello'
  | 'thanks'
  | 'help'
  | 'restart'
  | 'trip';

/** The first match wins: explicit requests come before words that only accompany them. */
const signs: readonly (readonly [Intent, string])[] = [
  [
    'restart',
    'start (?:over|again|afresh|from scratch)|new trip|(?:forget|scrap) (?:it all|all that|this trip|that trip|the plan)|αρχισε απο την αρχη|απο την αρχη|νεο ταξιδι|αλλο ταξιδι',
  ],
  [
    'save',
    'save (?:it|this|the trip|that|my trip|the plan|to my trips)|keep this (?:trip|plan)|αποθηκευσ\\p{L}*|κρατησε το|σωσε το',
  ],
  [
    'booking',
    '(?:can|could|will|would) you (?:please )?(?:book|reserve|buy)|(?:please )?(?:book|reserve) (?:it|this|that|them|me|us|the|a|my|our)|(?:make|do) (?:a |the )?(?:booking|reservation)s? for (?:me|us)|buy (?:the |me |us |my |our )?tickets? (?:for (?:me|us)|here|from you)|pay (?:you|here)|(?:κλεισε|κλειστε|κρατησε|κρατα) (?:μου|μασ)|κανε(?:τε)? (?:μου |μασ )?(?:μια |την )?κρατηση|μπορεισ να (?:κλεισεισ|κρατησεισ|αγορασεισ)|(?:να )?(?:κλεισεισ|αγορασεισ) (?:εισιτηρι|δωματι)\\p{L}*',
  ],
  [
    'where-then',
    '(?:where|which island|what island) (?:would|will|are|do|am|should) (?:we|i) (?:be|sleep|stay)?(?=.*(?:night|on the|last|before|flight|\\d))|where (?:are|would|will) (?:we|i) (?:be )?(?:on|the night|the last|for the last)|(?:που|σε ποιο νησι) (?:θα )?(?:ειμαστε|ειμαι|κοιμ\\p{L}+|βρισκ\\p{L}+)',
  ],
  [
    'day-trip',
    'day[- ]?(?:trips?|returns?)|(?:there and )?back (?:on )?(?:the )?same (?:day|evening)|same[- ]day return|(?:in|for) (?:just |only )?(?:1|a|one) day and (?:back|return)|for the day|αυθημερον|ημερησια|ημερησιο|μονοημερη|μονοημερο',
  ],
  [
    'phrase',
    "how (?:do|would|can) (?:you|i|we|one) say|say (?:.+) in greek|in greek\\??$|greek (?:word|phrase|for)|what(?:'s| is) .{1,40} in greek|phrases?|pronounce|translate|πωσ (?:λενε|λεμε|το λενε|λεγεται|λες)|φραση|φρασεισ|μεταφρασ\\p{L}*",
  ],
  [
    'packing',
    "pack(?:ing)?[- ]?list|packing|what (?:[\\p{L}']+ ){0,4}(?:to )?(?:pack|bring|take (?:along|with (?:me|us|you)))|(?:should|do|must|need to|to) (?:i |we )?pack|(?:in|into) (?:my|our|the|a) (?:suitcase|backpack|rucksack|bags?)|(?:τι|να) (?:[\\p{L}]+ ){0,3}(?:βαλ\\p{L}*|παρ\\p{L}*|εχ\\p{L}*|φερ\\p{L}*|χρειαζ\\p{L}*|πακεταρ\\p{L}*) (?:[\\p{L}]+ ){0,2}(?:μαζι|βαλιτσ\\p{L}*|σακ\\p{L}*)|βαλιτσ\\p{L}*|λιστα (?:για )?(?:πραγματων|ταξιδιου|αποσκευων)",
  ],
  [
    'wind',
    "what if (?:it (?:blows|is windy|gets windy)|there(?:'s| is) (?:strong )?(?:wind|meltemi|a storm))|(?:if|when) (?:the )?(?:meltemi|wind|it) (?:blows|is strong|picks up)|too windy|(?:ferr(?:y|ies)|boats?) (?:be |get |are |is )?(?:cancel\\p{L}*|run in (?:strong )?wind)|cancel(?:led|lation)s?|strike|απαγορευτικο|(?:αν|κι αν|κι αμα|αμα|οταν) (?:φυσα\\p{L}*|εχει (?:αερα|μελτεμι|μποφορ|απαγορευτικο)|φυσηξει)|μποφορ|ακυρω\\p{L}*",
  ],
  [
    'shelter',
    '(?:sheltered|calm(?:est)?|protected|wind[- ]?less|lee) (?:beach(?:es)?|side|bay)|beach(?:es)? (?:[\\p{L}@]+ ){0,4}(?:sheltered|protected|wind|meltemi|north wind)|lies? open to|exposed to|which beach(?:es)?|απαγκι\\p{L}*|sheltered|απανεμ\\p{L}*|(?:ποια|ποιεσ) παραλι\\p{L}*|προστατευμεν\\p{L}* παραλι\\p{L}*',
  ],
  [
    'weather',
    'weather|forecast|climate|(?:can|could) (?:you|we|i|one) (?:still )?(?:swim|go swimming|sunbathe)|(?:still )?swim(?:ming)? (?:[\\p{L}@]+ ){0,4}(?:in|at the end of) (?:january|february|march|april|may|june|october|november|december)|(?:water|sea) (?:still )?(?:warm|cold)|temperatures?|how (?:hot|warm|cold|windy)|rain(?:y|ing|fall)?|sea temperature|is it (?:hot|warm|cold|windy)|warm enough|(?:too |very |so |really )?(?:cold|chilly|hot|windy)(?= (?:in|at|for|to swim|then|now)|\\?)|how (?:bad|strong|much) (?:is |does |are )?(?:the )?(?:wind|winds|meltemi)|καιρο(?:σ|υ)?(?! για)|προγνωση|θερμοκρασι\\p{L}*|κλιμα|ζεστη|ζεστο το νερο|κρυο|κρυα|κανουμε μπανιο|κανεισ μπανιο|κολυμπ(?:αμε|αει|ησουμε)|βρεχει|βροχ\\p{L}*|τι αερα',
  ],
  [
    'vehicles',
    '(?:rent(?:al|ing)?|hire|hiring)(?: an?| the)? ?(?:car|cars|scooter|scooters|quad|quads|atv|bike|bikes|buggy|vehicle|moped)|(?:car|scooter|quad|atv|bike) (?:rental|hire)s?|ενοικιασ\\p{L}*|νοικιασ\\p{L}*|νοικιαζ\\p{L}*|γουρουν\\p{L}*',
  ],
  [
    'transfers',
    'from (?:the )?@(?:ath|athens)@(?: airport)? to (?:the )?(?:port of )?@(?:piraeus|rafina|lavrio)@|απο (?:το αεροδρομιο|@ath@) [^.;]{0,24}@(?:piraeus|rafina|lavrio)@|from the (?:port|airport|harbou?r|quay)|(?:port|airport|harbou?r) to|get to (?:the )?(?:town|chora|centre|center|port)|transfers?|bus(?:es)?|taxis?|απο το (?:λιμανι|αεροδρομιο)|λεωφορει\\p{L}*|ταξι(?!δ)|μεταφορ\\p{L}*',
  ],
  [
    'flights',
    'fly or (?:sail|ferry|take)|flights? (?:to|from|for)|(?:is there an?|has an?|have an?) airport|can (?:i|we|you) fly|airlines?|which airport|ferry or (?:fly|plane|flight)|plane or|πτησ\\p{L}* (?:για|προσ|απο|σε)|εχει αεροδρομιο|αεροδρομιο|αεροπορικ\\p{L}*|αεροπλανο η',
  ],
  [
    'hotels',
    'hotels?|where (?:to|can (?:i|we)|should (?:i|we)) stay|places? to stay|accommodation|rooms?|hostels?|villas?|campsites?|camping|studios?|airbnb|ξενοδοχει\\p{L}*|διαμονη|καταλυμα\\p{L}*|δωματι\\p{L}*|που να μεινω|που να μεινουμε|καμπινγκ',
  ],
  [
    'activities',
    'things to do|(?:hik(?:es|ing(?: trails?)?)|trails|footpaths|walks|snorkell?ing|kayaking|sailing trips?|cooking class(?:es)?|wine tasting) (?:in|on|at|around) (?:the )?@\\p{L}+@|(?:μονοπατια|πεζοπορι\\p{L}*|περιπατ\\p{L}*|διαδρομεσ) (?:στη|στην|στον|στο|στα) @\\p{L}+@|what (?:can|to|should) (?:i|we|one)? ?(?:do|see)|activities|excursions?|boat (?:trips?|tours?)|tours?(?! of the)|diving|τι να (?:κανω|κανουμε|δω|δουμε)|δραστηριοτητ\\p{L}*|εκδρομ\\p{L}*|αξιοθεατ\\p{L}*|καταδυσ\\p{L}*',
  ],
  [
    'compare',
    '(?:or|vs\\.?|versus|compared? (?:to|with)|ή|η) (?:should (?:i|we) (?:do|go to|choose) |rather |better |go to |στη[ν]? |στο[ν]? )?@\\p{L}+@|difference between|συγκριν\\p{L}*',
  ],
  [
    'duration',
    'how (?:long|many hours|far)(?! (?:do|should|would|to) (?:(?:i|we|you|one) )?(?:need|stay|spend))(?: (?:is|does|to|it|the|by|take|ferry|boat|ride|crossing))*|travel time|duration|ποση ωρα|ποσεσ ωρεσ|ποσο (?:κανει (?=το (?:πλοιο|καραβι|ταξιδι|ταχυπλοο|φερι)|απο |η διαδρομη|να )|διαρκει|απεχει|μακρια)(?! (?:το εισιτηριο))|διαρκεια',
  ],
  [
    'ferry',
    '(?:fast|quick|cheap|best|easi)\\p{L}* way (?:from|to|between)|ferr(?:y|ies)|boats?(?! trip)|sail(?:ing|ings)? (?:from|to|between|times?)|timetable|schedule|(?:get|go|going|travel) from @\\p{L}+@|(?:get|go|travel) to @\\p{L}+@|πλοι\\p{L}*|καραβι\\p{L}*|δρομολογι\\p{L}*|φερι|ακτοπλο\\p{L}*|εισιτηρι\\p{L}*|πωσ (?:παω|παμε|πηγαινω|πηγαινουμε)',
  ],
  ['cost', '(?!)'],
  [
    'which-island',
    '(?:which|what|best|recommend\\p{L}*|suggest\\p{L}*|good|a nice) (?:[\\p{L}@]+ ){0,4}islands?|islands? (?:is|are|would|for|with|that)|where should (?:i|we) go|(?:ποιο|ποια|καλυτερ\\p{L}*|προτειν\\p{L}*) (?:[\\p{L}@]+ ){0,3}νησι(?:α)?|νησι(?:α)? (?:για|με|που)|που να (?:παω|παμε)',
  ],
  [
    'about',
    "tell me (?:more )?about|what (?:is|'s) .{0,12}@\\p{L}+@ like|worth (?:visiting|it|a visit)|best time|when to (?:go|visit)|describe|information (?:about|on)|info|πεσ μου για|τι ειναι|τι λετε για|αξιζει|ποτε να (?:παω|παμε)|πληροφορι\\p{L}*|μιλησ\\p{L}* μου για",
  ],
  [
    'help',
    'what can you do|who are you|how (?:do you|does this) work|help|τι μπορεισ να κανεισ|ποιοσ εισαι|ποια εισαι|βοηθεια',
  ],
  [
    'thanks',
    'thanks?(?: you)?|thank u|cheers|great|perfect|lovely|ευχαριστ\\p{L}*|τελεια|υπεροχα|ωραια',
  ],
  [
    'hello',
    'hi|hello|hey|good (?:morning|evening|afternoon)|γεια(?: σου| σασ)?|καλημερα|καλησπερα|χαιρετε',
  ],
];

/** Asks for a trip of several days instead of a single fact. */
const tripWords =
  "(?:plan|itinerary|trip|holidays?|vacation|island[- ]?hop\\p{L}*|honeymoon|route|tour of the|travel(?:ling|ing)?|getaway|(?:spend|stay) (?:a |\\d)|visit(?:ing)? (?:\\d|a few|some|several|the)|go to the|(?:\\d|a few|some|several|quiet|small) islands|want to (?:see|visit|go)|(?:we|i)(?:'d| would) (?:like|love)|looking for \\d|ταξιδι\\p{L}*|διακοπ\\p{L}*|προγραμμα|σχεδι\\p{L}*|γυρο|εξορμηση|αποδραση|νησια|απο νησι σε νησι|να (?:παμε|παω|δουμε|δω|επισκεφ\\p{L}*) |θελουμε να|θελω να|οργανωσ\\p{L}*)";

export const asksForTrip = (reading: Reading) => reading.has(tripWords);

/** Asks for a price, whatever else the message contains. */
const asksPrice =
  'how much (?:does|do|would|will|is|are|for|money|should|to|roughly|it|we|i)|how much(?= *(?:$|[?.!]))|what (?:does|do|would|will|is|are|should) .{0,40}(?:cost|price|budget)|ποσο (?:κοστιζ\\p{L}*|στοιχιζ\\p{L}*|θα (?:μασ )?(?:κοστισει|παει|βγει)|κανει|παει|βγαινει)|ποσα (?:λεφτα|χρηματα|ευρω)|ποσο(?= *(?:$|[;?.!]))';
const ofPrice =
  'how much|costs?|costing|prices?|pric(?:e)?y|budget for|expens\\p{L}*|κοστ(?:οσ|ουσ|ισει|ιζει)|τιμεσ|τιμη';

/**
 * Strength of a request for a price, positive if there is one. A direct question always counts; a
 * word about cost counts less than a verb that asks for a trip. `asking` is the message without its
 * budget.
 */
function costWeight(asking: Reading, whole: Reading, isTrip: boolean): number {
  if (whole.has(asksPrice)) return 3;
  if (!asking.has(ofPrice)) return 0;
  return 1 + (/\?|;$/.test(whole.text.trim()) ? 1 : 0) - (isTrip ? 2 : 0);
}

/**
 * Returns the explicit request in a message, or undefined. `asking` is the message without its
 * budget.
 */
export function intentOf(asking: Reading, whole: Reading, isTrip: boolean): Intent | undefined {
  return signs.find(([intent, pattern]) =>
    intent === 'cost' ? costWeight(asking, whole, isTrip) > 0 : asking.has(pattern),
  )?.[0];
}
