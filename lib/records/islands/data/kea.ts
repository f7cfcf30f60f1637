import type { Island } from '../schema';

export const kea: Island = {
  id: 'kea',
  slug: 'kea',
  name: { en: 'Kea (Tzia)', el: 'Κέα (Τζια)' },
  featured: true,
  guideOrder: 17,
  otherNames: ['tzia', 'keos', 'ceos', 'zia'],
  declensions: [
    { nominative: 'Κέα', gender: 'feminine', genitive: 'Κέας' },
    { nominative: 'Κορησσία', gender: 'feminine', genitive: 'Κορησσίας' },
  ],
  costGroup: 'quiet',
  climateStation: 'syros',
  mainTown: 'ioulida',
  shortDescription: {
    en: 'An hour from Lavrio: oak woods, old paved paths, a tiled hill town and four ancient cities.',
    el: 'Μία ώρα από το Λαύριο: βελανιδιές, παλιά καλντερίμια, η Ιουλίδα στον λόφο και τέσσερις αρχαίες πόλεις.',
  },
  description: {
    en: 'Kea, which everyone calls Tzia, is the nearest of the Cyclades to Attica and does not look like the others: roofs are tiled, houses are of brown stone and old oaks grow in the middle of the island. In antiquity it held four cities, and stone-paved paths still lead to what remains of them. Athenians have built their weekend houses here, so it is calm from Monday to Thursday and full on Saturday. Many of the best beaches lie at the end of dirt roads.',
    el: 'Η Κέα, που όλοι τη λένε Τζια, είναι το κοντινότερο νησί των Κυκλάδων στην Αττική και δεν μοιάζει με τα άλλα: έχει κεραμίδια στις στέγες, σπίτια από καφετιά πέτρα και γέρικες βελανιδιές στη μέση του νησιού. Στην αρχαιότητα είχε τέσσερις πόλεις, και πλακόστρωτα μονοπάτια οδηγούν ακόμη σε ό,τι έμεινε από αυτές. Οι Αθηναίοι έχουν εδώ τα εξοχικά τους, γι’ αυτό από Δευτέρα ως Πέμπτη έχει ησυχία και το Σάββατο κόσμο. Πολλές από τις καλές παραλίες είναι στο τέλος χωματόδρομων.',
  },
  image: null,
  activities: [
    { en: 'Walk down to Karthaia', el: 'Πεζοπορία στην Καρθαία' },
    { en: 'See the stone lion', el: 'Στο πέτρινο λιοντάρι' },
    { en: 'Evening at Vourkari harbour', el: 'Βραδιά στο Βουρκάρι' },
    { en: 'Swim at Otzias', el: 'Μπάνιο στον Οτζιά' },
  ],
  position: { lat: 37.6167, lon: 24.3333 },
  areaKm2: 131.7,
  population: {
    count: 2335,
    censusYear: 2021,
    note: {
      en: 'The figure is for the Municipality of Kea, which also includes uninhabited Makronisos.',
      el: 'Ο αριθμός αφορά τον Δήμο Κέας, στον οποίο ανήκει και η ακατοίκητη Μακρόνησος.',
    },
  },
  highestPoint: {
    name: { en: 'Profitis Ilias', el: 'Προφήτης Ηλίας' },
    metres: 568,
    position: { lat: 37.621, lon: 24.3591 },
  },
  ports: [
    {
      id: 'korissia',
      name: { en: 'Korissia', el: 'Κορησσία' },
      position: { lat: 37.6598, lon: 24.3118 },
      main: true,
      note: {
        en: 'The only ferry port, 6 km below Ioulida; cafés, car hire and a sandy beach are on the same front. The crossing is only to Lavrio and Kythnos on most days.',
        el: 'Το μόνο λιμάνι, 6 χλμ. κάτω από την Ιουλίδα· καφέ, ενοικιάσεις και μια αμμουδιά στην ίδια παραλία. Τις πιο πολλές μέρες τα πλοία πάνε μόνο στο Λαύριο και στην Κύθνο.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['hiking', 'history', 'quiet', 'sailing'],
    text: {
      en: 'Kea suits walkers, sailors and anyone with three days and no wish to fly. It is greener and less showy than the islands further south, and you can be there two hours after leaving Athens. Those who picture white cubes and blue domes will miss them, and without a car many coves are out of reach.',
      el: 'Η Τζια ταιριάζει σε πεζοπόρους, σε ιστιοπλόους και σε όποιον έχει τρεις μέρες και δεν θέλει να πάρει αεροπλάνο. Είναι πιο πράσινη και πιο διακριτική από τα νότια νησιά και φτάνετε δυο ώρες αφότου φύγετε από την Αθήνα. Όποιος φαντάζεται άσπρους κύβους και γαλάζιους τρούλους δεν θα τους βρει, και χωρίς αυτοκίνητο πολλοί όρμοι μένουν μακριά.',
    },
  },
  bestMonths: {
    months: [4, 5, 6, 9, 10],
    text: {
      en: 'April, May and October are the months for the paths, with flowers or acorns on the oaks and cool air. June and September are right for the sea, above all on weekdays. In August and on any fine weekend the port and the road to Vourkari are crowded.',
      el: 'Απρίλιος, Μάιος και Οκτώβριος είναι για τα μονοπάτια, με λουλούδια ή βελανίδια και δροσιά. Ιούνιος και Σεπτέμβριος είναι για θάλασσα, ιδίως τις καθημερινές. Τον Αύγουστο και κάθε καλό Σαββατοκύριακο το λιμάνι και ο δρόμος για το Βουρκάρι έχουν συνωστισμό.',
    },
  },
  gettingThere: {
    text: {
      en: 'All ferries leave from Lavrio, an hour by road from Athens and nearer still from its airport; the crossing takes about an hour. Some boats go on to Kythnos; links with other Cyclades are rare. There is nothing from Piraeus or Rafina. Book the car place early for Friday evening and for the Sunday return.',
      el: 'Όλα τα πλοία φεύγουν από το Λαύριο, μία ώρα δρόμο από την Αθήνα και πιο κοντά από το αεροδρόμιο· το ταξίδι κρατά περίπου μία ώρα. Κάποια συνεχίζουν για Κύθνο· με τις άλλες Κυκλάδες οι συνδέσεις είναι λίγες. Από Πειραιά και Ραφήνα δεν έχει. Προσοχή: κλείστε νωρίς θέση για αυτοκίνητο την Παρασκευή το βράδυ και για την επιστροφή της Κυριακής.',
    },
    seaLinks: [{ from: 'lavrio', vessel: 'conventional', minutes: [70, 75], direct: true }],
  },
  beaches: [
    {
      id: 'korissia-beach',
      name: { en: 'Korissia', el: 'Κορησσία' },
      position: { lat: 37.659, lon: 24.3145 },
      sentence: {
        en: 'A strip of sand with tamarisks at the inner end of the port: handy on the day you leave, with ferries for a view.',
        el: 'Λωρίδα άμμου με αρμυρίκια στο βάθος του λιμανιού: βολική τη μέρα που φεύγετε, με θέα στα πλοία.',
      },
    },
    {
      id: 'gialiskari',
      name: { en: 'Gialiskari', el: 'Γιαλισκάρι' },
      position: { lat: 37.6624, lon: 24.3213 },
      sentence: {
        en: 'A small sandy cove under eucalyptus trees between Korissia and Vourkari, on foot from either; full by noon in August.',
        el: 'Μικρός αμμουδερός όρμος με ευκαλύπτους ανάμεσα σε Κορησσία και Βουρκάρι, με τα πόδια κι από τα δύο· τον Αύγουστο γεμίζει νωρίς.',
      },
    },
    {
      id: 'otzias-beach',
      name: { en: 'Otzias', el: 'Οτζιάς' },
      position: { lat: 37.6745, lon: 24.3485 },
      sentence: {
        en: 'Some 700 m of sand round an almost enclosed bay, shallow and good for children; its east end is out of the north wind.',
        el: 'Γύρω στα 700 μέτρα άμμος σ’ έναν σχεδόν κλειστό όρμο, ρηχός και καλός για παιδιά· η ανατολική άκρη κρατάει απάγκιο στον βοριά.',
      },
    },
    {
      id: 'spathi',
      name: { en: 'Spathi', el: 'Σπαθί' },
      position: { lat: 37.6464, lon: 24.4012 },
      sentence: {
        en: 'A sandy bay below high hills on the north-east coast, reached by road past Kastriani, with umbrellas in summer.',
        el: 'Αμμουδερός όρμος κάτω από ψηλούς λόφους στη βορειοανατολική ακτή, από τον δρόμο της Καστριανής, με ομπρέλες το καλοκαίρι.',
      },
    },
    {
      id: 'xyla',
      name: { en: 'Xyla', el: 'Ξύλα' },
      position: { lat: 37.6393, lon: 24.2899 },
      sentence: {
        en: 'A quiet inlet of sand and pebble on the west coast between Korissia and Pisses, by dirt road; no shade.',
        el: 'Ήσυχος όρμος με άμμο και βότσαλο στη δυτική ακτή, ανάμεσα σε Κορησσία και Πίσσες, με χωματόδρομο· χωρίς σκιά.',
      },
    },
    {
      id: 'pisses',
      name: { en: 'Pisses', el: 'Πίσσες' },
      position: { lat: 37.5998, lon: 24.2767 },
      sentence: {
        en: 'A wide beach of sand facing west at the end of a valley of orchards, with asphalt all the way and the sunset in front.',
        el: 'Πλατιά αμμουδιά προς τη δύση, στο τέλος μιας κοιλάδας με περιβόλια, με άσφαλτο ως κάτω και το ηλιοβασίλεμα απέναντι.',
      },
    },
    {
      id: 'koundouros',
      name: { en: 'Koundouros', el: 'Κούνδουρος' },
      position: { lat: 37.579, lon: 24.279 },
      sentence: {
        en: 'A row of sandy coves in the south-west, lined with villas and restored windmills; yachts anchor here at weekends.',
        el: 'Σειρά από αμμουδερά κολπάκια στα νοτιοδυτικά, με εξοχικά και ανακαινισμένους μύλους· τα Σαββατοκύριακα αράζουν σκάφη.',
      },
    },
    {
      id: 'poles',
      name: { en: 'Poles', el: 'Πόλες' },
      position: { lat: 37.56, lon: 24.3315 },
      sentence: {
        en: 'Twin bays of sand and pebble under the temples of Karthaia, with no road: about an hour on foot, or by boat.',
        el: 'Δίδυμοι όρμοι με άμμο και βότσαλο κάτω από τους ναούς της Καρθαίας, χωρίς δρόμο: μία ώρα με τα πόδια, ή με σκάφος.',
      },
    },
  ],
  villages: [
    {
      id: 'ioulida',
      name: { en: 'Ioulida (Chora)', el: 'Ιουλίδα (Χώρα)' },
      position: { lat: 37.639, lon: 24.342 },
      sentence: {
        en: 'Tiled houses, covered passages and a great many steps on a hill in the middle of the island; cars stop at the gate.',
        el: 'Σπίτια με κεραμίδια, στεγάδια και πάρα πολλά σκαλιά σ’ έναν λόφο στη μέση του νησιού· τα αυτοκίνητα μένουν στην είσοδο.',
      },
    },
    {
      id: 'korissia-village',
      name: { en: 'Korissia', el: 'Κορησσία' },
      position: { lat: 37.6585, lon: 24.3108 },
      sentence: {
        en: 'The port village, a long row of cafés and tavernas; the tall chimney behind is from an enamel works closed in 1957.',
        el: 'Το λιμάνι, μια μακριά σειρά από καφέ και ταβέρνες· η ψηλή καμινάδα πίσω ανήκε στο εργοστάσιο του εμαγιέ, που έκλεισε το 1957.',
      },
    },
    {
      id: 'vourkari',
      name: { en: 'Vourkari', el: 'Βουρκάρι' },
      position: { lat: 37.6652, lon: 24.3247 },
      sentence: {
        en: 'Yachts on one side of a narrow road and tavernas on the other, in the safest bay of the island; the place to eat at night.',
        el: 'Σκάφη από τη μια μεριά του στενού δρόμου και ταβέρνες από την άλλη, στον πιο ασφαλή όρμο του νησιού· εδώ τρώνε τα βράδια.',
      },
    },
    {
      id: 'otzias',
      name: { en: 'Otzias', el: 'Οτζιάς' },
      position: { lat: 37.6735, lon: 24.3515 },
      sentence: {
        en: 'A scatter of houses, two chapels and tavernas round a round bay 5 km from Korissia; quiet outside the holidays.',
        el: 'Σκόρπια σπίτια, δύο ξωκλήσια και ταβέρνες γύρω από στρογγυλό όρμο, 5 χλμ. από την Κορησσία· ήσυχος εκτός διακοπών.',
      },
    },
    {
      id: 'pisses-village',
      name: { en: 'Pisses', el: 'Πίσσες' },
      position: { lat: 37.6005, lon: 24.2795 },
      sentence: {
        en: 'A hamlet among gardens and fruit trees on the site of ancient Poiessa, one of the four cities; a base for the west coast.',
        el: 'Μικρός οικισμός σε κήπους και οπωροφόρα, στη θέση της αρχαίας Ποιήεσσας, μιας από τις τέσσερις πόλεις· βάση για τη δύση.',
      },
    },
  ],
  sights: [
    {
      id: 'lion-of-kea',
      name: { en: 'Lion of Kea', el: 'Λέων της Κέας' },
      position: { lat: 37.6401, lon: 24.3491 },
      sentence: {
        en: 'An archaic lion about 8 m long cut into the slate and smiling to itself; 15 minutes on a level path from Ioulida.',
        el: 'Αρχαϊκό λιοντάρι γύρω στα 8 μέτρα, λαξεμένο στον σχιστόλιθο, που χαμογελά· ένα τέταρτο ίσιο μονοπάτι από την Ιουλίδα.',
      },
    },
    {
      id: 'archaeological-museum',
      name: { en: 'Archaeological Museum of Kea', el: 'Αρχαιολογικό Μουσείο Κέας' },
      position: { lat: 37.6393, lon: 24.3424 },
      sentence: {
        en: 'In Ioulida: the clay statues of women from Agia Irini and pieces of the pediment of Athena’s temple at Karthaia.',
        el: 'Στην Ιουλίδα: τα πήλινα αγάλματα γυναικών από την Αγία Ειρήνη και κομμάτια από το αέτωμα της Αθηνάς στην Καρθαία.',
      },
    },
    {
      id: 'karthaia',
      name: { en: 'Ancient Karthaia', el: 'Αρχαία Καρθαία' },
      position: { lat: 37.5607, lon: 24.3303 },
      sentence: {
        en: 'Temples of Apollo and Athena and a stone theatre on a headland by the sea; forty minutes to an hour down from Stavroudaki, more coming up.',
        el: 'Ναοί του Απόλλωνα και της Αθηνάς και πέτρινο θέατρο δίπλα στη θάλασσα· σαράντα λεπτά με μία ώρα κατηφόρα από το Σταυρουδάκι, πιο πολλή στον γυρισμό.',
      },
    },
    {
      id: 'agia-irini',
      name: { en: 'Agia Irini', el: 'Αγία Ειρήνη' },
      position: { lat: 37.6688, lon: 24.3258 },
      sentence: {
        en: 'Walls of a Bronze Age town on the headland opposite Vourkari, ruined by an earthquake around 1450 BC.',
        el: 'Τείχη και σπίτια πόλης της Εποχής του Χαλκού στη μικρή χερσόνησο απέναντι από το Βουρκάρι· την κατέστρεψε σεισμός γύρω στο 1450 π.Χ.',
      },
    },
    {
      id: 'agia-marina-tower',
      name: { en: 'Tower of Agia Marina', el: 'Πύργος Αγίας Μαρίνας' },
      position: { lat: 37.616, lon: 24.303 },
      sentence: {
        en: 'A Hellenistic watchtower that once had five floors, beside a deserted monastery in the valley on the way to Pisses.',
        el: 'Ελληνιστικός πύργος που είχε κάποτε πέντε ορόφους, δίπλα σε ερημωμένο μοναστήρι, στην κοιλάδα προς τις Πίσσες.',
      },
    },
    {
      id: 'kastriani',
      name: { en: 'Panagia Kastriani Monastery', el: 'Μονή Παναγίας Καστριανής' },
      position: { lat: 37.6718, lon: 24.3808 },
      sentence: {
        en: 'A white monastery on a cliff in the north-east, built where an icon was found; wide views to Andros and Evia.',
        el: 'Άσπρο μοναστήρι σε γκρεμό στα βορειοανατολικά, χτισμένο εκεί που βρέθηκε η εικόνα· με θέα ως την Άνδρο και την Εύβοια.',
      },
    },
    {
      id: 'agios-nikolaos-lighthouse',
      name: { en: 'Lighthouse of Agios Nikolaos', el: 'Φάρος Αγίου Νικολάου' },
      position: { lat: 37.6662, lon: 24.3135 },
      sentence: {
        en: 'First lit in 1831 at the mouth of the harbour bay, on the ruins of a temple of Poseidon; an easy walk from Vourkari.',
        el: 'Άναψε πρώτη φορά το 1831 στην είσοδο του όρμου, πάνω σε ερείπια ναού του Ποσειδώνα· εύκολος περίπατος από το Βουρκάρι.',
      },
    },
  ],
  figures: [
    {
      id: 'otzias-length',
      what: 'Length of the beach of Otzias',
      unit: 'metres',
      value: 700,
      source: 'https://greektravel.com/greekislands/kea/beaches.html',
    },
    {
      id: 'lion-round',
      what: 'Ioulida to the lion and back, on foot, with stops',
      unit: 'minutes',
      value: 55,
      source: 'http://www.islandwalking.com/wordpress/greek-islands/kea/',
    },
    {
      id: 'ioulida-otzias',
      what: 'Ioulida to Otzias by the lion, on foot',
      unit: 'kilometres',
      value: 5.7,
      source: 'http://www.cycladen.be/Ioulida-OtziasbisEng.htm',
    },
    {
      id: 'ioulida-otzias-time',
      what: 'Ioulida to Otzias by the lion, on foot',
      unit: 'minutes',
      value: 110,
      source: 'http://www.cycladen.be/Ioulida-OtziasbisEng.htm',
    },
    {
      id: 'otzias-ioulida-time',
      what: 'Otzias to Ioulida on foot',
      unit: 'minutes',
      value: 100,
      source: 'http://www.cycladen.be/Ioulida-OtziasbisEng.htm',
    },
    {
      id: 'korissia-ioulida',
      what: 'Korissia to Ioulida on foot',
      unit: 'minutes',
      value: [60, 75],
      source: 'http://www.cycladen.be/Ioulida-KorissiaEng.htm',
    },
    {
      id: 'karthaia-walk',
      what: 'Stavroudaki to Karthaia, and back, on foot, each way',
      unit: 'minutes',
      value: [60, 70],
      source: 'http://www.cycladen.be/Karthea-StavroudakiEng.htm',
    },
    {
      id: 'vathypotamos',
      what: 'Poles beach to the spring of Vathypotamos on foot',
      unit: 'minutes',
      value: 19,
      source: 'http://www.cycladen.be/Karthea-StavroudakiEng.htm',
    },
    {
      id: 'ioulida-karthaia',
      what: 'Ioulida to Karthaia on foot',
      unit: 'kilometres',
      value: 13.2,
      source: 'http://www.cycladen.be/Ioulida-KartheaEng.htm',
    },
  ],
  sources: [
    {
      title: 'Hellenic Statistical Authority (ELSTAT), 2021 Population-Housing Census',
      url: 'https://www.statistics.gr/en/2021-census-pop-hous',
    },
    {
      title: 'Wikipedia, Kea (island)',
      url: 'https://en.wikipedia.org/wiki/Kea_(island)',
    },
    {
      title: 'Matt Barrett, Kea beaches',
      url: 'https://greektravel.com/greekislands/kea/beaches.html',
    },
    {
      title: 'Aegean Islands, Towers of Panachra and Agia Marina',
      url: 'https://www.aegeanislands.gr/pois/kea-tzia-towers-of-panachra-and-agia-marina-en/',
    },
    {
      title: 'Hellenic Seaways, Kea',
      url: 'https://www.hellenicseaways.gr/en-gb/destinations/kea-a-fairytale-island',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
