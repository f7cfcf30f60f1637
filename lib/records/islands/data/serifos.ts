import type { Island } from '../schema';

export const serifos: Island = {
  id: 'serifos',
  slug: 'serifos',
  name: { en: 'Serifos', el: 'Σέριφος' },
  featured: true,
  guideOrder: 9,
  otherNames: ['seriphos'],
  declensions: [
    { nominative: 'Σέριφος', gender: 'feminine', genitive: 'Σερίφου', accusative: 'Σέριφο' },
    { nominative: 'Λιβάδι', gender: 'neuter', genitive: 'Λιβαδιού' },
  ],
  costGroup: 'quiet',
  climateStation: 'milos',
  mainTown: 'chora',
  shortDescription: {
    en: 'A bare iron island with a white Chora on a rock, old mines and uncrowded sandy bays.',
    el: 'Νησί του σιδήρου, με τη Χώρα πάνω στον βράχο, παλιά μεταλλεία και ήσυχες αμμουδιές.',
  },
  description: {
    en: 'Serifos is a round, steep island of granite and iron, brown for most of the year, with Chora piled on a rock above the port. Iron ore was dug in the south-west until the 1960s, and rails, wagons and a loading bridge still stand at Megalo Livadi, where a miners’ strike in 1916 ended in deaths. Around the coast lie dozens of bays, many sandy and few with anything on them. It is one of the nearer Cyclades to Piraeus, yet it stays simple.',
    el: 'Η Σέριφος είναι ένα στρογγυλό, απότομο νησί από γρανίτη και σίδερο, γυμνό τον περισσότερο χρόνο, με τη Χώρα σκαρφαλωμένη σε βράχο πάνω από το λιμάνι. Σιδηρομετάλλευμα έβγαινε στα νοτιοδυτικά ως τη δεκαετία του 1960· ράγες, βαγόνια και η σκάλα φόρτωσης στέκουν ακόμη στο Μεγάλο Λιβάδι, όπου η απεργία των μεταλλωρύχων το 1916 βάφτηκε με αίμα. Γύρω από το νησί υπάρχουν δεκάδες όρμοι, πολλοί αμμουδεροί και λίγοι με μαγαζιά. Είναι από τις κοντινές Κυκλάδες στον Πειραιά, κι όμως έχει μείνει απλή.',
  },
  image: null,
  activities: [
    { en: 'Climb to the top of Chora', el: 'Ανάβαση στο Κάστρο της Χώρας' },
    { en: 'Old mines of Megalo Livadi', el: 'Μεταλλεία στο Μεγάλο Λιβάδι' },
    { en: 'Swim at Agios Sostis', el: 'Μπάνιο στον Άγιο Σώστη' },
    { en: 'Monastery of the Taxiarches', el: 'Μονή Ταξιαρχών' },
  ],
  position: { lat: 37.158, lon: 24.485 },
  areaKm2: 75.2,
  population: { count: 1241, censusYear: 2021, note: null },
  highestPoint: {
    name: { en: 'Troulos', el: 'Τρούλλος' },
    metres: 585,
    position: { lat: 37.168, lon: 24.48 },
  },
  ports: [
    {
      id: 'livadi',
      name: { en: 'Livadi', el: 'Λιβάδι' },
      position: { lat: 37.141, lon: 24.5175 },
      main: true,
      note: {
        en: 'The only port, in a deep bay under Chora; waves stay out, but strong gusts fall from the hills in a meltemi.',
        el: 'Το μόνο λιμάνι, σε βαθύ κόλπο κάτω από τη Χώρα· κύμα δεν μπαίνει, μα με μελτέμι κατεβαίνουν δυνατές σπηλιάδες.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['beaches', 'hiking', 'views', 'quiet'],
    text: {
      en: 'Serifos suits walkers and swimmers who like their islands stony and uncombed. Evenings are a table on the sand in Livadi or a drink on the square of Chora. There is little shade, few sights to tick off and almost no bus away from the port, so without wheels you will see only a corner of it.',
      el: 'Η Σέριφος ταιριάζει σε όσους αγαπούν το περπάτημα, το κολύμπι και τα νησιά τα τραχιά. Τα βράδια είναι ένα τραπέζι στην άμμο στο Λιβάδι ή ένα ποτό στην πλατεία της Χώρας. Σκιά υπάρχει λίγη, αξιοθέατα λίγα και συγκοινωνία έξω από το λιμάνι σχεδόν καθόλου: χωρίς μεταφορικό μέσο θα δείτε μόνο μια γωνιά της.',
    },
  },
  bestMonths: {
    months: [5, 6, 9, 10],
    text: {
      en: 'May is for walking, before the hills burn brown. June and September have the best of the sea with space on the sand. Weekends and August fill with Athenians, and July and August are windy, so choose your bay by the wind.',
      el: 'Ο Μάιος είναι για περπάτημα, πριν ξεραθούν οι πλαγιές. Ο Ιούνιος και ο Σεπτέμβριος έχουν την καλύτερη θάλασσα και χώρο στην άμμο. Τα Σαββατοκύριακα και ο Αύγουστος γεμίζουν Αθηναίους, και Ιούλιο με Αύγουστο φυσά: διαλέξτε όρμο ανάλογα με τον άνεμο.',
    },
  },
  gettingThere: {
    text: {
      en: 'From Piraeus a conventional ferry takes about four to five hours and a high-speed boat two to two and three quarters. The western line goes on to Sifnos, Milos and Kimolos, and back through Kythnos. There is no airport. Chora is a bus ride or a long flight of steps above the port, and buses beyond it are few.',
      el: 'Από τον Πειραιά το συμβατικό πλοίο θέλει περίπου τέσσερις με πέντε ώρες και το ταχύπλοο δύο με δύο και τρία τέταρτα. Η δυτική γραμμή συνεχίζει για Σίφνο, Μήλο και Κίμωλο και γυρίζει από την Κύθνο. Αεροδρόμιο δεν υπάρχει. Στη Χώρα ανεβαίνετε με λεωφορείο ή με πολλά σκαλιά από το λιμάνι, και πέρα από αυτήν τα λεωφορεία είναι λίγα.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [240, 300], direct: true },
      { from: 'piraeus', vessel: 'high-speed', minutes: [120, 165], direct: true },
    ],
  },
  beaches: [
    {
      id: 'livadakia',
      name: { en: 'Livadakia', el: 'Λιβαδάκια' },
      position: { lat: 37.1382, lon: 24.5151 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          fetchKm: 4,
          source: {
            title: 'Ubiquitous Blog: beaches of Serifos in the wind (in Italian)',
            url: 'https://ubiquitous-blog.com/blog-destinazioni-it/guida-alle-spiagge-di-serifos',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Sand and tamarisks ten minutes on foot from the ferry, with tavernas and rooms; behind a cape, but a strong north wind reaches it.',
        el: 'Αμμουδιά με αρμυρίκια δέκα λεπτά με τα πόδια από το πλοίο, με ταβέρνες και δωμάτια· πίσω από κάβο, αλλά ο δυνατός βοριάς φτάνει ως εδώ.',
      },
    },
    {
      id: 'agios-sostis',
      name: { en: 'Agios Sostis', el: 'Άγιος Σώστης' },
      position: { lat: 37.1557, lon: 24.5322 },
      sentence: {
        en: 'Fine golden sand on both sides of a neck of land with a chapel; no facilities, little parking, a short path down.',
        el: 'Ψιλή χρυσαφένια άμμος και από τις δύο μεριές μιας γλώσσας με εκκλησάκι· χωρίς παροχές, λίγο πάρκινγκ, μικρό μονοπάτι.',
      },
    },
    {
      id: 'psili-ammos',
      name: { en: 'Psili Ammos', el: 'Ψιλή Άμμος' },
      position: { lat: 37.1615, lon: 24.5229 },
      sentence: {
        en: 'Very fine sand, shallow water, tamarisk shade and two tavernas on the east coast; full by noon in August.',
        el: 'Πολύ ψιλή άμμος, ρηχά νερά, σκιά από αρμυρίκια και δύο ταβέρνες στα ανατολικά· τον Αύγουστο γεμίζει ως το μεσημέρι.',
      },
    },
    {
      id: 'agios-ioannis',
      name: { en: 'Agios Ioannis', el: 'Άη Γιάννης' },
      position: { lat: 37.1662, lon: 24.5232 },
      sentence: {
        en: 'The next bay north of Psili Ammos: sand with some pebbles, tamarisks and a few steps down from the road.',
        el: 'Ο επόμενος όρμος βόρεια της Ψιλής Άμμου: άμμος με λίγο βότσαλο, αρμυρίκια και λίγα σκαλιά από τον δρόμο.',
      },
    },
    {
      id: 'platis-gialos',
      name: { en: 'Platis Gialos', el: 'Πλατύς Γιαλός' },
      position: { lat: 37.2037, lon: 24.5122 },
      sentence: {
        en: 'Gravelly sand in the north below the Taxiarches, down a steep side road; one seasonal taverna and open to the wind.',
        el: 'Χοντρή άμμος στον βορρά κάτω από τους Ταξιάρχες, με απότομη κατηφόρα· μια εποχική ταβέρνα και ανοιχτός στον άνεμο.',
      },
    },
    {
      id: 'sykamia',
      name: { en: 'Sykamia', el: 'Συκαμιά' },
      position: { lat: 37.1966, lon: 24.4743 },
      sentence: {
        en: 'Long grey-brown sand with stones under terraced hills; the approach winds steeply, and a north wind brings waves.',
        el: 'Μακριά γκριζοκάστανη αμμουδιά με πέτρες κάτω από αναβαθμίδες· ο δρόμος είναι όλο στροφές και ο βοριάς φέρνει κύμα.',
      },
    },
    {
      id: 'vagia',
      name: { en: 'Vagia', el: 'Βαγιά' },
      position: { lat: 37.13, lon: 24.461 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'E-ribbing: gusts on the south coast of Serifos',
            url: 'https://e-ribbing.com/index.php/en/cyclades/207-serifos-island.html',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A horseshoe of golden sand and shingle in the south, sheltered from the meltemi; old houses of the iron mines near it are now a hotel.',
        el: 'Πέταλο με χρυσαφένια άμμο και ψιλό βότσαλο στον νότο, απάνεμο στο μελτέμι· παλιά σπίτια των μεταλλείων δίπλα της είναι τώρα ξενοδοχείο.',
      },
    },
    {
      id: 'ganema',
      name: { en: 'Ganema', el: 'Γάνεμα' },
      position: { lat: 37.1363, lon: 24.4632 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'E-ribbing: gusts on the south coast of Serifos',
            url: 'https://e-ribbing.com/index.php/en/cyclades/207-serifos-island.html',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Sand, pebbles and tamarisks in the bay of Koutalas; the water turns deep green within a few metres.',
        el: 'Άμμος, βότσαλα και αρμυρίκια στον κόλπο του Κουταλά· το νερό βαθαίνει και πρασινίζει μέσα σε λίγα μέτρα.',
      },
    },
  ],
  villages: [
    {
      id: 'chora',
      name: { en: 'Chora', el: 'Χώρα' },
      position: { lat: 37.1555, lon: 24.506 },
      sentence: {
        en: 'White houses stacked on a rock above the bay, in an upper and a lower quarter joined by steps and windmills.',
        el: 'Άσπρα σπίτια στοιβαγμένα σε βράχο πάνω από τον κόλπο, σε Πάνω και Κάτω Χώρα, με σκαλιά και ανεμόμυλους.',
      },
    },
    {
      id: 'livadi-village',
      name: { en: 'Livadi', el: 'Λιβάδι' },
      position: { lat: 37.1432, lon: 24.5158 },
      sentence: {
        en: 'The port strung along the sand: tables at the water, rooms, car hire and the old stepped path up to Chora.',
        el: 'Το λιμάνι κατά μήκος της άμμου: τραπέζια στο κύμα, δωμάτια, ενοικιάσεις και το παλιό μονοπάτι για τη Χώρα.',
      },
    },
    {
      id: 'panagia',
      name: { en: 'Panagia', el: 'Παναγία' },
      position: { lat: 37.1777, lon: 24.4875 },
      sentence: {
        en: 'A village on a slope in the farmed north, named after its old domed church and known for the feast of 15 August.',
        el: 'Χωριό σε πλαγιά στον βορρά με τα χωράφια, με το όνομα της παλιάς εκκλησίας του και το πανηγύρι του Δεκαπενταύγουστου.',
      },
    },
    {
      id: 'galani',
      name: { en: 'Galani', el: 'Γαλανή' },
      position: { lat: 37.1914, lon: 24.4943 },
      sentence: {
        en: 'A farming hamlet close to the monastery of the Taxiarches, with terraces running down to the north coast.',
        el: 'Αγροτικός οικισμός κοντά στη Μονή Ταξιαρχών, με αναβαθμίδες που κατεβαίνουν ως τη βόρεια ακτή.',
      },
    },
    {
      id: 'kallitsos',
      name: { en: 'Kallitsos (Kentarchos)', el: 'Καλλίτσος (Κένταρχος)' },
      position: { lat: 37.184, lon: 24.515 },
      sentence: {
        en: 'A handful of houses above a green gorge in the north-east; an old path comes here from Chora.',
        el: 'Λίγα σπίτια πάνω από πράσινη ρεματιά στα βορειοανατολικά· ως εδώ φτάνει παλιό μονοπάτι από τη Χώρα.',
      },
    },
    {
      id: 'megalo-livadi',
      name: { en: 'Megalo Livadi', el: 'Μεγάλο Λιβάδι' },
      position: { lat: 37.141, lon: 24.432 },
      sentence: {
        en: 'The former mining port in the south-west: palms, two tavernas and the ruined neoclassical company office.',
        el: 'Το παλιό λιμάνι των μεταλλείων στα νοτιοδυτικά: φοίνικες, δυο ταβέρνες και το ερειπωμένο νεοκλασικό διοικητήριο.',
      },
    },
  ],
  sights: [
    {
      id: 'agios-konstantinos',
      name: { en: 'Kastro and Agios Konstantinos', el: 'Κάστρο και Άγιος Κωνσταντίνος' },
      position: { lat: 37.1552, lon: 24.5065 },
      sentence: {
        en: 'The chapel at the very top of Chora, among scraps of castle wall, looks over the bay and across to Sifnos.',
        el: 'Το εκκλησάκι στην κορυφή της Χώρας, ανάμεσα σε υπολείμματα του κάστρου, βλέπει τον κόλπο και απέναντι τη Σίφνο.',
      },
    },
    {
      id: 'archaeological-collection',
      name: { en: 'Archaeological Collection of Serifos', el: 'Αρχαιολογική Συλλογή Σερίφου' },
      position: { lat: 37.1424, lon: 24.5162 },
      sentence: {
        en: 'Marble grave sculpture from the ancient town under Chora, since 2022 in the former state guesthouse on the front of Livadi.',
        el: 'Μαρμάρινα επιτύμβια από την αρχαία πόλη της Χώρας, από το 2022 στον παλιό κρατικό ξενώνα, στην παραλία του Λιβαδιού.',
      },
    },
    {
      id: 'taxiarches',
      name: { en: 'Monastery of the Taxiarches', el: 'Μονή Ταξιαρχών' },
      position: { lat: 37.195, lon: 24.5048 },
      sentence: {
        en: 'A monastery of 1572 behind fortress walls in the north, with icons and manuscripts; ask in Chora if it is open.',
        el: 'Μοναστήρι του 1572 με τείχη φρουρίου στον βορρά, με εικόνες και χειρόγραφα· ρωτήστε στη Χώρα αν είναι ανοιχτό.',
      },
    },
    {
      id: 'megalo-livadi-mines',
      name: { en: 'Mines of Megalo Livadi', el: 'Μεταλλεία Μεγάλου Λιβαδιού' },
      position: { lat: 37.1392, lon: 24.4302 },
      sentence: {
        en: 'Bent rails, rusted wagons and the iron loading bridge over the sea, left where work stopped; galleries are unsafe.',
        el: 'Στραβωμένες ράγες, σκουριασμένα βαγόνια και η σιδερένια σκάλα φόρτωσης πάνω στη θάλασσα· μην μπείτε στις στοές.',
      },
    },
    {
      id: 'aspros-pyrgos',
      name: { en: 'Aspros Pyrgos', el: 'Άσπρος Πύργος' },
      position: { lat: 37.1473, lon: 24.452 },
      sentence: {
        en: 'A round Hellenistic watchtower of white marble above the bay of Koutalas, beside the road to Megalo Livadi.',
        el: 'Στρογγυλός ελληνιστικός πύργος από λευκό μάρμαρο πάνω από τον κόλπο του Κουταλά, στον δρόμο για το Μεγάλο Λιβάδι.',
      },
    },
    {
      id: 'panagia-church',
      name: { en: 'Church of Panagia', el: 'Εκκλησία της Παναγίας' },
      position: { lat: 37.1778, lon: 24.4873 },
      sentence: {
        en: 'A Byzantine domed church of the 10th or 11th century in the village of Panagia, the centre of its August feast.',
        el: 'Βυζαντινός ναός με τρούλο, του 10ου ή 11ου αιώνα, στο χωριό Παναγία· εδώ γίνεται το πανηγύρι του Δεκαπενταύγουστου.',
      },
    },
  ],
  figures: [
    {
      id: 'ring-road',
      what: 'Asphalt road round the island from Livadi and back',
      unit: 'kilometres',
      value: 40,
      source: 'https://greciamia.it/pages/muoversi-a-serifos',
    },
    {
      id: 'livadi-karavi',
      what: 'Livadi to Karavi on foot',
      unit: 'minutes',
      value: 18,
      source: 'http://www.islandwalking.com/wordpress/greek-islands/serifos/',
    },
    {
      id: 'livadi-kastro-way',
      what: 'Livadi to the Kastro of Chora on foot',
      unit: 'kilometres',
      value: 2.6,
      source:
        'https://www.discover-serifos.com/en/discover/activities/hiking-trails/livadi-chora-castle-windmills-square',
    },
    {
      id: 'livadi-kastro',
      what: 'Livadi to the Kastro of Chora on foot',
      unit: 'minutes',
      value: 45,
      source:
        'https://www.discover-serifos.com/en/discover/activities/hiking-trails/livadi-chora-castle-windmills-square',
    },
    {
      id: 'kallitsos-chora-way',
      what: 'Trail 1, Kallitsos to Chora',
      unit: 'kilometres',
      value: 4.4,
      source: 'https://www.exploring-greece.gr/en/show/40870/:ttd/MONOPATIA-SERIFU',
    },
    {
      id: 'kallitsos-chora',
      what: 'Trail 1, Kallitsos to Chora',
      unit: 'minutes',
      value: [90, 100],
      source: 'https://www.exploring-greece.gr/en/show/40870/:ttd/MONOPATIA-SERIFU',
    },
    {
      id: 'miners-road',
      what: 'Helicopter pad to Ano Chora on foot',
      unit: 'minutes',
      value: 30,
      source: 'http://www.cycladesinfo.com/en/item/184-footpaths',
    },
    {
      id: 'chora-koutalas',
      what: 'Chora, Gyftika, Koutalas, on foot',
      unit: 'minutes',
      value: 130,
      source: 'http://www.cycladen.be/Chora-KoutalasEng.htm',
    },
  ],
  sources: [
    { title: 'Wikipedia: Serifos', url: 'https://en.wikipedia.org/wiki/Serifos' },
    {
      title: 'Aegean Islands (Region of South Aegean): Serifos settlements',
      url: 'http://aegeanislands.gr/islands/settlements-serifos',
    },
    {
      title: 'Aegean Islands (Region of South Aegean): Kato Chora-Livadi path',
      url: 'https://www.aegeanislands.gr/pois/serifos-2-kato-chora-livadi-en/',
    },
    {
      title: 'e-Serifos: Beaches',
      url: 'https://serifos-en.e-serifos.com/explore-serifos/beaches.php',
    },
    {
      title: 'Days of Art: the Serifos Archaeological Collection in the Perseus guesthouse, 2022',
      url: 'https://daysofart.gr/en/news/beyond-the-city/reopening-of-the-serifos-archaelogical-collection/',
    },
    {
      title: 'ELSTAT: Population and Housing Census 2021',
      url: 'https://www.statistics.gr/press-kit_census_results_2021',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-23',
};
