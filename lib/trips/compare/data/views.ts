import type { ComparedPair } from '@/lib/foundation/ids/compared-pairs';
import type { PairView } from '../types';

/**
 * Our own view of each pair: a verdict, and whom the first and the second island suit. The last two continue ‘Choose …
 * if’. Every fact in them is in the guides or records of the islands.
 */
export const pairViews: Readonly<Record<ComparedPair, PairView>> = {
  'paros-or-naxos': {
    verdict: {
      en: 'Paros for a mixed party that wants good buses, two pretty towns and somewhere to go at night. Naxos for longer beaches, mountains and farm food, and for anyone who likes an island that would exist without visitors.',
      el: 'Πάρο για παρέα με διαφορετικά γούστα, που θέλει καλά λεωφορεία, δύο όμορφες πόλεις και κάπου να βγει. Νάξο για πιο μεγάλες παραλίες, βουνό και φαγητό του τόπου, αν σας αρέσει ένα νησί που θα ζούσε και χωρίς τουρίστες.',
    },
    first: {
      en: 'one of you windsurfs, another shops in Naoussa and nobody wants to drive. It is small enough to see whole in three days, and Antiparos is ten minutes away.',
      el: 'ένας κάνει windsurf, άλλος ψωνίζει στη Νάουσα και κανείς δεν θέλει να οδηγεί. Σε τρεις μέρες την έχετε δει όλη, και η Αντίπαρος είναι δέκα λεπτά απέναντι.',
    },
    second: {
      en: 'you have small children and a week, or boots in the bag. You swim in the morning at Agios Prokopios and eat under Mount Zas at noon, and you will not have finished by Friday.',
      el: 'έχετε μικρά παιδιά και μια βδομάδα, ή άρβυλα στη βαλίτσα. Το πρωί κολυμπάτε στον Άγιο Προκόπιο, το μεσημέρι τρώτε κάτω από τον Ζα, και την Παρασκευή σάς μένουν ακόμη πολλά.',
    },
  },
  'santorini-or-mykonos': {
    verdict: {
      en: 'Santorini is for looking: the caldera, the wine, the buried town. Mykonos is for company: a crowd, music, a beach with service. Both cost about the same and both are full in August.',
      el: 'Στη Σαντορίνη πάτε για να κοιτάτε: καλντέρα, κρασί, μια θαμμένη πόλη. Στη Μύκονο πάτε για παρέα: κόσμος, μουσική, παραλία με σέρβις. Κοστίζουν περίπου το ίδιο και τον Αύγουστο είναι γεμάτες και οι δύο.',
    },
    first: {
      en: 'it is your first time in Greece and you would be sorry to have missed the view. Two or three nights are enough, and the sand is not what you came for.',
      el: 'έρχεστε πρώτη φορά και θα στενοχωρηθείτε αν χάσετε τη θέα. Δύο τρεις νύχτες αρκούν, και η άμμος δεν είναι ο λόγος που πάτε.',
    },
    second: {
      en: 'you want to dance, or to lie on pale sand with a drink brought to you. A morning on Delos shows you one of the great sites of antiquity between two nights out.',
      el: 'θέλετε χορό, ή ανοιχτόχρωμη άμμο και το ποτό στο χέρι. Ένα πρωί στη Δήλο βλέπετε από τους μεγάλους αρχαίους τόπους, ανάμεσα σε δύο εξόδους.',
    },
  },
  'milos-or-santorini': {
    verdict: {
      en: 'Two volcanoes: on Santorini you look at yours from a terrace, on Milos you swim in it. Milos has by far the better beaches and a lower bill; Santorini has the view, the villages and the archaeology.',
      el: 'Δύο ηφαίστεια: στη Σαντορίνη το κοιτάτε από τη βεράντα, στη Μήλο κολυμπάτε μέσα του. Η Μήλος έχει πολύ καλύτερες παραλίες και μικρότερο λογαριασμό· η Σαντορίνη θέα, χωριά και αρχαία.',
    },
    first: {
      en: 'you share a car and want another shore every day: white rock, red sand, a cove at the end of a rope. Leave a spare day, because the boat to Kleftiko waits for calm.',
      el: 'μοιράζεστε αυτοκίνητο και θέλετε κάθε μέρα άλλη ακτή: άσπρο βράχο, κόκκινη άμμο, έναν όρμο στην άκρη ενός σκοινιού. Αφήστε μια μέρα περιθώριο, γιατί το σκάφος για το Κλέφτικο περιμένει μπουνάτσα.',
    },
    second: {
      en: 'you have two nights, no licence and one picture in your head. Walk the rim at seven in the morning, taste the wine inland, and go before you have counted the people in Oia.',
      el: 'έχετε δύο νύχτες, κανένα δίπλωμα και μία εικόνα στο μυαλό. Περπατήστε το φρύδι στις εφτά το πρωί, δοκιμάστε κρασί στα μέσα χωριά, και φύγετε πριν μετρήσετε τον κόσμο στην Οία.',
    },
  },
  'naxos-or-milos': {
    verdict: {
      en: 'Naxos is the easy one: long sand by bus, a real town, food off the land. Milos is the strange one: more shapes and colours of coast than anywhere else here, but you drive to each of them.',
      el: 'Η Νάξος είναι η εύκολη: μεγάλες αμμουδιές με το λεωφορείο, κανονική πόλη, φαγητό από τη γη της. Η Μήλος είναι η παράξενη: περισσότερα σχήματα και χρώματα ακτής από κάθε άλλο νησί, αλλά οδηγείτε ως το καθένα.',
    },
    first: {
      en: 'you travel with children or without a car, or want mountains as well as sea. The meltemi hits its west coast, where the kites are glad of it.',
      el: 'ταξιδεύετε με παιδιά ή χωρίς αυτοκίνητο, ή θέλετε και βουνό. Το μελτέμι χτυπά τη δυτική ακτή της, και χαίρονται τα kite.',
    },
    second: {
      en: 'you photograph, snorkel and like a boat day. Its southern beaches lie in the lee of the north wind, so a windy week spoils less than you fear.',
      el: 'φωτογραφίζετε, βάζετε μάσκα και χαίρεστε μια μέρα με σκάφος. Οι νότιες παραλίες της μένουν απάγκιες στον βοριά, κι έτσι μια βδομάδα με αέρα χαλά λιγότερα απ’ όσο φοβάστε.',
    },
  },
  'milos-or-paros': {
    verdict: {
      en: 'Paros if evenings matter as much as days and you would rather ride a bus. Milos if the coast is the whole point and you do not mind that the night ends early.',
      el: 'Πάρο αν τα βράδια μετρούν όσο οι μέρες και προτιμάτε το λεωφορείο. Μήλο αν όλη η ουσία είναι η ακτή και δεν σας πειράζει που η βραδιά τελειώνει νωρίς.',
    },
    first: {
      en: 'you want lunar rock, boathouses on the wave and a day round cliffs that no road reaches. Book the car together with the room.',
      el: 'θέλετε βράχο σαν φεγγάρι, σύρματα πάνω στο κύμα και μια μέρα γύρω από γκρεμούς που δεν τους φτάνει δρόμος. Κλείστε το αυτοκίνητο μαζί με το δωμάτιο.',
    },
    second: {
      en: 'your party does not agree: marble lanes for one, boards for another, a bar for the third. It is also the better knot of ferries if you go on to a second island.',
      el: 'η παρέα δεν συμφωνεί: σοκάκια ο ένας, σανίδα ο άλλος, μπαρ ο τρίτος. Είναι και καλύτερος κόμβος για τα πλοία, αν συνεχίζετε σε δεύτερο νησί.',
    },
  },
  'ios-or-mykonos': {
    verdict: {
      en: 'Both live at night in July and August. Ios is young, cheap by comparison and carried by its bars; Mykonos is dressed up, expensive and starts on the beach in the afternoon.',
      el: 'Ιούλιο και Αύγουστο ζουν και τα δύο τη νύχτα. Η Ίος είναι νεανική, συγκριτικά φτηνή, και την κρατούν τα μπαρ της· η Μύκονος θέλει ντύσιμο και λεφτά, και ξεκινά απόγευμα από την παραλία.',
    },
    first: {
      en: 'you are in your twenties, or come in June with children and see none of it. A kilometre of sand lies below Chora, and Manganari is quiet when the rest is not.',
      el: 'είστε είκοσι και κάτι, ή έρχεστε Ιούνιο με παιδιά και δεν παίρνετε είδηση. Κάτω από τη Χώρα είναι ένα χιλιόμετρο άμμος, και στο Μαγγανάρι έχει ησυχία όταν αλλού δεν έχει.',
    },
    second: {
      en: 'you want well-known clubs, restaurants that are booked ahead and a town of sea captains to lose yourself in. Gay travellers have been at home here for decades.',
      el: 'θέλετε γνωστά κλαμπ, τραπέζι με κράτηση και μια πόλη καπεταναίων να χαθείτε. Οι γκέι ταξιδιώτες είναι εδώ σπίτι τους εδώ και δεκαετίες.',
    },
  },
  'sifnos-or-serifos': {
    verdict: {
      en: 'Sifnos is combed and Serifos is not. Sifnos gives you villages, trails and the best tables of the western islands; Serifos gives you bare hills, one steep Chora and beaches that nobody has furnished.',
      el: 'Η Σίφνος είναι χτενισμένη, η Σέριφος όχι. Η Σίφνος έχει χωριά, μονοπάτια και τα καλύτερα τραπέζια στα δυτικά νησιά· η Σέριφος γυμνά βουνά, μια Χώρα στον βράχο και παραλίες που δεν τις επίπλωσε κανείς.',
    },
    first: {
      en: 'lunch decides the day, you have no car, or the children are small. Book August well ahead, for the same families return each year.',
      el: 'η μέρα κανονίζεται από το μεσημεριανό, δεν έχετε αυτοκίνητο ή τα παιδιά είναι μικρά. Για Αύγουστο κλείστε νωρίς, γιατί κάθε χρόνο γυρίζουν οι ίδιες οικογένειες.',
    },
    second: {
      en: 'you carry your own umbrella, drive the last kilometre of dirt and want the bay to yourself at nine. It is also one stop nearer to Piraeus.',
      el: 'κουβαλάτε δική σας ομπρέλα, οδηγείτε το τελευταίο χιλιόμετρο χώμα και θέλετε τον όρμο δικό σας στις εννιά. Είναι και μία στάση πιο κοντά στον Πειραιά.',
    },
  },
  'folegandros-or-sifnos': {
    verdict: {
      en: 'Folegandros for two people, three nights and one unforgettable village on a cliff. Sifnos for longer, for a family, and for sand you can walk into.',
      el: 'Φολέγανδρο για δύο, τρεις νύχτες κι ένα χωριό στον γκρεμό που δεν ξεχνιέται. Σίφνο για περισσότερες, για οικογένεια και για άμμο που μπαίνεις περπατώντας.',
    },
    first: {
      en: 'you are a couple who like long dinners and steep paths, and a pebble cove without a sunbed sounds like a recommendation.',
      el: 'είστε ζευγάρι, σας αρέσουν τα δείπνα που αργούν και τα απότομα μονοπάτια, κι ένας όρμος με βότσαλο χωρίς ξαπλώστρα σάς ακούγεται καλός.',
    },
    second: {
      en: 'you want a different walk and a different kitchen each day, with a bus back. Its bays are shallow and its villages run into one another.',
      el: 'θέλετε κάθε μέρα άλλο μονοπάτι και άλλη κουζίνα, με λεωφορείο στην επιστροφή. Οι όρμοι είναι ρηχοί και τα χωριά σμίγουν το ένα με το άλλο.',
    },
  },
  'tinos-or-syros': {
    verdict: {
      en: 'Tinos for villages, paths and tables inland; Syros for evenings in a marble town and swims by bus. Both live through the winter, which few islands here do.',
      el: 'Τήνο για χωριά, μονοπάτια και τραπέζια στην ενδοχώρα· Σύρο για βραδιές σε μαρμάρινη πόλη και μπάνιο με το λεωφορείο. Έχουν και τα δύο ζωή τον χειμώνα, πράγμα σπάνιο εδώ.',
    },
    first: {
      en: 'you have a car for two days and like to see how things are made: dry walls, dovecotes, cheese in a gourd. The north coast belongs to the wind.',
      el: 'έχετε αυτοκίνητο για δυο μέρες και σας αρέσει να βλέπετε πώς φτιάχνονται τα πράγματα: ξερολιθιές, περιστεριώνες, τυρί σε κολοκύθα. Η βόρεια ακτή είναι του αέρα.',
    },
    second: {
      en: 'you come by boat with a bag and no plan to drive. Galissas and Vari stay calm in the meltemi, and after dinner there is still a town.',
      el: 'έρχεστε με μια τσάντα και χωρίς διάθεση να οδηγήσετε. Γαλησσάς και Βάρη μένουν ήσυχα στο μελτέμι, και μετά το φαγητό υπάρχει ακόμη πόλη.',
    },
  },
  'amorgos-or-naxos': {
    verdict: {
      en: 'Naxos has sand, buses and something for everybody. Amorgos has cliffs, one long road and the finest ridge walk in these islands, and asks for five days and a far boat.',
      el: 'Η Νάξος έχει άμμο, λεωφορεία και κάτι για τον καθένα. Η Αμοργός έχει γκρεμούς, έναν μακρύ δρόμο και την ωραιότερη πορεία σε ράχη, και ζητά πέντε μέρες και πολλές ώρες πλοίο.',
    },
    first: {
      en: 'you walk or dive, swim from rock as gladly as from sand, and think a monastery hanging on a cliff is worth a late arrival. Look at which port the ticket names.',
      el: 'περπατάτε ή καταδύεστε, κολυμπάτε από βράχο όσο κι από άμμο, και για ένα μοναστήρι στον γκρεμό φτάνετε ευχαρίστως αργά. Δείτε ποιο λιμάνι γράφει το εισιτήριο.',
    },
    second: {
      en: 'it is a family holiday or a first visit. Amorgos can still be a second stop: the small ferry through the Lesser Cyclades ends there.',
      el: 'είναι οικογενειακές διακοπές ή η πρώτη σας φορά. Η Αμοργός μένει για δεύτερη στάση: εκεί τελειώνει το μικρό πλοίο των Μικρών Κυκλάδων.',
    },
  },
  'koufonisia-or-schinoussa': {
    verdict: {
      en: 'Koufonisia has the colour of the water and the crowd that came to see it. Schinoussa, one stop before, has more coves than people outside August, and a village street instead of a scene.',
      el: 'Τα Κουφονήσια έχουν το χρώμα του νερού και τον κόσμο που ήρθε να το δει. Η Σχοινούσα, μία στάση πριν, έχει εκτός Αυγούστου πιο πολλούς όρμους από κόσμο, κι έναν δρόμο χωριού.',
    },
    first: {
      en: 'you want one flat coast of fine sand under your feet, launches all day and a lane that is awake at night. Avoid the weeks around 15 August.',
      el: 'θέλετε μια ίσια ακτή με ψιλή άμμο, λάντζες όλη μέρα κι ένα σοκάκι που ξενυχτά. Αποφύγετε τις βδομάδες γύρω στον Δεκαπενταύγουστο.',
    },
    second: {
      en: 'you bring a book and do not mind a hill between the bed and the sea. It costs less, and at five in the afternoon Livadi is yours.',
      el: 'φέρνετε βιβλίο και δεν σας πειράζει μια ανηφόρα ανάμεσα στο κρεβάτι και στη θάλασσα. Κοστίζει λιγότερο, και στις πέντε το απόγευμα το Λιβάδι είναι δικό σας.',
    },
  },
  'santorini-or-naxos': {
    verdict: {
      en: 'Santorini for two nights of astonishment, Naxos for the week after. If you can have only one and want to swim, it is Naxos; if you want to have seen it, Santorini.',
      el: 'Σαντορίνη για δύο νύχτες με το στόμα ανοιχτό, Νάξο για τη βδομάδα που ακολουθεί. Αν μπορείτε μόνο ένα και θέλετε μπάνιο, Νάξο· αν θέλετε να το έχετε δει, Σαντορίνη.',
    },
    first: {
      en: 'the caldera is the reason for the trip. Pay for the view on one night rather than on five, and sleep the others in Pyrgos or by the black sand.',
      el: 'το ταξίδι γίνεται για την καλντέρα. Πληρώστε τη θέα μία νύχτα και όχι πέντε· τις άλλες μείνετε στον Πύργο ή δίπλα στη μαύρη άμμο.',
    },
    second: {
      en: 'you count in days and euros. The same room costs little more than half, the sand is pale and kilometres long, and the table is set by farmers.',
      el: 'μετράτε μέρες και ευρώ. Το ίδιο δωμάτιο κοστίζει λίγο πάνω από το μισό, η άμμος είναι ανοιχτόχρωμη και πιάνει χιλιόμετρα, και το τραπέζι το στρώνουν αγρότες.',
    },
  },
  'santorini-or-paros': {
    verdict: {
      en: 'Santorini is one great view with a price on it; Paros is a rounded holiday with no single famous thing. If we could go back to one, it would be Paros.',
      el: 'Η Σαντορίνη είναι μία μεγάλη θέα με την τιμή της· η Πάρος ολόκληρες διακοπές χωρίς ένα διάσημο πράγμα. Για να ξαναπάμε, θα διαλέγαμε την Πάρο.',
    },
    first: {
      en: 'you marry, celebrate or have two days between flights. Book early and arrive when the ships have left.',
      el: 'παντρεύεστε, γιορτάζετε ή έχετε δύο μέρες ανάμεσα σε πτήσεις. Κλείστε νωρίς και φτάστε όταν φεύγουν τα κρουαζιερόπλοια.',
    },
    second: {
      en: 'you want to swim every day somewhere else by bus and have a harbour to dine in. In August it is full as well, but along many beaches instead of one rim.',
      el: 'θέλετε κάθε μέρα μπάνιο κι αλλού με το λεωφορείο, κι ένα λιμανάκι για φαγητό. Τον Αύγουστο γεμίζει κι αυτή, μα σε πολλές παραλίες και όχι σε ένα φρύδι.',
    },
  },
  'mykonos-or-paros': {
    verdict: {
      en: 'Paros is what many hoped to find on Mykonos: white lanes, good swimming, a late bar, and change left from the note. Mykonos still wins for clubs, service and Delos next door.',
      el: 'Η Πάρος είναι αυτό που πολλοί ελπίζουν να βρουν στη Μύκονο: άσπρα σοκάκια, καλό μπάνιο, ένα μπαρ ως αργά και ρέστα στο πορτοφόλι. Η Μύκονος κερδίζει σε κλαμπ, σέρβις και στη Δήλο απέναντι.',
    },
    first: {
      en: 'the night is the holiday and the bill does not matter, or you come in May or October for a handsome town without the queue.',
      el: 'οι διακοπές είναι η νύχτα και ο λογαριασμός δεν σας νοιάζει, ή έρχεστε Μάιο ή Οκτώβριο για μια όμορφη πόλη χωρίς ουρά.',
    },
    second: {
      en: 'you want Naoussa at ten and a quiet bed at one. Four family beaches are shallow, and its buses run into the small hours in summer.',
      el: 'θέλετε Νάουσα στις δέκα και ήσυχο κρεβάτι στη μία. Τέσσερις παραλίες είναι ρηχές για παιδιά, και το καλοκαίρι τα λεωφορεία γυρίζουν ως αργά μετά τα μεσάνυχτα.',
    },
  },
  'mykonos-or-naxos': {
    verdict: {
      en: 'Opposites. Mykonos sells a crowd, Naxos grows potatoes. For beaches, families, walking and value it is Naxos without a second thought; for a night out it is Mykonos.',
      el: 'Τα άκρα. Η Μύκονος πουλά κόσμο, η Νάξος βγάζει πατάτες. Για παραλίες, οικογένεια, περπάτημα και λεφτά που πιάνουν τόπο, Νάξος χωρίς συζήτηση· για έξοδο, Μύκονος.',
    },
    first: {
      en: 'three nights of noise are what you have been working for. Its south coast lies in the lee of the meltemi, sunbed beside sunbed.',
      el: 'δουλεύατε όλο τον χρόνο για τρεις νύχτες φασαρία. Η νότια ακτή της μένει απάγκια στο μελτέμι, ξαπλώστρα δίπλα σε ξαπλώστρα.',
    },
    second: {
      en: 'you stay longer than three nights. There is a castle quarter above the port, a mountain behind it and room on the sand even in August, if you go south.',
      el: 'μένετε πάνω από τρεις νύχτες. Πάνω από το λιμάνι έχει Κάστρο, πίσω του βουνό, και νότια βρίσκετε χώρο στην άμμο ακόμη και τον Αύγουστο.',
    },
  },
  'mykonos-or-milos': {
    verdict: {
      en: 'Mykonos brings people to you, Milos sends you out along the coast. Choose by what you want to tell at home: whom you met, or where you swam.',
      el: 'Στη Μύκονο έρχεται ο κόσμος σ’ εσάς, η Μήλος σάς στέλνει έξω, στην ακτή. Διαλέξτε με το τι θα λέτε γυρίζοντας: ποιους γνωρίσατε ή πού κολυμπήσατε.',
    },
    first: {
      en: 'you like a town that is awake, boats from beach to beach and not having to drive. In high summer a table, a bed and a sunbed all have to be booked.',
      el: 'σας αρέσει μια πόλη που δεν κοιμάται, καραβάκια από παραλία σε παραλία και να μην οδηγείτε. Κατακαλόκαιρο θέλουν κράτηση και το τραπέζι και το κρεβάτι και η ξαπλώστρα.',
    },
    second: {
      en: 'you would spend the same money on a boat to Kleftiko. Evenings are a hill village and a fish taverna in Pollonia.',
      el: 'τα ίδια λεφτά θα τα δίνατε για σκάφος ως το Κλέφτικο. Τα βράδια είναι ένα χωριό στον λόφο και μια ψαροταβέρνα στα Πολλώνια.',
    },
  },
  'santorini-or-ios': {
    verdict: {
      en: 'Next to each other and nothing alike: a cliff with a view, and a hill with bars above golden sand. Ios is the beach that Santorini does not have, less than an hour away by fast boat.',
      el: 'Δίπλα δίπλα και καμία σχέση: ένας γκρεμός με θέα κι ένας λόφος με μπαρ πάνω από χρυσή άμμο. Η Ίος είναι η παραλία που λείπει από τη Σαντορίνη, λιγότερο από μία ώρα με το ταχύπλοο.',
    },
    first: {
      en: 'you travel as a couple, taste wine and read signs in museums. It has flights of its own, which the neighbour has not.',
      el: 'ταξιδεύετε ζευγάρι, δοκιμάζετε κρασί και διαβάζετε τις ταμπέλες στα μουσεία. Έχει και αεροδρόμιο, που η γειτόνισσα δεν έχει.',
    },
    second: {
      en: 'you want to swim and, in season, to be out until light. In May and September it is emptier and cheaper than its neighbours, and few people think of it.',
      el: 'θέλετε μπάνιο και, στη σεζόν, ξενύχτι ως το φως. Μάιο και Σεπτέμβριο είναι πιο άδεια και πιο φτηνή από τα διπλανά της, και λίγοι το σκέφτονται.',
    },
  },
  'paros-or-antiparos': {
    verdict: {
      en: 'It is a question of a bed, since ten minutes of ferry lie between them. Sleep on Paros for choice, buses and boats; sleep on Antiparos to see the same faces every evening and let the children run.',
      el: 'Το ερώτημα είναι πού θα κοιμηθείτε, αφού τις χωρίζουν δέκα λεπτά φέρι. Στην Πάρο για επιλογές, λεωφορεία και πλοία· στην Αντίπαρο για να βλέπετε κάθε βράδυ τα ίδια πρόσωπα και να τρέχουν ελεύθερα τα παιδιά.',
    },
    first: {
      en: 'it is your first time, you arrive by night or leave at dawn, or you want more than one village. The small island is then a day trip: cave, lunch, swim.',
      el: 'έρχεστε πρώτη φορά, φτάνετε νύχτα ή φεύγετε χαράματα, ή ένα χωριό δεν σας φτάνει. Η Αντίπαρος γίνεται τότε εκδρομή: σπήλαιο, φαγητό, μπάνιο.',
    },
    second: {
      en: 'you have been to Paros, or have toddlers and a week with nothing planned. By the third day it has no more sights, and that is the idea.',
      el: 'την Πάρο την ξέρετε, ή έχετε νήπια και μια βδομάδα χωρίς πρόγραμμα. Την τρίτη μέρα τα αξιοθέατα τελειώνουν, κι αυτό είναι το νόημα.',
    },
  },
  'naxos-or-koufonisia': {
    verdict: {
      en: 'Naxos is a country, Koufonisia a beach with a village on it. Go to Koufonisia to do one thing well for three days, to Naxos for everything else.',
      el: 'Η Νάξος είναι ολόκληρη χώρα, τα Κουφονήσια μια παραλία με χωριό πάνω της. Στα Κουφονήσια κάνετε ένα πράγμα καλά για τρεις μέρες, στη Νάξο όλα τα άλλα.',
    },
    first: {
      en: 'the week is long, the weather uncertain or the party large. When the wind blows, a hill village and a museum are still open.',
      el: 'η βδομάδα είναι μεγάλη, ο καιρός αβέβαιος ή η παρέα πολλή. Όταν φυσά, μένουν ανοιχτά ένα ορεινό χωριό κι ένα μουσείο.',
    },
    second: {
      en: 'you want to leave wheels, heels and plans behind in June or September, walk from bay to bay and be in the water by ten.',
      el: 'θέλετε Ιούνιο ή Σεπτέμβριο χωρίς ρόδες, χωρίς τακούνια και χωρίς πρόγραμμα, να πηγαίνετε από όρμο σε όρμο και στις δέκα να είστε ήδη στο νερό.',
    },
  },
  'milos-or-sifnos': {
    verdict: {
      en: 'Milos for the coast, Sifnos for the land and the table. They lie on the same line, so the honest answer is three nights of each.',
      el: 'Μήλο για την ακτή, Σίφνο για τη στεριά και το τραπέζι. Είναι στην ίδια γραμμή, κι έτσι η σωστή απάντηση είναι τρεις νύχτες στην καθεμία.',
    },
    first: {
      en: 'you get up early to have Sarakiniko alone, drive south when the wind comes and save one day for a boat. Its harbour is calm in most winds.',
      el: 'ξυπνάτε νωρίς για να βρείτε το Σαρακήνικο άδειο, πάτε νότια όταν φυσά και κρατάτε μια μέρα για σκάφος. Το λιμάνι της είναι ήρεμο με τους περισσότερους καιρούς.',
    },
    second: {
      en: 'you would rather walk from village to village than queue for a parking place, and you choose an island by its kitchens. There is hardly a wild beach.',
      el: 'προτιμάτε να πηγαίνετε με τα πόδια από χωριό σε χωριό παρά να ψάχνετε θέση, και διαλέγετε νησί από την κουζίνα του. Άγρια παραλία δεν έχει σχεδόν καμία.',
    },
  },
  'milos-or-folegandros': {
    verdict: {
      en: 'Milos spends its beauty on beaches, Folegandros on a village. Four days with a car for the one, two or three on foot for the other.',
      el: 'Η Μήλος έβαλε την ομορφιά της στις παραλίες, η Φολέγανδρος στο χωριό της. Τέσσερις μέρες με αυτοκίνητο για τη μία, δύο τρεις με τα πόδια για την άλλη.',
    },
    first: {
      en: 'sand and rock of every colour are what you came for, and a hire car does not frighten you.',
      el: 'ήρθατε για άμμο και βράχο σε όλα τα χρώματα, και το νοικιασμένο αυτοκίνητο δεν σας τρομάζει.',
    },
    second: {
      en: 'you want dinner in a square without a car in sight and do not ask for a sunbed. Small children and bad knees will tire of the slopes.',
      el: 'θέλετε φαγητό σε πλατεία χωρίς ούτε ένα αυτοκίνητο και δεν ζητάτε ξαπλώστρα. Τα μικρά παιδιά και τα πονεμένα γόνατα θα κουραστούν στις πλαγιές.',
    },
  },
  'santorini-or-folegandros': {
    verdict: {
      en: 'If what you want is a white village on the edge of a cliff with room to sit down, it is Folegandros. Santorini has the greater view, the museums and the airport, and everybody else.',
      el: 'Αν θέλετε ένα άσπρο χωριό στο χείλος του γκρεμού με χώρο να καθίσετε, είναι η Φολέγανδρος. Η Σαντορίνη έχει τη μεγαλύτερη θέα, τα μουσεία και το αεροδρόμιο, και όλους τους άλλους.',
    },
    first: {
      en: 'you fly in for a short stay and would regret the volcano. Akrotiri alone, a town under ash, is worth the morning.',
      el: 'έρχεστε με αεροπλάνο για λίγο και θα σας έμενε το ηφαίστειο. Το Ακρωτήρι μόνο του, μια πόλη κάτω από την τέφρα, αξίζει το πρωινό.',
    },
    second: {
      en: 'you have been, or do not need to have been. Come for three nights, take the bus to the end of the ridge and walk back by way of a swim.',
      el: 'έχετε πάει, ή δεν σας χρειάζεται. Ελάτε για τρεις νύχτες, πάρτε το λεωφορείο ως την άκρη της ράχης και γυρίστε με τα πόδια, με ένα μπάνιο στη μέση.',
    },
  },
  'andros-or-tinos': {
    verdict: {
      en: 'Both are for walkers and both are on the boat from Rafina. Andros is greener, emptier and needs a car; Tinos has the villages and the cooks, and more of it can be had by bus.',
      el: 'Και τα δύο είναι για όσους περπατούν, και στα δύο σταματά το πλοίο της Ραφήνας. Η Άνδρος είναι πιο πράσινη, πιο άδεια και θέλει αυτοκίνητο· η Τήνος έχει τα χωριά και τους μάγειρες, και γυρίζεται πιο εύκολα με λεωφορείο.',
    },
    first: {
      en: 'you long for water and shade: streams, plane trees, sandy bays at the end of a dirt road. The ferry takes about two hours.',
      el: 'λαχταράτε νερό και ίσκιο: ρέματα, πλατάνια, αμμουδιές στο τέλος ενός χωματόδρομου. Το πλοίο κάνει γύρω στις δύο ώρες.',
    },
    second: {
      en: 'you look at doors and chimneys as you walk and want a good dinner at the end. Keep clear of the Panagia in mid-August unless you come for her.',
      el: 'περπατώντας κοιτάτε πόρτες και καμινάδες, και στο τέλος θέλετε καλό τραπέζι. Μην έρθετε τον Δεκαπενταύγουστο, εκτός αν έρχεστε για την Παναγία.',
    },
  },
  'kea-or-kythnos': {
    verdict: {
      en: 'Two short crossings for a long weekend. Kea is greener and smarter, with ancient sites on its paths; Kythnos is plainer, with better beaches and a hot spring.',
      el: 'Δύο σύντομα ταξίδια για τριήμερο. Η Κέα είναι πιο πράσινη και πιο καθωσπρέπει, με αρχαία πάνω στα μονοπάτια· η Κύθνος πιο απλή, με καλύτερες παραλίες και ζεστά νερά.',
    },
    first: {
      en: 'you land in Athens at noon and want to swim before dark: Lavrio is near the airport and the boat takes little over an hour. Bring or hire a car.',
      el: 'προσγειώνεστε μεσημέρι και θέλετε μπάνιο πριν νυχτώσει: το Λαύριο είναι κοντά στο αεροδρόμιο και το πλοίο κάνει λίγο πάνω από μία ώρα. Πάρτε ή νοικιάστε αυτοκίνητο.',
    },
    second: {
      en: 'you want Kolona, a bar of sand with sea on both sides, and a soak at Loutra in October. Come on a weekday; on Friday the city comes too.',
      el: 'θέλετε την Κολόνα, μια λωρίδα άμμου με θάλασσα από τις δύο μεριές, και τα ζεστά νερά στα Λουτρά τον Οκτώβριο. Ελάτε καθημερινή· την Παρασκευή έρχεται κι η Αθήνα.',
    },
  },
  'syros-or-paros': {
    verdict: {
      en: 'The two islands that work best without a car. Paros has the better beaches and white villages; Syros has the city, lower prices and a life that does not stop in October.',
      el: 'Τα δύο νησιά που βγαίνουν πιο εύκολα χωρίς αυτοκίνητο. Η Πάρος έχει καλύτερες παραλίες και άσπρα χωριά· η Σύρος πόλη, χαμηλότερες τιμές και μια ζωή που δεν σταματά τον Οκτώβριο.',
    },
    first: {
      en: 'you come out of season, want theatre and cafés rather than lanes with bougainvillea, and are content with a modest beach at the end of a bus line.',
      el: 'έρχεστε εκτός σεζόν, θέλετε θέατρο και καφενεία μάλλον παρά σοκάκια με βουκαμβίλιες, και σας φτάνει μια ταπεινή παραλία στο τέρμα του λεωφορείου.',
    },
    second: {
      en: 'you come between May and September to swim. Sand pools between granite, boards in the east, and a marble path for the evening.',
      el: 'έρχεστε από τον Μάιο ως τον Σεπτέμβριο για μπάνια. Άμμος ανάμεσα σε γρανίτες, σανίδες στα ανατολικά, κι ένα μαρμαρόστρωτο για το απόγευμα.',
    },
  },
  'tinos-or-mykonos': {
    verdict: {
      en: 'Half an hour of water between a pilgrimage and a party. Tinos is for eating, walking and sleeping well; Mykonos is for the rest.',
      el: 'Μισή ώρα θάλασσα ανάμεσα σε ένα προσκύνημα κι ένα πάρτι. Στην Τήνο τρώτε, περπατάτε και κοιμάστε καλά· στη Μύκονο όλα τα υπόλοιπα.',
    },
    first: {
      en: 'a room for less than half the price and fifty villages sound better than a sunbed. You can still have a day in the lanes across the water.',
      el: 'ένα δωμάτιο με λιγότερα από τα μισά λεφτά και πενήντα χωριά σάς λένε περισσότερα από μια ξαπλώστρα. Μια μέρα στα σοκάκια απέναντι μπορείτε πάντα να την κάνετε.',
    },
    second: {
      en: 'sheltered sand and nights count most. Tinos has few beaches out of the wind, and its evenings end with the coffee.',
      el: 'μετρούν πιο πολύ η απάνεμη άμμος και οι νύχτες. Η Τήνος έχει λίγες απάγκιες παραλίες, και η βραδιά της τελειώνει με τον καφέ.',
    },
  },
  'ios-or-paros': {
    verdict: {
      en: 'Ios has the finer sand and the wilder nights, Paros has more to do when the sun is behind a cloud. Over thirty and in August, take Paros; in June take Ios.',
      el: 'Η Ίος έχει ομορφότερη άμμο και πιο άγριες νύχτες, η Πάρος περισσότερα να κάνετε όταν δεν είστε στη θάλασσα. Πάνω από τα τριάντα και Αύγουστο, Πάρο· Ιούνιο, Ίο.',
    },
    first: {
      en: 'you want one bus line with a port, a Chora and a long beach on it, and nothing to decide until eleven at night.',
      el: 'θέλετε μία γραμμή λεωφορείου με λιμάνι, Χώρα και μεγάλη παραλία πάνω της, και καμία απόφαση πριν από τις έντεκα το βράδυ.',
    },
    second: {
      en: 'grandparents, surfers and a two-year-old travel together. Two towns share the evenings between them, and a small plane lands from Athens.',
      el: 'ταξιδεύουν μαζί παππούδες, σέρφερ κι ένα δίχρονο. Τα βράδια τα μοιράζονται δύο πόλεις, και από την Αθήνα έρχεται μικρό αεροπλάνο.',
    },
  },
  'amorgos-or-folegandros': {
    verdict: {
      en: 'Both are cliffs, paths and a proud Chora. Folegandros is small enough for a long weekend and has grown smart; Amorgos is long, wild, cheaper and wants the better part of a week.',
      el: 'Και τα δύο είναι γκρεμοί, μονοπάτια και μια περήφανη Χώρα. Η Φολέγανδρος χωρά σε ένα τριήμερο κι έχει γίνει κομψή· η Αμοργός είναι μακριά, άγρια, πιο φτηνή, και θέλει σχεδόν μια βδομάδα.',
    },
    first: {
      en: 'you carry a rucksack and want days that end in another village than they began in. There are two ports and two different halves to sleep in.',
      el: 'κουβαλάτε σακίδιο και θέλετε μέρες που τελειώνουν σε άλλο χωριό απ’ ό,τι άρχισαν. Έχει δύο λιμάνια και δύο αλλιώτικα μισά για να μείνετε.',
    },
    second: {
      en: 'you want to unpack once, know every waiter by the second night and go on by boat to Milos or Santorini.',
      el: 'θέλετε να ανοίξετε βαλίτσα μία φορά, τη δεύτερη βραδιά να σας ξέρουν στο μαγαζί, και να συνεχίσετε με πλοίο για Μήλο ή Σαντορίνη.',
    },
  },
  'amorgos-or-koufonisia': {
    verdict: {
      en: 'Amorgos stands up, Koufonisia lies down. Legs and lungs for the first, a towel for the second, and the same small ferry calls at both.',
      el: 'Η Αμοργός στέκει όρθια, τα Κουφονήσια είναι ξαπλωμένα. Πόδια και ανάσα για την πρώτη, πετσέτα για τα δεύτερα, και το ίδιο μικρό πλοίο πιάνει και στα δύο.',
    },
    first: {
      en: 'a beach bores you after an hour. Walk the old path in a day and swim off the rocks of Agia Anna before the buses come.',
      el: 'στην παραλία βαριέστε μετά από μία ώρα. Κάντε το παλιό μονοπάτι σε μια μέρα και βουτήξτε από τα βράχια της Αγίας Άννας πριν έρθουν τα λεωφορεία.',
    },
    second: {
      en: 'you want pale sand that lies in the lee of the north wind, and never to look at a timetable of buses. Take June or September.',
      el: 'θέλετε ανοιχτόχρωμη άμμο, απάνεμη στον βοριά, και να μην κοιτάξετε ποτέ ώρες λεωφορείου. Διαλέξτε Ιούνιο ή Σεπτέμβριο.',
    },
  },
  'schinoussa-or-iraklia': {
    verdict: {
      en: 'Neighbours a quarter of an hour apart, both quiet. Schinoussa for a choice of coves, Iraklia for walking to a great cave and for one long beach.',
      el: 'Γειτόνισσες με ένα τέταρτο δρόμο, ήσυχες και οι δύο. Σχοινούσα για να διαλέγετε όρμο, Ηρακλειά για να περπατήσετε ως τη σπηλιά και για μία μεγάλη παραλία.',
    },
    first: {
      en: 'you swim twice a day in two places and like a village on the hill between two coasts.',
      el: 'κολυμπάτε δυο φορές τη μέρα σε δύο μέρη και σας αρέσει ένα χωριό στον λόφο, ανάμεσα σε δύο ακτές.',
    },
    second: {
      en: 'you walk, or have small children and want sand at the door of the room. Whoever does neither has seen it in two days and sails one stop on.',
      el: 'περπατάτε, ή έχετε μικρά παιδιά και θέλετε άμμο στην πόρτα. Όποιος δεν κάνει τίποτα από τα δύο την έχει δει σε δύο μέρες και πάει μία στάση πιο πέρα.',
    },
  },
  'donousa-or-koufonisia': {
    verdict: {
      en: 'Donousa is what people say Koufonisia used to be: a sandy port, a mountain with paths and long gaps between boats. Koufonisia has more of everything, the visitors included.',
      el: 'Η Δονούσα είναι αυτό που λένε ότι ήταν κάποτε τα Κουφονήσια: αμμουδερό λιμάνι, βουνό με μονοπάτια και μεγάλα κενά ανάμεσα στα πλοία. Τα Κουφονήσια έχουν πιο πολλά απ’ όλα, και κόσμο.',
    },
    first: {
      en: 'your dates can bend to a timetable, you like to earn a swim on foot and dinner may be the same place four nights running.',
      el: 'οι μέρες σας χωρούν σε ένα αραιό δρομολόγιο, το μπάνιο σας αρέσει ύστερα από πορεία, και δεν σας πειράζει το ίδιο τραπέζι τέσσερα βράδια στη σειρά.',
    },
    second: {
      en: 'you have fixed dates and want certainty: more sailings, more tables, and launches to the far bays.',
      el: 'έχετε σταθερές ημερομηνίες και θέλετε σιγουριά: πιο πολλά πλοία, πιο πολλά τραπέζια, και λάντζες ως τους μακρινούς όρμους.',
    },
  },
  'sikinos-or-folegandros': {
    verdict: {
      en: 'Two ridges, two villages on a cliff, one boat between them. Folegandros has been discovered and eats well for it; Sikinos has not, and pours you its own wine.',
      el: 'Δύο ράχες, δύο χωριά στον γκρεμό, ένα πλοίο ανάμεσά τους. Τη Φολέγανδρο την ανακάλυψαν και τρώει καλά γι’ αυτό· τη Σίκινο όχι, και σας κερνά το δικό της κρασί.',
    },
    first: {
      en: 'a square where everybody greets you is worth more than a choice of restaurants. All its beaches face away from the north wind.',
      el: 'μια πλατεία όπου σας καλημερίζουν όλοι αξίζει πιο πολύ από δέκα εστιατόρια. Όλες οι παραλίες της έχουν την πλάτη στον βοριά.',
    },
    second: {
      en: 'you want a Chora with lights in it, more boats on more days and paths that end at a taverna. Expect to pay for it in August.',
      el: 'θέλετε μια Χώρα με φώτα, πλοία πιο πολλές μέρες και μονοπάτια που βγάζουν σε ταβέρνα. Τον Αύγουστο θα το πληρώσετε.',
    },
  },
  'milos-or-kimolos': {
    verdict: {
      en: 'Stay on Milos and visit Kimolos for a day, if you want to see a lot. Stay on Kimolos, half an hour across, if you have seen enough and want a square at night.',
      el: 'Μείνετε στη Μήλο και πηγαίνετε στην Κίμωλο για μια μέρα, αν θέλετε να δείτε πολλά. Μείνετε στην Κίμωλο, απέναντι, αν είδατε αρκετά και θέλετε μια πλατεία το βράδυ.',
    },
    first: {
      en: 'you need choice, a car and certainty: big boats every day in summer, a small airport, ten beaches with a road or a rope to them.',
      el: 'χρειάζεστε επιλογές, αυτοκίνητο και σιγουριά: μεγάλα πλοία κάθε μέρα το καλοκαίρι, μικρό αεροδρόμιο, δέκα παραλίες με δρόμο ή με σκοινί.',
    },
    second: {
      en: 'two or three days of one village are a rest to you and not a sentence. On most days the last small ferry leaves before the evening begins, which is the reason to stay.',
      el: 'δυο τρεις μέρες σε ένα χωριό τις λέτε ξεκούραση. Τις πιο πολλές μέρες το τελευταίο φέρι φεύγει πριν αρχίσει η βραδιά, και γι’ αυτό αξίζει να μείνετε.',
    },
  },
  'serifos-or-kythnos': {
    verdict: {
      en: 'The first two stops of the western line. Serifos has the spectacular Chora and wilder beaches; Kythnos is nearer, gentler and easier with children.',
      el: 'Οι δύο πρώτες στάσεις της δυτικής γραμμής. Η Σέριφος έχει τη θεαματική Χώρα και πιο άγριες παραλίες· η Κύθνος είναι πιο κοντά, πιο ήπια, και πιο εύκολη με παιδιά.',
    },
    first: {
      en: 'you want drama: iron, granite, a village stacked on a rock. Hire something with wheels and good tyres.',
      el: 'θέλετε δράμα: σίδερο, γρανίτη, ένα χωριό στοιβαγμένο σε βράχο. Νοικιάστε κάτι με ρόδες και καλά λάστιχα.',
    },
    second: {
      en: 'you have two nights and hate a long crossing. Boats leave from Lavrio as well as Piraeus, and a boat takes you to Kolona from the port.',
      el: 'έχετε δύο νύχτες και βαριέστε το πλοίο. Φεύγει και από το Λαύριο και από τον Πειραιά, και στην Κολόνα σάς πάει καραβάκι από το λιμάνι.',
    },
  },
  'naxos-or-ios': {
    verdict: {
      en: 'Naxos for families, walkers and eaters, Ios for the young in August and for anybody in June. The sand is excellent on both.',
      el: 'Νάξο για οικογένειες, για όσους περπατούν και για καλοφαγάδες, Ίο για νέους τον Αύγουστο και για όλους τον Ιούνιο. Η άμμος είναι εξαιρετική και στις δύο.',
    },
    first: {
      en: 'you want an island that fills a week: villages under the mountain, a town with a Kastro, and the Lesser Cyclades by small boat.',
      el: 'θέλετε νησί που γεμίζει μια βδομάδα: χωριά κάτω από το βουνό, πόλη με Κάστρο, και Μικρές Κυκλάδες με το μικρό πλοίο.',
    },
    second: {
      en: 'three nights are all you have and Santorini is next. You step off the boat, ride a quarter of an hour and lie on a kilometre of sand.',
      el: 'έχετε μόνο τρεις νύχτες κι ύστερα Σαντορίνη. Κατεβαίνετε από το πλοίο, παίρνετε το λεωφορείο και ξαπλώνετε σε ένα χιλιόμετρο άμμου.',
    },
  },
  'mykonos-or-syros': {
    verdict: {
      en: 'One is a stage in summer, the other a town all year. Syros gives you marble, music and dinner for the price of a sunbed on Mykonos, and no famous beach.',
      el: 'Η μία είναι σκηνή το καλοκαίρι, η άλλη πόλη όλο τον χρόνο. Η Σύρος σάς δίνει μάρμαρο, μουσική και φαγητό με τα λεφτά μιας ξαπλώστρας στη Μύκονο, αλλά όχι διάσημη παραλία.',
    },
    first: {
      en: 'the beach and what happens on it are the point, and you come for two or three nights between late May and early October.',
      el: 'σημασία έχει η παραλία και ό,τι γίνεται πάνω της, κι έρχεστε για δυο τρεις νύχτες από τα τέλη Μαΐου ως τις αρχές Οκτωβρίου.',
    },
    second: {
      en: 'you travel at Easter or in November, alone or with a book. Boats go on from its quay to most of the others.',
      el: 'ταξιδεύετε Πάσχα ή Νοέμβριο, μόνοι ή με ένα βιβλίο. Από την προβλήτα της φεύγουν πλοία για τα περισσότερα άλλα νησιά.',
    },
  },
  'anafi-or-folegandros': {
    verdict: {
      en: 'Anafi has the sand and the silence, Folegandros the village and the company. Anafi lies at the end of a line: four nights and no flight next morning.',
      el: 'Η Ανάφη έχει την άμμο και τη σιωπή, η Φολέγανδρος το χωριό και την παρέα. Η Ανάφη είναι στο τέρμα της γραμμής: τέσσερις νύχτες, και όχι πτήση το άλλο πρωί.',
    },
    first: {
      en: 'you are content with one beach and one taverna a day, and a rock to climb in between. Bring notes, for the cash machine may run dry.',
      el: 'σας φτάνει μία παραλία και μία ταβέρνα τη μέρα, κι ένας βράχος ν’ ανεβείτε στο μεταξύ. Φέρτε μετρητά, γιατί το μηχάνημα μπορεί να ξεμείνει.',
    },
    second: {
      en: 'you want the quiet with a good dinner in it, and a boat most days to somewhere else.',
      el: 'θέλετε ησυχία με καλό τραπέζι, και τις περισσότερες μέρες ένα πλοίο για κάπου αλλού.',
    },
  },
  'santorini-or-thirasia': {
    verdict: {
      en: 'The same caldera from both sides. Stay on Santorini and cross for a day; stay on Thirasia for one night if you want the view and nobody in it.',
      el: 'Η ίδια καλντέρα από τις δύο μεριές. Μείνετε στη Σαντορίνη και περάστε απέναντι για μια μέρα· μείνετε στη Θηρασία μία νύχτα, αν θέλετε τη θέα χωρίς κανέναν μέσα της.',
    },
    first: {
      en: 'you want sights, a beach of some kind and something to do after dark. Take the local boat across instead of the tour, and go up to Manolas.',
      el: 'θέλετε αξιοθέατα, κάποια παραλία και κάτι να κάνετε το βράδυ. Περάστε απέναντι με το τοπικό καραβάκι και όχι με την εκδρομή, κι ανεβείτε στον Μανωλά.',
    },
    second: {
      en: 'you have seen the other rim and want it back in silence. There is hardly a beach, shops are two or three, and you should carry cash.',
      el: 'το άλλο φρύδι το είδατε και το θέλετε πίσω με ησυχία. Παραλία σχεδόν δεν υπάρχει, τα μαγαζιά είναι δυο τρία, και καλό είναι να έχετε μετρητά.',
    },
  },
};
