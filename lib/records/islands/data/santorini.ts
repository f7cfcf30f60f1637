import type { Island } from '../schema';

export const santorini: Island = {
  id: 'santorini',
  slug: 'santorini',
  name: { en: 'Santorini', el: 'Σαντορίνη' },
  featured: true,
  guideOrder: 1,
  otherNames: ['thira', 'thera', 'santorin', 'santorine', 'santorini-thira', 'thira-santorini'],
  declensions: [
    { nominative: 'Σαντορίνη', gender: 'feminine', genitive: 'Σαντορίνης' },
    { nominative: 'Αθηνιός', gender: 'masculine', genitive: 'Αθηνιού', accusative: 'Αθηνιό' },
    {
      nominative: 'Παλιό λιμάνι Φηρών',
      gender: 'neuter',
      genitive: 'παλιού λιμανιού των Φηρών',
      accusative: 'παλιό λιμάνι των Φηρών',
    },
    { nominative: 'Αμμούδι', gender: 'neuter', genitive: 'Αμμουδιού' },
    {
      nominative: 'Αεροδρόμιο Σαντορίνης',
      gender: 'neuter',
      genitive: 'αεροδρομίου Σαντορίνης',
      accusative: 'αεροδρόμιο Σαντορίνης',
    },
  ],
  costGroup: 'famous',
  climateStation: 'santorini',
  mainTown: 'fira',
  shortDescription: {
    en: 'Cliff villages on the rim of a drowned volcano, black beaches and a Bronze Age town under ash.',
    el: 'Χωριά στο χείλος ενός βυθισμένου ηφαιστείου, μαύρες παραλίες και μια πόλη θαμμένη στη στάχτη.',
  },
  description: {
    en: 'Santorini is what remains of a volcano that blew itself apart in the Bronze Age: a crescent of cliffs around a flooded caldera, with Thirasia closing the circle to the west. Fira, Imerovigli and Oia stand on the edge of the drop, while vineyards and long dark beaches lie on the gentle eastern side. It is crowded in summer and rooms with a caldera view are expensive, so the month and the village you choose matter a good deal.',
    el: 'Η Σαντορίνη είναι ό,τι απέμεινε από ένα ηφαίστειο που διαλύθηκε στην Εποχή του Χαλκού: ένα μισοφέγγαρο από γκρεμούς γύρω από την πλημμυρισμένη καλντέρα, με τη Θηρασία να κλείνει τον κύκλο στα δυτικά. Τα Φηρά, το Ημεροβίγλι και η Οία στέκονται στο φρύδι του γκρεμού, ενώ οι αμπελώνες και οι μεγάλες σκούρες παραλίες βρίσκονται στην ομαλή ανατολική πλευρά. Το καλοκαίρι έχει πολύ κόσμο και τα δωμάτια με θέα στην καλντέρα είναι ακριβά, γι’ αυτό ο μήνας και το χωριό που θα διαλέξετε έχουν μεγάλη σημασία.',
  },
  image: null,
  activities: [
    { en: 'Walk from Fira to Oia', el: 'Πεζοπορία Φηρά–Οία' },
    { en: 'Visit ancient Akrotiri', el: 'Επίσκεψη στο προϊστορικό Ακρωτήρι' },
    { en: 'Taste Assyrtiko and Vinsanto', el: 'Δοκιμή ασύρτικου και βινσάντο' },
    { en: 'Sail the caldera', el: 'Βόλτα με σκάφος στην καλντέρα' },
  ],
  position: { lat: 36.3932, lon: 25.4615 },
  areaKm2: 76.2,
  population: {
    count: 15480,
    censusYear: 2021,
    note: {
      en: 'Municipality of Thira, which also takes in Thirasia (249 residents) and the uninhabited islets of the caldera.',
      el: 'Δήμος Θήρας, στον οποίο ανήκουν επίσης η Θηρασία (249 κάτοικοι) και τα ακατοίκητα νησάκια της καλντέρας.',
    },
  },
  highestPoint: {
    name: { en: 'Profitis Ilias', el: 'Προφήτης Ηλίας' },
    metres: 567,
    position: { lat: 36.368, lon: 25.464 },
  },
  ports: [
    {
      id: 'athinios',
      name: { en: 'Athinios', el: 'Αθηνιός' },
      position: { lat: 36.3865, lon: 25.4297 },
      main: true,
      note: {
        en: 'All car ferries and catamarans dock here, at the foot of the cliff. Fira is some 10 km away up a road of hairpins; buses meet the boats, but book a transfer for a night arrival.',
        el: 'Εδώ δένουν όλα τα πλοία και τα ταχύπλοα, στη ρίζα του γκρεμού. Τα Φηρά απέχουν περίπου 10 χλμ. από έναν δρόμο όλο στροφές· τα λεωφορεία περιμένουν τα πλοία, για νυχτερινή άφιξη όμως κλείστε μεταφορά.',
      },
    },
    {
      id: 'gialos',
      name: { en: 'Old port of Fira (Gialos)', el: 'Παλιό λιμάνι Φηρών (Γιαλός)' },
      position: { lat: 36.4195, lon: 25.4276 },
      main: false,
      note: {
        en: 'Cruise tenders and excursion boats to the volcano. Up to Fira by cable car or on foot by nearly 600 steps; the queue is long when cruise ships are in.',
        el: 'Λάντζες κρουαζιερόπλοιων και εκδρομικά για το ηφαίστειο. Για τα Φηρά ανεβαίνετε με το τελεφερίκ ή από τα σχεδόν 600 σκαλοπάτια· με κρουαζιερόπλοια στην καλντέρα η ουρά είναι μεγάλη.',
      },
    },
    {
      id: 'ammoudi',
      name: { en: 'Ammoudi', el: 'Αμμούδι' },
      position: { lat: 36.4613, lon: 25.3707 },
      main: false,
      note: {
        en: 'Small harbour below Oia for the local boats to Thirasia and for day sails. Steps come down from the castle of Oia, and a road, which was closed to vehicles in the summer of 2024: ask.',
        el: 'Λιμανάκι κάτω από την Οία για τα καραβάκια της Θηρασίας και τις ημερήσιες εκδρομές. Κατεβαίνουν σκαλιά από το κάστρο της Οίας και δρόμος, που το καλοκαίρι του 2024 ήταν κλειστός στα οχήματα: ρωτήστε.',
      },
    },
  ],
  airport: {
    iata: 'JTR',
    name: { en: 'Santorini (Thira) Airport', el: 'Αεροδρόμιο Σαντορίνης' },
    position: { lat: 36.3992, lon: 25.4793 },
    note: {
      en: 'On the east side at Monolithos, about 6 km from Fira. Flights from Athens all year and from much of Europe in summer; the terminal is tight at peak hours.',
      el: 'Στην ανατολική πλευρά, στον Μονόλιθο, περίπου 6 χλμ. από τα Φηρά. Πτήσεις από την Αθήνα όλο τον χρόνο και από πολλές πόλεις της Ευρώπης το καλοκαίρι· στις ώρες αιχμής ο χώρος στενεύει.',
    },
  },
  character: {
    tags: ['views', 'history', 'villages', 'food'],
    text: {
      en: 'Come for the caldera, the wine and two archaeological sites of the first rank, and give it three nights. Beach lovers will be content rather than thrilled: the sand is dark, hot at noon and the water deepens fast. In July and August the lanes of Oia and Fira are packed from late morning until after sunset.',
      el: 'Ελάτε για την καλντέρα, το κρασί και δύο σπουδαίους αρχαιολογικούς χώρους, και δώστε της τρεις νύχτες. Όποιος αγαπά κυρίως τη θάλασσα θα μείνει ικανοποιημένος, όχι όμως ενθουσιασμένος: η άμμος είναι σκούρα, καίει το μεσημέρι και τα νερά βαθαίνουν γρήγορα. Ιούλιο και Αύγουστο τα σοκάκια της Οίας και των Φηρών γεμίζουν από αργά το πρωί ως μετά το ηλιοβασίλεμα.',
    },
  },
  bestMonths: {
    months: [4, 5, 6, 9, 10],
    text: {
      en: 'Late April to mid-June and mid-September to October: cool enough to walk the caldera rim, with most places open and rooms well below the August price. The sea stays warm into October. From November much of the rim closes, though Fira keeps going all year.',
      el: 'Από τα τέλη Απριλίου ως τα μέσα Ιουνίου και από τα μέσα Σεπτεμβρίου ως τον Οκτώβριο: δροσιά για περπάτημα στο φρύδι, τα περισσότερα ανοιχτά και τιμές αρκετά κάτω από του Αυγούστου. Η θάλασσα μένει ζεστή ως τον Οκτώβριο. Από τον Νοέμβριο κλείνουν πολλά στην καλντέρα, τα Φηρά όμως ζουν όλο τον χρόνο.',
    },
  },
  gettingThere: {
    text: {
      en: 'Conventional ferries from Piraeus take most of a working day and usually stop at Paros, Naxos or Ios; the fast boats do it in about five hours. In season there are also fast boats from Rafina and from Heraklion in Crete, and a flight from Athens lasts under an hour. Boats link the island with Ios, Naxos, Paros, Mykonos, Folegandros and Anafi. At Athinios hundreds of passengers and cars meet on one quay, so be there early.',
      el: 'Τα συμβατικά πλοία από τον Πειραιά θέλουν σχεδόν ένα οκτάωρο και πιάνουν συνήθως Πάρο, Νάξο ή Ίο· τα ταχύπλοα φτάνουν σε περίπου πέντε ώρες. Στη σεζόν υπάρχουν ταχύπλοα και από τη Ραφήνα και το Ηράκλειο της Κρήτης, ενώ η πτήση από την Αθήνα διαρκεί λιγότερο από μία ώρα. Το νησί συνδέεται με Ίο, Νάξο, Πάρο, Μύκονο, Φολέγανδρο και Ανάφη. Το δύσκολο είναι ο Αθηνιός, όπου εκατοντάδες επιβάτες και αυτοκίνητα συναντιούνται σε μία προβλήτα: πηγαίνετε νωρίς.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [400, 775], direct: true },
      { from: 'piraeus', vessel: 'high-speed', minutes: [300, 400], direct: true },
      { from: 'rafina', vessel: 'high-speed', minutes: [390, 395], direct: true },
    ],
  },
  beaches: [
    {
      id: 'kamari',
      name: { en: 'Kamari', el: 'Καμάρι' },
      position: { lat: 36.3757, lon: 25.4862 },
      sentence: {
        en: 'Long strip of dark pebble, fine in places, under the cliff of Mesa Vouno, with a car-free promenade and sunbeds; it deepens at once.',
        el: 'Μακριά λωρίδα από σκούρο βότσαλο, κατά τόπους ψιλό, κάτω από το Μέσα Βουνό, με πεζόδρομο και ξαπλώστρες· βαθαίνει αμέσως.',
      },
    },
    {
      id: 'perissa',
      name: { en: 'Perissa', el: 'Περίσσα' },
      position: { lat: 36.3524, lon: 25.4719 },
      sentence: {
        en: 'Black sand at the south foot of Mesa Vouno, out of the north wind; a steep path climbs from here to Ancient Thera.',
        el: 'Μαύρη άμμος στη νότια ρίζα του Μέσα Βουνού, απάγκια στους βοριάδες· από εδώ ανηφορίζει μονοπάτι για την Αρχαία Θήρα.',
      },
    },
    {
      id: 'perivolos',
      name: { en: 'Perivolos', el: 'Περίβολος' },
      position: { lat: 36.3443, lon: 25.4626 },
      sentence: {
        en: 'The same black sand running on from Perissa, wider and livelier, lined with beach bars; buses from Fira stop along the road.',
        el: 'Συνέχεια της μαύρης άμμου της Περίσσας, πιο φαρδιά και ζωηρή, με μπαρ στη σειρά· τα λεωφορεία από τα Φηρά σταματούν στον δρόμο.',
      },
    },
    {
      id: 'vlychada',
      name: { en: 'Vlychada', el: 'Βλυχάδα' },
      position: { lat: 36.3393, lon: 25.4316 },
      sentence: {
        en: 'Grey sand below pale pumice cliffs that wind has carved into folds; sunbeds near the little marina, empty further west.',
        el: 'Γκρίζα άμμος κάτω από ανοιχτόχρωμους γκρεμούς ελαφρόπετρας σμιλεμένους από τον άνεμο· ξαπλώστρες κοντά στη μαρίνα, ερημιά πιο δυτικά.',
      },
    },
    {
      id: 'red-beach',
      name: { en: 'Red Beach', el: 'Κόκκινη Παραλία' },
      position: { lat: 36.3489, lon: 25.3931 },
      sentence: {
        en: 'Rust-red scoria cliff over a narrow dark strand near Akrotiri; rocks fall and warning signs bar access, so view it from the headland.',
        el: 'Πορφυρός γκρεμός πάνω από στενή σκούρα ακτή, κοντά στο Ακρωτήρι· πέφτουν βράχια και η πρόσβαση απαγορεύεται, δείτε την από το ύψωμα.',
      },
    },
    {
      id: 'white-beach',
      name: { en: 'White Beach', el: 'Λευκή Παραλία' },
      position: { lat: 36.3503, lon: 25.3828 },
      sentence: {
        en: 'Dark pebble under a wall of white ash, reached mostly by boat from the cove of Akrotiri; no road and little shade.',
        el: 'Σκούρο βότσαλο κάτω από λευκό τοίχο στάχτης· έρχεστε κυρίως με καραβάκι από τον όρμο του Ακρωτηρίου, δρόμος δεν υπάρχει.',
      },
    },
    {
      id: 'monolithos',
      name: { en: 'Monolithos', el: 'Μονόλιθος' },
      position: { lat: 36.4123, lon: 25.4831 },
      sentence: {
        en: 'Fine dark sand and shallow water with a playground behind, good for small children; open to the north wind and near the runway.',
        el: 'Ψιλή σκούρα άμμος και ρηχά νερά με παιδική χαρά πίσω, καλή για μικρά παιδιά· την πιάνει ο βοριάς και είναι δίπλα στο αεροδρόμιο.',
      },
    },
    {
      id: 'vourvoulos',
      name: { en: 'Vourvoulos', el: 'Βουρβούλος' },
      position: { lat: 36.452, lon: 25.4392 },
      sentence: {
        en: 'Quiet dark beach on the north-east coast with a fishing harbour; the meltemi raises waves here, so come on a calm day.',
        el: 'Ήσυχη σκούρα παραλία στα βορειοανατολικά με ψαρολίμανο· με μελτέμι σηκώνει κύμα, προτιμήστε την όταν έχει μπουνάτσα.',
      },
    },
    {
      id: 'katharos',
      name: { en: 'Katharos', el: 'Κάθαρος' },
      position: { lat: 36.4676, lon: 25.3683 },
      sentence: {
        en: 'Shore of dark stones and pebble below Oia that faces west into the sunset; a short drive, then steps, and little but a bar above it.',
        el: 'Ακτή με σκούρες πέτρες και βότσαλο κάτω από την Οία, στραμμένη στο ηλιοβασίλεμα· λίγη ώρα με αυτοκίνητο, μετά σκαλιά, και από πάνω ένα μπαρ.',
      },
    },
  ],
  villages: [
    {
      id: 'fira',
      name: { en: 'Fira', el: 'Φηρά' },
      position: { lat: 36.418, lon: 25.4318 },
      sentence: {
        en: 'The capital and hub of all bus lines: museums, banks, shops and nightlife stacked above the old port; crowded on cruise-ship days.',
        el: 'Η πρωτεύουσα και ο κόμβος όλων των λεωφορείων: μουσεία, τράπεζες, μαγαζιά και νυχτερινή ζωή πάνω από το παλιό λιμάνι.',
      },
    },
    {
      id: 'imerovigli',
      name: { en: 'Imerovigli', el: 'Ημεροβίγλι' },
      position: { lat: 36.4328, lon: 25.4227 },
      sentence: {
        en: 'The highest village on the rim, a half-hour walk north of Fira, quieter at night and with the rock of Skaros straight in front.',
        el: 'Το ψηλότερο χωριό στο φρύδι, μισή ώρα με τα πόδια βόρεια από τα Φηρά, πιο ήσυχο το βράδυ και με τον Σκάρο ακριβώς μπροστά.',
      },
    },
    {
      id: 'oia',
      name: { en: 'Oia', el: 'Οία' },
      position: { lat: 36.4618, lon: 25.3757 },
      sentence: {
        en: 'Cave houses and captains’ mansions at the north tip, packed at sunset around the ruined castle; see it before ten in the morning.',
        el: 'Υπόσκαφα και καπετανόσπιτα στη βόρεια άκρη, με συνωστισμό στο κάστρο την ώρα του ηλιοβασιλέματος· δείτε την πριν από τις δέκα το πρωί.',
      },
    },
    {
      id: 'pyrgos',
      name: { en: 'Pyrgos', el: 'Πύργος' },
      position: { lat: 36.3836, lon: 25.4494 },
      sentence: {
        en: 'Rings of white houses climb to a ruined Venetian kasteli with a view over the whole island; on Good Friday tins of fire light the roofs.',
        el: 'Κύκλοι από άσπρα σπίτια ανεβαίνουν ως το βενετσιάνικο καστέλι με θέα σε όλο το νησί· τη Μεγάλη Παρασκευή ανάβουν φωτιές στα δώματα.',
      },
    },
    {
      id: 'megalochori',
      name: { en: 'Megalochori', el: 'Μεγαλοχώρι' },
      position: { lat: 36.376, lon: 25.4317 },
      sentence: {
        en: 'Wine village with a shady square, bell towers that bridge the lane and old cellars; vineyards start at the last house.',
        el: 'Κρασοχώρι με σκιερή πλατεία, καμπαναριά που γεφυρώνουν το δρομάκι και παλιές κάναβες· τα αμπέλια αρχίζουν από το τελευταίο σπίτι.',
      },
    },
    {
      id: 'emporio',
      name: { en: 'Emporio', el: 'Εμπορείο' },
      position: { lat: 36.3577, lon: 25.4459 },
      sentence: {
        en: 'Large southern village around a kasteli where houses form the outer wall; covered passages, few visitors, windmills on the ridge.',
        el: 'Μεγάλο χωριό του νότου γύρω από το καστέλι, όπου τα σπίτια είναι και τείχος· στεγασμένα περάσματα και μύλοι στη ράχη του Γαβρίλου.',
      },
    },
    {
      id: 'akrotiri-village',
      name: { en: 'Akrotiri', el: 'Ακρωτήρι' },
      position: { lat: 36.3579, lon: 25.3975 },
      sentence: {
        en: 'Low-key village on the south arm with a tower of its Venetian castle, handy for the excavation, the lighthouse and southern coves.',
        el: 'Ήρεμο χωριό στον νότιο βραχίονα με τον πύργο του βενετσιάνικου κάστρου του, κοντά στην ανασκαφή, τον φάρο και τους νότιους όρμους.',
      },
    },
  ],
  sights: [
    {
      id: 'akrotiri-site',
      name: { en: 'Akrotiri excavation', el: 'Αρχαιολογικός χώρος Ακρωτηρίου' },
      position: { lat: 36.3515, lon: 25.4035 },
      sentence: {
        en: 'Streets and two-storey houses of a Bronze Age town sealed by the eruption, under one large roof; an hour, shaded, rain or shine.',
        el: 'Δρόμοι και διώροφα σπίτια μιας πόλης της Εποχής του Χαλκού που σφράγισε η έκρηξη, κάτω από μεγάλο στέγαστρο· θέλει περίπου μία ώρα.',
      },
    },
    {
      id: 'ancient-thera',
      name: { en: 'Ancient Thera', el: 'Αρχαία Θήρα' },
      position: { lat: 36.364, lon: 25.4783 },
      sentence: {
        en: 'Dorian and Hellenistic city on the windy ridge of Mesa Vouno, by hairpin road from Kamari or on foot; no shade, go early.',
        el: 'Δωρική και ελληνιστική πόλη στην ανεμόδαρτη ράχη του Μέσα Βουνού, από τον φιδωτό δρόμο του Καμαρίου ή με τα πόδια· πηγαίνετε νωρίς.',
      },
    },
    {
      id: 'museum-prehistoric-thera',
      name: { en: 'Museum of Prehistoric Thera', el: 'Μουσείο Προϊστορικής Θήρας' },
      position: { lat: 36.4167, lon: 25.4318 },
      sentence: {
        en: 'The finds of Akrotiri in Fira: the wall painting of blue monkeys, a gold ibex, pottery and furniture cast from the ash.',
        el: 'Τα ευρήματα του Ακρωτηρίου στα Φηρά: η τοιχογραφία με τους κυανοπιθήκους, ο χρυσός αίγαγρος, αγγεία και εκμαγεία επίπλων.',
      },
    },
    {
      id: 'skaros',
      name: { en: 'Skaros rock', el: 'Σκάρος' },
      position: { lat: 36.4322, lon: 25.4181 },
      sentence: {
        en: 'Headland under Imerovigli that once held a walled capital; steps lead down and round to a chapel facing the caldera.',
        el: 'Βράχος κάτω από το Ημεροβίγλι που κάποτε σήκωνε την οχυρή πρωτεύουσα· σκαλιά οδηγούν σε ένα ξωκλήσι με θέα στην καλντέρα.',
      },
    },
    {
      id: 'nea-kameni',
      name: { en: 'Nea Kameni volcano', el: 'Ηφαίστειο Νέας Καμένης' },
      position: { lat: 36.404, lon: 25.3963 },
      sentence: {
        en: 'Black lava island in the caldera that last erupted in 1950; excursion boats land when permitted and a cinder path climbs to the craters.',
        el: 'Νησί από μαύρη λάβα μέσα στην καλντέρα, με τελευταία έκρηξη το 1950· τα εκδρομικά πιάνουν όταν επιτρέπεται και ανεβαίνετε ως τους κρατήρες.',
      },
    },
    {
      id: 'profitis-ilias-monastery',
      name: { en: 'Monastery of Profitis Ilias', el: 'Μονή Προφήτη Ηλία' },
      position: { lat: 36.3679, lon: 25.4635 },
      sentence: {
        en: 'Monastery of the 18th century on the island’s summit, beside the antennas; drive or walk up from Pyrgos for the view of it all.',
        el: 'Μοναστήρι του 18ου αιώνα στην κορυφή του νησιού, δίπλα στις κεραίες· ανεβαίνετε από τον Πύργο με αυτοκίνητο ή με τα πόδια.',
      },
    },
    {
      id: 'akrotiri-lighthouse',
      name: { en: 'Akrotiri lighthouse', el: 'Φάρος Ακρωτηρίου' },
      position: { lat: 36.3577, lon: 25.3571 },
      sentence: {
        en: 'Stone lighthouse of 1892 at the south-west tip, 18 km from Fira; a sunset without Oia’s crush, on rough rock above the sea.',
        el: 'Πέτρινος φάρος του 1892 στη νοτιοδυτική άκρη, 18 χλμ. από τα Φηρά· ηλιοβασίλεμα χωρίς τον συνωστισμό της Οίας, πάνω στα βράχια.',
      },
    },
    {
      id: 'panagia-episkopi',
      name: { en: 'Panagia Episkopi', el: 'Παναγία Επισκοπή' },
      position: { lat: 36.3772, lon: 25.46 },
      sentence: {
        en: 'Byzantine church among the fields of Mesa Gonia, founded about 1100, with frescoes and a marble screen; calm all year.',
        el: 'Βυζαντινή εκκλησία ανάμεσα στα χωράφια της Μέσα Γωνιάς, χτισμένη γύρω στο 1100, με τοιχογραφίες και μαρμάρινο τέμπλο.',
      },
    },
  ],
  figures: [
    {
      id: 'athinios-fira',
      what: 'Road from Athinios to Fira',
      unit: 'kilometres',
      value: 10,
      source: null,
    },
    {
      id: 'airport-fira',
      what: 'Road from the airport to Fira',
      unit: 'kilometres',
      value: 6,
      source: null,
    },
    {
      id: 'akrotiri-fira',
      what: 'Road from Fira to the site of Akrotiri',
      unit: 'kilometres',
      value: [12, 15],
      source:
        'https://www.dreamingreece.com/arxaiologikoi/archaeological-sites-in-greece-archaeological-site-akrotiri',
    },
    {
      id: 'gialos-steps',
      what: 'Steps from the old port to Fira',
      unit: 'count',
      value: 588,
      source: null,
    },
    {
      id: 'ammoudi-steps',
      what: 'Steps from Ammoudi to Oia',
      unit: 'count',
      value: 300,
      source: null,
    },
    {
      id: 'nea-kameni',
      what: 'Height of the craters of Nea Kameni',
      unit: 'metres',
      value: 127,
      source: null,
    },
    {
      id: 'fira-oia-way',
      what: 'Fira to Oia on foot',
      unit: 'kilometres',
      value: 10,
      source: 'http://travel.waihinlau.com/2017/08/past-pois-fira-to-oia-hike-santorini.html',
    },
    {
      id: 'fira-oia',
      what: 'Fira to Oia on foot',
      unit: 'minutes',
      value: 180,
      source: 'http://travel.waihinlau.com/2017/08/past-pois-fira-to-oia-hike-santorini.html',
    },
    {
      id: 'pyrgos-perissa',
      what: 'Pyrgos to Perissa over Profitis Ilias, on foot',
      unit: 'minutes',
      value: 120,
      source: null,
    },
  ],
  sources: [
    {
      title: 'ELSTAT: Population and Housing Census 2021, resident population',
      url: 'https://www.statistics.gr/en/2021-census-res-pop-results',
    },
    { title: 'Wikipedia: Santorini', url: 'https://en.wikipedia.org/wiki/Santorini' },
    { title: 'Municipality of Thira', url: 'https://www.thira.gov.gr' },
    {
      title: 'Visit Greece: Santorini',
      url: 'https://www.visitgreece.gr/islands/cyclades/santorini/',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
