import type { Island } from '../schema';

export const kimolos: Island = {
  id: 'kimolos',
  slug: 'kimolos',
  name: { en: 'Kimolos', el: 'Κίμωλος' },
  featured: false,
  guideOrder: 18,
  otherNames: ['cimolos', 'argentiera'],
  declensions: [
    { nominative: 'Κίμωλος', gender: 'feminine', genitive: 'Κιμώλου', accusative: 'Κίμωλο' },
    { nominative: 'Ψάθη', gender: 'feminine', genitive: 'Ψάθης' },
  ],
  costGroup: 'quiet',
  climateStation: 'milos',
  mainTown: 'chorio',
  shortDescription: {
    en: 'One village, one castle and pale chalky beaches, a short ferry hop from Milos.',
    el: 'Ένα χωριό, ένα κάστρο και ανοιχτόχρωμες παραλίες, ένα φέρι μακριά από τη Μήλο.',
  },
  description: {
    en: 'Kimolos is a small, almost round volcanic island across a channel of about a kilometre from Milos. Nearly everyone lives in Chorio, built around a medieval castle whose outer houses form the wall. The white earth of the island was sold all over the Mediterranean, and the road to the north-east still ends at the quarries of Prassa. There are few cars, one main road and no airport.',
    el: 'Η Κίμωλος είναι ένα μικρό, σχεδόν στρογγυλό ηφαιστειακό νησί, που το χωρίζει από τη Μήλο στενό ενός περίπου χιλιομέτρου. Σχεδόν όλοι μένουν στο Χωριό, χτισμένο γύρω από μεσαιωνικό κάστρο που τα ακριανά σπίτια του γίνονται τείχος. Η λευκή κιμωλία γη ταξίδευε σε όλη τη Μεσόγειο, και ο δρόμος προς τα βορειοανατολικά τελειώνει ακόμη στα ορυχεία της Πράσας. Τα αυτοκίνητα είναι λίγα, ο κεντρικός δρόμος ένας, και αεροδρόμιο δεν υπάρχει.',
  },
  image: null,
  activities: [
    { en: 'Explore the Kastro of Chorio', el: 'Βόλτα στο Κάστρο του Χωριού' },
    { en: 'Walk to the Skiadi rock', el: 'Πεζοπορία στο Σκιάδι' },
    { en: 'Boathouses of Goupa', el: 'Σύρματα στη Γούπα' },
    { en: 'Boat trip to Polyaigos', el: 'Με σκάφος στην Πολύαιγο' },
  ],
  position: { lat: 36.808, lon: 24.56 },
  areaKm2: 37.4,
  population: {
    count: 810,
    censusYear: 2021,
    note: {
      en: 'Municipality of Kimolos, which also includes the uninhabited island of Polyaigos and islets.',
      el: 'Δήμος Κιμώλου, στον οποίο ανήκουν και η ακατοίκητη Πολύαιγος και νησίδες.',
    },
  },
  highestPoint: {
    name: { en: 'Paleokastro', el: 'Παλαιόκαστρο' },
    metres: 364,
    position: { lat: 36.812, lon: 24.556 },
  },
  ports: [
    {
      id: 'psathi',
      name: { en: 'Psathi', el: 'Ψάθη' },
      position: { lat: 36.786, lon: 24.5788 },
      main: true,
      note: {
        en: 'The only port, about 1.5 km below Chorio: ferries from Piraeus and the small boat from Pollonia on Milos use the same quay.',
        el: 'Το μόνο λιμάνι, περίπου 1,5 χλμ. κάτω από το Χωριό: στην ίδια προβλήτα δένουν τα πλοία του Πειραιά και το φέρι από τα Πολλώνια.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['quiet', 'beaches', 'hiking', 'food'],
    text: {
      en: 'Kimolos is for people who are content with one village, a swim and dinner in the square. Evenings are talk and local pies such as ladenia, not bars. If you need choice, nightlife or guaranteed transport every day, sleep on Milos and come for a day.',
      el: 'Η Κίμωλος είναι για όσους τους αρκεί ένα χωριό, ένα μπάνιο και φαγητό στην πλατεία. Τα βράδια περνούν με κουβέντα και ντόπιες πίτες όπως η λαδένια, όχι σε μπαρ. Αν θέλετε επιλογές, νυχτερινή ζωή ή σίγουρη συγκοινωνία κάθε μέρα, μείνετε στη Μήλο και ελάτε για μια μέρα.',
    },
  },
  bestMonths: {
    months: [5, 6, 9],
    text: {
      en: 'June and September are warm and half empty, good for both the paths and the south beaches. In late July and August rooms are few and booked by returning families, and the north wind can stop the small ferry. In winter only a handful of places stay open.',
      el: 'Ο Ιούνιος και ο Σεπτέμβριος είναι ζεστοί και με λίγο κόσμο, καλοί και για τα μονοπάτια και για τις νότιες παραλίες. Τέλη Ιουλίου και Αύγουστο τα δωμάτια είναι λίγα και τα κλείνουν όσοι έρχονται κάθε χρόνο, ενώ ο βοριάς μπορεί να δέσει το μικρό φέρι. Τον χειμώνα μένουν ανοιχτά ελάχιστα μαγαζιά.',
    },
  },
  gettingThere: {
    text: {
      en: 'A conventional ferry from Piraeus takes some six to eight hours, because Kimolos comes near the end of the western line. Many travellers take a faster boat or plane to Milos, then the bus or a taxi to Pollonia and the small car ferry, about half an hour across. The same western line links Kimolos with Sifnos and Serifos. In a strong meltemi the crossing from Pollonia may not run, so do not plan it for the day of a flight.',
      el: 'Το συμβατικό πλοίο από τον Πειραιά θέλει περίπου έξι με οκτώ ώρες, γιατί η Κίμωλος είναι προς το τέλος της δυτικής γραμμής. Πολλοί έρχονται με ταχύπλοο ή αεροπλάνο ως τη Μήλο και μετά, με λεωφορείο ή ταξί, πηγαίνουν στα Πολλώνια για το μικρό φέρι, που περνά σε περίπου μισή ώρα. Η ίδια δυτική γραμμή ενώνει την Κίμωλο με τη Σίφνο και τη Σέριφο. Με δυνατό μελτέμι το πέρασμα από τα Πολλώνια μπορεί να μη γίνει: μην το αφήσετε για τη μέρα της πτήσης σας.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [375, 475], direct: true },
      { from: 'piraeus', vessel: 'high-speed', minutes: [240, 420], direct: false },
    ],
  },
  beaches: [
    {
      id: 'prassa',
      name: { en: 'Prassa', el: 'Πράσα' },
      position: { lat: 36.8244, lon: 24.5995 },
      sentence: {
        en: 'White sand and pale turquoise shallows at the end of the north-east road, beside the quarries; umbrellas for hire in season.',
        el: 'Λευκή άμμος και ρηχά γαλαζοπράσινα νερά στο τέλος του βορειοανατολικού δρόμου, δίπλα στα ορυχεία· στη σεζόν έχει ομπρέλες.',
      },
    },
    {
      id: 'klima',
      name: { en: 'Klima', el: 'Κλήμα' },
      position: { lat: 36.7993, lon: 24.5898 },
      sentence: {
        en: 'Coarse sand and pebbles in a green valley about half an hour on foot from Chorio; usually few people.',
        el: 'Χοντρή άμμος και βότσαλα στο τέλος μιας ρεματιάς, περίπου μισή ώρα με τα πόδια από το Χωριό· συνήθως με λίγο κόσμο.',
      },
    },
    {
      id: 'aliki',
      name: { en: 'Aliki', el: 'Αλυκή' },
      position: { lat: 36.7788, lon: 24.5595 },
      sentence: {
        en: 'A long mix of sand and pebble in front of an old salt pan, west of Psathi; tamarisks here and there.',
        el: 'Μακριά παραλία με άμμο και βότσαλο μπροστά σε παλιά αλυκή, δυτικά της Ψάθης· αρμυρίκια εδώ κι εκεί.',
      },
    },
    {
      id: 'bonatsa',
      name: { en: 'Bonatsa', el: 'Μπονάτσα' },
      position: { lat: 36.7756, lon: 24.5506 },
      sentence: {
        en: 'Fine sand and shallow water on the south coast, sheltered from the meltemi, with a taverna by the beach.',
        el: 'Ψιλή άμμος και ρηχά νερά στη νότια ακτή, προφυλαγμένη από το μελτέμι, με ταβέρνα στην παραλία.',
      },
    },
    {
      id: 'kalamitsi',
      name: { en: 'Kalamitsi', el: 'Καλαμίτσι' },
      position: { lat: 36.7741, lon: 24.5481 },
      sentence: {
        en: 'A smaller sandy bay just past Bonatsa, looking across the channel to Milos; the road reaches the shore.',
        el: 'Μικρότερος αμμουδερός όρμος αμέσως μετά την Μπονάτσα, με θέα στη Μήλο απέναντι· ο δρόμος φτάνει ως κάτω.',
      },
    },
    {
      id: 'mavrospilia',
      name: { en: 'Mavrospilia', el: 'Μαυροσπηλιά' },
      position: { lat: 36.7918, lon: 24.532 },
      wind: [
        {
          from: ['nw', 'ne'],
          effects: ['alongshore'],
          fetchKm: 4,
          source: {
            title: 'Cadia e Gabriele, August 2022: Ellinika in a strong wind (in Italian)',
            url: 'http://iviaggidicadiaegabriele.blogspot.com/2022/08/kimolos-mia-paradiso-mio.html',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A west-facing beach of sand and pebbles with a small dark cave, reached by dirt road; the place for sunset.',
        el: 'Δυτική παραλία με άμμο, βότσαλα και μια μικρή σκοτεινή σπηλιά, με χωματόδρομο· το μέρος για το ηλιοβασίλεμα.',
      },
    },
  ],
  villages: [
    {
      id: 'chorio',
      name: { en: 'Chorio', el: 'Χωριό' },
      position: { lat: 36.7922, lon: 24.5738 },
      sentence: {
        en: 'The only real village: narrow lanes around the castle, small shops, bakeries with ladenia and the island’s tavernas.',
        el: 'Το μόνο πραγματικό χωριό: στενά γύρω από το κάστρο, μικρά μαγαζιά, φούρνοι με λαδένια και οι ταβέρνες του νησιού.',
      },
    },
    {
      id: 'psathi-village',
      name: { en: 'Psathi', el: 'Ψάθη' },
      position: { lat: 36.787, lon: 24.5775 },
      sentence: {
        en: 'The harbour hamlet, with a sandy beach beside the quay and a few tables by the water; Chorio is 20 minutes uphill.',
        el: 'Ο οικισμός του λιμανιού, με αμμουδιά δίπλα στην προβλήτα και λίγα τραπέζια· το Χωριό είναι 20 λεπτά ανηφόρα.',
      },
    },
    {
      id: 'goupa',
      name: { en: 'Goupa', el: 'Γούπα' },
      position: { lat: 36.7945, lon: 24.5865 },
      sentence: {
        en: 'A fishing inlet ringed with syrmata, boat garages carved in the rock with coloured doors; walk over from Chorio.',
        el: 'Ψαράδικος όρμος γεμάτος σύρματα, γκαράζ για βάρκες λαξεμένα στον βράχο με χρωματιστές πόρτες· πάτε με τα πόδια.',
      },
    },
  ],
  sights: [
    {
      id: 'kastro',
      name: { en: 'Kastro of Kimolos', el: 'Κάστρο Κιμώλου' },
      position: { lat: 36.7926, lon: 24.5742 },
      sentence: {
        en: 'A fortified quarter whose outer row of houses is the wall; the inner castle is partly ruined, partly still lived in.',
        el: 'Οχυρωμένη γειτονιά όπου τα ακριανά σπίτια είναι το τείχος· το Μέσα Κάστρο είναι αλλού ερειπωμένο, αλλού κατοικημένο.',
      },
    },
    {
      id: 'archaeological-museum',
      name: { en: 'Archaeological Museum of Kimolos', el: 'Αρχαιολογικό Μουσείο Κιμώλου' },
      position: { lat: 36.7932, lon: 24.5735 },
      sentence: {
        en: 'A small museum in Chorio, by the main church, with finds from the ancient cemetery at Ellinika on the west coast.',
        el: 'Μικρό μουσείο στο Χωριό, κοντά στη μητρόπολη, με ευρήματα από το αρχαίο νεκροταφείο στα Ελληνικά.',
      },
    },
    {
      id: 'skiadi',
      name: { en: 'Skiadi', el: 'Σκιάδι' },
      position: { lat: 36.818, lon: 24.541 },
      sentence: {
        en: 'A stone mushroom carved by the wind on the bare north-west plateau; a long walk from Chorio with no shade or water.',
        el: 'Πέτρινο μανιτάρι που σμίλεψε ο άνεμος στο γυμνό βορειοδυτικό οροπέδιο· μεγάλη διαδρομή χωρίς σκιά και νερό.',
      },
    },
    {
      id: 'ellinika',
      name: { en: 'Ellinika and Agios Andreas', el: 'Ελληνικά και Άγιος Ανδρέας' },
      position: { lat: 36.7878, lon: 24.5318 },
      sentence: {
        en: 'Rock-cut graves by the beach and the islet opposite mark the ancient town, now partly under the sea.',
        el: 'Λαξευτοί τάφοι πλάι στην παραλία και η νησίδα απέναντι δείχνουν την αρχαία πόλη, που εν μέρει βυθίστηκε.',
      },
    },
    {
      id: 'polyaigos',
      name: { en: 'Polyaigos', el: 'Πολύαιγος' },
      position: { lat: 36.7693, lon: 24.6336 },
      sentence: {
        en: 'A large uninhabited island of goats, cliffs and bright coves two kilometres to the south-east; visited only by boat.',
        el: 'Μεγάλο ακατοίκητο νησί με κατσίκια, γκρεμούς και φωτεινούς όρμους, δύο χιλιόμετρα νοτιοανατολικά· πάτε μόνο με σκάφος.',
      },
    },
  ],
  figures: [
    {
      id: 'psathi-chorio',
      what: 'Psathi to Chorio on foot',
      unit: 'minutes',
      value: 20,
      source: 'http://www.cycladen.be/Chorio-KlimaEng.htm',
    },
    {
      id: 'skiadi-walk',
      what: 'Chorio to Skiadi on foot',
      unit: 'minutes',
      value: [70, 90],
      source: 'https://www.gokimolos.gr/en/kimolos-walking-routes/',
    },
    {
      id: 'route-1-way',
      what: 'Route 1, Chorio to Ellinika',
      unit: 'kilometres',
      value: 7,
      source:
        'https://www.kimolos.gr/tourism-at-kimolos/walking-routes/detailed-outlines-of-hiking-routes-in-kimolos-island/63-tourismos/monopatia-diadromes/646-hiking-route-1',
    },
    {
      id: 'route-3-way',
      what: 'Route 3, Chorio, Paleokastro and the north shore',
      unit: 'kilometres',
      value: 8.5,
      source:
        'https://www.kimolos.gr/en/tourism-at-kimolos/walking-routes/detailed-outlines-of-hiking-routes-in-kimolos-island/63-tourismos/monopatia-diadromes/648-hiking-route-3',
    },
    {
      id: 'route-7-way',
      what: 'Route 7, Chorio, Monastiria, Soufi',
      unit: 'kilometres',
      value: 4.7,
      source:
        'https://www.kimolos.gr/en/tourism-at-kimolos/walking-routes/detailed-outlines-of-hiking-routes-in-kimolos-island/63-turism/monopatia-diadromes/652-hiking-route-7',
    },
    {
      id: 'coast-round',
      what: 'Chorio, Psathi, Goupa, Klima and back by the mills, on foot',
      unit: 'minutes',
      value: 90,
      source: 'http://www.cycladen.be/Chorio-KlimaEng.htm',
    },
  ],
  sources: [
    { title: 'Wikipedia: Kimolos', url: 'https://en.wikipedia.org/wiki/Kimolos' },
    {
      title: 'Cultural Portal of the Aegean Archipelago: Kimolos',
      url: 'http://www2.egeonet.gr/forms/fLemma.aspx?lemmaId=10426',
    },
    {
      title: 'Municipality of Kimolos: Beaches',
      url: 'https://kimolos.gr/en/tourism-at-kimolos/beaches',
    },
    {
      title: 'ELSTAT: Population and Housing Census 2021',
      url: 'https://www.statistics.gr/press-kit_census_results_2021',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-23',
};
