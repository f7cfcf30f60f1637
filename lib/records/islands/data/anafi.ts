import type { Island } from '../schema';

export const anafi: Island = {
  id: 'anafi',
  slug: 'anafi',
  name: { en: 'Anafi', el: 'Ανάφη' },
  featured: false,
  guideOrder: 21,
  otherNames: ['anaphi', 'anaphe'],
  declensions: [
    { nominative: 'Ανάφη', gender: 'feminine', genitive: 'Ανάφης' },
    {
      nominative: 'Άγιος Νικόλαος',
      gender: 'masculine',
      genitive: 'Αγίου Νικολάου',
      accusative: 'Άγιο Νικόλαο',
    },
  ],
  costGroup: 'quiet',
  climateStation: 'santorini',
  mainTown: 'chora',
  shortDescription: {
    en: 'Last stop east of Santorini: a row of empty sand beaches, one hill village and a giant rock to climb.',
    el: 'Η τελευταία στάση μετά τη Σαντορίνη: αμμουδιές στη σειρά, μία Χώρα και ένας πελώριος βράχος.',
  },
  description: {
    en: 'Anafi lies some 20 km east of Santorini and feels much further. Nearly everyone lives in Chora, a village of barrel-vaulted houses high above the port, and the south coast below it is a chain of sandy coves joined by a footpath. At the eastern end the limestone rock of Kalamos rises 460 m straight from the sea, with a monastery built into the walls of a temple of Apollo at its foot.',
    el: 'Η Ανάφη απέχει περίπου 20 χλμ. από τη Σαντορίνη, μοιάζει όμως πολύ πιο μακριά. Σχεδόν όλοι μένουν στη Χώρα, ένα χωριό με καμαροσκέπαστα σπίτια ψηλά πάνω από το λιμάνι, και η νότια ακτή κάτω της είναι μια αλυσίδα από αμμουδερούς όρμους που τους ενώνει μονοπάτι. Στην ανατολική άκρη ο ασβεστολιθικός Κάλαμος υψώνεται 460 μ. μέσα από τη θάλασσα, με ένα μοναστήρι χτισμένο μέσα στους τοίχους ναού του Απόλλωνα στα πόδια του.',
  },
  image: null,
  activities: [
    { en: 'Climb the Kalamos rock', el: 'Ανάβαση στον βράχο του Κάλαμου' },
    { en: 'Walk beach to beach', el: 'Περπάτημα από παραλία σε παραλία' },
    { en: 'Swim at Roukounas', el: 'Μπάνιο στον Ρούκουνα' },
    { en: 'Explore ancient Kastelli', el: 'Εξερεύνηση στο αρχαίο Καστέλλι' },
  ],
  position: { lat: 36.3655, lon: 25.781 },
  areaKm2: 38.6,
  population: {
    count: 293,
    censusYear: 2021,
    note: {
      en: 'The figure is for the Municipality of Anafi: the island and the uninhabited islets around it.',
      el: 'Ο αριθμός αφορά τον Δήμο Ανάφης: το νησί και τις ακατοίκητες νησίδες γύρω του.',
    },
  },
  highestPoint: {
    name: { en: 'Vigla', el: 'Βίγλα' },
    metres: 584,
    position: { lat: 36.3685, lon: 25.785 },
  },
  ports: [
    {
      id: 'agios-nikolaos',
      name: { en: 'Agios Nikolaos', el: 'Άγιος Νικόλαος' },
      position: { lat: 36.345, lon: 25.769 },
      main: true,
      note: {
        en: 'The only port, a small quay on the south coast. Chora is 2 km up by road, or a steep half hour by the old path; a bus meets the ferries, many of which come at night.',
        el: 'Το μοναδικό λιμάνι, μια μικρή προβλήτα στα νότια. Η Χώρα είναι 2 χλμ. ψηλότερα από τον δρόμο ή μισή ώρα ανηφόρα από το παλιό μονοπάτι· λεωφορείο περιμένει τα πλοία, που συχνά φτάνουν νύχτα.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['quiet', 'beaches', 'hiking'],
    text: {
      en: 'For walkers, readers and people content with one beach and one taverna a day. There is a single village, few rooms and little to buy, and the cash machine may run dry, so bring some notes. Anyone on a tight schedule should think twice: boats are few and a gale can hold you a day or two.',
      el: 'Για όσους περπατούν, διαβάζουν και αρκούνται σε μία παραλία και μία ταβέρνα τη μέρα. Υπάρχει ένα μόνο χωριό, λίγα δωμάτια και λίγα μαγαζιά, ενώ το μηχάνημα ανάληψης μπορεί να ξεμείνει, γι’ αυτό έχετε μετρητά. Αν το πρόγραμμά σας είναι σφιχτό, σκεφτείτε το: τα πλοία είναι λίγα και ένα απαγορευτικό μπορεί να σας κρατήσει μία δύο μέρες.',
    },
  },
  bestMonths: {
    months: [5, 6, 9],
    text: {
      en: 'May and June for walking, with thyme in flower from the end of May, September for warm water and the feast of Panagia Kalamiotissa on the 7th and 8th, when rooms fill with returning islanders. August is full and still quiet by Santorini measures. After October most tavernas shut.',
      el: 'Μάιος και Ιούνιος για περπάτημα, με το θυμάρι ανθισμένο από τα τέλη Μαΐου, Σεπτέμβριος για ζεστή θάλασσα και για το πανηγύρι της Παναγίας Καλαμιώτισσας στις 7 και 8 του μήνα, όταν τα δωμάτια γεμίζουν Αναφιώτες που επιστρέφουν. Ο Αύγουστος έχει κόσμο, αλλά ησυχία σε σύγκριση με τη Σαντορίνη. Μετά τον Οκτώβριο οι περισσότερες ταβέρνες κλείνουν.',
    },
  },
  gettingThere: {
    text: {
      en: 'Conventional ferries come from Piraeus a few times a week and take eight and a half hours or more, calling at several islands on the way. Most visitors fly or sail to Santorini and continue from Athinios, about an hour and a half further. The boats that stop here also call at Ios, Naxos or Paros, depending on the line. Sailings are few even in summer, so book the boats before the room.',
      el: 'Τα συμβατικά πλοία έρχονται από τον Πειραιά λίγες φορές την εβδομάδα και κάνουν οκτώμισι ώρες ή και παραπάνω, πιάνοντας αρκετά νησιά. Οι περισσότεροι φτάνουν ως τη Σαντορίνη και συνεχίζουν από τον Αθηνιό, περίπου μιάμιση ώρα ακόμη. Ανάλογα με τη γραμμή, τα ίδια πλοία πιάνουν και Ίο, Νάξο ή Πάρο. Τα δρομολόγια είναι λίγα ακόμη και το καλοκαίρι: κλείστε πρώτα τα πλοία και μετά το δωμάτιο.',
    },
    seaLinks: [{ from: 'piraeus', vessel: 'conventional', minutes: [510, 670], direct: true }],
  },
  beaches: [
    {
      id: 'kleisidi-beach',
      name: { en: 'Kleisidi', el: 'Κλεισίδι' },
      position: { lat: 36.3446, lon: 25.7769 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Rawatsea: gusts in the lee of Anafi',
            url: 'https://offexploring.com/rawatsea/blog/greece/astipalea',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'The nearest sand to the port, a quarter of an hour on foot: tamarisks, tavernas and shelter from the north wind.',
        el: 'Η πιο κοντινή αμμουδιά στο λιμάνι, ένα τέταρτο με τα πόδια: αρμυρίκια, ταβέρνες και απάγκιο από τον βοριά.',
      },
    },
    {
      id: 'katsouni',
      name: { en: 'Katsouni', el: 'Κατσούνι' },
      position: { lat: 36.3442, lon: 25.7807 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Rawatsea: gusts in the lee of Anafi',
            url: 'https://offexploring.com/rawatsea/blog/greece/astipalea',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Sandy cove just east of Kleisidi on the coastal path, with nothing built on it; bring water and your own shade.',
        el: 'Αμμουδερός όρμος αμέσως ανατολικά από το Κλεισίδι, πάνω στο παραλιακό μονοπάτι, χωρίς τίποτα χτισμένο· πάρτε νερό και σκιά.',
      },
    },
    {
      id: 'roukounas',
      name: { en: 'Roukounas', el: 'Ρούκουνας' },
      position: { lat: 36.3474, lon: 25.7959 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Rawatsea: gusts in the lee of Anafi',
            url: 'https://offexploring.com/rawatsea/blog/greece/astipalea',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'The longest beach, broad sand with dunes and tamarisks facing south; by bus or car from Chora, or over an hour’s walk from Kleisidi.',
        el: 'Η μεγαλύτερη παραλία, φαρδιά άμμος με αμμοθίνες και αρμυρίκια στα νότια· με λεωφορείο από τη Χώρα ή πάνω από μία ώρα πόδι από το Κλεισίδι.',
      },
    },
    {
      id: 'megas-potamos',
      name: { en: 'Megas Potamos', el: 'Μέγας Ποταμός' },
      position: { lat: 36.3521, lon: 25.8109 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Rawatsea: gusts in the lee of Anafi',
            url: 'https://offexploring.com/rawatsea/blog/greece/astipalea',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Bare sandy bay at the mouth of a dry stream with Kalamos filling the view; a track leads down from the main road.',
        el: 'Γυμνός αμμουδερός κόλπος στην εκβολή ενός ξεροπόταμου, με τον Κάλαμο να γεμίζει τη θέα· κατεβαίνει δρομάκι από τον κεντρικό.',
      },
    },
    {
      id: 'agioi-anargyroi',
      name: { en: 'Agioi Anargyroi', el: 'Άγιοι Ανάργυροι' },
      position: { lat: 36.3536, lon: 25.8165 },
      wind: [
        {
          from: ['nnw', 'ne'],
          effects: ['gusts'],
          source: {
            title: 'Rawatsea: gusts in the lee of Anafi',
            url: 'https://offexploring.com/rawatsea/blog/greece/astipalea',
          },
          readOn: '2026-11-27',
        },
      ],
      sentence: {
        en: 'Small beach below a chapel, near the monastery end of the road; sheltered from northerlies, no services.',
        el: 'Μικρή παραλία κάτω από ξωκλήσι, προς το τέλος του δρόμου για το μοναστήρι· απάγκια στους βοριάδες, χωρίς παροχές.',
      },
    },
    {
      id: 'vagia',
      name: { en: 'Vagia', el: 'Βαγιά' },
      position: { lat: 36.3714, lon: 25.7347 },
      sentence: {
        en: 'West-coast beach near old sulphur springs, by dirt road from Chora; faces the sunset and takes the north-west wind.',
        el: 'Παραλία στα δυτικά, κοντά σε παλιές θειούχες πηγές, με χωματόδρομο από τη Χώρα· βλέπει τη δύση και την πιάνει ο μαΐστρος.',
      },
    },
  ],
  villages: [
    {
      id: 'chora',
      name: { en: 'Chora', el: 'Χώρα' },
      position: { lat: 36.352, lon: 25.7693 },
      sentence: {
        en: 'The one real village, 260 m up: vaulted white houses, ovens, windmill stumps and a ruined castle on the top rock.',
        el: 'Το μόνο χωριό, στα 260 μ.: άσπρα καμαρωτά σπίτια, φούρνοι, ερειπωμένοι μύλοι και το κάστρο ψηλά στον βράχο.',
      },
    },
    {
      id: 'agios-nikolaos-port',
      name: { en: 'Agios Nikolaos', el: 'Άγιος Νικόλαος' },
      position: { lat: 36.3456, lon: 25.7688 },
      sentence: {
        en: 'A few tavernas and rooms round the quay, awake mostly when a ferry is due; the coastal path east begins here.',
        el: 'Λίγες ταβέρνες και δωμάτια γύρω από την προβλήτα, που ζωντανεύουν όταν έρχεται πλοίο· από εδώ ξεκινά το παραλιακό μονοπάτι.',
      },
    },
    {
      id: 'kleisidi',
      name: { en: 'Kleisidi', el: 'Κλεισίδι' },
      position: { lat: 36.3456, lon: 25.7765 },
      sentence: {
        en: 'Summer hamlet of rooms on the slope behind its beach, a fifteen-minute walk from the port; handy, with no shops.',
        el: 'Καλοκαιρινός οικισμός με δωμάτια στην πλαγιά πίσω από την παραλία, ένα τέταρτο με τα πόδια από το λιμάνι· μαγαζιά δεν έχει.',
      },
    },
  ],
  sights: [
    {
      id: 'kalamos',
      name: { en: 'Kalamos and Panagia Kalamiotissa', el: 'Κάλαμος και Παναγία Καλαμιώτισσα' },
      position: { lat: 36.3515, lon: 25.847 },
      sentence: {
        en: 'Limestone monolith of 460 m with a chapel on the edge of the void; over an hour up a bare path from the lower monastery.',
        el: 'Ασβεστολιθικός μονόλιθος 460 μ. με εκκλησάκι στο χείλος του κενού· πάνω από μία ώρα ανάβαση από το κάτω μοναστήρι, χωρίς σκιά.',
      },
    },
    {
      id: 'zoodochos-pigi',
      name: { en: 'Monastery of Zoodochos Pigi', el: 'Μονή Ζωοδόχου Πηγής' },
      position: { lat: 36.3568, lon: 25.8292 },
      sentence: {
        en: 'Monastery on the isthmus below Kalamos, built within the standing walls of the temple of Apollo Aigletes; the road ends here.',
        el: 'Μοναστήρι στον ισθμό κάτω από τον Κάλαμο, μέσα στους σωζόμενους τοίχους του ναού του Απόλλωνα Αιγλήτη· εδώ τελειώνει ο δρόμος.',
      },
    },
    {
      id: 'kastelli',
      name: { en: 'Kastelli', el: 'Καστέλλι' },
      position: { lat: 36.359, lon: 25.799 },
      sentence: {
        en: 'Hill of the ancient city, 327 m: walls, tombs and, on the way up, a Roman sarcophagus beside the chapel of Panagia sto Dokari.',
        el: 'Ο λόφος της αρχαίας πόλης, 327 μ.: τείχη, τάφοι και, στην ανηφόρα, μια ρωμαϊκή σαρκοφάγος δίπλα στην Παναγία στο Δοκάρι.',
      },
    },
    {
      id: 'archaeological-collection',
      name: { en: 'Archaeological collection', el: 'Αρχαιολογική συλλογή' },
      position: { lat: 36.3522, lon: 25.7688 },
      sentence: {
        en: 'A single room in Chora with statues and reliefs from Kastelli; opening hours are irregular, so ask at the town hall.',
        el: 'Μία αίθουσα στη Χώρα με αγάλματα και ανάγλυφα από το Καστέλλι· το ωράριο δεν είναι σταθερό, ρωτήστε στο δημαρχείο.',
      },
    },
  ],
  figures: [
    {
      id: 'port-chora',
      what: 'Agios Nikolaos up to Chora by the paved path, on foot',
      unit: 'minutes',
      value: [30, 40],
      source: 'https://digilander.libero.it/flamingos/itinerari2/grecia/anafi_info.htm',
    },
    {
      id: 'chora-port',
      what: 'Chora down to Agios Nikolaos by the paved path, on foot',
      unit: 'minutes',
      value: 20,
      source: 'https://digilander.libero.it/flamingos/itinerari2/grecia/anafi_info.htm',
    },
    {
      id: 'trails',
      what: 'Marked footpaths of the island',
      unit: 'kilometres',
      value: 18,
      source:
        'https://www.tovima.gr/2025/08/20/taksidi/i-anafi-tis-aneggixtis-omorfias-tou-kinimatografou-kai-ton-fournospiton/',
    },
    {
      id: 'roukounas',
      what: 'Length of Roukounas',
      unit: 'metres',
      value: 500,
      source: 'http://ipsedixit.bloggy.biz/archives/002384.html',
    },
    {
      id: 'kleisidi-katsouni',
      what: 'Kleisidi to Katsouni on foot',
      unit: 'minutes',
      value: 15,
      source: 'http://ipsedixit.bloggy.biz/archives/002384.html',
    },
    {
      id: 'katsouni-roukounas',
      what: 'Katsouni to Roukounas on foot',
      unit: 'minutes',
      value: 60,
      source: 'http://ipsedixit.bloggy.biz/archives/002384.html',
    },
    {
      id: 'monastery-summit',
      what: 'Zoodochos Pigi up to Panagia Kalamiotissa, walking time',
      unit: 'minutes',
      value: 65,
      source: 'http://www.cycladen.be/Zoodochos%20Pigi-Panagia%20KalamiotissaEng.htm',
    },
    {
      id: 'summit-way',
      what: 'Zoodochos Pigi, Panagia Kalamiotissa and back',
      unit: 'kilometres',
      value: 4.4,
      source: 'http://www.cycladen.be/Zoodochos%20Pigi-Panagia%20KalamiotissaEng.htm',
    },
    {
      id: 'roukounas-monastery',
      what: 'Roukounas by Kastelli to Zoodochos Pigi, walking time',
      unit: 'minutes',
      value: 120,
      source: 'http://www.cycladen.be/Roukounas-MonastiriEng.htm',
    },
    {
      id: 'kastelli-way',
      what: 'Roukounas, Kastelli, Zoodochos Pigi and back',
      unit: 'kilometres',
      value: 9.5,
      source: 'http://www.cycladen.be/Roukounas-MonastiriEng.htm',
    },
    {
      id: 'chora-monastery',
      what: 'Chora to Zoodochos Pigi on foot',
      unit: 'minutes',
      value: [120, 180],
      source: 'https://www.schalimara.de/griechenland/anafi/unterwegs-auf-der-insel/',
    },
  ],
  sources: [
    {
      title: 'ELSTAT: Population and Housing Census 2021, resident population',
      url: 'https://www.statistics.gr/en/2021-census-res-pop-results',
    },
    {
      title: 'Cultural Portal of the Aegean Archipelago: Anafi',
      url: 'http://aegean.ehw.gr/Forms/fLemmaBody.aspx?lemmaid=10402',
    },
    {
      title: 'Municipality of Anafi: Monastery of Zoodochos Pigi',
      url: 'http://anafi.gr/en/explore/zoodochos_pigi_monastery/',
    },
    { title: 'Wikipedia: Anafi', url: 'https://en.wikipedia.org/wiki/Anafi' },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
