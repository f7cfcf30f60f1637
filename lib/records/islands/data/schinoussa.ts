import type { Island } from '../schema';

export const schinoussa: Island = {
  id: 'schinoussa',
  slug: 'schinoussa',
  name: { en: 'Schinoussa', el: 'Σχοινούσα' },
  featured: false,
  guideOrder: 16,
  otherNames: [
    'schinousa',
    'schoinoussa',
    'schoinousa',
    'skhinoussa',
    'skhinousa',
    'skinoussa',
    'skinousa',
    'shinoussa',
    'shinousa',
  ],
  declensions: [
    { nominative: 'Σχοινούσα', gender: 'feminine', genitive: 'Σχοινούσας' },
    { nominative: 'Μερσίνι', gender: 'neuter', genitive: 'Μερσινιού' },
  ],
  costGroup: 'quiet',
  climateStation: 'paros',
  mainTown: 'chora',
  shortDescription: {
    en: 'A low farming island with a hilltop village and small sandy beaches within half an hour on foot.',
    el: 'Χαμηλό αγροτικό νησί με ένα χωριό στον λόφο και μικρές αμμουδιές σε απόσταση μισής ώρας με τα πόδια.',
  },
  description: {
    en: 'Schinoussa lies in the middle of the Small Cyclades, low and deeply indented, with fields of barley and fava between dry-stone walls. Chora stands on the ridge, out of sight from the harbour, as was wise in the years of piracy, and from it dirt tracks run down to some sixteen beaches. None is far: the longest walk takes about half an hour. The port, Mersini, is one of the safest small harbours of the Aegean.',
    el: 'Η Σχοινούσα βρίσκεται στη μέση των Μικρών Κυκλάδων, χαμηλή και με πολλούς όρμους, με κριθάρι και φάβα ανάμεσα σε ξερολιθιές. Η Χώρα είναι στη ράχη, αθέατη από το λιμάνι, όπως το ήθελαν τα χρόνια της πειρατείας, και από εκεί χωματόδρομοι κατεβαίνουν σε καμιά δεκαεξαριά παραλίες. Καμία δεν είναι μακριά: η μεγαλύτερη διαδρομή είναι περίπου μισή ώρα. Το λιμάνι, το Μερσίνι, είναι από τα πιο ασφαλή καταφύγια του Αιγαίου για μικρά σκάφη.',
  },
  image: null,
  activities: [
    { en: 'Walk beach to beach', el: 'Περπάτημα από παραλία σε παραλία' },
    { en: 'Swim at Psili Ammos', el: 'Μπάνιο στην Ψιλή Άμμο' },
    { en: 'Taste the local fava', el: 'Δοκιμή της ντόπιας φάβας' },
    { en: 'Watch yachts at Mersini', el: 'Βόλτα στα σκάφη στο Μερσίνι' },
  ],
  position: { lat: 36.8725, lon: 25.52 },
  areaKm2: 8.144,
  population: { count: 229, censusYear: 2021, note: null },
  highestPoint: {
    name: { en: 'Mylos', el: 'Μύλος' },
    metres: 133,
    position: { lat: 36.877, lon: 25.5165 },
  },
  ports: [
    {
      id: 'mersini',
      name: { en: 'Mersini', el: 'Μερσίνι' },
      position: { lat: 36.869, lon: 25.5102 },
      main: true,
      note: {
        en: 'The only port, in a narrow sheltered bay; Chora is 1.2 km uphill on asphalt, and rooms often send a car to meet you.',
        el: 'Το μοναδικό λιμάνι, σε στενό απάνεμο κόλπο· η Χώρα είναι 1,2 χλμ. ανηφόρα στην άσφαλτο και συχνά στέλνουν αυτοκίνητο να σας πάρει.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['quiet', 'beaches', 'families', 'sailing'],
    text: {
      en: 'An island for slow days: a swim, lunch, a walk back up to Chora. Distances suit children, and crews of yachts like Mersini. There are few sights, little shade on the tracks and hardly any nightlife, so two to four days are enough for most people.',
      el: 'Νησί για αργές μέρες: ένα μπάνιο, φαγητό, και επιστροφή με τα πόδια στη Χώρα. Οι αποστάσεις βολεύουν τα παιδιά, και τα ιστιοπλοϊκά αγαπούν το Μερσίνι. Αξιοθέατα υπάρχουν λίγα, σκιά στους χωματόδρομους επίσης, και νυχτερινή ζωή σχεδόν καθόλου· δύο με τέσσερις μέρες αρκούν στους περισσότερους.',
    },
  },
  bestMonths: {
    months: [6, 9],
    text: {
      en: 'June and September: warm sea, open tavernas and beaches you may have to yourself. In August the few rooms are booked long before. Spring is green and good for walking, but many places open only in late May.',
      el: 'Ιούνιος και Σεπτέμβριος: ζεστή θάλασσα, ανοιχτές ταβέρνες και παραλίες που ίσως τις έχετε όλες δικές σας. Τον Αύγουστο τα λίγα δωμάτια έχουν κλείσει από καιρό. Η άνοιξη είναι πράσινη και καλή για περπάτημα, αλλά πολλά μαγαζιά ανοίγουν μόλις στα τέλη Μαΐου.',
    },
  },
  gettingThere: {
    text: {
      en: 'A conventional ferry from Piraeus takes seven to eight hours by way of Paros and Naxos and does not run every day. The alternative is to come to Naxos and take the small local ferry, about an hour and a half further with the stop at Iraklia. The same boat goes on to Koufonisia, Donousa and Amorgos. It is the first to be cancelled in a strong wind, so do not plan a flight for the same day.',
      el: 'Το συμβατικό πλοίο από τον Πειραιά κάνει επτά με οκτώ ώρες μέσω Πάρου και Νάξου και δεν έρχεται κάθε μέρα. Η άλλη λύση είναι να φτάσετε στη Νάξο και να πάρετε το μικρό τοπικό καράβι, περίπου μιάμιση ώρα ακόμη, με στάση στην Ηρακλειά. Το ίδιο συνεχίζει για Κουφονήσια, Δονούσα και Αμοργό. Με δυνατό άνεμο ακυρώνεται πρώτο, γι’ αυτό μην υπολογίζετε πτήση την ίδια μέρα.',
    },
    seaLinks: [
      { from: 'piraeus', vessel: 'conventional', minutes: [435, 440], direct: true },
      { from: 'piraeus', vessel: 'high-speed', minutes: [300, 420], direct: false },
    ],
  },
  beaches: [
    {
      id: 'tsigouri',
      name: { en: 'Tsigouri', el: 'Τσιγκούρι' },
      position: { lat: 36.866, lon: 25.515 },
      sentence: {
        en: 'The nearest to Chora, ten minutes down a steep road: darkish sand, tamarisks for shade and the sunset in front.',
        el: 'Η πιο κοντινή στη Χώρα, δέκα λεπτά με απότομη κατηφόρα: σκουρόχρωμη άμμος, αρμυρίκια για σκιά και το ηλιοβασίλεμα μπροστά.',
      },
    },
    {
      id: 'livadi',
      name: { en: 'Livadi', el: 'Λιβάδι' },
      position: { lat: 36.8602, lon: 25.5228 },
      sentence: {
        en: 'A long bay of sand and shallow water below Chora to the south, with trees and a taverna in season; good for children.',
        el: 'Μακρύς όρμος με άμμο και ρηχά νερά, νότια κάτω από τη Χώρα, με δέντρα και ταβέρνα στη σεζόν· καλός για παιδιά.',
      },
    },
    {
      id: 'aligaria',
      name: { en: 'Aligaria', el: 'Αλυγαριά' },
      position: { lat: 36.8565, lon: 25.527 },
      sentence: {
        en: 'A southern bay with a pair of small sandy coves, sheltered from the meltemi and reached by a dirt track.',
        el: 'Νότιος κόλπος με δύο μικρούς αμμουδερούς όρμους, απάνεμος στο μελτέμι, όπου φτάνετε από χωματόδρομο.',
      },
    },
    {
      id: 'almyros',
      name: { en: 'Almyros', el: 'Αλμυρός' },
      position: { lat: 36.8615, lon: 25.5375 },
      sentence: {
        en: 'Sand and very shallow water in the south-east, about half an hour on foot from Chora, with nothing to buy nearby.',
        el: 'Άμμος και πολύ ρηχά νερά στα νοτιοανατολικά, περίπου μισή ώρα με τα πόδια από τη Χώρα, χωρίς μαγαζί κοντά.',
      },
    },
    {
      id: 'psili-ammos',
      name: { en: 'Psili Ammos', el: 'Ψιλή Άμμος' },
      position: { lat: 36.88, lon: 25.5276 },
      wind: [
        {
          from: ['ne', 'ne'],
          effects: [],
          fetchKm: 4,
          source: {
            title: 'E-nearme: Psili Ammos on the north-east coast (in Greek)',
            url: 'https://e-nearme.com/en/paralia-psili-ammos-5',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Fine pale sand in a small bay a short walk from Messaria, facing Koufonisia and open to the north-east.',
        el: 'Ψιλή ανοιχτόχρωμη άμμος σε μικρό όρμο κοντά στη Μεσαριά, με θέα στα Κουφονήσια, ανοιχτός στον γρέγο.',
      },
    },
    {
      id: 'gerolimnionas',
      name: { en: 'Gerolimnionas', el: 'Γερολιμνιώνας' },
      position: { lat: 36.8857, lon: 25.5127 },
      sentence: {
        en: 'A hidden cove on the north coast, at the end of a rough track and across a fenced goat pasture whose gate may be shut; only for calm days and stout shoes.',
        el: 'Κρυμμένος όρμος στη βόρεια ακτή, μετά από κακό χωματόδρομο και περιφραγμένο βοσκότοπο που η πόρτα του μπορεί να είναι κλειστή· μόνο με μπουνάτσα και γερά παπούτσια.',
      },
    },
  ],
  villages: [
    {
      id: 'chora',
      name: { en: 'Chora (Panagia)', el: 'Χώρα (Παναγία)' },
      position: { lat: 36.8704, lon: 25.5187 },
      sentence: {
        en: 'One long street of white houses on the ridge, with the shops, the bakery and most tavernas of the island along it.',
        el: 'Ένας μακρύς δρόμος με άσπρα σπίτια πάνω στη ράχη, με τα μαγαζιά, τον φούρνο και τις περισσότερες ταβέρνες του νησιού.',
      },
    },
    {
      id: 'messaria',
      name: { en: 'Messaria', el: 'Μεσαριά' },
      position: { lat: 36.8807, lon: 25.5218 },
      sentence: {
        en: 'A farming hamlet among grain fields in the north, some twenty minutes from Chora and the way to Psili Ammos.',
        el: 'Αγροτικός οικισμός μέσα σε σπαρμένα χωράφια στα βόρεια, γύρω στα είκοσι λεπτά από τη Χώρα, στον δρόμο για την Ψιλή Άμμο.',
      },
    },
    {
      id: 'mersini',
      name: { en: 'Mersini', el: 'Μερσίνι' },
      position: { lat: 36.8703, lon: 25.5108 },
      sentence: {
        en: 'A handful of houses, fish tavernas and a scrap of beach round the harbour, with yachts moored off it all summer.',
        el: 'Λίγα σπίτια, ψαροταβέρνες και μια μικρή παραλία γύρω από το λιμάνι, με ιστιοφόρα αγκυροβολημένα όλο το καλοκαίρι.',
      },
    },
  ],
  sights: [
    {
      id: 'panagia-akathi',
      name: { en: 'Panagia Akathi', el: 'Παναγία Ακαθή' },
      position: { lat: 36.8707, lon: 25.519 },
      sentence: {
        en: 'The church of Chora, named after the Akathist Hymn; many women of the island were baptised Akathi after its icon.',
        el: 'Η εκκλησία της Χώρας, με όνομα από τον Ακάθιστο Ύμνο· πολλές γυναίκες του νησιού βαφτίστηκαν Ακαθή στη χάρη της.',
      },
    },
    {
      id: 'folklore-museum',
      name: { en: 'Folklore Museum', el: 'Λαογραφικό Μουσείο' },
      position: { lat: 36.87, lon: 25.5183 },
      sentence: {
        en: 'Tools, furniture and household things of the old island in a Chora house; ask in the village when it opens.',
        el: 'Εργαλεία, έπιπλα και σκεύη του παλιού νησιού σε ένα σπίτι της Χώρας· ρωτήστε στο χωριό πότε ανοίγει.',
      },
    },
    {
      id: 'evangelistria',
      name: { en: 'Evangelistria, Messaria', el: 'Ευαγγελίστρια, Μεσαριά' },
      position: { lat: 36.881, lon: 25.5221 },
      sentence: {
        en: 'The white church of Messaria, a landmark among the fields and a good turning point for a walk from Chora.',
        el: 'Η λευκή εκκλησία της Μεσαριάς, σημάδι μέσα στα χωράφια και καλό τέρμα για έναν περίπατο από τη Χώρα.',
      },
    },
  ],
  figures: [
    {
      id: 'port-chora',
      what: 'Road from Mersini to Chora',
      unit: 'kilometres',
      value: 1.2,
      source:
        'http://www.roughguides.com/destinations/europe/greece/the-cyclades/lesser-cyclades/skhinoussa/?wpfpaction=add&postid=19664',
    },
    {
      id: 'chora-tsigouri',
      what: 'Chora down to Tsigouri on foot',
      unit: 'minutes',
      value: 10,
      source:
        'http://www.roughguides.com/destinations/europe/greece/the-cyclades/lesser-cyclades/skhinoussa/?wpfpaction=add&postid=19664',
    },
    {
      id: 'chora-livadi',
      what: 'Chora down to Livadi on foot',
      unit: 'minutes',
      value: 10,
      source: 'https://www.schalimara.de/griechenland/schinoussa/die-inselerkundung/',
    },
    {
      id: 'chora-almyros',
      what: 'Chora to Almyros on foot',
      unit: 'minutes',
      value: 30,
      source:
        'http://www.roughguides.com/destinations/europe/greece/the-cyclades/lesser-cyclades/skhinoussa/?wpfpaction=add&postid=19664',
    },
    {
      id: 'messaria-fykio',
      what: 'Messaria to Fykio on foot',
      unit: 'minutes',
      value: 15,
      source: 'https://www.schalimara.de/griechenland/schinoussa/die-inselerkundung/',
    },
    {
      id: 'north-round',
      what: 'Chora, Psili Ammos, Fykio, Gerolimnionas and back, walking time',
      unit: 'minutes',
      value: 150,
      source: 'http://www.islandwalking.com/wordpress/greek-islands/schinoussa/',
    },
  ],
  sources: [
    {
      title: 'Hellenic Statistical Authority (ELSTAT), Population and Housing Census 2021',
      url: 'https://www.statistics.gr/en/2021-census-pop-hous',
    },
    { title: 'Wikipedia, Schoinoussa', url: 'https://en.wikipedia.org/wiki/Schoinoussa' },
    {
      title: 'Municipality of Naxos and Small Cyclades, Small Cyclades guide',
      url: 'https://issuu.com/naxosandsmallcyclades/docs/small-cyclades-guide-en',
    },
    {
      title: 'Rough Guides, Skhinoússa',
      url: 'https://www.roughguides.com/destinations/europe/greece/the-cyclades/lesser-cyclades/skhinoussa/',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
