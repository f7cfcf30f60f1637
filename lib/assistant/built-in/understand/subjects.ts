import { routes } from '@/lib/platform/routes/register';
import type { Reading } from './text';

interface SubjectTexts {
  readonly words: string;
  /** Words of the sentence to quote first, where they are not those of the question. */
  readonly about?: string;
  readonly search: { readonly en: string; readonly el: string };
  readonly pages: readonly string[];
  /** Words for a search in the guide of one island. */
  readonly local?: { readonly en: string; readonly el: string };
}

/**
 * Subjects that texts of the site answer: their words in both languages, the search that finds the
 * texts, and their addresses without language prefix, the best first.
 */
const subjects = {
  pets: {
    words:
      'dogs?|pupp(?:y|ies)|labrador|retriever|terrier|(?<!speed |sea |fast )cats?|pets?|animals?|σκυλ\\p{L}*|γατ(?:α|εσ|ο\\p{L}*)|κατοικιδι\\p{L}*|ζωα|κουταβι\\p{L}*',
    search: { en: 'dog pets ferry', el: 'σκύλος κατοικίδια πλοίο' },
    pages: [`${routes.help}#pets`, `${routes.ferryGuide}#pets`],
  },
  luggage: {
    words:
      'luggage|baggage|suitcases?|surfboards?|(?:big|huge|heavy|large) bags|(?:αποσκευ|βαλιτσ)\\p{L}*',
    search: { en: 'luggage suitcases ferry', el: 'αποσκευές βαλίτσες πλοίο' },
    pages: [`${routes.ferryGuide}#luggage`, `${routes.help}#luggage`],
  },
  walking: {
    words:
      "wheel ?chairs?|walker|walking stick|crutches|step[- ]free|(?:limited |reduced )?mobility(?: issues| problems)?|disab\\p{L}+|accessib\\p{L}+|(?:can'?t|cannot|doesn'?t|not) walk(?: well| far| much)?|(?:bad|weak|sore) (?:knees?|legs?|hips?)|lots of stairs|αμαξιδι\\p{L}*|αναπηρ\\p{L}*|αμεα|κινητικ\\p{L}*|προσβασιμ\\p{L}*|δεν περπατα\\p{L}*|δυσκολ\\p{L}* (?:στο |με το )?(?:περπατημα|βαδισμα)|μπαστουνι",
    search: {
      en: 'limited mobility wheelchair ferry help',
      el: 'μειωμένη κινητικότητα αμαξίδιο πλοίο',
    },
    pages: [`${routes.resources}#accessibility`, `${routes.ferryGuide}#accessibility`],
    about:
      'mobility|wheelchair|difficulty (?:in )?walking|flat|level|κινητικ\\p{L}*|αμαξιδι\\p{L}*|περπατημα|βαδισμα|επιπεδ\\p{L}*',
    local: { en: 'difficulty walking', el: 'δυσκολία στο περπάτημα' },
  },
  lifts: {
    words: 'lifts?|elevators?|ramps?|ασανσερ|ραμπ(?:α|εσ)',
    search: {
      en: 'limited mobility wheelchair ferry help',
      el: 'μειωμένη κινητικότητα αμαξίδιο πλοίο',
    },
    pages: [`${routes.ferryGuide}#accessibility`],
    about: 'lifts?|ασανσερ|ανελκυστηρ\\p{L}*',
  },
  health: {
    words:
      'hospitals?|doctors?|clinics?|pharmac\\p{L}+|medical|heart condition|dialysis|νοσοκομει\\p{L}*|γιατρ\\p{L}+|φαρμακει\\p{L}*|κεντρ\\p{L}+ υγειασ|καρδι(?:α|ακοσ|ακη|ολογ\\p{L}+)',
    search: { en: 'hospital doctor pharmacy', el: 'νοσοκομείο γιατρός φαρμακείο' },
    pages: [`${routes.resources}#health`, `${routes.help}#ill-on-island`],
  },
  cash: {
    words:
      'atms?|bankomats?|μπανκοματ|cash(?: ?(?:machine|point)s?)?|credit cards?|pay by card|μετρητα|ατμ|με καρτα|καρτεσ',
    search: { en: 'cash machine ATM card', el: 'μετρητά ΑΤΜ κάρτα' },
    pages: [`${routes.help}#cash-or-card`, `${routes.resources}#money`],
  },
  camping: {
    words:
      '(?:free|wild)[- ]?camp\\p{L}*|camp(?:ing)? (?:on|at) (?:the )?beach(?:es)?|(?:sleep|tent) on (?:the )?beach|ελευθερο καμπινγκ|(?:σκηνη|σκηνεσ|αντισκηνο)(?: στην παραλια)?',
    search: { en: 'wild camping law tent beach', el: 'ελεύθερο κάμπινγκ σκηνή νόμος' },
    pages: [`${routes.guide('local-insights')}#beaches`],
    about: 'tents?|camp\\p{L}*|caravans?|σκην\\p{L}*|καμπινγκ|κατασκην\\p{L}*',
    local: { en: 'camping tent', el: 'κάμπινγκ σκηνή' },
  },
  'port-early': {
    words:
      'how (?:early|long before)|what time (?:should|do|must) (?:i|we) be at|ποση ωρα (?:πριν|νωριτερα)|ποσο νωρισ',
    search: { en: 'how early be at the port gate', el: 'πόση ώρα πριν στο λιμάνι πύλη' },
    pages: [`${routes.help}#ferry-early`],
  },
  gate: {
    words: '(?:which|what) gates?|gates?|πυλη|πυλεσ',
    search: { en: 'Piraeus gate E6 E7', el: 'Πειραιάς πύλη Ε6 Ε7' },
    pages: [`${routes.ferryGuide}#port-piraeus`],
  },
  strike: {
    words: 'strikes?|striking|industrial action|απεργι\\p{L}*',
    search: { en: 'strike ferry cancelled rights', el: 'απεργία πλοίο ακυρώθηκε δικαιώματα' },
    pages: [`${routes.help}#ferry-late`, `${routes.ferryGuide}#rights`],
  },
  water: {
    words: 'tap water|drink(?:ing|able)? (?:the )?water|νερο (?:τησ )?βρυσησ|πινεται το νερο',
    search: { en: 'tap water drink', el: 'νερό βρύσης πίνεται' },
    pages: [`${routes.help}#tap-water`],
  },
  licence: {
    words: 'driving licen[cs]es?|international permit|διπλωμα(?: οδηγησησ)?|αδεια οδηγησησ',
    search: { en: 'driving licence scooter', el: 'δίπλωμα οδήγησης σκούτερ' },
    pages: [`${routes.help}#driving-licence`],
  },
  delos: {
    words: 'delos|δηλο[συ]?',
    search: { en: 'Delos boat from Mykonos', el: 'Δήλος καράβι από Μύκονο' },
    pages: [`${routes.guide('mykonos')}#delos`, `${routes.island('mykonos')}#sight-delos`],
  },
  closed: {
    words:
      '(?:are |is )?(?:everything|things|places|shops|restaurants|hotels|tavernas) (?:still |already |be )*(?:open|closed|shut)|(?:still|already) open|what is (?:open|closed)|ειναι (?:ολα )?(?:ανοιχτ|κλειστ)\\p{L}*|τι ειναι ανοιχτο|(?:εχουν|θα εχουν) ανοιξει',
    search: { en: 'closed winter season open May', el: 'τι είναι κλειστό χειμώνα ανοιχτό Μάιο' },
    pages: [`${routes.guide('best-time-to-visit')}#closed`],
  },
  'book-ahead': {
    words:
      'in advance|book(?:ed|ing)? (?:ahead|early|before)|how (?:far|long) (?:ahead|before)|sells? out|sold out|fully booked|(?:need|have) to (?:book|reserve)|προκρατηση|να κλεισ\\p{L}+ (?:νωρισ|απο πριν|νωριτερα)|απο πριν|εξαντλ\\p{L}+|γεμιζουν τα πλοια',
    search: { en: 'how long before book the ferry', el: 'πόσο πριν να κλείσω το πλοίο' },
    pages: [`${routes.help}#book-ahead`],
  },
  'change-booking': {
    words:
      '(?:change|cancel|refund) (?:my |a |the |our )?(?:booking|ticket|reservation)s?|(?:αλλαξ|ακυρωσ)\\p{L}* (?:το |τα |την |τη )?(?:εισιτηρι|κρατησ)\\p{L}*',
    search: { en: 'change or cancel a booking', el: 'αλλάζω ή ακυρώνω κράτηση' },
    pages: [`${routes.help}#change-booking`, `${routes.ferryGuide}#rights`],
  },
  papers: {
    words:
      'passports?|id cards?|(?:which|what) (?:papers|documents)|visas?|διαβατηρι\\p{L}*|ταυτοτητ\\p{L}*|βιζα',
    search: { en: 'which papers do I need', el: 'ποια έγγραφα χρειάζομαι' },
    pages: [`${routes.help}#papers`, `${routes.resources}#borders`],
  },
  'need-car': {
    words:
      '(?:do|would|will) (?:we|i|you) (?:really )?need (?:a )?car|is a car (?:needed|necessary)|without a car possible|χρειαζ\\p{L}+ (?:να εχ\\p{L}+ )?(?:αυτοκινητο|αμαξι)',
    search: { en: 'do I need a car', el: 'χρειάζομαι αυτοκίνητο' },
    pages: [`${routes.help}#need-car`],
  },
  fee: {
    words:
      '(?:tourist|climate|city|overnight|stayover) (?:tax|fee)|τελοσ (?:διαμονησ|ανθεκτικοτητασ)|φοροσ διαμονησ',
    search: { en: 'fee the hotel asks for at the desk', el: 'τέλος που ζητά το ξενοδοχείο' },
    pages: [`${routes.help}#climate-fee`],
  },
  vegan: {
    words:
      'vegans?|vegetarians?|plant[- ]based|meat[- ]free|βιγκαν|χορτοφαγ\\p{L}*|νηστισιμ\\p{L}*|χωρισ κρεασ',
    search: { en: 'chickpea fava split pea dish', el: 'φάβα ρεβίθια πιάτο' },
    pages: [
      `${routes.culinary}#fava`,
      `${routes.culinary}#santorini-fava`,
      `${routes.culinary}#revithada`,
    ],
    about: 'fava|chickpeas?|peas?|greens|vegetables?|φαβα|ρεβιθι\\p{L}*|χορτα|λαχανικα',
    local: { en: 'fava chickpeas greens', el: 'φάβα ρεβίθια χόρτα' },
  },
  meltemi: {
    words: 'meltemi|μελτεμι\\p{L}*',
    search: { en: 'meltemi July August', el: 'μελτέμι Ιούλιος' },
    pages: [`${routes.ferryGuide}#wind`, `${routes.guide('best-time-to-visit')}#sea-and-wind`],
  },
} as const satisfies Record<string, SubjectTexts>;

export type Subject = keyof typeof subjects;

export const subjectOf = (subject: Subject): SubjectTexts => subjects[subject];

/** Subjects of a message, in the order of the table. */
export const subjectsIn = (reading: Reading): Subject[] =>
  (Object.keys(subjects) as Subject[]).filter(
    (one) => reading.again().takeAll(subjects[one].words).length > 0,
  );
