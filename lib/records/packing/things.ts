import type { Localized } from '@/lib/foundation/i18n/locales';
import type { Facts, Reason } from './facts';

/** Parts of the manifest, in its order. */
export const holds = [
  'papers',
  'clothes',
  'sea',
  'sun',
  'boat',
  'health',
  'gear',
  'paths',
  'small',
] as const;
export type Hold = (typeof holds)[number];

/** A thing to pack. */
export interface Thing {
  /** Stable id, used by ticks and addresses. */
  readonly id: string;
  readonly hold: Hold;
  readonly text: Localized;
  /** Number to pack; 0 leaves it out. */
  readonly count: (facts: Facts) => number;
  /** The count is for each traveller. */
  readonly each?: true;
  /** Reason why it is on the list, if not obvious. */
  readonly why?: (facts: Facts) => Reason | undefined;
}

const always = () => 1;
const when = (test: (facts: Facts) => boolean) => (facts: Facts) => (test(facts) ? 1 : 0);
const does = (...doing: readonly Facts['doing'][number][]) =>
  when((facts) => doing.some((one) => facts.doing.includes(one)));
/** Clothes for at most a week, because travellers wash them. */
const changes = ({ nights }: Facts) => Math.min(nights, 7);

/** Population below which an island may have one cash machine, or none that works. */
const few = 1000;
export const isSmall = ({ population }: Facts['islands'][number]) => population < few;

const swims = ({ doing, sea }: Facts) =>
  doing.includes('beach') || doing.includes('boat') || doing.includes('dive') || (sea ?? 0) >= 20;
const isSunny = ({ high, month }: Facts) => high >= 22 || (month >= 4 && month <= 10);
/** Season of the summer north wind: June to September by the islands' records and guides. */
const blows = ({ month }: Facts) => month >= 6 && month <= 9;

export const things: readonly Thing[] = [
  {
    id: 'passport',
    hold: 'papers',
    text: { en: 'Identity card or passport', el: 'Ταυτότητα ή διαβατήριο' },
    count: always,
    each: true,
  },
  {
    id: 'health-card',
    hold: 'papers',
    text: {
      en: 'European health card, or papers of a travel insurance',
      el: 'Ευρωπαϊκή κάρτα ασφάλισης ή χαρτιά ταξιδιωτικής ασφάλειας',
    },
    count: always,
    each: true,
  },
  {
    id: 'tickets',
    hold: 'papers',
    text: {
      en: 'Ferry tickets, saved on the phone or printed',
      el: 'Εισιτήρια των πλοίων, αποθηκευμένα στο κινητό ή τυπωμένα',
    },
    count: always,
    why: () => ({ key: 'noSignal' }),
  },
  {
    id: 'cards',
    hold: 'papers',
    text: { en: 'Two bank cards, kept apart', el: 'Δύο τραπεζικές κάρτες, όχι στην ίδια τσάντα' },
    count: always,
  },
  {
    id: 'cash',
    hold: 'papers',
    text: {
      en: 'Cash in small notes, €50 to €100 a head',
      el: 'Μετρητά σε μικρά χαρτονομίσματα, 50 ως 100 € το άτομο',
    },
    count: always,
    why: ({ islands }) => {
      const small = islands.filter(isSmall);
      return small.length > 0
        ? { key: 'cash', islands: small.map(({ slug }) => slug) }
        : { key: 'bus' };
    },
  },
  {
    id: 'licence',
    hold: 'papers',
    text: {
      en: 'Driving licence, of the class of the vehicle',
      el: 'Δίπλωμα οδήγησης, στην κατηγορία του οχήματος',
    },
    count: does('drive'),
  },

  {
    id: 'shirts',
    hold: 'clothes',
    text: { en: 'Light shirts', el: 'Ελαφριές μπλούζες' },
    count: changes,
    each: true,
  },
  {
    id: 'underwear',
    hold: 'clothes',
    text: { en: 'Underwear', el: 'Εσώρουχα' },
    count: (facts) => changes(facts) + 1,
    each: true,
  },
  {
    id: 'shorts',
    hold: 'clothes',
    text: { en: 'Shorts or skirts', el: 'Σορτς ή φούστες' },
    count: (facts) => (isSunny(facts) ? Math.ceil(changes(facts) / 3) : 0),
    each: true,
  },
  {
    id: 'trousers',
    hold: 'clothes',
    text: { en: 'Long trousers', el: 'Μακριά παντελόνια' },
    count: (facts) => (isSunny(facts) ? 1 : Math.ceil(changes(facts) / 3)),
    each: true,
  },
  {
    id: 'evening',
    hold: 'clothes',
    text: { en: 'Something nicer for the evening', el: 'Κάτι πιο καλό για το βράδυ' },
    count: does('dine'),
    each: true,
  },
  {
    id: 'covered',
    hold: 'clothes',
    text: {
      en: 'A scarf or light trousers that cover shoulders and knees',
      el: 'Φουλάρι ή ελαφρύ παντελόνι, να σκεπάζουν ώμους και γόνατα',
    },
    count: does('culture'),
    each: true,
    why: () => ({ key: 'monasteries' }),
  },
  {
    id: 'jumper',
    hold: 'clothes',
    text: { en: 'A warm layer', el: 'Κάτι ζεστό για πάνω' },
    count: when(({ low }) => low < 20),
    each: true,
    why: ({ low }) => ({ key: 'nights', degrees: low }),
  },
  {
    id: 'coat',
    hold: 'clothes',
    text: { en: 'A warm jacket', el: 'Ζεστό μπουφάν' },
    count: when(({ low }) => low < 13),
    each: true,
    why: ({ low }) => ({ key: 'nights', degrees: low }),
  },
  {
    id: 'rain',
    hold: 'clothes',
    text: { en: 'A rain jacket', el: 'Αδιάβροχο' },
    count: when(({ rain }) => (rain ?? 0) >= 25),
    each: true,
    why: ({ rain }) => (rain === null ? undefined : { key: 'rain', millimetres: rain }),
  },
  {
    id: 'windproof',
    hold: 'clothes',
    text: { en: 'A thin windproof jacket', el: 'Λεπτό αντιανεμικό' },
    count: when(blows),
    each: true,
    why: () => ({ key: 'meltemi' }),
  },
  {
    id: 'sandals',
    hold: 'clothes',
    text: { en: 'Sandals one can walk in', el: 'Σανδάλια που περπατιούνται' },
    count: when(isSunny),
    each: true,
  },
  {
    id: 'shoes',
    hold: 'clothes',
    text: { en: 'Closed shoes with a grip', el: 'Κλειστά παπούτσια που δεν γλιστράνε' },
    count: always,
    each: true,
    why: () => ({ key: 'marble' }),
  },

  {
    id: 'swimwear',
    hold: 'sea',
    text: { en: 'Swimwear', el: 'Μαγιό' },
    count: (facts) => (swims(facts) ? 2 : 0),
    each: true,
    why: ({ sea }) => (sea === null ? undefined : { key: 'sea', degrees: sea }),
  },
  {
    id: 'towel',
    hold: 'sea',
    text: { en: 'A thin towel that dries quickly', el: 'Λεπτή πετσέτα που στεγνώνει γρήγορα' },
    count: when(swims),
    each: true,
  },
  {
    id: 'water-shoes',
    hold: 'sea',
    text: { en: 'Shoes for the water', el: 'Παπούτσια της θάλασσας' },
    count: when(swims),
    each: true,
    why: () => ({ key: 'pebbles' }),
  },
  {
    id: 'mask',
    hold: 'sea',
    text: { en: 'Mask and snorkel', el: 'Μάσκα και αναπνευστήρας' },
    count: does('beach', 'dive', 'boat'),
  },
  {
    id: 'shade',
    hold: 'sea',
    text: { en: 'Something for shade: umbrella or cloth', el: 'Κάτι για σκιά: ομπρέλα ή πανί' },
    count: does('beach'),
    why: () => ({ key: 'shade' }),
  },
  {
    id: 'dry-bag',
    hold: 'sea',
    text: { en: 'A bag that keeps water out', el: 'Σακίδιο που δεν περνάει νερό' },
    count: does('boat', 'dive'),
  },
  {
    id: 'diving-card',
    hold: 'sea',
    text: { en: 'Diving certificate and log', el: 'Δίπλωμα και ημερολόγιο καταδύσεων' },
    count: does('dive'),
  },

  {
    id: 'sunscreen',
    hold: 'sun',
    text: { en: 'Sunscreen', el: 'Αντηλιακό' },
    count: when(isSunny),
  },
  {
    id: 'hat',
    hold: 'sun',
    text: { en: 'A hat that ties on', el: 'Καπέλο που δένει' },
    count: when(isSunny),
    each: true,
    why: (facts) => (blows(facts) ? { key: 'meltemi' } : undefined),
  },
  {
    id: 'sunglasses',
    hold: 'sun',
    text: { en: 'Sunglasses', el: 'Γυαλιά ηλίου' },
    count: always,
    each: true,
  },
  {
    id: 'bottle',
    hold: 'sun',
    text: { en: 'A water bottle', el: 'Παγούρι' },
    count: always,
    each: true,
    why: ({ high }) => (high >= 27 ? { key: 'hot', degrees: high } : undefined),
  },

  {
    id: 'seasick',
    hold: 'boat',
    text: { en: 'Something against seasickness', el: 'Κάτι για τη ναυτία' },
    count: always,
    why: (facts) => (blows(facts) ? { key: 'meltemi' } : undefined),
  },
  {
    id: 'lounge',
    hold: 'boat',
    text: {
      en: 'A layer for the cold lounge, at hand',
      el: 'Μια ζακέτα για το σαλόνι του πλοίου, πρόχειρη',
    },
    count: always,
    each: true,
  },
  {
    id: 'earplugs',
    hold: 'boat',
    text: { en: 'Ear plugs', el: 'Ωτοασπίδες' },
    count: always,
    each: true,
  },
  {
    id: 'snack',
    hold: 'boat',
    text: {
      en: 'Water and something to eat for the crossing',
      el: 'Νερό και κάτι φαγώσιμο για τον δρόμο',
    },
    count: always,
  },
  {
    id: 'labels',
    hold: 'boat',
    text: { en: 'A tag with a name on each bag', el: 'Ετικέτα με όνομα σε κάθε βαλίτσα' },
    count: always,
    why: () => ({ key: 'garage' }),
  },

  {
    id: 'medicines',
    hold: 'health',
    text: {
      en: 'Medicines for the whole trip, in their boxes',
      el: 'Φάρμακα για όλο το ταξίδι, στα κουτιά τους',
    },
    count: always,
  },
  {
    id: 'plasters',
    hold: 'health',
    text: { en: 'Plasters, also for blisters', el: 'Τσιρότα, και για φουσκάλες' },
    count: always,
  },
  {
    id: 'insects',
    hold: 'health',
    text: { en: 'Insect repellent', el: 'Εντομοαπωθητικό' },
    count: when(isSunny),
  },
  {
    id: 'wash-bag',
    hold: 'health',
    text: { en: 'Wash bag', el: 'Νεσεσέρ' },
    count: always,
    each: true,
  },

  {
    id: 'charger',
    hold: 'gear',
    text: { en: 'Phone and charger', el: 'Κινητό και φορτιστής' },
    count: always,
    each: true,
  },
  {
    id: 'power-bank',
    hold: 'gear',
    text: { en: 'Power bank', el: 'Φορητή μπαταρία' },
    count: always,
  },
  {
    id: 'adapter',
    hold: 'gear',
    text: {
      en: 'Adapter, if your plugs are not of type C or F',
      el: 'Αντάπτορας, αν τα φις σας δεν είναι τύπου C ή F',
    },
    count: always,
  },
  {
    id: 'torch',
    hold: 'gear',
    text: { en: 'A small torch', el: 'Μικρός φακός' },
    count: when(
      ({ islands, doing }) =>
        doing.includes('camp') || doing.includes('hike') || islands.some(isSmall),
    ),
    why: ({ islands }) => (islands.some(isSmall) ? { key: 'dark' } : undefined),
  },
  {
    id: 'day-bag',
    hold: 'gear',
    text: { en: 'A small rucksack for the day', el: 'Μικρό σακίδιο για τη μέρα' },
    count: always,
  },
  {
    id: 'soap',
    hold: 'gear',
    text: { en: 'Soap for washing clothes', el: 'Σαπούνι για πλύσιμο ρούχων' },
    count: when(({ nights }) => nights > 7),
    why: () => ({ key: 'week' }),
  },
  { id: 'book', hold: 'gear', text: { en: 'A book', el: 'Ένα βιβλίο' }, count: always },
  {
    id: 'laptop',
    hold: 'gear',
    text: {
      en: 'Computer, its charger, and mobile data enough',
      el: 'Υπολογιστής, φορτιστής και αρκετά δεδομένα στο κινητό',
    },
    count: does('work'),
  },
  {
    id: 'phone-holder',
    hold: 'gear',
    text: {
      en: 'A holder for the phone and a cable for the car',
      el: 'Βάση για το κινητό και καλώδιο για το αυτοκίνητο',
    },
    count: does('drive'),
  },
  {
    id: 'tent',
    hold: 'gear',
    text: { en: 'Tent with long pegs and guy ropes', el: 'Σκηνή με μακριά πασσαλάκια και σχοινιά' },
    count: does('camp'),
    why: (facts) => (blows(facts) ? { key: 'meltemi' } : undefined),
  },
  {
    id: 'sleeping-bag',
    hold: 'gear',
    text: { en: 'Sleeping bag and mat', el: 'Υπνόσακος και υπόστρωμα' },
    count: does('camp'),
    each: true,
    why: ({ low }) => ({ key: 'nights', degrees: low }),
  },

  {
    id: 'walking-shoes',
    hold: 'paths',
    text: { en: 'Walking shoes that are worn in', el: 'Παπούτσια πεζοπορίας, φορεμένα' },
    count: does('hike'),
    each: true,
    why: () => ({ key: 'stones' }),
  },
  {
    id: 'long-socks',
    hold: 'paths',
    text: { en: 'Long socks', el: 'Μακριές κάλτσες' },
    count: (facts) => (facts.doing.includes('hike') ? Math.min(3, changes(facts)) : 0),
    each: true,
    why: () => ({ key: 'thorns' }),
  },
  {
    id: 'more-water',
    hold: 'paths',
    text: { en: 'Bottles for two litres of water', el: 'Μπουκάλια για δύο λίτρα νερό' },
    count: does('hike'),
    each: true,
  },
  {
    id: 'path-map',
    hold: 'paths',
    text: {
      en: 'A map saved for when there is no signal',
      el: 'Χάρτης αποθηκευμένος, για όπου δεν έχει σήμα',
    },
    count: does('hike'),
  },
  { id: 'whistle', hold: 'paths', text: { en: 'A whistle', el: 'Σφυρίχτρα' }, count: does('hike') },

  {
    id: 'games',
    hold: 'small',
    text: { en: 'Cards or a game for the crossing', el: 'Τράπουλα ή ένα παιχνίδι για το πλοίο' },
    count: when(({ children }) => children > 0),
  },
  {
    id: 'floats',
    hold: 'small',
    text: { en: 'Arm bands or a swimming vest', el: 'Μπρατσάκια ή σωσίβιο γιλέκο' },
    count: (facts) => (swims(facts) ? facts.children : 0),
  },
  {
    id: 'uv-shirt',
    hold: 'small',
    text: {
      en: 'Shirts against the sun, for the water',
      el: 'Αντηλιακά μπλουζάκια για τη θάλασσα',
    },
    count: (facts) => (swims(facts) && isSunny(facts) ? facts.children + facts.babies : 0),
  },
  {
    id: 'child-seat',
    hold: 'small',
    text: {
      en: 'Child seats, or the hire firm’s word for them',
      el: 'Παιδικά καθίσματα, ή η υπόσχεση του γραφείου ότι θα έχει',
    },
    count: (facts) => (facts.doing.includes('drive') ? facts.children + facts.babies : 0),
  },
  {
    id: 'carrier',
    hold: 'small',
    text: { en: 'A carrier rather than a pushchair', el: 'Μάρσιπος αντί για καρότσι' },
    count: ({ babies }) => babies,
    why: () => ({ key: 'steps' }),
  },
  {
    id: 'nappies',
    hold: 'small',
    text: { en: 'Nappies for the first days', el: 'Πάνες για τις πρώτες μέρες' },
    count: ({ babies, nights }) => babies * Math.min(nights, 3) * 6,
  },
  {
    id: 'baby-food',
    hold: 'small',
    text: { en: 'The milk or food it is used to', el: 'Το γάλα ή το φαγητό που έχει συνηθίσει' },
    count: when(({ babies }) => babies > 0),
  },
  {
    id: 'sun-tent',
    hold: 'small',
    text: { en: 'A small tent against the sun', el: 'Σκηνάκι για τον ήλιο' },
    count: when((facts) => facts.babies > 0 && isSunny(facts)),
  },
];
