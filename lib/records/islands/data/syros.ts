import type { Island } from '../schema';

export const syros: Island = {
  id: 'syros',
  slug: 'syros',
  name: { en: 'Syros', el: 'Σύρος' },
  featured: false,
  guideOrder: 11,
  otherNames: ['siros', 'syra', 'sira'],
  declensions: [
    { nominative: 'Σύρος', gender: 'feminine', genitive: 'Σύρου', accusative: 'Σύρο' },
    { nominative: 'Ερμούπολη', gender: 'feminine', genitive: 'Ερμούπολης' },
    {
      nominative: 'Αεροδρόμιο Σύρου',
      gender: 'neuter',
      genitive: 'αεροδρομίου Σύρου',
      accusative: 'αεροδρόμιο Σύρου',
    },
  ],
  costGroup: 'quiet',
  climateStation: 'syros',
  mainTown: 'ermoupoli-town',
  shortDescription: {
    en: 'A real city of marble squares and shipyards, with a Catholic hill town above and easy beaches south.',
    el: 'Μια κανονική πόλη με μαρμάρινες πλατείες και ναυπηγεία, η Άνω Σύρος ψηλά και εύκολες παραλίες νότια.',
  },
  description: {
    en: 'Syros is the capital of the Cyclades, and it lives like one: courts, a theatre, a shipyard and a university department keep Ermoupoli awake in winter. Refugees of the Greek Revolution built the city in the 1820s below medieval Ano Syros, whose people are mostly Catholic. The island is small, buses reach the beaches of the south and west, and prices are those of a town that works. What it lacks is wild sand: the beaches are modest.',
    el: 'Η Σύρος είναι η πρωτεύουσα των Κυκλάδων και φαίνεται: δικαστήρια, θέατρο, ναυπηγείο και πανεπιστημιακό τμήμα κρατούν την Ερμούπολη ζωντανή τον χειμώνα. Την πόλη έχτισαν πρόσφυγες της Επανάστασης τη δεκαετία του 1820, κάτω από τη μεσαιωνική Άνω Σύρο, που οι κάτοικοί της είναι στην πλειονότητά τους καθολικοί. Το νησί είναι μικρό, τα λεωφορεία φτάνουν στις παραλίες του νότου και της δύσης και οι τιμές είναι τιμές πόλης που δουλεύει. Μην περιμένετε ατέλειωτες αμμουδιές: οι παραλίες της είναι μικρές και ήμερες.',
  },
  image: null,
  activities: [
    { en: 'Evening on Miaouli Square', el: 'Βραδινή βόλτα στην πλατεία Μιαούλη' },
    { en: 'Climb to Ano Syros', el: 'Ανάβαση στην Άνω Σύρο' },
    { en: 'Swim below Vaporia', el: 'Μπάνιο στα Βαπόρια' },
    { en: 'Hike to Kastri hill', el: 'Πεζοπορία στο Καστρί' },
  ],
  position: { lat: 37.43, lon: 24.91 },
  areaKm2: 83.6,
  population: {
    count: 21124,
    censusYear: 2021,
    note: {
      en: 'The figure is for the Municipality of Syros-Ermoupoli, which also includes uninhabited Gyaros.',
      el: 'Ο αριθμός αφορά τον Δήμο Σύρου-Ερμούπολης, στον οποίο ανήκει και η ακατοίκητη Γυάρος.',
    },
  },
  highestPoint: {
    name: { en: 'Pyrgos', el: 'Πύργος' },
    metres: 442,
    position: { lat: 37.4735, lon: 24.9165 },
  },
  ports: [
    {
      id: 'ermoupoli',
      name: { en: 'Ermoupoli', el: 'Ερμούπολη' },
      position: { lat: 37.44, lon: 24.942 },
      main: true,
      note: {
        en: 'Ferries dock on the city front, a few minutes on foot from Miaouli Square; buses and taxis wait along the quay.',
        el: 'Τα πλοία δένουν στην παραλία της πόλης, λίγα λεπτά με τα πόδια από την πλατεία Μιαούλη· λεωφορεία και ταξί περιμένουν στην προκυμαία.',
      },
    },
  ],
  airport: {
    iata: 'JSY',
    name: { en: 'Syros Airport', el: 'Αεροδρόμιο Σύρου' },
    position: { lat: 37.4228, lon: 24.9509 },
    note: {
      en: 'A small airport 3 to 4 km from Ermoupoli, with flights from Athens.',
      el: 'Μικρό αεροδρόμιο 3 με 4 χλμ. από την Ερμούπολη, με πτήσεις από Αθήνα.',
    },
  },
  character: {
    tags: ['food', 'history', 'families', 'villages'],
    text: {
      en: 'Syros is for those who want evenings in a town and swims by bus, with children or without a car. It is open all year and a good place to change boats for the other islands. If you are after long wild beaches or a small white village and little else, other islands do that better.',
      el: 'Η Σύρος είναι για όσους θέλουν βραδιές σε πόλη και μπάνιο με το λεωφορείο, με παιδιά ή χωρίς αυτοκίνητο. Έχει ζωή όλο τον χρόνο και βολεύει για αλλαγή πλοίου προς τα άλλα νησιά. Αν ψάχνετε μεγάλες άγριες παραλίες ή ένα μικρό άσπρο χωριό και τίποτα άλλο, θα τα βρείτε αλλού.',
    },
  },
  bestMonths: {
    months: [4, 5, 6, 9, 10],
    text: {
      en: 'Spring suits the city and the paths of the north, and Easter is kept by both churches. June and September are warm without the heat that gathers between the marble walls in August. Winter is damp but alive, one of the few in the Cyclades with open shops and full cafés.',
      el: 'Η άνοιξη ταιριάζει στην πόλη και στα μονοπάτια του βορρά, και το Πάσχα γιορτάζεται και από τις δύο εκκλησίες. Ο Ιούνιος και ο Σεπτέμβριος είναι ζεστοί, χωρίς τη ζέστη που μαζεύει το μάρμαρο τον Αύγουστο. Ο χειμώνας έχει υγρασία αλλά και ζωή, με ανοιχτά μαγαζιά και γεμάτα καφενεία.',
    },
  },
  gettingThere: {
    text: {
      en: 'Ordinary ferries from Piraeus take three and a half to a little over four hours and fast boats between two and three. Tinos and Mykonos lie on the same line, and Paros, Naxos and smaller islands are linked several times a week. There are flights from Athens to the small airport. Boats to the smaller islands do not run every day, so plan changes here around them.',
      el: 'Τα συμβατικά πλοία από τον Πειραιά κάνουν τρεισήμισι με λίγο πάνω από τέσσερις ώρες και τα ταχύπλοα δύο με τρεις. Τήνος και Μύκονος είναι στην ίδια γραμμή, ενώ με Πάρο, Νάξο και μικρότερα νησιά υπάρχει σύνδεση αρκετές φορές την εβδομάδα. Έχει και πτήσεις από Αθήνα στο μικρό αεροδρόμιο. Προσοχή: για τα μικρά νησιά δεν έχει πλοίο κάθε μέρα, γι’ αυτό οργανώστε τις ανταποκρίσεις με βάση εκείνα.',
    },
    seaLinks: [
      {
        from: 'piraeus',
        vessel: 'conventional',
        minutes: [210, 255],
        direct: true,
      },
      { from: 'piraeus', vessel: 'high-speed', minutes: [120, 170], direct: true },
    ],
  },
  beaches: [
    {
      id: 'asteria',
      name: { en: 'Asteria (Vaporia)', el: 'Αστέρια (Βαπόρια)' },
      position: { lat: 37.4468, lon: 24.9478 },
      sentence: {
        en: 'Concrete platforms and deep clear water under the mansions of Vaporia: the swim of the townspeople, five minutes from the square.',
        el: 'Τσιμεντένιες εξέδρες και βαθιά καθαρά νερά κάτω από τα αρχοντικά: εκεί κολυμπούν οι Ερμουπολίτες, πέντε λεπτά από την πλατεία.',
      },
    },
    {
      id: 'galissas-beach',
      name: { en: 'Galissas', el: 'Γαλησσάς' },
      position: { lat: 37.4227, lon: 24.8768 },
      sentence: {
        en: 'A long curve of sand with tamarisks and very shallow water, well sheltered from the meltemi and busy with families.',
        el: 'Μεγάλη καμπύλη με άμμο, αρμυρίκια και πολύ ρηχά νερά, προφυλαγμένη από το μελτέμι, γεμάτη οικογένειες.',
      },
    },
    {
      id: 'kini-beach',
      name: { en: 'Kini', el: 'Κίνι' },
      position: { lat: 37.4463, lon: 24.9 },
      sentence: {
        en: 'Sand in front of a fishing hamlet facing west, with tavernas at the water’s edge and the sunset straight ahead.',
        el: 'Άμμος μπροστά σ’ ένα ψαροχώρι που κοιτάζει δυτικά, με ταβέρνες δίπλα στο νερό και τη δύση απέναντι.',
      },
    },
    {
      id: 'delfini',
      name: { en: 'Delfini', el: 'Δελφίνι' },
      position: { lat: 37.4572, lon: 24.8985 },
      sentence: {
        en: 'A wide beach over the hill north of Kini, sand and pebble, with a taverna in summer; half an hour on foot or by a dirt road.',
        el: 'Πλατιά παραλία πίσω από τον λόφο βόρεια από το Κίνι, άμμος και βότσαλο, με ταβέρνα το καλοκαίρι· με τα πόδια ή από χωματόδρομο.',
      },
    },
    {
      id: 'finikas-beach',
      name: { en: 'Finikas', el: 'Φοίνικας' },
      position: { lat: 37.3972, lon: 24.8795 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Chickensafloat, July 2007: wind off the hills in the bay of Finikas',
            url: 'http://v2.travelark.org/travel-blog-entry/chickensafloat/carribean_tour/1185715620',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A narrow sandy strip along the road in the most sheltered bay of the west coast, beside a small yacht harbour.',
        el: 'Στενή αμμουδιά πλάι στον δρόμο, στον πιο προφυλαγμένο όρμο της δυτικής ακτής, δίπλα σε λιμανάκι για ιστιοφόρα.',
      },
    },
    {
      id: 'agathopes',
      name: { en: 'Agathopes', el: 'Αγκαθωπές' },
      position: { lat: 37.3842, lon: 24.8813 },
      sentence: {
        en: 'Sand and shallow water facing the islet of Schinonisi, with umbrellas for hire and sea lilies behind in August.',
        el: 'Άμμος και ρηχά νερά απέναντι στο Σχοινονήσι, με ομπρέλες και κρινάκια της άμμου πίσω από την παραλία τον Αύγουστο.',
      },
    },
    {
      id: 'komito',
      name: { en: 'Komito', el: 'Κόμητο' },
      position: { lat: 37.377, lon: 24.8829 },
      sentence: {
        en: 'The end of the road south of Agathopes: sand, tamarisks for shade and fewer people than its neighbour.',
        el: 'Το τέλος του δρόμου νότια από τις Αγκαθωπές: άμμος, αρμυρίκια για σκιά και λιγότερος κόσμος από δίπλα.',
      },
    },
    {
      id: 'megas-gialos',
      name: { en: 'Megas Gialos', el: 'Μέγας Γιαλός' },
      position: { lat: 37.3783, lon: 24.9115 },
      sentence: {
        en: 'Several small coves of sand and pebble along a southern village, trees for shade and calm water in a north wind.',
        el: 'Μικρά κολπάκια με άμμο και βότσαλο μπροστά σ’ ένα νότιο χωριό, με δέντρα για σκιά και ήσυχα νερά στον βοριά.',
      },
    },
    {
      id: 'vari-beach',
      name: { en: 'Vari', el: 'Βάρη' },
      position: { lat: 37.3895, lon: 24.9433 },
      sentence: {
        en: 'An enclosed bay with sand and shallow water that stays calm on windy days; the sea here warms early in the year.',
        el: 'Κλειστός όρμος με άμμο και ρηχά νερά, ήρεμος όταν φυσάει· η θάλασσα εδώ ζεσταίνεται νωρίς.',
      },
    },
    {
      id: 'azolimnos',
      name: { en: 'Azolimnos', el: 'Αζόλιμνος' },
      position: { lat: 37.4117, lon: 24.9645 },
      sentence: {
        en: 'A small beach of sand and fine pebble with a wooden jetty, the first bay on the round of the bus from Ermoupoli.',
        el: 'Μικρή παραλία με άμμο και ψιλό βότσαλο και ξύλινη εξέδρα, ο πρώτος όρμος στον γύρο του λεωφορείου από την Ερμούπολη.',
      },
    },
  ],
  villages: [
    {
      id: 'ermoupoli-town',
      name: { en: 'Ermoupoli', el: 'Ερμούπολη' },
      position: { lat: 37.4448, lon: 24.943 },
      sentence: {
        en: 'Neoclassical houses climbing from the harbour, marble underfoot and a market street; steep once you leave the front.',
        el: 'Νεοκλασικά που ανεβαίνουν από το λιμάνι, μάρμαρο στους δρόμους και αγορά· πολλή ανηφόρα μόλις αφήσετε την παραλία.',
      },
    },
    {
      id: 'ano-syros',
      name: { en: 'Ano Syros', el: 'Άνω Σύρος' },
      position: { lat: 37.4502, lon: 24.9362 },
      sentence: {
        en: 'A hill town of the 13th century, all steps and covered lanes, with the Catholic cathedral on top; go up by bus, walk down.',
        el: 'Πόλη του 13ου αιώνα, όλο σκαλιά και στεγάδια, με τον καθολικό καθεδρικό στην κορυφή· ανεβείτε με λεωφορείο, κατεβείτε με τα πόδια.',
      },
    },
    {
      id: 'kini',
      name: { en: 'Kini', el: 'Κίνι' },
      position: { lat: 37.4447, lon: 24.9015 },
      sentence: {
        en: 'Fishing boats, tavernas and a small aquarium on the west coast, about 9 km from Ermoupoli by a road with wide views.',
        el: 'Βάρκες, ταβέρνες κι ένα μικρό ενυδρείο στη δυτική ακτή, γύρω στα 9 χλμ. από την Ερμούπολη από δρόμο με θέα.',
      },
    },
    {
      id: 'galissas',
      name: { en: 'Galissas', el: 'Γαλησσάς' },
      position: { lat: 37.4229, lon: 24.8828 },
      sentence: {
        en: 'Once a farming village, now the island’s main beach resort, with rooms and tavernas; the chapel of Agia Pakou on the headland marks an ancient town.',
        el: 'Κάποτε αγροτικό χωριό, σήμερα το πιο τουριστικό μέρος του νησιού, με δωμάτια και ταβέρνες· στο ακρωτήρι, στην Αγία Πακού, ήταν αρχαία πόλη.',
      },
    },
    {
      id: 'finikas',
      name: { en: 'Finikas', el: 'Φοίνικας' },
      position: { lat: 37.3987, lon: 24.8815 },
      sentence: {
        en: 'The yacht harbour of the island, with bakers, a greengrocer and buses, sheltered from all but southerly winds.',
        el: 'Το λιμάνι των ιστιοφόρων, με φούρνο, μανάβικο και λεωφορείο, προφυλαγμένο απ’ όλους τους καιρούς εκτός από τον νοτιά.',
      },
    },
    {
      id: 'poseidonia',
      name: { en: 'Poseidonia (Dellagrazia)', el: 'Ποσειδωνία (Ντελαγκράτσια)' },
      position: { lat: 37.391, lon: 24.888 },
      sentence: {
        en: 'Summer villas of 19th-century merchants and shipowners among pines and gardens; a pleasant walk on the way to the southern beaches.',
        el: 'Εξοχικά αρχοντικά εμπόρων και εφοπλιστών του 19ου αιώνα ανάμεσα σε πεύκα και κήπους· όμορφη βόλτα στον δρόμο για τις νότιες παραλίες.',
      },
    },
    {
      id: 'vari',
      name: { en: 'Vari', el: 'Βάρη' },
      position: { lat: 37.3945, lon: 24.9465 },
      sentence: {
        en: 'A low-key settlement around a protected bay 8 km from the city, popular with local families in summer.',
        el: 'Ήσυχος οικισμός γύρω από προστατευμένο όρμο, 8 χλμ. από την πόλη, με πολλές ντόπιες οικογένειες το καλοκαίρι.',
      },
    },
  ],
  sights: [
    {
      id: 'miaouli-square',
      name: { en: 'Miaouli Square and Town Hall', el: 'Πλατεία Μιαούλη και Δημαρχείο' },
      position: { lat: 37.4451, lon: 24.9424 },
      sentence: {
        en: 'A marble-paved square under palms, with the town hall that Ernst Ziller designed: begun in 1876, opened in 1898.',
        el: 'Πλατεία στρωμένη με μάρμαρο, με φοίνικες και το Δημαρχείο του Τσίλλερ: θεμελιώθηκε το 1876 και εγκαινιάστηκε το 1898.',
      },
    },
    {
      id: 'apollo-theatre',
      name: { en: 'Apollo Theatre', el: 'Θέατρο Απόλλων' },
      position: { lat: 37.4456, lon: 24.9438 },
      sentence: {
        en: 'A small Italian-style opera house with boxes, opened in 1864 with Rigoletto; open for visits and used for a summer festival.',
        el: 'Μικρό θέατρο ιταλικού τύπου με θεωρεία, που άνοιξε το 1864 με τον «Ριγολέτο»· δέχεται επισκέπτες και έχει παραστάσεις.',
      },
    },
    {
      id: 'agios-nikolaos',
      name: { en: 'Agios Nikolaos and Vaporia', el: 'Άγιος Νικόλαος και Βαπόρια' },
      position: { lat: 37.4462, lon: 24.9456 },
      sentence: {
        en: 'The blue-domed church of the shipowners, begun in 1848, and behind it mansions that rise straight from the sea.',
        el: 'Η εκκλησία των εφοπλιστών με τον γαλάζιο τρούλο, που άρχισε το 1848, και πίσω της αρχοντικά που φυτρώνουν από τη θάλασσα.',
      },
    },
    {
      id: 'san-georgis',
      name: { en: 'Cathedral of San Georgis', el: 'Καθεδρικός Σαν Τζώρτζης' },
      position: { lat: 37.4506, lon: 24.9365 },
      sentence: {
        en: 'The Catholic cathedral at the top of Ano Syros, with a view over the city, the shipyard and half the Cyclades.',
        el: 'Ο καθολικός καθεδρικός στην κορυφή της Άνω Σύρου, με θέα στην πόλη, στο ναυπηγείο και στις μισές Κυκλάδες.',
      },
    },
    {
      id: 'vamvakaris-museum',
      name: { en: 'Markos Vamvakaris Museum', el: 'Μουσείο Μάρκου Βαμβακάρη' },
      position: { lat: 37.4497, lon: 24.9366 },
      sentence: {
        en: 'A few rooms in Ano Syros with the belongings of the rebetiko musician who was born here in 1905.',
        el: 'Λίγα δωμάτια στην Άνω Σύρο με τα πράγματα του μεγάλου ρεμπέτη, που γεννήθηκε εδώ το 1905.',
      },
    },
    {
      id: 'dormition-el-greco',
      name: {
        en: 'Church of the Dormition (El Greco icon)',
        el: 'Κοίμηση της Θεοτόκου (εικόνα του Γκρέκο)',
      },
      position: { lat: 37.4424, lon: 24.9401 },
      sentence: {
        en: 'In this church of 1828–29 a signed icon of the Dormition by El Greco came to light in 1983; it hangs by the entrance.',
        el: 'Στην εκκλησία του 1828–29 βρέθηκε το 1983 υπογεγραμμένη εικόνα της Κοίμησης, έργο του Γκρέκο· είναι κοντά στην είσοδο.',
      },
    },
    {
      id: 'industrial-museum',
      name: { en: 'Industrial Museum', el: 'Βιομηχανικό Μουσείο' },
      position: { lat: 37.4372, lon: 24.938 },
      sentence: {
        en: 'Machines, tools and an electric car built on Syros in the 1970s, in old factory buildings at the south end of the city.',
        el: 'Μηχανές, εργαλεία κι ένα ηλεκτρικό αυτοκίνητο που φτιάχτηκε στη Σύρο τη δεκαετία του 1970, σε παλιά εργοστάσια στη νότια άκρη της πόλης.',
      },
    },
    {
      id: 'kastri',
      name: { en: 'Kastri and Chalandriani', el: 'Καστρί και Χαλανδριανή' },
      position: { lat: 37.491, lon: 24.934 },
      sentence: {
        en: 'A walled settlement of about 2300 BC on a steep hill; forty-five minutes to an hour on a shadeless path from Chalandriani, so go early.',
        el: 'Οχυρωμένος οικισμός γύρω στο 2300 π.Χ. σε απόκρημνο λόφο· τρία τέταρτα ως μία ώρα μονοπάτι χωρίς σκιά από τη Χαλανδριανή, ξεκινήστε νωρίς.',
      },
    },
    {
      id: 'grammata',
      name: { en: 'Grammata Bay', el: 'Γράμματα' },
      position: { lat: 37.4993, lon: 24.888 },
      sentence: {
        en: 'Sailors in shelter carved prayers on the smooth rock from Hellenistic to Byzantine times; reached by boat or a long walk.',
        el: 'Ναυτικοί που έβρισκαν απάγκιο χάραζαν προσευχές στον βράχο, από τα ελληνιστικά ως τα βυζαντινά χρόνια· με βάρκα ή με πολύ περπάτημα.',
      },
    },
  ],
  figures: [
    {
      id: 'bus-poseidonia',
      what: 'Bus from Poseidonia to Ermoupoli',
      unit: 'minutes',
      value: 30,
      source: 'https://ourviewfromtheverandah.blog/2018/10/23/sleepy-sunday-on-syros/',
    },
    {
      id: 'ano-syros-steps',
      what: 'Steps of the old road from Ermoupoli to Ano Syros',
      unit: 'count',
      value: 870,
      source: 'https://www.aegeanislands.gr/pois/syros-ano-syros-en/',
    },
    {
      id: 'galissas-finikas',
      what: 'Galissas to Finikas on foot',
      unit: 'minutes',
      value: 30,
      source: 'https://www.fred-hart.uk/syros2013/2013/08/17/finikas/',
    },
    {
      id: 'kini-varvarousa',
      what: 'Kini by Delfini to Varvarousa on foot, one way',
      unit: 'minutes',
      value: [50, 60],
      source: null,
    },
  ],
  sources: [
    {
      title: 'Hellenic Statistical Authority (ELSTAT), 2021 Population-Housing Census',
      url: 'https://www.statistics.gr/en/2021-census-pop-hous',
    },
    { title: 'Wikipedia, Syros', url: 'https://en.wikipedia.org/wiki/Syros' },
    {
      title: 'ToposText, Kastri (Syros)',
      url: 'https://topostext.org/place/375249UKas',
    },
    {
      title: 'Apano Meria, Archaeology of northern Syros',
      url: 'https://www.apanomeria.org/en/archaelogy',
    },
    {
      title: 'Aegean Islands, Chalandriani',
      url: 'https://www.aegeanislands.gr/pois/syros-chalandriani-en/',
    },
    {
      title: 'Cycladen.be, Chalandriani to Kastri and back (in Dutch)',
      url: 'http://www.cycladen.be/Chalandriani-Kastri.htm',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
