import type { Island } from '../schema';

export const ios: Island = {
  id: 'ios',
  slug: 'ios',
  name: { en: 'Ios', el: 'Ίος' },
  featured: true,
  guideOrder: 7,
  otherNames: ['nio', 'nios'],
  declensions: [
    { nominative: 'Ίος', gender: 'feminine', genitive: 'Ίου', accusative: 'Ίο' },
    { nominative: 'Γιαλός', gender: 'masculine', genitive: 'Γιαλού', accusative: 'Γιαλό' },
  ],
  costGroup: 'popular',
  climateStation: 'paros',
  mainTown: 'chora',
  shortDescription: {
    en: 'Party nights in a white hill town, long sandy bays by day, and an empty, rocky interior beyond.',
    el: 'Νυχτερινή ζωή σε μια λευκή Χώρα, μεγάλες αμμουδιές τη μέρα και μια έρημη, βραχώδης ενδοχώρα.',
  },
  description: {
    en: 'Ios lies between Naxos and Santorini, and nearly everything on it happens along one short road: the port of Gialos, Chora on its hill and the sand of Mylopotas. In July and August that road belongs to people in their twenties, and the bars close near dawn. Leave it and the island changes: bare ridges up to 713 m, beaches on the far coasts with a taverna or nothing at all, and at Skarkos one of the best-preserved Early Bronze Age settlements of the Cyclades.',
    el: 'Η Ίος βρίσκεται ανάμεσα στη Νάξο και τη Σαντορίνη και σχεδόν όλα γίνονται πάνω σε έναν σύντομο δρόμο: το λιμάνι του Γιαλού, η Χώρα στον λόφο της και η αμμουδιά του Μυλοπότα. Ιούλιο και Αύγουστο αυτός ο δρόμος ανήκει στους εικοσάρηδες και τα μπαρ κλείνουν κοντά στο ξημέρωμα. Πιο πέρα το νησί αλλάζει: γυμνές ράχες ως τα 713 μ., παραλίες στις άλλες ακτές με μία ταβέρνα ή και τίποτα, και στον Σκάρκο ένας από τους πιο καλοδιατηρημένους οικισμούς της Πρώιμης Εποχής του Χαλκού στις Κυκλάδες.',
  },
  image: null,
  activities: [
    { en: 'Swim at Manganari', el: 'Μπάνιο στο Μαγγανάρι' },
    { en: 'Sunset at Panagia Gremiotissa', el: 'Ηλιοβασίλεμα στην Παναγία Γκρεμιώτισσα' },
    { en: 'Walk through Bronze Age Skarkos', el: 'Περπάτημα στον προϊστορικό Σκάρκο' },
    { en: 'Night out in Chora', el: 'Νυχτερινή έξοδος στη Χώρα' },
  ],
  position: { lat: 36.7167, lon: 25.3364 },
  areaKm2: 108.7,
  population: { count: 2299, censusYear: 2021, note: null },
  highestPoint: {
    name: { en: 'Pyrgos', el: 'Πύργος' },
    metres: 713,
    position: { lat: 36.706, lon: 25.341 },
  },
  ports: [
    {
      id: 'gialos-port',
      name: { en: 'Gialos (Ormos)', el: 'Γιαλός (Όρμος)' },
      position: { lat: 36.7232, lon: 25.2727 },
      main: true,
      note: {
        en: 'The only ferry port, in a deep sheltered bay on the west coast. Chora is 2 km up by bus, or a quarter of an hour on the stepped path; most hotels send someone to the boat.',
        el: 'Το μοναδικό λιμάνι, σε βαθύ και προφυλαγμένο κόλπο στα δυτικά. Η Χώρα απέχει 2 χλμ. με λεωφορείο ή ένα τέταρτο από το σκαλωτό μονοπάτι· τα περισσότερα καταλύματα στέλνουν κάποιον στο πλοίο.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['nightlife', 'beaches', 'history'],
    text: {
      en: 'In high summer it suits anyone who wants company, music and a beach the morning after; light sleepers should stay at the port or well away from Chora’s main square. In June and September it becomes a relaxed sand-and-sea island that families enjoy too. Without a car or scooter you will see only the western corner.',
      el: 'Μέσα στο καλοκαίρι ταιριάζει σε όποιον θέλει παρέα, μουσική και παραλία το επόμενο πρωί· αν κοιμάστε ελαφρά, μείνετε στο λιμάνι ή μακριά από την πλατεία της Χώρας. Τον Ιούνιο και τον Σεπτέμβριο γίνεται ένα ήρεμο νησί με αμμουδιές, που το χαίρονται και οι οικογένειες. Χωρίς αυτοκίνητο ή μηχανάκι θα δείτε μόνο τη δυτική γωνιά.',
    },
  },
  bestMonths: {
    months: [6, 7, 8, 9],
    text: {
      en: 'June and September for swimming in peace with buses and tavernas still running. July and August are the months of the parties, with rooms booked early and a strong meltemi on the east coast. From October most bars and hotels shut and the island goes back to its residents.',
      el: 'Ιούνιος και Σεπτέμβριος για ήσυχο μπάνιο, με λεωφορεία και ταβέρνες σε λειτουργία. Ιούλιος και Αύγουστος είναι οι μήνες των πάρτι, με δωμάτια που κλείνουν νωρίς και δυνατό μελτέμι στα ανατολικά. Από τον Οκτώβριο τα περισσότερα μπαρ και καταλύματα κλείνουν και το νησί επιστρέφει στους κατοίκους του.',
    },
  },
  gettingThere: {
    text: {
      en: 'Conventional ferries from Piraeus take about seven hours or more, usually by way of Paros and Naxos; fast boats need four to five and a half. In summer fast boats also leave from Rafina. Santorini, with the nearest airport, is under an hour away by catamaran, and there are boats to Naxos, Paros, Mykonos, Sikinos and Folegandros. Fast boats are the first to be cancelled when the meltemi blows.',
      el: 'Τα συμβατικά πλοία από τον Πειραιά κάνουν γύρω στις επτά ώρες ή και περισσότερο, συνήθως μέσω Πάρου και Νάξου· τα ταχύπλοα θέλουν τέσσερις ως πεντέμισι. Το καλοκαίρι φεύγουν ταχύπλοα και από τη Ραφήνα. Η Σαντορίνη, με το πλησιέστερο αεροδρόμιο, απέχει λιγότερο από μία ώρα με καταμαράν, ενώ υπάρχουν πλοία για Νάξο, Πάρο, Μύκονο, Σίκινο και Φολέγανδρο. Με δυνατό μελτέμι τα ταχύπλοα δένουν πρώτα.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [385, 680], direct: true },
      { from: 'piraeus', vessel: 'high-speed', minutes: [265, 340], direct: true },
      { from: 'rafina', vessel: 'high-speed', minutes: [330, 335], direct: true },
    ],
  },
  beaches: [
    {
      id: 'mylopotas-beach',
      name: { en: 'Mylopotas', el: 'Μυλοπότας' },
      position: { lat: 36.7125, lon: 25.294 },
      sentence: {
        en: 'A kilometre of sand below Chora facing south-west, with music and water sports at the near end and room at the far one.',
        el: 'Ένα χιλιόμετρο άμμου κάτω από τη Χώρα, στα νοτιοδυτικά: μουσική και θαλάσσια σπορ στην αρχή της, απλωσιά στην άλλη άκρη.',
      },
    },
    {
      id: 'gialos-beach',
      name: { en: 'Gialos', el: 'Γιαλός' },
      position: { lat: 36.7258, lon: 25.2698 },
      sentence: {
        en: 'Shallow sandy beach beside the port, calm in most winds; families like it for the tavernas and the short walk.',
        el: 'Ρηχή αμμουδιά δίπλα στο λιμάνι, ήσυχη με τους περισσότερους ανέμους· τη διαλέγουν οικογένειες για τις ταβέρνες και το λίγο περπάτημα.',
      },
    },
    {
      id: 'koumpara',
      name: { en: 'Koumpara', el: 'Κουμπάρα' },
      position: { lat: 36.7253, lon: 25.2561 },
      sentence: {
        en: 'Sand and rocks round a headland west of Gialos, twenty minutes on foot or a short bus ride; good light late in the day.',
        el: 'Άμμος και βράχια γύρω από ένα ακρωτήρι δυτικά του Γιαλού, είκοσι λεπτά με τα πόδια ή λίγο με λεωφορείο· όμορφο φως το δειλινό.',
      },
    },
    {
      id: 'kolitsani',
      name: { en: 'Kolitsani', el: 'Κολιτσάνι' },
      position: { lat: 36.716, lon: 25.2791 },
      sentence: {
        en: 'Small sandy cove in the lee of the north wind, at the end of a path down from Chora; no bar, no umbrellas.',
        el: 'Μικρός αμμουδερός όρμος απάγκιος στον βοριά, στο τέλος μονοπατιού που κατεβαίνει από τη Χώρα· ούτε μπαρ ούτε ομπρέλες.',
      },
    },
    {
      id: 'manganari',
      name: { en: 'Manganari', el: 'Μαγγανάρι' },
      position: { lat: 36.6586, lon: 25.3714 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Tashi Delek, August 2010: gusts in the bay of Manganari',
            url: 'https://blog.mailasail.com/kefford/posts/2010/8/21/60-quick-update-manganari-bay-nisos-ios',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'String of pale sandy coves on the south coast, sheltered from the meltemi; a long winding drive, or bus and boat in summer.',
        el: 'Σειρά από ανοιχτόχρωμους αμμουδερούς όρμους στα νότια, απάγκιους στο μελτέμι· πολλές στροφές ή λεωφορείο και καραβάκι το καλοκαίρι.',
      },
    },
    {
      id: 'tris-klisies',
      name: { en: 'Tris Klisies', el: 'Τρεις Κλεισιές' },
      position: { lat: 36.6689, lon: 25.3821 },
      sentence: {
        en: 'Untouched sandy bay in the south-east, reached on foot over the hill from the Manganari road; no shade or water.',
        el: 'Παρθένος αμμουδερός κόλπος στα νοτιοανατολικά, με τα πόδια πάνω από τον λόφο από τον δρόμο του Μαγγαναρίου· ούτε σκιά ούτε νερό.',
      },
    },
    {
      id: 'agia-theodoti',
      name: { en: 'Agia Theodoti', el: 'Αγία Θεοδότη' },
      position: { lat: 36.7536, lon: 25.3289 },
      sentence: {
        en: 'Wide sandy bay on the east side with a taverna behind; it looks north-east, so choose a day without meltemi.',
        el: 'Φαρδύς αμμουδερός κόλπος στα ανατολικά με ταβέρνα από πίσω· βλέπει βορειοανατολικά, διαλέξτε μέρα χωρίς μελτέμι.',
      },
    },
    {
      id: 'psathi-beach',
      name: { en: 'Psathi', el: 'Ψάθη' },
      position: { lat: 36.7372, lon: 25.3648 },
      sentence: {
        en: 'Sand mixed with small pebbles at the end of the eastern road, 14 to 18 km from Chora; windsurfers come when it blows.',
        el: 'Άμμος με ψιλό βότσαλο στο τέλος του ανατολικού δρόμου, 14 με 18 χλμ. από τη Χώρα· με αέρα έρχονται οι σέρφερ.',
      },
    },
  ],
  villages: [
    {
      id: 'chora',
      name: { en: 'Chora', el: 'Χώρα' },
      position: { lat: 36.7232, lon: 25.2826 },
      sentence: {
        en: 'Car-free white town on a cone of rock, with chapels to the summit and a row of windmills; loud after midnight in summer.',
        el: 'Λευκή Χώρα χωρίς αυτοκίνητα πάνω σε βράχο, με ξωκλήσια ως την κορυφή και μια σειρά μύλους· το καλοκαίρι έχει φασαρία μετά τα μεσάνυχτα.',
      },
    },
    {
      id: 'gialos',
      name: { en: 'Gialos', el: 'Γιαλός' },
      position: { lat: 36.7243, lon: 25.2735 },
      sentence: {
        en: 'Port village with yachts, fish tavernas and rooms for those who want to sleep; buses to Chora run till late.',
        el: 'Το χωριό του λιμανιού με ιστιοφόρα, ψαροταβέρνες και δωμάτια για όσους θέλουν ύπνο· λεωφορεία για τη Χώρα ως αργά.',
      },
    },
    {
      id: 'mylopotas',
      name: { en: 'Mylopotas', el: 'Μυλοπότας' },
      position: { lat: 36.715, lon: 25.293 },
      sentence: {
        en: 'Hotels, camping and bars spread behind the big beach, 3 km from Chora by bus or down a long flight of steps.',
        el: 'Ξενοδοχεία, κάμπινγκ και μπαρ πίσω από τη μεγάλη παραλία, 3 χλμ. από τη Χώρα με λεωφορείο ή από μακριά σκάλα.',
      },
    },
    {
      id: 'psathi',
      name: { en: 'Psathi', el: 'Ψάθη' },
      position: { lat: 36.735, lon: 25.3623 },
      sentence: {
        en: 'A few houses, rooms and a seasonal taverna in a green valley on the east coast, far from the noise of Chora.',
        el: 'Λίγα σπίτια, δωμάτια και μια εποχική ταβέρνα σε πράσινη κοιλάδα της ανατολικής ακτής, μακριά από τη φασαρία της Χώρας.',
      },
    },
  ],
  sights: [
    {
      id: 'skarkos',
      name: { en: 'Skarkos', el: 'Σκάρκος' },
      position: { lat: 36.7308, lon: 25.2824 },
      sentence: {
        en: 'Early Bronze Age town on a low hill behind the port: lanes, squares and stone walls of two-storey houses, dug since the 1980s.',
        el: 'Πόλη της Πρώιμης Εποχής του Χαλκού σε χαμηλό λόφο πίσω από το λιμάνι: δρομάκια, πλατείες και πέτρινοι τοίχοι διώροφων σπιτιών.',
      },
    },
    {
      id: 'archaeological-museum',
      name: { en: 'Archaeological Museum of Ios', el: 'Αρχαιολογικό Μουσείο Ίου' },
      position: { lat: 36.7236, lon: 25.2811 },
      sentence: {
        en: 'Small museum in the town hall at the entrance of Chora, with the pottery and tools of Skarkos; see it after the site.',
        el: 'Μικρό μουσείο στο δημαρχείο, στην είσοδο της Χώρας, με την κεραμική και τα εργαλεία του Σκάρκου· δείτε το μετά τον χώρο.',
      },
    },
    {
      id: 'panagia-gremiotissa',
      name: { en: 'Panagia Gremiotissa', el: 'Παναγία Γκρεμιώτισσα' },
      position: { lat: 36.7225, lon: 25.284 },
      sentence: {
        en: 'Blue-domed church with a palm tree near the top of Chora; the terrace looks west to Sikinos and fills at sunset.',
        el: 'Εκκλησία με γαλάζιο τρούλο και φοίνικα κοντά στην κορυφή της Χώρας· το προαύλιο βλέπει τη Σίκινο και γεμίζει στο ηλιοβασίλεμα.',
      },
    },
    {
      id: 'odysseas-elytis-theatre',
      name: { en: 'Odysseas Elytis theatre', el: 'Θέατρο Οδυσσέας Ελύτης' },
      position: { lat: 36.7228, lon: 25.287 },
      sentence: {
        en: 'Open-air stone theatre above the windmills, used for summer concerts and plays; open views over Mylopotas bay.',
        el: 'Πέτρινο υπαίθριο θέατρο πάνω από τους μύλους, για καλοκαιρινές συναυλίες και παραστάσεις, με θέα στον κόλπο του Μυλοπότα.',
      },
    },
    {
      id: 'palaiokastro',
      name: { en: 'Palaiokastro', el: 'Παλαιόκαστρο' },
      position: { lat: 36.7456, lon: 25.3444 },
      sentence: {
        en: 'Fortress ruins high above the east coast between Agia Theodoti and Psathi, with a white chapel inside; a short walk up from the road.',
        el: 'Ερείπια κάστρου ψηλά πάνω από τη θάλασσα, ανάμεσα στην Αγία Θεοδότη και την Ψάθη, με άσπρο ξωκλήσι· λίγη ανηφόρα από τον δρόμο.',
      },
    },
    {
      id: 'homers-tomb',
      name: { en: 'Homer’s tomb', el: 'Τάφος του Ομήρου' },
      position: { lat: 36.7836, lon: 25.3105 },
      sentence: {
        en: 'Heap of old stones on the windy north cape where tradition buries the poet; the drive and the view of Naxos are the reward.',
        el: 'Παλιές πέτρες στον ανεμοδαρμένο βόρειο κάβο, όπου η παράδοση θέλει τον τάφο του ποιητή· αξίζουν η διαδρομή και η θέα στη Νάξο.',
      },
    },
    {
      id: 'agia-irini',
      name: { en: 'Agia Irini', el: 'Αγία Ειρήνη' },
      position: { lat: 36.7203, lon: 25.2672 },
      sentence: {
        en: 'White 17th-century church at the mouth of the harbour, the first thing ferries pass; the path beyond it leads to Valmas cove.',
        el: 'Άσπρη εκκλησία του 17ου αιώνα στο στόμιο του λιμανιού, το πρώτο που βλέπετε από το πλοίο· το μονοπάτι συνεχίζει για τον Βάλμα.',
      },
    },
  ],
  figures: [
    {
      id: 'port-steps',
      what: 'Gialos to Chora by the steps, on foot',
      unit: 'minutes',
      value: [15, 20],
      source: 'https://www.greeka.com/cyclades/ios/sports/trekking/',
    },
    {
      id: 'chora-skarkos',
      what: 'Chora to Skarkos on foot',
      unit: 'minutes',
      value: 20,
      source: 'http://www.cycladen.be/Chora%20Iou-Agios%20ProkopiosbisEng.htm',
    },
    {
      id: 'skarkos-round',
      what: 'Chora, Skarkos, Ellinika, Agios Prokopios and back, on foot, without pauses',
      unit: 'minutes',
      value: 150,
      source: 'http://www.cycladen.be/Chora%20Iou-Agios%20ProkopiosbisEng.htm',
    },
    {
      id: 'agios-ioannis-round',
      what: 'Chora to Agios Ioannis on Pyrgos and back, on foot, without pauses',
      unit: 'minutes',
      value: 240,
      source: 'http://www.cycladen.be/Chora%20Iou-Agios%20IoannisEng.htm',
    },
    {
      id: 'skarkos-walls',
      what: 'Highest walls of Skarkos',
      unit: 'metres',
      value: 4,
      source: 'https://www.loveiosgreece.com/skarkos',
    },
    {
      id: 'kalamos-track',
      what: 'Manganari road to Kalamos beach',
      unit: 'kilometres',
      value: 4,
      source:
        'http://what-when-how.com/Tutorial/topic-2155dpcfa/The-Rough-Guide-to-Greece-430.html',
    },
    {
      id: 'manganari-road',
      what: 'Chora to Manganari by road',
      unit: 'kilometres',
      value: 23,
      source: 'https://1001beach.com/is/europe/greece/ios/manganari',
    },
  ],
  sources: [
    { title: 'Wikipedia: Ios', url: 'https://en.wikipedia.org/wiki/Ios' },
    {
      title: 'ELSTAT: Population and Housing Census 2021, resident population',
      url: 'https://www.statistics.gr/en/2021-census-res-pop-results',
    },
    {
      title: 'Greeka: Skarkos in Ios',
      url: 'https://www.greeka.com/cyclades/ios/sightseeing/skarkos/',
    },
    {
      title: 'Iosgreece.com: Gialos, the port',
      url: 'https://www.iosgreece.com/Ios_Greece/335/Gialos_Port/',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
