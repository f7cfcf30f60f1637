import type { Island } from '../schema';

export const koufonisia: Island = {
  id: 'koufonisia',
  slug: 'koufonisia',
  name: { en: 'Koufonisia', el: 'Κουφονήσια' },
  featured: false,
  guideOrder: 12,
  otherNames: [
    'koufonissia',
    'koufonisi',
    'koufonissi',
    'kufonisia',
    'ano-koufonisi',
    'ano-koufonissi',
    'pano-koufonisi',
    'kato-koufonisi',
    'kato-koufonissi',
  ],
  declensions: [
    { nominative: 'Κουφονήσια', gender: 'neuter plural', genitive: 'Κουφονησίων' },
    { nominative: 'Άνω Κουφονήσι', gender: 'neuter', genitive: 'Άνω Κουφονησίου' },
  ],
  costGroup: 'popular',
  climateStation: 'paros',
  mainTown: 'chora',
  shortDescription: {
    en: 'One small flat island to walk, one empty one to visit by boat, and a shore of sand and rock pools.',
    el: 'Ένα μικρό επίπεδο νησί για περπάτημα, ένα άδειο απέναντι με το καραβάκι και μια ακτή με αμμουδιές και φυσικές πισίνες.',
  },
  description: {
    en: 'Koufonisia are two low islands either side of a narrow strait: Ano Koufonisi, with the only village, and Kato Koufonisi, with a chapel, a few houses and coves. A path follows the south and east coast of the upper island from beach to beach, over soft rock hollowed by the sea into arches, pools and caves. Keros, the uninhabited island opposite, was a sanctuary of the Cycladic world. In August the place is full to the last room, and prices follow.',
    el: 'Τα Κουφονήσια είναι δύο χαμηλά νησιά που τα χωρίζει ένα στενό πέρασμα: το Άνω Κουφονήσι, με το μοναδικό χωριό, και το Κάτω Κουφονήσι, με ένα ξωκλήσι, λίγα σπίτια και όρμους. Ένα μονοπάτι ακολουθεί τη νότια και την ανατολική ακτή του Άνω από παραλία σε παραλία, πάνω σε βράχια που η θάλασσα έσκαψε σε καμάρες, λίμνες και σπηλιές. Η ακατοίκητη Κέρος, απέναντι, ήταν ιερό του κυκλαδικού κόσμου. Τον Αύγουστο γεμίζει και το τελευταίο δωμάτιο, και οι τιμές ακολουθούν.',
  },
  image: null,
  activities: [
    { en: 'Walk the coast to Pori', el: 'Παραλιακό περπάτημα ως το Πορί' },
    { en: 'Swim in the Pisina', el: 'Μπάνιο στην Πισίνα' },
    { en: 'Boat to Kato Koufonisi', el: 'Βόλτα στο Κάτω Κουφονήσι' },
    { en: 'See the Keros finds', el: 'Τα ευρήματα της Κέρου' },
  ],
  position: { lat: 36.9355, lon: 25.605 },
  areaKm2: 9.668,
  population: {
    count: 391,
    censusYear: 2021,
    note: {
      en: 'The community of Koufonisia: Ano and Kato Koufonisi with Keros and the islets around them. Nearly everyone lives on Ano Koufonisi. The area is that of Ano and Kato Koufonisi together.',
      el: 'Η κοινότητα Κουφονησίων: Άνω και Κάτω Κουφονήσι, Κέρος και οι γύρω νησίδες. Σχεδόν όλοι μένουν στο Άνω Κουφονήσι. Η έκταση αφορά το Άνω και το Κάτω Κουφονήσι μαζί.',
    },
  },
  highestPoint: {
    name: { en: 'Highest hill of Ano Koufonisi', el: 'Ο ψηλότερος λόφος του Άνω Κουφονησίου' },
    metres: 114,
    position: { lat: 36.9415, lon: 25.603 },
  },
  ports: [
    {
      id: 'ano-koufonisi',
      name: { en: 'Ano Koufonisi', el: 'Άνω Κουφονήσι' },
      position: { lat: 36.932, lon: 25.6035 },
      main: true,
      note: {
        en: 'All ferries dock at the edge of the village; the first houses and the beach of Ammos are two minutes away on foot.',
        el: 'Όλα τα πλοία δένουν στην άκρη του χωριού· τα πρώτα σπίτια και η παραλία Άμμος απέχουν δύο λεπτά με τα πόδια.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['beaches', 'quiet', 'sailing'],
    text: {
      en: 'Koufonisia suit people who want to leave the car behind and do little but walk and swim. June and September are calm; in late July and August the lanes and coves are crowded for the size of the place. There is almost no shade on the coast path and no mountain to climb.',
      el: 'Ταιριάζουν σε όσους θέλουν να ξεχάσουν το αυτοκίνητο και να μην κάνουν σχεδόν τίποτα πέρα από περπάτημα και μπάνιο. Ο Ιούνιος και ο Σεπτέμβριος είναι ήρεμοι· στα τέλη Ιουλίου και τον Αύγουστο τα σοκάκια και οι όρμοι γεμίζουν, για το μέγεθός τους, ασφυκτικά. Στο παραλιακό μονοπάτι δεν υπάρχει σχεδόν καθόλου σκιά, ούτε βουνό για ανάβαση.',
    },
  },
  bestMonths: {
    months: [6, 9],
    text: {
      en: 'June has long days and free rooms; September has a warm sea and quieter beaches. From mid-October to April most places to eat and sleep are closed and boats are few.',
      el: 'Ο Ιούνιος έχει μεγάλες μέρες και ελεύθερα δωμάτια· ο Σεπτέμβριος ζεστή θάλασσα και πιο ήσυχες παραλίες. Από τα μέσα Οκτωβρίου ως τον Απρίλιο τα περισσότερα καταλύματα και ταβέρνες είναι κλειστά και τα πλοία λίγα.',
    },
  },
  gettingThere: {
    text: {
      en: 'A conventional ferry from Piraeus takes seven and a half to eight and a half hours, with stops at Paros, Naxos and often the other Small Cyclades; in summer a fast boat by way of Naxos does it in about five, one that goes round by Santorini takes as long as the ferry. The usual plan is to reach Naxos and change there: the small local ferry links Naxos, Iraklia, Schinoussa, Koufonisia, Donousa and Amorgos. That boat is small and stays in harbour in a strong wind, so leave a spare day before a flight.',
      el: 'Το συμβατικό πλοίο από τον Πειραιά κάνει επτάμισι με οκτώμισι ώρες, με στάσεις στην Πάρο, στη Νάξο και συχνά στις άλλες Μικρές Κυκλάδες· το καλοκαίρι το ταχύπλοο μέσω Νάξου κάνει περίπου πέντε, ενώ όποιο πάει γύρω από τη Σαντορίνη θέλει όσο και το συμβατικό. Η συνηθισμένη λύση είναι να φτάσετε στη Νάξο και να αλλάξετε πλοίο: το μικρό τοπικό καράβι ενώνει Νάξο, Ηρακλειά, Σχοινούσα, Κουφονήσια, Δονούσα και Αμοργό. Με δυνατό άνεμο μένει δεμένο, γι’ αυτό κρατήστε μια μέρα περιθώριο πριν από την πτήση σας.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [475, 480], direct: true },
      { from: 'piraeus', vessel: 'high-speed', minutes: [295, 475], direct: true },
    ],
  },
  beaches: [
    {
      id: 'ammos',
      name: { en: 'Ammos (Megali Ammos)', el: 'Άμμος (Μεγάλη Άμμος)' },
      position: { lat: 36.9317, lon: 25.6023 },
      sentence: {
        en: 'The village beach beside the port: fine sand, water you can wade into for a long way and small boats at anchor.',
        el: 'Η παραλία του χωριού δίπλα στο λιμάνι: ψιλή άμμος, νερά που βαθαίνουν πολύ αργά και βαρκάκια αρόδο.',
      },
    },
    {
      id: 'finikas',
      name: { en: 'Finikas', el: 'Φοίνικας' },
      position: { lat: 36.9342, lon: 25.6137 },
      sentence: {
        en: 'A short curve of sand about twenty minutes on foot east of the village, with a taverna and calm water.',
        el: 'Μικρή αμμουδερή καμπύλη, περίπου είκοσι λεπτά με τα πόδια ανατολικά από το χωριό, με ταβέρνα και ήρεμα νερά.',
      },
    },
    {
      id: 'fanos',
      name: { en: 'Fanos', el: 'Φανός' },
      position: { lat: 36.936, lon: 25.6164 },
      sentence: {
        en: 'A sheltered sandy bay with a few tamarisks and somewhere to eat, popular with families from mid-morning on.',
        el: 'Απάνεμος αμμουδερός όρμος με λίγα αρμυρίκια και κάπου να φάτε· από το πρωί γεμίζει οικογένειες.',
      },
    },
    {
      id: 'italida',
      name: { en: 'Italida (Platia Pounda)', el: 'Ιταλίδα (Πλατιά Πούντα)' },
      position: { lat: 36.9365, lon: 25.6199 },
      sentence: {
        en: 'Pale sand a few minutes past Fanos, with nothing built on it; bring water and shade, and come early in August.',
        el: 'Ανοιχτόχρωμη άμμος λίγα λεπτά μετά τον Φανό, χωρίς τίποτα επάνω της· φέρτε νερό και σκιά και, τον Αύγουστο, ελάτε νωρίς.',
      },
    },
    {
      id: 'pori',
      name: { en: 'Pori', el: 'Πορί' },
      position: { lat: 36.9457, lon: 25.6208 },
      sentence: {
        en: 'A wide horseshoe of white sand at the far end of the path, more open to the wind; small boats run from the port.',
        el: 'Πλατύ πέταλο με λευκή άμμο στην άκρη του μονοπατιού, πιο εκτεθειμένο στον άνεμο· το καλοκαίρι έρχονται βάρκες από το λιμάνι.',
      },
    },
    {
      id: 'nero',
      name: { en: 'Nero, Kato Koufonisi', el: 'Νερό, Κάτω Κουφονήσι' },
      position: { lat: 36.9034, lon: 25.5742 },
      sentence: {
        en: 'A sandy cove with pebbles on the empty island, the second stop of the small boat; no water, despite the name, and no shade but a few palms.',
        el: 'Όρμος με άμμο και βότσαλο στο άδειο νησί, δεύτερη στάση του καραβιού· λίγοι φοίνικες για σκιά και, παρά το όνομα, καθόλου νερό.',
      },
    },
  ],
  villages: [
    {
      id: 'chora',
      name: { en: 'Chora', el: 'Χώρα' },
      position: { lat: 36.9323, lon: 25.6015 },
      sentence: {
        en: 'The only village: one main lane of white houses above the port, a windmill at its edge and a large fishing fleet.',
        el: 'Το μοναδικό χωριό: ένας κεντρικός δρόμος με άσπρα σπίτια πάνω από το λιμάνι, ένας μύλος στην άκρη και πολλά ψαροκάικα.',
      },
    },
  ],
  sights: [
    {
      id: 'pisina',
      name: { en: 'Pisina', el: 'Πισίνα' },
      position: { lat: 36.9397, lon: 25.6246 },
      sentence: {
        en: 'A natural pool in the rock, fed by the sea through a passage, beside the path between Italida and Pori.',
        el: 'Φυσική πισίνα στα βράχια, που γεμίζει από τη θάλασσα με ένα πέρασμα, δίπλα στο μονοπάτι από την Ιταλίδα στο Πορί.',
      },
    },
    {
      id: 'devils-eye',
      name: { en: "Devil's Eye", el: 'Μάτι του Διαβόλου' },
      position: { lat: 36.9423, lon: 25.6249 },
      sentence: {
        en: 'A low cave in the cliffs just short of Pori, where the sea comes and goes through a hole in the floor; stay out when the waves are up.',
        el: 'Χαμηλή σπηλιά στα βράχια λίγο πριν από το Πορί, όπου η θάλασσα μπαινοβγαίνει από ένα άνοιγμα στο δάπεδο· με κύμα μην μπείτε.',
      },
    },
    {
      id: 'gala',
      name: { en: 'Gala', el: 'Γάλα' },
      position: { lat: 36.9468, lon: 25.6269 },
      sentence: {
        en: 'A rock-ringed inlet beyond Pori, named “milk” for the white foam that fills it when the sea comes in from the north.',
        el: 'Μικρή κοιλότητα στα βράχια μετά το Πορί· το όνομά της το χρωστά στον λευκό αφρό που τη γεμίζει όταν φουσκώνει ο βοριάς.',
      },
    },
    {
      id: 'archaeological-collection',
      name: { en: 'Archaeological Collection', el: 'Αρχαιολογική Συλλογή' },
      position: { lat: 36.9318, lon: 25.6022 },
      sentence: {
        en: 'A small exhibition near the port with finds from the excavations at Keros and the islet of Daskalio.',
        el: 'Μικρή έκθεση κοντά στο λιμάνι με ευρήματα από τις ανασκαφές στην Κέρο και στη νησίδα Δασκαλιό.',
      },
    },
    {
      id: 'panagia-kato-koufonisi',
      name: { en: 'Panagia, Kato Koufonisi', el: 'Παναγία, Κάτω Κουφονήσι' },
      position: { lat: 36.9147, lon: 25.5925 },
      sentence: {
        en: 'A chapel by the landing on Kato Koufonisi, on older ruins; on 15 August the boats bring everyone over for the feast.',
        el: 'Ξωκλήσι δίπλα στο μουράγιο του Κάτω Κουφονησίου, πάνω σε παλιότερα ερείπια· τον Δεκαπενταύγουστο έρχονται όλοι με τα καΐκια.',
      },
    },
    {
      id: 'keros',
      name: { en: 'Keros', el: 'Κέρος' },
      position: { lat: 36.8905, lon: 25.6495 },
      sentence: {
        en: 'The bare island on the southern horizon, a sanctuary of the third millennium BC; protected, uninhabited, seen from the sea.',
        el: 'Το γυμνό νησί στον νότιο ορίζοντα, ιερό της 3ης χιλιετίας π.Χ.· προστατευόμενο και ακατοίκητο, το βλέπετε από τη θάλασσα.',
      },
    },
  ],
  figures: [
    {
      id: 'harbour-pori-way',
      what: 'Harbour to Pori along the coast',
      unit: 'kilometres',
      value: 3.5,
      source: 'http://www.koufonisia.gr/?page_id=2894&lang=en',
    },
    {
      id: 'harbour-pori-road',
      what: 'Harbour to Pori by the road over the hill',
      unit: 'kilometres',
      value: 3.5,
      source: 'http://www.koufonisia.gr/?page_id=2894&lang=en',
    },
    {
      id: 'harbour-pori',
      what: 'Harbour to Pori along the coast, on foot',
      unit: 'minutes',
      value: 60,
      source: 'http://www.koufonisia.gr/?page_id=2894&lang=en',
    },
    {
      id: 'harbour-finikas',
      what: 'Harbour to Finikas on foot',
      unit: 'minutes',
      value: 20,
      source: 'http://www.koufonisia.gr/?page_id=2894&lang=en',
    },
    {
      id: 'harbour-fanos',
      what: 'Harbour to Fanos on foot',
      unit: 'minutes',
      value: 30,
      source: 'http://www.koufonisia.gr/?page_id=2894&lang=en',
    },
    {
      id: 'harbour-italida',
      what: 'Harbour to Italida on foot',
      unit: 'minutes',
      value: 35,
      source: 'http://www.koufonisia.gr/?page_id=2894&lang=en',
    },
    {
      id: 'round',
      what: 'Round Ano Koufonisi on foot, without swims',
      unit: 'minutes',
      value: 180,
      source: 'http://www.koufonisia.gr/?page_id=2894&lang=en',
    },
    {
      id: 'fanos-length',
      what: 'Length of the beach of Fanos',
      unit: 'metres',
      value: 200,
      source: null,
    },
    {
      id: 'nero-panagia-way',
      what: 'Nero to Panagia on Kato Koufonisi',
      unit: 'kilometres',
      value: 2.5,
      source: 'http://www.koufonisia.gr/?page_id=575&lang=en',
    },
    {
      id: 'nero-panagia',
      what: 'Nero to Panagia on Kato Koufonisi, on foot',
      unit: 'minutes',
      value: [30, 40],
      source: 'http://www.koufonisia.gr/?page_id=575&lang=en',
    },
    {
      id: 'detis-laki',
      what: 'Detis to Laki on Kato Koufonisi',
      unit: 'metres',
      value: 900,
      source: 'http://www.koufonisia.gr/?page_id=575&lang=en',
    },
  ],
  sources: [
    {
      title: 'Hellenic Statistical Authority (ELSTAT), Population and Housing Census 2021',
      url: 'https://www.statistics.gr/en/2021-census-pop-hous',
    },
    { title: 'Wikipedia, Koufonisia', url: 'https://en.wikipedia.org/wiki/Koufonisia' },
    {
      title: 'Municipality of Naxos and Small Cyclades, Koufonissia: geography and nature',
      url: 'https://www.naxos.gr/geography-nature/?lang=en',
    },
    {
      title: 'South Aegean Region, Koufonisia: sights',
      url: 'https://www.e-kyklades.gr/travel/tourism/koufonisia_sights?regionCd=KOUFONISI&lang=en',
    },
    {
      title: 'Kathimerini, Keros and Daskalio exhibition at Ano Koufonissi',
      url: 'https://www.ekathimerini.com/culture/whats-on/243348/keros-amp-daskalio-ano-koufonissi-to-september-30/',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
