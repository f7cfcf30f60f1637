import type { Island } from '../schema';

export const tinos: Island = {
  id: 'tinos',
  slug: 'tinos',
  name: { en: 'Tinos', el: 'Τήνος' },
  featured: false,
  guideOrder: 22,
  otherNames: ['tenos'],
  declensions: [
    { nominative: 'Τήνος', gender: 'feminine', genitive: 'Τήνου', accusative: 'Τήνο' },
    {
      nominative: 'Λιμάνι Τήνου',
      gender: 'neuter',
      genitive: 'λιμανιού της Τήνου',
      accusative: 'λιμάνι της Τήνου',
    },
  ],
  costGroup: 'quiet',
  climateStation: 'syros',
  mainTown: 'chora',
  shortDescription: {
    en: 'Pilgrims and marble carvers, dovecotes and some fifty villages on an island that keeps its own pace.',
    el: 'Προσκυνητές και μαρμαρογλύπτες, περιστεριώνες και γύρω στα πενήντα χωριά με δικό τους ρυθμό.',
  },
  description: {
    en: 'Greeks come to Tinos for the church of the Panagia Evangelistria, and most visitors never leave the street that climbs to it. Behind the town lie some fifty villages, Orthodox and Catholic, with marble fanlights, springs and hundreds of carved dovecotes in the valleys. The roads are good and the paths older still. The wind is the price: on the north coast it decides what you do.',
    el: 'Οι Έλληνες έρχονται στην Τήνο για την Παναγία την Ευαγγελίστρια, και οι περισσότεροι δεν πάνε πιο πέρα από τον δρόμο που ανεβαίνει σ’ αυτήν. Πίσω από τη Χώρα απλώνονται γύρω στα πενήντα χωριά, ορθόδοξα και καθολικά, με μαρμάρινους φεγγίτες, πηγές και εκατοντάδες στολισμένους περιστεριώνες στις ρεματιές. Οι δρόμοι είναι καλοί και τα μονοπάτια ακόμη παλιότερα. Το τίμημα είναι ο αέρας: στη βόρεια ακτή εκείνος αποφασίζει τι θα κάνετε.',
  },
  image: null,
  activities: [
    { en: 'Walk between dovecote valleys', el: 'Περπάτημα στους περιστεριώνες' },
    { en: 'Marble museum at Pyrgos', el: 'Μουσείο Μαρμαροτεχνίας στον Πύργο' },
    { en: 'Climb Exomvourgo rock', el: 'Ανάβαση στο Ξώμπουργο' },
    { en: 'Waves at Kolymbithra', el: 'Κύματα στην Κολυμπήθρα' },
  ],
  position: { lat: 37.6, lon: 25.1333 },
  areaKm2: 194.5,
  population: { count: 8934, censusYear: 2021, note: null },
  highestPoint: {
    name: { en: 'Tsiknias', el: 'Τσικνιάς' },
    metres: 726,
    position: { lat: 37.577, lon: 25.223 },
  },
  ports: [
    {
      id: 'tinos-town',
      name: { en: 'Tinos Town', el: 'Λιμάνι Τήνου (Χώρα)' },
      position: { lat: 37.5385, lon: 25.158 },
      main: true,
      note: {
        en: 'All ferries dock along the front of Chora, within a few minutes of each other on foot; ask which quay yours leaves from, and allow time in August.',
        el: 'Όλα τα πλοία δένουν στην παραλία της Χώρας, σε προβλήτες λίγα λεπτά η μία από την άλλη· ρωτήστε από ποια φεύγει το δικό σας και υπολογίστε χρόνο τον Αύγουστο.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['villages', 'hiking', 'food', 'history'],
    text: {
      en: 'Tinos is for people who like to walk, eat well and look at how things are made: walls, doorways, cheese. It stays lived-in all year and is cheaper and quieter than Mykonos, half an hour away. Those who want long beach days out of the wind, or late nights, will find little of either.',
      el: 'Η Τήνος είναι για όσους αγαπούν το περπάτημα, το καλό φαγητό και τα πράγματα που φτιάχνονται με τα χέρια: ξερολιθιές, υπέρθυρα, τυριά. Έχει ζωή όλο τον χρόνο και είναι πιο φτηνή και πιο ήσυχη από τη Μύκονο, που απέχει μισή ώρα. Όποιος θέλει ολοήμερη παραλία χωρίς αέρα ή ξενύχτι, δεν θα βρει πολλά.',
    },
  },
  bestMonths: {
    months: [4, 5, 6, 9, 10],
    text: {
      en: 'April and May are green, with water in the streams and the paths at their best; September is warm and calmer. Around 15 August and 25 March the town fills with pilgrims and every bed is taken. July and August are the windiest months.',
      el: 'Απρίλιο και Μάιο το νησί είναι πράσινο, τα ρέματα έχουν νερό και τα μονοπάτια είναι στα καλύτερά τους· ο Σεπτέμβριος είναι ζεστός και πιο ήρεμος. Γύρω στις 15 Αυγούστου και στις 25 Μαρτίου η Χώρα γεμίζει προσκυνητές και δεν βρίσκεται κρεβάτι. Ιούλιος και Αύγουστος είναι οι μήνες με τον πιο πολύ αέρα.',
    },
  },
  gettingThere: {
    text: {
      en: 'Rafina is the usual port: three to a little over four hours by ordinary ferry, as a rule by way of Andros, around two by fast boat. From Piraeus the ferry that calls at Syros takes between four and a half and five and a half hours. Mykonos is half an hour away, so its airport serves Tinos too. The crossing between Andros and Tinos is often rough when the meltemi blows.',
      el: 'Το συνηθισμένο λιμάνι είναι η Ραφήνα: τρεις με λίγο πάνω από τέσσερις ώρες με συμβατικό, συνήθως μέσω Άνδρου, περίπου δύο με ταχύπλοο. Από τον Πειραιά, με το πλοίο που πιάνει Σύρο, το ταξίδι κρατά τεσσερισήμισι με πεντέμισι ώρες. Η Μύκονος είναι στη μισή ώρα, οπότε εξυπηρετεί και το δικό της αεροδρόμιο. Το πέρασμα ανάμεσα σε Άνδρο και Τήνο έχει συχνά θάλασσα με μελτέμι.',
    },
    seaLinks: [
      {
        from: 'rafina',
        vessel: 'conventional',
        minutes: [175, 250],
        direct: true,
      },
      { from: 'rafina', vessel: 'high-speed', minutes: [120, 125], direct: true },
      {
        from: 'piraeus',
        vessel: 'conventional',
        minutes: [270, 330],
        direct: true,
      },
    ],
  },
  beaches: [
    {
      id: 'agios-fokas',
      name: { en: 'Agios Fokas', el: 'Άγιος Φωκάς' },
      position: { lat: 37.5298, lon: 25.1796 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts', 'sand'],
          source: {
            title: 'La Maison de Loutra: the beaches of Tinos, by a householder (in French)',
            url: 'https://leblog.maisondeloutra.fr/search/label/Agios%20Phokas',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'The longest beach of the island, sand and pebble under young trees, a walk east of the port as far as the hill of Vryokastro.',
        el: 'Η πιο μεγάλη παραλία του νησιού, άμμος και βότσαλο με δεντράκια, με τα πόδια από το λιμάνι ως τον λόφο του Βρυοκάστρου.',
      },
    },
    {
      id: 'kionia',
      name: { en: 'Kionia', el: 'Κιόνια' },
      position: { lat: 37.5513, lon: 25.1385 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'La Maison de Loutra: the beaches of Tinos, by a householder (in French)',
            url: 'https://leblog.maisondeloutra.fr/search/label/Agios%20Phokas',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A narrow beach of sand and pebble 3 km west of the port, next to the sanctuary of Poseidon; buses run along the coast.',
        el: 'Στενή παραλία με άμμο και βότσαλο 3 χλμ. δυτικά του λιμανιού, δίπλα στο ιερό του Ποσειδώνα· έχει λεωφορείο.',
      },
    },
    {
      id: 'agios-markos',
      name: { en: 'Agios Markos', el: 'Άγιος Μάρκος' },
      position: { lat: 37.5475, lon: 25.149 },
      sentence: {
        en: 'A small cove of pebbles and rocks below a chapel on the Kionia road; sheltered when the north wind is strong.',
        el: 'Κολπάκι με βότσαλα και βράχια κάτω από ένα ξωκλήσι στον δρόμο για τα Κιόνια· κρατάει απάγκιο στον βοριά.',
      },
    },
    {
      id: 'agios-sostis',
      name: { en: 'Agios Sostis', el: 'Άγιος Σώστης' },
      position: { lat: 37.5318, lon: 25.2114 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts', 'sand'],
          source: {
            title: 'La Maison de Loutra: the beaches of Tinos, by a householder (in French)',
            url: 'https://leblog.maisondeloutra.fr/search/label/Agios%20Phokas',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Shallow sand facing Mykonos, 7 km east of Chora, with rounded granite rocks at the end where the chapel stands.',
        el: 'Ρηχή αμμουδιά απέναντι στη Μύκονο, 7 χλμ. ανατολικά της Χώρας, με στρογγυλούς γρανίτες στην άκρη με το εκκλησάκι.',
      },
    },
    {
      id: 'agios-ioannis-porto',
      name: { en: 'Agios Ioannis Porto', el: 'Άγιος Ιωάννης (Πόρτο)' },
      position: { lat: 37.5335, lon: 25.2205 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts', 'sand'],
          source: {
            title: 'La Maison de Loutra: the beaches of Tinos, by a householder (in French)',
            url: 'https://leblog.maisondeloutra.fr/search/label/Agios%20Phokas',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Compact dark sand, trees for shade and shallow water in a bay facing south: the easy choice with children.',
        el: 'Σκούρα, σφιχτή άμμος, δέντρα για σκιά και ρηχά νερά σε νότιο όρμο: η εύκολη λύση με παιδιά.',
      },
    },
    {
      id: 'pachia-ammos',
      name: { en: 'Pachia Ammos', el: 'Παχιά Άμμος' },
      position: { lat: 37.5422, lon: 25.2292 },
      sentence: {
        en: 'Sand dunes and clear water about a kilometre beyond Porto; no shade and nothing for sale, so bring what you need.',
        el: 'Αμμόλοφοι και καθαρά νερά ένα χιλιόμετρο μετά το Πόρτο· χωρίς σκιά και χωρίς μαγαζί, πάρτε μαζί σας ό,τι χρειάζεστε.',
      },
    },
    {
      id: 'livada',
      name: { en: 'Livada', el: 'Λιβάδα' },
      position: { lat: 37.6101, lon: 25.2372 },
      sentence: {
        en: 'Sand and pebble between cliffs in the north-east, where a stream reaches the sea; flat in a calm, huge waves in a north wind.',
        el: 'Άμμος και βότσαλο ανάμεσα σε βράχια στα βορειοανατολικά, εκεί που βγαίνει ένα ρέμα· λάδι με μπουνάτσα, πελώριο κύμα με βοριά.',
      },
    },
    {
      id: 'kolymbithra',
      name: { en: 'Kolymbithra', el: 'Κολυμπήθρα' },
      position: { lat: 37.631, lon: 25.1445 },
      sentence: {
        en: 'Two sandy beaches in a north bay, one small and calmer, one open to waves that draw surfers; reed beds behind.',
        el: 'Δύο αμμουδιές σε βόρειο όρμο: η μικρή πιο ήσυχη, η μεγάλη ανοιχτή στο κύμα και στους σέρφερ· πίσω έχει καλαμιώνα.',
      },
    },
    {
      id: 'rochari',
      name: { en: 'Rochari', el: 'Ροχάρι' },
      position: { lat: 37.6478, lon: 25.0587 },
      sentence: {
        en: 'A broad sandy beach a short drive from Panormos, open to the north; go on a day without meltemi.',
        el: 'Φαρδιά αμμουδιά λίγο έξω από τον Πάνορμο, ανοιχτή στον βοριά· πηγαίνετε μέρα χωρίς μελτέμι.',
      },
    },
    {
      id: 'ysternia-bay',
      name: { en: 'Ysternia Bay', el: 'Όρμος Υστερνίων' },
      position: { lat: 37.6153, lon: 25.0425 },
      sentence: {
        en: 'A small stony beach under steep slopes, reached by hairpins from Ysternia, with a quay, tavernas and the sun setting over the open sea.',
        el: 'Μικρή πετρώδης παραλία κάτω από απότομες πλαγιές, με φουρκέτες από τα Υστέρνια, μόλο, ταβέρνες και τον ήλιο να δύει στο ανοιχτό πέλαγος.',
      },
    },
  ],
  villages: [
    {
      id: 'chora',
      name: { en: 'Tinos Town (Chora)', el: 'Χώρα Τήνου' },
      position: { lat: 37.5395, lon: 25.1615 },
      sentence: {
        en: 'Two streets climb from the port to the church, one for pilgrims and one of shops; the old quarter starts just off them.',
        el: 'Δύο δρόμοι ανεβαίνουν από το λιμάνι στην εκκλησία, ο ένας των προσκυνητών, ο άλλος με μαγαζιά· πιο μέσα αρχίζει η παλιά πόλη.',
      },
    },
    {
      id: 'pyrgos',
      name: { en: 'Pyrgos', el: 'Πύργος' },
      position: { lat: 37.6403, lon: 25.0408 },
      sentence: {
        en: 'The village of the marble carvers, with workshops, an art school and a square under one plane tree by a marble fountain of the 18th century.',
        el: 'Το χωριό των μαρμαρογλυπτών, με εργαστήρια, σχολή και πλατεία κάτω από έναν πλάτανο, δίπλα σε μαρμάρινη κρήνη του 18ου αιώνα.',
      },
    },
    {
      id: 'panormos',
      name: { en: 'Panormos', el: 'Πάνορμος' },
      position: { lat: 37.6545, lon: 25.0515 },
      sentence: {
        en: 'A fishing harbour about 3 km below Pyrgos with tavernas on the quay; the bay is protected by an islet but open to the north-east.',
        el: 'Ψαρολίμανο γύρω στα 3 χλμ. κάτω από τον Πύργο με ταβέρνες στον μόλο· τον όρμο φυλάει ένα νησάκι, μα μένει ανοιχτός στον γρέγο.',
      },
    },
    {
      id: 'ysternia',
      name: { en: 'Ysternia', el: 'Υστέρνια' },
      position: { lat: 37.6215, lon: 25.052 },
      sentence: {
        en: 'Amphitheatre of houses facing west, a marble-paved square and a line of ruined windmills on the ridge above.',
        el: 'Σπίτια αμφιθεατρικά προς τη δύση, πλατεία στρωμένη με μάρμαρο και μια σειρά ερειπωμένοι μύλοι στη ράχη.',
      },
    },
    {
      id: 'kardiani',
      name: { en: 'Kardiani', el: 'Καρδιανή' },
      position: { lat: 37.604, lon: 25.0755 },
      sentence: {
        en: 'Green and steep, with running springs, vaulted lanes and a terrace over the sea to Syros; park by the main road and walk down.',
        el: 'Καταπράσινο και απότομο, με πηγές, καμάρες και θέα ως τη Σύρο· αφήστε το αυτοκίνητο στον δρόμο και κατεβείτε με τα πόδια.',
      },
    },
    {
      id: 'tarambados',
      name: { en: 'Tarambados', el: 'Ταραμπάδος' },
      position: { lat: 37.5799, lon: 25.1435 },
      sentence: {
        en: 'A quiet village above a valley of dovecotes: a short path leads down among their slate patterns of suns, diamonds and triangles.',
        el: 'Ήσυχο χωριό πάνω από μια ρεματιά με περιστεριώνες· ένα σύντομο μονοπάτι κατεβαίνει ανάμεσα στα σχιστολιθικά τους σχέδια, ήλιους, ρόμβους και τρίγωνα.',
      },
    },
    {
      id: 'volax',
      name: { en: 'Volax', el: 'Βωλάξ' },
      position: { lat: 37.5925, lon: 25.178 },
      sentence: {
        en: 'Houses set among giant round granite boulders, with basket weavers at work and lines of verse painted on old doors.',
        el: 'Σπίτια ανάμεσα σε πελώριες στρογγυλές πέτρες από γρανίτη, με καλαθοπλέκτες και στίχους γραμμένους σε παλιές πόρτες.',
      },
    },
    {
      id: 'falatados',
      name: { en: 'Falatados', el: 'Φαλατάδος' },
      position: { lat: 37.5825, lon: 25.1935 },
      sentence: {
        en: 'A working village on the inland plateau, a good stop for coffee and a start for walks to Volax or the slopes of Tsiknias.',
        el: 'Ζωντανό χωριό στο οροπέδιο, καλό για καφέ και αφετηρία για περπάτημα ως τον Βωλάξ ή τις πλαγιές του Τσικνιά.',
      },
    },
    {
      id: 'arnados',
      name: { en: 'Arnados', el: 'Αρνάδος' },
      position: { lat: 37.564, lon: 25.1865 },
      sentence: {
        en: 'The highest village of the island, white and vaulted, on the slope of Kechrovouni with the sea and Mykonos spread below.',
        el: 'Το ψηλότερο χωριό του νησιού, άσπρο και με καμάρες, στην πλαγιά του Κεχροβουνίου, με το πέλαγος και τη Μύκονο μπροστά.',
      },
    },
  ],
  sights: [
    {
      id: 'evangelistria',
      name: { en: 'Panagia Evangelistria', el: 'Παναγία Ευαγγελίστρια' },
      position: { lat: 37.543, lon: 25.163 },
      sentence: {
        en: 'The great pilgrim church, built from 1823 for an icon found there; some of the faithful still climb to it on their knees.',
        el: 'Το μεγάλο προσκύνημα, που άρχισε να χτίζεται το 1823 για την εικόνα που βρέθηκε εκεί· αρκετοί ανεβαίνουν ακόμη γονατιστοί.',
      },
    },
    {
      id: 'archaeological-museum',
      name: { en: 'Archaeological Museum', el: 'Αρχαιολογικό Μουσείο' },
      position: { lat: 37.5413, lon: 25.1626 },
      sentence: {
        en: 'On the avenue up to the church: finds from Exomvourgo, among them huge relief jars, and from the sanctuary at Kionia.',
        el: 'Στη λεωφόρο προς την εκκλησία: ευρήματα από το Ξώμπουργο, με μεγάλους ανάγλυφους πίθους, και από το ιερό στα Κιόνια.',
      },
    },
    {
      id: 'poseidon-sanctuary',
      name: {
        en: 'Sanctuary of Poseidon and Amphitrite',
        el: 'Ιερό Ποσειδώνα και Αμφιτρίτης',
      },
      position: { lat: 37.552, lon: 25.142 },
      sentence: {
        en: 'Foundations of a temple, a fountain house and Roman baths near the beach of Kionia, where ancient pilgrims came.',
        el: 'Θεμέλια ναού, κρηναίου οικοδομήματος και ρωμαϊκών λουτρών κοντά στην παραλία στα Κιόνια, προσκύνημα ήδη από την αρχαιότητα.',
      },
    },
    {
      id: 'exomvourgo',
      name: { en: 'Exomvourgo', el: 'Ξώμπουργο' },
      position: { lat: 37.5778, lon: 25.1682 },
      sentence: {
        en: 'A bare rock with the ruins of the Venetian castle and the older city; a path climbs from the Sacred Heart church to the top.',
        el: 'Γυμνός βράχος με τα ερείπια του βενετσιάνικου κάστρου και της αρχαίας πόλης· μονοπάτι ανεβαίνει από την Ιερά Καρδία ως την κορυφή.',
      },
    },
    {
      id: 'marble-museum',
      name: { en: 'Museum of Marble Crafts', el: 'Μουσείο Μαρμαροτεχνίας' },
      position: { lat: 37.641, lon: 25.0378 },
      sentence: {
        en: 'On the slope above Pyrgos: quarrying, tools and carving explained with films and full-size machines; allow an hour.',
        el: 'Στην πλαγιά πάνω από τον Πύργο: εξόρυξη, εργαλεία και σκάλισμα με ταινίες και αληθινά μηχανήματα· υπολογίστε μία ώρα.',
      },
    },
    {
      id: 'chalepas-house',
      name: { en: 'House of Giannoulis Chalepas', el: 'Σπίτι του Γιαννούλη Χαλεπά' },
      position: { lat: 37.6406, lon: 25.0415 },
      sentence: {
        en: 'The plain village house of the sculptor (1851–1938) at the entrance of Pyrgos, kept with his tools and his small workshop.',
        el: 'Το απλό σπίτι του γλύπτη (1851–1938) στην είσοδο του Πύργου, με τα εργαλεία και το μικρό του εργαστήρι.',
      },
    },
    {
      id: 'kechrovouni',
      name: { en: 'Kechrovouni Monastery', el: 'Μονή Κεχροβουνίου' },
      position: { lat: 37.5638, lon: 25.1817 },
      sentence: {
        en: 'A convent like a fortified village, with lanes between the cells; here lived Saint Pelagia, whose visions led to the icon.',
        el: 'Γυναικείο μοναστήρι σαν οχυρωμένο χωριό, με δρομάκια ανάμεσα στα κελιά· εδώ έζησε η αγία Πελαγία, που τα οράματά της οδήγησαν στην εικόνα.',
      },
    },
  ],
  figures: [
    {
      id: 'quays',
      what: 'Between the two ferry quays of Chora',
      unit: 'metres',
      value: 600,
      source: 'http://www.whp.pl/cyklady/miasto-tinos-i-plaza-na-poludniu',
    },
    {
      id: 'port-church',
      what: 'Harbour of Chora to the church of Evangelistria',
      unit: 'metres',
      value: 800,
      source:
        'https://travellingwitharykersaurus.com/2013/06/21/gyros-in-tilos-the-feast-continues',
    },
    {
      id: 'trails',
      what: 'Waymarked paths of the Tinos Trails',
      unit: 'kilometres',
      value: 152,
      source: 'https://www.amalgamhomes.com/blog/gnorizontas-tin-tino-allios/',
    },
    {
      id: 'ktikados-round',
      what: 'Chora, Ktikados, Kionia and back on foot, without rests',
      unit: 'minutes',
      value: 150,
      source: 'http://prinosreizen.nl/mvc/bestemming_extra.jsp?id=14',
    },
    {
      id: 'chora-volax',
      what: 'Chora by Exomvourgo and Koumaros to Volax on foot, without the summit',
      unit: 'minutes',
      value: 140,
      source: 'http://cycladen.be/Chora%20Tinou-Xobourgobis.htm',
    },
    {
      id: 'chora-volax-way',
      what: 'Chora by Exomvourgo and Koumaros to Volax on foot',
      unit: 'kilometres',
      value: 7.9,
      source: 'http://cycladen.be/Chora%20Tinou-Xobourgobis.htm',
    },
    {
      id: 'ysternia-panormos',
      what: 'Ysternia by Pyrgos to Panormos on foot',
      unit: 'minutes',
      value: 180,
      source: 'https://aeolistinossuites.com/it/escursioni-tinos',
    },
    {
      id: 'falatados-livada',
      what: 'Falatados to Livada on foot',
      unit: 'minutes',
      value: 180,
      source: 'https://aeolistinossuites.com/it/escursioni-tinos',
    },
  ],
  sources: [
    {
      title: 'Hellenic Statistical Authority (ELSTAT), 2021 Population-Housing Census',
      url: 'https://www.statistics.gr/en/2021-census-pop-hous',
    },
    { title: 'Wikipedia, Tinos', url: 'https://en.wikipedia.org/wiki/Tinos' },
    { title: 'Municipality of Tinos', url: 'https://www.tinos.gr' },
    {
      title: 'Aegean Islands, Pyrgos and Panormos',
      url: 'https://www.aegeanislands.gr/pois/tinos-pirgos-panormos-en/',
    },
    {
      title: 'ToposText, Xombourgo castle (Tinos)',
      url: 'https://topostext.org/place/376252XXom',
    },
    {
      title: 'e-Kyklades, Tinos: general information',
      url: 'https://www.e-kyklades.gr/travel/tourism/tinos_general?lang=en&regionCd=TINOS',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
