import type { Island } from '../schema';

export const naxos: Island = {
  id: 'naxos',
  slug: 'naxos',
  name: { en: 'Naxos', el: 'Νάξος' },
  featured: true,
  guideOrder: 3,
  otherNames: ['naksos', 'naxia'],
  declensions: [
    { nominative: 'Νάξος', gender: 'feminine', genitive: 'Νάξου', accusative: 'Νάξο' },
    { nominative: 'Χώρα Νάξου', gender: 'feminine', genitive: 'Χώρας Νάξου' },
    {
      nominative: 'Κρατικός Αερολιμένας Νάξου',
      gender: 'masculine',
      genitive: 'Κρατικού Αερολιμένα Νάξου',
      accusative: 'Κρατικό Αερολιμένα Νάξου',
    },
  ],
  costGroup: 'popular',
  climateStation: 'paros',
  mainTown: 'chora',
  shortDescription: {
    en: 'The largest of the Cyclades: long sandy beaches in the west, mountain villages inland.',
    el: 'Το μεγαλύτερο νησί των Κυκλάδων: μεγάλες αμμουδιές στα δυτικά, ορεινά χωριά στην ενδοχώρα.',
  },
  description: {
    en: 'Naxos is the largest island of the Cyclades and does not live from visitors alone: it grows potatoes, makes cheese, presses oil and still cuts marble. The west coast is a run of sandy beaches that begins at the edge of Chora; inland, olive valleys and villages paved with marble climb to Mount Zas, the highest peak of the group. It asks for a car and at least four days, because the island is large and the mountain roads are slow.',
    el: 'Η Νάξος είναι το μεγαλύτερο νησί των Κυκλάδων και δεν ζει μόνο από τον τουρισμό: βγάζει πατάτες, τυριά, λάδι και μάρμαρο. Στα δυτικά οι αμμουδιές ξεκινούν από την άκρη της Χώρας και διαδέχονται η μία την άλλη· στην ενδοχώρα, ελαιώνες και μαρμαρόστρωτα χωριά ανηφορίζουν ως τον Ζα, την ψηλότερη κορυφή των Κυκλάδων. Θέλει αυτοκίνητο και τουλάχιστον τέσσερις μέρες, γιατί οι αποστάσεις είναι μεγάλες και οι ορεινοί δρόμοι αργοί.',
  },
  image: null,
  activities: [
    { en: 'Climb Mount Zas', el: 'Ανάβαση στον Ζα' },
    { en: 'Sunset at the Portara', el: 'Ηλιοβασίλεμα στην Πορτάρα' },
    { en: 'Kitesurf at Mikri Vigla', el: 'Κάιτ στη Μικρή Βίγλα' },
    { en: 'Walk the Tragea villages', el: 'Περπάτημα στα χωριά της Τραγαίας' },
  ],
  position: { lat: 37.06, lon: 25.475 },
  areaKm2: 429.785,
  population: {
    count: 19597,
    censusYear: 2021,
    note: {
      en: 'The municipal units of Naxos and Drymalia, which make up the island: the municipality (20,578) less the four communities of the Small Cyclades (981).',
      el: 'Οι δημοτικές ενότητες Νάξου και Δρυμαλίας, που αποτελούν το νησί: ο δήμος (20.578) χωρίς τις τέσσερις κοινότητες των Μικρών Κυκλάδων (981).',
    },
  },
  highestPoint: {
    name: { en: 'Mount Zas', el: 'Ζας' },
    metres: 1004,
    position: { lat: 37.0311, lon: 25.5025 },
  },
  ports: [
    {
      id: 'naxos-chora',
      name: { en: 'Chora (Naxos town)', el: 'Χώρα Νάξου' },
      position: { lat: 37.1076, lon: 25.3732 },
      main: true,
      note: {
        en: 'All ferries call here, below the Kastro; the bus station is on the quay and the town begins across the road.',
        el: 'Εδώ πιάνουν όλα τα πλοία, κάτω από το Κάστρο· ο σταθμός των λεωφορείων είναι στην προβλήτα και η πόλη αρχίζει απέναντι.',
      },
    },
  ],
  airport: {
    iata: 'JNX',
    name: { en: 'Naxos Island National Airport', el: 'Κρατικός Αερολιμένας Νάξου' },
    position: { lat: 37.0811, lon: 25.3681 },
    note: {
      en: 'A small airport about 3 km south of Chora, with short flights from Athens on propeller aircraft; seats sell out early.',
      el: 'Μικρό αεροδρόμιο περίπου 3 χλμ. νότια της Χώρας, με σύντομες πτήσεις από Αθήνα με ελικοφόρα· οι θέσεις εξαντλούνται νωρίς.',
    },
  },
  character: {
    tags: ['beaches', 'families', 'villages', 'hiking'],
    text: {
      en: 'Naxos suits families, walkers and anyone who wants a real town and farm food along with the sea. Distances are long and the strip from Agios Prokopios to Plaka is busy in August. Those who look for a small island to cross on foot, or for late nightlife, will do better elsewhere.',
      el: 'Ταιριάζει σε οικογένειες, σε πεζοπόρους και σε όσους θέλουν, μαζί με τη θάλασσα, μια κανονική πόλη και φαγητό από το χωράφι. Οι αποστάσεις είναι μεγάλες και η ζώνη από τον Άγιο Προκόπιο ως την Πλάκα γεμίζει τον Αύγουστο. Αν ψάχνετε ένα μικρό νησί για να το περπατήσετε ολόκληρο ή έντονη νυχτερινή ζωή, υπάρχουν καλύτερες επιλογές.',
    },
  },
  bestMonths: {
    months: [5, 6, 9, 10],
    text: {
      en: 'May and early June are best for walking, with the hills still green; September and early October keep a warm sea without the crowds. In July and August the meltemi blows for days on the west coast, good for kites, less so for umbrellas.',
      el: 'Ο Μάιος και οι αρχές Ιουνίου είναι οι καλύτεροι για περπάτημα, με τους λόφους ακόμη πράσινους· τον Σεπτέμβριο και στις αρχές Οκτωβρίου η θάλασσα μένει ζεστή και ο κόσμος λιγοστεύει. Τον Ιούλιο και τον Αύγουστο το μελτέμι φυσά για μέρες στα δυτικά: καλό για το κάιτ, όχι τόσο για τις ομπρέλες.',
    },
  },
  gettingThere: {
    text: {
      en: 'Conventional ferries from Piraeus take five to six hours, usually by way of Paros, and sail all year; fast boats are quicker, dearer and the first to stop when the wind rises. Rafina has fast boats in the season, and small aircraft fly from Athens. Naxos is the hinge of the area: Paros is under an hour away, and the boats for Iraklia, Schinoussa, Koufonisia, Donousa and Amorgos start or stop here. Allow a night in Chora if your next boat is one of the small ones.',
      el: 'Τα συμβατικά πλοία από τον Πειραιά κάνουν πέντε με έξι ώρες, συνήθως μέσω Πάρου, και ταξιδεύουν όλο τον χρόνο· τα ταχύπλοα είναι πιο γρήγορα, πιο ακριβά και τα πρώτα που σταματούν όταν δυναμώνει ο άνεμος. Από τη Ραφήνα υπάρχουν ταχύπλοα στη σεζόν, και από την Αθήνα μικρά αεροπλάνα. Η Νάξος είναι ο κόμβος της περιοχής: η Πάρος απέχει λιγότερο από μία ώρα, ενώ από εδώ ξεκινούν ή περνούν τα πλοία για Ηρακλειά, Σχοινούσα, Κουφονήσια, Δονούσα και Αμοργό. Αν συνεχίζετε με κάποιο από τα μικρά πλοία, υπολογίστε μια διανυκτέρευση στη Χώρα.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [280, 380], direct: true },
      { from: 'piraeus', vessel: 'high-speed', minutes: [200, 300], direct: true },
      { from: 'rafina', vessel: 'high-speed', minutes: [265, 270], direct: true },
    ],
  },
  beaches: [
    {
      id: 'agios-georgios',
      name: { en: 'Agios Georgios', el: 'Άγιος Γεώργιος' },
      position: { lat: 37.0985, lon: 25.3745 },
      sentence: {
        en: 'The town beach, about ten minutes on foot from the port: shallow water, fine sand and tavernas behind it.',
        el: 'Η παραλία της πόλης, γύρω στα δέκα λεπτά με τα πόδια από το λιμάνι: ρηχά νερά, ψιλή άμμος και ταβέρνες από πίσω.',
      },
    },
    {
      id: 'agios-prokopios',
      name: { en: 'Agios Prokopios', el: 'Άγιος Προκόπιος' },
      position: { lat: 37.0758, lon: 25.3475 },
      sentence: {
        en: 'More than a kilometre of coarse pale sand, turned away from the north wind, with sunbeds and no natural shade.',
        el: 'Πάνω από ένα χιλιόμετρο χοντρής, ανοιχτόχρωμης άμμου, προφυλαγμένη από τον βοριά, με ξαπλώστρες και χωρίς φυσική σκιά.',
      },
    },
    {
      id: 'agia-anna',
      name: { en: 'Agia Anna', el: 'Αγία Άννα' },
      position: { lat: 37.069, lon: 25.3544 },
      sentence: {
        en: 'Sand on both sides of a small fishing harbour and a chapel on the rocks; buses from Chora stop in the village.',
        el: 'Άμμος δεξιά και αριστερά από ένα μικρό ψαρολίμανο, με το ξωκλήσι στα βράχια· το λεωφορείο από τη Χώρα σταματά στο χωριό.',
      },
    },
    {
      id: 'plaka',
      name: { en: 'Plaka', el: 'Πλάκα' },
      position: { lat: 37.0507, lon: 25.3693 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['alongshore', 'sand'],
          source: {
            title:
              'Surf-Magazin: the flat-water windsurfing spots of the west coast, Plaka and Kastraki among them (in German)',
            url: 'https://www.surf-magazin.de/reisen/griechenland/griechenland-naxos',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Some four kilometres of sand along a dirt road: busy at the northern end, with more room the further south you walk.',
        el: 'Γύρω στα τέσσερα χιλιόμετρα άμμου δίπλα σε χωματόδρομο: πολυσύχναστη στη βόρεια άκρη, πιο άδεια όσο προχωράτε νότια.',
      },
    },
    {
      id: 'mikri-vigla',
      name: { en: 'Mikri Vigla', el: 'Μικρή Βίγλα' },
      position: { lat: 37.0275, lon: 25.3685 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['alongshore'],
          source: {
            title: 'Miss Rosanna: the windy and the calm beach of Mikri Vigla',
            url: 'https://missrosannablog.wordpress.com/tag/ploes-seaside-houses/',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A rocky headland parts two sandy bays; the steady meltemi has made this the kite and windsurf centre of the island.',
        el: 'Ένας βραχώδης κάβος χωρίζει δύο αμμουδερούς όρμους· με το σταθερό μελτέμι έγινε το κέντρο του κάιτ και του γουίντσερφ.',
      },
    },
    {
      id: 'kastraki',
      name: { en: 'Kastraki', el: 'Καστράκι' },
      position: { lat: 37.0011, lon: 25.3878 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['alongshore'],
          source: {
            title: 'Turisti per Caso: beaches of Naxos, Kastraki windy (in Italian)',
            url: 'https://turistipercaso.it/diari-di-viaggio/naxos-in-pillole.html',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A long, open strand of sand south of Mikri Vigla, with few buildings behind it and space even in August.',
        el: 'Μακριά, ανοιχτή αμμουδιά νότια από τη Μικρή Βίγλα, με λίγα σπίτια πίσω της και χώρο ακόμη και τον Αύγουστο.',
      },
    },
    {
      id: 'alyko',
      name: { en: 'Alyko', el: 'Αλυκό' },
      position: { lat: 36.9785, lon: 25.3902 },
      sentence: {
        en: 'Small sandy coves around a cape of dunes and junipers; in autumn 2025 bulldozers came to clear away the hotel that was never finished.',
        el: 'Μικροί αμμουδεροί όρμοι γύρω από έναν κάβο με αμμόλοφους και κέδρα· το φθινόπωρο του 2025 μπήκαν μπουλντόζες για το ημιτελές ξενοδοχείο.',
      },
    },
    {
      id: 'pyrgaki',
      name: { en: 'Pyrgaki', el: 'Πυργάκι' },
      position: { lat: 36.9762, lon: 25.4002 },
      sentence: {
        en: 'The last of the west-coast sands before the road turns inland, with shallow water and fewer people than further north.',
        el: 'Η τελευταία αμμουδιά της δυτικής ακτής πριν ο δρόμος στρίψει στην ενδοχώρα, με ρηχά νερά και λιγότερο κόσμο από βορειότερα.',
      },
    },
    {
      id: 'psili-ammos',
      name: { en: 'Psili Ammos', el: 'Ψιλή Άμμος' },
      position: { lat: 37.0142, lon: 25.5685 },
      sentence: {
        en: 'Fine sand on the quiet east coast, south of Moutsouna; no sunbeds, and the drive from Chora crosses the mountains.',
        el: 'Ψιλή άμμος στην ήσυχη ανατολική ακτή, νότια της Μουτσούνας· χωρίς ξαπλώστρες, και η διαδρομή από τη Χώρα περνά τα βουνά.',
      },
    },
    {
      id: 'lionas',
      name: { en: 'Lionas', el: 'Λιώνας' },
      position: { lat: 37.136, lon: 25.5885 },
      sentence: {
        en: 'A bay of big pebbles and deep water under the old emery mines, at the end of a winding road from Koronos.',
        el: 'Όρμος με χοντρό βότσαλο και βαθιά νερά κάτω από τα παλιά σμυριδωρυχεία, στο τέλος του στριφτού δρόμου από την Κόρωνο.',
      },
    },
  ],
  villages: [
    {
      id: 'chora',
      name: { en: 'Chora', el: 'Χώρα' },
      position: { lat: 37.1055, lon: 25.3765 },
      sentence: {
        en: 'The port town, wound round a Venetian castle: arched lanes above, shops, banks and cafés along the waterfront below.',
        el: 'Η πόλη του λιμανιού, τυλιγμένη γύρω από ένα βενετικό κάστρο: στεγασμένα σοκάκια ψηλά, μαγαζιά, τράπεζες και καφέ κάτω στην παραλία.',
      },
    },
    {
      id: 'chalki',
      name: { en: 'Chalki', el: 'Χαλκί' },
      position: { lat: 37.0638, lon: 25.4825 },
      sentence: {
        en: 'The old centre of the Tragea olive valley, with neoclassical houses, Byzantine chapels around it and a kitron distillery.',
        el: 'Το παλιό κέντρο του ελαιώνα της Τραγαίας, με νεοκλασικά σπίτια, βυζαντινά ξωκλήσια τριγύρω και ποτοποιία κίτρου.',
      },
    },
    {
      id: 'filoti',
      name: { en: 'Filoti', el: 'Φιλότι' },
      position: { lat: 37.052, lon: 25.498 },
      sentence: {
        en: 'The largest mountain village, on the flank of Mount Zas, with plane trees over the square and the paths to the summit.',
        el: 'Το μεγαλύτερο ορεινό χωριό, στην πλαγιά του Ζα, με πλατάνια στην πλατεία και τα μονοπάτια για την κορυφή.',
      },
    },
    {
      id: 'apeiranthos',
      name: { en: 'Apeiranthos', el: 'Απείρανθος' },
      position: { lat: 37.0724, lon: 25.5206 },
      sentence: {
        en: 'Stone houses and lanes paved with marble, a dialect of its own and five small museums within a few minutes of each other.',
        el: 'Πέτρινα σπίτια και μαρμαρόστρωτα σοκάκια, δική της ντοπιολαλιά και πέντε μικρά μουσεία σε απόσταση λίγων λεπτών.',
      },
    },
    {
      id: 'koronos',
      name: { en: 'Koronos', el: 'Κόρωνος' },
      position: { lat: 37.1185, lon: 25.5358 },
      sentence: {
        en: 'Built down both sides of a ravine, all steps and vines; the emery mines that fed it lie on the road to Lionas.',
        el: 'Απλωμένη στις δύο πλευρές μιας ρεματιάς, όλο σκαλιά και κληματαριές· τα σμυριδωρυχεία που την έθρεψαν είναι στον δρόμο για τον Λιώνα.',
      },
    },
    {
      id: 'melanes',
      name: { en: 'Melanes', el: 'Μέλανες' },
      position: { lat: 37.0895, lon: 25.436 },
      sentence: {
        en: 'A village in a green valley of springs and orchards, on the way to the ancient quarries and kouroi of Flerio.',
        el: 'Χωριό σε μια πράσινη κοιλάδα με πηγές και περιβόλια, στον δρόμο για τα αρχαία λατομεία και τους κούρους του Φλεριού.',
      },
    },
    {
      id: 'moutsouna',
      name: { en: 'Moutsouna', el: 'Μουτσούνα' },
      position: { lat: 37.0785, lon: 25.5868 },
      sentence: {
        en: 'A harbour hamlet on the east coast where the aerial cableway once brought the emery down to the ships.',
        el: 'Μικρό επίνειο στην ανατολική ακτή, όπου ο εναέριος σιδηρόδρομος κατέβαζε κάποτε τη σμύριδα ως τα καράβια.',
      },
    },
    {
      id: 'apollonas',
      name: { en: 'Apollonas', el: 'Απόλλωνας' },
      position: { lat: 37.1815, lon: 25.5505 },
      sentence: {
        en: 'A fishing village at the northern end, with a coarse-sand beach, a row of tavernas and the giant kouros just above.',
        el: 'Ψαροχώρι στη βόρεια άκρη, με παραλία από χοντρή άμμο, ταβέρνες στη σειρά και τον γιγάντιο κούρο λίγο πιο πάνω.',
      },
    },
  ],
  sights: [
    {
      id: 'portara',
      name: { en: 'Portara', el: 'Πορτάρα' },
      position: { lat: 37.1104, lon: 25.3726 },
      sentence: {
        en: 'The marble doorway of an unfinished temple of Apollo, of about 530 BC, on an islet joined to the port by a causeway.',
        el: 'Η μαρμάρινη πύλη ενός ανολοκλήρωτου ναού του Απόλλωνα, γύρω στο 530 π.Χ., σε νησίδα που ενώνεται με το λιμάνι.',
      },
    },
    {
      id: 'kastro',
      name: { en: 'Kastro of Chora', el: 'Κάστρο της Χώρας' },
      position: { lat: 37.1063, lon: 25.3757 },
      sentence: {
        en: 'The citadel of the Venetian dukes, with mansions, the Catholic cathedral and the building of the archaeological museum.',
        el: 'Η ακρόπολη των Βενετών δουκών, με αρχοντικά, την καθολική μητρόπολη και το κτίριο του αρχαιολογικού μουσείου.',
      },
    },
    {
      id: 'yria',
      name: { en: 'Sanctuary of Dionysus at Yria', el: 'Ιερό του Διονύσου στα Ύρια' },
      position: { lat: 37.0776, lon: 25.3807 },
      sentence: {
        en: 'Low remains of successive temples in the plain of Livadi, a short drive from Chora, in the fields behind the airport.',
        el: 'Τα χαμηλά κατάλοιπα διαδοχικών ναών στον κάμπο του Λιβαδιού, κοντά στη Χώρα, στα χωράφια πίσω από το αεροδρόμιο.',
      },
    },
    {
      id: 'temple-of-demeter',
      name: { en: 'Temple of Demeter, Sangri', el: 'Ναός της Δήμητρας, Σαγκρί' },
      position: { lat: 37.029, lon: 25.4315 },
      sentence: {
        en: 'A square temple of Naxian marble from about 530 BC, partly put back up, with a small museum beside the path.',
        el: 'Τετράγωνος ναός από ναξιακό μάρμαρο, γύρω στο 530 π.Χ., εν μέρει αναστηλωμένος, με μικρό μουσείο δίπλα στο μονοπάτι.',
      },
    },
    {
      id: 'kouroi-of-flerio',
      name: { en: 'Kouroi of Flerio', el: 'Κούροι του Φλεριού' },
      position: { lat: 37.0836, lon: 25.4522 },
      sentence: {
        en: 'Two archaic statues left where they broke, one in a garden, one up the slope, beside the quarry they were cut from.',
        el: 'Δύο αρχαϊκά αγάλματα που έμειναν εκεί όπου έσπασαν, το ένα σε περιβόλι, το άλλο στην πλαγιά, δίπλα στο λατομείο τους.',
      },
    },
    {
      id: 'panagia-drosiani',
      name: { en: 'Panagia Drosiani', el: 'Παναγία Δροσιανή' },
      position: { lat: 37.0795, lon: 25.495 },
      sentence: {
        en: 'A low stone church below Moni village, begun in early Christian times, with some of the oldest frescoes in the Cyclades.',
        el: 'Χαμηλή πέτρινη εκκλησία κάτω από τη Μονή, με αρχή στα παλαιοχριστιανικά χρόνια και από τις παλιότερες τοιχογραφίες των Κυκλάδων.',
      },
    },
    {
      id: 'zas-cave',
      name: { en: 'Cave of Zas', el: 'Σπήλαιο του Ζα' },
      position: { lat: 37.0355, lon: 25.4988 },
      sentence: {
        en: 'A large cave on the slope of Mount Zas, 20 to 25 minutes up a rough path from the spring of Aria; take a torch.',
        el: 'Μεγάλη σπηλιά στην πλαγιά του Ζα, 20 με 25 λεπτά ανηφορικό μονοπάτι από την πηγή της Άριας· πάρτε φακό.',
      },
    },
    {
      id: 'apeiranthos-museums',
      name: { en: 'Museums of Apeiranthos', el: 'Μουσεία της Απειράνθου' },
      position: { lat: 37.0728, lon: 25.5212 },
      sentence: {
        en: 'Archaeological, geological, natural history and folk collections; the rocks and emery explain the mountain around you.',
        el: 'Αρχαιολογική, γεωλογική, λαογραφική συλλογή και μουσείο φυσικής ιστορίας· τα πετρώματα και η σμύριδα εξηγούν το βουνό γύρω σας.',
      },
    },
    {
      id: 'kouros-of-apollonas',
      name: { en: 'Kouros of Apollonas', el: 'Κούρος του Απόλλωνα' },
      position: { lat: 37.1791, lon: 25.5482 },
      sentence: {
        en: 'An unfinished marble figure over ten metres long, lying in its quarry above the road; a few steps lead up to it.',
        el: 'Ανολοκλήρωτη μαρμάρινη μορφή μήκους πάνω από δέκα μέτρα, ξαπλωμένη στο λατομείο της πάνω από τον δρόμο· ανεβαίνετε λίγα σκαλιά.',
      },
    },
  ],
  figures: [
    {
      id: 'bus-filoti',
      what: 'Bus from Chora to Filoti',
      unit: 'minutes',
      value: 45,
      source: null,
    },
    {
      id: 'bus-apeiranthos',
      what: 'Bus from Chora to Apeiranthos',
      unit: 'minutes',
      value: 60,
      source: null,
    },
    {
      id: 'aria-zas-cave',
      what: 'Spring of Aria to the cave of Zas on foot',
      unit: 'minutes',
      value: [20, 25],
      source: 'http://www.cycladen.be/Filoti-ZasEng.htm',
    },
    {
      id: 'temple-round',
      what: 'Bazeos tower, temple of Demeter and back, on foot',
      unit: 'kilometres',
      value: 8.5,
      source: 'https://naxostrekking.com/category/uncategorized/',
    },
  ],
  sources: [
    {
      title: 'Hellenic Statistical Authority (ELSTAT), Population and Housing Census 2021',
      url: 'https://www.statistics.gr/en/2021-census-pop-hous',
    },
    {
      title: 'Municipality of Naxos and Small Cyclades, official travel site',
      url: 'https://www.naxos.gr/',
    },
    { title: 'Wikipedia, Naxos (city)', url: 'https://en.wikipedia.org/wiki/Naxos_(city)' },
    { title: 'Wikipedia, Naxos', url: 'https://en.wikipedia.org/wiki/Naxos' },
    {
      title: 'Pleiades, Hyria (Naxos)',
      url: 'https://pleiades.stoa.org/places/599661',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
