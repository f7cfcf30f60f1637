import type { Island } from '../schema';

export const sikinos: Island = {
  id: 'sikinos',
  slug: 'sikinos',
  name: { en: 'Sikinos', el: 'Σίκινος' },
  featured: false,
  guideOrder: 20,
  otherNames: ['sicinos'],
  declensions: [
    { nominative: 'Σίκινος', gender: 'feminine', genitive: 'Σικίνου', accusative: 'Σίκινο' },
    { nominative: 'Αλοπρόνοια', gender: 'feminine', genitive: 'Αλοπρόνοιας' },
  ],
  costGroup: 'quiet',
  climateStation: 'paros',
  mainTown: 'kastro',
  shortDescription: {
    en: 'Terraced hills, old footpaths and a twin village on a cliff, between Ios and Folegandros.',
    el: 'Πεζούλες, παλιά μονοπάτια και ένα διπλό χωριό στον γκρεμό, ανάμεσα στην Ίο και τη Φολέγανδρο.',
  },
  description: {
    en: 'Sikinos has some 250 residents, one port and one village, and has been in no hurry to add to them. The village is two hamlets facing each other, Kastro and Chorio, some 280 m up near the northern cliffs; below them terraces and dry-stone walls run to the sea. The great sight is Episkopi, a Roman tomb that became a church and still stands almost whole in an empty valley.',
    el: 'Η Σίκινος έχει γύρω στους 250 κατοίκους, ένα λιμάνι και ένα χωριό, και δεν βιάστηκε ποτέ να προσθέσει κι άλλα. Το χωριό είναι δύο γειτονιές αντικριστές, το Κάστρο και το Χωριό, στα 280 μ., κοντά στους βόρειους γκρεμούς· από κάτω πεζούλες και ξερολιθιές φτάνουν ως τη θάλασσα. Το μεγάλο αξιοθέατο είναι η Επισκοπή, ένας ρωμαϊκός τάφος που έγινε εκκλησία και στέκει σχεδόν ακέραιος σε μια έρημη κοιλάδα.',
  },
  image: null,
  activities: [
    { en: 'Walk to Episkopi', el: 'Πεζοπορία ως την Επισκοπή' },
    { en: 'Wander Kastro’s square', el: 'Βόλτα στην πλατεία του Κάστρου' },
    { en: 'Swim at Agios Georgios', el: 'Μπάνιο στον Άγιο Γεώργιο' },
    { en: 'Climb to Zoodochos Pigi', el: 'Ανάβαση στη Ζωοδόχο Πηγή' },
  ],
  position: { lat: 36.6756, lon: 25.1161 },
  areaKm2: 41.7,
  population: { count: 253, censusYear: 2021, note: null },
  highestPoint: {
    name: { en: 'Troulos', el: 'Τρούλος' },
    metres: 553,
    position: { lat: 36.681, lon: 25.108 },
  },
  ports: [
    {
      id: 'alopronia-port',
      name: { en: 'Alopronia', el: 'Αλοπρόνοια' },
      position: { lat: 36.6745, lon: 25.1458 },
      main: true,
      note: {
        en: 'The only port, on the south-east coast, with a sandy beach beside the quay. Chora is 3.5 km up; the municipal bus runs with the boats in summer, taxis are hardly to be had.',
        el: 'Το μοναδικό λιμάνι, στα νοτιοανατολικά, με αμμουδιά δίπλα στην προβλήτα. Η Χώρα είναι 3,5 χλμ. ψηλότερα· το καλοκαίρι το δημοτικό λεωφορείο ακολουθεί τα πλοία, ταξί μετά βίας θα βρείτε.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['quiet', 'hiking', 'villages'],
    text: {
      en: 'People come to walk, swim and talk to whoever is in the square; a loud evening is two tables singing. Beaches with a road are three, shops a few, and there is no hospital, so pack what you need. If you want choice in food or nightlife, Ios is the next island.',
      el: 'Εδώ έρχεται κανείς για να περπατήσει, να κολυμπήσει και να πιάσει κουβέντα στην πλατεία· θορυβώδης βραδιά είναι δύο παρέες που τραγουδούν. Οι παραλίες με δρόμο είναι τρεις, τα μαγαζιά λίγα και νοσοκομείο δεν υπάρχει, οπότε φέρτε ό,τι χρειάζεστε. Αν θέλετε επιλογές στο φαγητό ή νυχτερινή ζωή, η Ίος είναι το διπλανό νησί.',
    },
  },
  bestMonths: {
    months: [5, 6, 9],
    text: {
      en: 'May for walking on green terraces, June and September for the sea with few people about. August brings returning families and the feast of 15 August, and the few rooms fill. In winter only a handful of places stay open and boats are missed when it blows.',
      el: 'Μάιος για περπάτημα στις πράσινες πεζούλες, Ιούνιος και Σεπτέμβριος για θάλασσα με λίγο κόσμο. Τον Αύγουστο επιστρέφουν οι οικογένειες, γίνεται το πανηγύρι του Δεκαπενταύγουστου και τα λίγα δωμάτια γεμίζουν. Τον χειμώνα μένουν ανοιχτά ελάχιστα μαγαζιά και με αέρα τα πλοία δεν πιάνουν.',
    },
  },
  gettingThere: {
    text: {
      en: 'Conventional ferries of the western Cyclades line come from Piraeus a few times a week in eight hours or more, and in some seasons a slow boat sails from Lavrio. Many visitors take a faster boat to Ios, Folegandros or Santorini and change: Folegandros is about half an hour away, Ios not much more. There can be days without a boat, so plan the hops before you book rooms.',
      el: 'Τα συμβατικά πλοία της γραμμής των δυτικών Κυκλάδων έρχονται από τον Πειραιά λίγες φορές την εβδομάδα, σε οκτώ ώρες ή παραπάνω, και κάποιες περιόδους υπάρχει αργό πλοίο από το Λαύριο. Πολλοί φτάνουν πιο γρήγορα ως την Ίο, τη Φολέγανδρο ή τη Σαντορίνη και αλλάζουν: η Φολέγανδρος απέχει περίπου μισή ώρα, η Ίος λίγο περισσότερο. Το δύσκολο είναι η συχνότητα, γιατί υπάρχουν μέρες χωρίς πλοίο: σχεδιάστε τις μετακινήσεις πριν κλείσετε δωμάτιο.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [425, 635], direct: true },
      { from: 'piraeus', vessel: 'high-speed', minutes: [330, 540], direct: false },
    ],
  },
  beaches: [
    {
      id: 'alopronia-beach',
      name: { en: 'Alopronia', el: 'Αλοπρόνοια' },
      position: { lat: 36.6755, lon: 25.1445 },
      sentence: {
        en: 'Sandy port beach some 200 m long with tamarisks, shallow and out of the north wind; tavernas at its edge.',
        el: 'Αμμουδιά στο λιμάνι, περίπου 200 μ., με αρμυρίκια, ρηχά νερά και απάγκιο από τον βοριά· ταβέρνες στην άκρη της.',
      },
    },
    {
      id: 'dialiskari',
      name: { en: 'Dialiskari', el: 'Διαλισκάρι' },
      position: { lat: 36.6868, lon: 25.1559 },
      sentence: {
        en: 'Small clear cove with sand and a chapel set back from it, by side road or along a path above the harbour.',
        el: 'Μικρός καθαρός όρμος με άμμο και ένα εκκλησάκι πιο πίσω, με παράδρομο ή με μονοπάτι πάνω από το λιμάνι.',
      },
    },
    {
      id: 'agios-georgios',
      name: { en: 'Agios Georgios', el: 'Άγιος Γεώργιος' },
      position: { lat: 36.6936, lon: 25.1664 },
      sentence: {
        en: 'Sand and pebble bay facing Ios with a seasonal taverna; the bus comes in high summer, otherwise drive or take the boat.',
        el: 'Όρμος με άμμο και βότσαλο απέναντι από την Ίο, με εποχική ταβέρνα· το καλοκαίρι έρχεται λεωφορείο, αλλιώς αυτοκίνητο ή καραβάκι.',
      },
    },
    {
      id: 'malta',
      name: { en: 'Malta', el: 'Μάλτα' },
      position: { lat: 36.7086, lon: 25.1756 },
      sentence: {
        en: 'Remote bay at the north-east end opposite Ios, by boat from the port or a long walk; no shade, no taverna.',
        el: 'Απόμακρος όρμος στη βορειοανατολική άκρη, απέναντι από την Ίο, με καραβάκι ή πολύ περπάτημα· ούτε σκιά ούτε μαγαζί.',
      },
    },
    {
      id: 'agios-panteleimonas',
      name: { en: 'Agios Panteleimonas', el: 'Άγιος Παντελεήμονας' },
      position: { lat: 36.6594, lon: 25.1227 },
      sentence: {
        en: 'South-facing cove below a chapel on the roadless coast, reached by excursion boat or a rough path; take everything with you.',
        el: 'Νότιος όρμος κάτω από ξωκλήσι, σε ακτή χωρίς δρόμο, με καραβάκι ή τραχύ μονοπάτι· πάρτε μαζί σας ό,τι χρειάζεστε.',
      },
    },
  ],
  villages: [
    {
      id: 'kastro',
      name: { en: 'Kastro (Chora)', el: 'Κάστρο (Χώρα)' },
      position: { lat: 36.6935, lon: 25.1195 },
      sentence: {
        en: 'Fortified village of the 15th century whose outer houses were the wall; cafés and the town hall share its small square.',
        el: 'Οχυρωμένο χωριό του 15ου αιώνα, με τα εξωτερικά σπίτια για τείχος· καφενεία και δημαρχείο μοιράζονται τη μικρή πλατεία.',
      },
    },
    {
      id: 'chorio',
      name: { en: 'Chorio', el: 'Χωριό' },
      position: { lat: 36.6922, lon: 25.1173 },
      sentence: {
        en: 'The quieter half of Chora on the facing slope: narrow stepped lanes, half-ruined houses, mills above and few shops.',
        el: 'Το πιο ήσυχο μισό της Χώρας, στην απέναντι πλαγιά: στενά με σκαλιά, μισοερειπωμένα σπίτια, μύλοι ψηλά και λίγα μαγαζιά.',
      },
    },
    {
      id: 'alopronia',
      name: { en: 'Alopronia', el: 'Αλοπρόνοια' },
      position: { lat: 36.6758, lon: 25.1438 },
      sentence: {
        en: 'Port settlement with most of the island’s rooms, two or three tavernas and the boats for the far beaches.',
        el: 'Ο οικισμός του λιμανιού με τα περισσότερα δωμάτια, δυο τρεις ταβέρνες και τα καραβάκια για τις μακρινές παραλίες.',
      },
    },
  ],
  sights: [
    {
      id: 'episkopi',
      name: { en: 'Episkopi', el: 'Επισκοπή' },
      position: { lat: 36.6697, lon: 25.0923 },
      sentence: {
        en: 'Roman mausoleum turned domed church, alone in a high valley; 5 km by road or a fine path of an hour and a half from Chora.',
        el: 'Ρωμαϊκό μαυσωλείο που έγινε τρουλαία εκκλησία, μόνο του σε ορεινή κοιλάδα· 5 χλμ. δρόμος ή μιάμιση ώρα μονοπάτι από τη Χώρα.',
      },
    },
    {
      id: 'zoodochos-pigi',
      name: { en: 'Monastery of Zoodochos Pigi', el: 'Μονή Ζωοδόχου Πηγής (Χρυσοπηγή)' },
      position: { lat: 36.6957, lon: 25.1222 },
      sentence: {
        en: 'Fortress-like convent of 1690 on the cliff above Chora, once a refuge from pirates; steps go up, best in the late afternoon.',
        el: 'Μοναστήρι-φρούριο του 1690 στον γκρεμό πάνω από τη Χώρα, άλλοτε καταφύγιο από τους πειρατές· ανεβείτε τα σκαλιά το απόγευμα.',
      },
    },
    {
      id: 'panagia-pantanassa',
      name: { en: 'Panagia Pantanassa', el: 'Παναγία Παντάνασσα' },
      position: { lat: 36.6934, lon: 25.1197 },
      sentence: {
        en: 'Blue-domed church of 1787 on the square of Kastro, with a gilded screen and icons of the Cretan school.',
        el: 'Εκκλησία του 1787 με γαλάζιο τρούλο στην πλατεία του Κάστρου, με χρυσωμένο τέμπλο και εικόνες της Κρητικής Σχολής.',
      },
    },
    {
      id: 'byzantine-museum',
      name: { en: 'Byzantine Museum', el: 'Βυζαντινό Μουσείο' },
      position: { lat: 36.6931, lon: 25.1192 },
      sentence: {
        en: 'Icons from the island’s churches in a restored house by Paraporti, the old gate of Kastro; open in high summer only.',
        el: 'Εικόνες από τις εκκλησίες του νησιού σε αναστηλωμένο σπίτι στο Παραπόρτι, την παλιά πύλη του Κάστρου· ανοίγει μόνο το καλοκαίρι.',
      },
    },
  ],
  figures: [
    {
      id: 'alopronia-length',
      what: 'Length of the beach of Alopronia',
      unit: 'metres',
      value: 200,
      source: 'https://www.schalimara.de/griechenland/sikinos/die-inselerkundung/',
    },
    {
      id: 'chora-episkopi',
      what: 'Chora to Episkopi on foot',
      unit: 'minutes',
      value: 90,
      source: 'https://www.schalimara.de/griechenland/sikinos/die-inselerkundung/',
    },
    {
      id: 'port-path',
      what: 'Alopronia to Kastro by the old path, on foot',
      unit: 'minutes',
      value: [50, 75],
      source: null,
    },
    {
      id: 'episkopi-ioannis',
      what: 'Episkopi to the beach of Agios Ioannis on foot',
      unit: 'kilometres',
      value: [3, 4],
      source: 'https://booktickets.gr/fr/destinations/sikinos',
    },
  ],
  sources: [
    {
      title: 'ELSTAT: Population and Housing Census 2021, resident population',
      url: 'https://www.statistics.gr/en/2021-census-res-pop-results',
    },
    { title: 'Wikipedia: Sikinos', url: 'https://en.wikipedia.org/wiki/Sikinos' },
    {
      title: 'Sikinostravel.com: Episkopi',
      url: 'https://sikinostravel.com/sikinos-island/view-points/episkopi',
    },
    { title: 'ToposText: Episkopi', url: 'https://topostext.org/place/367251SEpi' },
    {
      title: 'Zeus.guide: Kastro and Chora of Sikinos',
      url: 'https://www.zeus.guide/sikinos-travel-guide/e-sikinos-kastro-chora/',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
