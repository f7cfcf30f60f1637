import type { Island } from '../schema';

export const antiparos: Island = {
  id: 'antiparos',
  slug: 'antiparos',
  name: { en: 'Antiparos', el: 'Αντίπαρος' },
  featured: false,
  guideOrder: 15,
  otherNames: ['andiparos'],
  declensions: [
    { nominative: 'Αντίπαρος', gender: 'feminine', genitive: 'Αντιπάρου', accusative: 'Αντίπαρο' },
  ],
  costGroup: 'popular',
  climateStation: 'paros',
  mainTown: 'antiparos-village',
  shortDescription: {
    en: 'A low, sandy island ten minutes from Paros, with a deep cave and one sociable village.',
    el: 'Χαμηλό νησί με αμμουδιές δέκα λεπτά από την Πάρο, βαθύ σπήλαιο και ένα χωριό με παρέες.',
  },
  description: {
    en: 'Antiparos lies across a shallow strait from Paros, about 12.5 km long and nowhere more than 5.5 km wide. Its only town, at the northern end, grew around a square 15th-century Kastro, and one paved road runs down the east side to Agios Georgios. Inland is the hill with the famous cave; off the south-west tip lies uninhabited Despotiko, with a large sanctuary of Apollo under excavation. It is relaxed and, lately, fashionable and dear.',
    el: 'Η Αντίπαρος βρίσκεται απέναντι από την Πάρο, πίσω από ένα ρηχό στενό· έχει μήκος περίπου 12,5 χλμ. και πλάτος που δεν ξεπερνά τα 5,5. Ο μοναδικός μεγάλος οικισμός, στη βόρεια άκρη, απλώθηκε γύρω από ένα τετράγωνο Κάστρο του 15ου αιώνα, και ένας ασφαλτόδρομος κατεβαίνει από τα ανατολικά ως τον Άγιο Γεώργιο. Στο εσωτερικό είναι ο λόφος με το φημισμένο σπήλαιο· νοτιοδυτικά, το ακατοίκητο Δεσποτικό με το μεγάλο ιερό του Απόλλωνα που ανασκάπτεται. Είναι νησί χαλαρό και, τα τελευταία χρόνια, της μόδας και ακριβό.',
  },
  image: null,
  activities: [
    { en: 'Descend into the cave', el: 'Κατάβαση στο σπήλαιο' },
    { en: 'Boat to Despotiko', el: 'Με βάρκα στο Δεσποτικό' },
    { en: 'Kastro and the square', el: 'Κάστρο και πλατεία' },
    { en: 'Swim at Soros', el: 'Μπάνιο στον Σωρό' },
  ],
  position: { lat: 36.998, lon: 25.055 },
  areaKm2: 34.8,
  population: {
    count: 1265,
    censusYear: 2021,
    note: {
      en: 'Municipality of Antiparos, which also includes uninhabited Despotiko and smaller islets.',
      el: 'Δήμος Αντιπάρου, στον οποίο ανήκουν και το ακατοίκητο Δεσποτικό και μικρότερες νησίδες.',
    },
  },
  highestPoint: {
    name: { en: 'Profitis Ilias', el: 'Προφήτης Ηλίας' },
    metres: 301,
    position: { lat: 36.9945, lon: 25.04 },
  },
  ports: [
    {
      id: 'antiparos-port',
      name: { en: 'Antiparos', el: 'Αντίπαρος' },
      position: { lat: 37.0399, lon: 25.0859 },
      main: true,
      note: {
        en: 'The village quay, used by the car ferry from Pounta on Paros and, in summer, small passenger boats from Parikia.',
        el: 'Η προβλήτα του χωριού, για το φέρι από την Πούντα της Πάρου και, το καλοκαίρι, καραβάκια από την Παροικιά.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['beaches', 'families', 'quiet', 'sailing'],
    text: {
      en: 'Antiparos suits families and groups of friends who want shallow water by day and one lively lane by night. Everything in the north is walkable or within a bicycle ride. It has few sights beyond the cave, little shade, and villas have pushed prices up.',
      el: 'Η Αντίπαρος ταιριάζει σε οικογένειες και παρέες που θέλουν ρηχά νερά τη μέρα και έναν ζωντανό δρόμο το βράδυ. Στον βορρά όλα γίνονται με τα πόδια ή με ποδήλατο. Πέρα από το σπήλαιο τα αξιοθέατα είναι λίγα, η σκιά λιγοστή, και οι βίλες έχουν ανεβάσει τις τιμές.',
    },
  },
  bestMonths: {
    months: [5, 6, 9],
    text: {
      en: 'June and September give warm shallows and a calm village. In August it fills with guests and day visitors from Paros, and the north wind crosses the low northern end without obstacle. In May the cave and paths are pleasant, though some boats to Despotiko have not started.',
      el: 'Ο Ιούνιος και ο Σεπτέμβριος έχουν ζεστά νερά και ήρεμο χωριό. Τον Αύγουστο γεμίζει από παραθεριστές και εκδρομείς από την Πάρο, και ο βοριάς περνά ανεμπόδιστος από τη χαμηλή βόρεια άκρη. Τον Μάιο το σπήλαιο και τα μονοπάτια είναι ευχάριστα, αλλά κάποιες βάρκες για το Δεσποτικό δεν έχουν ξεκινήσει.',
    },
  },
  gettingThere: {
    text: {
      en: 'You reach Antiparos through Paros. From Parikia take a bus or taxi 8 km or so to Pounta, where the small car ferry crosses in about ten minutes all day; in summer passenger boats also sail from Parikia itself. From Piraeus reckon five to six and a half hours in all by conventional ferry. If you land on Paros late at night, check the last boat across or sleep in Parikia.',
      el: 'Στην Αντίπαρο φτάνετε μέσω Πάρου. Από την Παροικιά πηγαίνετε με λεωφορείο ή ταξί καμιά οκταριά χιλιόμετρα ως την Πούντα, από όπου το μικρό φέρι περνά όλη μέρα σε περίπου δέκα λεπτά· το καλοκαίρι υπάρχουν και καραβάκια από την ίδια την Παροικιά. Από τον Πειραιά υπολογίστε συνολικά πέντε με εξήμισι ώρες με συμβατικό πλοίο. Προσέξτε το τελευταίο φέρι: αν φτάνετε στην Πάρο αργά τη νύχτα, ρωτήστε πρώτα ή μείνετε στην Παροικιά.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [300, 390], direct: false },
      { from: 'piraeus', vessel: 'high-speed', minutes: [230, 330], direct: false },
      { from: 'rafina', vessel: 'high-speed', minutes: [230, 360], direct: false },
    ],
  },
  beaches: [
    {
      id: 'theologos',
      name: { en: 'Agios Ioannis Theologos', el: 'Άγιος Ιωάννης Θεολόγος' },
      position: { lat: 37.0488, lon: 25.085 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['alongshore'],
          source: {
            title: 'Kiteworld: the channel of Paros and Antiparos',
            url: 'http://www.kiteworldmag.com/features/maybetomorrow07-issue36/',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Shallow sand by the camp site at the northern tip, facing the islets; the water is warm and knee-deep far out.',
        el: 'Ρηχή αμμουδιά πλάι στο κάμπινγκ, στη βόρεια άκρη απέναντι από τις νησίδες· ζεστά νερά ως το γόνατο για πολλά μέτρα.',
      },
    },
    {
      id: 'sifneiko',
      name: { en: 'Sifneiko', el: 'Σιφνέικο' },
      position: { lat: 37.0414, lon: 25.0752 },
      sentence: {
        en: 'A west-facing strip of coarse sand and stones ten minutes from the village, where people walk for the sunset.',
        el: 'Δυτική ακτή με χοντρή άμμο και πέτρες, δέκα λεπτά από το χωριό, όπου πηγαίνει ο κόσμος για το ηλιοβασίλεμα.',
      },
    },
    {
      id: 'psaraliki',
      name: { en: 'Psaraliki', el: 'Ψαραλυκή' },
      position: { lat: 37.0361, lon: 25.083 },
      sentence: {
        en: 'Two neighbouring sandy beaches just south of the port, shallow, with trees, the first organised; the nearest swim for children.',
        el: 'Δύο γειτονικές αμμουδιές λίγο νότια του λιμανιού, ρηχές, με δέντρα, η πρώτη οργανωμένη· το πιο κοντινό μπάνιο για παιδιά.',
      },
    },
    {
      id: 'livadia',
      name: { en: 'Livadia', el: 'Λιβάδια' },
      position: { lat: 37.0205, lon: 25.046 },
      sentence: {
        en: 'A quiet sandy bay on the west coast at the end of a dirt road, without shade or services; waves in westerlies.',
        el: 'Ήσυχη αμμουδιά στη δυτική ακτή, στο τέλος χωματόδρομου, χωρίς σκιά και παροχές· με πουνέντε έχει κύμα.',
      },
    },
    {
      id: 'soros',
      name: { en: 'Soros', el: 'Σωρός' },
      position: { lat: 36.9715, lon: 25.0596 },
      sentence: {
        en: 'The big beach of the south, sand and fine shingle with deep clear water, partly organised and with tavernas.',
        el: 'Η μεγάλη παραλία του νότου, άμμος και ψιλό βότσαλο με βαθιά καθαρά νερά, εν μέρει οργανωμένη και με ταβέρνες.',
      },
    },
    {
      id: 'faneromeni',
      name: { en: 'Faneromeni', el: 'Φανερωμένη' },
      position: { lat: 36.9445, lon: 25.0695 },
      sentence: {
        en: 'A lonely cove by a chapel near the southern cape, at the end of a long rough track or by boat; bring everything.',
        el: 'Ερημική ακτή δίπλα σε ξωκλήσι κοντά στον νότιο κάβο, με μακρύ κακοτράχαλο χωματόδρομο ή σκάφος· πάρτε τα όλα μαζί.',
      },
    },
  ],
  villages: [
    {
      id: 'antiparos-village',
      name: { en: 'Antiparos village', el: 'Χωριό Αντιπάρου' },
      position: { lat: 37.0402, lon: 25.0822 },
      sentence: {
        en: 'One pedestrian street from the quay to the square and the Kastro holds nearly every shop, café and bar.',
        el: 'Ένας πεζόδρομος από την προβλήτα ως την πλατεία και το Κάστρο μαζεύει σχεδόν όλα τα μαγαζιά και τα καφέ.',
      },
    },
    {
      id: 'agios-georgios',
      name: { en: 'Agios Georgios', el: 'Άγιος Γεώργιος' },
      position: { lat: 36.9758, lon: 25.0287 },
      sentence: {
        en: 'A scattered seaside hamlet where the asphalt ends, with fish tavernas and the boats across to Despotiko.',
        el: 'Σκόρπιος παραθαλάσσιος οικισμός εκεί που τελειώνει η άσφαλτος, με ψαροταβέρνες και τις βάρκες για το Δεσποτικό.',
      },
    },
  ],
  sights: [
    {
      id: 'cave',
      name: { en: 'Cave of Antiparos', el: 'Σπήλαιο Αντιπάρου' },
      position: { lat: 36.9906, lon: 25.0598 },
      sentence: {
        en: 'Hundreds of steps lead deep down past huge stalagmites scratched with travellers’ names; cool and damp.',
        el: 'Εκατοντάδες σκαλιά κατεβαίνουν βαθιά ανάμεσα σε τεράστιους σταλαγμίτες με χαραγμένα ονόματα περιηγητών.',
      },
    },
    {
      id: 'kastro',
      name: { en: 'Kastro of Antiparos', el: 'Κάστρο Αντιπάρου' },
      position: { lat: 37.0402, lon: 25.0802 },
      sentence: {
        en: 'A square of two-storey houses built wall to wall in the 15th century, entered by a single pointed gateway.',
        el: 'Τετράγωνο από διώροφα σπίτια κολλητά το ένα στο άλλο, του 15ου αιώνα, με μία μόνο τοξωτή είσοδο.',
      },
    },
    {
      id: 'despotiko-sanctuary',
      name: { en: 'Sanctuary of Apollo, Despotiko', el: 'Ιερό Απόλλωνα, Δεσποτικό' },
      position: { lat: 36.9706, lon: 25.0141 },
      sentence: {
        en: 'An archaic sanctuary with marble columns set up again, seven minutes from the landing; not yet open as a site in 2025, so ask on the boat from Agios Georgios.',
        el: 'Αρχαϊκό ιερό με αναστηλωμένους μαρμάρινους κίονες, επτά λεπτά από την προβλήτα· το 2025 δεν είχε ανοίξει ακόμη, ρωτήστε στη βάρκα από τον Άγιο Γεώργιο.',
      },
    },
    {
      id: 'profitis-ilias',
      name: { en: 'Profitis Ilias', el: 'Προφήτης Ηλίας' },
      position: { lat: 36.9945, lon: 25.04 },
      sentence: {
        en: 'The island’s highest hill, under two hours on foot from Agios Georgios, with a wide ring of islands in view.',
        el: 'Ο ψηλότερος λόφος του νησιού, λιγότερο από δύο ώρες με τα πόδια από τον Άγιο Γεώργιο, με θέα σε πολλά νησιά.',
      },
    },
  ],
  figures: [
    {
      id: 'pounta-ferry',
      what: 'Car ferry from Pounta on Paros',
      unit: 'minutes',
      value: [7, 10],
      source:
        'https://www.thetraveler.org/ferries-to-antiparos-from-paros-complete-guide-from-pounta-and-parikia',
    },
    {
      id: 'village-sifneiko',
      what: 'Village to Sifneiko on foot',
      unit: 'minutes',
      value: 10,
      source: 'http://hap-pea-travels.co.uk/tag/paros/',
    },
    {
      id: 'cave-steps',
      what: 'Steps down into the cave',
      unit: 'count',
      value: 411,
      source: 'https://viewer.joomag.com/the-gold-book-of-antiparos/0123422001563525816?page=12',
    },
    {
      id: 'cave-village',
      what: 'Cave to the village on foot',
      unit: 'minutes',
      value: 100,
      source: 'http://www.cycladen.be/Cave-AntiparosText.htm',
    },
  ],
  sources: [
    { title: 'Wikipedia: Antiparos', url: 'https://en.wikipedia.org/wiki/Antiparos' },
    {
      title: 'Virtual Trip: Antiparos, its length and width (in French)',
      url: 'https://www.virtual-trip.fr/antiparos-paros/',
    },
    {
      title: 'Parola Paros Free Press: Antiparos, Prophitis Ilias',
      url: 'https://parola-paros-freepress.gr/en/antiparos-prophitis-ilias/',
    },
    {
      title: 'Cycladen.be: Despotiko',
      url: 'http://www.cycladen.be/DespotikoEng.htm',
    },
    {
      title: 'Cycladen.be: Cave of Antiparos',
      url: 'http://www.cycladen.be/Cave-AntiparosText.htm',
    },
    {
      title: 'Viajes de Sargantana, September 2025: Despotiko is not open yet (in Spanish)',
      url: 'https://viajesdesargantana.blogspot.com/2025/09/viii-este-ano-si-despotiko.html',
    },
    {
      title: 'ELSTAT: Population and Housing Census 2021',
      url: 'https://www.statistics.gr/press-kit_census_results_2021',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
