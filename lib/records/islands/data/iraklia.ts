import type { Island } from '../schema';

export const iraklia: Island = {
  id: 'iraklia',
  slug: 'iraklia',
  name: { en: 'Iraklia', el: 'Ηρακλειά' },
  featured: false,
  guideOrder: 14,
  otherNames: ['irakleia', 'heraklia', 'herakleia'],
  declensions: [
    { nominative: 'Ηρακλειά', gender: 'feminine', genitive: 'Ηρακλειάς' },
    {
      nominative: 'Άγιος Γεώργιος',
      gender: 'masculine',
      genitive: 'Αγίου Γεωργίου',
      accusative: 'Άγιο Γεώργιο',
    },
  ],
  costGroup: 'quiet',
  climateStation: 'paros',
  mainTown: 'agios-georgios',
  shortDescription: {
    en: 'The largest and quietest of the Small Cyclades: marked paths, a great cave and one long beach.',
    el: 'Το μεγαλύτερο και πιο ήσυχο νησί των Μικρών Κυκλάδων: μονοπάτια, ένα μεγάλο σπήλαιο και μια μεγάλη αμμουδιά.',
  },
  description: {
    en: 'Iraklia is the westernmost and largest of the Small Cyclades, and about a hundred and fifty people live on it. The port, Agios Georgios, and the inland village of Panagia are joined by one road; the rest is goat country crossed by marked paths. They lead to a stalactite cave dedicated to Saint John, to the ruined hamlet of Agios Athanasios and to the top of Papas, with Ios, Naxos and Amorgos all round. The one long sandy beach is Livadi.',
    el: 'Η Ηρακλειά είναι το δυτικότερο και μεγαλύτερο νησί των Μικρών Κυκλάδων και έχει περίπου εκατόν πενήντα κατοίκους. Το λιμάνι, ο Άγιος Γεώργιος, και το χωριό της ενδοχώρας, η Παναγία, ενώνονται με έναν δρόμο· το υπόλοιπο νησί είναι βοσκοτόπια με σηματοδοτημένα μονοπάτια. Οδηγούν σε ένα σπήλαιο με σταλακτίτες αφιερωμένο στον Άγιο Ιωάννη, στον ερειπωμένο οικισμό του Αγίου Αθανασίου και στην κορυφή του Πάπα, με Ίο, Νάξο και Αμοργό ολόγυρα. Η μία μεγάλη αμμουδιά είναι το Λιβάδι.',
  },
  image: null,
  activities: [
    { en: 'Walk to Saint John’s cave', el: 'Στο σπήλαιο του Αγίου Ιωάννη' },
    { en: 'Swim at Livadi', el: 'Μπάνιο στο Λιβάδι' },
    { en: 'Climb Papas', el: 'Ανάβαση στον Πάπα' },
    { en: 'Boat to Alimia', el: 'Με βάρκα στην Αλιμιά' },
  ],
  position: { lat: 36.842, lon: 25.452 },
  areaKm2: 18.078,
  population: { count: 148, censusYear: 2021, note: null },
  highestPoint: {
    name: { en: 'Papas', el: 'Πάπας' },
    metres: 420,
    position: { lat: 36.8285, lon: 25.441 },
  },
  ports: [
    {
      id: 'agios-georgios',
      name: { en: 'Agios Georgios', el: 'Άγιος Γεώργιος' },
      position: { lat: 36.8628, lon: 25.4715 },
      main: true,
      note: {
        en: 'The only port, at the head of a narrow inlet in the north-east; rooms and tavernas climb the slope behind the quay.',
        el: 'Το μοναδικό λιμάνι, στο βάθος ενός στενού όρμου στα βορειοανατολικά· δωμάτια και ταβέρνες στην πλαγιά πίσω από την προβλήτα.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['quiet', 'hiking', 'beaches'],
    text: {
      en: 'For walkers, readers and families who need one good beach and little else. Shops are few, evenings end early and there is no nightlife to speak of. If you want a different beach each day, Schinoussa and Koufonisia next door have more of them.',
      el: 'Για όσους περπατούν, για όσους διαβάζουν και για οικογένειες που αρκούνται σε μια καλή παραλία. Τα μαγαζιά είναι λίγα, τα βράδια τελειώνουν νωρίς και νυχτερινή ζωή ουσιαστικά δεν υπάρχει. Αν θέλετε κάθε μέρα άλλη παραλία, η Σχοινούσα και τα Κουφονήσια δίπλα έχουν περισσότερες.',
    },
  },
  bestMonths: {
    months: [5, 6, 9],
    text: {
      en: 'May and June for the paths, when the heat is bearable and thyme comes into flower; September for the sea. On 28 August, the eve of Saint John, the icon is carried to the cave and candles are lit there. From November to April almost everything is shut.',
      el: 'Μάιος και Ιούνιος για τα μονοπάτια, όταν η ζέστη αντέχεται και αρχίζει να ανθίζει το θυμάρι· Σεπτέμβριος για τη θάλασσα. Στις 28 Αυγούστου, παραμονή του Αγίου Ιωάννη, πηγαίνουν την εικόνα στο σπήλαιο και ανάβουν κεριά. Από τον Νοέμβριο ως τον Απρίλιο σχεδόν όλα είναι κλειστά.',
    },
  },
  gettingThere: {
    text: {
      en: 'A conventional ferry from Piraeus comes a few times a week and takes about seven hours, by way of Paros and Naxos. On other days you go to Naxos first and change to the small local ferry, an hour and a quarter to an hour and a half further. That ferry goes on to Schinoussa, Koufonisia, Donousa and Amorgos, and stays in port in a gale. Take cash and any medicine you need: services on the island are limited.',
      el: 'Το συμβατικό πλοίο από τον Πειραιά έρχεται λίγες φορές την εβδομάδα και κάνει περίπου επτά ώρες, μέσω Πάρου και Νάξου. Τις άλλες μέρες πηγαίνετε πρώτα στη Νάξο και συνεχίζετε με το μικρό τοπικό καράβι, μία ώρα και τέταρτο με μιάμιση ακόμη. Αυτό συνεχίζει για Σχοινούσα, Κουφονήσια, Δονούσα και Αμοργό και με θυελλώδεις ανέμους μένει στο λιμάνι. Πάρτε μαζί σας μετρητά και όσα φάρμακα χρειάζεστε: οι υπηρεσίες στο νησί είναι περιορισμένες.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [410, 415], direct: true },
      { from: 'piraeus', vessel: 'high-speed', minutes: [300, 420], direct: false },
    ],
  },
  beaches: [
    {
      id: 'livadi',
      name: { en: 'Livadi', el: 'Λιβάδι' },
      position: { lat: 36.852, lon: 25.473 },
      sentence: {
        en: 'The long sandy beach of the island, shallow and facing Schinoussa, some twenty minutes on foot from the port by road.',
        el: 'Η μεγάλη αμμουδιά του νησιού, με ρηχά νερά απέναντι από τη Σχοινούσα, γύρω στα είκοσι λεπτά με τα πόδια από το λιμάνι.',
      },
    },
    {
      id: 'agios-georgios-beach',
      name: { en: 'Agios Georgios', el: 'Άγιος Γεώργιος' },
      position: { lat: 36.8622, lon: 25.4702 },
      wind: [
        {
          from: ['n', 'ene'],
          effects: [],
          fetchKm: 3,
          source: {
            title: 'ESYS: shelter in the harbour of Iraklia (in German)',
            url: 'http://www.esys.org/rev_info/Griechenland/Iraklia.html',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A small sandy beach with tamarisks in the harbour inlet, handy for a swim while you wait for the boat.',
        el: 'Μικρή αμμουδιά με αρμυρίκια μέσα στον όρμο του λιμανιού, βολική για μια βουτιά ώσπου να έρθει το πλοίο.',
      },
    },
    {
      id: 'vorini-spilia',
      name: { en: 'Vorini Spilia', el: 'Βορινή Σπηλιά' },
      position: { lat: 36.8545, lon: 25.453 },
      sentence: {
        en: 'A cove in the north-west at the end of a walled path, about thirty-five minutes on foot from Agios Georgios.',
        el: 'Όρμος στα βορειοδυτικά, στο τέλος ενός μονοπατιού με ξερολιθιές, περίπου τριάντα πέντε λεπτά από τον Άγιο Γεώργιο.',
      },
    },
    {
      id: 'tourkopigado',
      name: { en: 'Tourkopigado', el: 'Τουρκοπήγαδο' },
      position: { lat: 36.8335, lon: 25.477 },
      wind: [
        {
          from: ['n', 'ene'],
          effects: [],
          fetchKm: 1,
          source: {
            title: 'Greciamia: beaches of Iraklia, Tourkopigado a closed horseshoe (in Italian)',
            url: 'http://www.greciamia.it/isole-greche/piccole-cicladi/iraklia/spiagge-di-iraklia/',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A deep pebbly inlet on the east coast, sheltered and without facilities, on the asphalt road down from Panagia.',
        el: 'Βαθύς όρμος με βότσαλο στην ανατολική ακτή, απάνεμος και χωρίς παροχές, στην άσφαλτο που κατεβαίνει από την Παναγία.',
      },
    },
    {
      id: 'alimia',
      name: { en: 'Alimia', el: 'Αλιμιά' },
      position: { lat: 36.8262, lon: 25.4207 },
      sentence: {
        en: 'A clear south-western bay reached by boat or a long walk past the cave; a wartime seaplane lies on the seabed.',
        el: 'Όρμος με καθαρά νερά στα νοτιοδυτικά, με βάρκα ή με πολύ περπάτημα μετά το σπήλαιο· στον βυθό του υπάρχει υδροπλάνο του πολέμου.',
      },
    },
  ],
  villages: [
    {
      id: 'agios-georgios',
      name: { en: 'Agios Georgios', el: 'Άγιος Γεώργιος' },
      position: { lat: 36.8607, lon: 25.4681 },
      sentence: {
        en: 'The harbour village, where most rooms, tavernas and shops are, set around an inlet and along the street that climbs from it.',
        el: 'Το χωριό του λιμανιού, με τα περισσότερα δωμάτια, ταβέρνες και μαγαζιά, γύρω από τον όρμο και στον δρόμο που ανηφορίζει από εκεί.',
      },
    },
    {
      id: 'panagia',
      name: { en: 'Panagia', el: 'Παναγία' },
      position: { lat: 36.8385, lon: 25.4557 },
      sentence: {
        en: 'The capital in name, a few houses around a big church at the foot of Papas, and the start of most walking paths.',
        el: 'Η πρωτεύουσα, κατ’ όνομα: λίγα σπίτια γύρω από μια μεγάλη εκκλησία στη ρίζα του Πάπα, και η αφετηρία των μονοπατιών.',
      },
    },
  ],
  sights: [
    {
      id: 'cave-of-agios-ioannis',
      name: { en: 'Cave of Agios Ioannis', el: 'Σπήλαιο Αγίου Ιωάννη' },
      position: { lat: 36.832, lon: 25.4325 },
      sentence: {
        en: 'A large stalactite cave you enter on hands and knees, about an hour’s walk from Panagia; bring a torch and do not go alone.',
        el: 'Μεγάλο σπήλαιο με σταλακτίτες, όπου μπαίνετε μπουσουλώντας, περίπου μία ώρα με τα πόδια από την Παναγία· πάρτε φακό και παρέα.',
      },
    },
    {
      id: 'kastro-of-livadi',
      name: { en: 'Kastro of Livadi', el: 'Κάστρο στο Λιβάδι' },
      position: { lat: 36.8496, lon: 25.4711 },
      sentence: {
        en: 'Walls of a Hellenistic fort above Livadi beach, with houses lived in until the last century and a wide view of the strait.',
        el: 'Τείχη ελληνιστικού φρουρίου πάνω από το Λιβάδι, με σπίτια που κατοικούνταν ως τον περασμένο αιώνα και θέα σε όλο το πέρασμα.',
      },
    },
    {
      id: 'agios-athanasios',
      name: { en: 'Agios Athanasios', el: 'Άγιος Αθανάσιος' },
      position: { lat: 36.8505, lon: 25.4575 },
      sentence: {
        en: 'A hamlet of dry-stone houses given over to sheep, on the old path from the port towards Panagia and the west coast.',
        el: 'Οικισμός με πέτρινα σπίτια που έγιναν μαντριά, πάνω στο παλιό μονοπάτι από το λιμάνι προς την Παναγία και τη δυτική ακτή.',
      },
    },
    {
      id: 'papas-summit',
      name: { en: 'Summit of Papas', el: 'Κορυφή του Πάπα' },
      position: { lat: 36.8285, lon: 25.441 },
      sentence: {
        en: 'Two kilometres up from Panagia past old threshing floors; the whole of the Small Cyclades lies below, and vultures glide by.',
        el: 'Δύο χιλιόμετρα ανηφόρα από την Παναγία, δίπλα σε παλιά αλώνια· κάτω απλώνονται όλες οι Μικρές Κυκλάδες και πετούν όρνια.',
      },
    },
  ],
  figures: [
    {
      id: 'port-athanasios',
      what: 'Agios Georgios to Agios Athanasios on foot, walking time',
      unit: 'minutes',
      value: 50,
      source: 'http://cycladen.be/IrakliaText.htm',
    },
    {
      id: 'athanasios-cave',
      what: 'Agios Athanasios to the cave of Agios Ioannis on foot, walking time',
      unit: 'minutes',
      value: 70,
      source: 'http://cycladen.be/IrakliaText.htm',
    },
    {
      id: 'cave-panagia',
      what: 'Cave of Agios Ioannis to Panagia on foot, walking time',
      unit: 'minutes',
      value: 70,
      source: 'http://cycladen.be/IrakliaText.htm',
    },
    {
      id: 'panagia-port',
      what: 'Panagia to Agios Georgios on foot, walking time',
      unit: 'minutes',
      value: 55,
      source: 'http://cycladen.be/IrakliaText.htm',
    },
    {
      id: 'cave-round',
      what: 'Agios Georgios, cave, Panagia and back',
      unit: 'kilometres',
      value: 11.2,
      source: 'http://cycladen.be/IrakliaText.htm',
    },
    {
      id: 'vourkaria-round',
      what: 'Agios Georgios, cave, Vourkaria and back, walking time',
      unit: 'minutes',
      value: 255,
      source: 'http://www.cycladen.be/Iraklia-CharakasEng.htm',
    },
    {
      id: 'panagia-cave',
      what: 'Panagia to the cave of Agios Ioannis on foot',
      unit: 'minutes',
      value: 60,
      source: 'https://iraklia.gr/ensightseeing.html',
    },
    {
      id: 'panagia-ilias',
      what: 'Panagia to the chapel of Profitis Ilias on foot',
      unit: 'minutes',
      value: 25,
      source: 'https://www.aegeanislands.gr/pois/iraklia-panagia-cave-of-agios-ioannis-en/',
    },
    {
      id: 'panagia-road',
      what: 'Road from Agios Georgios to Panagia',
      unit: 'kilometres',
      value: 4.5,
      source: 'https://naxos.gr/?lang=en&p=7546',
    },
    {
      id: 'tourkopigado-road',
      what: 'Road from Panagia to Tourkopigado',
      unit: 'kilometres',
      value: 2,
      source: 'https://naxos.gr/?lang=en&p=7546',
    },
    {
      id: 'merichas-cliffs',
      what: 'Cliffs of the bay of Merichas, at least',
      unit: 'metres',
      value: 100,
      source: 'https://iraklia.gr/ensightseeing.html',
    },
    {
      id: 'seaplane-depth',
      what: 'Depth of the seaplane of Alimia',
      unit: 'metres',
      value: 10,
      source:
        'https://www.orienteering-greece.org/2019/12/10/crossing-irakleia-island-cyclades-greece-%CF%80%CE%B5%CE%B6%CE%BF%CF%80%CE%BF%CF%81%CE%AF%CE%B1-%CF%83%CF%84%CE%BF-%CE%BD%CE%B7%CF%83%CE%AF-%CF%84%CE%B7%CF%82-%CE%B7%CF%81%CE%B1%CE%BA%CE%BB%CE%B5/',
    },
  ],
  sources: [
    {
      title: 'Hellenic Statistical Authority (ELSTAT), Population and Housing Census 2021',
      url: 'https://www.statistics.gr/en/2021-census-pop-hous',
    },
    {
      title: 'Iraklia, official site: sights and monuments',
      url: 'https://iraklia.gr/ensightseeing.html',
    },
    {
      title: 'Municipality of Naxos and Small Cyclades, Papas summit',
      url: 'https://www.naxos.gr/papas-summit/?lang=en',
    },
    {
      title: 'Wikipedia, Irakleia (Cyclades)',
      url: 'https://en.wikipedia.org/wiki/Irakleia_(Cyclades)',
    },
    {
      title: 'South Aegean Region, Irakleia: general information',
      url: 'https://www.e-kyklades.gr/travel/tourism/irakleia_general?lang=en&regionCd=IRAKLEIA',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
