import type { PortGuide } from '../schema';

/** Ports of the central islands, the Small Cyclades with Amorgos, and the south. */
export const centreAndSouthPorts: readonly PortGuide[] = [
  {
    portId: 'paros-parikia',
    area: 'centre',
    island: { slug: 'paros', port: 'parikia' },
    name: null,
    quay: {
      en: 'The boats lie off the windmill at the root of the pier. On a summer noon four may load within an hour, each with its own fenced lane, so read the board before you join a queue.',
      el: 'Τα πλοία δένουν μπροστά στον μύλο, στη ρίζα της προβλήτας. Ένα καλοκαιρινό μεσημέρι μπορεί να φορτώνουν τέσσερα μέσα σε μία ώρα, το καθένα με δικό του διάδρομο: διαβάστε τον πίνακα πριν μπείτε σε ουρά.',
    },
    reach: null,
    early: { foot: 30, vehicle: 60 },
    wind: {
      openTo: [],
      note: {
        en: 'A wide bay with rocks in the entrance and good shelter from the north; a westerly gale is what ships avoid.',
        el: 'Πλατύς κόλπος με ξέρες στο στόμιο και καλή προστασία από τον βοριά· τον θυελλώδη πουνέντε τον αποφεύγουν τα πλοία.',
      },
    },
  },
  {
    portId: 'paros-pounta',
    area: 'centre',
    island: { slug: 'paros', port: 'pounta' },
    name: null,
    quay: {
      en: 'A ramp and a line of cars: no booking, you pay on board, in cash. In August the line can cost a boat or two.',
      el: 'Μια ράμπα και μια σειρά αυτοκίνητα: χωρίς κράτηση, πληρώνετε μέσα στο φέρι, με μετρητά. Τον Αύγουστο η σειρά μπορεί να σας κοστίσει ένα ή δύο δρομολόγια.',
    },
    reach: null,
    early: { foot: 15, vehicle: 20 },
    wind: {
      openTo: [],
      note: {
        en: 'The channel is narrow and famous among windsurfers. The boat runs in most of it and stops only in a gale.',
        el: 'Το στενό είναι κοντό, ρηχό και γνωστό στους γουιντσέρφερ. Το φέρι ταξιδεύει στις πιο πολλές περιπτώσεις και σταματά μόνο με θύελλα.',
      },
    },
  },
  {
    portId: 'antiparos-port',
    area: 'centre',
    island: { slug: 'antiparos', port: 'antiparos-port' },
    name: null,
    quay: {
      en: 'You step off into the main street. Check the hour of the last boat back before dinner: it is earlier in spring and autumn than people expect.',
      el: 'Αποβιβάζεστε στην αρχή του κεντρικού δρόμου. Πριν από το φαγητό δείτε τι ώρα είναι το τελευταίο για πίσω: άνοιξη και φθινόπωρο φεύγει νωρίτερα απ’ όσο φαντάζεστε.',
    },
    reach: null,
    early: { foot: 15, vehicle: 20 },
    wind: {
      openTo: ['s'],
      note: {
        en: 'Sheltered by Paros from the east and by its own islets from the north.',
        el: 'Από τα ανατολικά το κρύβει η Πάρος και από τον βοριά τα νησάκια του.',
      },
    },
  },
  {
    portId: 'naxos-chora',
    area: 'centre',
    island: { slug: 'naxos', port: 'naxos-chora' },
    name: null,
    quay: {
      en: 'Large ships lie at the end of the long mole, five minutes on foot from the gate, in the sun; the small boat for the Small Cyclades uses a berth of its own. Agencies line the front and keep luggage for the day.',
      el: 'Τα μεγάλα πλοία δένουν στην άκρη του μακριού μόλου, πέντε λεπτά με τα πόδια από την είσοδο, μέσα στον ήλιο· το μικρό για τις Μικρές Κυκλάδες έχει δική του θέση. Τα πρακτορεία στην παραλία κρατούν αποσκευές για τη μέρα.',
    },
    reach: null,
    early: { foot: 30, vehicle: 60 },
    wind: {
      openTo: ['ne', 'w', 'nw'],
      note: {
        en: 'The mole holds off the meltemi, but a hard north-westerly sends spray over it and ships wait for a lull.',
        el: 'Ο μόλος κρατά το μελτέμι, με δυνατό μαΐστρο όμως το κύμα περνά από πάνω και τα πλοία περιμένουν να κόψει.',
      },
    },
  },
  {
    portId: 'iraklia-agios-georgios',
    area: 'small-cyclades',
    island: { slug: 'iraklia', port: 'agios-georgios' },
    name: null,
    quay: {
      en: 'One berth, a few steps from the beach. The boat stays for minutes: be ready on the quay when it rounds the cape.',
      el: 'Μία θέση, λίγα βήματα από την παραλία. Το πλοίο μένει λίγα λεπτά: να είστε έτοιμοι στην προβλήτα όταν στρίβει τον κάβο.',
    },
    reach: null,
    early: { foot: 20, vehicle: 30 },
    wind: {
      openTo: ['ne'],
      note: {
        en: 'The inlet looks north-east; with that wind the swell runs right up to the quay.',
        el: 'Ο όρμος κοιτάζει στον γραίγο· με αυτόν τον αέρα η φουσκοθαλασσιά φτάνει ως την προβλήτα.',
      },
    },
  },
  {
    portId: 'schinoussa-mersini',
    area: 'small-cyclades',
    island: { slug: 'schinoussa', port: 'mersini' },
    name: null,
    quay: {
      en: 'A pier, a taverna and the road up. Tickets are sold in Chora: buy yours before you come down.',
      el: 'Μια προβλήτα, μια ταβέρνα και ο δρόμος για πάνω. Τα εισιτήρια πουλιούνται στη Χώρα: βγάλτε το δικό σας πριν κατεβείτε.',
    },
    reach: null,
    early: { foot: 20, vehicle: 30 },
    wind: {
      openTo: ['s'],
      note: {
        en: 'Narrow and quiet in a northerly; only the south wind finds the way in.',
        el: 'Στενό και ήσυχο με βοριά· μόνο ο νοτιάς βρίσκει τον δρόμο.',
      },
    },
  },
  {
    portId: 'koufonisia-ano-koufonisi',
    area: 'small-cyclades',
    island: { slug: 'koufonisia', port: 'ano-koufonisi' },
    name: null,
    quay: {
      en: 'Large and small boats share one pier beside the town beach. People walk here, so wheels matter only for what you bring.',
      el: 'Μεγάλα και μικρά πλοία μοιράζονται μία προβλήτα δίπλα στην παραλία του χωριού. Εδώ όλοι περπατούν: ρόδες χρειάζεται μόνο η βαλίτσα.',
    },
    reach: null,
    early: { foot: 30, vehicle: 30 },
    wind: {
      openTo: ['s'],
      note: {
        en: 'Kato Koufonisi breaks the swell; what remains open is the south.',
        el: 'Το Κάτω Κουφονήσι σπάει το κύμα· ανοιχτός μένει ο νότος.',
      },
    },
  },
  {
    portId: 'donousa-stavros',
    area: 'small-cyclades',
    island: { slug: 'donousa', port: 'stavros' },
    name: null,
    quay: {
      en: 'The pier ends at the village beach. Night calls are common: the landlady with a torch is probably looking for you.',
      el: 'Η προβλήτα τελειώνει στην παραλία του χωριού. Τα πλοία έρχονται συχνά νύχτα: ο φακός στην προβλήτα μάλλον ψάχνει εσάς.',
    },
    reach: null,
    early: { foot: 20, vehicle: 30 },
    wind: {
      openTo: ['s', 'sw', 'w'],
      note: {
        en: 'Turned away from the meltemi, open to the whole south-west.',
        el: 'Γυρισμένο πλάτη στο μελτέμι, ανοιχτό σε όλο τον γαρμπή.',
      },
    },
  },
  {
    portId: 'amorgos-katapola',
    area: 'small-cyclades',
    island: { slug: 'amorgos', port: 'katapola' },
    name: null,
    quay: {
      en: 'The ramp opens on the front of the village, among the cafés. The first boats of the morning leave before the bakery is busy, so sleep here and not in Chora if yours is one of them.',
      el: 'Ο καταπέλτης ανοίγει στην παραλία, ανάμεσα στα καφέ. Τα πρώτα πρωινά φεύγουν πολύ νωρίς: αν το δικό σας είναι ένα από αυτά, κοιμηθείτε εδώ και όχι στη Χώρα.',
    },
    reach: null,
    early: { foot: 30, vehicle: 45 },
    wind: {
      openTo: ['w'],
      note: {
        en: 'A deep bay, quiet in northerlies; a west wind comes in at full length.',
        el: 'Βαθύς κόλπος, ήσυχος με βοριάδες· ο πουνέντες μπαίνει ως το βάθος.',
      },
    },
  },
  {
    portId: 'amorgos-aegiali',
    area: 'small-cyclades',
    island: { slug: 'amorgos', port: 'aegiali' },
    name: null,
    quay: {
      en: 'A pier at one end of a long sandy beach, with cafés at its root. Katapola is more than 20 km away on the island’s one road: a taxi at midnight is hard to find.',
      el: 'Προβλήτα στη μια άκρη μιας μεγάλης αμμουδιάς, με καφέ στη ρίζα της. Τα Κατάπολα απέχουν πάνω από 20 χλμ. από τον μοναδικό δρόμο του νησιού: ταξί τα μεσάνυχτα δύσκολα βρίσκετε.',
    },
    reach: null,
    early: { foot: 30, vehicle: 45 },
    wind: {
      openTo: ['w'],
      note: {
        en: 'Open to the west; when it blows from there, ships call at Katapola only.',
        el: 'Ανοιχτό στη δύση· όταν φυσά από εκεί, τα πλοία πιάνουν μόνο στα Κατάπολα.',
      },
    },
  },
  {
    portId: 'ios-gialos',
    area: 'south',
    island: { slug: 'ios', port: 'gialos-port' },
    name: null,
    quay: {
      en: 'The pier and the square behind it hold the agencies, the bus stop and the first beach. Boats to and from Santorini pass all day in summer.',
      el: 'Στην προβλήτα και στην πλατεία πίσω της είναι τα πρακτορεία, η στάση και η πρώτη παραλία. Το καλοκαίρι τα πλοία από και για Σαντορίνη περνούν όλη μέρα.',
    },
    reach: null,
    early: { foot: 30, vehicle: 60 },
    wind: {
      openTo: [],
      note: {
        en: 'Closed nearly all round, one of the few ports of the south where ships run for shelter.',
        el: 'Κλειστό σχεδόν από παντού, από τα λίγα λιμάνια του νότου όπου τα πλοία βρίσκουν καταφύγιο.',
      },
    },
  },
  {
    portId: 'sikinos-alopronia',
    area: 'south',
    island: { slug: 'sikinos', port: 'alopronia-port' },
    name: null,
    quay: {
      en: 'A single berth beside the beach; the agency down here opens before the boats. Ask it whether today’s ship is coming: by noon it usually knows.',
      el: 'Μία θέση δίπλα στην παραλία· το πρακτορείο ανοίγει πριν από τα πλοία. Ρωτήστε το αν το σημερινό έρχεται: ως το μεσημέρι συνήθως το ξέρει.',
    },
    reach: null,
    early: { foot: 30, vehicle: 45 },
    wind: {
      openTo: ['se', 's'],
      note: {
        en: 'Safe in northerlies, exposed to the south and south-east, and left out first when a ship is late.',
        el: 'Ασφαλές με βοριάδες, εκτεθειμένο σε νοτιά και σιρόκο, και το πρώτο που παραλείπεται όταν το πλοίο έχει αργήσει.',
      },
    },
  },
  {
    portId: 'folegandros-karavostasis',
    area: 'south',
    island: { slug: 'folegandros', port: 'karavostasis-port' },
    name: null,
    quay: {
      en: 'A short pier and a small beach with cafés to wait in. The bus from Chora is timed for the boats: take the one before, and you will not run.',
      el: 'Κοντή προβλήτα και μια μικρή παραλία με καφέ για την αναμονή. Το λεωφορείο από τη Χώρα πάει με τα πλοία: πάρτε το προηγούμενο και δεν θα τρέχετε.',
    },
    reach: null,
    early: { foot: 30, vehicle: 45 },
    wind: {
      openTo: ['ne', 'e'],
      note: {
        en: 'Open to the north-east and east, and the fast boats feel it first.',
        el: 'Ανοιχτό σε γραίγο και λεβάντε, και πρώτα το νιώθουν τα ταχύπλοα.',
      },
    },
  },
  {
    portId: 'santorini-athinios',
    area: 'south',
    island: { slug: 'santorini', port: 'athinios' },
    name: null,
    quay: {
      en: 'A shelf cut under the cliff, with everything on it at once: agencies, cafés, coaches, hire cars, the people leaving and the people landing. Queues form by destination on signs held up shortly before boarding. There is no reason to come very early and nowhere cool to be, but the hairpins jam when three boats meet.',
      el: 'Ένα στενό πλάτωμα στη ρίζα του γκρεμού με όλα μαζί επάνω: πρακτορεία, καφέ, πούλμαν, ενοικιάσεις, όσοι φεύγουν και όσοι έρχονται. Οι ουρές γίνονται ανά προορισμό, με πινακίδες λίγο πριν από την επιβίβαση. Πολύ νωρίς δεν έχει νόημα, ούτε δροσιά· οι στροφές όμως μπλοκάρουν όταν συμπέσουν τρία πλοία.',
    },
    reach: {
      en: 'From Fira the bus takes 20 to 25 minutes, from Oia you change in Fira. In July and August leave Fira an hour and a half before the boat, Oia two hours.',
      el: 'Από τα Φηρά το λεωφορείο κάνει 20 με 25 λεπτά, από την Οία αλλάζετε στα Φηρά. Ιούλιο και Αύγουστο φύγετε από τα Φηρά μιάμιση ώρα πριν, από την Οία δύο.',
    },
    early: { foot: 45, vehicle: 60 },
    wind: {
      openTo: ['w'],
      note: {
        en: 'Inside the caldera and out of the north wind. The water is too deep to anchor, so with a strong south-westerly ships hold off until it eases.',
        el: 'Μέσα στην καλντέρα και απάνεμο στον βοριά. Τα νερά είναι πολύ βαθιά για άγκυρα, οπότε με δυνατό γαρμπή τα πλοία περιμένουν έξω να πέσει.',
      },
    },
  },
  {
    portId: 'santorini-ammoudi',
    area: 'south',
    island: { slug: 'santorini', port: 'ammoudi' },
    name: null,
    quay: {
      en: 'The Thirasia boat takes people only and leaves from among the taverna tables. Pay on board or on the quay, in cash.',
      el: 'Το καραβάκι της Θηρασίας παίρνει μόνο επιβάτες και φεύγει ανάμεσα από τα τραπέζια των ταβερνών. Πληρώνετε επάνω ή στην προβλήτα, με μετρητά.',
    },
    reach: null,
    early: { foot: 15, vehicle: null },
    wind: {
      openTo: ['s', 'w', 'nw'],
      note: {
        en: 'Open to the west and north-west; a small boat, so a fresh breeze is enough to keep it in.',
        el: 'Ανοιχτό σε πουνέντε και μαΐστρο· μικρό σκάφος, αρκεί ένας φρέσκος αέρας για να μη φύγει.',
      },
    },
  },
  {
    portId: 'thirasia-riva',
    area: 'south',
    island: { slug: 'thirasia', port: 'riva' },
    name: null,
    quay: {
      en: 'A pebble beach with a pier and a couple of tavernas that open in the season. Bring water, and note the hour of the last boat.',
      el: 'Μια παραλία με βότσαλο, μια προβλήτα και δυο ταβέρνες που ανοίγουν στη σεζόν. Έχετε νερό μαζί σας και κρατήστε την ώρα του τελευταίου.',
    },
    reach: null,
    early: { foot: 15, vehicle: 30 },
    wind: {
      openTo: ['n', 'ne', 'e'],
      note: {
        en: 'It looks straight into the north wind: in a meltemi the crossing is short, wet and sometimes off.',
        el: 'Κοιτάζει κατάματα τον βοριά: με μελτέμι το πέρασμα είναι σύντομο, βρεγμένο και κάποτε δεν γίνεται.',
      },
    },
  },
  {
    portId: 'anafi-agios-nikolaos',
    area: 'south',
    island: { slug: 'anafi', port: 'agios-nikolaos' },
    name: null,
    quay: {
      en: 'The end of the line: a pier, a café, a waiting room. If the weather turns, the next boat may be two or three days away.',
      el: 'Το τέλος της γραμμής: μια προβλήτα, ένα καφέ, μια αίθουσα αναμονής. Αν γυρίσει ο καιρός, το επόμενο πλοίο μπορεί να είναι σε δυο τρεις μέρες.',
    },
    reach: null,
    early: { foot: 30, vehicle: 45 },
    wind: {
      openTo: ['se', 's', 'sw', 'w'],
      note: {
        en: 'In the lee of the island for northerlies; in a southerly no ship lies here.',
        el: 'Με βοριά το προφυλάσσει το ίδιο το νησί· με νοτιά δεν δένει κανένα πλοίο.',
      },
    },
  },
];
