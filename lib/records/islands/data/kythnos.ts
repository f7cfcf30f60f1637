import type { Island } from '../schema';

export const kythnos: Island = {
  id: 'kythnos',
  slug: 'kythnos',
  name: { en: 'Kythnos', el: 'Κύθνος' },
  featured: true,
  guideOrder: 19,
  otherNames: ['kithnos', 'cythnos', 'thermia'],
  declensions: [
    { nominative: 'Κύθνος', gender: 'feminine', genitive: 'Κύθνου', accusative: 'Κύθνο' },
    { nominative: 'Μέριχας', gender: 'masculine', genitive: 'Μέριχα', accusative: 'Μέριχα' },
  ],
  costGroup: 'quiet',
  climateStation: 'syros',
  mainTown: 'chora',
  shortDescription: {
    en: 'Hot springs, dry-stone walls, two inland villages and a bar of sand with sea on either side.',
    el: 'Θερμές πηγές, ξερολιθιές, δύο χωριά στο εσωτερικό και μια λωρίδα άμμου με θάλασσα απ’ τις δυο μεριές.',
  },
  description: {
    en: 'Kythnos is a bare, brown island cut into some ninety coves, ruled off by stone walls and dotted with chapels. Its old name, Thermia, comes from the hot springs that still run into the sea at Loutra. Chora is white and flat-roofed, Dryopida is red-tiled and hides a cave, and Kolona, a strip of sand between two bays, is the picture everybody knows. It is a Greek holiday island: weekends and August are busy, the rest is quiet, and buses are few.',
    el: 'Η Κύθνος είναι νησί γυμνό και καφετί, με γύρω στους ενενήντα όρμους, ξερολιθιές παντού και ξωκλήσια. Το παλιό της όνομα, Θερμιά, το χρωστά στις θερμές πηγές που τρέχουν ακόμη στη θάλασσα στα Λουτρά. Η Χώρα είναι άσπρη με δώματα, η Δρυοπίδα έχει κεραμίδια και κρύβει ένα σπήλαιο, και η Κολόνα, μια λωρίδα άμμου ανάμεσα σε δύο όρμους, είναι η εικόνα που ξέρουν όλοι. Εδώ παραθερίζουν κυρίως Έλληνες: τα Σαββατοκύριακα και τον Αύγουστο έχει κόσμο, τον υπόλοιπο καιρό ησυχία, και τα λεωφορεία είναι λίγα.',
  },
  image: null,
  activities: [
    { en: 'Swim both sides of Kolona', el: 'Μπάνιο στην Κολόνα' },
    { en: 'Soak at Loutra spring', el: 'Ζεστό νερό στα Λουτρά' },
    { en: 'Katafyki cave in Dryopida', el: 'Σπήλαιο Καταφύκι στη Δρυοπίδα' },
    { en: 'Walk to Kastro tis Orias', el: 'Πεζοπορία στο Κάστρο Ωριάς' },
  ],
  position: { lat: 37.3833, lon: 24.4167 },
  areaKm2: 99.4,
  population: {
    count: 1568,
    censusYear: 2021,
    note: {
      en: 'The figure is for the Municipality of Kythnos: the island and the uninhabited islet of Piperi.',
      el: 'Ο αριθμός αφορά τον Δήμο Κύθνου: το νησί και την ακατοίκητη νησίδα Πιπέρι.',
    },
  },
  highestPoint: {
    name: { en: 'Kakovolo', el: 'Κακόβολο' },
    metres: 356,
    position: { lat: 37.4403, lon: 24.3925 },
  },
  ports: [
    {
      id: 'merichas',
      name: { en: 'Merichas', el: 'Μέριχας' },
      position: { lat: 37.3912, lon: 24.396 },
      main: true,
      note: {
        en: 'The ferry port, in the middle of the west coast, with shops, rooms and a town beach; Chora is 8 km away by road. Water taxis to Kolona leave from here in summer.',
        el: 'Το λιμάνι, στη μέση της δυτικής ακτής, με μαγαζιά, δωμάτια και παραλία· η Χώρα απέχει 8 χλμ. Το καλοκαίρι φεύγουν από εδώ καΐκια για την Κολόνα.',
      },
    },
  ],
  airport: null,
  character: {
    tags: ['quiet', 'beaches', 'villages', 'sailing'],
    text: {
      en: 'Kythnos is for people who want an easy island near Athens, a different cove every day and a village square at night. Sailors know it well. There is one good museum, not much shade, and several good beaches need a boat or a dirt road, so come with a car or patience.',
      el: 'Η Κύθνος είναι για όσους θέλουν ένα εύκολο νησί κοντά στην Αθήνα, άλλον όρμο κάθε μέρα και πλατεία χωριού το βράδυ. Οι ιστιοπλόοι την ξέρουν καλά. Έχει ένα καλό μουσείο, όχι όμως πολλή σκιά, και αρκετές καλές παραλίες θέλουν σκάφος ή χωματόδρομο: ελάτε με αυτοκίνητο ή με υπομονή.',
    },
  },
  bestMonths: {
    months: [5, 6, 9, 10],
    text: {
      en: 'May and June bring green terraces and empty beaches; September has a warm sea and few people. The hot water at Loutra is a pleasure in October too. August fills every room and the road to Kolona; in winter most of the coast is shut.',
      el: 'Μάιο και Ιούνιο οι αναβαθμίδες είναι πράσινες και οι παραλίες άδειες· ο Σεπτέμβριος έχει ζεστή θάλασσα και λίγο κόσμο. Το ζεστό νερό στα Λουτρά είναι απόλαυση και τον Οκτώβριο. Τον Αύγουστο γεμίζουν τα δωμάτια και ο δρόμος της Κολόνας· τον χειμώνα η παραλιακή ζωή σταματά.',
    },
  },
  gettingThere: {
    text: {
      en: 'Lavrio is the nearest port: about two hours direct, or up to three when the boat stops at Kea. Ferries from Piraeus take three to three and a half hours and go on to Serifos, Sifnos and Milos. Kea and Serifos are the easy neighbours to combine. Outside summer there are far fewer boats, and a strong westerly can trouble the port of Merichas.',
      el: 'Το Λαύριο είναι το κοντινότερο λιμάνι: περίπου δύο ώρες απευθείας, ως τρεις αν το πλοίο πιάσει Κέα. Τα πλοία από τον Πειραιά κάνουν τρεις με τρεισήμισι ώρες και συνεχίζουν για Σέριφο, Σίφνο και Μήλο. Με την Κέα και τη Σέριφο συνδυάζεται εύκολα. Προσοχή: εκτός καλοκαιριού τα δρομολόγια λιγοστεύουν πολύ, και δυνατός πουνέντες δυσκολεύει το λιμάνι του Μέριχα.',
    },
    seaLinks: [
      {
        from: 'lavrio',
        vessel: 'conventional',
        minutes: [100, 180],
        direct: true,
      },
      {
        from: 'piraeus',
        vessel: 'conventional',
        minutes: [180, 215],
        direct: true,
      },
    ],
  },
  beaches: [
    {
      id: 'kolona',
      name: { en: 'Kolona', el: 'Κολόνα' },
      position: { lat: 37.4145, lon: 24.379 },
      sentence: {
        en: 'A bar of fine sand joining Kythnos to the islet of Agios Loukas, with sea on both sides; no shade, so bring an umbrella.',
        el: 'Λωρίδα ψιλής άμμου που ενώνει την Κύθνο με το νησάκι του Αγίου Λουκά, θάλασσα κι απ’ τις δύο μεριές· χωρίς σκιά, πάρτε ομπρέλα.',
      },
    },
    {
      id: 'apokrousi',
      name: { en: 'Apokrousi', el: 'Απόκρουση' },
      position: { lat: 37.4133, lon: 24.3968 },
      sentence: {
        en: 'A wide beach of coarse sand with trees and tavernas, the nearest to Chora; the rough track to Kolona starts here.',
        el: 'Φαρδιά παραλία με χοντρή άμμο, δέντρα και ταβέρνες, η κοντινότερη στη Χώρα· από εδώ ξεκινά ο κακός δρόμος για την Κολόνα.',
      },
    },
    {
      id: 'episkopi',
      name: { en: 'Episkopi', el: 'Επισκοπή' },
      position: { lat: 37.4012, lon: 24.3978 },
      sentence: {
        en: 'A sandy bay open to the west just north of Merichas, with tamarisks and a road down; calm while the wind is northerly.',
        el: 'Αμμουδερός όρμος ανοιχτός στη δύση, λίγο βόρεια από τον Μέριχα, με αρμυρίκια και δρόμο· ήσυχος με βοριάδες.',
      },
    },
    {
      id: 'flampouria',
      name: { en: 'Flampouria', el: 'Φλαμπουριά' },
      position: { lat: 37.366, lon: 24.3985 },
      sentence: {
        en: 'Sand, clear water and the chapel of Panagia Flampouriani on the west coast, by a road from Dryopida or by boat.',
        el: 'Άμμος, καθαρά νερά και το εκκλησάκι της Παναγίας Φλαμπουριανής στη δυτική ακτή, με δρόμο από τη Δρυοπίδα ή με βάρκα.',
      },
    },
    {
      id: 'loutra-beach',
      name: { en: 'Loutra', el: 'Λουτρά' },
      position: { lat: 37.4423, lon: 24.4275 },
      sentence: {
        en: 'Sand and pebble beside the yacht harbour; at one end the hot spring runs into a small ring of stones at the sea’s edge.',
        el: 'Άμμος και βότσαλο δίπλα στη μαρίνα· στη μια άκρη το ζεστό νερό της πηγής χύνεται σε μια μικρή γούρνα από πέτρες.',
      },
    },
    {
      id: 'agios-stefanos',
      name: { en: 'Agios Stefanos', el: 'Άγιος Στέφανος' },
      position: { lat: 37.3955, lon: 24.4578 },
      sentence: {
        en: 'A deep bay on the east coast with trees, a few holiday houses and good shelter from the meltemi; a dirt road leads down.',
        el: 'Βαθύς όρμος στα ανατολικά με δέντρα, λίγα εξοχικά και καλό απάγκιο από το μελτέμι· κατεβαίνει χωματόδρομος.',
      },
    },
    {
      id: 'kanala-beach',
      name: { en: 'Megali Ammos (Kanala)', el: 'Μεγάλη Άμμος (Κανάλα)' },
      position: { lat: 37.346, lon: 24.4345 },
      sentence: {
        en: 'The sandy cove beside the village of Kanala on the south-east coast, the easiest of the eastern beaches to reach.',
        el: 'Η αμμουδιά δίπλα στον οικισμό της Κανάλας, στα νοτιοανατολικά, η πιο εύκολη από τις ανατολικές παραλίες.',
      },
    },
    {
      id: 'agios-dimitrios',
      name: { en: 'Agios Dimitrios', el: 'Άγιος Δημήτριος' },
      position: { lat: 37.312, lon: 24.373 },
      sentence: {
        en: 'A long beach of grey sand and stones in the far south, with tamarisks, sea lilies in August and a west-facing sunset.',
        el: 'Μεγάλη παραλία με γκρίζα άμμο και πέτρα στον νότο, με αρμυρίκια, κρινάκια της άμμου τον Αύγουστο και δύση απέναντι.',
      },
    },
  ],
  villages: [
    {
      id: 'chora',
      name: { en: 'Kythnos Town (Chora)', el: 'Χώρα (Μεσαριά)' },
      position: { lat: 37.4128, lon: 24.4292 },
      sentence: {
        en: 'White lanes with fish and flowers painted on the paving, on a ridge among fields; cafés and shops along one main street.',
        el: 'Άσπρα σοκάκια με ψάρια και λουλούδια ζωγραφισμένα στις πλάκες, σε ράχη ανάμεσα σε χωράφια· ένας κεντρικός δρόμος με μαγαζιά.',
      },
    },
    {
      id: 'dryopida',
      name: { en: 'Dryopida', el: 'Δρυοπίδα' },
      position: { lat: 37.3828, lon: 24.4297 },
      sentence: {
        en: 'Red-tiled roofs on the two sides of a ravine, stepped lanes without cars and a square of cafés by the church of Agios Minas.',
        el: 'Κεραμιδένιες στέγες στις δύο πλευρές μιας ρεματιάς, σκαλιά χωρίς αυτοκίνητα και καφενεία κοντά στον Άγιο Μηνά.',
      },
    },
    {
      id: 'merichas-village',
      name: { en: 'Merichas', el: 'Μέριχας' },
      position: { lat: 37.391, lon: 24.398 },
      sentence: {
        en: 'The port and largest seaside settlement, with most of the rooms and tavernas and a beach for the hour before the boat.',
        el: 'Το λιμάνι και ο μεγαλύτερος παραλιακός οικισμός, με τα πιο πολλά δωμάτια και ταβέρνες και παραλία για την ώρα πριν από το πλοίο.',
      },
    },
    {
      id: 'loutra',
      name: { en: 'Loutra', el: 'Λουτρά' },
      position: { lat: 37.443, lon: 24.426 },
      sentence: {
        en: 'A spa village 5 km from Chora with two hot springs and a yacht harbour; quiet evenings and a good base for walks north.',
        el: 'Λουτρόπολη 5 χλμ. από τη Χώρα με δύο θερμές πηγές και μαρίνα· ήσυχα βράδια και καλή βάση για περπάτημα προς βορρά.',
      },
    },
    {
      id: 'kanala',
      name: { en: 'Kanala', el: 'Κανάλα' },
      position: { lat: 37.3478, lon: 24.4385 },
      sentence: {
        en: 'Summer houses, pines and small coves around the church of the Panagia, patron of the island; packed on 15 August.',
        el: 'Εξοχικά, πεύκα και κολπάκια γύρω από την εκκλησία της Παναγίας, προστάτιδας του νησιού· τον Δεκαπενταύγουστο έχει πλήθος.',
      },
    },
  ],
  sights: [
    {
      id: 'katafyki-cave',
      name: { en: 'Katafyki Cave', el: 'Σπήλαιο Καταφύκι' },
      position: { lat: 37.3812, lon: 24.4302 },
      sentence: {
        en: 'A large cave in Dryopida with stalactites, used as a refuge and later as an iron mine; ask locally when it is open.',
        el: 'Μεγάλο σπήλαιο μέσα στη Δρυοπίδα με σταλακτίτες, κάποτε καταφύγιο και μεταλλείο σιδήρου· ρωτήστε πότε ανοίγει.',
      },
    },
    {
      id: 'vryokastro',
      name: { en: 'Vryokastro (ancient Kythnos)', el: 'Βρυόκαστρο (αρχαία Κύθνος)' },
      position: { lat: 37.4083, lon: 24.3955 },
      sentence: {
        en: 'Walls and terraces of the ancient city above Episkopi bay, where an unplundered temple store of 1,400 objects was found in 2002.',
        el: 'Τείχη και άνδηρα της αρχαίας πόλης πάνω από την Επισκοπή· εδώ βρέθηκε το 2002 ασύλητο άδυτο ναού με 1.400 αντικείμενα.',
      },
    },
    {
      id: 'kastro-orias',
      name: { en: 'Kastro tis Orias', el: 'Κάστρο της Ωριάς' },
      position: { lat: 37.4632, lon: 24.4102 },
      sentence: {
        en: 'Ruins of the medieval capital on a cliff in the north-west, abandoned for Chora; about 90 minutes on foot from Loutra.',
        el: 'Ερείπια της μεσαιωνικής πρωτεύουσας σε γκρεμό στα βορειοδυτικά· γύρω στη μιάμιση ώρα με τα πόδια από τα Λουτρά.',
      },
    },
    {
      id: 'maroulas',
      name: { en: 'Maroulas', el: 'Μαρουλάς' },
      position: { lat: 37.448, lon: 24.4302 },
      sentence: {
        en: 'On a low headland north of Loutra, round hut floors and graves of the 9th millennium BC, the oldest settlement of the Cyclades.',
        el: 'Σε χαμηλό κάβο βόρεια από τα Λουτρά, δάπεδα από στρογγυλές καλύβες και τάφοι της 9ης χιλιετίας π.Χ., ο παλιότερος οικισμός των Κυκλάδων.',
      },
    },
    {
      id: 'thermal-springs',
      name: { en: 'Springs of Loutra', el: 'Ιαματικές πηγές Λουτρών' },
      position: { lat: 37.4418, lon: 24.4262 },
      sentence: {
        en: 'Two hot springs, Kakavos and Agii Anargyri, rich in iron; the water runs past the old bath house in a channel to the beach.',
        el: 'Δύο θερμές πηγές, ο Κάκαβος και οι Άγιοι Ανάργυροι, με σίδηρο στο νερό, που κυλά από το παλιό υδροθεραπευτήριο ως την παραλία.',
      },
    },
    {
      id: 'archaeological-museum',
      name: { en: 'Archaeological Museum of Kythnos', el: 'Αρχαιολογικό Μουσείο Κύθνου' },
      position: { lat: 37.4126, lon: 24.4294 },
      sentence: {
        en: 'Opened in 2023 in the old primary school of Chora: offerings from the temple at Vryokastro and finds from Maroulas.',
        el: 'Άνοιξε το 2023 στο παλιό δημοτικό σχολείο της Χώρας: αναθήματα από τον ναό στο Βρυόκαστρο και ευρήματα από τον Μαρουλά.',
      },
    },
    {
      id: 'agios-savvas',
      name: { en: 'Church of Agios Savvas', el: 'Άγιος Σάββας' },
      position: { lat: 37.413, lon: 24.4289 },
      sentence: {
        en: 'A church of 1613 in the lanes of Chora, with the arms of the Gozzadini family, the last Latin lords of the island.',
        el: 'Εκκλησία του 1613 μέσα στα σοκάκια της Χώρας, με το οικόσημο των Γκοζαδίνων, των τελευταίων Λατίνων αρχόντων του νησιού.',
      },
    },
    {
      id: 'panagia-kanala',
      name: { en: 'Panagia Kanala', el: 'Παναγία Κανάλα' },
      position: { lat: 37.3465, lon: 24.4415 },
      sentence: {
        en: 'The pilgrim church of the island among pines on a headland, with an icon that was found, they say, in the sea offshore.',
        el: 'Το προσκύνημα του νησιού, μέσα σε πεύκα πάνω σε κάβο, με την εικόνα που, όπως λένε, βρέθηκε στη θάλασσα.',
      },
    },
  ],
  figures: [
    {
      id: 'bus-chora',
      what: 'Bus from Merichas to Chora',
      unit: 'minutes',
      value: 15,
      source:
        'http://what-when-how.com/Tutorial/topic-2155dpcfa/The-Rough-Guide-to-Greece-364.html',
    },
    {
      id: 'bus-loutra',
      what: 'Bus from Merichas to Loutra',
      unit: 'minutes',
      value: 30,
      source:
        'http://what-when-how.com/Tutorial/topic-2155dpcfa/The-Rough-Guide-to-Greece-364.html',
    },
    {
      id: 'bus-dryopida',
      what: 'Bus from Merichas to Dryopida',
      unit: 'minutes',
      value: 30,
      source:
        'http://what-when-how.com/Tutorial/topic-2155dpcfa/The-Rough-Guide-to-Greece-364.html',
    },
    {
      id: 'bus-kanala',
      what: 'Bus from Merichas to Kanala',
      unit: 'minutes',
      value: 45,
      source:
        'http://what-when-how.com/Tutorial/topic-2155dpcfa/The-Rough-Guide-to-Greece-364.html',
    },
    {
      id: 'merichas-martinakia',
      what: 'Merichas to Martinakia on foot',
      unit: 'minutes',
      value: 10,
      source:
        'http://what-when-how.com/Tutorial/topic-2155dpcfa/The-Rough-Guide-to-Greece-364.html',
    },
    {
      id: 'merichas-episkopi',
      what: 'Merichas to Episkopi on foot',
      unit: 'minutes',
      value: 40,
      source:
        'http://what-when-how.com/Tutorial/topic-2155dpcfa/The-Rough-Guide-to-Greece-364.html',
    },
    {
      id: 'apokrousi-kolona',
      what: 'Apokrousi to Kolona on foot',
      unit: 'minutes',
      value: 30,
      source:
        'https://www.lonelyplanet.com/greece/kythnos/in-location/best-attractions-in-kythnos/a/nar/8e6c6224-80d1-48ea-913b-528fc964272a/359451',
    },
    {
      id: 'dimitrios-road',
      what: 'Merichas to Agios Dimitrios by road',
      unit: 'kilometres',
      value: 17,
      source: 'https://www.kythnos.net/agios-dimitrios.php',
    },
    {
      id: 'chora-loutra',
      what: 'Chora to Loutra on foot',
      unit: 'minutes',
      value: 50,
      source: 'https://mindfulexperiencesgreece.com/hiking-in-kythnos-island/',
    },
    {
      id: 'loutra-kastro',
      what: 'Loutra to Kastro tis Orias on foot',
      unit: 'minutes',
      value: 90,
      source:
        'https://www.lonelyplanet.com/greece/kythnos/in-location/best-attractions-in-kythnos/a/nar/8e6c6224-80d1-48ea-913b-528fc964272a/359451',
    },
    {
      id: 'chora-dryopida',
      what: 'Chora to Dryopida on foot',
      unit: 'minutes',
      value: 100,
      source: 'https://mindfulexperiencesgreece.com/hiking-in-kythnos-island/',
    },
    {
      id: 'chora-stefanos',
      what: 'Chora to Agios Stefanos on foot',
      unit: 'minutes',
      value: 80,
      source: 'https://mindfulexperiencesgreece.com/hiking-in-kythnos-island/',
    },
  ],
  sources: [
    {
      title: 'Hellenic Statistical Authority (ELSTAT), 2021 Population-Housing Census',
      url: 'https://www.statistics.gr/en/2021-census-pop-hous',
    },
    { title: 'Wikipedia, Kythnos', url: 'https://en.wikipedia.org/wiki/Kythnos' },
    {
      title: 'Municipality of Kythnos, Anchorages',
      url: 'https://www.kythnos.gr/en/anchorages/',
    },
    {
      title: 'Municipality of Kythnos, Museums',
      url: 'https://www.kythnos.gr/en/Museums/',
    },
    {
      title: 'Kythnos.net, Agios Dimitrios',
      url: 'https://www.kythnos.net/agios-dimitrios.php',
    },
    {
      title: 'Lonely Planet, Kythnos: beaches and villages',
      url: 'https://www.lonelyplanet.com/greece/kythnos/in-location/best-attractions-in-kythnos/a/nar/8e6c6224-80d1-48ea-913b-528fc964272a/359451',
    },
  ],
  publishedOn: '2026-11-21',
  checkedOn: '2026-11-21',
};
