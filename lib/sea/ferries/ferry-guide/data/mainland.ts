import type { PortGuide } from '../schema';

/** The ports from which the boats to the Cyclades start. */
export const mainlandPorts: readonly PortGuide[] = [
  {
    portId: 'piraeus',
    area: 'mainland',
    island: null,
    name: { en: 'Piraeus', el: 'Πειραιάς' },
    quay: {
      en: 'A horseshoe of quays with gates numbered E1 to E12. Most boats to the Cyclades leave from E6 and E7, the two gates in front of the metro; some lie at E9 and E10 further round to the left. E1, where the Dodecanese boats are, is more than half an hour away on foot. The gate is printed on the ticket or sent the day before: read it again that morning, because berths change. A free bus runs along the quays, inside the fence.',
      el: 'Ένα πέταλο από προβλήτες με πύλες από Ε1 ως Ε12. Τα περισσότερα πλοία για τις Κυκλάδες φεύγουν από τις Ε6 και Ε7, τις δύο πύλες μπροστά στο μετρό· μερικά δένουν στις Ε9 και Ε10, πιο πέρα αριστερά. Η Ε1, με τα πλοία της Δωδεκανήσου, απέχει πάνω από μισή ώρα με τα πόδια. Η πύλη γράφεται στο εισιτήριο ή έρχεται με μήνυμα την παραμονή: ξανακοιτάξτε την το πρωί, γιατί οι θέσεις αλλάζουν. Μέσα από τα κάγκελα κυκλοφορεί δωρεάν λεωφορείο.',
    },
    reach: {
      en: 'Metro line 3 comes straight from the airport, in about 55 minutes with trains roughly every 36, and from Syntagma; line 1 comes from Monastiraki and Omonia. The station of both, Piraeus, is across the road from E6 and E7; line 3 goes one stop further. At night the X96 bus from the airport runs round the clock and needs about an hour and a half when the roads are full. A taxi should be told the gate number, not just “the port”.',
      el: 'Η γραμμή 3 του μετρό έρχεται κατευθείαν από το αεροδρόμιο, σε περίπου 55 λεπτά με συρμό γύρω στα κάθε 36, και από το Σύνταγμα· η γραμμή 1 από το Μοναστηράκι και την Ομόνοια. Ο σταθμός Πειραιάς, και για τις δύο, είναι απέναντι από τις Ε6 και Ε7· η γραμμή 3 συνεχίζει άλλη μία στάση. Τη νύχτα μένει το λεωφορείο Χ96 από το αεροδρόμιο, όλο το εικοσιτετράωρο, περίπου μιάμιση ώρα με κίνηση. Στο ταξί πείτε αριθμό πύλης, όχι απλώς «στο λιμάνι».',
    },
    early: { foot: 60, vehicle: 90 },
    gate: { en: 'E6 or E7', el: 'Ε6 ή Ε7' },
    wind: {
      openTo: [],
      note: {
        en: 'Closed on all sides: what stops the boats here is a ban for the open Aegean, never the harbour. When Rafina and Lavrio are shut, large ships from Piraeus may still be sailing.',
        el: 'Κλειστό από παντού: εδώ τα πλοία τα σταματά το απαγορευτικό στο πέλαγος, ποτέ το ίδιο το λιμάνι. Όταν η Ραφήνα και το Λαύριο είναι κλειστά, τα μεγάλα πλοία του Πειραιά μπορεί να ταξιδεύουν ακόμη.',
      },
    },
  },
  {
    portId: 'rafina',
    area: 'mainland',
    island: null,
    name: { en: 'Rafina', el: 'Ραφήνα' },
    quay: {
      en: 'One small harbour below the town square: four or five boats lie side by side with their ramps down. There are no gates as in Piraeus: look for the ship’s name, and mind that sister ships look alike. Ticket booths, cafés and fish tavernas stand along the quay.',
      el: 'Ένα μικρό λιμάνι κάτω από την πλατεία: τέσσερα πέντε πλοία δίπλα δίπλα με κατεβασμένους καταπέλτες. Πύλες σαν του Πειραιά δεν υπάρχουν: ψάξτε το όνομα του πλοίου, και προσέξτε, τα αδελφά πλοία μοιάζουν. Εκδοτήρια, καφέ και ψαροταβέρνες είναι πάνω στην προκυμαία.',
    },
    reach: {
      en: 'The nearest port to the airport: 20 to 25 km of good road, half an hour by car, 30 to 40 minutes on the direct KTEL bus, which stops across the road from the terminal, by the hotel. From central Athens the orange KTEL bus leaves Pedion tou Areos and needs about an hour. If your boat is late, the last bus will have gone: have a taxi number.',
      el: 'Το πιο κοντινό λιμάνι στο αεροδρόμιο: 20 με 25 χλμ. καλός δρόμος, μισή ώρα με αυτοκίνητο, 30 με 40 λεπτά με το απευθείας ΚΤΕΛ, που σταματά απέναντι από τον αεροσταθμό, δίπλα στο ξενοδοχείο. Από την Αθήνα το πορτοκαλί ΚΤΕΛ φεύγει από το Πεδίον του Άρεως και θέλει περίπου μία ώρα. Αν το πλοίο αργήσει, το τελευταίο λεωφορείο θα έχει φύγει: κρατήστε ένα τηλέφωνο ταξί.',
    },
    early: { foot: 45, vehicle: 60 },
    wind: {
      openTo: ['n', 'ne', 'e', 'se'],
      note: {
        en: 'The boats pass the mouth of the Kafireas strait, one of the windiest waters of the Aegean. In a northerly gale Rafina is among the first ports to close.',
        el: 'Τα πλοία περνούν μπροστά από το στενό του Καφηρέα, από τα πιο ανεμοδαρμένα νερά του Αιγαίου. Με βοριά θυελλώδη η Ραφήνα κλείνει από τα πρώτα λιμάνια.',
      },
    },
  },
  {
    portId: 'lavrio',
    area: 'mainland',
    island: null,
    name: { en: 'Lavrio', el: 'Λαύριο' },
    quay: {
      en: 'A working harbour in an old mining town. The ferry berth is about ten minutes on foot from the square where the bus stops, to the left along the water, past sheds rather than cafés: wait in town, where the food is.',
      el: 'Λιμάνι δουλειάς σε παλιά μεταλλευτική πόλη. Τα φέρι δένουν περίπου δέκα λεπτά με τα πόδια από την πλατεία όπου σταματά το λεωφορείο, αριστερά πλάι στο νερό, ανάμεσα σε αποθήκες και όχι σε καφέ: περιμένετε στην πόλη, εκεί που υπάρχει φαγητό.',
    },
    reach: {
      en: 'By KTEL bus from Pedion tou Areos in Athens in about two hours. From the airport take the KTEL bus to Markopoulo, a quarter of an hour, and change there for Lavrio, another 35 to 45 minutes. By car it is the shortest way to Kea, and the car can stay behind in town.',
      el: 'Με ΚΤΕΛ από το Πεδίον του Άρεως, περίπου δύο ώρες. Από το αεροδρόμιο παίρνετε ΚΤΕΛ ως το Μαρκόπουλο, ένα τέταρτο, και αλλάζετε εκεί για Λαύριο, άλλα 35 με 45 λεπτά. Με αυτοκίνητο είναι ο πιο σύντομος δρόμος για την Κέα, και μπορείτε να το αφήσετε στην πόλη.',
    },
    early: { foot: 30, vehicle: 60 },
    wind: {
      openTo: ['e', 'se'],
      note: {
        en: 'Makronisos lies across the entrance and takes the worst of the north wind. The Kea channel outside does not have that shelter.',
        el: 'Η Μακρόνησος στέκεται μπροστά στο στόμιο και κόβει τον πολύ βοριά. Το στενό της Κέας, έξω, δεν έχει τέτοια προστασία.',
      },
    },
  },
  {
    portId: 'heraklion',
    area: 'mainland',
    island: null,
    name: { en: 'Heraklion, Crete', el: 'Ηράκλειο Κρήτης' },
    quay: {
      en: 'The fast boats to Santorini and beyond use the ferry port east of the Venetian harbour, with a terminal and a row of piers. On summer mornings two or three catamarans leave within an hour of each other, so read the name on the side.',
      el: 'Τα ταχύπλοα για Σαντορίνη και πιο πέρα φεύγουν από το επιβατικό λιμάνι, ανατολικά του ενετικού, με αίθουσα αναμονής και προβλήτες στη σειρά. Τα καλοκαιρινά πρωινά δύο και τρία καταμαράν φεύγουν μέσα σε μία ώρα: διαβάστε το όνομα στο πλάι.',
    },
    reach: {
      en: 'The intercity bus station is six minutes away on foot, across the road. Blue city buses go to the airport every ten minutes or so and take about 20; it is 3 km. The old town starts above the Venetian harbour, a quarter of an hour on foot.',
      el: 'Ο σταθμός των υπεραστικών απέχει έξι λεπτά με τα πόδια, απέναντι από τον δρόμο. Για το αεροδρόμιο, 3 χλμ. μακριά, τα αστικά περνούν κάθε δέκα λεπτά περίπου και κάνουν γύρω στα 20. Η παλιά πόλη αρχίζει πάνω από το ενετικό λιμάνι, ένα τέταρτο με τα πόδια.',
    },
    early: { foot: 45, vehicle: 60 },
    wind: {
      openTo: ['w', 'nw', 'n', 'ne'],
      note: {
        en: 'The long mole keeps the harbour calm, but the crossing to Santorini has over 100 km of open sea with the meltemi on the bow. The fast boats run in summer only, and are among the first to be cancelled.',
        el: 'Ο μεγάλος μόλος κρατά το λιμάνι ήσυχο, ως τη Σαντορίνη όμως είναι πάνω από 100 χλμ. ανοιχτής θάλασσας με το μελτέμι κατάπλωρα. Τα ταχύπλοα τρέχουν μόνο το καλοκαίρι και είναι από τα πρώτα που ακυρώνονται.',
      },
    },
  },
];
