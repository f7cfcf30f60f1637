import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IslandTraits } from '../types';

/**
 * Facts about each island for the comparison that no other record holds, read from its guide,
 * which has the sources. The nights are our own view.
 */
export const islandTraits: Readonly<Record<IslandSlug, IslandTraits>> = {
  amorgos: {
    nights: [3, 5],
    stony: ['agia-anna', 'mouros', 'agios-pavlos', 'nikouria', 'mikri-vlychada'],
    season: {
      en: 'May, June and late September are for the paths; the meltemi of July and August is hard on the ridge.',
      el: 'Μάιος, Ιούνιος και τέλη Σεπτεμβρίου είναι για μονοπάτια· το μελτέμι του Ιουλίου και του Αυγούστου χτυπά στη ράχη.',
    },
    walks: {
      en: 'The old spine path from Chora past the cliff monastery to Aegiali, and many marked ones beside it.',
      el: 'Το παλιό μονοπάτι της ράχης από τη Χώρα στην Αιγιάλη, δίπλα από το μοναστήρι, και πολλά ακόμη με σήμανση.',
    },
    food: {
      en: 'Patatato, kid stewed with potatoes, and a fava of the local pea.',
      el: 'Πατατάτο, κατσίκι με πατάτες στην κατσαρόλα, και φάβα από ντόπιο μπιζέλι.',
    },
    evenings: {
      en: 'Village squares rather than beach bars.',
      el: 'Βγαίνετε στις πλατείες των χωριών· μπιτς μπαρ δεν θα βρείτε.',
    },
    children: {
      en: 'Aegiali only: shallow sand, and no cars along it.',
      el: 'Μόνο η Αιγιάλη: ρηχά, άμμος, και αυτοκίνητα δεν περνούν.',
    },
    noCar: {
      en: 'Works from June to mid-September, if you sleep where the buses stop.',
      el: 'Γίνεται από τον Ιούνιο ως τα μέσα Σεπτεμβρίου, αν μένετε κοντά σε στάση.',
    },
  },
  anafi: {
    nights: [3, 4],
    stony: ['vagia'],
    season: {
      en: 'Quiet even in August; a gale may hold you a day or two, and most kitchens shut after October.',
      el: 'Ήσυχη και τον Αύγουστο· ένα απαγορευτικό μπορεί να σας κρατήσει μια δυο μέρες, και μετά τον Οκτώβριο σχεδόν όλα κλείνουν.',
    },
    walks: {
      en: 'The rock of Kalamos, and the sacred way from Roukounas, partly paved by the ancients.',
      el: 'Ο βράχος του Καλάμου, και η ιερά οδός από τον Ρούκουνα, σε κομμάτια ακόμη αρχαία στρώση.',
    },
    food: {
      en: 'A handful of tavernas, grills and one bakery; bring cash.',
      el: 'Λίγες ταβέρνες, ψησταριές και ένας φούρνος· έχετε μετρητά.',
    },
    evenings: {
      en: 'One lane in Chora with cafés and a few bars; the wind has the last word.',
      el: 'Ένα σοκάκι στη Χώρα με καφενεία και λίγα μπαρ· τον τελευταίο λόγο τον έχει ο αέρας.',
    },
    children: {
      en: 'Kleisidi in June or September; the hospital is on Santorini.',
      el: 'Κλεισίδι, Ιούνιο ή Σεπτέμβριο· το νοσοκομείο είναι στη Σαντορίνη.',
    },
    noCar: {
      en: 'No trouble while the summer bus runs; in May you walk.',
      el: 'Κανένα πρόβλημα όσο έχει καλοκαιρινό λεωφορείο· τον Μάιο περπατάτε.',
    },
  },
  andros: {
    nights: [3, 5],
    stony: ['achla', 'gialia'],
    season: {
      en: 'Springs run from April to early June; in high summer the wind of the Kafireas strait keeps the north coast rough for days.',
      el: 'Από τον Απρίλιο ως τις αρχές Ιουνίου τρέχουν τα νερά· κατακαλόκαιρο ο αέρας του Καφηρέα αφήνει τα βόρεια φουσκωμένα μέρες ολόκληρες.',
    },
    walks: {
      en: 'More than a hundred kilometres of numbered paths, between streams, mills and stone bridges.',
      el: 'Πάνω από εκατό χιλιόμετρα αριθμημένα μονοπάτια, ανάμεσα σε ρέματα, μύλους και πέτρινα γεφύρια.',
    },
    food: {
      en: 'Fourtalia, the omelette with sausage for two, volaki cheese, and almond sweets in Chora.',
      el: 'Φουρτάλια με λουκάνικο για δύο, βολάκι, και αμυγδαλωτά στη Χώρα.',
    },
    evenings: {
      en: 'Batsi and Chora have bars; elsewhere the village goes to bed.',
      el: 'Μπαρ έχουν το Μπατσί και η Χώρα· αλλού το χωριό κοιμάται νωρίς.',
    },
    children: {
      en: 'Batsi, Fellos and Chrysi Ammos are shallow, and a stream with turtles saves the windy day.',
      el: 'Μπατσί, Φελλός και Χρυσή Άμμος έχουν ρηχά, κι ένα ρέμα με χελώνες σώζει τη μέρα που φυσάει.',
    },
    noCar: {
      en: 'You see one coast: no bus goes to a northern beach.',
      el: 'Βλέπετε τη μία μεριά: σε βόρεια παραλία δεν πάει λεωφορείο.',
    },
  },
  antiparos: {
    nights: [2, 4],
    stony: [],
    season: {
      en: 'June and the first days of September; kitchens close early in that month, and in August day visitors arrive from across the strait.',
      el: 'Ιούνιος και πρώτες μέρες του Σεπτεμβρίου· ύστερα τα μαγαζιά κλείνουν νωρίς, και τον Αύγουστο έρχονται εκδρομείς από απέναντι.',
    },
    walks: {
      en: 'Short flat rounds from the village, by mule track and farm road.',
      el: 'Μικροί ίσιοι γύροι γύρω από το χωριό, σε καλντερίμια και αγροτικούς δρόμους.',
    },
    food: {
      en: 'Octopus from the line by the harbour, and fish at Agios Georgios, where tables stand beside the boats.',
      el: 'Χταπόδι από το σύρμα στο λιμάνι, και ψάρι στον Άγιο Γεώργιο, με τα τραπέζια δίπλα στις βάρκες.',
    },
    evenings: {
      en: 'One sociable lane, loud until late in August.',
      el: 'Ένας πεζόδρομος με παρέες, που τον Αύγουστο έχει φασαρία ως αργά.',
    },
    children: {
      en: 'Out of the door and into knee-deep water: few islands are as easy.',
      el: 'Βγαίνουν από την πόρτα και το νερό είναι ως το γόνατο: λίγα νησιά είναι τόσο εύκολα.',
    },
    noCar: {
      en: 'Everything in the north is within a bicycle ride; you lose two far beaches.',
      el: 'Στον βορρά όλα γίνονται με ποδήλατο· χάνετε δύο μακρινές παραλίες.',
    },
  },
  donousa: {
    nights: [3, 4],
    stony: ['vathy-limenari'],
    season: {
      en: 'June and September are warm and empty; nearly all visitors come with the meltemi of July and August.',
      el: 'Ο Ιούνιος και ο Σεπτέμβριος είναι ζεστοί και άδειοι· σχεδόν όλοι έρχονται μαζί με το μελτέμι, Ιούλιο και Αύγουστο.',
    },
    walks: {
      en: 'Marked paths round the whole mountain, best done in two halves.',
      el: 'Σημαδεμένα μονοπάτια γύρω από όλο το βουνό, καλύτερα σε δύο δόσεις.',
    },
    food: {
      en: 'Fried pies of myzithra and mint, and goat at the feasts.',
      el: 'Τυροπιτάρια με μυζήθρα και δυόσμο, και κατσίκι στα πανηγύρια.',
    },
    evenings: {
      en: 'The tables of Stavros above the sand, and little else.',
      el: 'Τα τραπέζια του Σταυρού πάνω από την άμμο, και σχεδόν τίποτα άλλο.',
    },
    children: {
      en: 'The beach of the port is shallow and in sight of the tables; bring medicines.',
      el: 'Η παραλία του λιμανιού είναι ρηχή και φαίνεται από το τραπέζι· φέρτε φάρμακα.',
    },
    noCar: {
      en: 'You come as everybody does.',
      el: 'Έρχεστε όπως έρχονται όλοι.',
    },
  },
  folegandros: {
    nights: [2, 3],
    stony: ['katergo', 'livadi', 'vardia', 'livadaki'],
    season: {
      en: 'Thyme in flower from the end of May, warm water in September; in high summer Chora fills every night and its squares need a jacket.',
      el: 'Ανθισμένο θυμάρι από τα τέλη Μαΐου, ζεστή θάλασσα τον Σεπτέμβριο· κατακαλόκαιρο η Χώρα γεμίζει κάθε βράδυ και στις πλατείες θέλετε ζακέτα.',
    },
    walks: {
      en: 'Some twenty marked kilometres, many of them paved long before there was a road.',
      el: 'Καμιά εικοσαριά χιλιόμετρα με σήμανση, πολλά στρωμένα πριν γίνει ο δρόμος.',
    },
    food: {
      en: 'Matsata, pasta cut by hand, best in Ano Meria, and onion pies for the path.',
      el: 'Ματσάτα, καλύτερα στην Άνω Μεριά, και καλασούνα για τον δρόμο.',
    },
    evenings: {
      en: 'Long dinners under the trees, in one small square after another.',
      el: 'Δείπνα που αργούν κάτω από τα δέντρα, από πλατεία σε πλατεία.',
    },
    children: {
      en: 'Agkali and the beach of the port, and that is all that is easy.',
      el: 'Αγκάλη και η παραλία του λιμανιού: μόνο αυτά είναι εύκολα.',
    },
    noCar: {
      en: 'Nothing is missing: bus, path and caique do it.',
      el: 'Δεν σας λείπει τίποτα: λεωφορείο, μονοπάτι και καΐκι φτάνουν.',
    },
  },
  ios: {
    nights: [2, 4],
    stony: [],
    season: {
      en: 'July and August are the parties, with a hard north wind on the east coast; June and September are calm, and in May much is still shut.',
      el: 'Ιούλιος και Αύγουστος είναι τα πάρτι, με δυνατό βοριά στα ανατολικά· ο Ιούνιος και ο Σεπτέμβριος είναι ήρεμοι, και τον Μάιο πολλά μένουν κλειστά.',
    },
    walks: {
      en: 'The steps from the port, prehistoric Skarkos, and an old track to Agios Ioannis on Pyrgos.',
      el: 'Τα σκαλιά από το λιμάνι, ο προϊστορικός Σκάρκος, και ένα παλιό καλντερίμι ως τον Άγιο Ιωάννη στον Πύργο.',
    },
    food: {
      en: 'Peppery skotyri cheese and stuffed courgette flowers; half of Chora fries for the night out.',
      el: 'Πικάντικο σκοτύρι και τσιμέτια, κολοκυθολούλουδα γεμιστά· η μισή Χώρα τηγανίζει για το ξενύχτι.',
    },
    evenings: {
      en: 'Bars in Chora that fill after eleven and empty at first light, from mid-June to the end of August.',
      el: 'Μπαρ στη Χώρα που γεμίζουν μετά τις έντεκα και αδειάζουν με το φως, από τα μέσα Ιουνίου ως το τέλος Αυγούστου.',
    },
    children: {
      en: 'Gialos, where the water stays at the knee, and Manganari.',
      el: 'Ο Γιαλός, με το νερό ως το γόνατο, και το Μαγγανάρι.',
    },
    noCar: {
      en: 'Port, Chora and Mylopotas have a bus every quarter of an hour in summer; the far coves need wheels.',
      el: 'Λιμάνι, Χώρα και Μυλοπότας έχουν λεωφορείο κάθε τέταρτο το καλοκαίρι· για τους μακρινούς όρμους θέλετε όχημα.',
    },
  },
  iraklia: {
    nights: [2, 3],
    stony: ['vorini-spilia', 'tourkopigado', 'alimia'],
    season: {
      en: 'Thyme flowers from the end of May, September is for swimming; from November to April almost everything is shut.',
      el: 'Το θυμάρι ανθίζει από τα τέλη Μαΐου, ο Σεπτέμβριος είναι για μπάνιο· από τον Νοέμβριο ως τον Απρίλιο είναι σχεδόν όλα κλειστά.',
    },
    walks: {
      en: 'Numbered paths with a great cave as their goal; carry all your water.',
      el: 'Αριθμημένα μονοπάτια με τέρμα μια μεγάλη σπηλιά· κουβαλήστε όλο το νερό σας.',
    },
    food: {
      en: 'Herding country: kid, lamb, sour xinomyzithra and thyme honey.',
      el: 'Τόπος βοσκών: κατσίκι, αρνί, ξινομυζήθρα και θυμαρίσιο μέλι.',
    },
    evenings: {
      en: 'A few tavernas and two bars, which close early.',
      el: 'Λίγες ταβέρνες και δύο μπαρ, που κλείνουν νωρίς.',
    },
    children: {
      en: 'Sand at the door in Agios Georgios, hardly any traffic, no chemist that we know of.',
      el: 'Άμμος στην πόρτα στον Άγιο Γεώργιο, αυτοκίνητα σχεδόν κανένα, φαρμακείο δεν ξέρουμε να υπάρχει.',
    },
    noCar: {
      en: 'You are in the majority.',
      el: 'Έτσι είναι σχεδόν όλοι.',
    },
  },
  kea: {
    nights: [2, 3],
    stony: [],
    season: {
      en: 'Fridays to Sundays belong to Athens; on a Monday in May or October you have the oaks to yourself.',
      el: 'Από Παρασκευή ως Κυριακή είναι των Αθηναίων· μια Δευτέρα του Μαΐου ή του Οκτωβρίου οι βελανιδιές είναι δικές σας.',
    },
    walks: {
      en: 'A dozen numbered routes on old flagstones: the stone lion, and ancient Karthaia above its beach.',
      el: 'Δώδεκα αριθμημένες διαδρομές σε παλιές πλάκες: το πέτρινο λιοντάρι, και η αρχαία Καρθαία πάνω από την παραλία της.',
    },
    food: {
      en: 'Paspalas of salt pork and eggs; fish at Vourkari, meat and lower bills at Ioulida.',
      el: 'Πασπαλάς με παστό χοιρινό και αυγά· ψάρι στο Βουρκάρι, κρέας και μικρότερος λογαριασμός στην Ιουλίδα.',
    },
    evenings: {
      en: 'A stroll past the yachts of Vourkari, or the steps of Ioulida.',
      el: 'Βόλτα μπροστά στα σκάφη στο Βουρκάρι, ή τα σκαλιά της Ιουλίδας.',
    },
    children: {
      en: 'Otzias for its shallows and Gialiskari for its shade.',
      el: 'Ο Οτζιάς για τα ρηχά, το Γιαλισκάρι για τον ίσκιο.',
    },
    noCar: {
      en: 'Weak: a few buses in summer, none by October.',
      el: 'Δύσκολα: λίγα λεωφορεία το καλοκαίρι, κανένα ως τον Οκτώβριο.',
    },
  },
  kimolos: {
    nights: [2, 3],
    stony: [],
    season: {
      en: 'June, or before mid-September; returning families take the rooms of August, and a strong north wind stops the small ferry.',
      el: 'Ιούνιος, ή πριν από τα μέσα του Σεπτεμβρίου· τα δωμάτια του Αυγούστου τα κρατούν οι δικοί τους, και ο δυνατός βοριάς κόβει το φέρι.',
    },
    walks: {
      en: 'Seven stony numbered routes, one of them to the rock mushroom of Skiadi.',
      el: 'Επτά πετρώδεις αριθμημένες διαδρομές, η μία ως το πέτρινο μανιτάρι, το Σκιάδι.',
    },
    food: {
      en: 'Ladenia, the pie with tomato and onion that others have borrowed.',
      el: 'Λαδένια, η πίτα με ντομάτα και κρεμμύδι που τη δανείστηκαν κι άλλοι.',
    },
    evenings: {
      en: 'Talk and pies in the square, and an open-air cinema; no bars to speak of.',
      el: 'Κουβέντα και πίτες στην πλατεία, και ένα υπαίθριο σινεμά· μπαρ σχεδόν κανένα.',
    },
    children: {
      en: 'Shallow bays, lanes without traffic, and the square at night.',
      el: 'Ρηχοί όρμοι, σοκάκια χωρίς αυτοκίνητα και το βράδυ η πλατεία.',
    },
    noCar: {
      en: 'You miss Mavrospilia and little else.',
      el: 'Χάνετε τη Μαυροσπηλιά και λίγα ακόμη.',
    },
  },
  koufonisia: {
    nights: [2, 4],
    stony: [],
    season: {
      en: 'From about 20 July to 25 August it holds several times its own people; the swimming coast is the lee one.',
      el: 'Από τις 20 Ιουλίου ως τις 25 Αυγούστου περίπου έχει πολλαπλάσιο κόσμο· η ακτή για μπάνιο είναι η απάνεμη.',
    },
    walks: {
      en: 'One that everybody does, along the coast from beach to beach as far as Pori.',
      el: 'Μία, που την κάνουν όλοι: από παραλία σε παραλία ως το Πορί.',
    },
    food: {
      en: 'Fish first, sold by weight; nearly all else comes by boat and is priced so.',
      el: 'Πρώτα το ψάρι, με το κιλό· σχεδόν όλα τα άλλα έρχονται με πλοίο, και φαίνεται στην τιμή.',
    },
    evenings: {
      en: 'One crowded lane, with music across the harbour in high season.',
      el: 'Ένα γεμάτο σοκάκι, και στη σεζόν μουσική ως το λιμάνι.',
    },
    children: {
      en: 'Ammos and Finikas: fine sand, flat water, nothing to drive to.',
      el: 'Άμμος και Φοίνικας: ψιλή άμμος, ήσυχο νερό, κανένας δρόμος στη μέση.',
    },
    noCar: {
      en: 'A car is pointless; feet and launches do everything.',
      el: 'Το αυτοκίνητο δεν χρησιμεύει· όλα γίνονται με τα πόδια και τις λάντζες.',
    },
  },
  kythnos: {
    nights: [2, 4],
    stony: ['agios-stefanos'],
    season: {
      en: 'Weekdays from May to mid-July, or September; from late July to 20 August the good sand is as full as anywhere.',
      el: 'Καθημερινές από τον Μάιο ως τα μέσα Ιουλίου, ή Σεπτέμβριος· από τα τέλη Ιουλίου ως τις 20 Αυγούστου στις καλές αμμουδιές δεν πέφτει καρφίτσα.',
    },
    walks: {
      en: 'Village walks from Chora, one of them down to the hot spring and back by bus.',
      el: 'Από τη Χώρα στα γύρω χωριά, και μία ως τα ζεστά νερά με επιστροφή στο λεωφορείο.',
    },
    food: {
      en: 'Sfougata, fritters of sour cheese, and lamb chops better than such hills promise.',
      el: 'Σφουγγάτα με ξινό τυρί, και παϊδάκια καλύτερα απ’ όσο δείχνουν τόσο γυμνά βουνά.',
    },
    evenings: {
      en: 'A square, sometimes a violin; look elsewhere for a night out.',
      el: 'Μια πλατεία, πότε πότε ένα βιολί· για νυχτερινή έξοδο ψάξτε αλλού.',
    },
    children: {
      en: 'They paddle at Martinakia, Apokrousi and Kanala.',
      el: 'Τσαλαβουτούν σε Μαρτινάκια, Απόκρουση και Κανάλα.',
    },
    noCar: {
      en: 'From Merichas in summer, with bus and beach boat; not in May.',
      el: 'Από τον Μέριχα το καλοκαίρι, με λεωφορείο και καραβάκι· όχι τον Μάιο.',
    },
  },
  milos: {
    nights: [3, 5],
    stony: ['sarakiniko'],
    season: {
      en: 'Mid-July to mid-August blows hardest: Sarakiniko is then for looking, and boats round the west are cancelled.',
      el: 'Από τα μέσα Ιουλίου ως τα μέσα Αυγούστου φυσά πιο δυνατά: το Σαρακήνικο είναι τότε για φωτογραφία, και οι γύροι με σκάφος ματαιώνονται.',
    },
    walks: {
      en: 'Tracks rather than paths; the north coast over pale rock is the best of them.',
      el: 'Χωματόδρομοι μάλλον παρά μονοπάτια· το καλύτερο είναι η βόρεια ακτή, πάνω στον άσπρο βράχο.',
    },
    food: {
      en: 'Pitarakia, and pots cooked in the hot sand of Paleochori.',
      el: 'Πιταράκια, και τσουκάλια που ψήνονται στη ζεστή άμμο, στο Παλιοχώρι.',
    },
    evenings: {
      en: 'The lanes of Plaka after sunset, then the front of Adamas; for clubs you are in the wrong sea.',
      el: 'Τα σοκάκια της Πλάκας μετά τη δύση, ύστερα η παραλία του Αδάμαντα· κλαμπ δεν έχει.',
    },
    children: {
      en: 'Pollonia and Provatas; leave out the rope down to Tsigrado.',
      el: 'Πολλώνια και Προβατάς· το σκοινί στο Τσιγκράδο αφήστε το.',
    },
    noCar: {
      en: 'Adamas, with buses to Plaka, Pollonia and Paleochori; half the beaches stay out of reach.',
      el: 'Αδάμαντας, με λεωφορείο για Πλάκα, Πολλώνια και Παλιοχώρι· οι μισές παραλίες μένουν μακριά.',
    },
  },
  mykonos: {
    nights: [2, 3],
    stony: [],
    season: {
      en: 'Clubs run for about ten weeks of summer; the meltemi makes the north coast too rough, and cruise ships crowd Chora by day.',
      el: 'Τα κλαμπ δουλεύουν καμιά δεκαριά εβδομάδες· το μελτέμι χαλά τη βόρεια ακτή, και τα κρουαζιερόπλοια γεμίζουν τη Χώρα τη μέρα.',
    },
    walks: {
      en: 'Hardly any: old paths have become villa roads.',
      el: 'Σχεδόν τίποτα: τα παλιά μονοπάτια έγιναν δρόμοι για βίλες.',
    },
    food: {
      en: 'Mostra, a rusk with peppery kopanisti; ask what it costs before you order.',
      el: 'Μόστρα, παξιμάδι με πικάντικη κοπανιστή· ρωτήστε τι κοστίζει πριν παραγγείλετε.',
    },
    evenings: {
      en: 'Bars in Chora until dawn, and beach clubs that begin in the afternoon.',
      el: 'Μπαρ στη Χώρα ως το ξημέρωμα, και μπιτς μπαρ που αρχίζουν απόγευμα.',
    },
    children: {
      en: 'Ornos or Kalo Livadi, in June or September.',
      el: 'Ορνός ή Καλό Λιβάδι, Ιούνιο ή Σεπτέμβριο.',
    },
    noCar: {
      en: 'You lose the north coast and little else.',
      el: 'Χάνετε τη βόρεια ακτή και λίγα ακόμη.',
    },
  },
  naxos: {
    nights: [3, 5],
    stony: ['lionas'],
    season: {
      en: 'Green and good for walking in May, warm sea into early October; in July and August the west coast blows for days, which kites enjoy.',
      el: 'Πράσινη και για περπάτημα τον Μάιο, ζεστή θάλασσα ως τις αρχές Οκτωβρίου· Ιούλιο και Αύγουστο στα δυτικά φυσά μέρες, για χαρά των kite.',
    },
    walks: {
      en: 'Numbered trails between marble villages, and Zas, the highest summit of the Cyclades.',
      el: 'Αριθμημένα μονοπάτια ανάμεσα σε χωριά με μάρμαρο, και ο Ζας, η ψηλότερη κορυφή στις Κυκλάδες.',
    },
    food: {
      en: 'The island feeds itself: graviera, potatoes, arseniko, kitron.',
      el: 'Το νησί τρέφεται μόνο του: γραβιέρα, πατάτες, αρσενικό, κίτρο.',
    },
    evenings: {
      en: 'A waterfront that is loud until late; no clubs to travel for.',
      el: 'Μια παραλία με φασαρία ως αργά· για κλαμπ δεν έρχεται κανείς.',
    },
    children: {
      en: 'Agios Georgios, ten minutes from the quay: shallow, sandy, with tavernas behind.',
      el: 'Ο Άγιος Γεώργιος, δέκα λεπτά από το λιμάνι: ρηχός, με άμμο και ταβέρνες από πίσω.',
    },
    noCar: {
      en: 'Half-hourly buses to the beaches in season and several a day to the mountain; the east needs wheels.',
      el: 'Λεωφορείο κάθε μισή ώρα για τις παραλίες στη σεζόν, και λίγα τη μέρα για τα ορεινά· τα ανατολικά θέλουν αυτοκίνητο.',
    },
  },
  paros: {
    nights: [3, 5],
    stony: [],
    season: {
      en: 'From about 20 July to 20 August rooms and roads are full; the meltemi is for windsurfers in the east and tires everybody else.',
      el: 'Από τις 20 Ιουλίου ως τις 20 Αυγούστου περίπου γεμίζουν δωμάτια και δρόμοι· το μελτέμι είναι για windsurf στα ανατολικά και τους άλλους κουράζει.',
    },
    walks: {
      en: 'The marble-paved path from Lefkes to Prodromos, and the headland park of Agios Ioannis Detis.',
      el: 'Το μαρμαρόστρωτο από τις Λεύκες στον Πρόδρομο, και το πάρκο στον Άγιο Ιωάννη Δέτη.',
    },
    food: {
      en: 'Gouna, sun-dried mackerel on the grill, in the fishing harbours, with a light local red.',
      el: 'Γούνα, λιαστό σκουμπρί στα κάρβουνα, στα ψαρολίμανα, με ελαφρύ ντόπιο κόκκινο.',
    },
    evenings: {
      en: 'Naoussa to dress up, the southern front of Parikia for bars, Pounta beach by day.',
      el: 'Νάουσα για ντύσιμο, η νότια παραλία της Παροικιάς για μπαρ, η Πούντα τη μέρα.',
    },
    children: {
      en: 'Aliki, Logaras, Livadia and Monastiri stay shallow for a long way.',
      el: 'Αλυκή, Λογαράς, Λιβάδια και Μοναστήρι μένουν ρηχά για πολλά μέτρα.',
    },
    noCar: {
      en: 'Among the best islands for it: nearly every line starts at the door in Parikia.',
      el: 'Από τα καλύτερα νησιά γι’ αυτό: σχεδόν όλες οι γραμμές φεύγουν από την Παροικιά.',
    },
  },
  santorini: {
    nights: [2, 3],
    stony: ['kamari', 'red-beach', 'white-beach', 'vourvoulos', 'katharos'],
    season: {
      en: 'Oia and Fira are packed in July and August from late morning until after sunset; waves reach the north-east, while Perissa lies in the lee.',
      el: 'Ιούλιο και Αύγουστο Οία και Φηρά είναι γεμάτα από αργά το πρωί ως μετά τη δύση· στα βορειοανατολικά σηκώνει κύμα, η Περίσσα μένει απάγκια.',
    },
    walks: {
      en: 'The rim from Fira to Oia, half a day without shade: the walk to do here.',
      el: 'Το φρύδι από τα Φηρά στην Οία, μισή μέρα χωρίς σκιά: αυτό αξίζει να περπατήσετε.',
    },
    food: {
      en: 'Fava, fritters of the small tomato, white aubergine, and more wine than anywhere near.',
      el: 'Φάβα, ντοματοκεφτέδες, άσπρη μελιτζάνα, και περισσότερο κρασί απ’ όσο βγάζει όλη η γειτονιά.',
    },
    evenings: {
      en: 'The sunset of Oia, bars in Fira, beach bars at Perivolos.',
      el: 'Το ηλιοβασίλεμα της Οίας, μπαρ στα Φηρά, μπιτς μπαρ στον Περίβολο.',
    },
    children: {
      en: 'Kamari and Monolithos are level; the villages on the rim are stairs.',
      el: 'Καμάρι και Μονόλιθος είναι ίσιωμα· τα χωριά στο φρύδι είναι σκάλες.',
    },
    noCar: {
      en: 'Buses reach what you came for, always by way of Fira.',
      el: 'Τα λεωφορεία πάνε όπου θέλετε, πάντα μέσω Φηρών.',
    },
  },
  schinoussa: {
    nights: [2, 3],
    stony: ['gerolimnionas'],
    season: {
      en: 'June is half asleep, September has everything open until about the twentieth; August rooms go long before.',
      el: 'Ο Ιούνιος μισοκοιμάται, ο Σεπτέμβριος τα έχει όλα ανοιχτά ως τις είκοσι περίπου· τα δωμάτια του Αυγούστου φεύγουν πολύ νωρίτερα.',
    },
    walks: {
      en: 'Farm tracks to the coves of either coast; each costs you a small hill.',
      el: 'Χωματόδρομοι ως τους όρμους και στις δύο ακτές· ο καθένας κοστίζει μια μικρή ανηφόρα.',
    },
    food: {
      en: 'Its own fava, octopus with small pasta, and fish down at Mersini.',
      el: 'Δική της φάβα, χταπόδι με κριθαράκι, και ψάρι κάτω στη Μερσίνη.',
    },
    evenings: {
      en: 'A village street, white and quiet, with tables on two roofs.',
      el: 'Ένας άσπρος ήσυχος δρόμος, και τραπέζια σε δυο ταράτσες.',
    },
    children: {
      en: 'Livadi and Lioliou for the small ones, tracks without cars for the rest.',
      el: 'Λιβάδι και Λιόλιου για τα μικρά, χωματόδρομοι χωρίς αυτοκίνητα για τα μεγαλύτερα.',
    },
    noCar: {
      en: 'You lack nothing.',
      el: 'Δεν σας λείπει τίποτα.',
    },
  },
  serifos: {
    nights: [2, 4],
    stony: [],
    season: {
      en: 'May before the hills burn brown, June and September for the sea; on windy days the hills throw it down in fistfuls, so choose your bay.',
      el: 'Μάιος πριν ξεραθούν οι πλαγιές, Ιούνιος και Σεπτέμβριος για θάλασσα· όταν φυσά, κατεβαίνει με ριπές από τα βουνά, γι’ αυτό διαλέξτε όρμο.',
    },
    walks: {
      en: 'Chora and its rock, and the rails and wagons of the iron mines.',
      el: 'Η Χώρα και ο βράχος της, και οι ράγες με τα βαγόνια των μεταλλείων.',
    },
    food: {
      en: 'Fennel fritters, oven chickpeas, louza with cumin; Chora is better value than the front.',
      el: 'Μαραθοτηγανίτες, ρεβίθια στον φούρνο, λούζα με κύμινο· στη Χώρα τρώτε πιο φτηνά απ’ ό,τι στο λιμάνι.',
    },
    evenings: {
      en: 'A table on the sand in Livadi, or the small square of Ano Chora with its bars.',
      el: 'Τραπέζι στην άμμο στο Λιβάδι, ή η μικρή πλατεία της Άνω Χώρας με τα μπαρ της.',
    },
    children: {
      en: 'Livadi: sand to the door, water to the knee.',
      el: 'Λιβάδι: άμμος ως την πόρτα, νερό ως το γόνατο.',
    },
    noCar: {
      en: 'Three beaches by the port, Chora and the walks; for most other bays you need wheels.',
      el: 'Τρεις παραλίες στο λιμάνι, η Χώρα και τα μονοπάτια· για τους πιο πολλούς άλλους όρμους θέλετε όχημα.',
    },
  },
  sifnos: {
    nights: [3, 5],
    stony: [],
    season: {
      en: 'Mid-April to early June for walkers; in August Apollonia is so full that you move at the pace of a pram.',
      el: 'Από τα μέσα Απριλίου ως τις αρχές Ιουνίου για περπάτημα· τον Αύγουστο στην Απολλωνία προχωράτε με το βήμα του πιο αργού καροτσιού.',
    },
    walks: {
      en: 'More than a hundred kilometres of signed trails; Kastro to Chrysopigi if you do only one.',
      el: 'Πάνω από εκατό χιλιόμετρα με σήμανση· αν κάνετε μόνο ένα, από το Κάστρο στη Χρυσοπηγή.',
    },
    food: {
      en: 'The island of cooks: revithada on Sunday, mastelo, caper salad.',
      el: 'Το νησί των μαγείρων: ρεβιθάδα την Κυριακή, μαστέλο, καπαροσαλάτα.',
    },
    evenings: {
      en: 'One lane of bars and chapels in Apollonia, sociable and over in good time.',
      el: 'Ένα σοκάκι με μπαρ και εκκλησάκια στην Απολλωνία, με παρέες και όχι ως το πρωί.',
    },
    children: {
      en: 'Kamares and Vathi can be waded for a long way; Faros has three small beaches.',
      el: 'Σε Καμάρες και Βαθύ πατώνουν για πολλά μέτρα· ο Φάρος έχει τρεις μικρές παραλίες.',
    },
    noCar: {
      en: 'Among the easiest: sleep in Apollonia, where all buses meet.',
      el: 'Από τα πιο εύκολα: μείνετε στην Απολλωνία, όπου συναντιούνται τα λεωφορεία.',
    },
  },
  sikinos: {
    nights: [2, 3],
    stony: ['malta', 'agios-panteleimonas'],
    season: {
      en: 'May for green terraces and hardly a visitor; the few beds are gone in August, and in winter boats are missed when it blows.',
      el: 'Μάιος με πράσινες πεζούλες και σχεδόν κανέναν· τον Αύγουστο τα λίγα κρεβάτια είναι πιασμένα, και τον χειμώνα με αέρα το πλοίο δεν πιάνει.',
    },
    walks: {
      en: 'Signed paths, the best to Episkopi, a Roman tomb that became a church.',
      el: 'Μονοπάτια με σήμανση, το καλύτερο ως την Επισκοπή, έναν ρωμαϊκό τάφο που έγινε εκκλησία.',
    },
    food: {
      en: 'Goat, honey, some wine; the shops are few.',
      el: 'Κατσίκι, μέλι, λίγο κρασί· τα μαγαζιά είναι μετρημένα.',
    },
    evenings: {
      en: 'One square with a few tables; two of them singing is a loud night.',
      el: 'Μια πλατεία με λίγα τραπέζια: δύο παρέες που τραγουδούν είναι ήδη φασαρία.',
    },
    children: {
      en: 'Happy at Alopronia for three days, not for six.',
      el: 'Στην Αλοπρόνοια περνούν καλά τρεις μέρες, όχι έξι.',
    },
    noCar: {
      en: 'Nothing is lost: one bus joins port and village.',
      el: 'Δεν χάνετε τίποτα: ένα λεωφορείο ενώνει λιμάνι και χωριό.',
    },
  },
  syros: {
    nights: [2, 4],
    stony: ['asteria'],
    season: {
      en: 'Alive all year; August is Greek and warm between the marble walls, yet never desperate.',
      el: 'Ζωντανή όλο τον χρόνο· ο Αύγουστος είναι ελληνικός, με ζέστη στο μάρμαρο, χωρίς να γίνεται αδιαχώρητο.',
    },
    walks: {
      en: 'The empty north, from Kini to Varvarousa, and the old road up to Ano Syros.',
      el: 'Ο άδειος βορράς, από το Κίνι στη Βαρβαρούσα, και ο παλιός δρόμος για την Άνω Σύρο.',
    },
    food: {
      en: 'A town that eats well at prices of a town, and makes its own loukoumi.',
      el: 'Μια πόλη που τρώει καλά σε τιμές πόλης, και φτιάχνει δικό της λουκούμι.',
    },
    evenings: {
      en: 'City evenings: a marble square, a theatre, cafés that stay open in winter.',
      el: 'Βραδιές πόλης: μαρμάρινη πλατεία, θέατρο, καφενεία ανοιχτά και τον χειμώνα.',
    },
    children: {
      en: 'The car-free square, and shallow bays at Vari and Galissas.',
      el: 'Η πλατεία χωρίς αυτοκίνητα, και τα ρηχά σε Βάρη και Γαλησσά.',
    },
    noCar: {
      en: 'With Paros the easiest: a bus round the south, up to every half hour in summer.',
      el: 'Μαζί με την Πάρο το πιο εύκολο: λεωφορείο γύρω στον νότο, το καλοκαίρι ως και κάθε μισή ώρα.',
    },
  },
  thirasia: {
    nights: [1, 2],
    stony: ['riva-beach', 'korfos-shore'],
    season: {
      en: 'May, June, September and early October; tour groups stay at Korfos around noon, and in winter the crossing depends on the wind.',
      el: 'Μάιος, Ιούνιος, Σεπτέμβριος και αρχές Οκτωβρίου· τα γκρουπ μένουν στον Κόρφο γύρω στο μεσημέρι, και τον χειμώνα το πέρασμα το ορίζει ο αέρας.',
    },
    walks: {
      en: 'Along the edge from Manolas to the monastery, mostly without a railing.',
      el: 'Στο φρύδι από τον Μανωλά ως το μοναστήρι, σχεδόν χωρίς κάγκελα.',
    },
    food: {
      en: 'Chickpeas, fresh chloro cheese and fish at Riva, in a handful of tavernas.',
      el: 'Ρεβίθια, χλωρό και ψάρι στη Ρίβα, σε λίγες ταβέρνες.',
    },
    evenings: {
      en: 'Two or three lit tavernas after the last boat has gone.',
      el: 'Δυο τρεις φωτισμένες ταβέρνες, αφού φύγει το τελευταίο καραβάκι.',
    },
    children: {
      en: 'For those who walk and like boats; there is hardly any shade.',
      el: 'Για όσα περπατούν και αγαπούν τις βάρκες· σκιά σχεδόν δεν υπάρχει.',
    },
    noCar: {
      en: 'The way to come.',
      el: 'Έτσι ακριβώς έρχεται κανείς.',
    },
  },
  tinos: {
    nights: [3, 4],
    stony: ['agios-markos', 'ysternia-bay'],
    season: {
      en: 'April to mid-June is best; stay away around 15 August and 25 March, when pilgrims take every bed, and expect the most wind in July and August.',
      el: 'Καλύτερα Απρίλιος ως μέσα Ιουνίου· όχι γύρω στις 15 Αυγούστου και στις 25 Μαρτίου, που κρεβάτι δεν βρίσκεται, και με τον πιο πολύ αέρα Ιούλιο και Αύγουστο.',
    },
    walks: {
      en: 'Old paths between some fifty villages, dovecotes and marble fanlights on the way.',
      el: 'Παλιά μονοπάτια ανάμεσα σε καμιά πενηνταριά χωριά, με περιστεριώνες και μαρμάρινους φεγγίτες.',
    },
    food: {
      en: 'Better than its neighbours and proud of it: artichokes, louza, volaki, its own wines.',
      el: 'Καλύτερο από των γειτόνων της, και το ξέρει: αγκινάρες, λούζα, βολάκι, δικά του κρασιά.',
    },
    evenings: {
      en: 'Dinner, a stroll, bed; late nights are next door.',
      el: 'Φαγητό, βόλτα, ύπνος· τα ξενύχτια είναι απέναντι.',
    },
    children: {
      en: 'Agios Ioannis Porto for the beach, and a marble museum where machines move.',
      el: 'Άγιος Ιωάννης Πόρτο για μπάνιο, και ένα μουσείο μαρμάρου με μηχανές που κινούνται.',
    },
    noCar: {
      en: 'A good deal from Chora: the Panormos line, and the round of the bus company.',
      el: 'Αρκετά από τη Χώρα: η γραμμή του Πανόρμου, και ο γύρος του ΚΤΕΛ.',
    },
  },
};
