import type { CuratedTrip } from '../schema';

/** Trips by how much time there is, when, and how one gets there at all. */
export const byTime: readonly CuratedTrip[] = [
  {
    slug: 'long-weekend',
    name: { en: 'A long weekend', el: 'Ένα τριήμερο και κάτι' },
    line: {
      en: 'Kea and Kythnos from Lavrio: two islands, two Choras, home by the fifth day.',
      el: 'Κέα και Κύθνος από το Λαύριο: δύο νησιά, δύο Χώρες, και την πέμπτη μέρα πίσω.',
    },
    why: {
      en: 'Lavrio is the port nearest to Athens airport and Kea the island nearest to Lavrio. Direct boats only, none over four hours: a weekend is too short to change ships.',
      el: 'Το Λαύριο είναι το πιο κοντινό λιμάνι στο αεροδρόμιο της Αθήνας και η Κέα το πιο κοντινό νησί στο Λαύριο. Μόνο απευθείας πλοία, κανένα πάνω από τέσσερις ώρες: το Σαββατοκύριακο δεν σηκώνει αλλαγή πλοίου.',
    },
    forWhom: {
      en: 'Athenians, and travellers with four or five days between other plans.',
      el: 'Για Αθηναίους και για ταξιδιώτες με τέσσερις πέντε μέρες ανάμεσα σε άλλα σχέδια.',
    },
    notFor: {
      en: 'Anybody who came for white cubes and blue domes: Ioulida and Dryopida are roofed with tiles; the Chora of Kythnos comes nearest.',
      el: 'Όχι για όποιον ήρθε για άσπρους κύβους και μπλε τρούλους: η Ιουλίδα και η Δρυοπίδα έχουν κεραμίδια· πιο κοντά σε αυτό είναι η Χώρα της Κύθνου.',
    },
    season: {
      months: [4, 5, 6, 9, 10],
      text: {
        en: 'Spring and autumn, when Athens is not here as well. In July and August the boats of Friday and Sunday are full; in winter they sail, but few rooms are heated.',
        el: 'Άνοιξη και φθινόπωρο, όταν δεν είναι εδώ και η Αθήνα. Ιούλιο και Αύγουστο τα πλοία Παρασκευής και Κυριακής γεμίζουν· τον χειμώνα πηγαίνουν, αλλά λίγα δωμάτια έχουν θέρμανση.',
      },
    },
    start: 'lavrio',
    end: 'lavrio',
    days: 5,
    islands: [
      { island: 'kea', nights: [1, 2] },
      { island: 'kythnos', nights: [1, 3] },
    ],
    interests: ['villages', 'beaches'],
    pace: 'brisk',
    priority: 'balanced',
    boats: { direct: true, maxHours: 4 },
    party: { adults: 2, children: 0 },
  },
  {
    slug: 'no-flights',
    name: { en: 'Athens to Crete without a plane', el: 'Αθήνα – Κρήτη χωρίς αεροπλάνο' },
    line: {
      en: 'Down the whole length of the Cyclades by boat, and off the chart in Heraklion.',
      el: 'Όλες οι Κυκλάδες με πλοίο από τον βορρά ως τον νότο, και στο τέλος το Ηράκλειο.',
    },
    why: {
      en: 'A line instead of a loop: no mile is sailed twice and no airport is needed. It begins in Piraeus, where the metro and the suburban railway of Athens end, and finishes in Heraklion, from where overnight ships go back to Piraeus.',
      el: 'Γραμμή και όχι κύκλος: κανένα μίλι δύο φορές και κανένα αεροδρόμιο. Ξεκινά από τον Πειραιά, όπου τερματίζουν το μετρό και ο προαστιακός, και τελειώνει στο Ηράκλειο, από όπου νυχτερινά πλοία γυρίζουν στον Πειραιά.',
    },
    forWhom: {
      en: 'Travellers who came by land and sea, or go on to Crete; who like the way as much as the place.',
      el: 'Για όσους ήρθαν από στεριά και θάλασσα ή συνεχίζουν στην Κρήτη· για όσους αγαπούν τον δρόμο όσο και τον τόπο.',
    },
    notFor: {
      en: 'Those who get seasick: the leg from Santorini to Heraklion is open sea, and by fast boat.',
      el: 'Όχι για όποιον ζαλίζεται: από τη Σαντορίνη ως το Ηράκλειο είναι ανοιχτό πέλαγος, και με ταχύπλοο.',
    },
    season: {
      months: [4, 5, 6, 7, 8, 9, 10],
      text: {
        en: 'The fast boats between Santorini and Crete belong to the season, April to October. In winter the way to Crete is a rare slow boat, and a plan stands or falls with it.',
        el: 'Τα ταχύπλοα ανάμεσα στη Σαντορίνη και την Κρήτη είναι της σεζόν, Απρίλιο ως Οκτώβριο. Τον χειμώνα προς την Κρήτη πάει ένα σπάνιο αργό πλοίο και το πρόγραμμα κρέμεται από αυτό.',
      },
    },
    start: 'piraeus',
    end: 'heraklion',
    days: 12,
    islands: [
      { island: 'naxos', nights: [3, 4] },
      { island: 'ios', nights: [1, 2] },
      { island: 'santorini', nights: [2, 3] },
    ],
    interests: ['history', 'beaches'],
    pace: 'steady',
    priority: 'balanced',
    boats: { maxHours: 7 },
    party: { adults: 2, children: 0 },
  },
  {
    slug: 'winter',
    name: { en: 'In winter', el: 'Χειμώνα' },
    line: {
      en: 'Three islands that stay open when the season is over: Syros, Tinos, Naxos.',
      el: 'Τρία νησιά που μένουν ανοιχτά όταν τελειώσει η σεζόν: Σύρος, Τήνος, Νάξος.',
    },
    why: {
      en: 'These have towns of their own with schools, markets and winter kitchens, and the large conventional ships that sail when the fast ones are laid up. Short hops, so that a day of wind costs a day and not the trip.',
      el: 'Έχουν δικές τους πόλεις με σχολεία, αγορές και χειμωνιάτικες κουζίνες, και τα μεγάλα συμβατικά πλοία που πηγαίνουν όταν τα ταχύπλοα δένουν. Μικρές διαδρομές, ώστε μια μέρα με άνεμο να κοστίζει μια μέρα και όχι το ταξίδι.',
    },
    forWhom: {
      en: 'People who like islands to themselves: cafés with locals, green hills, clear light and a coat.',
      el: 'Για όσους θέλουν τα νησιά δικά τους: καφενεία με ντόπιους, πράσινους λόφους, καθαρό φως και ένα παλτό.',
    },
    notFor: {
      en: 'Swimmers and tight schedules. A sailing ban can hold every boat for a day or two: keep one free at the end.',
      el: 'Όχι για μπάνιο και σφιχτά προγράμματα. Ένα απαγορευτικό κρατά όλα τα πλοία μια δυο μέρες: αφήστε μία ελεύθερη στο τέλος.',
    },
    season: {
      months: [11, 12, 1, 2, 3],
      text: {
        en: 'November to March. In the other months it works as well, but then other trips are better; from April on the boats are many more.',
        el: 'Νοέμβριο ως Μάρτιο. Τους άλλους μήνες γίνεται κι αυτό, αλλά τότε υπάρχουν καλύτερα ταξίδια· από τον Απρίλιο τα πλοία είναι πολύ περισσότερα.',
      },
    },
    start: 'piraeus',
    end: 'piraeus',
    days: 10,
    islands: [
      { island: 'syros', nights: [2, 3] },
      { island: 'tinos', nights: [1, 2] },
      { island: 'naxos', nights: [2, 3] },
    ],
    interests: ['villages', 'history'],
    pace: 'steady',
    priority: 'balanced',
    boats: { kinds: ['conventional'], maxHours: 8 },
    party: { adults: 2, children: 0 },
  },
];
