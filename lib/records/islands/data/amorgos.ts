import type { Island } from '../schema';

export const amorgos: Island = {
  id: 'amorgos',
  slug: 'amorgos',
  name: { en: 'Amorgos', el: 'Αμοργός' },
  featured: true,
  guideOrder: 13,
  otherNames: [],
  declensions: [
    { nominative: 'Αμοργός', gender: 'feminine', genitive: 'Αμοργού', accusative: 'Αμοργό' },
    { nominative: 'Κατάπολα', gender: 'neuter plural', genitive: 'Καταπόλων' },
    { nominative: 'Αιγιάλη', gender: 'feminine', genitive: 'Αιγιάλης' },
  ],
  costGroup: 'quiet',
  climateStation: 'paros',
  mainTown: 'chora',
  shortDescription: {
    en: 'A long, steep ridge of an island: old mule paths, a monastery on a cliff and deep blue coves.',
    el: 'Ένα νησί σαν μακριά απότομη ράχη: παλιά μονοπάτια, ένα μοναστήρι στον γκρεμό και βαθυγάλαζοι όρμοι.',
  },
  description: {
    en: 'Amorgos is the easternmost of the Cyclades, some thirty kilometres long and in places barely two wide, with cliffs falling hundreds of metres on the southern side. On one of them hangs the white monastery of Hozoviotissa. Two ports serve two halves of the island: Katapola below Chora, and Aegiali with its beach and hill villages in the north. The old paths that join them are marked and well walked; beaches are mostly small, of pebble and rock, and the ferry from Piraeus is long.',
    el: 'Η Αμοργός είναι το ανατολικότερο νησί των Κυκλάδων, με μήκος γύρω στα τριάντα χιλιόμετρα και πλάτος που κάπου μόλις φτάνει τα δύο· στη νότια πλευρά οι γκρεμοί πέφτουν εκατοντάδες μέτρα. Σε έναν από αυτούς κρέμεται το λευκό μοναστήρι της Χοζοβιώτισσας. Δύο λιμάνια εξυπηρετούν δύο μισά: τα Κατάπολα κάτω από τη Χώρα, και η Αιγιάλη, με την παραλία και τα ορεινά χωριά της, στον βορρά. Τα παλιά μονοπάτια που τα ενώνουν είναι σηματοδοτημένα και περπατημένα· οι παραλίες είναι κυρίως μικρές, με βότσαλο και βράχο, και το ταξίδι από τον Πειραιά μεγάλο.',
  },
  image: null,
  activities: [
    { en: 'Climb to Hozoviotissa', el: 'Ανάβαση στη Χοζοβιώτισσα' },
    { en: 'Walk the old paths', el: 'Πεζοπορία στα παλιά μονοπάτια' },
    { en: 'Swim at Agia Anna', el: 'Μπάνιο στην Αγία Άννα' },
    { en: 'Taste psimeni raki', el: 'Δοκιμή ψημένης ρακής' },
  ],
  position: { lat: 36.848, lon: 25.898 },
  areaKm2: 121.464,
  population: {
    count: 1961,
    censusYear: 2021,
    note: {
      en: 'The municipality of Amorgos: the island and the islets around it.',
      el: 'Ο Δήμος Αμοργού: το νησί και οι γύρω νησίδες.',
    },
  },
  highestPoint: {
    name: { en: 'Krikelos', el: 'Κρίκελος' },
    metres: 823,
    position: { lat: 36.9085, lon: 26.033 },
  },
  ports: [
    {
      id: 'katapola',
      name: { en: 'Katapola', el: 'Κατάπολα' },
      position: { lat: 36.8282, lon: 25.8632 },
      main: true,
      note: {
        en: 'The main port, in a deep bay on the west coast; Chora is about 5 km up the road, with a bus that meets most boats.',
        el: 'Το κύριο λιμάνι, σε βαθύ κόλπο στα δυτικά· η Χώρα είναι περίπου 5 χλμ. ανηφόρα, με λεωφορείο στα περισσότερα πλοία.',
      },
    },
    {
      id: 'aegiali',
      name: { en: 'Aegiali (Ormos)', el: 'Αιγιάλη (Όρμος)' },
      position: { lat: 36.902, lon: 25.976 },
      main: false,
      note: {
        en: 'The second ferry port, for the north of the island; not every boat calls at both, so check which one your ticket names.',
        el: 'Το δεύτερο λιμάνι, για το βόρειο μέρος· δεν πιάνουν όλα τα πλοία και στα δύο, γι’ αυτό δείτε ποιο γράφει το εισιτήριό σας.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['hiking', 'quiet', 'views', 'villages'],
    text: {
      en: 'Walkers, divers and people who like villages better than beach clubs keep coming back to Amorgos. The road is one long mountain road, the wind on the ridge is strong and broad sand is scarce, so families with small children usually stay in Aegiali. It is far from Athens; come for five days or more.',
      el: 'Στην Αμοργό επιστρέφουν πεζοπόροι, δύτες και όσοι προτιμούν τα χωριά από τα μπιτς μπαρ. Ο δρόμος είναι ένας, μακρύς και ορεινός, στη ράχη ο άνεμος είναι δυνατός και οι μεγάλες αμμουδιές σπάνιες· γι’ αυτό οι οικογένειες με μικρά παιδιά μένουν συνήθως στην Αιγιάλη. Είναι μακριά από την Αθήνα: ελάτε για πέντε μέρες και πάνω.',
    },
  },
  bestMonths: {
    months: [5, 6, 9, 10],
    text: {
      en: 'May, June and late September are the months for the paths, and the sea is still warm in early October. In July and August the meltemi makes the high trails hard going. The monastery keeps its feast on 21 November, when the island gathers there.',
      el: 'Ο Μάιος, ο Ιούνιος και τα τέλη Σεπτεμβρίου είναι για τα μονοπάτια, ενώ στις αρχές Οκτωβρίου η θάλασσα είναι ακόμη ζεστή. Τον Ιούλιο και τον Αύγουστο το μελτέμι κάνει τις ψηλές διαδρομές δύσκολες. Το μοναστήρι γιορτάζει στις 21 Νοεμβρίου και μαζεύεται όλο το νησί.',
    },
  },
  gettingThere: {
    text: {
      en: 'Conventional ferries from Piraeus take eight to nine and a half hours, by way of Paros, Naxos and often the Small Cyclades, and some continue to the Dodecanese; fast boats in summer need about six to seven. Most boats use Katapola, some Aegiali, some both. The small local ferry links Amorgos with Donousa, Koufonisia, Schinoussa, Iraklia and Naxos. There is no airport: the nearest is on Naxos, and fast boats do not sail in strong winds.',
      el: 'Τα συμβατικά πλοία από τον Πειραιά κάνουν οκτώ με εννιάμισι ώρες, μέσω Πάρου, Νάξου και συχνά Μικρών Κυκλάδων, και κάποια συνεχίζουν για τα Δωδεκάνησα· τα ταχύπλοα το καλοκαίρι θέλουν περίπου έξι με επτά. Τα περισσότερα πιάνουν Κατάπολα, κάποια Αιγιάλη, κάποια και τα δύο. Το μικρό τοπικό καράβι ενώνει την Αμοργό με Δονούσα, Κουφονήσια, Σχοινούσα, Ηρακλειά και Νάξο. Αεροδρόμιο δεν υπάρχει: το πιο κοντινό είναι στη Νάξο, και με δυνατό άνεμο τα ταχύπλοα δεν ταξιδεύουν.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [480, 570], direct: true },
      { from: 'piraeus', vessel: 'high-speed', minutes: [345, 435], direct: true },
    ],
  },
  beaches: [
    {
      id: 'agia-anna',
      name: { en: 'Agia Anna', el: 'Αγία Άννα' },
      position: { lat: 36.824, lon: 25.9061 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Vagabond: katabatic wind on the south side of Amorgos (in Norwegian)',
            url: 'https://vagabond.tunmed.no/helt-ok-a-vaere-strandet-pa-amorgos/',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Two tiny pebble coves and flat rocks under the monastery road, known from The Big Blue; full by late morning in summer.',
        el: 'Δύο μικροσκοπικοί όρμοι με βότσαλο και πλάκες κάτω από το μοναστήρι, γνωστοί από το «Απέραντο Γαλάζιο»· το καλοκαίρι γεμίζουν νωρίς.',
      },
    },
    {
      id: 'mouros',
      name: { en: 'Mouros', el: 'Μούρος' },
      position: { lat: 36.7862, lon: 25.8273 },
      sentence: {
        en: 'Big pebbles and sea caves on the southern coast, down a short steep path from the end of the road near Kamari.',
        el: 'Χοντρό βότσαλο και θαλασσινές σπηλιές στη νότια ακτή, με σύντομο απότομο μονοπάτι από το τέλος του δρόμου κοντά στο Καμάρι.',
      },
    },
    {
      id: 'kalotaritissa',
      name: { en: 'Kalotaritissa', el: 'Καλοταρίτισσα' },
      position: { lat: 36.7908, lon: 25.7475 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          fetchKm: 2,
          source: {
            title:
              'SY Eos, May 2019: a night in the sheltered bay of Kalotaritissa, with gusts (in German)',
            url: 'https://sy-eos.jimdo.com/2019/05/22/amorgos/',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Sand in an almost enclosed bay at the south-western tip, with flat water in most winds, gusts in a meltemi, fishing boats and a long drive to get there.',
        el: 'Αμμουδιά σε σχεδόν κλειστό κόλπο στη νοτιοδυτική άκρη, σχεδόν πάντα χωρίς κύμα, με σπηλιάδες όταν έχει μελτέμι, ψαρόβαρκες και μακρύ δρόμο.',
      },
    },
    {
      id: 'maltezi',
      name: { en: 'Maltezi', el: 'Μαλτέζι' },
      position: { lat: 36.836, lon: 25.8538 },
      sentence: {
        en: 'A small sandy beach on the north side of Katapola bay, by water taxi or half an hour on foot past Agios Panteleimonas.',
        el: 'Μικρή αμμουδιά στη βόρεια πλευρά του κόλπου των Καταπόλων, με βαρκάκι ή μισή ώρα με τα πόδια από τον Άγιο Παντελεήμονα.',
      },
    },
    {
      id: 'agios-pavlos',
      name: { en: 'Agios Pavlos', el: 'Άγιος Παύλος' },
      position: { lat: 36.8795, lon: 25.9325 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['alongshore'],
          source: {
            title:
              'Valpométéo: where the meltemi is funnelled, the north side of Amorgos among them',
            url: 'http://valpometeo.blogspot.com/2009/09/',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A tongue of pale pebbles pointing at the islet of Nikouria, on the road between Chora and Aegiali; windy on meltemi days.',
        el: 'Γλώσσα από ανοιχτόχρωμο βότσαλο που δείχνει τη Νικουριά, στον δρόμο από τη Χώρα προς την Αιγιάλη· με μελτέμι έχει αέρα.',
      },
    },
    {
      id: 'nikouria',
      name: { en: 'Nikouria', el: 'Νικουριά' },
      position: { lat: 36.8846, lon: 25.9207 },
      sentence: {
        en: 'Quiet beaches on an uninhabited islet, reached by the small boat from Agios Pavlos in summer; bring everything you need.',
        el: 'Ήσυχες παραλίες σε ακατοίκητο νησάκι, με το βαρκάκι από τον Άγιο Παύλο το καλοκαίρι· πάρτε μαζί σας ό,τι χρειάζεστε.',
      },
    },
    {
      id: 'aegiali',
      name: { en: 'Aegiali', el: 'Αιγιάλη' },
      position: { lat: 36.904, lon: 25.9768 },
      sentence: {
        en: 'The long sandy beach of the island, shallow and lined with tamarisks, a few steps from the northern port.',
        el: 'Η μεγάλη αμμουδιά του νησιού, με ρηχά νερά και αρμυρίκια, λίγα βήματα από το βόρειο λιμάνι.',
      },
    },
    {
      id: 'levrossos',
      name: { en: 'Levrossos', el: 'Λεβρωσσός' },
      position: { lat: 36.9068, lon: 25.9705 },
      sentence: {
        en: 'The next sandy cove round the bay from Aegiali, by a coast path over the rocks or by boat; no village behind it.',
        el: 'Ο επόμενος αμμουδερός όρμος μετά την Αιγιάλη, με παραλιακό μονοπάτι πάνω από τα βράχια ή με βάρκα· χωρίς χωριό πίσω του.',
      },
    },
    {
      id: 'mikri-vlychada',
      name: { en: 'Mikri Vlychada', el: 'Μικρή Βλυχάδα' },
      position: { lat: 36.9245, lon: 25.9765 },
      sentence: {
        en: 'Pebbles and cold clear water with old boat shelters, half an hour down a path from Tholaria and rather more back up.',
        el: 'Βότσαλο, κρύα καθαρά νερά και παλιά σύρματα για τις βάρκες, μισή ώρα κατηφόρα από τα Θολάρια και κάτι παραπάνω στον γυρισμό.',
      },
    },
  ],
  villages: [
    {
      id: 'chora',
      name: { en: 'Chora', el: 'Χώρα' },
      position: { lat: 36.832, lon: 25.899 },
      sentence: {
        en: 'White lanes and small squares round a fortified rock, out of sight of the sea, with a row of windmills on the ridge above.',
        el: 'Άσπρα σοκάκια και πλατεΐτσες γύρω από έναν οχυρωμένο βράχο, αθέατη από τη θάλασσα, με μύλους στη σειρά πάνω στη ράχη.',
      },
    },
    {
      id: 'katapola',
      name: { en: 'Katapola', el: 'Κατάπολα' },
      position: { lat: 36.8275, lon: 25.8648 },
      sentence: {
        en: 'Three small quarters round the bay of the main port, with cafés along the water and ancient Minoa on the hill behind.',
        el: 'Τρεις μικρές γειτονιές γύρω από τον κόλπο του λιμανιού, με καφενεία στο κύμα και την αρχαία Μινώα στον λόφο.',
      },
    },
    {
      id: 'aegiali',
      name: { en: 'Aegiali (Ormos)', el: 'Αιγιάλη (Όρμος)' },
      position: { lat: 36.901, lon: 25.978 },
      sentence: {
        en: 'The northern port and the liveliest seaside village in summer, with rooms stepped up the slope and the sand beside it.',
        el: 'Το βόρειο λιμάνι και το πιο ζωντανό παραθαλάσσιο χωριό το καλοκαίρι, με δωμάτια στην πλαγιά και την άμμο δίπλα.',
      },
    },
    {
      id: 'langada',
      name: { en: 'Langada', el: 'Λαγκάδα' },
      position: { lat: 36.9062, lon: 25.997 },
      sentence: {
        en: 'A village of steps and arches above Aegiali, about half an hour up the old paved path; the trail to Stavros begins here.',
        el: 'Χωριό με σκαλιά και καμάρες πάνω από την Αιγιάλη, περίπου μισή ώρα από το παλιό καλντερίμι· από εδώ ξεκινά το μονοπάτι για τον Σταυρό.',
      },
    },
    {
      id: 'tholaria',
      name: { en: 'Tholaria', el: 'Θολάρια' },
      position: { lat: 36.9172, lon: 25.9838 },
      sentence: {
        en: 'A quiet hill village near the site of ancient Aegiale, facing Langada across the valley and joined to it by a path.',
        el: 'Ήσυχο χωριό ψηλά, κοντά στη θέση της αρχαίας Αιγιάλης, απέναντι από τη Λαγκάδα και ενωμένο μαζί της με μονοπάτι.',
      },
    },
    {
      id: 'vroutsi',
      name: { en: 'Vroutsi', el: 'Βρούτσι' },
      position: { lat: 36.7985, lon: 25.8184 },
      sentence: {
        en: 'A farming village of Kato Meria, the south-west of the island, and the start of the path down to ancient Arkesini.',
        el: 'Αγροτικό χωριό στην Κάτω Μεριά, στα νοτιοδυτικά, και αφετηρία του μονοπατιού που κατεβαίνει στην αρχαία Αρκεσίνη.',
      },
    },
    {
      id: 'arkesini',
      name: { en: 'Arkesini', el: 'Αρκεσίνη' },
      position: { lat: 36.7877, lon: 25.803 },
      sentence: {
        en: 'Houses among terraces in the south-west, far from the resorts, with a Hellenistic tower standing in the fields close by.',
        el: 'Σπίτια ανάμεσα σε πεζούλες στα νοτιοδυτικά, μακριά από τα τουριστικά μέρη, με έναν ελληνιστικό πύργο στα χωράφια δίπλα.',
      },
    },
  ],
  sights: [
    {
      id: 'hozoviotissa',
      name: { en: 'Monastery of Hozoviotissa', el: 'Μονή Χοζοβιώτισσας' },
      position: { lat: 36.8345, lon: 25.9093 },
      sentence: {
        en: 'Eight narrow floors built into a cliff above the sea, renewed in 1088; some 350 steps up, and modest clothes are required.',
        el: 'Οκτώ στενά πατώματα χτισμένα στον γκρεμό πάνω από τη θάλασσα, με ανακαίνιση το 1088· περίπου 350 σκαλιά και σεμνή ενδυμασία.',
      },
    },
    {
      id: 'archaeological-collection',
      name: { en: 'Archaeological Collection, Chora', el: 'Αρχαιολογική Συλλογή, Χώρα' },
      position: { lat: 36.8318, lon: 25.8988 },
      sentence: {
        en: 'Finds from the three ancient cities, among them archaic sculpture, kept in the Gavras tower, an old Chora mansion.',
        el: 'Ευρήματα από τις τρεις αρχαίες πόλεις, ανάμεσά τους αρχαϊκά γλυπτά, στον πύργο του Γαβρά, παλιό αρχοντικό της Χώρας.',
      },
    },
    {
      id: 'minoa',
      name: { en: 'Ancient Minoa', el: 'Αρχαία Μινώα' },
      position: { lat: 36.8215, lon: 25.8614 },
      sentence: {
        en: 'Walls, foundations and a wide view on the hill of Moundoulia, a steep half-hour’s walk above Katapola.',
        el: 'Τείχη, θεμέλια και ανοιχτή θέα στον λόφο της Μουντουλιάς, μισή ώρα απότομη ανηφόρα πάνω από τα Κατάπολα.',
      },
    },
    {
      id: 'ancient-arkesini',
      name: { en: 'Ancient Arkesini (Kastri)', el: 'Αρχαία Αρκεσίνη (Καστρί)' },
      position: { lat: 36.8092, lon: 25.8175 },
      sentence: {
        en: 'A walled rock over the northern coast, once one of the three cities of the island, at the end of the path from Vroutsi.',
        el: 'Οχυρωμένος βράχος πάνω από τη βόρεια ακτή, άλλοτε μία από τις τρεις πόλεις του νησιού, στο τέλος του μονοπατιού από το Βρούτσι.',
      },
    },
    {
      id: 'agia-triada-tower',
      name: { en: 'Tower of Agia Triada', el: 'Πύργος Αγίας Τριάδας' },
      position: { lat: 36.7924, lon: 25.8014 },
      sentence: {
        en: 'A square Hellenistic tower of big dressed blocks near Arkesini village, one of the best kept of its kind on the island.',
        el: 'Τετράγωνος ελληνιστικός πύργος με μεγάλους λαξευτούς λίθους κοντά στην Αρκεσίνη, από τους καλύτερα σωζόμενους του νησιού.',
      },
    },
    {
      id: 'olympia-wreck',
      name: { en: 'Wreck of the Olympia', el: 'Ναυάγιο του «Olympia»' },
      position: { lat: 36.7895, lon: 25.7568 },
      sentence: {
        en: 'A rusting freighter that ran aground in Liveros bay in 1980; a path drops to it from the road to Kalotaritissa.',
        el: 'Σκουριασμένο φορτηγό που εξόκειλε στον όρμο Λιβερός το 1980· ένα μονοπάτι κατεβαίνει από τον δρόμο για την Καλοταρίτισσα.',
      },
    },
    {
      id: 'agios-ioannis-theologos',
      name: { en: 'Agios Ioannis Theologos', el: 'Άγιος Ιωάννης Θεολόγος' },
      position: { lat: 36.9125, lon: 26.0135 },
      sentence: {
        en: 'An old monastery alone on its terrace above Langada, no longer lived in, halfway along the walk to the chapel of Stavros.',
        el: 'Παλιό μοναστήρι, μόνο του στην πλαγιά πάνω από τη Λαγκάδα, χωρίς μοναχούς πια, στα μισά της διαδρομής για τον Σταυρό.',
      },
    },
  ],
  figures: [
    {
      id: 'monastery-steps',
      what: 'Steps from the car park to the monastery of Hozoviotissa',
      unit: 'count',
      value: 350,
      source: 'https://unfoldinggreece.com/hozoviotissa-monastery-amorgos',
    },
    {
      id: 'chora-hozoviotissa',
      what: 'Chora to the monastery on foot, steps included',
      unit: 'minutes',
      value: 30,
      source: 'https://unfoldinggreece.com/hozoviotissa-monastery-amorgos',
    },
    {
      id: 'chora-aegiali',
      what: 'Chora to Aegiali by the old path, walking time',
      unit: 'minutes',
      value: 260,
      source: 'http://www.cycladen.be/Chora-EgialiText.htm',
    },
    {
      id: 'chora-aegiali-way',
      what: 'Chora to Aegiali by the old path',
      unit: 'kilometres',
      value: 13.5,
      source: 'http://www.cycladen.be/Chora-EgialiText.htm',
    },
    {
      id: 'katapola-chora',
      what: 'Katapola to Chora by path number 2, on foot',
      unit: 'minutes',
      value: 60,
      source: 'https://www.pennebianche.com/cicladi-amorgos-escursioni-a-piedi-ad-amorgos/',
    },
    {
      id: 'aegiali-langada',
      what: 'Aegiali to Langada by the paved path, on foot',
      unit: 'minutes',
      value: 30,
      source: 'http://andreacdc.blogspot.com/2018/10/trekking-amorgos-egiali-langada-agios.html',
    },
    {
      id: 'langada-stavros',
      what: 'Langada to the chapel of Stavros, on foot, one way',
      unit: 'minutes',
      value: [150, 180],
      source: 'https://www.amorgos-island-magazine.com/religious-festival-at-stavros/',
    },
    {
      id: 'langada-stavros-way',
      what: 'Langada to the chapel of Stavros, one way',
      unit: 'kilometres',
      value: 4.9,
      source: 'https://www.pennebianche.com/cicladi-amorgos-escursioni-a-piedi-ad-amorgos/',
    },
    {
      id: 'tholaria-vlychada',
      what: 'Tholaria down to Mikri Vlychada, on foot',
      unit: 'minutes',
      value: 30,
      source: 'https://amorgos.news/were-cleaning-up-amorgos/',
    },
    {
      id: 'vlychada-tholaria',
      what: 'Mikri Vlychada back up to Tholaria, on foot',
      unit: 'minutes',
      value: 45,
      source: 'https://amorgos.news/were-cleaning-up-amorgos/',
    },
    {
      id: 'bus-katapola-aegiali',
      what: 'Bus from Aegiali to Katapola',
      unit: 'minutes',
      value: 45,
      source: 'https://www.amorgos-island-magazine.com/hiking-trail-hozoviotissa-potamos-aegiali/',
    },
  ],
  sources: [
    {
      title: 'Hellenic Statistical Authority (ELSTAT), Population and Housing Census 2021',
      url: 'https://www.statistics.gr/en/2021-census-pop-hous',
    },
    { title: 'Wikipedia, Amorgos', url: 'https://en.wikipedia.org/wiki/Amorgos' },
    {
      title: 'Amorgos Island Magazine, religious festival at Stavros',
      url: 'https://www.amorgos-island-magazine.com/religious-festival-at-stavros/',
    },
    {
      title: 'Cyclades Tour, Amorgos: sightseeing',
      url: 'https://cyclades-tour.gr/index.php?option=com_k2&view=item&layout=item&id=38&Itemid=855&lang=en',
    },
    {
      title: 'Unfolding Greece, Hozoviotissa monastery (steps, dress)',
      url: 'https://unfoldinggreece.com/hozoviotissa-monastery-amorgos',
    },
    {
      title: 'Pleiades, Amorgos (island)',
      url: 'https://pleiades.stoa.org/places/599484',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
