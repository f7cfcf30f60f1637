import type { Island } from '../schema';

export const milos: Island = {
  id: 'milos',
  slug: 'milos',
  name: { en: 'Milos', el: 'Μήλος' },
  featured: true,
  guideOrder: 8,
  otherNames: ['melos', 'milo'],
  declensions: [
    { nominative: 'Μήλος', gender: 'feminine', genitive: 'Μήλου', accusative: 'Μήλο' },
    { nominative: 'Αδάμαντας', gender: 'masculine', genitive: 'Αδάμαντα', accusative: 'Αδάμαντα' },
    { nominative: 'Πολλώνια', gender: 'neuter plural', genitive: 'Πολλωνίων' },
    {
      nominative: 'Κρατικός Αερολιμένας Μήλου',
      gender: 'masculine',
      genitive: 'Κρατικού Αερολιμένα Μήλου',
      accusative: 'Κρατικό Αερολιμένα Μήλου',
    },
  ],
  costGroup: 'popular',
  climateStation: 'milos',
  mainTown: 'plaka',
  shortDescription: {
    en: 'A volcanic horseshoe of white rock, mining coves and boathouses at the water’s edge.',
    el: 'Ηφαιστειακό πέταλο με λευκά βράχια, όρμους παλιών ορυχείων και σύρματα πάνω στο κύμα.',
  },
  description: {
    en: 'Milos bends around one of the largest natural harbours in the Mediterranean, the flooded hollow of an old volcano. The north coast is pale and wind-carved, the south has long beaches under red, yellow and grey cliffs, and the wild west is mostly for boats. People have dug here since prehistory, for obsidian first, later for sulphur and today for perlite and bentonite, and lorries still cross the roads to the mines. Most people live in the hill villages around Plaka and in the port, Adamas.',
    el: 'Η Μήλος αγκαλιάζει ένα από τα μεγαλύτερα φυσικά λιμάνια της Μεσογείου, το βυθισμένο κοίλωμα ενός παλιού ηφαιστείου. Η βόρεια ακτή είναι ανοιχτόχρωμη και σμιλεμένη από τον άνεμο, η νότια έχει μεγάλες παραλίες κάτω από κόκκινα, κίτρινα και γκρίζα βράχια, ενώ η άγρια δύση είναι κυρίως για σκάφη. Η γη της σκάβεται από τα προϊστορικά χρόνια, στην αρχή για οψιανό, αργότερα για θειάφι, σήμερα για περλίτη και μπεντονίτη, και τα φορτηγά των ορυχείων περνούν ακόμη από τους δρόμους. Οι περισσότεροι κάτοικοι ζουν στα χωριά γύρω από την Πλάκα και στο λιμάνι, τον Αδάμαντα.',
  },
  image: null,
  activities: [
    { en: 'Walk the rocks of Sarakiniko', el: 'Περπάτημα στο Σαρακήνικο' },
    { en: 'Boat trip to Kleftiko', el: 'Με σκάφος στο Κλέφτικο' },
    { en: 'Milos catacombs', el: 'Κατακόμβες της Μήλου' },
    { en: 'Sunset from Plaka Kastro', el: 'Ηλιοβασίλεμα στο Κάστρο της Πλάκας' },
  ],
  position: { lat: 36.69, lon: 24.435 },
  areaKm2: 150.6,
  population: {
    count: 5193,
    censusYear: 2021,
    note: {
      en: 'Municipality of Milos, which also includes uninhabited Antimilos and smaller islets.',
      el: 'Δήμος Μήλου, στον οποίο ανήκουν και η ακατοίκητη Αντίμηλος και μικρότερες νησίδες.',
    },
  },
  highestPoint: {
    name: { en: 'Profitis Ilias', el: 'Προφήτης Ηλίας' },
    metres: 751,
    position: { lat: 36.674, lon: 24.38 },
  },
  ports: [
    {
      id: 'adamas',
      name: { en: 'Adamas', el: 'Αδάμαντας' },
      position: { lat: 36.7242, lon: 24.4458 },
      main: true,
      note: {
        en: 'Deep inside the bay and calm in most winds; buses, taxis and the boat trips to Kleftiko start from the same waterfront.',
        el: 'Βαθιά μέσα στον κόλπο και ήρεμο με τους περισσότερους ανέμους· από την ίδια προκυμαία φεύγουν λεωφορεία, ταξί και τα σκάφη για το Κλέφτικο.',
      },
    },
    {
      id: 'pollonia',
      name: { en: 'Pollonia', el: 'Πολλώνια' },
      position: { lat: 36.7655, lon: 24.5262 },
      main: false,
      note: {
        en: 'Only the small car ferry across the strait to Psathi on Kimolos leaves from here; a strong north wind can stop it.',
        el: 'Από εδώ φεύγει μόνο το μικρό φέρι που περνά το στενό για την Ψάθη της Κιμώλου· ο δυνατός βοριάς μπορεί να το σταματήσει.',
      },
    },
  ],
  airport: {
    iata: 'MLO',
    name: { en: 'Milos Island National Airport', el: 'Κρατικός Αερολιμένας Μήλου' },
    position: { lat: 36.6969, lon: 24.4769 },
    note: {
      en: 'About 5 km from Adamas; a short runway, so only small planes, nearly all from Athens, and seats in August go early.',
      el: 'Περίπου 5 χλμ. από τον Αδάμαντα· με μικρό διάδρομο, δέχεται μόνο μικρά αεροπλάνα, σχεδόν όλα από Αθήνα, και οι θέσεις του Αυγούστου κλείνουν νωρίς.',
    },
  },
  character: {
    tags: ['beaches', 'sailing', 'views', 'history'],
    text: {
      en: 'Milos suits people who want a different shore every day and do not mind driving for it. Beaches vary from polished white rock to hot sand, and the best of the coast is seen from the water. It has become busy and dear in high summer, and the parking at Sarakiniko or Tsigrado fills early in the day.',
      el: 'Η Μήλος ταιριάζει σε όσους θέλουν κάθε μέρα άλλη ακτή και δεν τους πειράζει να οδηγήσουν γι’ αυτό. Οι παραλίες αλλάζουν από λείο λευκό βράχο σε ζεστή άμμο, και το καλύτερο κομμάτι της ακτογραμμής φαίνεται από τη θάλασσα. Το κατακαλόκαιρο έχει πια κόσμο και ακριβές τιμές, και στο Σαρακήνικο ή στο Τσιγκράδο το πάρκινγκ γεμίζει νωρίς.',
    },
  },
  bestMonths: {
    months: [5, 6, 9, 10],
    text: {
      en: 'June and September give warm sea, running boat trips and room on the beaches. From mid-July to mid-August the meltemi blows hard from the north, which makes Sarakiniko unfit for swimming and often cancels trips round the west. In May and October the light is fine but some boats and tavernas rest.',
      el: 'Ο Ιούνιος και ο Σεπτέμβριος έχουν ζεστή θάλασσα, εκδρομές με σκάφος και χώρο στις παραλίες. Από τα μέσα Ιουλίου ως τα μέσα Αυγούστου το μελτέμι φυσά δυνατά από τον βορρά: στο Σαρακήνικο δεν κολυμπάτε και οι γύροι του νησιού συχνά ακυρώνονται. Τον Μάιο και τον Οκτώβριο το φως είναι ωραίο, αλλά κάποια σκάφη και ταβέρνες δεν δουλεύουν.',
    },
  },
  gettingThere: {
    text: {
      en: 'Boats leave from Piraeus: a conventional ferry takes four to five hours direct and over seven with stops at Kythnos, Serifos, Sifnos or Kimolos, a high-speed boat roughly three to five. In summer the same lines join Milos with Folegandros, Ios and Santorini, and a small ferry from Pollonia crosses to Kimolos. Small planes fly from Athens. You land deep in the bay and the beaches are on the outer coast, so you will want wheels; for July and August book a hire car ahead.',
      el: 'Τα πλοία φεύγουν από τον Πειραιά: το συμβατικό θέλει τέσσερις με πέντε ώρες απευθείας και πάνω από επτά με στάσεις σε Κύθνο, Σέριφο, Σίφνο ή Κίμωλο, το ταχύπλοο περίπου τρεις με πέντε. Το καλοκαίρι οι ίδιες γραμμές συνδέουν τη Μήλο με τη Φολέγανδρο, την Ίο και τη Σαντορίνη, ενώ ένα μικρό φέρι από τα Πολλώνια περνά στην Κίμωλο. Από την Αθήνα πετούν μικρά αεροπλάνα. Η δυσκολία είναι ότι οι παραλίες βρίσκονται στην έξω πλευρά του νησιού: θα χρειαστείτε μεταφορικό μέσο, και για Ιούλιο και Αύγουστο το αυτοκίνητο θέλει κράτηση από πριν.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [240, 445], direct: true },
      { from: 'piraeus', vessel: 'high-speed', minutes: [205, 275], direct: true },
    ],
  },
  beaches: [
    {
      id: 'sarakiniko',
      name: { en: 'Sarakiniko', el: 'Σαρακήνικο' },
      position: { lat: 36.7428, lon: 24.4583 },
      sentence: {
        en: 'Smooth white volcanic rock around a narrow inlet, without shade; with a north wind the sea breaks straight in.',
        el: 'Λείος λευκός ηφαιστειακός βράχος γύρω από στενό κολπάκι, χωρίς σκιά· με βοριά το κύμα μπαίνει ίσια μέσα.',
      },
    },
    {
      id: 'firopotamos',
      name: { en: 'Firopotamos', el: 'Φυροπόταμος' },
      position: { lat: 36.7578, lon: 24.4277 },
      sentence: {
        en: 'A small sandy cove ringed by boathouses, clear and shallow; the road down is steep and parking is tight.',
        el: 'Μικρός αμμουδερός όρμος με σύρματα (βαρκόσπιτα) γύρω του και ρηχά καθαρά νερά· ο δρόμος είναι κατηφορικός και το πάρκινγκ λίγο.',
      },
    },
    {
      id: 'plathiena',
      name: { en: 'Plathiena', el: 'Πλάθιενα' },
      position: { lat: 36.7542, lon: 24.4127 },
      sentence: {
        en: 'Two kilometres from Plaka: sand and pebble, shallow warm water and a view of Antimilos at sunset.',
        el: 'Δύο χιλιόμετρα από την Πλάκα: άμμος και βότσαλο, ρηχά ζεστά νερά και θέα στην Αντίμηλο την ώρα του ηλιοβασιλέματος.',
      },
    },
    {
      id: 'pollonia-beach',
      name: { en: 'Pollonia beach', el: 'Παραλία Πολλωνίων' },
      position: { lat: 36.7646, lon: 24.5257 },
      sentence: {
        en: 'A sandy curve with tamarisk shade in front of the village tavernas; shallow, so easy with small children.',
        el: 'Αμμουδιά σε ημικύκλιο με σκιά από αρμυρίκια μπροστά στις ταβέρνες· ρηχή, βολική για μικρά παιδιά.',
      },
    },
    {
      id: 'achivadolimni',
      name: { en: 'Achivadolimni', el: 'Αχιβαδολίμνη' },
      position: { lat: 36.6906, lon: 24.4497 },
      sentence: {
        en: 'About a kilometre of pale sand at the foot of the bay, by the road; it faces north but the bay softens the waves.',
        el: 'Περίπου ένα χιλιόμετρο ανοιχτόχρωμη άμμος στον μυχό του κόλπου, δίπλα στον δρόμο· βλέπει βορρά, μα ο κόλπος κόβει το κύμα.',
      },
    },
    {
      id: 'provatas',
      name: { en: 'Provatas', el: 'Προβατάς' },
      position: { lat: 36.6696, lon: 24.4463 },
      sentence: {
        en: 'Fine reddish sand on the south coast, with asphalt to the shore and shelter when the meltemi blows.',
        el: 'Ψιλή κοκκινωπή άμμος στη νότια ακτή, με άσφαλτο ως τη θάλασσα και απάγκιο όταν φυσά μελτέμι.',
      },
    },
    {
      id: 'firiplaka',
      name: { en: 'Firiplaka', el: 'Φυριπλάκα' },
      position: { lat: 36.6671, lon: 24.4622 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Theo48: the gusty north wind above Firiplaka (in German)',
            url: 'https://theo48.wordpress.com/1-3-griechische-inseln-k-l/milos-1-die-venus/milos-2-firiplaka-strand_2/',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A long strip of pale sand under banded cliffs, lee in north winds; keep a distance from the foot of the rock.',
        el: 'Μακριά λωρίδα άμμου κάτω από πολύχρωμα βράχια, απάνεμη με βοριά· μην κάθεστε στη ρίζα του γκρεμού.',
      },
    },
    {
      id: 'tsigrado',
      name: { en: 'Tsigrado', el: 'Τσιγκράδο' },
      position: { lat: 36.6619, lon: 24.4693 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Theo48: the gusty north wind above Firiplaka (in German)',
            url: 'https://theo48.wordpress.com/1-3-griechische-inseln-k-l/milos-1-die-venus/milos-2-firiplaka-strand_2/',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A pocket of white sand reached by a fixed rope and a wooden ladder down the cliff; not for small children.',
        el: 'Μια χούφτα λευκή άμμος όπου κατεβαίνετε με σταθερό σκοινί και ξύλινη σκάλα· δεν κάνει για μικρά παιδιά.',
      },
    },
    {
      id: 'agia-kyriaki',
      name: { en: 'Agia Kyriaki', el: 'Αγία Κυριακή' },
      position: { lat: 36.6699, lon: 24.4984 },
      sentence: {
        en: 'A long beach of pale sand and small pebbles on the south coast, with some sunbeds in summer and space to spare.',
        el: 'Μακριά παραλία με ανοιχτόχρωμη άμμο και μικρό βότσαλο στον νότο, με λίγες ξαπλώστρες το καλοκαίρι και άνεση χώρου.',
      },
    },
    {
      id: 'paleochori',
      name: { en: 'Paleochori', el: 'Παλιοχώρι' },
      position: { lat: 36.6748, lon: 24.5178 },
      sentence: {
        en: 'Sand and small pebbles under ochre cliffs, warmed by steam vents in the ground; about 10 km from Adamas.',
        el: 'Άμμος και ψιλό βότσαλο κάτω από ώχρινα βράχια, με ζεστούς ατμούς από το υπέδαφος· περίπου 10 χλμ. από τον Αδάμαντα.',
      },
    },
  ],
  villages: [
    {
      id: 'plaka',
      name: { en: 'Plaka', el: 'Πλάκα' },
      position: { lat: 36.744, lon: 24.422 },
      sentence: {
        en: 'The capital, on a hill some 200 m up: stepped lanes without cars, two museums and the evening crowd at the church terrace.',
        el: 'Η πρωτεύουσα, σε λόφο περίπου 200 μ.: σκαλωτά σοκάκια χωρίς αυτοκίνητα, δύο μουσεία και κόσμος το βράδυ στην αυλή της εκκλησίας.',
      },
    },
    {
      id: 'trypiti',
      name: { en: 'Trypiti', el: 'Τρυπητή' },
      position: { lat: 36.7386, lon: 24.4258 },
      sentence: {
        en: 'Almost joined to Plaka, with old windmills on its ridge and the lane down to the theatre and the catacombs.',
        el: 'Σχεδόν ενωμένη με την Πλάκα, με παλιούς μύλους στη ράχη και τον δρόμο για το θέατρο και τις κατακόμβες.',
      },
    },
    {
      id: 'triovasalos',
      name: { en: 'Triovasalos', el: 'Τριοβάσαλος' },
      position: { lat: 36.7451, lon: 24.4333 },
      sentence: {
        en: 'A lived-in hill village with shops and bakeries, at the crossroads between Adamas, Plaka and the north coast.',
        el: 'Χωριό με ζωή όλο τον χρόνο, μαγαζιά και φούρνους, στο σταυροδρόμι για Αδάμαντα, Πλάκα και βόρεια ακτή.',
      },
    },
    {
      id: 'adamas-village',
      name: { en: 'Adamas', el: 'Αδάμαντας' },
      position: { lat: 36.7256, lon: 24.4468 },
      sentence: {
        en: 'The port and the busiest place on the island: rooms, car hire, banks, the bus stop and two town beaches.',
        el: 'Το λιμάνι και το πιο πολυσύχναστο μέρος του νησιού: δωμάτια, ενοικιάσεις, τράπεζες, λεωφορεία και δύο παραλίες.',
      },
    },
    {
      id: 'klima',
      name: { en: 'Klima', el: 'Κλήμα' },
      position: { lat: 36.7355, lon: 24.419 },
      sentence: {
        en: 'A row of syrmata, fishermen’s houses with the boat store at sea level and a bright door; waves reach the doorsteps.',
        el: 'Σειρά από σύρματα, ψαράδικα σπίτια με τη βάρκα στο ισόγειο και χρωματιστή πόρτα· το κύμα φτάνει στο κατώφλι.',
      },
    },
    {
      id: 'mandrakia',
      name: { en: 'Mandrakia', el: 'Μανδράκια' },
      position: { lat: 36.7503, lon: 24.446 },
      sentence: {
        en: 'A tiny fishing harbour on the north coast, boathouses cut in the rock on both sides and a white chapel between.',
        el: 'Μικροσκοπικό ψαρολίμανο στη βόρεια ακτή, με σύρματα λαξεμένα γύρω του και ένα άσπρο εκκλησάκι στη μέση.',
      },
    },
    {
      id: 'pollonia-village',
      name: { en: 'Pollonia', el: 'Πολλώνια' },
      position: { lat: 36.7638, lon: 24.524 },
      sentence: {
        en: 'A flat seaside village at the north-east tip, quieter than Adamas, with fish tavernas and the Kimolos ferry.',
        el: 'Παραθαλάσσιο χωριό στη βορειοανατολική άκρη, πιο ήσυχο από τον Αδάμαντα, με ψαροταβέρνες και το φέρι της Κιμώλου.',
      },
    },
    {
      id: 'zefyria',
      name: { en: 'Zefyria', el: 'Ζεφυρία' },
      position: { lat: 36.7003, lon: 24.49 },
      sentence: {
        en: 'The old capital in the fertile plain, left in the 18th century and small today; the road to Paleochori passes by.',
        el: 'Η παλιά πρωτεύουσα μέσα στον κάμπο, που ερήμωσε τον 18ο αιώνα και σήμερα είναι μικρή· από εδώ περνά ο δρόμος για Παλιοχώρι.',
      },
    },
  ],
  sights: [
    {
      id: 'plaka-kastro',
      name: { en: 'Kastro of Plaka', el: 'Κάστρο της Πλάκας' },
      position: { lat: 36.7455, lon: 24.4205 },
      sentence: {
        en: 'Ten minutes of steps above Plaka, past Panagia Thalassitra, to a view over the whole bay and the islets.',
        el: 'Δέκα λεπτά σκαλιά πάνω από την Πλάκα, περνώντας από την Παναγία Θαλασσίτρα, με θέα σε όλο τον κόλπο και τις νησίδες.',
      },
    },
    {
      id: 'archaeological-museum',
      name: { en: 'Archaeological Museum of Milos', el: 'Αρχαιολογικό Μουσείο Μήλου' },
      position: { lat: 36.7431, lon: 24.4228 },
      sentence: {
        en: 'A neoclassical house in Plaka with pottery and figurines from Phylakopi and a cast of the Venus in the Louvre.',
        el: 'Νεοκλασικό στην Πλάκα με κεραμικά και ειδώλια από τη Φυλακωπή και εκμαγείο της Αφροδίτης που βρίσκεται στο Λούβρο.',
      },
    },
    {
      id: 'catacombs',
      name: { en: 'Catacombs of Milos', el: 'Κατακόμβες Μήλου' },
      position: { lat: 36.7373, lon: 24.4237 },
      sentence: {
        en: 'Early Christian burial galleries cut in soft volcanic rock below Trypiti; nearly 300 tombs, a short part is open.',
        el: 'Παλαιοχριστιανικές ταφικές στοές στο μαλακό ηφαιστειακό πέτρωμα κάτω από την Τρυπητή· σχεδόν 300 τάφοι, ανοιχτό ένα μικρό τμήμα.',
      },
    },
    {
      id: 'ancient-theatre',
      name: { en: 'Ancient theatre of Milos', el: 'Αρχαίο θέατρο Μήλου' },
      position: { lat: 36.7378, lon: 24.421 },
      sentence: {
        en: 'Marble seats of a Roman theatre look down on the bay; the Venus de Milo was dug up in a field nearby in 1820.',
        el: 'Μαρμάρινα εδώλια ρωμαϊκού θεάτρου με θέα στον κόλπο· σε κοντινό χωράφι βρέθηκε το 1820 η Αφροδίτη της Μήλου.',
      },
    },
    {
      id: 'phylakopi',
      name: { en: 'Phylakopi', el: 'Φυλακωπή' },
      position: { lat: 36.7549, lon: 24.5045 },
      sentence: {
        en: 'Walls of a Bronze Age town on the cliff near Pollonia, one of the main settlements of the prehistoric Cyclades.',
        el: 'Τείχη πόλης της Εποχής του Χαλκού στον γκρεμό κοντά στα Πολλώνια, από τις κυριότερες των προϊστορικών Κυκλάδων.',
      },
    },
    {
      id: 'papafragas',
      name: { en: 'Papafragas', el: 'Παπάφραγκας' },
      position: { lat: 36.7539, lon: 24.5035 },
      sentence: {
        en: 'A narrow sea-cut between vertical walls beside Phylakopi, with an arch to the open sea; look from the rim in a swell.',
        el: 'Στενή θαλάσσια σχισμή με κάθετα τοιχώματα δίπλα στη Φυλακωπή και αψίδα προς το πέλαγος· με κύμα δείτε την από ψηλά.',
      },
    },
    {
      id: 'mining-museum',
      name: { en: 'Milos Mining Museum', el: 'Μεταλλευτικό Μουσείο Μήλου' },
      position: { lat: 36.7248, lon: 24.4525 },
      sentence: {
        en: 'On the Adamas waterfront: tools, minerals and filmed memories of the miners, from obsidian to sulphur.',
        el: 'Στην παραλία του Αδάμαντα: εργαλεία, ορυκτά και μαρτυρίες μεταλλωρύχων σε βίντεο, από τον οψιανό ως το θειάφι.',
      },
    },
    {
      id: 'kleftiko',
      name: { en: 'Kleftiko', el: 'Κλέφτικο' },
      position: { lat: 36.6503, lon: 24.3322 },
      sentence: {
        en: 'White sea stacks, arches and caves at the south-west corner, reached by boat from Adamas when the wind allows.',
        el: 'Λευκοί βράχοι, αψίδες και σπηλιές στη νοτιοδυτική άκρη· πηγαίνετε με σκάφος από τον Αδάμαντα όταν το αφήνει ο καιρός.',
      },
    },
    {
      id: 'paliorema-sulphur-mines',
      name: { en: 'Sulphur mines of Paliorema', el: 'Θειωρυχεία Παλιόρεμα' },
      position: { lat: 36.6941, lon: 24.5446 },
      sentence: {
        en: 'Rusting wagons and roofless buildings behind a pebble cove on the east coast; the last stretch of road is rough.',
        el: 'Σκουριασμένα βαγόνια και κτίρια χωρίς στέγη πίσω από βοτσαλωτό όρμο στα ανατολικά· το τέλος του δρόμου είναι δύσβατο.',
      },
    },
  ],
  figures: [
    {
      id: 'pollonia-kimolos',
      what: 'Small ferry from Pollonia to Psathi',
      unit: 'minutes',
      value: [20, 30],
      source: 'https://pollybert.com/2020/09/07/a-day-trip-to-kimolos-island-from-milos-greece',
    },
    {
      id: 'adamas-pollonia',
      what: 'Adamas to Pollonia by road',
      unit: 'kilometres',
      value: 10,
      source: 'https://milostravel.com/ortschaften.asp',
    },
    {
      id: 'ancient-walk-way',
      what: 'Catacombs, theatre and Profitis Ilias, on foot',
      unit: 'kilometres',
      value: 2.5,
      source: 'https://golden-greece.gr/en/islands/kyklades/milos/activities',
    },
    {
      id: 'ancient-walk',
      what: 'Catacombs, theatre and Profitis Ilias, on foot',
      unit: 'minutes',
      value: 45,
      source: 'https://golden-greece.gr/en/islands/kyklades/milos/activities',
    },
    {
      id: 'kleftiko-walk-way',
      what: 'Western dirt road to Kleftiko on foot, one way',
      unit: 'kilometres',
      value: [2.5, 3],
      source:
        'https://fotopedia.de/?page=Tourismus&article=1361%7Cmilos-wanderung-zur-kleftiko-bucht',
    },
    {
      id: 'kleftiko-walk',
      what: 'Western dirt road to Kleftiko on foot, downhill',
      unit: 'minutes',
      value: 60,
      source:
        'https://fotopedia.de/?page=Tourismus&article=1361%7Cmilos-wanderung-zur-kleftiko-bucht',
    },
    {
      id: 'adamas-triovasalos',
      what: 'Adamas to Triovasalos on foot',
      unit: 'minutes',
      value: 40,
      source: 'http://lydiamarceau.com/portfolio-masonry/milos-hike/',
    },
  ],
  sources: [
    { title: 'Wikipedia: Milos', url: 'https://en.wikipedia.org/wiki/Milos' },
    {
      title: 'Cyclades prefecture portal: Milos',
      url: 'https://www.e-kyklades.gr/travel/tourism/milos_general?lang=en&regionCd=MILOS',
    },
    {
      title: 'Municipality of Milos: Milos island',
      url: 'http://www.milos.gr/en/information/milos-island',
    },
    {
      title: 'travel.gr: A guide to the beaches of Milos',
      url: 'https://www.travel.gr/en/experiences-ee/a-guide-to-the-best-beaches-on-the-island-of-milos/',
    },
    {
      title: 'ELSTAT: Population and Housing Census 2021',
      url: 'https://www.statistics.gr/press-kit_census_results_2021',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-23',
};
