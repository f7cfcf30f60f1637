import type { Island } from '../schema';

export const thirasia: Island = {
  id: 'thirasia',
  slug: 'thirasia',
  name: { en: 'Thirasia', el: 'Θηρασία' },
  featured: false,
  guideOrder: 24,
  otherNames: ['thirassia', 'therasia', 'therassia'],
  declensions: [
    { nominative: 'Θηρασία', gender: 'feminine', genitive: 'Θηρασίας' },
    { nominative: 'Ρίβα', gender: 'feminine', genitive: 'Ρίβας' },
    { nominative: 'Κόρφος', gender: 'masculine', genitive: 'Κόρφου', accusative: 'Κόρφο' },
  ],
  costGroup: 'quiet',
  climateStation: 'santorini',
  mainTown: 'manolas',
  shortDescription: {
    en: 'The quiet far rim of the Santorini caldera: one cliff village, cave houses and hardly a beach.',
    el: 'Η ήσυχη απέναντι όχθη της καλντέρας: ένα χωριό στον γκρεμό, υπόσκαφα και σχεδόν καμία παραλία.',
  },
  description: {
    en: 'Thirasia is the western piece of the ring that the volcano of Santorini left standing. It has the same cliff and the same view, seen from the other side, with some 250 residents, a handful of tavernas and a few rooms. Most visitors see only the quay at Korfos during a boat tour; those who climb the steps, or stay a night, have Manolas almost to themselves.',
    el: 'Η Θηρασία είναι το δυτικό κομμάτι του δακτυλίου που άφησε όρθιο το ηφαίστειο της Σαντορίνης. Έχει τον ίδιο γκρεμό και την ίδια θέα, από την άλλη μεριά, με γύρω στους 250 κατοίκους, λίγες ταβέρνες και λίγα δωμάτια. Οι περισσότεροι βλέπουν μόνο την προβλήτα του Κόρφου σε κάποια εκδρομή· όποιος ανέβει τα σκαλιά ή μείνει ένα βράδυ έχει τον Μανωλά σχεδόν δικό του.',
  },
  image: null,
  activities: [
    { en: 'Climb Korfos steps to Manolas', el: 'Ανάβαση από Κόρφο στον Μανωλά' },
    { en: 'Walk to Koimisi monastery', el: 'Περπάτημα ως τη μονή Κοιμήσεως' },
    { en: 'See Agrilia’s cave houses', el: 'Τα υπόσκαφα της Αγριλιάς' },
    { en: 'Eat by the water, Riva', el: 'Φαγητό δίπλα στο κύμα, Ρίβα' },
  ],
  position: { lat: 36.4305, lon: 25.341 },
  areaKm2: 9.3,
  population: {
    count: 249,
    censusYear: 2021,
    note: {
      en: 'Community of Thirasia, which is the whole island; it belongs to the municipality of Thira.',
      el: 'Κοινότητα Θηρασίας, δηλαδή ολόκληρο το νησί· ανήκει στον Δήμο Θήρας.',
    },
  },
  highestPoint: {
    name: { en: 'Viglos', el: 'Βίγλος' },
    metres: 295,
    position: { lat: 36.4195, lon: 25.348 },
  },
  ports: [
    {
      id: 'riva',
      name: { en: 'Riva (Agia Irini)', el: 'Ρίβα (Αγία Ειρήνη)' },
      position: { lat: 36.4525, lon: 25.3468 },
      main: true,
      note: {
        en: 'Main quay on the north-east coast opposite Oia, for the ferry from Athinios and boats from Ammoudi. Manolas is about an hour away on foot by the road; a bus or taxi meets some boats.',
        el: 'Η κύρια προβλήτα στα βορειοανατολικά, απέναντι από την Οία, για το φέρι του Αθηνιού και τα καραβάκια από το Αμμούδι. Ο Μανωλάς απέχει περίπου μία ώρα με τα πόδια από τον δρόμο· σε κάποια δρομολόγια περιμένει λεωφορείο ή ταξί.',
      },
    },
    {
      id: 'korfos',
      name: { en: 'Korfos', el: 'Κόρφος' },
      position: { lat: 36.4351, lon: 25.3494 },
      main: false,
      note: {
        en: 'Old harbour below Manolas, inside the caldera, for excursion boats and the small boats from Ammoudi. Some 270 steps go up to the village; no road reaches it.',
        el: 'Το παλιό λιμάνι κάτω από τον Μανωλά, μέσα στην καλντέρα, για εκδρομικά και τα μικρά σκάφη από το Αμμούδι. Ως το χωριό ανεβαίνουν περίπου 270 σκαλοπάτια· δρόμος δεν φτάνει.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['quiet', 'views', 'villages'],
    text: {
      en: 'For those who want the caldera without the crowd and do not mind that the evening ends at the taverna. Swimming is off pebbles and quays, shops are two or three, and the last boat decides the length of a day trip. Carry cash, water and a hat: there is almost no shade.',
      el: 'Για όσους θέλουν την καλντέρα χωρίς τον κόσμο και δεν τους πειράζει που η βραδιά τελειώνει στην ταβέρνα. Το μπάνιο γίνεται από βότσαλα και προβλήτες, τα μαγαζιά είναι δυο τρία και τη διάρκεια της εκδρομής την ορίζει το τελευταίο καραβάκι. Έχετε μαζί σας μετρητά, νερό και καπέλο: σκιά σχεδόν δεν υπάρχει.',
    },
  },
  bestMonths: {
    months: [5, 6, 9, 10],
    text: {
      en: 'May, June, September and early October suit walking and the boats still run often. July and August are hot and shadeless, with tour groups at Korfos around noon. In winter most tavernas close and crossings depend on the wind.',
      el: 'Μάιος, Ιούνιος, Σεπτέμβριος και αρχές Οκτωβρίου είναι καλοί για περπάτημα και τα καραβάκια κάνουν συχνά δρομολόγια. Ιούλιο και Αύγουστο κάνει ζέστη χωρίς σκιά, με γκρουπ στον Κόρφο γύρω στο μεσημέρι. Τον χειμώνα οι περισσότερες ταβέρνες κλείνουν και το πέρασμα εξαρτάται από τον άνεμο.',
    },
  },
  gettingThere: {
    text: {
      en: 'As a rule you come by way of Santorini: a ferry or flight there, then a local boat. Small boats cross from Ammoudi below Oia to Riva and Korfos, and a little car ferry sails from Athinios to Riva. Excursion boats from the old port of Fira stop at Korfos for an hour or two, long enough for lunch or the steps, hardly for both. Check the last return before you set out, and keep a spare day if you have a flight to catch.',
      el: 'Κατά κανόνα έρχεστε μέσω Σαντορίνης: πλοίο ή αεροπλάνο ως εκεί και μετά τοπικό καραβάκι. Μικρά σκάφη περνούν από το Αμμούδι της Οίας στη Ρίβα και τον Κόρφο, ενώ ένα μικρό φέρι πηγαίνει από τον Αθηνιό στη Ρίβα. Τα εκδρομικά από το παλιό λιμάνι των Φηρών σταματούν στον Κόρφο μία δύο ώρες, όσο για φαγητό ή για τα σκαλιά, μετά βίας και για τα δύο. Ρωτήστε πότε είναι η τελευταία επιστροφή και, αν έχετε πτήση, αφήστε μία μέρα περιθώριο.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [540, 840], direct: false },
      { from: 'piraeus', vessel: 'high-speed', minutes: [360, 540], direct: false },
    ],
  },
  beaches: [
    {
      id: 'riva-beach',
      name: { en: 'Riva', el: 'Ρίβα' },
      position: { lat: 36.4533, lon: 25.3458 },
      sentence: {
        en: 'The nearest thing to a beach: a pebbly strip beside the harbour with fish tavernas behind it and Oia across the strait.',
        el: 'Ό,τι πλησιάζει περισσότερο σε παραλία: λωρίδα με βότσαλα δίπλα στο λιμάνι, με ψαροταβέρνες πίσω και την Οία απέναντι.',
      },
    },
    {
      id: 'korfos-shore',
      name: { en: 'Korfos', el: 'Κόρφος' },
      position: { lat: 36.4356, lon: 25.3502 },
      sentence: {
        en: 'Dark stones and a quay inside the caldera; people swim off the end of the waterfront in deep, clear water.',
        el: 'Σκούρα πέτρα και προβλήτα μέσα στην καλντέρα· το μπάνιο γίνεται από την άκρη του μόλου, σε βαθιά και καθαρά νερά.',
      },
    },
  ],
  villages: [
    {
      id: 'manolas',
      name: { en: 'Manolas', el: 'Μανωλάς' },
      position: { lat: 36.4342, lon: 25.3452 },
      sentence: {
        en: 'The main village, strung along the cliff edge above Korfos, with a bakery, a grocery, tavernas and the whole caldera in view.',
        el: 'Το κεντρικό χωριό, απλωμένο στο φρύδι πάνω από τον Κόρφο, με φούρνο, μπακάλικο, ταβέρνες και όλη την καλντέρα μπροστά του.',
      },
    },
    {
      id: 'potamos',
      name: { en: 'Potamos', el: 'Ποταμός' },
      position: { lat: 36.4366, lon: 25.3384 },
      sentence: {
        en: 'Houses dug into the sides of a gully on the road up from Riva, with the painted domes of Panagia Giatrissa in the middle.',
        el: 'Σπίτια σκαμμένα στις πλαγιές μιας ρεματιάς, στον δρόμο από τη Ρίβα, με τους χρωματιστούς τρούλους της Παναγίας Γιάτρισσας στη μέση.',
      },
    },
    {
      id: 'agrilia',
      name: { en: 'Agrilia', el: 'Αγριλιά' },
      position: { lat: 36.4344, lon: 25.3345 },
      sentence: {
        en: 'Nearly empty settlement of rock-cut houses and wine cellars, the island’s largest until 1928; wander along the dry stream bed.',
        el: 'Σχεδόν έρημος οικισμός με υπόσκαφα σπίτια και κάναβες, ο μεγαλύτερος του νησιού ως το 1928· περπατήστε τον κατά μήκος του ρέματος.',
      },
    },
  ],
  sights: [
    {
      id: 'koimisi-monastery',
      name: { en: 'Monastery of the Dormition', el: 'Μονή Κοιμήσεως της Θεοτόκου' },
      position: { lat: 36.4132, lon: 25.3503 },
      sentence: {
        en: 'Lonely white monastery near the south cape, some 3 km from Manolas by a path along the rim past deserted Kera; bring water.',
        el: 'Μοναχικό άσπρο μοναστήρι κοντά στο νότιο ακρωτήρι, περίπου 3 χλμ. από τον Μανωλά με μονοπάτι στο φρύδι, μέσα από την έρημη Κερά.',
      },
    },
    {
      id: 'korfos-steps',
      name: { en: 'The steps of Korfos', el: 'Τα σκαλιά του Κόρφου' },
      position: { lat: 36.4347, lon: 25.348 },
      sentence: {
        en: 'Zigzag of some 270 broad steps between the old harbour and Manolas; about twenty minutes up, best before the midday heat.',
        el: 'Φιδωτή ανηφόρα με περίπου 270 πλατιά σκαλοπάτια από το παλιό λιμάνι ως τον Μανωλά· γύρω στα είκοσι λεπτά, πριν από το λιοπύρι.',
      },
    },
    {
      id: 'agios-konstantinos',
      name: { en: 'Agios Konstantinos', el: 'Άγιος Κωνσταντίνος' },
      position: { lat: 36.4337, lon: 25.345 },
      sentence: {
        en: 'Church of 1874 that crowns Manolas; the terrace beside it looks straight over Nea Kameni to Fira on the opposite cliff.',
        el: 'Εκκλησία του 1874 που δεσπόζει στον Μανωλά· από το προαύλιο βλέπετε τη Νέα Καμένη και, στον απέναντι γκρεμό, τα Φηρά.',
      },
    },
    {
      id: 'agia-irini',
      name: { en: 'Chapel of Agia Irini', el: 'Εκκλησία της Αγίας Ειρήνης' },
      position: { lat: 36.4535, lon: 25.3447 },
      sentence: {
        en: 'Small white church above Riva, one of those said to have given Santorini its name (Santa Irini); minutes from the quay.',
        el: 'Μικρή άσπρη εκκλησία πάνω από τη Ρίβα, από εκείνες που λέγεται ότι έδωσαν στη Σαντορίνη το όνομά της (Santa Irini).',
      },
    },
  ],
  figures: [
    {
      id: 'riva-christos',
      what: 'Riva by Agrilia to the chapel of Christos on foot, walking time',
      unit: 'minutes',
      value: 50,
      source: 'http://www.cycladen.be/ThirasiaEng.htm',
    },
    {
      id: 'christos-manolas',
      what: 'Chapel of Christos by Potamos to Manolas on foot, walking time',
      unit: 'minutes',
      value: 45,
      source: 'http://www.cycladen.be/ThirasiaEng.htm',
    },
    {
      id: 'manolas-riva',
      what: 'Manolas to Riva by the road, on foot, walking time',
      unit: 'minutes',
      value: 55,
      source: 'http://www.cycladen.be/ThirasiaEng.htm',
    },
    {
      id: 'round',
      what: 'Riva, Agrilia, Potamos, Manolas, Riva, walking time',
      unit: 'minutes',
      value: 150,
      source: 'http://www.cycladen.be/ThirasiaEng.htm',
    },
    {
      id: 'manolas-monastery',
      what: 'Manolas to the monastery of the Dormition, one way',
      unit: 'kilometres',
      value: 3,
      source: null,
    },
    {
      id: 'profitis-ilias',
      what: 'Chapel of Profitis Ilias at Kera, height',
      unit: 'metres',
      value: 270,
      source: 'https://www.santorini.gr/santorini/thirasia/tour/',
    },
    {
      id: 'korfos-steps',
      what: 'Steps from Korfos to Manolas',
      unit: 'count',
      value: 270,
      source: 'https://www.santorini.gr/santorini/thirasia/tour/',
    },
  ],
  sources: [
    { title: 'Wikipedia: Therasia', url: 'https://en.wikipedia.org/wiki/Therasia' },
    {
      title: 'Santorini.gr: Thirasia, tour',
      url: 'https://www.santorini.gr/santorini/thirasia/tour/',
    },
    {
      title: 'ELSTAT: Population and Housing Census 2021, resident population',
      url: 'https://www.statistics.gr/en/2021-census-res-pop-results',
    },
    { title: 'Cycladen.be: walk on Thirasia', url: 'http://www.cycladen.be/ThirasiaEng.htm' },
    {
      title: 'Incredible Greece: Aegean wonders, Thirasia',
      url: 'https://www.incredible-greece.com/santorini/aegean-wonders',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
