import type { Island } from '../schema';

export const donousa: Island = {
  id: 'donousa',
  slug: 'donousa',
  name: { en: 'Donousa', el: 'Δονούσα' },
  featured: false,
  guideOrder: 23,
  otherNames: ['donoussa', 'dhonousa', 'dhonoussa', 'denousa'],
  declensions: [
    { nominative: 'Δονούσα', gender: 'feminine', genitive: 'Δονούσας' },
    { nominative: 'Σταυρός', gender: 'masculine', genitive: 'Σταυρού', accusative: 'Σταυρό' },
  ],
  costGroup: 'quiet',
  climateStation: 'paros',
  mainTown: 'stavros',
  shortDescription: {
    en: 'The outermost of the Small Cyclades: a sandy port, marked paths and bays most easily reached on foot.',
    el: 'Το πιο απόμερο νησί των Μικρών Κυκλάδων: αμμουδερό λιμάνι, σημαδεμένα μονοπάτια και όρμοι για όσους περπατούν.',
  },
  description: {
    en: 'Donousa stands apart from the other Small Cyclades, east of Naxos, a round mountain of an island with about two hundred people. Its port, Stavros, is also its main beach; marked paths and one road lead to Kedros, to the springs of Mersini and over the ridge to Kalotaritissa. The port is open to southerly winds, and in winter the boat sometimes cannot come alongside. Camping, long the custom at Kedros and Livadi, has been forbidden there since 2022 at the latest; in June you may have either beach to yourself.',
    el: 'Η Δονούσα στέκει μόνη της, μακριά από τις άλλες Μικρές Κυκλάδες, ανατολικά της Νάξου: ένα στρογγυλό βουνό με περίπου διακόσιους κατοίκους. Το λιμάνι της, ο Σταυρός, είναι και η κεντρική της παραλία· σημαδεμένα μονοπάτια και ένας δρόμος οδηγούν στον Κέδρο, στην πηγή της Μερσίνης και, πάνω από τη ράχη, στην Καλοταρίτισσα. Το λιμάνι είναι εκτεθειμένο στους νοτιάδες, και τον χειμώνα το πλοίο καμιά φορά δεν μπορεί να δέσει. Η κατασκήνωση στον Κέδρο και στο Λιβάδι, παλιά συνήθεια, απαγορεύεται το αργότερο από το 2022· τον Ιούνιο ίσως τα βρείτε και τα δύο άδεια.',
  },
  image: null,
  activities: [
    { en: 'Walk to Kalotaritissa', el: 'Πεζοπορία ως την Καλοταρίτισσα' },
    { en: 'Snorkel over Kedros wreck', el: 'Μάσκα στο ναυάγιο του Κέδρου' },
    { en: 'Rest at Mersini spring', el: 'Στάση στην πηγή της Μερσίνης' },
    { en: 'Boat trip to the caves', el: 'Με το καΐκι στις σπηλιές' },
  ],
  position: { lat: 37.1075, lon: 25.812 },
  areaKm2: 13.652,
  population: { count: 213, censusYear: 2021, note: null },
  highestPoint: {
    name: { en: 'Papas', el: 'Πάπας' },
    metres: 383,
    position: { lat: 37.1105, lon: 25.8135 },
  },
  ports: [
    {
      id: 'stavros',
      name: { en: 'Stavros', el: 'Σταυρός' },
      position: { lat: 37.099, lon: 25.7945 },
      main: true,
      note: {
        en: 'The only port; rooms, shops and tavernas stand round the bay. A strong south wind can keep the ferry from docking.',
        el: 'Το μοναδικό λιμάνι· δωμάτια, μαγαζιά και ταβέρνες είναι γύρω από τον όρμο. Με δυνατό νοτιά το πλοίο μπορεί να μη δέσει.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['quiet', 'hiking', 'beaches'],
    text: {
      en: 'For people who travel light, like to walk and do not mind waiting for a boat. There are no crowds outside August and no big hotels, but also few shops, one village with services and long gaps between ferries. Those with only a weekend should choose an easier island.',
      el: 'Για όσους ταξιδεύουν ελαφριά, περπατούν με ευχαρίστηση και δεν τους πειράζει να περιμένουν το πλοίο. Εκτός Αυγούστου κόσμος δεν υπάρχει, ούτε μεγάλα ξενοδοχεία· υπάρχουν όμως λίγα μαγαζιά, ένα μόνο χωριό με υπηρεσίες και μεγάλα κενά ανάμεσα στα δρομολόγια. Αν έχετε μόνο ένα Σαββατοκύριακο, διαλέξτε πιο εύκολο νησί.',
    },
  },
  bestMonths: {
    months: [6, 9],
    text: {
      en: 'June and September are warm, quiet and safe for the paths; July and August bring the meltemi and most of the visitors. On 14 September Stavros keeps the feast of the Holy Cross, which gave the port its name.',
      el: 'Ο Ιούνιος και ο Σεπτέμβριος είναι ζεστοί, ήσυχοι και καλοί για τα μονοπάτια· ο Ιούλιος και ο Αύγουστος φέρνουν το μελτέμι και τον πιο πολύ κόσμο. Στις 14 Σεπτεμβρίου ο Σταυρός γιορτάζει τον Τίμιο Σταυρό, που του έδωσε το όνομα.',
    },
  },
  gettingThere: {
    text: {
      en: 'A conventional ferry from Piraeus calls a few times a week, by way of Paros and Naxos, and takes seven to eight and a half hours. On other days you change at Naxos to the small local ferry, which also links Donousa with Amorgos and the other Small Cyclades on certain days. The crossing from Naxos is open to the meltemi and can be rough. Check both ways before you book a room: a missed boat may mean two days.',
      el: 'Το συμβατικό πλοίο από τον Πειραιά έρχεται λίγες φορές την εβδομάδα, μέσω Πάρου και Νάξου, και κάνει επτά με οκτώμισι ώρες. Τις άλλες μέρες αλλάζετε στη Νάξο και παίρνετε το μικρό τοπικό καράβι, που ορισμένες μέρες ενώνει τη Δονούσα και με την Αμοργό και τις υπόλοιπες Μικρές Κυκλάδες. Το πέρασμα από τη Νάξο είναι ανοιχτό στο μελτέμι και συχνά έχει κύμα. Πριν κλείσετε δωμάτιο, δείτε και την επιστροφή: ένα χαμένο δρομολόγιο μπορεί να σημαίνει δύο μέρες.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [425, 430], direct: true },
      { from: 'piraeus', vessel: 'high-speed', minutes: [330, 450], direct: false },
    ],
  },
  beaches: [
    {
      id: 'stavros-beach',
      name: { en: 'Stavros', el: 'Σταυρός' },
      position: { lat: 37.0997, lon: 25.7935 },
      sentence: {
        en: 'A crescent of golden sand in the port itself, five minutes from any room; shops and tavernas are a few steps away.',
        el: 'Μισοφέγγαρο με χρυσή άμμο μέσα στο λιμάνι, πέντε λεπτά από κάθε δωμάτιο· μαγαζιά και ταβέρνες είναι δίπλα.',
      },
    },
    {
      id: 'kedros',
      name: { en: 'Kedros', el: 'Κέδρος' },
      position: { lat: 37.0977, lon: 25.8034 },
      wind: [
        {
          from: ['nw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Miahara, September 2012: gusts in Ormos Dendro, the bay of Kedros',
            url: 'https://miahara.blogspot.com/2012/09/just-two-of-us.html',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Sand between two hills, 20 to 25 minutes on foot from Stavros; a wartime wreck shows below the surface of the bay.',
        el: 'Αμμουδιά ανάμεσα σε δύο λόφους, 20 με 25 λεπτά με τα πόδια από τον Σταυρό· στον όρμο διακρίνεται ένα ναυάγιο του πολέμου.',
      },
    },
    {
      id: 'vathy-limenari',
      name: { en: 'Vathy Limenari', el: 'Βαθύ Λιμενάρι' },
      position: { lat: 37.0913, lon: 25.8137 },
      sentence: {
        en: 'A narrow pebbly inlet below the old windmill, by path or summer boat; take your own water and shade.',
        el: 'Στενός όρμος με βότσαλο κάτω από τον παλιό μύλο, με μονοπάτι ή με το καΐκι το καλοκαίρι· πάρτε νερό και σκιά.',
      },
    },
    {
      id: 'livadi',
      name: { en: 'Livadi', el: 'Λιβάδι' },
      position: { lat: 37.0919, lon: 25.8224 },
      sentence: {
        en: 'The second large beach, sandy and wide, at the foot of a steep path from Mersini, with a few trees behind the sand.',
        el: 'Η δεύτερη μεγάλη παραλία, φαρδιά αμμουδιά στο τέλος ενός απότομου μονοπατιού από τη Μερσίνη, με λίγα δέντρα πίσω από την άμμο.',
      },
    },
    {
      id: 'kalotaritissa-beach',
      name: { en: 'Kalotaritissa', el: 'Καλοταρίτισσα' },
      position: { lat: 37.1245, lon: 25.8195 },
      sentence: {
        en: 'Small beaches of pebble and sand in a quiet northern bay, below a hamlet with a summer taverna.',
        el: 'Μικρές παραλίες με βότσαλο και άμμο σε ήσυχο κόλπο στα βόρεια, κάτω από έναν οικισμό με ταβέρνα το καλοκαίρι.',
      },
    },
  ],
  villages: [
    {
      id: 'stavros',
      name: { en: 'Stavros', el: 'Σταυρός' },
      position: { lat: 37.1006, lon: 25.7935 },
      sentence: {
        en: 'White houses round the bay of the port, with a church of the Holy Cross and nearly every shop and room of the island.',
        el: 'Άσπρα σπίτια γύρω από τον όρμο του λιμανιού, με την εκκλησία του Τιμίου Σταυρού και σχεδόν όλα τα μαγαζιά και τα δωμάτια.',
      },
    },
    {
      id: 'mersini',
      name: { en: 'Mersini', el: 'Μερσίνη' },
      position: { lat: 37.0975, lon: 25.827 },
      sentence: {
        en: 'A hamlet on a steep slope in the south-east, with running water, a great plane tree and the view towards Amorgos.',
        el: 'Οικισμός σε απότομη πλαγιά στα νοτιοανατολικά, με τρεχούμενα νερά, έναν μεγάλο πλάτανο και θέα προς την Αμοργό.',
      },
    },
    {
      id: 'kalotaritissa',
      name: { en: 'Kalotaritissa', el: 'Καλοταρίτισσα' },
      position: { lat: 37.1252, lon: 25.8165 },
      sentence: {
        en: 'A few stone houses and the church of Agios Georgios in the north, an hour and a half on foot over the ridge.',
        el: 'Λίγα πέτρινα σπίτια και ο Άγιος Γεώργιος στα βόρεια, μιάμιση ώρα με τα πόδια πάνω από τη ράχη.',
      },
    },
  ],
  sights: [
    {
      id: 'spring-of-mersini',
      name: { en: 'Spring of Mersini', el: 'Πηγή της Μερσίνης' },
      position: { lat: 37.097, lon: 25.8275 },
      sentence: {
        en: 'Drinking water runs from the roots of an old plane tree beside Agia Sofia; the shade is the coolest on the island.',
        el: 'Πόσιμο νερό τρέχει από τις ρίζες ενός γέρικου πλατάνου δίπλα στην Αγία Σοφία· εκεί θα βρείτε την πιο δροσερή σκιά.',
      },
    },
    {
      id: 'geometric-settlement',
      name: { en: 'Settlement of Vathy Limenari', el: 'Οικισμός στο Βαθύ Λιμενάρι' },
      position: { lat: 37.0917, lon: 25.8134 },
      sentence: {
        en: 'Low walls of a Geometric-period settlement on a bare headland above the bay of the same name; no signs or shade, but a wide view.',
        el: 'Χαμηλοί τοίχοι οικισμού της γεωμετρικής εποχής σε γυμνό ακρωτήρι πάνω από τον ομώνυμο όρμο· χωρίς σκιά, με πλατιά θέα.',
      },
    },
    {
      id: 'windmills-of-messaria',
      name: { en: 'Windmills of Messaria', el: 'Μύλοι της Μεσαριάς' },
      position: { lat: 37.0972, lon: 25.813 },
      sentence: {
        en: 'Two ruined mills below the summer hamlet of Messaria (Charavgi), on the coast path that continues from Kedros.',
        el: 'Δύο ερειπωμένοι μύλοι κάτω από τον θερινό οικισμό της Μεσαριάς (Χαραυγή), στο μονοπάτι που συνεχίζει από τον Κέδρο.',
      },
    },
    {
      id: 'fokospilia',
      name: { en: 'Fokospilia', el: 'Φωκοσπηλιά' },
      position: { lat: 37.1102, lon: 25.8405 },
      sentence: {
        en: 'A sea cave at the eastern cape, once a refuge of monk seals; the summer boat from Stavros stops there in calm weather.',
        el: 'Θαλάσσια σπηλιά στο ανατολικό ακρωτήρι, άλλοτε καταφύγιο της φώκιας· με μπουνάτσα σταματά εκεί το καΐκι από τον Σταυρό.',
      },
    },
  ],
  figures: [
    {
      id: 'stavros-kedros',
      what: 'Stavros to Kedros on foot',
      unit: 'minutes',
      value: [20, 25],
      source: 'https://facarospauls.com/apps/greek-islands/28819/donoussa',
    },
    {
      id: 'stavros-kalotaritissa',
      what: 'Stavros to Kalotaritissa over the ridge on foot',
      unit: 'minutes',
      value: [75, 90],
      source: 'https://www.aegeanislands.gr/pois/donousa-kalotaritissa-stavros-en/',
    },
    {
      id: 'kalotaritissa-spring',
      what: 'Kalotaritissa to the spring of Mersini on foot, walking time',
      unit: 'minutes',
      value: 70,
      source: 'http://www.cycladen.be/DonoussaEng.htm',
    },
    {
      id: 'spring-livadi',
      what: 'Spring of Mersini to Livadi on foot, walking time',
      unit: 'minutes',
      value: 30,
      source: 'http://www.cycladen.be/DonoussaEng.htm',
    },
    {
      id: 'livadi-messaria',
      what: 'Livadi to Messaria on foot, walking time',
      unit: 'minutes',
      value: [40, 50],
      source: 'http://www.cycladen.be/DonoussaEng.htm',
    },
    {
      id: 'messaria-stavros',
      what: 'Messaria to the harbour on foot, walking time',
      unit: 'minutes',
      value: 35,
      source: 'http://www.cycladen.be/DonoussaEng.htm',
    },
    {
      id: 'round',
      what: 'Round of the island on foot, walking time',
      unit: 'minutes',
      value: 240,
      source: 'http://www.cycladen.be/DonoussaEng.htm',
    },
    {
      id: 'road',
      what: 'Road from Stavros to Kalotaritissa',
      unit: 'kilometres',
      value: [10, 12],
      source: 'https://greciamia.it/pages/come-muoversi-a-donoussa',
    },
    {
      id: 'bus',
      what: 'Bus from Stavros to Kalotaritissa',
      unit: 'minutes',
      value: 30,
      source: 'https://greciamia.it/pages/come-muoversi-a-donoussa',
    },
    {
      id: 'mersini-road',
      what: 'Road from the harbour to Mersini',
      unit: 'kilometres',
      value: 6.5,
      source:
        'http://panigyri.art/event/%cf%80%ce%b1%ce%bd%ce%b7%ce%b3%cf%8d%cf%81%ce%b9-%cf%84%ce%b7%cf%82-%ce%b1%ce%b3%ce%af%ce%b1%cf%82-%cf%83%ce%bf%cf%86%ce%af%ce%b1%cf%82-2/',
    },
  ],
  sources: [
    {
      title: 'Hellenic Statistical Authority (ELSTAT), Population and Housing Census 2021',
      url: 'https://www.statistics.gr/en/2021-census-pop-hous',
    },
    { title: 'Wikipedia, Donousa', url: 'https://en.wikipedia.org/wiki/Donousa' },
    {
      title: 'Municipality of Naxos and Small Cyclades, beaches of Donoussa',
      url: 'https://www.naxos.gr/donoussas-fabulous-delightful-five/?lang=en',
    },
    {
      title: 'Cultural Portal of the Aegean Archipelago, Donousa',
      url: 'http://aegean.ehw.gr/forms/fLemma.aspx?lemmaid=10467&boithimata_State=&kefalaia_State=',
    },
    {
      title: 'Athens Voice, Donousa 2022 (camping no longer allowed)',
      url: 'https://athensvoice.gr/life/taxidia/766753/donousa-2022-odigos-gia-axiotheata-paralies-kai-fagito/amp',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
