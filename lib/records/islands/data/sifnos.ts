import type { Island } from '../schema';

export const sifnos: Island = {
  id: 'sifnos',
  slug: 'sifnos',
  name: { en: 'Sifnos', el: 'Σίφνος' },
  featured: true,
  guideOrder: 6,
  otherNames: ['siphnos'],
  declensions: [
    { nominative: 'Σίφνος', gender: 'feminine', genitive: 'Σίφνου', accusative: 'Σίφνο' },
    { nominative: 'Καμάρες', gender: 'feminine plural', genitive: 'Καμαρών' },
  ],
  costGroup: 'popular',
  climateStation: 'milos',
  mainTown: 'apollonia',
  shortDescription: {
    en: 'Potters, slow-cooked chickpeas and a web of old stone paths between white hill villages.',
    el: 'Τσουκαλάδες, ρεβιθάδα στον φούρνο και παλιά πέτρινα μονοπάτια ανάμεσα σε άσπρα χωριά.',
  },
  description: {
    en: 'Sifnos looks bare from the ferry and turns green once you climb from Kamares: terraces, olive trees, dovecotes and a string of villages that run into one another around Apollonia. Gold and silver paid for a treasury at Delphi in antiquity; clay, cooks and some 230 churches made its name later. Marked footpaths reach almost every corner, and the sandy beaches lie in the bays of the south and west.',
    el: 'Η Σίφνος από το πλοίο φαίνεται γυμνή και πρασινίζει μόλις ανεβείτε από τις Καμάρες: αναβαθμίδες, ελιές, περιστεριώνες και χωριά που σμίγουν το ένα με το άλλο γύρω από την Απολλωνία. Στην αρχαιότητα το χρυσάφι και το ασήμι της πλήρωσαν έναν θησαυρό στους Δελφούς· αργότερα την έκαναν γνωστή ο πηλός, οι μάγειρές της και καμιά διακοσαριά και πλέον εκκλησίες. Σηματοδοτημένα μονοπάτια φτάνουν σχεδόν παντού, και οι αμμουδιές βρίσκονται στους κόλπους του νότου και της δύσης.',
  },
  image: null,
  activities: [
    { en: 'Walk the stone paths', el: 'Πεζοπορία στα μονοπάτια' },
    { en: 'Chrysopigi monastery', el: 'Μονή Χρυσοπηγής' },
    { en: 'Pottery workshops of Vathi', el: 'Κεραμικά εργαστήρια στο Βαθύ' },
    { en: 'Lanes of Kastro', el: 'Σοκάκια του Κάστρου' },
  ],
  position: { lat: 36.97, lon: 24.705 },
  areaKm2: 73.9,
  population: { count: 2777, censusYear: 2021, note: null },
  highestPoint: {
    name: { en: 'Profitis Ilias', el: 'Προφήτης Ηλίας' },
    metres: 679,
    position: { lat: 36.961, lon: 24.6995 },
  },
  ports: [
    {
      id: 'kamares',
      name: { en: 'Kamares', el: 'Καμάρες' },
      position: { lat: 36.9898, lon: 24.6748 },
      main: true,
      note: {
        en: 'On the west coast, about 5 km below Apollonia by a winding road; buses wait for most boats in summer.',
        el: 'Στη δυτική ακτή, περίπου 5 χλμ. κάτω από την Απολλωνία με δρόμο όλο στροφές· το καλοκαίρι τα λεωφορεία περιμένουν τα περισσότερα πλοία.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['food', 'hiking', 'villages', 'families'],
    text: {
      en: 'Sifnos is for walkers and for people who plan the day around lunch. It is sociable rather than loud: evenings happen along one lane in Apollonia. Those after long wild beaches or late clubs will find it short of both, and August rooms are dear and taken early.',
      el: 'Η Σίφνος είναι για όσους περπατούν και για όσους κανονίζουν τη μέρα γύρω από το μεσημεριανό. Είναι κοινωνική χωρίς να είναι θορυβώδης: τα βράδια περνούν σε ένα σοκάκι της Απολλωνίας. Όσοι ψάχνουν μεγάλες άγριες παραλίες ή ξενύχτι θα βρουν λίγα, και τα δωμάτια του Αυγούστου είναι ακριβά και κλείνουν νωρίς.',
    },
  },
  bestMonths: {
    months: [4, 5, 6, 9, 10],
    text: {
      en: 'April and May are the walking months, with flowers on the terraces and cool air. June and September add a warm sea and open tavernas. In August the north wind blows over the ridge, Apollonia is packed at night and tables need booking.',
      el: 'Ο Απρίλιος και ο Μάιος είναι για περπάτημα, με λουλούδια στις αναβαθμίδες και δροσιά. Ο Ιούνιος και ο Σεπτέμβριος έχουν και ζεστή θάλασσα και ανοιχτές ταβέρνες. Τον Αύγουστο ο βοριάς κατεβαίνει από την κορυφογραμμή, η Απολλωνία τα βράδια γεμίζει και για τραπέζι χρειάζεται κράτηση.',
    },
  },
  gettingThere: {
    text: {
      en: 'Boats leave from Piraeus: about five to six hours by conventional ferry, about two and a half to three and a half by high-speed. The western line links Sifnos with Serifos, Kythnos, Milos and Kimolos, and in summer some boats join it with Paros or Folegandros. There is no airport. Connections to the eastern Cyclades are thin outside summer, so a mixed itinerary may send you back through Piraeus or Milos.',
      el: 'Τα πλοία φεύγουν από τον Πειραιά: περίπου πέντε με έξι ώρες το συμβατικό, περίπου δυόμισι με τρεισήμισι το ταχύπλοο. Η δυτική γραμμή ενώνει τη Σίφνο με τη Σέριφο, την Κύθνο, τη Μήλο και την Κίμωλο, και το καλοκαίρι κάποια πλοία τη συνδέουν με την Πάρο ή τη Φολέγανδρο. Αεροδρόμιο δεν υπάρχει. Προς τις ανατολικές Κυκλάδες τα δρομολόγια είναι λίγα εκτός καλοκαιριού, και ίσως χρειαστεί να αλλάξετε πλοίο στον Πειραιά ή στη Μήλο.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [285, 360], direct: true },
      { from: 'piraeus', vessel: 'high-speed', minutes: [145, 210], direct: true },
    ],
  },
  beaches: [
    {
      id: 'kamares-beach',
      name: { en: 'Kamares beach', el: 'Παραλία Καμαρών' },
      position: { lat: 36.9906, lon: 24.6776 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Colletour: katabatic wind in Kamares and Vathi (in Italian)',
            url: 'https://colletour419.blogspot.com/p/grecia-egeo-sifnos-cicladi.html',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'A wide sandy arc at the port, shallow for a long way, with some tamarisks; gusts roll down from the hills.',
        el: 'Πλατιά αμμουδιά μέσα στο λιμάνι, ρηχή για πολλά μέτρα και με λίγα αρμυρίκια· από τα βουνά κατεβαίνουν ριπές αέρα.',
      },
    },
    {
      id: 'platis-gialos',
      name: { en: 'Platis Gialos', el: 'Πλατύς Γιαλός' },
      position: { lat: 36.9306, lon: 24.7294 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Zephyros: katabatic wind at Platis Gialos (in French)',
            url: 'https://zephyros2.eklablog.com/de-serifos-a-sifnos-a212549151',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'The long organised beach of the south: sand, shallow water, tavernas behind it and lee from the meltemi.',
        el: 'Η μεγάλη οργανωμένη παραλία του νότου: άμμος, ρηχά νερά, ταβέρνες πίσω της και απάγκιο από το μελτέμι.',
      },
    },
    {
      id: 'vathi-beach',
      name: { en: 'Vathi', el: 'Βαθύ' },
      position: { lat: 36.9311, lon: 24.6914 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Colletour: katabatic wind in Kamares and Vathi (in Italian)',
            url: 'https://colletour419.blogspot.com/p/grecia-egeo-sifnos-cicladi.html',
          },
          readOn: '2026-11-27',
        },
        {
          from: ['sw', 'nw'],
          effects: [],
          fetchKm: 2,
          source: {
            title: 'Colletour: katabatic wind in Kamares and Vathi (in Italian)',
            url: 'https://colletour419.blogspot.com/p/grecia-egeo-sifnos-cicladi.html',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'An almost closed round bay with fine sand and flat water, good for children; an asphalt road reaches it.',
        el: 'Σχεδόν κλειστός στρογγυλός κόλπος με ψιλή άμμο και ήρεμα νερά, καλός για παιδιά· φτάνει άσφαλτος.',
      },
    },
    {
      id: 'apokofto',
      name: { en: 'Apokofto', el: 'Αποκοφτό' },
      position: { lat: 36.9393, lon: 24.7452 },
      sentence: {
        en: 'Sand and a few trees below Chrysopigi monastery, without rows of sunbeds; tavernas stand right behind.',
        el: 'Αμμουδιά με λίγα δέντρα κάτω από τη Χρυσοπηγή, χωρίς σειρές από ξαπλώστρες· οι ταβέρνες είναι ακριβώς πίσω.',
      },
    },
    {
      id: 'faros-beach',
      name: { en: 'Faros', el: 'Φάρος' },
      position: { lat: 36.9439, lon: 24.7515 },
      sentence: {
        en: 'Small sandy strips in a sheltered fishing bay; from here a coastal path leads to Chrysopigi.',
        el: 'Μικρές αμμουδιές σε προστατευμένο ψαράδικο κόλπο· από εδώ ξεκινά παραλιακό μονοπάτι για τη Χρυσοπηγή.',
      },
    },
    {
      id: 'fasolou',
      name: { en: 'Fasolou', el: 'Φασολού' },
      position: { lat: 36.9409, lon: 24.7526 },
      sentence: {
        en: 'A cove with tamarisks over the hill from Faros, a few minutes on foot; sand on shore and a stony seabed in parts.',
        el: 'Όρμος με αρμυρίκια πίσω από τον Φάρο, λίγα λεπτά με τα πόδια· άμμος έξω και πέτρες κατά τόπους στον βυθό.',
      },
    },
    {
      id: 'fykiada',
      name: { en: 'Fykiada', el: 'Φυκιάδα' },
      position: { lat: 36.9068, lon: 24.706 },
      sentence: {
        en: 'A sand and pebble cove at the southern end, reached by footpath or boat; nothing there, so carry water.',
        el: 'Όρμος με άμμο και βότσαλα στη νότια άκρη, με μονοπάτι ή σκάφος· δεν έχει τίποτα, πάρτε νερό μαζί.',
      },
    },
    {
      id: 'cheronissos',
      name: { en: 'Cheronissos', el: 'Χερρόνησος' },
      position: { lat: 37.0342, lon: 24.6509 },
      sentence: {
        en: 'A narrow inlet at the northern tip with a strip of sand, fishing boats and a pottery; swell enters with westerly winds.',
        el: 'Στενός κόλπος στη βόρεια άκρη με λίγη άμμο, ψαρόβαρκες και τσουκαλαριό· με πουνέντε μπαίνει κύμα.',
      },
    },
  ],
  villages: [
    {
      id: 'apollonia',
      name: { en: 'Apollonia', el: 'Απολλωνία' },
      position: { lat: 36.9747, lon: 24.7235 },
      sentence: {
        en: 'The capital on three hills: the bus hub, the folklore museum and the long lane where everyone walks at night.',
        el: 'Η πρωτεύουσα σε τρεις λόφους: κόμβος των λεωφορείων, λαογραφικό μουσείο και το σοκάκι της βραδινής βόλτας.',
      },
    },
    {
      id: 'artemonas',
      name: { en: 'Artemonas', el: 'Αρτεμώνας' },
      position: { lat: 36.982, lon: 24.7255 },
      sentence: {
        en: 'Ten minutes north of Apollonia on foot: captains’ houses with gardens, windmills on the ridge and almond sweets.',
        el: 'Δέκα λεπτά με τα πόδια βόρεια της Απολλωνίας: αρχοντικά με κήπους, μύλοι στη ράχη και αμυγδαλωτά.',
      },
    },
    {
      id: 'kastro',
      name: { en: 'Kastro', el: 'Κάστρο' },
      position: { lat: 36.9745, lon: 24.7452 },
      sentence: {
        en: 'The capital until 1836, a ring of houses on a rock above the east coast with vaulted gates and a small museum.',
        el: 'Πρωτεύουσα ως το 1836: κύκλος από σπίτια πάνω σε βράχο της ανατολικής ακτής, με λότζες και μικρό μουσείο.',
      },
    },
    {
      id: 'exambela',
      name: { en: 'Exambela', el: 'Εξάμπελα' },
      position: { lat: 36.9645, lon: 24.7275 },
      sentence: {
        en: 'A quiet village south of Apollonia among olive terraces, on the road to Vrysiani monastery and the southern beaches.',
        el: 'Ήσυχο χωριό νότια της Απολλωνίας μέσα σε ελιές, στον δρόμο για τη Μονή Βρυσιανής και τις νότιες παραλίες.',
      },
    },
    {
      id: 'kamares-village',
      name: { en: 'Kamares', el: 'Καμάρες' },
      position: { lat: 36.9902, lon: 24.6762 },
      sentence: {
        en: 'The port, stretched along a beach between two steep hills; handy without a car and the first stop for potters’ shops.',
        el: 'Το λιμάνι, απλωμένο σε παραλία ανάμεσα σε δύο απότομες πλαγιές· βολικό χωρίς αυτοκίνητο και με εργαστήρια κεραμικής.',
      },
    },
    {
      id: 'vathi',
      name: { en: 'Vathi', el: 'Βαθύ' },
      position: { lat: 36.9334, lon: 24.6892 },
      sentence: {
        en: 'A low hamlet on the sand with potteries and the twin-domed Taxiarchis church at the water’s edge.',
        el: 'Χαμηλός οικισμός πάνω στην άμμο, με τσουκαλαριά και την εκκλησία του Ταξιάρχη με τους δύο τρούλους στο κύμα.',
      },
    },
  ],
  sights: [
    {
      id: 'chrysopigi',
      name: { en: 'Chrysopigi monastery', el: 'Μονή Χρυσοπηγής' },
      position: { lat: 36.9381, lon: 24.7472 },
      sentence: {
        en: 'A white monastery, founded in the 17th century, on a rock split from the shore and joined by a footbridge; people swim off the slabs.',
        el: 'Λευκό μοναστήρι, χτισμένο τον 17ο αιώνα, σε βράχο που τον χωρίζει σχισμή και τον ενώνει γεφυράκι· γύρω κολυμπούν από τις πλάκες.',
      },
    },
    {
      id: 'eftamartyres',
      name: { en: 'Church of the Seven Martyrs', el: 'Επταμάρτυρες' },
      position: { lat: 36.974, lon: 24.7467 },
      sentence: {
        en: 'A tiny chapel on a headland below Kastro, down a stepped path; exposed when the sea is rough.',
        el: 'Μικρό ξωκλήσι πάνω σε ακρωτήρι κάτω από το Κάστρο, με σκαλιά· όταν έχει κύμα το πιάνει η θάλασσα.',
      },
    },
    {
      id: 'archaeological-museum-kastro',
      name: { en: 'Archaeological Museum of Sifnos', el: 'Αρχαιολογικό Μουσείο Σίφνου' },
      position: { lat: 36.9747, lon: 24.7449 },
      sentence: {
        en: 'A small two-storey house in the lanes of Kastro with archaic to Roman sculpture and pottery found on the island.',
        el: 'Μικρό διώροφο στα σοκάκια του Κάστρου με γλυπτά, από τα αρχαϊκά ως τα ρωμαϊκά χρόνια, και κεραμικά από το νησί.',
      },
    },
    {
      id: 'agios-andreas',
      name: { en: 'Acropolis of Agios Andreas', el: 'Ακρόπολη Αγίου Ανδρέα' },
      position: { lat: 36.9543, lon: 24.7215 },
      sentence: {
        en: 'Double walls of a Mycenaean hill town of the 13th century BC, with a small museum and a view over the centre.',
        el: 'Διπλά τείχη μυκηναϊκού οικισμού του 13ου αι. π.Χ. σε λόφο, με μικρό μουσείο και θέα σε όλο το κέντρο του νησιού.',
      },
    },
    {
      id: 'folklore-museum',
      name: { en: 'Folklore Museum, Apollonia', el: 'Λαογραφικό Μουσείο, Απολλωνία' },
      position: { lat: 36.9749, lon: 24.723 },
      sentence: {
        en: 'On Iroon square: costumes, looms, weapons and kitchen pots that explain how the island lived and cooked.',
        el: 'Στην πλατεία Ηρώων: φορεσιές, αργαλειοί, όπλα και μαγειρικά σκεύη που δείχνουν πώς ζούσε και μαγείρευε το νησί.',
      },
    },
    {
      id: 'profitis-ilias',
      name: { en: 'Monastery of Profitis Ilias', el: 'Μονή Προφήτη Ηλία του Ψηλού' },
      position: { lat: 36.961, lon: 24.6995 },
      sentence: {
        en: 'A fortress-like monastery on the summit, a steep stepped walk from Katavati; start early and carry water.',
        el: 'Μοναστήρι σαν φρούριο στην κορυφή, με ανηφορικό καλντερίμι από την Καταβατή· ξεκινήστε νωρίς και πάρτε νερό.',
      },
    },
  ],
  figures: [
    {
      id: 'apollonia-artemonas',
      what: 'Apollonia to Artemonas on foot',
      unit: 'minutes',
      value: 10,
      source: 'http://www.indigoguide.co.uk/destinations/greece/sifnos-day-trips',
    },
    {
      id: 'artemonas-kastro',
      what: 'Artemonas, Poulati, Kastro on foot',
      unit: 'minutes',
      value: [60, 90],
      source: 'https://sifnoswizard.com/listings/which-is-the-shortest-trekking-route/',
    },
    {
      id: 'faros-apokofto',
      what: 'Faros to Apokofto on foot',
      unit: 'minutes',
      value: 20,
      source: 'http://www.cycladen.be/Faros-Platis%20GialosEng.htm',
    },
    {
      id: 'ilias-return',
      what: 'Apollonia to Profitis Ilias and back, walking time',
      unit: 'minutes',
      value: 200,
      source: 'http://www.cycladen.be/Apollonia-ProfitisIlias2Eng.htm',
    },
    {
      id: 'trail-1-way',
      what: 'Trail 1, Agios Andreas to Artemonas',
      unit: 'kilometres',
      value: 8.6,
      source: 'https://sifnostrails.com/it/portfolio-items/1-the-eternal-capitals',
    },
    {
      id: 'trail-1',
      what: 'Trail 1, Agios Andreas to Artemonas',
      unit: 'minutes',
      value: 185,
      source: 'https://sifnostrails.com/it/portfolio-items/1-the-eternal-capitals',
    },
    {
      id: 'trail-2-way',
      what: 'Trail 2, Kastro to Chrysopigi',
      unit: 'kilometres',
      value: 5.8,
      source: 'https://sifnostrails.com/it/portfolio-items/2-towards-the-miraculous-saint',
    },
    {
      id: 'trail-2',
      what: 'Trail 2, Kastro to Chrysopigi',
      unit: 'minutes',
      value: 140,
      source: 'https://sifnostrails.com/it/portfolio-items/2-towards-the-miraculous-saint',
    },
    {
      id: 'trail-4-way',
      what: 'Trail 4, Platis Gialos, Fykiada and back',
      unit: 'kilometres',
      value: 11.4,
      source: 'http://www.sifnostrails.com/it/portfolio-items/trail-4/',
    },
    {
      id: 'trail-4',
      what: 'Trail 4, Platis Gialos, Fykiada and back',
      unit: 'minutes',
      value: 245,
      source: 'http://www.sifnostrails.com/it/portfolio-items/trail-4/',
    },
    {
      id: 'trail-5-way',
      what: 'Trail 5, Apollonia to Vathi',
      unit: 'kilometres',
      value: 9,
      source: 'https://sifnostrails.com/it/portfolio-items/5-the-hidden-sides-of-sifnos/',
    },
    {
      id: 'trail-5',
      what: 'Trail 5, Apollonia to Vathi',
      unit: 'minutes',
      value: 230,
      source: 'https://sifnostrails.com/it/portfolio-items/5-the-hidden-sides-of-sifnos/',
    },
  ],
  sources: [
    { title: 'Wikipedia: Sifnos', url: 'https://en.wikipedia.org/wiki/Sifnos' },
    {
      title: 'Wikipedia: Panagia Chrysopigi',
      url: 'https://en.wikipedia.org/wiki/Panagia_Chrysopigi',
    },
    {
      title: 'Greeka: the Archaeological Museum of Sifnos',
      url: 'https://greeka.com/cyclades/sifnos/sightseeing/archaeological-museum',
    },
    {
      title: 'Cyclades prefecture portal: Sifnos sights',
      url: 'https://www.e-kyklades.gr/travel/tourism/sifnos_sights?lang=en&regionCd=SIFNOS',
    },
    {
      title: 'e-Sifnos: Beaches',
      url: 'https://sifnos.e-sifnos.com/explore-sifnos/beaches.php',
    },
    {
      title: 'ELSTAT: Population and Housing Census 2021',
      url: 'https://www.statistics.gr/press-kit_census_results_2021',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-23',
};
