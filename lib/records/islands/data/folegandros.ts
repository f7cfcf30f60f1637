import type { Island } from '../schema';

export const folegandros: Island = {
  id: 'folegandros',
  slug: 'folegandros',
  name: { en: 'Folegandros', el: 'Φολέγανδρος' },
  featured: true,
  guideOrder: 10,
  otherNames: ['pholegandros', 'folegandro', 'polykandros', 'polikandros', 'policandro'],
  declensions: [
    {
      nominative: 'Φολέγανδρος',
      gender: 'feminine',
      genitive: 'Φολεγάνδρου',
      accusative: 'Φολέγανδρο',
    },
    {
      nominative: 'Καραβοστάσης',
      gender: 'masculine',
      genitive: 'Καραβοστάση',
      accusative: 'Καραβοστάση',
    },
  ],
  costGroup: 'popular',
  climateStation: 'milos',
  mainTown: 'chora',
  shortDescription: {
    en: 'A cliff-edge Chora of shaded squares, farm terraces, and pebble coves you reach on foot or by boat.',
    el: 'Μια Χώρα στο χείλος του γκρεμού με σκιερές πλατείες, πεζούλες και όρμοι για πόδια ή καραβάκι.',
  },
  description: {
    en: 'Folegandros is a narrow ridge of an island with cliffs where others have beaches. Chora sits 200 m above the sea, its square of tavernas leading into the Kastro, a medieval quarter still lived in. One road runs from the port through Chora to the farms of Ano Meria; almost everything else is reached by stone path or small boat. It has grown fashionable, and August prices show it, but it has stayed small.',
    el: 'Η Φολέγανδρος είναι μια στενή ράχη μέσα στη θάλασσα, με γκρεμούς εκεί όπου άλλα νησιά έχουν παραλίες. Η Χώρα κάθεται 200 μ. πάνω από το κύμα και οι πλατείες της με τις ταβέρνες καταλήγουν στο Κάστρο, μια μεσαιωνική γειτονιά που κατοικείται ακόμη. Ένας δρόμος πάει από το λιμάνι στη Χώρα και ως τα αγροκτήματα της Άνω Μεριάς· σχεδόν όλα τα άλλα θέλουν μονοπάτι ή καραβάκι. Έγινε της μόδας και οι τιμές του Αυγούστου το δείχνουν, έμεινε όμως μικρή.',
  },
  image: null,
  activities: [
    { en: 'Zigzag up to Panagia', el: 'Ανάβαση στην Παναγία' },
    { en: 'Walk Ano Meria’s footpaths', el: 'Μονοπάτια της Άνω Μεριάς' },
    { en: 'Boat to Katergo beach', el: 'Με καραβάκι στο Κάτεργο' },
    { en: 'Eat matsata in Ano Meria', el: 'Ματσάτα στην Άνω Μεριά' },
  ],
  position: { lat: 36.6225, lon: 24.9014 },
  areaKm2: 32.2,
  population: { count: 719, censusYear: 2021, note: null },
  highestPoint: {
    name: { en: 'Agios Eleftherios', el: 'Άγιος Ελευθέριος' },
    metres: 416,
    position: { lat: 36.6135, lon: 24.925 },
  },
  ports: [
    {
      id: 'karavostasis-port',
      name: { en: 'Karavostasis', el: 'Καραβοστάσης' },
      position: { lat: 36.6143, lon: 24.9503 },
      main: true,
      note: {
        en: 'The only port, at the south-east end. Chora is 3.5 km up by road and the bus waits for the boats in season; the bay is open enough that a gale can make ferries skip it.',
        el: 'Το μοναδικό λιμάνι, στη νοτιοανατολική άκρη. Η Χώρα είναι 3,5 χλμ. ψηλότερα και στη σεζόν το λεωφορείο περιμένει τα πλοία· ο όρμος είναι αρκετά ανοιχτός, ώστε με δυνατό άνεμο τα πλοία να μην πιάνουν.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['views', 'villages', 'hiking', 'quiet'],
    text: {
      en: 'For couples and walkers who like long dinners under trees and do not need a sunbed. Beaches are mostly pebble, with hardly an umbrella for hire, and some ask for a steep walk, so small children and bad knees will tire. Rooms are few in August and cost accordingly.',
      el: 'Για ζευγάρια και για όσους περπατούν, χαίρονται ένα αργό δείπνο κάτω από τα δέντρα και δεν χρειάζονται ξαπλώστρα. Οι παραλίες έχουν κυρίως βότσαλο και σχεδόν καθόλου ομπρέλες, και μερικές θέλουν απότομο κατέβασμα: δύσκολο για μικρά παιδιά ή πονεμένα γόνατα. Τον Αύγουστο τα δωμάτια είναι λίγα και ακριβά.',
    },
  },
  bestMonths: {
    months: [5, 6, 9],
    text: {
      en: 'May and June for the footpaths, when capers and then thyme come into flower, September for warm water and a calmer wind. In July and August the meltemi closes the northern coves and Chora is full every night. From mid-October the island all but shuts.',
      el: 'Μάιος και Ιούνιος για τα μονοπάτια, τότε που αρχίζουν να ανθίζουν η κάπαρη και ύστερα το θυμάρι, Σεπτέμβριος για ζεστά νερά και πιο ήπιο άνεμο. Ιούλιο και Αύγουστο το μελτέμι κλείνει τους βόρειους όρμους και η Χώρα γεμίζει κάθε βράδυ. Από τα μέσα Οκτωβρίου το νησί σχεδόν κλείνει.',
    },
  },
  gettingThere: {
    text: {
      en: 'From Piraeus fast boats take about four to five hours in season and conventional ferries of the western line eight or more. The nearest airports are Santorini, an hour away by fast boat or two to three by ferry, and Milos. Boats also link the island with Sikinos, Ios, Kimolos, Sifnos and Naxos. In a strong meltemi the fast boats are cancelled first, so do not plan a tight connection with a flight.',
      el: 'Από τον Πειραιά τα ταχύπλοα κάνουν στη σεζόν τέσσερις με πέντε ώρες και τα συμβατικά της δυτικής γραμμής οκτώ ή περισσότερες. Τα πλησιέστερα αεροδρόμια είναι της Σαντορίνης, μία ώρα με ταχύπλοο ή δύο με τρεις με συμβατικό, και της Μήλου. Υπάρχουν πλοία και για Σίκινο, Ίο, Κίμωλο, Σίφνο και Νάξο. Με δυνατό μελτέμι τα ταχύπλοα δένουν πρώτα, γι’ αυτό μη βάλετε πτήση την ίδια μέρα.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [475, 580], direct: true },
      { from: 'piraeus', vessel: 'high-speed', minutes: [285, 290], direct: true },
    ],
  },
  beaches: [
    {
      id: 'agkali',
      name: { en: 'Agkali', el: 'Αγκάλη' },
      position: { lat: 36.6313, lon: 24.8939 },
      sentence: {
        en: 'Sand and small pebble in a deep bay, the easiest beach to reach: bus from Chora, tavernas, boats to coves further west.',
        el: 'Άμμος και ψιλό βότσαλο σε βαθύ κόλπο, η πιο εύκολη παραλία: λεωφορείο από τη Χώρα, ταβέρνες, καραβάκια για τους δυτικούς όρμους.',
      },
    },
    {
      id: 'agios-nikolaos',
      name: { en: 'Agios Nikolaos', el: 'Άγιος Νικόλαος' },
      position: { lat: 36.6303, lon: 24.8847 },
      sentence: {
        en: 'Well sheltered bay with trees along part of the sand, twenty minutes by the coast path from Agkali or by small boat.',
        el: 'Απάγκιος κόλπος με δέντρα σε ένα μέρος της αμμουδιάς, είκοσι λεπτά από την Αγκάλη με το παραλιακό μονοπάτι ή με καραβάκι.',
      },
    },
    {
      id: 'katergo',
      name: { en: 'Katergo', el: 'Κάτεργο' },
      position: { lat: 36.5948, lon: 24.9491 },
      sentence: {
        en: 'Long strand of fine pebble under bare cliffs facing south-east; boat from the port or a steep shadeless path from Livadi.',
        el: 'Μακριά ακτή με ψιλό βότσαλο κάτω από γυμνούς βράχους· καραβάκι από το λιμάνι ή απότομο μονοπάτι χωρίς σκιά από το Λιβάδι.',
      },
    },
    {
      id: 'livadi',
      name: { en: 'Livadi', el: 'Λιβάδι' },
      position: { lat: 36.6068, lon: 24.9537 },
      sentence: {
        en: 'Beach with tamarisks, a camping site behind it (ask whether it is open), 1 km south of the port by road; north-easterlies send in waves.',
        el: 'Παραλία με αρμυρίκια και κάμπινγκ από πίσω (ρωτήστε αν λειτουργεί), 1 χλμ. νότια από το λιμάνι· με βορειοανατολικούς σηκώνει κύμα.',
      },
    },
    {
      id: 'vardia',
      name: { en: 'Vardia', el: 'Βάρδια' },
      position: { lat: 36.6162, lon: 24.9502 },
      sentence: {
        en: 'Pebble cove just north of the quay, down a flight of steps; clear water for a last swim before the boat.',
        el: 'Βοτσαλωτός όρμος λίγο βόρεια από την προβλήτα, με σκαλιά· καθαρά νερά για την τελευταία βουτιά πριν από το πλοίο.',
      },
    },
    {
      id: 'livadaki',
      name: { en: 'Livadaki', el: 'Λιβαδάκι' },
      position: { lat: 36.6366, lon: 24.8595 },
      sentence: {
        en: 'White-pebble cove with clear water on the west coast, by boat from Agkali or a steep path down from Ano Meria.',
        el: 'Όρμος με άσπρο βότσαλο και καθαρά νερά στα δυτικά, με καραβάκι από την Αγκάλη ή απότομο μονοπάτι από την Άνω Μεριά.',
      },
    },
    {
      id: 'agios-georgios',
      name: { en: 'Agios Georgios', el: 'Άγιος Γεώργιος' },
      position: { lat: 36.6647, lon: 24.8599 },
      sentence: {
        en: 'Sand and pebble on the far north coast, 45 minutes on foot from Ano Meria or by rough road; only when the north wind rests.',
        el: 'Άμμος και βότσαλο στη βόρεια άκρη, 45 λεπτά με τα πόδια από την Άνω Μεριά ή με κακό δρόμο· μόνο όταν δεν φυσά βοριάς.',
      },
    },
  ],
  villages: [
    {
      id: 'chora',
      name: { en: 'Chora', el: 'Χώρα' },
      position: { lat: 36.629, lon: 24.9205 },
      sentence: {
        en: 'Chain of squares with trees and taverna tables, closed to cars, ending at the Pounta terrace over a 200 m drop.',
        el: 'Πλατείες η μία μετά την άλλη με δέντρα και τραπεζάκια, χωρίς αυτοκίνητα, ως το μπαλκόνι της Πούντας πάνω από γκρεμό 200 μ.',
      },
    },
    {
      id: 'ano-meria',
      name: { en: 'Ano Meria', el: 'Άνω Μεριά' },
      position: { lat: 36.644, lon: 24.8822 },
      sentence: {
        en: 'Farms strung for kilometres along the ridge road, with threshing floors, walled lemon trees and tavernas that make matsata.',
        el: 'Αγροικίες σκορπισμένες για χιλιόμετρα πάνω στη ράχη, με αλώνια, λεμονόσπιτα και ταβέρνες που φτιάχνουν ματσάτα.',
      },
    },
    {
      id: 'karavostasis',
      name: { en: 'Karavostasis', el: 'Καραβοστάσης' },
      position: { lat: 36.6147, lon: 24.9485 },
      sentence: {
        en: 'Small port village with a shallow beach, a few tavernas and rooms; simpler than Chora and handy for the boats.',
        el: 'Μικρό λιμάνι με ρηχή παραλία, λίγες ταβέρνες και δωμάτια· πιο απλό από τη Χώρα και βολικό για τα πλοία.',
      },
    },
  ],
  sights: [
    {
      id: 'panagia',
      name: { en: 'Church of Panagia', el: 'Παναγία' },
      position: { lat: 36.6318, lon: 24.924 },
      sentence: {
        en: 'White church on the cliff over Chora, at the top of a zigzag path of fifteen minutes; ancient marbles in its courtyard.',
        el: 'Άσπρη εκκλησία στον γκρεμό πάνω από τη Χώρα, στο τέλος φιδωτού δρόμου, ένα τέταρτο ανηφόρα· αρχαία μάρμαρα στην αυλή.',
      },
    },
    {
      id: 'kastro',
      name: { en: 'Kastro', el: 'Κάστρο' },
      position: { lat: 36.6301, lon: 24.9197 },
      sentence: {
        en: 'Medieval quarter of the early 1200s whose back walls make the fortification; outside stairs, wooden balconies, people at home.',
        el: 'Μεσαιωνική γειτονιά των αρχών του 13ου αιώνα, με τα σπίτια για τείχος· εξωτερικές σκάλες, ξύλινα μπαλκόνια και ζωή μέσα.',
      },
    },
    {
      id: 'folklore-museum',
      name: { en: 'Folklore Museum', el: 'Λαογραφικό Μουσείο' },
      position: { lat: 36.643, lon: 24.8805 },
      sentence: {
        en: 'A 19th-century farmstead (themonia) in Ano Meria kept as it worked: cellar, oven, press and threshing floor; summer only.',
        el: 'Μια θεμωνιά του 19ου αιώνα στην Άνω Μεριά όπως λειτουργούσε: κελάρι, φούρνος, πατητήρι και αλώνι· ανοίγει το καλοκαίρι.',
      },
    },
    {
      id: 'aspropounta-lighthouse',
      name: { en: 'Aspropounta lighthouse', el: 'Φάρος Ασπρόπουντας' },
      position: { lat: 36.6312, lon: 24.8645 },
      sentence: {
        en: 'Stone lighthouse of 1919, an 11 m tower near Livadaki; a rough walk from Ano Meria, or seen from the boat below.',
        el: 'Πέτρινος φάρος του 1919 με πύργο 11 μ., κοντά στο Λιβαδάκι· τραχύ περπάτημα από την Άνω Μεριά ή τον βλέπετε από τη βάρκα.',
      },
    },
    {
      id: 'chrysospilia',
      name: { en: 'Chrysospilia', el: 'Χρυσοσπηλιά' },
      position: { lat: 36.634, lon: 24.929 },
      sentence: {
        en: 'Sea cave in the cliffs below Panagia with ancient names on its walls; not open to visitors, pointed out on boat tours.',
        el: 'Σπηλιά στους γκρεμούς κάτω από την Παναγία, με αρχαία ονόματα στα τοιχώματα· δεν είναι επισκέψιμη, τη δείχνουν από το καραβάκι.',
      },
    },
  ],
  figures: [
    {
      id: 'agkali-fira',
      what: 'Agkali to Fira on foot',
      unit: 'minutes',
      value: 10,
      source: 'https://staging.folegandrosisland.com/folegandros-spiagge-italia',
    },
    {
      id: 'agkali-agios-nikolaos',
      what: 'Agkali to Agios Nikolaos on foot',
      unit: 'minutes',
      value: 20,
      source: 'https://staging.folegandrosisland.com/folegandros-spiagge-italia',
    },
    {
      id: 'agios-georgios-walk',
      what: 'Ano Meria to Agios Georgios on foot',
      unit: 'minutes',
      value: 45,
      source: 'https://staging.folegandrosisland.com/folegandros-spiagge-italia',
    },
    {
      id: 'chora-panagia',
      what: 'Chora to the Panagia on foot',
      unit: 'minutes',
      value: 15,
      source: 'https://greece.co.za/cyclades/folegandros/amazing-folegandros-attractions-to-visit/',
    },
    {
      id: 'great-walk-way',
      what: 'Ano Meria, Livadaki, Agkali, Chora, on foot',
      unit: 'kilometres',
      value: 10.2,
      source: 'http://www.cycladen.be/Ano%20Meria-Chora2.htm',
    },
    {
      id: 'great-walk',
      what: 'Ano Meria, Livadaki, Agkali, Chora, on foot',
      unit: 'minutes',
      value: 210,
      source: 'http://www.cycladen.be/Ano%20Meria-Chora2.htm',
    },
    {
      id: 'livadaki-return',
      what: 'Ano Meria to Livadaki and back',
      unit: 'kilometres',
      value: 6,
      source: 'https://www.foodloose.ca/2022/05/greece-2022-day-14-hiking-folegandros.html',
    },
    {
      id: 'livadaki-walk',
      what: 'Ano Meria to Livadaki on foot, downhill',
      unit: 'minutes',
      value: 60,
      source: 'https://www.foodloose.ca/2022/05/greece-2022-day-14-hiking-folegandros.html',
    },
    {
      id: 'chora-agkali',
      what: 'Chora, Christos, Fira, Agkali, on foot',
      unit: 'minutes',
      value: 45,
      source: 'http://www.folegandros.gr/en/paths.html',
    },
    {
      id: 'ano-meria-agkali',
      what: 'Ano Meria, Marmaro, Agkali, on foot',
      unit: 'minutes',
      value: 60,
      source: 'https://www.travel-zone-greece.com/blog/hiking-in-folegandros/',
    },
    {
      id: 'ano-meria-chora',
      what: 'Ano Meria (Stavros), Agia Paraskevi, Chora, on foot',
      unit: 'minutes',
      value: 110,
      source: 'http://www.cycladen.be/Ano%20Meria-ChorabisEng.htm',
    },
  ],
  sources: [
    {
      title: 'ELSTAT: Population and Housing Census 2021, resident population',
      url: 'https://www.statistics.gr/en/2021-census-res-pop-results',
    },
    { title: 'Wikipedia: Folegandros', url: 'https://en.wikipedia.org/wiki/Folegandros' },
    { title: 'GTP: Folegandros', url: 'https://gtp.gr/Locpage.asp?id=11855' },
    {
      title: 'Wings: Folegandros, its hills and their heights (in German)',
      url: 'https://www.wingsch.net/tag/folegandros/',
    },
    {
      title: 'Greeka: Folegandros, introduction',
      url: 'https://www.greeka.com/cyclades/folegandros/about/',
    },
    {
      title: 'Anek: Folegandros',
      url: 'https://www.anek.gr/en-gb/destinations/folegandros',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-23',
};
