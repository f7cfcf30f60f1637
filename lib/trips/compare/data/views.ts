import type { ComparedPair } from '@/lib/foundation/ids/compared-pairs';
import type { PairView } from '../types';

/**
 * Our own view of each pair: a verdict, and whom the first and the second island suit. The last two continue ‘Choose …
 * if’. Every fact in them is in the guides or records of the islands.
 */
export const pairViews: Readonly<Record<ComparedPair, PairView>> = {
  'paros-or-naxos': {
    verdict: {
      en: 'Paros suits a mixed party that wants good buses, two pretty towns and somewhere to go at night. Naxos has longer beaches, mountains and food from its own farms, and it is an island that would get on without visitors.',
      el: 'Η Πάρος κάνει για παρέα με διαφορετικά γούστα, που θέλει καλά λεωφορεία, δύο όμορφες πόλεις και κάπου να βγει. Η Νάξος έχει πιο μεγάλες παραλίες, βουνό και φαγητό του τόπου, και θα ζούσε και χωρίς τουρίστες.',
    },
    first: {
      en: 'one of you windsurfs, another wants the shops of Naoussa and nobody wants to drive. You can see all of it in three days, and Antiparos is ten minutes away.',
      el: 'ο ένας κάνει γουίντσερφ, ο άλλος θέλει τα μαγαζιά της Νάουσας και κανείς δεν θέλει να οδηγεί. Σε τρεις μέρες έχετε δει όλο το νησί, και η Αντίπαρος είναι δέκα λεπτά απέναντι.',
    },
    second: {
      en: 'you have small children and a week, or walking boots in the bag. You swim at Agios Prokopios in the morning and have lunch under Mount Zas, and after a week you will still not have seen it all.',
      el: 'έχετε μικρά παιδιά και μια βδομάδα, ή παπούτσια πεζοπορίας στη βαλίτσα. Το πρωί κολυμπάτε στον Άγιο Προκόπιο, το μεσημέρι τρώτε κάτω από τον Ζα, και φεύγοντας δεν θα τα έχετε δει όλα.',
    },
  },
  'santorini-or-mykonos': {
    verdict: {
      en: 'You go to Santorini for the caldera, the wine and the buried town, and to Mykonos for people, music and a beach with service. They cost about the same, and both are full in August.',
      el: 'Στη Σαντορίνη πάτε για καλντέρα, κρασί και μια θαμμένη πόλη, στη Μύκονο για κόσμο, μουσική και παραλία με σέρβις. Κοστίζουν περίπου το ίδιο, και τον Αύγουστο είναι γεμάτες και οι δύο.',
    },
    first: {
      en: 'it is your first time in Greece and you would be sorry to miss the view. Two or three nights are enough, since you do not come here for the beaches.',
      el: 'έρχεστε πρώτη φορά στην Ελλάδα και θα στενοχωρηθείτε αν χάσετε τη θέα. Δύο τρεις νύχτες αρκούν, αφού δεν πάτε εκεί για τις παραλίες.',
    },
    second: {
      en: 'you want to dance, or to lie on pale sand and have your drink brought to you. Between two nights out you can spend a morning on Delos, one of the great ancient sites.',
      el: 'θέλετε χορό, ή να ξαπλώνετε σε ανοιχτόχρωμη άμμο με το ποτό στο χέρι. Ανάμεσα σε δύο ξενύχτια πάτε ένα πρωί στη Δήλο, έναν από τους μεγάλους αρχαίους τόπους.',
    },
  },
  'milos-or-santorini': {
    verdict: {
      en: 'Both are volcanoes, seen from a terrace on Santorini and from the water on Milos. Milos has by far the better beaches and costs less; Santorini has the view, the villages and the archaeology.',
      el: 'Και τα δύο νησιά είναι ηφαιστειακά: στη Σαντορίνη βλέπετε το ηφαίστειο από τη βεράντα, στη Μήλο από τη θάλασσα. Η Μήλος έχει πολύ καλύτερες παραλίες και κοστίζει λιγότερο· η Σαντορίνη έχει θέα, χωριά και αρχαία.',
    },
    first: {
      en: 'you share a hired car and want a different shore every day: white rock, red sand, a cove you reach by rope. Keep a spare day, because the boat to Kleftiko needs calm weather.',
      el: 'μοιράζεστε ένα αυτοκίνητο και θέλετε κάθε μέρα άλλη ακτή: άσπρο βράχο, κόκκινη άμμο, έναν όρμο όπου κατεβαίνετε με σκοινί. Αφήστε μια μέρα περιθώριο, γιατί το σκάφος για το Κλέφτικο θέλει μπουνάτσα.',
    },
    second: {
      en: 'you have two nights, do not drive and come for the view. Walk the rim at seven in the morning, taste the wine inland, and be out of Oia before the crowd arrives.',
      el: 'έχετε δύο νύχτες, δεν οδηγείτε και έρχεστε για τη θέα. Περπατήστε στο φρύδι της καλντέρας στις εφτά το πρωί, δοκιμάστε κρασί στα μέσα χωριά, και φύγετε από την Οία πριν μαζευτεί κόσμος.',
    },
  },
  'naxos-or-milos': {
    verdict: {
      en: 'Naxos is the easier one, with a bus along its beaches, a real town and food from its own farms. Milos has the strangest coast, in shape and colour, but you have to drive to it.',
      el: 'Η Νάξος είναι η πιο εύκολη: μεγάλες αμμουδιές με λεωφορείο, κανονική πόλη, φαγητό από τη γη της. Η Μήλος έχει την πιο παράξενη ακτή, σε σχήματα και χρώματα, αλλά θέλετε αυτοκίνητο.',
    },
    first: {
      en: 'you travel with children or without a car, or want mountains as well as sea. The meltemi blows along its west coast, and the kitesurfers love it.',
      el: 'ταξιδεύετε με παιδιά ή χωρίς αυτοκίνητο, ή θέλετε και βουνό. Το μελτέμι φυσάει στη δυτική ακτή της, και όσοι κάνουν κάιτ το χαίρονται.',
    },
    second: {
      en: 'you like taking photographs, snorkelling and a day on a boat. Its southern beaches are out of the north wind, so a windy week spoils less than you fear.',
      el: 'φωτογραφίζετε, βάζετε μάσκα και χαίρεστε μια μέρα με σκάφος. Οι νότιες παραλίες της μένουν απάγκιες στον βοριά, κι έτσι μια βδομάδα με αέρα χαλά λιγότερα απ’ όσο φοβάστε.',
    },
  },
  'milos-or-paros': {
    verdict: {
      en: 'Choose Paros if evenings matter as much as days and you would rather take the bus, Milos if you come for the coast and do not mind that the night ends early.',
      el: 'Διαλέξτε Πάρο αν τα βράδια μετρούν όσο οι μέρες και προτιμάτε το λεωφορείο, Μήλο αν έρχεστε για την ακτή και δεν σας πειράζει που η βραδιά τελειώνει νωρίς.',
    },
    first: {
      en: 'you want a moonscape, boathouses at the water’s edge and a boat trip round cliffs that no road reaches. Book the car together with the room.',
      el: 'θέλετε βράχια σαν του φεγγαριού, βαρκόσπιτα πάνω στο κύμα και μια μέρα με σκάφος σε γκρεμούς που δεν τους φτάνει δρόμος. Κλείστε το αυτοκίνητο μαζί με το δωμάτιο.',
    },
    second: {
      en: 'you cannot agree: one wants marble lanes, another a surfboard, the third a bar. It also has more ferries if you go on to a second island.',
      el: 'η παρέα δεν συμφωνεί: ο ένας θέλει σοκάκια, ο άλλος γουίντσερφ, ο τρίτος μπαρ. Έχει και περισσότερα πλοία, αν συνεχίζετε σε δεύτερο νησί.',
    },
  },
  'ios-or-mykonos': {
    verdict: {
      en: 'In July and August you go to either for the nights. Ios is young, cheaper and all about its bars; on Mykonos people dress up, spend more and start on the beach in the afternoon.',
      el: 'Ιούλιο και Αύγουστο και στις δύο πάτε για τη νύχτα. Η Ίος είναι νεανική, πιο φτηνή και όλο μπαρ· στη Μύκονο ντύνονται, ξοδεύουν πιο πολλά και ξεκινούν απόγευμα από την παραλία.',
    },
    first: {
      en: 'you are in your twenties, or come in June with children, when you will notice little of the nightlife. Below Chora lies a kilometre of sand, and Manganari is quiet when the rest is not.',
      el: 'είστε είκοσι και κάτι, ή έρχεστε Ιούνιο με παιδιά, που τη νυχτερινή ζωή ούτε την παίρνετε είδηση. Κάτω από τη Χώρα έχει ένα χιλιόμετρο άμμο, και στο Μαγγανάρι έχει ησυχία όταν αλλού δεν έχει.',
    },
    second: {
      en: 'you want well-known clubs, restaurants you book ahead and an old captains’ town to get lost in. Gay travellers have felt at home here for decades.',
      el: 'θέλετε γνωστά κλαμπ, εστιατόρια με κράτηση και μια πόλη καπεταναίων για να χαθείτε στα σοκάκια της. Οι γκέι ταξιδιώτες νιώθουν εκεί σαν στο σπίτι τους εδώ και δεκαετίες.',
    },
  },
  'sifnos-or-serifos': {
    verdict: {
      en: 'Sifnos is the tidy one, with villages, footpaths and the best food of the western islands. Serifos is rougher, with bare hills, a Chora on a rock and beaches without rows of sunbeds.',
      el: 'Η Σίφνος είναι η νοικοκυρεμένη, με χωριά, μονοπάτια και το καλύτερο φαγητό στα δυτικά νησιά. Η Σέριφος είναι πιο άγρια, με γυμνά βουνά, μια Χώρα στον βράχο και παραλίες χωρίς σειρές ξαπλώστρες.',
    },
    first: {
      en: 'you plan the day around lunch, have no car, or travel with small children. Book August early, because the same families come back each year.',
      el: 'κανονίζετε τη μέρα γύρω από το μεσημεριανό, δεν έχετε αυτοκίνητο ή έχετε μικρά παιδιά. Για Αύγουστο κλείστε νωρίς, γιατί κάθε χρόνο έρχονται οι ίδιες οικογένειες.',
    },
    second: {
      en: 'you bring your own umbrella, do not mind a bit of dirt road and want the bay to yourself at nine in the morning. It is also one stop nearer to Piraeus.',
      el: 'έχετε δική σας ομπρέλα, δεν σας πειράζει λίγος χωματόδρομος και θέλετε τον όρμο δικό σας στις εννιά το πρωί. Είναι και μία στάση πιο κοντά στον Πειραιά.',
    },
  },
  'folegandros-or-sifnos': {
    verdict: {
      en: 'Folegandros is for a couple, three nights and an unforgettable village on a cliff. Sifnos is for a longer stay, and for families who want sand.',
      el: 'Η Φολέγανδρος είναι για δύο, για τρεις νύχτες και για ένα χωριό στον γκρεμό που δεν ξεχνιέται. Η Σίφνος είναι για περισσότερες, και για οικογένειες που θέλουν άμμο.',
    },
    first: {
      en: 'you are a couple who like long dinners and steep paths, and prefer a pebble cove without sunbeds.',
      el: 'είστε ζευγάρι, σας αρέσουν τα δείπνα που αργούν και τα απότομα μονοπάτια, και προτιμάτε έναν όρμο με βότσαλο χωρίς ξαπλώστρες.',
    },
    second: {
      en: 'you want a different walk and a different taverna each day, with a bus back. Its bays are shallow and its villages run into one another.',
      el: 'θέλετε κάθε μέρα άλλο μονοπάτι και άλλη ταβέρνα, με λεωφορείο στην επιστροφή. Οι όρμοι είναι ρηχοί και τα χωριά σμίγουν το ένα με το άλλο.',
    },
  },
  'tinos-or-syros': {
    verdict: {
      en: 'Choose Tinos for paths, villages and their tavernas, Syros for evenings in a marble town and a bus to the beach. Both stay lively in winter, which is rare here.',
      el: 'Διαλέξτε Τήνο για μονοπάτια, χωριά και τις ταβέρνες τους, Σύρο για βραδιές σε μαρμάρινη πόλη και λεωφορείο για μπάνιο. Έχουν και οι δύο ζωή τον χειμώνα, πράγμα σπάνιο εδώ.',
    },
    first: {
      en: 'you have a car for two days and like to see how things are made: dry-stone walls, dovecotes, cheese in a gourd. The north coast is windy.',
      el: 'έχετε αυτοκίνητο για δυο μέρες και σας αρέσει να βλέπετε πώς φτιάχνονται τα πράγματα: ξερολιθιές, περιστεριώνες, τυρί σε κολοκύθα. Τη βόρεια ακτή τη δέρνει ο αέρας.',
    },
    second: {
      en: 'you come with one bag and do not plan to drive. Galissas and Vari stay calm in the meltemi, and after dinner there is a town to stroll in.',
      el: 'έρχεστε με μια τσάντα και δεν σκοπεύετε να οδηγήσετε. Γαλησσάς και Βάρη δεν έχουν κύμα με μελτέμι, και μετά το φαγητό έχετε πόλη για βόλτα.',
    },
  },
  'amorgos-or-naxos': {
    verdict: {
      en: 'Naxos has sand, buses and something for everybody. Amorgos has cliffs, one long road and the finest ridge walk of all, but it takes five days and a long crossing.',
      el: 'Η Νάξος έχει άμμο, λεωφορεία και κάτι για τον καθένα. Η Αμοργός έχει γκρεμούς, έναν μακρύ δρόμο και την ωραιότερη διαδρομή πάνω σε ράχη, αλλά θέλει πέντε μέρες και πολλές ώρες πλοίο.',
    },
    first: {
      en: 'you walk or dive, are as happy to swim off rocks as off sand, and do not mind landing late for a monastery on a cliff. Check which port is on your ticket.',
      el: 'περπατάτε ή καταδύεστε, κολυμπάτε από βράχο όσο κι από άμμο, και για ένα μοναστήρι στον γκρεμό δεν σας πειράζει να φτάσετε νύχτα. Δείτε ποιο λιμάνι γράφει το εισιτήριο.',
    },
    second: {
      en: 'it is a family holiday or your first visit. Amorgos can still be a second stop: the small ferry through the Small Cyclades ends there.',
      el: 'έρχεστε οικογενειακώς ή πρώτη φορά. Η Αμοργός μένει για δεύτερη στάση: εκεί τελειώνει το μικρό πλοίο των Μικρών Κυκλάδων.',
    },
  },
  'koufonisia-or-schinoussa': {
    verdict: {
      en: 'Koufonisia has the famous blue water and the crowd that comes for it. Schinoussa, one stop before, has more coves than people outside August, and a quiet village.',
      el: 'Τα Κουφονήσια έχουν τα ξακουστά νερά και τον κόσμο που έρχεται γι’ αυτά. Η Σχοινούσα, μία στάση πριν, έχει εκτός Αυγούστου πιο πολλούς όρμους από κόσμο, κι ένα ήσυχο χωριό.',
    },
    first: {
      en: 'you want a flat coast of fine sand, small boats all day and a lane that stays up late. Avoid the weeks around 15 August.',
      el: 'θέλετε μια ίσια ακτή με ψιλή άμμο, καραβάκια όλη μέρα κι ένα σοκάκι που ξενυχτά. Αποφύγετε τις βδομάδες γύρω στον Δεκαπενταύγουστο.',
    },
    second: {
      en: 'you bring a book and do not mind a hill between your room and the sea. It costs less, and at five in the afternoon you have Livadi to yourself.',
      el: 'έχετε ένα βιβλίο μαζί και δεν σας πειράζει μια ανηφόρα ανάμεσα στο δωμάτιο και στη θάλασσα. Κοστίζει λιγότερο, και στις πέντε το απόγευμα το Λιβάδι είναι δικό σας.',
    },
  },
  'santorini-or-naxos': {
    verdict: {
      en: 'Spend two nights on Santorini for the view and then a week on Naxos. If there is time for only one, take Naxos for swimming or Santorini for the caldera.',
      el: 'Μείνετε δύο νύχτες στη Σαντορίνη για τη θέα και μετά μια βδομάδα στη Νάξο. Αν προλαβαίνετε μόνο μία, πάρτε τη Νάξο για μπάνια ή τη Σαντορίνη για την καλντέρα.',
    },
    first: {
      en: 'the caldera is the reason for the trip. Pay for the view for two nights, not five, and spend the others in Pyrgos or by the black sand.',
      el: 'το ταξίδι γίνεται για την καλντέρα. Πληρώστε τη θέα δύο νύχτες και όχι πέντε· τις άλλες μείνετε στον Πύργο ή δίπλα στη μαύρη άμμο.',
    },
    second: {
      en: 'you have a week and watch what you spend. The same room costs little more than half, the pale sand goes on for kilometres, and much of the food is grown there.',
      el: 'έχετε μια βδομάδα και προσέχετε τα έξοδα. Το ίδιο δωμάτιο κοστίζει λίγο πάνω από το μισό, η ανοιχτόχρωμη άμμος πιάνει χιλιόμετρα, και πολλά απ’ όσα τρώτε βγαίνουν εκεί.',
    },
  },
  'santorini-or-paros': {
    verdict: {
      en: 'Santorini has one great view, and you pay for it; Paros has no single famous sight, but a bit of everything. If we could go back to one, it would be Paros.',
      el: 'Η Σαντορίνη έχει μία μεγάλη θέα, και την πληρώνετε· η Πάρος δεν έχει κάτι διάσημο, αλλά έχει απ’ όλα. Αν ξαναπηγαίναμε σε μία, θα ήταν η Πάρος.',
    },
    first: {
      en: 'you are getting married, celebrating or have two days between flights. Book early and arrive after the cruise ships leave.',
      el: 'παντρεύεστε, γιορτάζετε ή έχετε δύο μέρες ανάμεσα σε πτήσεις. Κλείστε νωρίς και φτάστε αφού φύγουν τα κρουαζιερόπλοια.',
    },
    second: {
      en: 'you want a bus to a different beach every day, and a harbour for dinner. In August it is full as well, but people spread over many beaches.',
      el: 'θέλετε κάθε μέρα άλλη παραλία με το λεωφορείο, κι ένα λιμανάκι για φαγητό. Τον Αύγουστο γεμίζει κι αυτή, μα ο κόσμος μοιράζεται σε πολλές παραλίες.',
    },
  },
  'mykonos-or-paros': {
    verdict: {
      en: 'Paros is what many hoped to find on Mykonos: white lanes, good swimming and a late bar, for less money. Mykonos is still better for clubs and service, and has Delos next door.',
      el: 'Η Πάρος είναι αυτό που πολλοί ελπίζουν να βρουν στη Μύκονο: άσπρα σοκάκια, καλό μπάνιο κι ένα μπαρ ως αργά, με λιγότερα λεφτά. Η Μύκονος είναι ακόμη καλύτερη για κλαμπ και σέρβις, και έχει απέναντι τη Δήλο.',
    },
    first: {
      en: 'you come for the nights and the bill does not matter, or you come in May or October for a handsome town, early and late in the day, when no cruise passengers are about.',
      el: 'πάτε για τη νύχτα και ο λογαριασμός δεν σας νοιάζει, ή πάτε Μάιο ή Οκτώβριο για μια όμορφη πόλη, νωρίς το πρωί και το βράδυ, που λείπει ο κόσμος της κρουαζιέρας.',
    },
    second: {
      en: 'you want to be out in Naoussa at ten and in a quiet bed at one. Four of its beaches stay shallow, and in summer the buses run into the small hours.',
      el: 'θέλετε στις δέκα να είστε έξω στη Νάουσα και στη μία σε ήσυχο κρεβάτι. Τέσσερις παραλίες είναι ρηχές για παιδιά, και το καλοκαίρι τα λεωφορεία γυρίζουν ως αργά μετά τα μεσάνυχτα.',
    },
  },
  'mykonos-or-naxos': {
    verdict: {
      en: 'They are opposites: Mykonos lives on nightlife, Naxos grows potatoes. For beaches, families, walking and value choose Naxos without a second thought; for a night out, Mykonos.',
      el: 'Πιο διαφορετικές δεν γίνεται: η Μύκονος ζει από τη νύχτα, η Νάξος και από τις πατάτες της. Για παραλίες, οικογένεια, περπάτημα και καλές τιμές, Νάξος χωρίς συζήτηση· για έξοδο, Μύκονος.',
    },
    first: {
      en: 'you have worked all year for three nights of music. Its south coast is sheltered from the meltemi and lined with sunbeds.',
      el: 'δουλεύετε όλο τον χρόνο για τρεις νύχτες μουσική. Η νότια ακτή της μένει απάγκια στο μελτέμι, γεμάτη ξαπλώστρες.',
    },
    second: {
      en: 'you stay longer than three nights. There is a castle quarter above the port, a mountain behind it and, in the south, room on the sand even in August.',
      el: 'μένετε πάνω από τρεις νύχτες. Πάνω από το λιμάνι έχει Κάστρο, πίσω του βουνό, και στα νότια βρίσκετε χώρο στην άμμο ακόμη και τον Αύγουστο.',
    },
  },
  'mykonos-or-milos': {
    verdict: {
      en: 'On Mykonos you meet people, on Milos you explore the coast. Ask yourself what you would rather talk about at home: whom you met, or where you swam.',
      el: 'Στη Μύκονο γνωρίζετε κόσμο, στη Μήλο γυρίζετε την ακτή. Σκεφτείτε τι θα θέλατε να λέτε όταν γυρίσετε: ποιους γνωρίσατε ή πού κολυμπήσατε.',
    },
    first: {
      en: 'you like a town that stays up late, boats from beach to beach and not having to drive. In high summer you book your table, your room and your sunbed.',
      el: 'σας αρέσει μια πόλη που δεν κοιμάται, καραβάκια από παραλία σε παραλία και να μην οδηγείτε. Το κατακαλόκαιρο θέλουν κράτηση και το τραπέζι και το δωμάτιο και η ξαπλώστρα.',
    },
    second: {
      en: 'you would rather spend the money on a boat to Kleftiko. In the evening there is a hill village or a fish taverna in Pollonia.',
      el: 'προτιμάτε να δώσετε τα λεφτά σε ένα σκάφος ως το Κλέφτικο. Το βράδυ έχει ένα χωριό στον λόφο ή μια ψαροταβέρνα στα Πολλώνια.',
    },
  },
  'santorini-or-ios': {
    verdict: {
      en: 'They are neighbours and nothing alike: Santorini is a cliff with a view, Ios a hill with bars above golden sand. Ios has the beach that Santorini lacks, under an hour away by fast boat.',
      el: 'Είναι δίπλα δίπλα και δεν μοιάζουν σε τίποτα: η Σαντορίνη γκρεμός με θέα, η Ίος λόφος με μπαρ πάνω από χρυσή άμμο. Η Ίος έχει την παραλία που λείπει από τη Σαντορίνη, ούτε μία ώρα με το ταχύπλοο.',
    },
    first: {
      en: 'you travel as a couple and like wine tastings and museums. It has flights of its own, which Ios has not.',
      el: 'ταξιδεύετε ζευγάρι και σας αρέσουν το κρασί και τα μουσεία. Έχει και αεροδρόμιο, που η Ίος δεν έχει.',
    },
    second: {
      en: 'you want to swim and, in season, to stay out until morning. In May and September it is emptier and cheaper than its neighbours, and few people think of it.',
      el: 'θέλετε μπάνιο και, στη σεζόν, ξενύχτι ως το πρωί. Μάιο και Σεπτέμβριο είναι πιο άδεια και πιο φτηνή από τα διπλανά της νησιά, και λίγοι τη σκέφτονται.',
    },
  },
  'paros-or-antiparos': {
    verdict: {
      en: 'The question is where to sleep, since the ferry takes only ten minutes. Paros has choice, buses and boats; on Antiparos you see the same faces every evening and the children can run about.',
      el: 'Το ερώτημα είναι πού θα κοιμηθείτε, αφού το φέρι κάνει δέκα λεπτά. Η Πάρος έχει επιλογές, λεωφορεία και πλοία· στην Αντίπαρο βλέπετε κάθε βράδυ τα ίδια πρόσωπα και τα παιδιά τρέχουν ελεύθερα.',
    },
    first: {
      en: 'it is your first time, you arrive by night or leave at dawn, or you want more than one village. You can visit Antiparos for a day, with the cave, lunch and a swim.',
      el: 'έρχεστε πρώτη φορά, φτάνετε νύχτα ή φεύγετε χαράματα, ή ένα χωριό δεν σας φτάνει. Στην Αντίπαρο πάτε για μια μέρα, με σπήλαιο, φαγητό και μπάνιο.',
    },
    second: {
      en: 'you know Paros, or have toddlers and a week with nothing planned. By the third day you have seen the sights and can just rest.',
      el: 'την Πάρο την ξέρετε, ή έχετε νήπια και μια βδομάδα χωρίς πρόγραμμα. Ως την τρίτη μέρα έχετε δει τα αξιοθέατα, και μετά απλώς ξεκουράζεστε.',
    },
  },
  'naxos-or-koufonisia': {
    verdict: {
      en: 'Naxos is large and has everything, Koufonisia has beaches and a village. Go to Koufonisia for three days of swimming, to Naxos for everything else.',
      el: 'Η Νάξος είναι μεγάλη και έχει απ’ όλα, τα Κουφονήσια έχουν παραλίες κι ένα χωριό. Στα Κουφονήσια πάτε για τρεις μέρες μπάνια, στη Νάξο για όλα τα άλλα.',
    },
    first: {
      en: 'you have a whole week, uncertain weather or a large party. When it blows you still have hill villages and a museum.',
      el: 'μένετε μια βδομάδα, δεν εμπιστεύεστε τον καιρό ή έχετε μεγάλη παρέα. Όταν φυσάει, σας μένουν τα ορεινά χωριά κι ένα μουσείο.',
    },
    second: {
      en: 'you come in June or September without a car, heels or plans, and want to walk from bay to bay and be in the water by ten.',
      el: 'πάτε Ιούνιο ή Σεπτέμβριο χωρίς αυτοκίνητο, τακούνια και πρόγραμμα, για να περπατάτε από όρμο σε όρμο και στις δέκα να είστε στο νερό.',
    },
  },
  'milos-or-sifnos': {
    verdict: {
      en: 'Milos is better for coast, Sifnos for paths, villages and food. They lie on the same line, so the honest answer is three nights on each.',
      el: 'Η Μήλος έχει καλύτερες παραλίες, η Σίφνος καλύτερα μονοπάτια, χωριά και φαγητό. Είναι στην ίδια γραμμή, κι έτσι η σωστή απάντηση είναι τρεις νύχτες στην καθεμία.',
    },
    first: {
      en: 'you get up early to have Sarakiniko to yourself, drive south when it blows and keep a day for a boat trip. Its harbour is calm in most winds.',
      el: 'ξυπνάτε νωρίς για να βρείτε το Σαρακήνικο άδειο, πάτε νότια όταν φυσά και κρατάτε μια μέρα για σκάφος. Το λιμάνι της είναι ήρεμο με τους περισσότερους καιρούς.',
    },
    second: {
      en: 'you would rather walk from village to village than look for a parking place, and you choose an island by its food. It has hardly any wild beaches.',
      el: 'προτιμάτε να πηγαίνετε με τα πόδια από χωριό σε χωριό παρά να ψάχνετε θέση, και διαλέγετε νησί από το φαγητό του. Άγριες παραλίες σχεδόν δεν έχει.',
    },
  },
  'milos-or-folegandros': {
    verdict: {
      en: 'You go to Milos for its beaches, to Folegandros for its village. Milos takes four days and a car, Folegandros two or three days on foot.',
      el: 'Στη Μήλο πάτε για τις παραλίες, στη Φολέγανδρο για το χωριό. Η Μήλος θέλει τέσσερις μέρες και αυτοκίνητο, η Φολέγανδρος δύο τρεις με τα πόδια.',
    },
    first: {
      en: 'you come for sand and rock in every colour and do not mind hiring a car.',
      el: 'έρχεστε για άμμο και βράχο σε όλα τα χρώματα, και δεν σας πειράζει να νοικιάσετε αυτοκίνητο.',
    },
    second: {
      en: 'you want dinner in a square without a car in sight and can do without a sunbed. The slopes are hard on small children and bad knees.',
      el: 'θέλετε φαγητό σε πλατεία χωρίς ούτε ένα αυτοκίνητο και δεν σας λείπει η ξαπλώστρα. Οι ανηφόρες κουράζουν τα μικρά παιδιά και όσους έχουν πονεμένα γόνατα.',
    },
  },
  'santorini-or-folegandros': {
    verdict: {
      en: 'If you want a white village on the edge of a cliff with room to sit down, choose Folegandros. Santorini has the greater view, the museums, the airport and far more people.',
      el: 'Αν θέλετε άσπρο χωριό στο χείλος του γκρεμού με χώρο να καθίσετε, διαλέξτε Φολέγανδρο. Η Σαντορίνη έχει τη μεγαλύτερη θέα, τα μουσεία, το αεροδρόμιο και πολύ περισσότερο κόσμο.',
    },
    first: {
      en: 'you fly in for a short stay and would be sorry to miss the volcano. Akrotiri alone, a town buried in ash, is worth a morning.',
      el: 'έρχεστε με αεροπλάνο για λίγο και δεν θέλετε να χάσετε το ηφαίστειο. Το Ακρωτήρι μόνο του, μια πόλη θαμμένη στην τέφρα, αξίζει ένα πρωινό.',
    },
    second: {
      en: 'you know Santorini, or it does not tempt you. Stay three nights, take the bus to the end of the ridge and walk back, with a swim on the way.',
      el: 'τη Σαντορίνη την ξέρετε, ή δεν σας τραβά. Μείνετε τρεις νύχτες, πάρτε το λεωφορείο ως την άκρη της ράχης και γυρίστε με τα πόδια, με ένα μπάνιο στη μέση.',
    },
  },
  'andros-or-tinos': {
    verdict: {
      en: 'Both are good for walking and both are on the line from Rafina. Andros is greener, emptier and needs a car; Tinos has the villages and the better food, and you see more of it by bus.',
      el: 'Και οι δύο κάνουν για περπάτημα και είναι στη γραμμή της Ραφήνας. Η Άνδρος είναι πιο πράσινη, πιο άδεια και θέλει αυτοκίνητο· η Τήνος έχει τα χωριά και το καλύτερο φαγητό, και γυρίζεται πιο εύκολα με λεωφορείο.',
    },
    first: {
      en: 'you want water and shade: streams, plane trees, sandy bays at the end of a dirt road. The ferry takes about two hours.',
      el: 'θέλετε νερό και ίσκιο: ρέματα, πλατάνια, αμμουδιές στο τέλος ενός χωματόδρομου. Το πλοίο κάνει γύρω στις δύο ώρες.',
    },
    second: {
      en: 'you like to look at doors and chimneys as you walk and want a good dinner at the end. Stay away in mid-August unless you come for the feast of the Panagia.',
      el: 'σας αρέσει περπατώντας να κοιτάτε πόρτες και καμινάδες, και στο τέλος θέλετε καλό τραπέζι. Μην έρθετε τον Δεκαπενταύγουστο, εκτός αν έρχεστε για την Παναγία.',
    },
  },
  'kea-or-kythnos': {
    verdict: {
      en: 'Both are near enough for a long weekend. Kea is greener and smarter, with ancient sites on its paths; Kythnos is plainer, with better beaches and hot springs.',
      el: 'Και οι δύο είναι κοντά και κάνουν για τριήμερο. Η Κέα είναι πιο πράσινη και πιο κομψή, με αρχαία πάνω στα μονοπάτια· η Κύθνος πιο απλή, με καλύτερες παραλίες και ζεστά νερά.',
    },
    first: {
      en: 'you land in Athens at noon and want to swim before dark: Lavrio is near the airport and the boat takes little over an hour. Bring or hire a car.',
      el: 'προσγειώνεστε μεσημέρι και θέλετε μπάνιο πριν νυχτώσει: το Λαύριο είναι κοντά στο αεροδρόμιο και το πλοίο κάνει λίγο πάνω από μία ώρα. Πάρτε ή νοικιάστε αυτοκίνητο.',
    },
    second: {
      en: 'you want Kolona, a bar of sand with sea on both sides, and a hot soak at Loutra in October. Come on a weekday; on Friday Athens comes too.',
      el: 'θέλετε την Κολόνα, μια λωρίδα άμμου με θάλασσα από τις δύο μεριές, και τα ζεστά νερά στα Λουτρά τον Οκτώβριο. Ελάτε καθημερινή: την Παρασκευή έρχεται κι η Αθήνα.',
    },
  },
  'syros-or-paros': {
    verdict: {
      en: 'These are the two islands that work best by bus. Paros has better beaches and white villages; Syros has a city, lower prices and a life that does not stop in October.',
      el: 'Είναι τα δύο νησιά που βολεύουν πιο πολύ με το λεωφορείο. Η Πάρος έχει καλύτερες παραλίες και άσπρα χωριά· η Σύρος πόλη, χαμηλότερες τιμές και μια ζωή που δεν σταματά τον Οκτώβριο.',
    },
    first: {
      en: 'you come out of season, prefer theatre and cafés to lanes with bougainvillea, and are content with a modest beach at the end of a bus line.',
      el: 'έρχεστε εκτός σεζόν, προτιμάτε θέατρο και καφενεία από σοκάκια με βουκαμβίλιες, και σας φτάνει μια απλή παραλία στο τέρμα του λεωφορείου.',
    },
    second: {
      en: 'you come between May and September to swim. It has sandy coves among granite, windsurfing in the east and an old marble path for the evening.',
      el: 'έρχεστε από τον Μάιο ως τον Σεπτέμβριο για μπάνια. Έχει άμμο ανάμεσα σε γρανίτες, γουίντσερφ στα ανατολικά κι ένα παλιό μαρμαρόστρωτο για το απόγευμα.',
    },
  },
  'tinos-or-mykonos': {
    verdict: {
      en: 'They are half an hour apart, one for pilgrims and one for parties. On Tinos you eat, walk and sleep well; all the rest is on Mykonos.',
      el: 'Απέχουν μισή ώρα: στη μία πάτε για προσκύνημα, στην άλλη για πάρτι. Στην Τήνο τρώτε, περπατάτε και κοιμάστε καλά· όλα τα άλλα είναι στη Μύκονο.',
    },
    first: {
      en: 'instead of a sunbed you want fifty villages and a room for less than half the price. You can still cross for a day in the lanes of Mykonos.',
      el: 'αντί για ξαπλώστρα θέλετε πενήντα χωριά και δωμάτιο με λιγότερα από τα μισά λεφτά. Μια μέρα στα σοκάκια της Μυκόνου μπορείτε πάντα να την κάνετε.',
    },
    second: {
      en: 'you want sheltered sand and nights out above all. Tinos has few beaches out of the wind, and its evenings end after dinner.',
      el: 'θέλετε πάνω απ’ όλα απάνεμη άμμο και ξενύχτι. Η Τήνος έχει λίγες απάγκιες παραλίες, και η βραδιά της τελειώνει μετά το φαγητό.',
    },
  },
  'ios-or-paros': {
    verdict: {
      en: 'Ios has the finer sand and the wilder nights, Paros more to do out of the water. If you are over thirty and come in August, take Paros; in June take Ios.',
      el: 'Η Ίος έχει ομορφότερη άμμο και πιο άγριες νύχτες, η Πάρος περισσότερα να κάνετε όταν δεν κολυμπάτε. Αν είστε πάνω από τριάντα και έρχεστε Αύγουστο, διαλέξτε Πάρο· τον Ιούνιο, Ίο.',
    },
    first: {
      en: 'you want a port, a Chora and a long beach on one bus line, and nothing to decide until eleven at night.',
      el: 'θέλετε λιμάνι, Χώρα και μεγάλη παραλία σε μία γραμμή λεωφορείου, και να μην αποφασίζετε τίποτα πριν από τις έντεκα το βράδυ.',
    },
    second: {
      en: 'grandparents, surfers and a two-year-old travel together. There are two towns to go out in, and a small plane flies in from Athens.',
      el: 'ταξιδεύουν μαζί παππούδες, σέρφερ κι ένα δίχρονο. Για το βράδυ έχετε δύο πόλεις, και από την Αθήνα έρχεται μικρό αεροπλάνο.',
    },
  },
  'amorgos-or-folegandros': {
    verdict: {
      en: 'Both have cliffs, paths and a proud Chora. Folegandros is small enough for a long weekend and has grown smart; Amorgos is long, wild and cheaper, and takes the better part of a week.',
      el: 'Και οι δύο έχουν γκρεμούς, μονοπάτια και μια περήφανη Χώρα. Η Φολέγανδρος χωρά σε ένα τριήμερο κι έχει γίνει κομψή· η Αμοργός είναι μακρόστενη, άγρια, πιο φτηνή, και θέλει σχεδόν μια βδομάδα.',
    },
    first: {
      en: 'you carry a rucksack and want to end each day in a different village. It has two ports, and its two ends are like two islands.',
      el: 'κουβαλάτε σακίδιο και θέλετε κάθε μέρα να τελειώνετε σε άλλο χωριό. Έχει δύο λιμάνια, και οι δύο άκρες της είναι σαν δύο νησιά.',
    },
    second: {
      en: 'you want to unpack once, know every waiter by the second night and go on by boat to Milos or Santorini.',
      el: 'θέλετε να ανοίξετε βαλίτσα μία φορά, τη δεύτερη βραδιά να σας ξέρουν στο μαγαζί, και να συνεχίσετε με πλοίο για Μήλο ή Σαντορίνη.',
    },
  },
  'amorgos-or-koufonisia': {
    verdict: {
      en: 'Amorgos is steep and for walkers, Koufonisia is flat and for lying on the sand. The same small ferry calls at both.',
      el: 'Η Αμοργός είναι απότομη, για όσους περπατούν, τα Κουφονήσια επίπεδα, για όσους ξαπλώνουν στην άμμο. Το ίδιο μικρό πλοίο πιάνει και στα δύο νησιά.',
    },
    first: {
      en: 'a beach bores you after an hour. Walk the old path in a day and swim off the rocks of Agia Anna before the buses come.',
      el: 'στην παραλία βαριέστε μετά από μία ώρα. Κάντε το παλιό μονοπάτι σε μια μέρα και βουτήξτε από τα βράχια της Αγίας Άννας πριν έρθουν τα λεωφορεία.',
    },
    second: {
      en: 'you want pale sand sheltered from the north wind and never to look at a bus timetable. Go in June or September.',
      el: 'θέλετε ανοιχτόχρωμη άμμο, απάνεμη στον βοριά, και να μην κοιτάξετε ποτέ ώρες λεωφορείου. Πηγαίνετε Ιούνιο ή Σεπτέμβριο.',
    },
  },
  'schinoussa-or-iraklia': {
    verdict: {
      en: 'They are neighbours a quarter of an hour apart, both quiet. Schinoussa has more coves to choose from, Iraklia a walk to a great cave and one long beach.',
      el: 'Είναι γειτόνισσες, ένα τέταρτο με το πλοίο, ήσυχες και οι δύο. Η Σχοινούσα έχει περισσότερους όρμους, η Ηρακλειά μονοπάτι ως μια μεγάλη σπηλιά και μία μεγάλη παραλία.',
    },
    first: {
      en: 'you swim twice a day in two places and like a village on the hill between two coasts.',
      el: 'κολυμπάτε δυο φορές τη μέρα σε δύο μέρη και σας αρέσει ένα χωριό στον λόφο, ανάμεσα σε δύο ακτές.',
    },
    second: {
      en: 'you walk, or have small children and want sand at the door of the room. Otherwise you have seen it in two days and can sail one stop on.',
      el: 'περπατάτε, ή έχετε μικρά παιδιά και θέλετε άμμο στην πόρτα του δωματίου. Αλλιώς σε δύο μέρες έχετε δει όλο το νησί και πάτε μία στάση πιο πέρα.',
    },
  },
  'donousa-or-koufonisia': {
    verdict: {
      en: 'Donousa is what Koufonisia was, they say, with sand at the port and long gaps between boats; it also has a mountain with paths. Koufonisia has more of everything, visitors included.',
      el: 'Η Δονούσα θυμίζει, λένε, τα παλιά Κουφονήσια, με άμμο στο λιμάνι και μεγάλα κενά ανάμεσα στα πλοία, έχει όμως και βουνό με μονοπάτια. Στα Κουφονήσια όλα είναι περισσότερα, και ο κόσμος.',
    },
    first: {
      en: 'your dates can follow the boats, you like a walk before your swim and do not mind the same taverna four nights running.',
      el: 'μπορείτε να ταξιδέψετε όποια μέρα έχει πλοίο, σας αρέσει το μπάνιο ύστερα από περπάτημα, και δεν σας πειράζει η ίδια ταβέρνα τέσσερα βράδια στη σειρά.',
    },
    second: {
      en: 'your dates are fixed and you play safe: there are more sailings, more tavernas, and boats to the far bays.',
      el: 'έχετε σταθερές ημερομηνίες και θέλετε σιγουριά: πιο πολλά πλοία, πιο πολλές ταβέρνες, και βάρκες ως τους μακρινούς όρμους.',
    },
  },
  'sikinos-or-folegandros': {
    verdict: {
      en: 'Both are ridges with a village on a cliff, one boat ride apart. Folegandros has been discovered, and has the restaurants to show for it; Sikinos has not, and has its own wine.',
      el: 'Είναι δύο ράχες με ένα χωριό στον γκρεμό η καθεμία, και απέχουν μία στάση με το πλοίο. Τη Φολέγανδρο την έχουν ανακαλύψει, κι έχει καλά εστιατόρια· τη Σίκινο όχι ακόμη, κι έχει δικό της κρασί.',
    },
    first: {
      en: 'you would rather have a square where everybody greets you than a choice of restaurants. All its beaches face away from the north wind.',
      el: 'προτιμάτε από δέκα εστιατόρια μια πλατεία όπου σας καλημερίζουν όλοι. Καμία παραλία της δεν βλέπει στον βοριά.',
    },
    second: {
      en: 'you want a livelier Chora, boats on more days and paths that end at a taverna. In August it is expensive.',
      el: 'θέλετε μια Χώρα με κίνηση, πλοία πιο πολλές μέρες και μονοπάτια που βγάζουν σε ταβέρνα. Τον Αύγουστο είναι ακριβή.',
    },
  },
  'milos-or-kimolos': {
    verdict: {
      en: 'If you want to see a lot, stay on Milos and visit Kimolos for a day. If you have seen enough and want a village square at night, stay on Kimolos, half an hour across.',
      el: 'Αν θέλετε να δείτε πολλά, μείνετε στη Μήλο και πηγαίνετε μια μέρα στην Κίμωλο. Αν είδατε αρκετά και θέλετε μια πλατεία το βράδυ, μείνετε στην Κίμωλο, μισή ώρα απέναντι.',
    },
    first: {
      en: 'you need choice, a car and certainty. In summer big boats come every day, there is a small airport, and ten beaches have a road or a rope.',
      el: 'χρειάζεστε επιλογές, αυτοκίνητο και σιγουριά. Το καλοκαίρι έρχονται μεγάλα πλοία κάθε μέρα, έχει μικρό αεροδρόμιο και δέκα παραλίες με δρόμο ή με σκοινί.',
    },
    second: {
      en: 'two or three days in one village sound like a rest. On most days the last small ferry leaves before evening, which is why it is worth staying.',
      el: 'δυο τρεις μέρες σε ένα χωριό σάς ξεκουράζουν. Τις πιο πολλές μέρες το τελευταίο φέρι φεύγει πριν βραδιάσει, γι’ αυτό αξίζει να μείνετε.',
    },
  },
  'serifos-or-kythnos': {
    verdict: {
      en: 'They are the first two stops of the western line. Serifos has the spectacular Chora and wilder beaches; Kythnos is nearer, gentler and easier with children.',
      el: 'Είναι οι δύο πρώτες στάσεις της δυτικής γραμμής. Η Σέριφος έχει θεαματική Χώρα και πιο άγριες παραλίες· η Κύθνος είναι πιο κοντά, πιο ήπια, πιο εύκολη με παιδιά.',
    },
    first: {
      en: 'you want a dramatic place: iron, granite, a village piled on a rock. Hire a car or scooter with good tyres.',
      el: 'θέλετε άγριο τοπίο: σίδερο, γρανίτη, χωριό στοιβαγμένο σε βράχο. Νοικιάστε αμάξι ή σκούτερ με καλά λάστιχα.',
    },
    second: {
      en: 'you have two nights and hate long crossings. Ferries leave from Lavrio as well as Piraeus, and a boat takes you from the port to Kolona.',
      el: 'έχετε δύο νύχτες και βαριέστε το πλοίο. Δρομολόγια έχει και από το Λαύριο και από τον Πειραιά, και στην Κολόνα σάς πάει καραβάκι από το λιμάνι.',
    },
  },
  'naxos-or-ios': {
    verdict: {
      en: 'Naxos is for families, walkers and people who like to eat, Ios for the young in August and for anybody in June. The sand is excellent on both.',
      el: 'Η Νάξος είναι για οικογένειες, για όσους περπατούν και για καλοφαγάδες, η Ίος για νέους τον Αύγουστο και για όλους τον Ιούνιο. Η άμμος είναι εξαιρετική και στις δύο.',
    },
    first: {
      en: 'you want an island that fills a week, with villages under the mountain, a town with a Kastro and a small boat to the Small Cyclades.',
      el: 'θέλετε νησί που γεμίζει μια βδομάδα, με χωριά κάτω από το βουνό, πόλη με Κάστρο και μικρό πλοίο για τις Μικρές Κυκλάδες.',
    },
    second: {
      en: 'you have only three nights and Santorini is next. From the boat a bus takes you in a quarter of an hour to a kilometre of sand.',
      el: 'έχετε μόνο τρεις νύχτες κι ύστερα πάτε στη Σαντορίνη. Ένα τέταρτο με το λεωφορείο από το πλοίο έχει ένα χιλιόμετρο άμμο.',
    },
  },
  'mykonos-or-syros': {
    verdict: {
      en: 'Mykonos comes alive in summer, Syros is a town all year. Syros has marble streets, music and dinners that cost no more than a sunbed on Mykonos, but no famous beach.',
      el: 'Η Μύκονος ζει το καλοκαίρι, η Σύρος είναι πόλη όλο τον χρόνο. Η Σύρος έχει μαρμάρινους δρόμους και μουσική, και τρώτε με τα λεφτά μιας ξαπλώστρας στη Μύκονο, αλλά διάσημη παραλία δεν έχει.',
    },
    first: {
      en: 'you come for the beach and the parties on it, for two or three nights between late May and early October.',
      el: 'έρχεστε για την παραλία και τα πάρτι της, για δυο τρεις νύχτες από τα τέλη Μαΐου ως τις αρχές Οκτωβρίου.',
    },
    second: {
      en: 'you travel at Easter or in November, alone or with a book. Boats go on from its quay to most of the other islands.',
      el: 'ταξιδεύετε Πάσχα ή Νοέμβριο, μόνοι ή με ένα βιβλίο. Από την προβλήτα της φεύγουν πλοία για τα περισσότερα άλλα νησιά.',
    },
  },
  'anafi-or-folegandros': {
    verdict: {
      en: 'Anafi has the sand and the silence, Folegandros the village and the company. Anafi lies at the end of a line, so stay four nights and do not fly the next morning.',
      el: 'Η Ανάφη έχει την άμμο και τη σιωπή, η Φολέγανδρος το χωριό και την παρέα. Η Ανάφη είναι στο τέρμα της γραμμής: μείνετε τέσσερις νύχτες, και μην έχετε πτήση το άλλο πρωί.',
    },
    first: {
      en: 'you are content with one beach and one taverna a day, and a rock to climb in between. Bring cash, because the cash machine may be empty.',
      el: 'σας φτάνει μία παραλία και μία ταβέρνα τη μέρα, κι ένας βράχος ν’ ανεβείτε στο μεταξύ. Φέρτε μετρητά, γιατί το ΑΤΜ μπορεί να αδειάσει.',
    },
    second: {
      en: 'you like it quiet but not silent, with a good dinner and, on most days, a boat to somewhere else.',
      el: 'θέλετε ησυχία με λίγη παρέα, καλό τραπέζι και, τις περισσότερες μέρες, ένα πλοίο για κάπου αλλού.',
    },
  },
  'santorini-or-thirasia': {
    verdict: {
      en: 'You see the same caldera from either side. Stay on Santorini and cross for a day; stay on Thirasia for one night if you want the view without the people.',
      el: 'Βλέπετε την ίδια καλντέρα από τις δύο μεριές. Μείνετε στη Σαντορίνη και περάστε απέναντι για μια μέρα· μείνετε στη Θηρασία μία νύχτα, αν θέλετε τη θέα χωρίς κόσμο.',
    },
    first: {
      en: 'you want sights, a beach of some kind and something to do after dark. Take the local boat across instead of the tour, and go up to Manolas.',
      el: 'θέλετε αξιοθέατα, κάποια παραλία και κάτι να κάνετε το βράδυ. Περάστε απέναντι με το τοπικό καραβάκι και όχι με την εκδρομή, κι ανεβείτε στον Μανωλά.',
    },
    second: {
      en: 'you have seen the other rim and want the same view in silence. There is hardly a beach and only two or three shops, so carry cash.',
      el: 'είδατε την καλντέρα από τη Σαντορίνη και θέλετε την ίδια θέα με ησυχία. Παραλία σχεδόν δεν υπάρχει, τα μαγαζιά είναι δυο τρία, γι’ αυτό πάρτε μετρητά.',
    },
  },
};
