import type { PortGuide } from '../schema';

/** Ports of the northern line from Rafina and of the western chain. */
export const northAndWestPorts: readonly PortGuide[] = [
  {
    portId: 'andros-gavrio',
    area: 'north',
    island: { slug: 'andros', port: 'gavrio' },
    name: null,
    quay: {
      en: 'The ramp comes down in front of the cafés of the village street; agencies, bus stop and hire cars are all within a hundred metres.',
      el: 'Ο καταπέλτης πέφτει μπροστά στα καφέ του χωριού· πρακτορεία, στάση λεωφορείου και ενοικιάσεις είναι όλα σε εκατό μέτρα.',
    },
    reach: null,
    early: { foot: 30, vehicle: 60 },
    wind: {
      openTo: ['s'],
      note: {
        en: 'Deep in its bay and quiet in a meltemi; the trouble is outside, between Andros and Evia.',
        el: 'Βαθιά στον κόλπο και ήσυχο με το μελτέμι· το ζόρι είναι έξω, ανάμεσα στην Άνδρο και την Εύβοια.',
      },
    },
  },
  {
    portId: 'tinos-chora',
    area: 'north',
    island: { slug: 'tinos', port: 'tinos-town' },
    name: null,
    quay: {
      en: 'The island bus station and the ticket agencies face the quays across the road. Around 15 August the whole front is a waiting room: come early and know which berth is yours.',
      el: 'Ο σταθμός των λεωφορείων και τα πρακτορεία βλέπουν στις προβλήτες, απέναντι από τον δρόμο. Γύρω στον Δεκαπενταύγουστο όλη η παραλία είναι αίθουσα αναμονής: ελάτε νωρίς και μάθετε από ποια προβλήτα φεύγετε.',
    },
    reach: null,
    early: { foot: 30, vehicle: 60 },
    wind: {
      openTo: ['s', 'sw', 'w'],
      note: {
        en: 'The island itself stops the north wind, but it falls off the hills in gusts; southerlies come straight in over the mole.',
        el: 'Τον βοριά τον κόβει το ίδιο το νησί, πέφτει όμως με σπηλιάδες από τα βουνά· ο νοτιάς έρχεται κατευθείαν πάνω στον μόλο.',
      },
    },
  },
  {
    portId: 'mykonos-tourlos',
    area: 'north',
    island: { slug: 'mykonos', port: 'mykonos-new-port' },
    name: null,
    quay: {
      en: 'Since April 2019 every ferry, large or small, has used this port and not the old one in town. Foot passengers wait in lanes by destination, without much shade; on days with several cruise ships the road is what makes people late.',
      el: 'Από τον Απρίλιο του 2019 όλα τα πλοία της γραμμής, μεγάλα και μικρά, πιάνουν εδώ και όχι στο παλιό λιμάνι. Οι πεζοί περιμένουν σε διαδρόμους ανά προορισμό, με λίγη σκιά· όταν έχει πολλά κρουαζιερόπλοια, ο δρόμος είναι που κάνει τον κόσμο να αργεί.',
    },
    reach: null,
    early: { foot: 45, vehicle: 60 },
    wind: {
      openTo: ['sw', 'w'],
      note: {
        en: 'The hills keep the sea down, not the wind: in a strong meltemi ships need time to lie alongside, and delays add up along the line.',
        el: 'Οι λόφοι κόβουν το κύμα, όχι τον αέρα: με δυνατό μελτέμι τα πλοία αργούν να δέσουν και οι καθυστερήσεις μαζεύονται σε όλη τη γραμμή.',
      },
    },
  },
  {
    portId: 'syros-ermoupoli',
    area: 'north',
    island: { slug: 'syros', port: 'ermoupoli' },
    name: null,
    quay: {
      en: 'The long quay lies on the town’s front, with agencies and cafés across the road, some open for the night boats. It is the place in the Cyclades to change lines without a taxi.',
      el: 'Η μεγάλη προβλήτα είναι πάνω στην παραλία της πόλης, με πρακτορεία και καφέ απέναντι, κάποια ανοιχτά και για τα νυχτερινά. Εδώ αλλάζετε γραμμή χωρίς να χρειαστείτε ταξί.',
    },
    reach: null,
    early: { foot: 30, vehicle: 60 },
    wind: {
      openTo: ['ne', 'e', 'se'],
      note: {
        en: 'Behind its breakwater the harbour takes boats when smaller ports cannot; strong easterlies are the exception.',
        el: 'Πίσω από τον κυματοθραύστη δέχεται πλοία όταν μικρότερα λιμάνια δεν μπορούν· εξαίρεση οι δυνατοί ανατολικοί.',
      },
    },
  },
  {
    portId: 'kea-korissia',
    area: 'west',
    island: { slug: 'kea', port: 'korissia' },
    name: null,
    quay: {
      en: 'One pier at the mouth of the village. On summer Fridays and Sundays half of it is Athenians with cars: vehicle places go first, so book those before the room.',
      el: 'Μία προβλήτα στην άκρη του χωριού. Παρασκευές και Κυριακές του καλοκαιριού τη γεμίζουν Αθηναίοι με αυτοκίνητα: πρώτα τελειώνουν οι θέσεις οχημάτων, κλείστε τες πριν από το δωμάτιο.',
    },
    reach: null,
    early: { foot: 30, vehicle: 60 },
    wind: {
      openTo: ['nw'],
      note: {
        en: 'The bay opens to the north-west, and the channel to Lavrio carries a short, steep sea.',
        el: 'Ο όρμος ανοίγει στον μαΐστρο και το στενό ως το Λαύριο σηκώνει κοφτό κύμα.',
      },
    },
  },
  {
    portId: 'kythnos-merichas',
    area: 'west',
    island: { slug: 'kythnos', port: 'merichas' },
    name: null,
    quay: {
      en: 'The pier closes the bay on one side; from the ramp it is a few minutes along the beach to the tavernas and the bus.',
      el: 'Η προβλήτα κλείνει τη μία πλευρά του όρμου· από τον καταπέλτη ως τις ταβέρνες και το λεωφορείο είναι λίγα λεπτά πλάι στην παραλία.',
    },
    reach: null,
    early: { foot: 30, vehicle: 60 },
    wind: {
      openTo: [],
      note: {
        en: 'Out of the meltemi; westerlies, which are rarer, send a swell in.',
        el: 'Απάνεμο στο μελτέμι· οι δυτικοί, πιο σπάνιοι, στέλνουν μέσα φουσκοθαλασσιά.',
      },
    },
  },
  {
    portId: 'serifos-livadi',
    area: 'west',
    island: { slug: 'serifos', port: 'livadi' },
    name: null,
    quay: {
      en: 'The pier is at the outer end of the village front. The bus to Chora turns close to it; on foot the steps take most of an hour.',
      el: 'Ο μόλος είναι στην έξω άκρη του χωριού. Το λεωφορείο για τη Χώρα γυρίζει εκεί κοντά· με τα πόδια τα σκαλιά θέλουν κοντά μία ώρα.',
    },
    reach: null,
    early: { foot: 30, vehicle: 60 },
    wind: {
      openTo: ['s'],
      note: {
        en: 'Southerly gales in winter are what closes it; a summer northerly only makes the mooring lively.',
        el: 'Το κλείνουν οι χειμωνιάτικοι νοτιάδες· ο καλοκαιρινός βοριάς απλώς δυσκολεύει το δέσιμο.',
      },
    },
  },
  {
    portId: 'sifnos-kamares',
    area: 'west',
    island: { slug: 'sifnos', port: 'kamares' },
    name: null,
    quay: {
      en: 'Agencies, the bus stop and the first tavernas stand at the root of the quay, and the beach begins where they end. Ferries and catamarans come to the same quay.',
      el: 'Πρακτορεία, στάση και οι πρώτες ταβέρνες είναι στη ρίζα της προβλήτας, και εκεί που τελειώνουν αρχίζει η παραλία. Συμβατικά και ταχύπλοα δένουν στην ίδια προβλήτα.',
    },
    reach: null,
    early: { foot: 30, vehicle: 60 },
    wind: {
      openTo: ['w'],
      note: {
        en: 'A gap between two mountains, open only to the west: calm in the meltemi apart from gusts down the valley.',
        el: 'Άνοιγμα ανάμεσα σε δύο βουνά, μόνο προς τη δύση: ήσυχο στο μελτέμι, εκτός από τις ριπές που κατεβαίνουν τη ρεματιά.',
      },
    },
  },
  {
    portId: 'kimolos-psathi',
    area: 'west',
    island: { slug: 'kimolos', port: 'psathi' },
    name: null,
    quay: {
      en: 'A pier, two or three cafés, and an agency that opens when a boat is due. Ask the evening before whether the ship is keeping to its time.',
      el: 'Προβλήτα, δυο τρία καφέ κι ένα πρακτορείο που ανοίγει όταν περιμένει πλοίο. Ρωτήστε από το προηγούμενο βράδυ αν το πλοίο είναι στην ώρα του.',
    },
    reach: null,
    early: { foot: 30, vehicle: 45 },
    wind: {
      openTo: ['ne', 'se', 's', 'sw'],
      note: {
        en: 'Open to everything from the north-east round to the south-west. When the ferry skips it, the small boat to Milos, if it runs, is the way out.',
        el: 'Ανοιχτό από τον γραίγο ως τον γαρμπή. Όταν το πλοίο δεν πιάνει, φεύγετε με το μικρό φέρι για τη Μήλο, αν ταξιδεύει.',
      },
    },
  },
  {
    portId: 'milos-adamas',
    area: 'west',
    island: { slug: 'milos', port: 'adamas' },
    name: null,
    quay: {
      en: 'The pier is at the foot of the town. Everything a day of waiting needs, from bakeries to left luggage at the agencies, is on the same street.',
      el: 'Η προβλήτα είναι στα πόδια της πόλης. Ό,τι χρειάζεται μια μέρα αναμονής, από φούρνο ως φύλαξη αποσκευών στα πρακτορεία, βρίσκεται στον ίδιο δρόμο.',
    },
    reach: null,
    early: { foot: 30, vehicle: 60 },
    wind: {
      openTo: [],
      note: {
        en: 'The best shelter of the western islands: a bay that nearly cuts the island in two, with one opening. Boats are late here because of other ports.',
        el: 'Το πιο προφυλαγμένο της δυτικής γραμμής: ένας κόλπος που σχεδόν κόβει το νησί στα δύο, με ένα στόμιο. Εδώ τα πλοία αργούν εξαιτίας άλλων λιμανιών.',
      },
    },
  },
  {
    portId: 'milos-pollonia',
    area: 'west',
    island: { slug: 'milos', port: 'pollonia' },
    name: null,
    quay: {
      en: 'The boat lands among fishing boats beside the beach, and the ticket is bought on the spot. A bus comes from Adamas; leave the hire car in the village unless its contract allows the crossing.',
      el: 'Το φέρι δένει ανάμεσα στις ψαρόβαρκες δίπλα στην παραλία και το εισιτήριο βγαίνει επί τόπου. Υπάρχει λεωφορείο από τον Αδάμαντα· το νοικιασμένο αυτοκίνητο μένει στο χωριό, εκτός αν το συμβόλαιο επιτρέπει το πέρασμα.',
    },
    reach: null,
    early: { foot: 15, vehicle: 30 },
    wind: {
      openTo: ['e'],
      note: {
        en: 'The bay is closed enough; the strait is not. Half an hour of chop decides whether the boat goes.',
        el: 'Ο όρμος προστατεύει, το στενό όχι: μισή ώρα κύμα κρίνει αν θα φύγει το φέρι.',
      },
    },
  },
];
