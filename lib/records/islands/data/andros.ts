import type { Island } from '../schema';

export const andros: Island = {
  id: 'andros',
  slug: 'andros',
  name: { en: 'Andros', el: 'Άνδρος' },
  featured: false,
  guideOrder: 5,
  otherNames: [],
  declensions: [
    { nominative: 'Άνδρος', gender: 'feminine', genitive: 'Άνδρου', accusative: 'Άνδρο' },
    { nominative: 'Γαύριο', gender: 'neuter', genitive: 'Γαυρίου' },
  ],
  costGroup: 'quiet',
  climateStation: 'syros',
  mainTown: 'chora',
  shortDescription: {
    en: 'The green north of the Cyclades: streams, long signed paths, shipowners’ Chora and beaches by dirt road.',
    el: 'Ο πράσινος βορράς των Κυκλάδων: νερά, μονοπάτια, η Χώρα των καπεταναίων και παραλίες με χωματόδρομο.',
  },
  description: {
    en: 'Andros is the second largest island of the Cyclades and the one with the most water: streams run down its valleys past plane trees, stone bridges and old mills. Its Chora, a town of captains and shipowners, stands on a spit between two beaches on the far side from the port. More than a hundred kilometres of marked paths cross the island. Distances are long, the roads wind, and in a strong meltemi the north shore is no place to swim.',
    el: 'Η Άνδρος είναι το δεύτερο σε μέγεθος νησί των Κυκλάδων και το πιο πλούσιο σε νερά: ρέματα κατεβαίνουν τις κοιλάδες της ανάμεσα σε πλατάνια, πέτρινα γεφύρια και παλιούς μύλους. Η Χώρα, πόλη καπεταναίων και εφοπλιστών, στέκει σε μια γλώσσα γης ανάμεσα σε δύο παραλίες, στην άλλη μεριά από το λιμάνι. Πάνω από εκατό χιλιόμετρα σημασμένα μονοπάτια διασχίζουν το νησί. Οι αποστάσεις είναι μεγάλες, οι δρόμοι έχουν στροφές και με δυνατό μελτέμι η βόρεια ακτή δεν κάνει για μπάνιο.',
  },
  image: null,
  activities: [
    { en: 'Hike the Andros Route', el: 'Πεζοπορία στα μονοπάτια' },
    { en: 'Marble lanes of Chora', el: 'Βόλτα στη μαρμάρινη Χώρα' },
    { en: 'Springs of Menites', el: 'Στις πηγές των Μενήτων' },
    { en: 'Boat to Achla beach', el: 'Με βάρκα στην Άχλα' },
  ],
  position: { lat: 37.85, lon: 24.8667 },
  areaKm2: 380,
  population: {
    count: 8826,
    censusYear: 2021,
    note: {
      en: 'The figure is for the Municipality of Andros, which is the whole island.',
      el: 'Ο αριθμός αφορά τον Δήμο Άνδρου, δηλαδή ολόκληρο το νησί.',
    },
  },
  highestPoint: {
    name: {
      en: 'Profitis Ilias (Kouvara, Petalo range)',
      el: 'Προφήτης Ηλίας (Κούβαρα, όρος Πέταλο)',
    },
    metres: 997,
    position: { lat: 37.851, lon: 24.86 },
  },
  ports: [
    {
      id: 'gavrio',
      name: { en: 'Gavrio', el: 'Γαύριο' },
      position: { lat: 37.8838, lon: 24.7353 },
      main: true,
      note: {
        en: 'The only ferry port, on the west coast: Batsi is 8 km away and Chora over 30 km, so have a car, a bus or a taxi arranged before you land.',
        el: 'Το μόνο λιμάνι της γραμμής, στη δυτική ακτή: το Μπατσί απέχει 8 χλμ. και η Χώρα πάνω από 30, γι’ αυτό κανονίστε από πριν αυτοκίνητο, λεωφορείο ή ταξί.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['hiking', 'villages', 'quiet', 'beaches'],
    text: {
      en: 'Andros rewards walkers, drivers who like empty roads, and anyone who finds other Cycladic islands too bare. It has good museums and quiet villages with tiled roofs, but little nightlife outside Batsi and Chora. Without a car you will see only part of it.',
      el: 'Η Άνδρος είναι για όσους περπατούν, για όσους χαίρονται να οδηγούν σε άδειους δρόμους και για όσους βρίσκουν τις άλλες Κυκλάδες πολύ γυμνές. Έχει καλά μουσεία και ήσυχα χωριά με κεραμίδια, όχι όμως πολλή νυχτερινή ζωή έξω από το Μπατσί και τη Χώρα. Χωρίς αυτοκίνητο θα δείτε ένα μέρος της μόνο.',
    },
  },
  bestMonths: {
    months: [4, 5, 6, 9, 10],
    text: {
      en: 'From April to early June the streams run, the hills are in flower and the paths are cool. September and October bring warm sea and softer wind. July and August belong to Athenian families and to the meltemi, which comes down hard through the Kafireas strait.',
      el: 'Από τον Απρίλιο ως τις αρχές Ιουνίου τα ρέματα τρέχουν, οι πλαγιές είναι ανθισμένες και τα μονοπάτια δροσερά. Ο Σεπτέμβριος και ο Οκτώβριος έχουν ζεστή θάλασσα και πιο μαλακό αέρα. Ιούλιο και Αύγουστο το νησί είναι των Αθηναίων και του μελτεμιού, που κατεβαίνει δυνατό από τον Καφηρέα.',
    },
  },
  gettingThere: {
    text: {
      en: 'Ferries leave only from Rafina and take about two hours to Gavrio; there are no boats from Piraeus in the ordinary timetable. The same ferries go on to Tinos and Mykonos, so Andros combines well with both. There is no airport, but Athens airport is a short drive from Rafina. On Friday evenings and Sunday afternoons the car decks fill, and Chora is still a long drive after landing.',
      el: 'Τα πλοία φεύγουν μόνο από τη Ραφήνα και κάνουν περίπου δύο ώρες ως το Γαύριο· από τον Πειραιά δεν υπάρχει τακτική γραμμή. Τα ίδια πλοία συνεχίζουν για Τήνο και Μύκονο, οπότε η Άνδρος συνδυάζεται εύκολα με τις δύο. Αεροδρόμιο δεν έχει, μα το αεροδρόμιο της Αθήνας είναι κοντά στη Ραφήνα. Προσοχή: Παρασκευή βράδυ και Κυριακή απόγευμα τα γκαράζ γεμίζουν, και ως τη Χώρα έχει ακόμη πολύ δρόμο.',
    },
    seaLinks: [
      {
        from: 'rafina',
        vessel: 'conventional',
        minutes: [110, 130],
        direct: true,
      },
    ],
  },
  beaches: [
    {
      id: 'agios-petros',
      name: { en: 'Agios Petros', el: 'Άγιος Πέτρος' },
      position: { lat: 37.8779, lon: 24.7532 },
      wind: [
        {
          from: ['n', 'ene'],
          effects: ['gusts'],
          source: {
            title: 'Blue Velvet, July 2016: downdraughts on the lee side of Andros',
            url: 'https://blue-velvet-exploring-the-world.blogspot.com/2016/07/ormos-batsi.html',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A long sandy beach a few minutes from Gavrio, open to the west, with umbrellas in the middle and free space at the ends.',
        el: 'Μεγάλη αμμουδιά λίγα λεπτά από το Γαύριο, ανοιχτή στη δύση, με ομπρέλες στη μέση και ελεύθερο χώρο στις άκρες.',
      },
    },
    {
      id: 'chrysi-ammos',
      name: { en: 'Chrysi Ammos (Golden Beach)', el: 'Χρυσή Άμμος' },
      position: { lat: 37.8755, lon: 24.7585 },
      wind: [
        {
          from: ['n', 'ene'],
          effects: ['gusts'],
          source: {
            title: 'Blue Velvet, July 2016: downdraughts on the lee side of Andros',
            url: 'https://blue-velvet-exploring-the-world.blogspot.com/2016/07/ormos-batsi.html',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Fine sand and clear shallow water between Gavrio and Batsi; the liveliest beach of the island, with music and parking.',
        el: 'Ψιλή άμμος και ρηχά καθαρά νερά ανάμεσα σε Γαύριο και Μπατσί· η πιο ζωηρή παραλία του νησιού, με μουσική και πάρκινγκ.',
      },
    },
    {
      id: 'batsi-beach',
      name: { en: 'Batsi', el: 'Μπατσί' },
      position: { lat: 37.8582, lon: 24.784 },
      wind: [
        {
          from: ['n', 'ene'],
          effects: ['gusts'],
          source: {
            title: 'Blue Velvet, July 2016: downdraughts on the lee side of Andros',
            url: 'https://blue-velvet-exploring-the-world.blogspot.com/2016/07/ormos-batsi.html',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A sandy bay in front of the resort, sheltered from the north wind and handy if you have no car.',
        el: 'Αμμουδερός όρμος μπροστά στον οικισμό, προφυλαγμένος από τον βοριά και βολικός χωρίς αυτοκίνητο.',
      },
    },
    {
      id: 'fellos',
      name: { en: 'Fellos', el: 'Φελλός' },
      position: { lat: 37.8957, lon: 24.7105 },
      wind: [
        {
          from: ['n', 'ene'],
          effects: ['gusts'],
          source: {
            title: 'Blue Velvet, July 2016: downdraughts on the lee side of Andros',
            url: 'https://blue-velvet-exploring-the-world.blogspot.com/2016/07/ormos-batsi.html',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A half-moon of sand with tamarisks 4 km north-west of Gavrio, a favourite of families; flat water in a north wind, but gusts from the slopes.',
        el: 'Ημικύκλιο με άμμο και αρμυρίκια 4 χλμ. βορειοδυτικά από το Γαύριο, αγαπημένο των οικογενειών· με βοριά δεν έχει κύμα, κατεβάζει όμως σπηλιάδες.',
      },
    },
    {
      id: 'zorkos',
      name: { en: 'Zorkos', el: 'Ζόρκος' },
      position: { lat: 37.9698, lon: 24.7914 },
      sentence: {
        en: 'A crescent of sand under bare hills on the north coast, at the end of a branch road from Varidi; only for days without wind.',
        el: 'Μισοφέγγαρο άμμου κάτω από γυμνούς λόφους στη βόρεια ακτή, με δρόμο από το Βαρίδι· μόνο για μέρες χωρίς αέρα.',
      },
    },
    {
      id: 'vori',
      name: { en: 'Vori', el: 'Βόρη' },
      position: { lat: 37.9035, lon: 24.8745 },
      sentence: {
        en: 'A remote north-facing bay of sand reached by dirt road, with the rusting wreck of the ship Semiramis beyond its point.',
        el: 'Απόμερος βορινός όρμος με άμμο, με χωματόδρομο, και πίσω από τον κάβο του το σκουριασμένο ναυάγιο «Σεμίραμις».',
      },
    },
    {
      id: 'achla',
      name: { en: 'Achla', el: 'Άχλα' },
      position: { lat: 37.8938, lon: 24.9513 },
      sentence: {
        en: 'White pebbles where a river meets the sea, with plane trees behind; eight kilometres of dirt road, or a boat in summer.',
        el: 'Άσπρα βότσαλα εκεί που βγαίνει ένα ποτάμι, με πλατάνια πίσω· οκτώ χιλιόμετρα χωματόδρομος ή, το καλοκαίρι, καραβάκι.',
      },
    },
    {
      id: 'gialia',
      name: { en: 'Gialia', el: 'Γιάλια' },
      position: { lat: 37.8527, lon: 24.9391 },
      sentence: {
        en: 'A pebble beach below Stenies beside the road, with clear deep water; Piso Gialia, a few steps north, is smaller.',
        el: 'Βοτσαλωτή παραλία κάτω από τις Στενιές, δίπλα στον δρόμο, με βαθιά καθαρά νερά· τα Πίσω Γιάλια, λίγο βορειότερα, είναι μικρότερα.',
      },
    },
    {
      id: 'nimborio',
      name: { en: 'Nimborio', el: 'Νειμποριό' },
      position: { lat: 37.8425, lon: 24.9349 },
      sentence: {
        en: 'The town beach of Chora, sand with cafés along the road; it faces north-east and gets waves in the meltemi.',
        el: 'Η παραλία της Χώρας, άμμος με καφέ στον δρόμο· κοιτάζει βορειοανατολικά και πιάνει κύμα με το μελτέμι.',
      },
    },
    {
      id: 'grias-pidima',
      name: { en: 'Tis Grias to Pidima', el: 'Της Γριάς το Πήδημα' },
      position: { lat: 37.7838, lon: 24.96 },
      sentence: {
        en: 'A small sandy cove with a single pillar of rock, 15 m high, in the water; by path or rough road from Ormos Korthiou.',
        el: 'Μικρός αμμουδερός όρμος μ’ έναν μοναχικό βράχο 15 μέτρων μέσα στο νερό· με μονοπάτι ή κακό δρόμο από τον Όρμο Κορθίου.',
      },
    },
  ],
  villages: [
    {
      id: 'chora',
      name: { en: 'Andros Town (Chora)', el: 'Χώρα Άνδρου' },
      position: { lat: 37.8385, lon: 24.94 },
      sentence: {
        en: 'A marble street lined with neoclassical houses runs out along a headland to the sea; no cars beyond the first square.',
        el: 'Ένας μαρμάρινος δρόμος με νεοκλασικά προχωρεί πάνω στο ακρωτήρι ως τη θάλασσα· μετά την πρώτη πλατεία δεν μπαίνουν αυτοκίνητα.',
      },
    },
    {
      id: 'gavrio-town',
      name: { en: 'Gavrio', el: 'Γαύριο' },
      position: { lat: 37.8852, lon: 24.7376 },
      sentence: {
        en: 'The port: ticket offices, tavernas and rooms round a deep bay, useful for a late arrival rather than for a holiday.',
        el: 'Το λιμάνι: πρακτορεία, ταβέρνες και δωμάτια γύρω από βαθύ όρμο, χρήσιμο για αργή άφιξη παρά για διακοπές.',
      },
    },
    {
      id: 'batsi',
      name: { en: 'Batsi', el: 'Μπατσί' },
      position: { lat: 37.8583, lon: 24.7858 },
      sentence: {
        en: 'The main resort, stepped up around its harbour, with most of the rooms and evening life and several beaches close by.',
        el: 'Το κύριο παραθεριστικό κέντρο, κλιμακωτό γύρω από το λιμανάκι, με τα πιο πολλά δωμάτια, βραδινή ζωή και παραλίες κοντά.',
      },
    },
    {
      id: 'stenies',
      name: { en: 'Stenies', el: 'Στενιές' },
      position: { lat: 37.8528, lon: 24.9276 },
      sentence: {
        en: 'Captains’ houses, gardens and running water opposite Chora; there are no cars inside and hardly a shop, only lanes.',
        el: 'Καπετανόσπιτα, περιβόλια και νερά απέναντι από τη Χώρα· χωρίς αυτοκίνητα και σχεδόν χωρίς μαγαζιά, μόνο δρομάκια.',
      },
    },
    {
      id: 'apikia',
      name: { en: 'Apikia', el: 'Αποίκια' },
      position: { lat: 37.85, lon: 24.9091 },
      sentence: {
        en: 'A mountain village over Chora where the Sariza spring flows from a stone lion’s head; paths lead to the Pythara stream.',
        el: 'Ορεινό χωριό πάνω από τη Χώρα, όπου η πηγή Σάριζα τρέχει από πέτρινο λιοντάρι· από εδώ ξεκινούν μονοπάτια για την Πυθάρα.',
      },
    },
    {
      id: 'menites',
      name: { en: 'Menites', el: 'Μένητες' },
      position: { lat: 37.824, lon: 24.8939 },
      sentence: {
        en: 'Springs pour out of marble lions’ heads beside the church of Panagia Koumoulos, under plane trees; the water runs on through the village.',
        el: 'Νερά τρέχουν από μαρμάρινες λεοντοκεφαλές δίπλα στην Παναγία την Κούμουλο, κάτω από πλατάνια.',
      },
    },
    {
      id: 'ormos-korthiou',
      name: { en: 'Ormos Korthiou', el: 'Όρμος Κορθίου' },
      position: { lat: 37.7738, lon: 24.951 },
      sentence: {
        en: 'A working seaside village at the head of a windy bay in the south-east, with a long promenade along the front.',
        el: 'Παραθαλάσσιο χωριό με δική του ζωή, στον μυχό ενός όρμου με αέρα στα νοτιοανατολικά, με μεγάλη παραλιακή βόλτα.',
      },
    },
    {
      id: 'paleopoli',
      name: { en: 'Paleopoli', el: 'Παλαιόπολη' },
      position: { lat: 37.818, lon: 24.831 },
      sentence: {
        en: 'Houses scattered down a green slope on the site of the ancient city; about a thousand steps lead to the beach below.',
        el: 'Σπίτια σκορπισμένα σε πράσινη πλαγιά, πάνω στην αρχαία πόλη· γύρω στα χίλια σκαλιά κατεβαίνουν ως την παραλία.',
      },
    },
  ],
  sights: [
    {
      id: 'goulandris-museum',
      name: {
        en: 'Museum of Contemporary Art (Goulandris)',
        el: 'Μουσείο Σύγχρονης Τέχνης (Γουλανδρή)',
      },
      position: { lat: 37.8392, lon: 24.9402 },
      sentence: {
        en: 'Founded in 1979: sculpture by Michael Tombros and modern Greek art, with a large exhibition each summer.',
        el: 'Ιδρύθηκε το 1979: γλυπτά του Μιχάλη Τόμπρου και νεότερη ελληνική τέχνη, με μια μεγάλη έκθεση κάθε καλοκαίρι.',
      },
    },
    {
      id: 'archaeological-museum',
      name: { en: 'Archaeological Museum', el: 'Αρχαιολογικό Μουσείο' },
      position: { lat: 37.8388, lon: 24.9396 },
      sentence: {
        en: 'On the main square of Chora: the Hermes of Andros, found at Paleopoli, and models and finds from Geometric Zagora.',
        el: 'Στην κεντρική πλατεία της Χώρας: ο Ερμής της Άνδρου, που βρέθηκε στην Παλαιόπολη, και ευρήματα από τη γεωμετρική Ζαγορά.',
      },
    },
    {
      id: 'kato-kastro',
      name: {
        en: 'Kato Kastro and Tourlitis lighthouse',
        el: 'Κάτω Κάστρο και φάρος Τουρλίτης',
      },
      position: { lat: 37.842, lon: 24.9458 },
      sentence: {
        en: 'A ruined Venetian castle on an islet, joined to Chora by an arched bridge; the lighthouse stands on a rock just beyond.',
        el: 'Ερείπια βενετσιάνικου κάστρου σε νησάκι που ενώνεται με τη Χώρα με καμαρωτό γεφύρι· πιο έξω, πάνω σε βράχο, ο φάρος.',
      },
    },
    {
      id: 'agios-petros-tower',
      name: { en: 'Tower of Agios Petros', el: 'Πύργος Αγίου Πέτρου' },
      position: { lat: 37.894, lon: 24.759 },
      sentence: {
        en: 'A round Hellenistic tower of schist, 20 m high, on a hill inland from Gavrio; a short drive and a walk to reach it.',
        el: 'Στρογγυλός ελληνιστικός πύργος από σχιστόλιθο, 20 μέτρα ψηλός, σε λόφο πάνω από το Γαύριο· λίγο με αυτοκίνητο και λίγο με τα πόδια.',
      },
    },
    {
      id: 'zoodochos-pigi',
      name: { en: 'Zoodochos Pigi Monastery (Agia)', el: 'Μονή Ζωοδόχου Πηγής (Αγία)' },
      position: { lat: 37.8784, lon: 24.7801 },
      sentence: {
        en: 'A white walled convent on a rise between Gavrio and Batsi, one of the oldest foundations on the island.',
        el: 'Ασπρισμένο, τειχισμένο γυναικείο μοναστήρι σε ύψωμα ανάμεσα σε Γαύριο και Μπατσί, από τα παλιότερα του νησιού.',
      },
    },
    {
      id: 'panachrantou',
      name: { en: 'Panachrantou Monastery', el: 'Μονή Παναχράντου' },
      position: { lat: 37.7998, lon: 24.9101 },
      sentence: {
        en: 'Fortress-like and high over the valley of Chora, founded by tradition in 961; a steep two-hour walk by way of Fallika.',
        el: 'Σαν φρούριο, ψηλά πάνω από την κοιλάδα της Χώρας, με παράδοση ίδρυσης το 961· δύο ώρες ανηφόρα μέσω Φάλλικας.',
      },
    },
    {
      id: 'paleopoli-museum',
      name: {
        en: 'Archaeological Museum of Paleopoli',
        el: 'Αρχαιολογικό Μουσείο Παλαιόπολης',
      },
      position: { lat: 37.8187, lon: 24.8314 },
      sentence: {
        en: 'A small museum by the main road with inscriptions and sculpture from the ancient capital spread on the slope below.',
        el: 'Μικρό μουσείο στον κεντρικό δρόμο, με επιγραφές και γλυπτά από την αρχαία πρωτεύουσα στην πλαγιά από κάτω.',
      },
    },
    {
      id: 'zagora',
      name: { en: 'Ancient Zagora', el: 'Αρχαία Ζαγορά' },
      position: { lat: 37.7744, lon: 24.8661 },
      sentence: {
        en: 'Foundations of a town of the 10th–8th centuries BC on a bare headland 160 m above the sea; a shadeless walk from the road.',
        el: 'Θεμέλια πόλης του 10ου–8ου αιώνα π.Χ. σε γυμνό ακρωτήρι, 160 μέτρα πάνω από τη θάλασσα· περπάτημα χωρίς σκιά από τον δρόμο.',
      },
    },
  ],
  figures: [
    {
      id: 'gavrio-chora-bus',
      what: 'Bus from Gavrio to Chora',
      unit: 'minutes',
      value: [55, 60],
      source: 'http://viajeislasgriegas.com/?p=116',
    },
    {
      id: 'paleopoli-steps',
      what: 'Steps from Paleopoli to its beach',
      unit: 'count',
      value: 1040,
      source: 'https://harrys-greece.com/h-greek-islands/cyc/andros7.htm',
    },
    {
      id: 'foros-tour',
      what: 'Tour of Foros cave',
      unit: 'minutes',
      value: 30,
      source: 'https://www.showcaves.com/english/gr/showcaves/Foros.html',
    },
    {
      id: 'foros-path',
      what: 'Path from the bridge of Aladino to Foros cave',
      unit: 'minutes',
      value: 10,
      source: 'https://www.showcaves.com/english/gr/showcaves/Foros.html',
    },
    {
      id: 'apikia-round',
      what: 'Chora, Apikia, Stenies, Gialia and back, on foot',
      unit: 'kilometres',
      value: 8.3,
      source: 'http://www.cycladen.be/Chora%20Androu-Apikia.htm',
    },
    {
      id: 'apikia-round-time',
      what: 'Chora, Apikia, Stenies, Gialia and back, on foot, without pauses',
      unit: 'minutes',
      value: 180,
      source: 'http://www.cycladen.be/Chora%20Androu-Apikia.htm',
    },
    {
      id: 'chora-sariza',
      what: 'Chora to the spring of Sariza on foot',
      unit: 'minutes',
      value: [60, 70],
      source: 'http://www.cycladen.be/Chora%20Androu-Apikia.htm',
    },
    {
      id: 'sariza-pythara',
      what: 'Spring of Sariza to Pythara on foot',
      unit: 'minutes',
      value: 10,
      source: 'http://www.cycladen.be/Chora%20Androu-PitharaEng.htm',
    },
    {
      id: 'chora-panachrantou',
      what: 'Chora to Panachrantou by Livadia, on foot',
      unit: 'minutes',
      value: 110,
      source: 'http://www.cycladen.be/Chora%20Androu-PanachrantoubisEng.htm',
    },
    {
      id: 'achla-down',
      what: 'Agios Nikolaos monastery to Achla on foot',
      unit: 'minutes',
      value: 85,
      source: 'http://www.cycladen.be/Agios%20Nikolaos-AchlaEng.htm',
    },
    {
      id: 'achla-up',
      what: 'Achla to Agios Nikolaos monastery on foot',
      unit: 'minutes',
      value: 90,
      source: 'http://www.cycladen.be/Agios%20Nikolaos-AchlaEng.htm',
    },
    {
      id: 'dipotamata',
      what: 'Length of the gorge of Dipotamata',
      unit: 'kilometres',
      value: 7,
      source: 'https://www.aegeanislands.gr/pois/andros-the-watermills-at-dipotamata-in-korthi-en/',
    },
    {
      id: 'chora-korthi',
      what: 'Chora to Korthi by Syneti, Dipotamata and Kochylou, on foot',
      unit: 'minutes',
      value: 240,
      source: 'https://www.aegeanislands.gr/pois/andros-the-watermills-at-dipotamata-in-korthi-en/',
    },
    {
      id: 'zagora-way',
      what: 'Main road to Zagora on foot',
      unit: 'kilometres',
      value: 1.8,
      source: 'https://zagoraarchaeologicalproject.org/2013/11/20/the-path-to-zagora%E2%80%A8/',
    },
    {
      id: 'zagora-walk',
      what: 'Main road to Zagora on foot',
      unit: 'minutes',
      value: 25,
      source: 'https://zagoraarchaeologicalproject.org/2013/11/20/the-path-to-zagora%E2%80%A8/',
    },
  ],
  sources: [
    {
      title: 'Hellenic Statistical Authority (ELSTAT), 2021 Population-Housing Census',
      url: 'https://www.statistics.gr/en/2021-census-pop-hous',
    },
    { title: 'Wikipedia, Andros', url: 'https://en.wikipedia.org/wiki/Andros' },
    {
      title: 'Andros Guide, The Tower of Agios Petros',
      url: 'https://andros-guide.gr/en/item/tower-agios-petros-andros/',
    },
    {
      title: 'Hellenic Seaways, Andros: the island of culture and art',
      url: 'https://www.hellenicseaways.gr/en-gb/destinations/andros-the-island-of-culture-and-art',
    },
    {
      title: 'SkipperGuide, Andros (harbours and anchorages)',
      url: 'http://www.skipperguide.de/mediawiki/index.php?title=Andros&oldid=52573',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
