import type { CuratedTrip } from '../schema';

/** Trips by who travels, and what comes along. */
export const byParty: readonly CuratedTrip[] = [
  {
    slug: 'first-time',
    name: { en: 'The first time', el: 'Η πρώτη φορά' },
    line: {
      en: 'Marble lanes, mountain villages and the rim of a volcano: three islands on one line of boats.',
      el: 'Μαρμάρινα σοκάκια, ορεινά χωριά και το χείλος ενός ηφαιστείου: τρία νησιά στην ίδια γραμμή.',
    },
    why: {
      en: 'Paros, Naxos and Santorini are on the busiest line south, so that the order can follow your dates instead of the other way round. Paros is an easy arrival, Naxos gives you room and cheaper tables, Santorini is the one place that looks like its pictures.',
      el: 'Πάρος, Νάξος και Σαντορίνη είναι στην πιο πυκνή γραμμή προς τον νότο: η σειρά ακολουθεί τις μέρες σας και όχι το αντίστροφο. Στην Πάρο φτάνετε εύκολα, η Νάξος έχει χώρο και πιο οικονομικά τραπέζια, και η Σαντορίνη είναι το ένα μέρος που μοιάζει πράγματι με τις φωτογραφίες του.',
    },
    forWhom: {
      en: 'Anybody who has not been to the Cyclades, travels by bus and boat and wants a bit of everything.',
      el: 'Για όποιον δεν έχει ξανάρθει στις Κυκλάδες, κινείται με λεωφορείο και πλοίο και θέλει λίγο απ’ όλα.',
    },
    notFor: {
      en: 'Those who look for empty lanes in August, or who mind crowds: Santorini is packed from late morning to sunset.',
      el: 'Όχι για όποιον ζητά άδεια σοκάκια τον Αύγουστο ή δεν αντέχει τον κόσμο: η Σαντορίνη είναι γεμάτη από αργά το πρωί ως το ηλιοβασίλεμα.',
    },
    season: {
      months: [4, 5, 6, 7, 8, 9, 10],
      text: {
        en: 'May, June, September and October are the best of it. In July and August book boats and rooms early; in winter the boats still sail, but much of Santorini and most of the beach side is shut.',
        el: 'Ο Μάιος, ο Ιούνιος, ο Σεπτέμβριος και ο Οκτώβριος είναι οι καλύτεροι. Ιούλιο και Αύγουστο κλείστε νωρίς πλοία και δωμάτια· τον χειμώνα τα πλοία πηγαίνουν, αλλά στη Σαντορίνη και στις παραλίες πολλά είναι κλειστά.',
      },
    },
    start: 'piraeus',
    end: 'piraeus',
    days: 11,
    islands: [
      { island: 'paros', nights: [2, 3] },
      { island: 'naxos', nights: [2, 4] },
      { island: 'santorini', nights: [2, 3] },
    ],
    interests: ['views', 'beaches', 'villages'],
    pace: 'steady',
    priority: 'balanced',
    boats: { maxHours: 8.5 },
    party: { adults: 2, children: 0 },
  },
  {
    slug: 'with-children',
    name: { en: 'With children', el: 'Με παιδιά' },
    line: {
      en: 'Shallow bays, short hops and beds that are not changed every night: Paros, Antiparos, Naxos.',
      el: 'Ρηχά νερά, μικρές διαδρομές και όχι άλλο κρεβάτι κάθε βράδυ: Πάρος, Αντίπαρος, Νάξος.',
    },
    why: {
      en: 'The three lie so close together that the boats between them take an hour or less. No boat of this trip leaves before seven or is meant to land after ten at night, and every stay is long enough to find the same ice cream twice.',
      el: 'Τα τρία νησιά είναι τόσο κοντά που τα πλοία ανάμεσά τους κάνουν μία ώρα ή λιγότερο. Κανένα πλοίο αυτού του ταξιδιού δεν φεύγει πριν από τις επτά, τα αποφεύγουμε και μετά τις δέκα το βράδυ, και κάθε στάση αρκεί για να ξαναβρείτε το ίδιο παγωτό.',
    },
    forWhom: {
      en: 'Families with children who swim, dig and go to bed at a reasonable hour. The fare counts two adults and two children of five to ten.',
      el: 'Για οικογένειες με παιδιά που κολυμπούν, σκάβουν και κοιμούνται μια λογική ώρα. Οι ναύλοι λογαριάζουν δύο ενηλίκους και δύο παιδιά πέντε ως δέκα ετών.',
    },
    notFor: {
      en: 'Teenagers who were promised nightlife, and parents who want to see one island a day.',
      el: 'Όχι για εφήβους που τους τάξατε νυχτερινή ζωή ούτε για γονείς που θέλουν κάθε μέρα άλλο νησί.',
    },
    season: {
      months: [5, 6, 7, 8, 9],
      text: {
        en: 'From late May the sea is warm enough for children; the meltemi of July and August makes the sheltered bays the better ones. From October the beach tavernas close one by one.',
        el: 'Από τα τέλη Μαΐου η θάλασσα είναι αρκετά ζεστή για παιδιά· με το μελτέμι του Ιουλίου και του Αυγούστου προτιμήστε τους απάνεμους κόλπους. Από τον Οκτώβριο οι ταβέρνες στις παραλίες κλείνουν μία μία.',
      },
    },
    start: 'piraeus',
    end: 'piraeus',
    days: 13,
    islands: [
      { island: 'paros', nights: [3, 4] },
      { island: 'antiparos', nights: [2, 3] },
      { island: 'naxos', nights: [3, 4] },
    ],
    interests: ['beaches', 'villages'],
    pace: 'easy',
    priority: 'balanced',
    boats: { after: '07:00', noLateArrivals: true, maxHours: 6 },
    party: { adults: 2, children: 2 },
  },
  {
    slug: 'with-a-car',
    name: { en: 'With your own car', el: 'Με το δικό σας αυτοκίνητο' },
    line: {
      en: 'Three islands too large for the bus, from Rafina and by ships that take the car.',
      el: 'Τρία νησιά που δεν τα γυρίζει το λεωφορείο, από τη Ραφήνα και με πλοία που παίρνουν αυτοκίνητο.',
    },
    why: {
      en: 'Andros, Tinos and Naxos are where a car earns its fare: villages by the dozen, beaches at the end of long roads, and buses that reach only some of them. Only ships that carry vehicles are searched, and the fare includes the car.',
      el: 'Στην Άνδρο, στην Τήνο και στη Νάξο το αυτοκίνητο αξίζει τον ναύλο του: δεκάδες χωριά, παραλίες στην άκρη μεγάλων δρόμων και λεωφορεία που φτάνουν μόνο σε μερικές. Ψάχνουμε μόνο πλοία που παίρνουν οχήματα και στους ναύλους είναι και το αυτοκίνητο.',
    },
    forWhom: {
      en: 'People who drive to the port, or hire in Athens for the whole trip, and like empty roads better than beach bars.',
      el: 'Για όσους κατεβαίνουν με το αυτοκίνητο στο λιμάνι ή νοικιάζουν στην Αθήνα για όλο το ταξίδι και προτιμούν τους άδειους δρόμους από τα beach bar.',
    },
    notFor: {
      en: 'Anybody with a hired car whose contract forbids ferries: ask first. And nobody saves money with a car for two.',
      el: 'Όχι για νοικιασμένο αυτοκίνητο που το συμβόλαιό του απαγορεύει τα πλοία: ρωτήστε πρώτα. Και για δύο άτομα το αυτοκίνητο δεν βγαίνει φθηνότερα.',
    },
    season: {
      months: [4, 5, 6, 7, 8, 9, 10],
      text: {
        en: 'Spring is for the valleys of Andros and Tinos, early autumn for the sea. In August the car deck is full weeks ahead. In winter there are fewer boats from Tinos to Naxos, and more tables are closed.',
        el: 'Την άνοιξη για τις ρεματιές της Άνδρου και της Τήνου, νωρίς το φθινόπωρο για τη θάλασσα. Τον Αύγουστο το γκαράζ γεμίζει εβδομάδες πριν. Τον χειμώνα τα πλοία από την Τήνο για τη Νάξο είναι λιγότερα και πολλές ταβέρνες κλειστές.',
      },
    },
    start: 'rafina',
    end: 'piraeus',
    days: 13,
    islands: [
      { island: 'andros', nights: [3, 4] },
      { island: 'tinos', nights: [2, 3] },
      { island: 'naxos', nights: [3, 4] },
    ],
    interests: ['villages', 'beaches'],
    pace: 'steady',
    priority: 'balanced',
    boats: { maxHours: 9 },
    party: { adults: 2, children: 0, vehicle: 'car' },
  },
  {
    slug: 'step-free',
    name: { en: 'As few steps as the facts allow', el: 'Με όσο λιγότερα σκαλιά γίνεται' },
    line: {
      en: 'Two long stays, large conventional ships, no change of boat: Syros and Naxos.',
      el: 'Δύο μεγάλες στάσεις, μεγάλα συμβατικά πλοία, καμία αλλαγή πλοίου: Σύρος και Νάξος.',
    },
    why: {
      en: 'The Cyclades are full of steps, and we claim no island without them. What a plan can do is this: large conventional ships, which have lifts; never a second boat on the way; two harbours with a town right behind the quay; and as little packing as possible. The harbour front of Naxos is level; its old town is not, nor are the upper quarters of Ermoupoli.',
      el: 'Οι Κυκλάδες είναι γεμάτες σκαλιά και δεν ισχυριζόμαστε ότι υπάρχει νησί χωρίς. Ένα πρόγραμμα μπορεί όμως αυτά: μεγάλα συμβατικά πλοία, που έχουν ασανσέρ· ποτέ δεύτερο πλοίο στη διαδρομή· δύο λιμάνια με την πόλη πίσω ακριβώς από την προκυμαία· και να φτιάχνετε βαλίτσα όσο γίνεται πιο σπάνια. Η προκυμαία της Νάξου είναι επίπεδη· η παλιά πόλη της όχι, ούτε οι πάνω συνοικίες της Ερμούπολης.',
    },
    forWhom: {
      en: 'Travellers who walk little, use a stick or a wheelchair, and would rather stay in two places than see five.',
      el: 'Για όσους περπατούν λίγο, με μπαστούνι ή αμαξίδιο, και προτιμούν να μείνουν σε δύο μέρη παρά να δουν πέντε.',
    },
    notFor: {
      en: 'Anybody who needs certainty before booking: ask the ship for help 48 hours ahead, and the room for door widths and a photograph. The buses of Naxos are not suitable for wheelchairs.',
      el: 'Όχι για όποιον χρειάζεται βεβαιότητα χωρίς να ρωτήσει: ζητήστε από το πλοίο βοήθεια 48 ώρες πριν και από το κατάλυμα πλάτη θυρών και φωτογραφία. Τα λεωφορεία της Νάξου δεν είναι κατάλληλα για αμαξίδιο.',
    },
    season: {
      months: [4, 5, 6, 7, 8, 9, 10],
      text: {
        en: 'Ramps and seats that slide into the sea stand from about June to September; spring and October are easier on the legs. In winter the boats sail, but wind holds them back more often.',
        el: 'Οι ράμπες και τα καθίσματα για τη θάλασσα στήνονται περίπου από τον Ιούνιο ως τον Σεπτέμβριο· η άνοιξη και ο Οκτώβριος κουράζουν λιγότερο. Τον χειμώνα τα πλοία πηγαίνουν, αλλά ο άνεμος τα κρατά συχνότερα.',
      },
    },
    start: 'piraeus',
    end: 'piraeus',
    days: 11,
    islands: [
      { island: 'syros', nights: [3, 4] },
      { island: 'naxos', nights: [3, 5] },
    ],
    interests: ['food', 'history'],
    pace: 'easy',
    priority: 'balanced',
    boats: { direct: true, kinds: ['conventional'], noLateArrivals: true, maxHours: 7 },
    party: { adults: 2, children: 0 },
  },
];
