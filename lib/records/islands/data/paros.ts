import type { Island } from '../schema';

export const paros: Island = {
  id: 'paros',
  slug: 'paros',
  name: { en: 'Paros', el: 'Πάρος' },
  featured: true,
  guideOrder: 4,
  otherNames: [],
  declensions: [
    { nominative: 'Πάρος', gender: 'feminine', genitive: 'Πάρου', accusative: 'Πάρο' },
    { nominative: 'Παροικιά', gender: 'feminine', genitive: 'Παροικιάς' },
    { nominative: 'Πούντα', gender: 'feminine', genitive: 'Πούντας' },
    {
      nominative: 'Κρατικός Αερολιμένας Πάρου',
      gender: 'masculine',
      genitive: 'Κρατικού Αερολιμένα Πάρου',
      accusative: 'Κρατικό Αερολιμένα Πάρου',
    },
  ],
  costGroup: 'popular',
  climateStation: 'paros',
  mainTown: 'parikia-town',
  shortDescription: {
    en: 'Marble hills, two lively harbour towns, steady wind for sails and easy ferries everywhere.',
    el: 'Βουνά από μάρμαρο, δύο ζωντανά λιμάνια, αέρας για πανιά και πλοία προς κάθε κατεύθυνση.',
  },
  description: {
    en: 'Paros is a broad, gently sloping island in the middle of the Cyclades, built on the white marble that ancient sculptors wanted most. Parikia has the ferries and a great early Christian church, Naoussa the fishing harbour and the nightlife, Lefkes and the eastern villages the quiet. Sandy beaches run all round the coast, from the granite bowls of Kolymbithres to the windsurfing bays of the south-east. It is an easy base, and no secret: August is crowded and expensive.',
    el: 'Η Πάρος είναι ένα πλατύ νησί με ήπιες πλαγιές στη μέση των Κυκλάδων, πάνω στο λευκό μάρμαρο που ζητούσαν οι αρχαίοι γλύπτες. Η Παροικιά έχει τα πλοία και μια μεγάλη παλαιοχριστιανική εκκλησία, η Νάουσα το ψαρολίμανο και τη νυχτερινή ζωή, οι Λεύκες και τα ανατολικά χωριά την ησυχία. Αμμουδιές υπάρχουν σε όλες τις ακτές, από τους γρανίτες στις Κολυμπήθρες ως τους όρμους του γουίντσερφ στα νοτιοανατολικά. Είναι βολική βάση και το ξέρουν όλοι: τον Αύγουστο έχει πολύ κόσμο και ακριβές τιμές.',
  },
  image: null,
  activities: [
    { en: 'Panagia Ekatontapyliani', el: 'Παναγία Εκατονταπυλιανή' },
    { en: 'Byzantine path from Lefkes', el: 'Βυζαντινός δρόμος από τις Λεύκες' },
    { en: 'Windsurfing at Golden Beach', el: 'Γουίντσερφ στη Χρυσή Ακτή' },
    { en: 'Evening in Naoussa harbour', el: 'Βράδυ στο λιμανάκι της Νάουσας' },
  ],
  position: { lat: 37.065, lon: 25.19 },
  areaKm2: 196.3,
  population: { count: 14520, censusYear: 2021, note: null },
  highestPoint: {
    name: { en: 'Agii Pantes (Profitis Ilias)', el: 'Άγιοι Πάντες (Προφήτης Ηλίας)' },
    metres: 771,
    position: { lat: 37.0469, lon: 25.18 },
  },
  ports: [
    {
      id: 'parikia',
      name: { en: 'Parikia', el: 'Παροικιά' },
      position: { lat: 37.0866, lon: 25.1492 },
      main: true,
      note: {
        en: 'One of the busiest ports of the Cyclades, on the edge of the capital; the bus station and the old town are steps from the quay.',
        el: 'Από τα πιο πολυσύχναστα λιμάνια των Κυκλάδων, στην άκρη της πρωτεύουσας· σταθμός λεωφορείων και παλιά πόλη είναι δίπλα στην προβλήτα.',
      },
    },
    {
      id: 'pounta',
      name: { en: 'Pounta', el: 'Πούντα' },
      position: { lat: 37.0382, lon: 25.0999 },
      main: false,
      note: {
        en: 'On the west coast, only for the small car ferry to Antiparos, about ten minutes across and frequent all day.',
        el: 'Στη δυτική ακτή, μόνο για το μικρό φέρι προς Αντίπαρο, περίπου δέκα λεπτά και με συχνά δρομολόγια όλη μέρα.',
      },
    },
  ],
  airport: {
    iata: 'PAS',
    name: { en: 'Paros National Airport', el: 'Κρατικός Αερολιμένας Πάρου' },
    position: { lat: 37.0205, lon: 25.1132 },
    note: {
      en: 'In the south-west, opened here in 2016; short flights from Athens, and a drive of about 10 km to Parikia.',
      el: 'Στα νοτιοδυτικά, στη θέση αυτή από το 2016· σύντομες πτήσεις από Αθήνα και περίπου 10 χλμ. δρόμος ως την Παροικιά.',
    },
  },
  character: {
    tags: ['beaches', 'nightlife', 'villages', 'families'],
    text: {
      en: 'Paros has something for a mixed party: bars and boutiques in Naoussa, shallow beaches for children, wind for surfers and marble lanes for walkers. Buses cover it well in summer. Those looking for an empty island, or a cheap one in August, should look at its neighbours.',
      el: 'Η Πάρος βολεύει μια παρέα με διαφορετικά γούστα: μπαρ και μαγαζιά στη Νάουσα, ρηχές παραλίες για παιδιά, άνεμο για σέρφερ και πλακόστρωτα για περπάτημα. Το καλοκαίρι τα λεωφορεία πάνε σχεδόν παντού. Όποιος θέλει νησί χωρίς κόσμο, ή φτηνό τον Αύγουστο, ας δει τα γειτονικά.',
    },
  },
  bestMonths: {
    months: [5, 6, 9, 10],
    text: {
      en: 'June and September are warm, breezy and manageable. July and August bring the meltemi, ideal for windsurfers on the east coast and tiring elsewhere, with full rooms and slow roads. May and October suit walkers; the sea is cool in May and still warm in early October.',
      el: 'Ο Ιούνιος και ο Σεπτέμβριος είναι ζεστοί, με αεράκι και λογικό κόσμο. Ο Ιούλιος και ο Αύγουστος φέρνουν μελτέμι, ιδανικό για γουίντσερφ στα ανατολικά και κουραστικό αλλού, με γεμάτα δωμάτια και κίνηση στους δρόμους. Ο Μάιος και ο Οκτώβριος κάνουν για περπάτημα· η θάλασσα είναι δροσερή τον Μάιο και ακόμη ζεστή αρχές Οκτωβρίου.',
    },
  },
  gettingThere: {
    text: {
      en: 'Conventional ferries from Piraeus take four to five hours and high-speed boats about three to four and a half; there are also boats from Rafina in season. Paros is a crossroads: Naxos is under an hour away, and Mykonos, Santorini, Ios, Syros and the Small Cyclades have direct links in summer. Planes fly from Athens. In a strong meltemi high-speed boats are the first to be cancelled, and the quay in August is a crush, so come early.',
      el: 'Τα συμβατικά πλοία από τον Πειραιά θέλουν τέσσερις με πέντε ώρες και τα ταχύπλοα περίπου τρεις με τεσσερισήμισι· στη σεζόν υπάρχουν δρομολόγια και από τη Ραφήνα. Η Πάρος είναι σταυροδρόμι: η Νάξος απέχει λιγότερο από μία ώρα, και το καλοκαίρι έχετε απευθείας πλοία για Μύκονο, Σαντορίνη, Ίο, Σύρο και Μικρές Κυκλάδες. Από την Αθήνα υπάρχουν και αεροπλάνα. Με δυνατό μελτέμι τα ταχύπλοα ακυρώνονται πρώτα, και τον Αύγουστο στην προβλήτα γίνεται συνωστισμός: ελάτε νωρίς.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [240, 300], direct: true },
      { from: 'piraeus', vessel: 'high-speed', minutes: [165, 280], direct: true },
      { from: 'rafina', vessel: 'high-speed', minutes: [220, 225], direct: true },
    ],
  },
  beaches: [
    {
      id: 'kolymbithres',
      name: { en: 'Kolymbithres', el: 'Κολυμπήθρες' },
      position: { lat: 37.1293, lon: 25.2154 },
      sentence: {
        en: 'Small sandy pools between rounded granite boulders across the bay from Naoussa; calm, shallow and soon full.',
        el: 'Μικρές αμμουδερές λεκάνες ανάμεσα σε στρογγυλεμένους γρανίτες απέναντι από τη Νάουσα· ρηχά, ήρεμα, γεμίζουν γρήγορα.',
      },
    },
    {
      id: 'monastiri',
      name: { en: 'Monastiri', el: 'Μοναστήρι' },
      position: { lat: 37.1463, lon: 25.2245 },
      sentence: {
        en: 'A sheltered sandy cove below Agios Ioannis Detis, warm and shallow, with the park paths starting behind it.',
        el: 'Προφυλαγμένη αμμουδιά κάτω από τον Άη Γιάννη Δέτη, ζεστή και ρηχή· πίσω της ξεκινούν τα μονοπάτια του πάρκου.',
      },
    },
    {
      id: 'laggeri',
      name: { en: 'Laggeri', el: 'Λάγγερη' },
      position: { lat: 37.1362, lon: 25.2703 },
      sentence: {
        en: 'Low dunes and soft sand east of Naoussa, a short walk from the road, with no services and no shade.',
        el: 'Χαμηλοί αμμόλοφοι και μαλακή άμμος ανατολικά της Νάουσας, με λίγο περπάτημα, χωρίς παροχές και χωρίς σκιά.',
      },
    },
    {
      id: 'santa-maria',
      name: { en: 'Santa Maria', el: 'Σάντα Μαρία' },
      position: { lat: 37.1315, lon: 25.2774 },
      sentence: {
        en: 'Fine sand and clear water at the north-east end, partly organised, with dunes and views to Naxos.',
        el: 'Ψιλή άμμος και καθαρά νερά στη βορειοανατολική άκρη, εν μέρει οργανωμένη, με αμμόλοφους και θέα στη Νάξο.',
      },
    },
    {
      id: 'livadia',
      name: { en: 'Livadia', el: 'Λιβάδια' },
      position: { lat: 37.0934, lon: 25.1549 },
      sentence: {
        en: 'The town beach of Parikia, sandy and shallow under tamarisks, a ten-minute walk from the ferry quay.',
        el: 'Η παραλία της Παροικιάς, αμμουδερή και ρηχή κάτω από αρμυρίκια, δέκα λεπτά με τα πόδια από το λιμάνι.',
      },
    },
    {
      id: 'krios',
      name: { en: 'Krios', el: 'Κριός' },
      position: { lat: 37.0946, lon: 25.1361 },
      sentence: {
        en: 'Sand facing Parikia across the bay, sheltered from the north; small boats shuttle over from the port in summer.',
        el: 'Αμμουδιά απέναντι από την Παροικιά, απάνεμη στον βοριά· το καλοκαίρι πηγαίνουν καραβάκια από το λιμάνι.',
      },
    },
    {
      id: 'logaras',
      name: { en: 'Logaras', el: 'Λογαράς' },
      position: { lat: 37.0319, lon: 25.255 },
      sentence: {
        en: 'A long family beach near Piso Livadi with tamarisks, tavernas and sand that slopes gently into the sea.',
        el: 'Μακριά οικογενειακή παραλία κοντά στο Πίσω Λιβάδι, με αρμυρίκια, ταβέρνες και άμμο που βαθαίνει ομαλά.',
      },
    },
    {
      id: 'pounta-beach',
      name: { en: 'Pounda (east coast)', el: 'Πούντα (ανατολική ακτή)' },
      position: { lat: 37.028, lon: 25.2525 },
      sentence: {
        en: 'A short sandy bay known for its beach bars and daytime parties; not the Pounta of the Antiparos ferry.',
        el: 'Μικρός αμμουδερός όρμος γνωστός για τα μπιτς μπαρ και τα μεσημεριανά πάρτι· δεν είναι η Πούντα του φέρι.',
      },
    },
    {
      id: 'golden-beach',
      name: { en: 'Golden Beach', el: 'Χρυσή Ακτή' },
      position: { lat: 37.0099, lon: 25.2394 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts', 'alongshore'],
          source: {
            title: 'Parola, Paros: wind and water at Golden Beach',
            url: 'https://parola-paros-freepress.gr/en/playing-with-the-waves-surfing/',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Several hundred metres of golden sand where the meltemi blows side-on; windsurf schools work here all summer.',
        el: 'Εκατοντάδες μέτρα χρυσή άμμος όπου το μελτέμι φυσά από το πλάι· σχολές γουίντσερφ δουλεύουν όλο το καλοκαίρι.',
      },
    },
    {
      id: 'faragas',
      name: { en: 'Faragas', el: 'Φάραγγας' },
      position: { lat: 36.9864, lon: 25.1558 },
      sentence: {
        en: 'A sandy cove on the south coast between low rocks, flat water when it blows from the north, and busy in season.',
        el: 'Αμμουδερός όρμος στον νότο ανάμεσα σε χαμηλά βράχια, λάδι όταν έχει βοριά και με κόσμο στη σεζόν.',
      },
    },
  ],
  villages: [
    {
      id: 'parikia-town',
      name: { en: 'Parikia', el: 'Παροικιά' },
      position: { lat: 37.0848, lon: 25.15 },
      sentence: {
        en: 'The capital and port: a whitewashed old town of arches and market lanes behind the seafront traffic.',
        el: 'Πρωτεύουσα και λιμάνι: ασβεστωμένη παλιά πόλη με καμάρες και την αγορά, πίσω από την κίνηση της παραλίας.',
      },
    },
    {
      id: 'naoussa',
      name: { en: 'Naoussa', el: 'Νάουσα' },
      position: { lat: 37.1238, lon: 25.2375 },
      sentence: {
        en: 'A fishing harbour turned evening quarter in the north: tables among the boats, bars, boutiques and high prices.',
        el: 'Ψαρολίμανο στον βορρά που έγινε βραδινό στέκι: τραπέζια δίπλα στις βάρκες, μπαρ, μαγαζιά και τσουχτερές τιμές.',
      },
    },
    {
      id: 'lefkes',
      name: { en: 'Lefkes', el: 'Λεύκες' },
      position: { lat: 37.056, lon: 25.2078 },
      sentence: {
        en: 'A hill village of marble steps and pines around the twin-towered church of Agia Triada; cooler than the coast.',
        el: 'Ορεινό χωριό με μαρμάρινα σκαλιά και πεύκα γύρω από την Αγία Τριάδα με τα δύο καμπαναριά· πιο δροσερό από την ακτή.',
      },
    },
    {
      id: 'prodromos',
      name: { en: 'Prodromos', el: 'Πρόδρομος' },
      position: { lat: 37.052, lon: 25.2385 },
      sentence: {
        en: 'A small village entered through an arch between two churches, where the Byzantine path from Lefkes ends.',
        el: 'Μικρό χωριό όπου μπαίνετε από καμάρα ανάμεσα σε δύο εκκλησίες· εδώ τελειώνει ο βυζαντινός δρόμος από τις Λεύκες.',
      },
    },
    {
      id: 'marpissa',
      name: { en: 'Marpissa', el: 'Μάρπησσα' },
      position: { lat: 37.045, lon: 25.25 },
      sentence: {
        en: 'Windmills, quiet lanes and a small sculpture museum under Kefalos hill, a few minutes from the eastern beaches.',
        el: 'Μύλοι, ήσυχα σοκάκια και ένα μικρό μουσείο γλυπτικής κάτω από τον Κέφαλο, λίγα λεπτά από τις ανατολικές παραλίες.',
      },
    },
    {
      id: 'piso-livadi',
      name: { en: 'Piso Livadi', el: 'Πίσω Λιβάδι' },
      position: { lat: 37.0366, lon: 25.259 },
      sentence: {
        en: 'A little harbour on the east coast with fish tavernas and a strip of sand; calmer than Naoussa at night.',
        el: 'Λιμανάκι στα ανατολικά με ψαροταβέρνες και λίγη αμμουδιά· τα βράδια πιο ήσυχο από τη Νάουσα.',
      },
    },
    {
      id: 'aliki',
      name: { en: 'Aliki', el: 'Αλυκή' },
      position: { lat: 36.9962, lon: 25.138 },
      sentence: {
        en: 'A fishing village in the south-west with shallow sand, family tavernas and sunsets over Antiparos.',
        el: 'Ψαροχώρι στα νοτιοδυτικά με ρηχή αμμουδιά, οικογενειακές ταβέρνες και ηλιοβασίλεμα προς την Αντίπαρο.',
      },
    },
  ],
  sights: [
    {
      id: 'ekatontapyliani',
      name: { en: 'Panagia Ekatontapyliani', el: 'Παναγία Εκατονταπυλιανή' },
      position: { lat: 37.0848, lon: 25.1528 },
      sentence: {
        en: 'The church of a hundred doors, a 6th-century complex with a cross-shaped baptistery; dress to cover the shoulders.',
        el: 'Η εκκλησία με τις εκατό πόρτες, συγκρότημα του 6ου αιώνα με σταυρόσχημο βαπτιστήριο· ντυθείτε σεμνά.',
      },
    },
    {
      id: 'archaeological-museum',
      name: { en: 'Archaeological Museum of Paros', el: 'Αρχαιολογικό Μουσείο Πάρου' },
      position: { lat: 37.0843, lon: 25.1535 },
      sentence: {
        en: 'Behind the great church: an archaic Gorgon in Parian marble, a winged Nike and finds from Antiparos too.',
        el: 'Πίσω από την Εκατονταπυλιανή: αρχαϊκή Γοργώ από παριανό μάρμαρο, φτερωτή Νίκη και ευρήματα και από την Αντίπαρο.',
      },
    },
    {
      id: 'kastro-parikia',
      name: { en: 'Kastro of Parikia', el: 'Κάστρο Παροικιάς' },
      position: { lat: 37.0855, lon: 25.1478 },
      sentence: {
        en: 'A 13th-century wall made of temple blocks and column drums, on the highest point of the old town.',
        el: 'Τείχος του 13ου αιώνα χτισμένο με δόμους και σπονδύλους αρχαίων ναών, στο ψηλότερο σημείο της πόλης.',
      },
    },
    {
      id: 'marathi-quarries',
      name: { en: 'Ancient quarries of Marathi', el: 'Αρχαία λατομεία Μαραθίου' },
      position: { lat: 37.0824, lon: 25.2005 },
      sentence: {
        en: 'Underground galleries where the translucent Parian marble was cut, 5 km from Parikia; unlit, with loose rock, so look in from the mouth.',
        el: 'Υπόγειες στοές όπου έβγαινε ο διάφανος λυχνίτης, 5 χλμ. από την Παροικιά· δεν έχουν φως και πέφτουν πέτρες, γι’ αυτό κοιτάξτε απ’ έξω.',
      },
    },
    {
      id: 'byzantine-path',
      name: { en: 'Byzantine path, Lefkes to Prodromos', el: 'Βυζαντινός δρόμος Λεύκες–Πρόδρομος' },
      position: { lat: 37.056, lon: 25.228 },
      sentence: {
        en: 'Almost 4 km of old paved mule track, mostly downhill with Naxos in view; a little over an hour, with little shade.',
        el: 'Σχεδόν 4 χλμ. παλιό πλακόστρωτο, κυρίως κατηφόρα με θέα τη Νάξο· λίγο πάνω από μία ώρα, με ελάχιστη σκιά.',
      },
    },
    {
      id: 'naoussa-castle',
      name: { en: 'Venetian castle of Naoussa', el: 'Ενετικό καστέλι Νάουσας' },
      position: { lat: 37.1252, lon: 25.238 },
      sentence: {
        en: 'The half-sunken tower at the mouth of the fishing harbour, reached along the mole when the sea is calm.',
        el: 'Ο μισοβυθισμένος πύργος στην είσοδο του ψαρολίμανου· πηγαίνετε από τον μόλο όταν έχει ηρεμία.',
      },
    },
    {
      id: 'koukounaries',
      name: { en: 'Acropolis of Koukounaries', el: 'Ακρόπολη Κουκουναριών' },
      position: { lat: 37.1253, lon: 25.2087 },
      sentence: {
        en: 'Mycenaean walls of the 12th century BC on the rock above Kolymbithres; a short steep climb and a view of the bay.',
        el: 'Μυκηναϊκά τείχη του 12ου αι. π.Χ. στον βράχο πάνω από τις Κολυμπήθρες· σύντομη ανηφόρα, θέα στον κόλπο.',
      },
    },
    {
      id: 'agios-ioannis-detis',
      name: { en: 'Park of Agios Ioannis Detis', el: 'Πάρκο Άη Γιάννη Δέτη' },
      position: { lat: 37.1488, lon: 25.229 },
      sentence: {
        en: 'A headland with marked paths, a whitewashed monastery and a lighthouse at the western gate of Naoussa bay.',
        el: 'Χερσόνησος με σηματοδοτημένα μονοπάτια, ασβεστωμένο μοναστήρι και φάρο στη δυτική πλευρά του κόλπου της Νάουσας.',
      },
    },
    {
      id: 'butterfly-valley',
      name: { en: 'Valley of the Butterflies (Petaloudes)', el: 'Πεταλούδες' },
      position: { lat: 37.044, lon: 25.13 },
      sentence: {
        en: 'A damp wooded hollow where tiger moths rest, surely in June and July, by some accounts until September; walk softly and do not wake them.',
        el: 'Δροσερή ρεματιά με δέντρα όπου ξεκουράζονται πεταλούδες, σίγουρα Ιούνιο και Ιούλιο, κατά μερικούς ως τον Σεπτέμβριο· περάστε αθόρυβα.',
      },
    },
  ],
  figures: [
    {
      id: 'drive-round',
      what: 'Round of Paros by car',
      unit: 'minutes',
      value: 75,
      source: 'https://goparos.gr/villages-paros',
    },
    {
      id: 'drive-drios',
      what: 'Parikia to Drios by car',
      unit: 'minutes',
      value: [25, 30],
      source: 'https://goparos.gr/villages-paros',
    },
    {
      id: 'lefkes-prodromos',
      what: 'Lefkes to Prodromos on foot, without rests',
      unit: 'minutes',
      value: 70,
      source: 'http://www.cycladen.be/Lefkes-ProdromosEng.htm',
    },
    {
      id: 'lefkes-prodromos-way',
      what: 'Lefkes to Prodromos on foot',
      unit: 'kilometres',
      value: 3.9,
      source: 'http://www.cycladen.be/Lefkes-ProdromosEng.htm',
    },
    {
      id: 'parikia-piso-livadi',
      what: 'Parikia to Piso Livadi by the old road, on foot',
      unit: 'minutes',
      value: 360,
      source:
        'http://guide.paros.gr/index.php?option=com_content&view=article&id=92%3A--19--6&catid=5&Itemid=72&lang=en',
    },
    {
      id: 'parikia-piso-livadi-way',
      what: 'Parikia to Piso Livadi by the old road, on foot',
      unit: 'kilometres',
      value: 19,
      source:
        'http://guide.paros.gr/index.php?option=com_content&view=article&id=92%3A--19--6&catid=5&Itemid=72&lang=en',
    },
    {
      id: 'detis-lighthouse',
      what: 'Shipyard at the park of Agios Ioannis Detis to the lighthouse of Korakas on foot',
      unit: 'minutes',
      value: 30,
      source: 'http://www.cycladen.be/Korakas-AlmyrosEng.htm',
    },
    {
      id: 'detis-round',
      what: 'Round of the park of Agios Ioannis Detis on foot',
      unit: 'minutes',
      value: [100, 120],
      source: 'http://www.parosweb.com/el/guide/walking-routes/environmental-park.html',
    },
    {
      id: 'parikia-petaloudes',
      what: 'Parikia to the valley of the butterflies by road',
      unit: 'kilometres',
      value: 7,
      source:
        'https://imagine.paros.gr/de/auswahl-von-aktivitäten/aktivitäten/die-natur/1224-das-tal-der-schmetterlinge.html',
    },
  ],
  sources: [
    {
      title: 'Cycladen.be: Lefkes and Prodromos, walked in June 2021',
      url: 'http://www.cycladen.be/Lefkes-ProdromosEng.htm',
    },
    { title: 'Wikipedia: Paros', url: 'https://en.wikipedia.org/wiki/Paros' },
    { title: 'Wikipedia (de): Paros', url: 'https://de.wikipedia.org/wiki/Paros' },
    {
      title: 'Municipality of Paros: Monuments',
      url: 'https://imagine.paros.gr/en/what-to-do/shmeia-endiaferontos/monuments.html',
    },
    {
      title: 'Ancient Greece travel guide: Paros outside Parikia',
      url: 'https://visit-ancient-greece.com/paros-ancient-sites-outside-of-parikia/',
    },
    {
      title: 'ELSTAT: Population and Housing Census 2021',
      url: 'https://www.statistics.gr/press-kit_census_results_2021',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
