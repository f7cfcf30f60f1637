import type { Island } from '../schema';

export const mykonos: Island = {
  id: 'mykonos',
  slug: 'mykonos',
  name: { en: 'Mykonos', el: 'Μύκονος' },
  featured: true,
  guideOrder: 2,
  otherNames: ['mikonos', 'myconos', 'miconos'],
  declensions: [
    { nominative: 'Μύκονος', gender: 'feminine', genitive: 'Μυκόνου', accusative: 'Μύκονο' },
    { nominative: 'Νέο Λιμάνι', gender: 'neuter', genitive: 'Νέου Λιμανιού' },
    { nominative: 'Παλιό Λιμάνι', gender: 'neuter', genitive: 'Παλιού Λιμανιού' },
    {
      nominative: 'Αεροδρόμιο Μυκόνου',
      gender: 'neuter',
      genitive: 'αεροδρομίου Μυκόνου',
      accusative: 'αεροδρόμιο Μυκόνου',
    },
  ],
  costGroup: 'famous',
  climateStation: 'syros',
  mainTown: 'chora',
  shortDescription: {
    en: 'Granite, wind and south-coast sand, with Delos half an hour away and nights that end at dawn.',
    el: 'Γρανίτης, άνεμος και αμμουδιές στον νότο, η Δήλος μισή ώρα μακριά και νύχτες ως το ξημέρωμα.',
  },
  description: {
    en: 'Mykonos is a low, bare island of granite where the wind rarely drops in July and August. Its Chora is a knot of white lanes behind the old harbour, and the sandy bays of the south coast begin about three kilometres away. It is also the way to Delos, the sacred island of Apollo. Expect crowds, cruise passengers by day and some of the highest prices in the Cyclades.',
    el: 'Η Μύκονος είναι νησί χαμηλό και γυμνό, από γρανίτη, όπου τον Ιούλιο και τον Αύγουστο ο αέρας σπάνια κοπάζει. Η Χώρα της είναι ένα κουβάρι από άσπρα σοκάκια πίσω από το παλιό λιμάνι, και οι αμμουδιές του νότου αρχίζουν περίπου τρία χιλιόμετρα πιο πέρα. Από εδώ περνάει κανείς και στη Δήλο, το ιερό νησί του Απόλλωνα. Περιμένετε κόσμο, επιβάτες κρουαζιερόπλοιων την ημέρα και τιμές από τις υψηλότερες στις Κυκλάδες.',
  },
  image: null,
  activities: [
    { en: 'Morning boat to Delos', el: 'Πρωινό καραβάκι για Δήλο' },
    { en: 'Beach-hopping by small boat', el: 'Παραλίες με το καΐκι' },
    {
      en: 'Sunset at Armenistis lighthouse',
      el: 'Ηλιοβασίλεμα στον φάρο Αρμενιστή',
    },
    { en: 'Windsurfing at Ftelia', el: 'Ιστιοσανίδα στη Φτελιά' },
  ],
  position: { lat: 37.45, lon: 25.3833 },
  areaKm2: 85.5,
  population: {
    count: 10704,
    censusYear: 2021,
    note: {
      en: 'The figure is for the Municipality of Mykonos, which also takes in Delos and Rineia.',
      el: 'Ο αριθμός αφορά τον Δήμο Μυκόνου, στον οποίο ανήκουν και η Δήλος και η Ρήνεια.',
    },
  },
  highestPoint: {
    name: { en: 'Profitis Ilias Vorniotis', el: 'Προφήτης Ηλίας Βορνιώτης' },
    metres: 372,
    position: { lat: 37.4855, lon: 25.3345 },
  },
  ports: [
    {
      id: 'mykonos-new-port',
      name: { en: 'New Port (Tourlos)', el: 'Νέο Λιμάνι (Τούρλος)' },
      position: { lat: 37.4625, lon: 25.3255 },
      main: true,
      note: {
        en: 'Ferries of the main lines and cruise ships dock here, 2 km north of Chora. The road has no proper pavement: take the bus or the small boat called the sea bus.',
        el: 'Εδώ δένουν τα πλοία της γραμμής και τα κρουαζιερόπλοια, 2 χλμ. βόρεια της Χώρας. Ο δρόμος δεν έχει κανονικό πεζοδρόμιο: πάρτε λεωφορείο ή το καραβάκι που λέγεται sea bus.',
      },
    },
    {
      id: 'mykonos-old-port',
      name: { en: 'Old Port (Chora)', el: 'Παλιό Λιμάνι (Χώρα)' },
      position: { lat: 37.4498, lon: 25.3273 },
      main: false,
      note: {
        en: 'On the waterfront of Chora: the sea bus from Tourlos, excursion boats and the boats to Delos.',
        el: 'Στην παραλία της Χώρας: το καραβάκι από τον Τούρλο, εκδρομικά σκάφη και τα καραβάκια για τη Δήλο.',
      },
    },
  ],
  airport: {
    iata: 'JMK',
    name: { en: 'Mykonos Airport', el: 'Αεροδρόμιο Μυκόνου' },
    position: { lat: 37.4351, lon: 25.3481 },
    note: {
      en: 'Under 4 km from Chora by road. Flights from Athens all year and from much of Europe in summer.',
      el: 'Λιγότερο από 4 χλμ. οδικώς από τη Χώρα. Πτήσεις από Αθήνα όλο τον χρόνο και από πολλές πόλεις της Ευρώπης το καλοκαίρι.',
    },
  },
  character: {
    tags: ['nightlife', 'beaches', 'history'],
    text: {
      en: 'Mykonos suits people who want company, music and a table booked ahead, and it does those things on a large scale. It also has a real town, a farming village at Ano Mera and, next door, one of the great sites of antiquity. If you watch what you spend, come in May or October; if you dislike crowds, choose Tinos across the water.',
      el: 'Η Μύκονος ταιριάζει σε όσους θέλουν παρέα, μουσική και τραπέζι κλεισμένο από πριν, κι αυτά τα έχει σε αφθονία. Έχει όμως και κανονική πόλη, ένα αγροτικό χωριό, την Άνω Μερά, και δίπλα της έναν από τους σπουδαίους τόπους της αρχαιότητας. Αν προσέχετε τα έξοδα, ελάτε Μάιο ή Οκτώβριο· αν σας κουράζει ο κόσμος, διαλέξτε την Τήνο απέναντι.',
    },
  },
  bestMonths: {
    months: [5, 6, 9, 10],
    text: {
      en: 'May, June and September give warm days with shorter queues, and in September the sea is still warm. In July and August the meltemi blows hard, the north coast is often too rough to swim and rooms cost the most. Early October is calm more often than not, but beach businesses begin to close.',
      el: 'Ο Μάιος, ο Ιούνιος και ο Σεπτέμβριος έχουν ζεστές μέρες και λιγότερη αναμονή· τον Σεπτέμβριο η θάλασσα είναι ακόμη ζεστή. Ιούλιο και Αύγουστο το μελτέμι φυσάει δυνατά, στα βόρεια συχνά δεν κολυμπάτε και τα δωμάτια έχουν τις πιο ακριβές τιμές τους. Οι αρχές Οκτωβρίου είναι συνήθως ήρεμες, αλλά οι επιχειρήσεις στις παραλίες αρχίζουν να κλείνουν.',
    },
  },
  gettingThere: {
    text: {
      en: 'Ferries come from both Piraeus and Rafina; Rafina is nearer and handier for the airport of Athens. Fast boats take about two and a half hours from Rafina and about three to three and a half from Piraeus, ordinary ferries four to five from Rafina and five to six from Piraeus. Tinos is the next stop, half an hour or less away, and Syros, Paros, Naxos, Ios and Santorini are linked in summer. In a strong meltemi the fast boats are the first to be cancelled.',
      el: 'Πλοία έρχονται και από τον Πειραιά και από τη Ραφήνα· η Ραφήνα είναι πιο κοντά και βολεύει όσους έρχονται από το αεροδρόμιο της Αθήνας. Τα ταχύπλοα κάνουν περίπου δυόμισι ώρες από τη Ραφήνα και τρεις με τρεισήμισι από τον Πειραιά, τα συμβατικά τέσσερις με πέντε από τη Ραφήνα και πέντε με έξι από τον Πειραιά. Η Τήνος είναι η διπλανή στάση, μισή ώρα ή και λιγότερο, ενώ το καλοκαίρι υπάρχει σύνδεση με Σύρο, Πάρο, Νάξο, Ίο και Σαντορίνη. Προσοχή: με δυνατό μελτέμι, τα ταχύπλοα ακυρώνονται πρώτα.',
    },
    seaLinks: [
      {
        from: 'rafina',
        vessel: 'conventional',
        minutes: [230, 305],
        direct: true,
      },
      { from: 'rafina', vessel: 'high-speed', minutes: [155, 160], direct: true },
      {
        from: 'piraeus',
        vessel: 'conventional',
        minutes: [300, 345],
        direct: true,
      },
      { from: 'piraeus', vessel: 'high-speed', minutes: [170, 220], direct: true },
    ],
  },
  beaches: [
    {
      id: 'ornos',
      name: { en: 'Ornos', el: 'Ορνός' },
      position: { lat: 37.4237, lon: 25.3235 },
      sentence: {
        en: 'A south-facing bay of sand, sheltered from the meltemi and shallow enough for children, with boats moored off it.',
        el: 'Νότιος όρμος με άμμο, προφυλαγμένος από το μελτέμι και ρηχός για παιδιά, με βάρκες αραγμένες στα ανοιχτά.',
      },
    },
    {
      id: 'agios-ioannis',
      name: { en: 'Agios Ioannis', el: 'Άγιος Ιωάννης' },
      position: { lat: 37.4216, lon: 25.3107 },
      sentence: {
        en: 'A small beach of sand and stones looking west to Delos, known from the film Shirley Valentine; good at sunset.',
        el: 'Μικρή παραλία με άμμο και πέτρα, απέναντι στη Δήλο, γνωστή από την ταινία «Σίρλεϊ Βαλεντάιν»· ωραία στο ηλιοβασίλεμα.',
      },
    },
    {
      id: 'platis-gialos',
      name: { en: 'Platis Gialos', el: 'Πλατύς Γιαλός' },
      position: { lat: 37.4142, lon: 25.344 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Andrea Cay, September 2012: gusts at anchor off the south coast of Mykonos',
            url: 'http://mvandreacay.blogspot.com/2012/09/meltemi-madness.html',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A long strip of sand lined with hotels and sunbeds; small boats leave from here for the beaches further east.',
        el: 'Μακριά λωρίδα άμμου με ξενοδοχεία και ξαπλώστρες· από εδώ φεύγουν τα καΐκια για τις πιο ανατολικές παραλίες.',
      },
    },
    {
      id: 'paradise',
      name: { en: 'Paradise (Kalamopodi)', el: 'Παράδεισος (Καλαμοπόδι)' },
      position: { lat: 37.41, lon: 25.356 },
      sentence: {
        en: 'Coarse golden sand and clear water; the music starts in the afternoon, so come in the morning if you want to swim in peace.',
        el: 'Χοντρή χρυσαφένια άμμος και καθαρά νερά· η μουσική αρχίζει το απόγευμα, γι’ αυτό για ήσυχο μπάνιο ελάτε πρωί.',
      },
    },
    {
      id: 'super-paradise',
      name: { en: 'Super Paradise', el: 'Σούπερ Παραντάις' },
      position: { lat: 37.415, lon: 25.3708 },
      sentence: {
        en: 'A sandy cove well out of the north wind, at the foot of a very steep road; loud from midday on, calmer early.',
        el: 'Αμμουδερός όρμος καλά προφυλαγμένος από τον βοριά, στο τέλος πολύ απότομου δρόμου· πρωί ήσυχος, από το μεσημέρι με μουσική.',
      },
    },
    {
      id: 'elia',
      name: { en: 'Elia', el: 'Ελιά' },
      position: { lat: 37.4222, lon: 25.3885 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Andrea Cay, September 2012: gusts at anchor off the south coast of Mykonos',
            url: 'http://mvandreacay.blogspot.com/2012/09/meltemi-madness.html',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A wide, long beach with rows of umbrellas and a naturist end; Agrari is a short walk west over the rocks.',
        el: 'Πλατιά και μακριά παραλία με σειρές ομπρέλες και μια άκρη γυμνιστών· το Αγράρι είναι λίγα λεπτά δυτικά, πάνω από τα βράχια.',
      },
    },
    {
      id: 'kalo-livadi',
      name: { en: 'Kalo Livadi', el: 'Καλό Λιβάδι' },
      position: { lat: 37.4343, lon: 25.407 },
      sentence: {
        en: 'A broad sandy bay at the end of a valley below Ano Mera, with shallow water and a lifeguard in season.',
        el: 'Φαρδύς αμμουδερός όρμος στο τέλος μιας κοιλάδας κάτω από την Άνω Μερά, με ρηχά νερά και ναυαγοσώστη στη σεζόν.',
      },
    },
    {
      id: 'kalafatis',
      name: { en: 'Kalafatis', el: 'Καλαφάτης' },
      position: { lat: 37.4405, lon: 25.4215 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['alongshore'],
          source: {
            title: 'Xtremespots: windsurfing at Kalafatis',
            url: 'https://www.xtremespots.com/board-sports/wind-surfing/kalafati-beach-mykonos-island-aegean-islands-greece/',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Sand with a row of tamarisks and steady wind from the side: windsurfers learn here, beside the two humps of Divounia.',
        el: 'Άμμος με αρμυρίκια και σταθερό αέρα από το πλάι: εδώ μαθαίνει κανείς ιστιοσανίδα, δίπλα στα δύο υψώματα, τα Διβούνια.',
      },
    },
    {
      id: 'agios-sostis',
      name: { en: 'Agios Sostis', el: 'Άγιος Σώστης' },
      position: { lat: 37.4855, lon: 25.3615 },
      sentence: {
        en: 'Golden sand below a small church, with no umbrellas for hire and little shade; for days without north wind.',
        el: 'Χρυσή άμμος κάτω από ένα εκκλησάκι, χωρίς ομπρέλες και με ελάχιστη σκιά· για τις μέρες που δεν φυσάει βοριάς.',
      },
    },
    {
      id: 'ftelia',
      name: { en: 'Ftelia', el: 'Φτελιά' },
      position: { lat: 37.4622, lon: 25.3755 },
      sentence: {
        en: 'The head of Panormos bay, where the meltemi comes straight in: good for windsurfing, hard for lying in the sand.',
        el: 'Ο μυχός του όρμου του Πανόρμου, όπου το μελτέμι μπαίνει κατευθείαν: καλή για ιστιοσανίδα, δύσκολη για ξάπλα.',
      },
    },
  ],
  villages: [
    {
      id: 'chora',
      name: { en: 'Mykonos Town (Chora)', el: 'Χώρα Μυκόνου' },
      position: { lat: 37.4462, lon: 25.3289 },
      sentence: {
        en: 'White lanes too narrow for cars, wooden balconies and small churches; you will lose your way, and it hardly matters.',
        el: 'Άσπρα σοκάκια όπου δεν χωράει αυτοκίνητο, ξύλινα μπαλκόνια και εκκλησάκια· θα χαθείτε, μα δεν πειράζει.',
      },
    },
    {
      id: 'ano-mera',
      name: { en: 'Ano Mera', el: 'Άνω Μερά' },
      position: { lat: 37.4445, lon: 25.4015 },
      sentence: {
        en: 'The only inland village, 8 km east of Chora: a square with tavernas round the monastery, and life in winter too.',
        el: 'Το μόνο χωριό στο εσωτερικό, 8 χλμ. ανατολικά της Χώρας: πλατεία με ταβέρνες γύρω από το μοναστήρι και ζωή και τον χειμώνα.',
      },
    },
    {
      id: 'ornos-village',
      name: { en: 'Ornos', el: 'Ορνός' },
      position: { lat: 37.4262, lon: 25.3225 },
      sentence: {
        en: 'A resort on the neck of land between two bays, flat and easy with a pushchair; buses to Chora run often in summer.',
        el: 'Οικισμός στον λαιμό ανάμεσα σε δύο όρμους, επίπεδος και βολικός με καρότσι· το καλοκαίρι έχει συχνά λεωφορεία για τη Χώρα.',
      },
    },
    {
      id: 'tourlos',
      name: { en: 'Tourlos', el: 'Τούρλος' },
      position: { lat: 37.4612, lon: 25.3295 },
      sentence: {
        en: 'Houses and rooms on the slope above the New Port, practical for an early boat and busy when a cruise ship is in.',
        el: 'Σπίτια και δωμάτια στην πλαγιά πάνω από το Νέο Λιμάνι, πρακτικά για πρωινό πλοίο, με κίνηση όταν έχει κρουαζιερόπλοιο.',
      },
    },
    {
      id: 'agios-stefanos',
      name: { en: 'Agios Stefanos', el: 'Άγιος Στέφανος' },
      position: { lat: 37.4702, lon: 25.3192 },
      sentence: {
        en: 'A small resort 3 km north of Chora with its own sandy beach, a chapel at the end of it and a view to Delos.',
        el: 'Μικρός οικισμός 3 χλμ. βόρεια της Χώρας, με δική του αμμουδιά, ένα ξωκλήσι στην άκρη της και θέα στη Δήλο.',
      },
    },
    {
      id: 'agia-anna-kalafati',
      name: { en: 'Agia Anna (Kalafatis)', el: 'Αγία Άννα Καλαφάτη' },
      position: { lat: 37.4355, lon: 25.421 },
      sentence: {
        en: 'A handful of houses and a fishing harbour beside the Divounia headland, as far from the nightlife as the island allows.',
        el: 'Λίγα σπίτια κι ένα ψαρολίμανο δίπλα στα Διβούνια, όσο πιο μακριά από τη νυχτερινή ζωή γίνεται στο νησί.',
      },
    },
  ],
  sights: [
    {
      id: 'delos',
      name: { en: 'Delos', el: 'Δήλος' },
      position: { lat: 37.4005, lon: 25.2678 },
      sentence: {
        en: 'The birthplace of Apollo and Artemis, a whole island of temples, houses and mosaics; half an hour by boat, with little shade.',
        el: 'Ο τόπος όπου γεννήθηκαν ο Απόλλωνας και η Άρτεμη: ένα νησί με ναούς, σπίτια και ψηφιδωτά, μισή ώρα με το καραβάκι, σχεδόν χωρίς σκιά.',
      },
    },
    {
      id: 'kato-myloi',
      name: { en: 'Kato Myloi windmills', el: 'Κάτω Μύλοι' },
      position: { lat: 37.4443, lon: 25.326 },
      sentence: {
        en: 'A row of white windmills on a rise south of Little Venice; they once ground grain with the wind that still blows there.',
        el: 'Μια σειρά άσπροι ανεμόμυλοι σε ύψωμα νότια από την Αλευκάντρα· άλεθαν με τον αέρα που φυσάει εκεί ακόμη.',
      },
    },
    {
      id: 'little-venice',
      name: { en: 'Little Venice (Alefkandra)', el: 'Αλευκάντρα (Μικρή Βενετία)' },
      position: { lat: 37.4455, lon: 25.3263 },
      sentence: {
        en: 'Houses of sea captains built straight out of the water; on windy evenings the waves reach the café tables.',
        el: 'Καπετανόσπιτα χτισμένα μέσα στο νερό· τα βράδια με αέρα το κύμα φτάνει ως τα τραπεζάκια.',
      },
    },
    {
      id: 'paraportiani',
      name: { en: 'Panagia Paraportiani', el: 'Παναγία Παραπορτιανή' },
      position: { lat: 37.447, lon: 25.3262 },
      sentence: {
        en: 'Five churches grown into one white mass by the gate of the old Kastro, the oldest parts from the 14th or 15th century.',
        el: 'Πέντε εκκλησίες που έγιναν ένας άσπρος όγκος στην πύλη του παλιού Κάστρου· τα παλιότερα μέρη είναι του 14ου ή 15ου αιώνα.',
      },
    },
    {
      id: 'archaeological-museum',
      name: { en: 'Archaeological Museum', el: 'Αρχαιολογικό Μουσείο' },
      position: { lat: 37.4498, lon: 25.3296 },
      sentence: {
        en: 'Built at the start of the 20th century for the finds from Rineia; its great jar shows the Trojan Horse in relief. Check that it is open before you go.',
        el: 'Χτίστηκε στις αρχές του 20ού αιώνα για τα ευρήματα της Ρήνειας· ο μεγάλος πίθος του έχει ανάγλυφο τον Δούρειο Ίππο. Ρωτήστε πρώτα αν είναι ανοιχτό.',
      },
    },
    {
      id: 'maritime-museum',
      name: { en: 'Aegean Maritime Museum', el: 'Ναυτικό Μουσείο Αιγαίου' },
      position: { lat: 37.4456, lon: 25.329 },
      sentence: {
        en: 'Ship models, charts and instruments in a 19th-century house at Tria Pigadia, with an old lighthouse lamp in the garden.',
        el: 'Μοντέλα πλοίων, χάρτες και όργανα σε σπίτι του 19ου αιώνα στα Τρία Πηγάδια, με έναν παλιό φάρο στον κήπο.',
      },
    },
    {
      id: 'tourliani',
      name: { en: 'Panagia Tourliani Monastery', el: 'Μονή Παναγίας Τουρλιανής' },
      position: { lat: 37.4449, lon: 25.4011 },
      sentence: {
        en: 'Founded in 1542 and rebuilt in 1767 on the square of Ano Mera, with a carved marble bell tower and a wooden icon screen.',
        el: 'Ιδρύθηκε το 1542 και ξαναχτίστηκε το 1767 στην πλατεία της Άνω Μεράς, με σκαλιστό μαρμάρινο καμπαναριό και ξυλόγλυπτο τέμπλο.',
      },
    },
    {
      id: 'armenistis',
      name: { en: 'Armenistis Lighthouse', el: 'Φάρος Αρμενιστής' },
      position: { lat: 37.4913, lon: 25.3135 },
      sentence: {
        en: 'A working lighthouse of 1891 on the north-west cape, facing Tinos; a rough, windy spot that fills with cars at sunset.',
        el: 'Φάρος του 1891 στο βορειοδυτικό ακρωτήρι, απέναντι στην Τήνο· τόπος με πολύ αέρα, που γεμίζει αυτοκίνητα στο ηλιοβασίλεμα.',
      },
    },
    {
      id: 'ftelia-settlement',
      name: { en: 'Neolithic settlement of Ftelia', el: 'Νεολιθικός οικισμός Φτελιάς' },
      position: { lat: 37.4608, lon: 25.3772 },
      sentence: {
        en: 'Excavated above the beach of Ftelia: traces of a village of the 5th millennium BC, the oldest known on the island.',
        el: 'Ανασκάφηκε πάνω από την παραλία της Φτελιάς: ίχνη οικισμού της 5ης χιλιετίας π.Χ., του παλιότερου που ξέρουμε στο νησί.',
      },
    },
  ],
  figures: [
    {
      id: 'tourlos-chora',
      what: 'New Port in Tourlos to Chora on foot',
      unit: 'minutes',
      value: 30,
      source: 'https://cruiselegend.com/PortDetail.aspx?Pid=183',
    },
    {
      id: 'fabrika-old-port',
      what: 'Between the two bus stations of Chora on foot',
      unit: 'minutes',
      value: [15, 20],
      source: 'https://www.mykonosbeachesguide.com/transportation/mykonos-buses.html',
    },
    {
      id: 'delos-boat',
      what: 'Boat from the Old Port to Delos',
      unit: 'minutes',
      value: [20, 40],
      source: 'https://mygreecetravelblog.com/2012/04/01/visiting-delos-how-to-get-there/2',
    },
    {
      id: 'delos-visit',
      what: 'A round of Delos on foot with Kynthos',
      unit: 'minutes',
      value: [180, 240],
      source: 'https://streetmodo.com/quick-guides/quick-day-hike-on-delos-island-greece',
    },
    {
      id: 'kynthos',
      what: 'Height of Kynthos on Delos',
      unit: 'metres',
      value: 113,
      source: 'http://what-when-how.com/Tutorial/topic-1946vhuo2t/Greece-810.html',
    },
    {
      id: 'ano-mera-lia',
      what: 'Ano Mera to the beach of Lia on foot, without rests',
      unit: 'minutes',
      value: 75,
      source: 'http://www.cycladen.be/Ano%20Mera-LiaText.htm',
    },
    {
      id: 'lia-kalafatis',
      what: 'Beach of Lia to Kalafatis on foot, without rests',
      unit: 'minutes',
      value: 35,
      source: 'http://www.cycladen.be/Ano%20Mera-LiaText.htm',
    },
    {
      id: 'platis-gialos-paradise',
      // Half an hour by one walker (cycladen.be), an hour for 3.2 km by another.
      what: 'Platis Gialos to Paradise along the coast on foot, without stops',
      unit: 'minutes',
      value: [30, 60],
      source: 'http://lic2.apemap.at/touren/file/480x480/GT/1423/61/GT142361/docs/main/tour.txt',
    },
    {
      id: 'chora-lighthouse',
      // 5.5 by this guide, 6 to 6.5 by others (minimalhouses.gr, my-rental-homes.com).
      what: 'Chora to the lighthouse of Armenistis by road',
      unit: 'kilometres',
      value: [5.5, 6.5],
      source:
        'https://www.zeus.guide/mykonos-travel-guide/e-mykonos-around-the-island-cape-armenistis-ftelia-palaiokastro-ano-mera-kalafati',
    },
  ],
  sources: [
    {
      title: 'Hellenic Statistical Authority (ELSTAT), 2021 Population-Housing Census',
      url: 'https://www.statistics.gr/en/2021-census-pop-hous',
    },
    { title: 'Wikipedia, Mykonos', url: 'https://en.wikipedia.org/wiki/Mykonos' },
    { title: 'Municipality of Mykonos', url: 'https://mykonos.gr' },
    {
      title: 'In Mykonos: Archaeological Museum, built in 1905 (1902 by others)',
      url: 'https://inmykonos.com/see-and-do-in-mykonos/museums/1514-archaeological-museum/history.html',
    },
    {
      title: 'Mykonos Daily, The beaches of Mykonos',
      url: 'https://www.mykonosdaily.gr/new/7025_beaches',
    },
    {
      title: 'UNESCO World Heritage Centre, Delos',
      url: 'https://whc.unesco.org/en/list/530',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
