import type { CuratedTrip } from '../schema';

/** Trips by what one comes for. */
export const byWish: readonly CuratedTrip[] = [
  {
    slug: 'walkers',
    name: { en: 'For walkers', el: 'Για περπάτημα' },
    line: {
      en: 'Four islands with marked paths, from the streams of Andros to the mule tracks of Amorgos.',
      el: 'Τέσσερα νησιά με σημασμένα μονοπάτια, από τις ρεματιές της Άνδρου ως τα καλντερίμια της Αμοργού.',
    },
    why: {
      en: 'From Rafina the boats run down the northern islands; from Naxos another line goes out to Amorgos and home to Piraeus. The green end comes with the fresh legs, the ridge of Amorgos when they are trained.',
      el: 'Από τη Ραφήνα τα πλοία κατεβαίνουν τα βόρεια νησιά· από τη Νάξο άλλη γραμμή βγάζει στην Αμοργό και γυρίζει στον Πειραιά. Το πράσινο κομμάτι με ξεκούραστα πόδια, η ράχη της Αμοργού όταν έχουν συνηθίσει.',
    },
    forWhom: {
      en: 'People who walk four hours a day with pleasure, carry little and eat where the path ends.',
      el: 'Για όσους περπατούν με χαρά τέσσερις ώρες τη μέρα, κουβαλούν λίγα και τρώνε εκεί που τελειώνει το μονοπάτι.',
    },
    notFor: {
      en: 'High summer: there is no shade on most of these paths. And nobody who wants sand every afternoon.',
      el: 'Όχι για το κατακαλόκαιρο: στα περισσότερα μονοπάτια δεν υπάρχει σκιά. Ούτε για όποιον θέλει αμμουδιά κάθε απόγευμα.',
    },
    season: {
      months: [4, 5, 6, 9, 10],
      text: {
        en: 'April and May for flowers and running water, late September and October for a warm sea afterwards. July and August are too hot to walk by day; from November the boats to Amorgos are few.',
        el: 'Απρίλιος και Μάιος για λουλούδια και νερά που τρέχουν, τέλη Σεπτεμβρίου και Οκτώβριος για ζεστή θάλασσα μετά. Ιούλιο και Αύγουστο κάνει πολλή ζέστη για πορεία· από τον Νοέμβριο τα πλοία για την Αμοργό είναι λίγα.',
      },
    },
    start: 'rafina',
    end: 'piraeus',
    days: 15,
    islands: [
      { island: 'andros', nights: [3, 4] },
      { island: 'tinos', nights: [2, 3] },
      { island: 'naxos', nights: [2, 3] },
      { island: 'amorgos', nights: [2, 4] },
    ],
    interests: ['hiking', 'views'],
    pace: 'steady',
    priority: 'balanced',
    boats: { maxHours: 10 },
    party: { adults: 2, children: 0 },
  },
  {
    slug: 'food',
    name: { en: 'From table to table', el: 'Από τραπέζι σε τραπέζι' },
    line: {
      en: 'Loukoumi and sausage in Syros, artichokes and cheese in Tinos, chickpeas from the oven in Sifnos.',
      el: 'Λουκούμι και λουκάνικο στη Σύρο, αγκινάρες και τυρί στην Τήνο, ρεβίθια του φούρνου στη Σίφνο.',
    },
    why: {
      en: 'Syros and Tinos are half an hour apart and cook all year, because people live there all year. Sifnos lies on another line: the one longer day of boats is what it costs, and lunch is why you go.',
      el: 'Η Σύρος και η Τήνος απέχουν μισή ώρα και μαγειρεύουν όλο τον χρόνο, γιατί όλο τον χρόνο έχουν κόσμο. Η Σίφνος είναι σε άλλη γραμμή: κοστίζει μία μεγαλύτερη μέρα στα πλοία και ο λόγος είναι το μεσημεριανό.',
    },
    forWhom: {
      en: 'Travellers who plan the day around lunch, and like a town with a market as much as a beach.',
      el: 'Για όσους οργανώνουν τη μέρα γύρω από το φαγητό και χαίρονται μια πόλη με αγορά όσο και μια παραλία.',
    },
    notFor: {
      en: 'Those who want long wild beaches or late clubs: all three have few of either.',
      el: 'Όχι για όποιον θέλει μεγάλες άγριες παραλίες ή ξενύχτι: και τα τρία έχουν λίγα.',
    },
    season: {
      months: [4, 5, 6, 9, 10],
      text: {
        en: 'Artichokes in spring, figs and grapes in September, and tables without a queue in both. In August you eat well and wait; in winter Sifnos has few kitchens open and few boats from the others.',
        el: 'Αγκινάρες την άνοιξη, σύκα και σταφύλια τον Σεπτέμβριο, και τραπέζι χωρίς ουρά και στις δύο εποχές. Τον Αύγουστο τρώτε καλά και περιμένετε· τον χειμώνα στη Σίφνο λίγες κουζίνες δουλεύουν και λίγα πλοία πηγαίνουν από τα άλλα νησιά.',
      },
    },
    start: 'piraeus',
    end: 'piraeus',
    days: 12,
    islands: [
      { island: 'syros', nights: [2, 3] },
      { island: 'tinos', nights: [2, 3] },
      { island: 'sifnos', nights: [2, 4] },
    ],
    interests: ['food', 'villages'],
    pace: 'steady',
    priority: 'balanced',
    boats: { maxHours: 9 },
    party: { adults: 2, children: 0 },
  },
  {
    slug: 'quiet',
    name: { en: 'Out of the way', el: 'Παράμερα' },
    line: {
      en: 'Three western islands where evenings are a table and talk: Serifos, Kimolos, Sikinos.',
      el: 'Τρία δυτικά νησιά όπου το βράδυ είναι ένα τραπέζι και κουβέντα: Σέριφος, Κίμωλος, Σίκινος.',
    },
    why: {
      en: 'All three are on the slow western line that calls at small harbours and ends far from the crowds. It does not sail every day, so the planner counts the nights by its days; that is why they are given as ranges.',
      el: 'Και τα τρία είναι στην αργή δυτική γραμμή, που πιάνει τα μικρά λιμάνια και τελειώνει μακριά από τον πολύ κόσμο. Δεν έχει πλοίο κάθε μέρα, γι’ αυτό ο σχεδιαστής μετρά τις νύχτες με τις μέρες της και τις δίνουμε από–έως.',
    },
    forWhom: {
      en: 'People with a book, time, and no list of sights. Walkers and swimmers above all.',
      el: 'Για όσους έχουν ένα βιβλίο, χρόνο και καμία λίστα με αξιοθέατα. Πρώτα για όσους περπατούν και κολυμπούν.',
    },
    notFor: {
      en: 'Tight plans and flights on the last day: when the wind blows, these are the harbours where boats do not call.',
      el: 'Όχι για σφιχτά προγράμματα και πτήση την τελευταία μέρα: όταν φυσά, σε αυτά τα λιμάνια τα πλοία δεν πιάνουν.',
    },
    season: {
      months: [5, 6, 9],
      text: {
        en: 'May, June and September: open, warm and nearly empty. In August even these are full; from October to April most rooms and kitchens are closed, whatever the boats do.',
        el: 'Μάιος, Ιούνιος και Σεπτέμβριος: ανοιχτά, ζεστά και σχεδόν άδεια. Τον Αύγουστο γεμίζουν κι αυτά· από τον Οκτώβριο ως τον Απρίλιο τα περισσότερα δωμάτια και κουζίνες είναι κλειστά, ό,τι κι αν κάνουν τα πλοία.',
      },
    },
    start: 'piraeus',
    end: 'piraeus',
    days: 14,
    islands: [
      { island: 'serifos', nights: [2, 4] },
      { island: 'kimolos', nights: [2, 4] },
      { island: 'sikinos', nights: [2, 4] },
    ],
    interests: ['beaches', 'villages'],
    pace: 'steady',
    priority: 'balanced',
    boats: { maxHours: 12 },
    party: { adults: 2, children: 0 },
  },
  {
    slug: 'beaches',
    name: { en: 'A different shore each day', el: 'Κάθε μέρα άλλη παραλία' },
    line: {
      en: 'White rock in Milos, wide sand in Ios, and the long west coast of Naxos.',
      el: 'Άσπρος βράχος στη Μήλο, πλατιές αμμουδιές στην Ίο και η μεγάλη δυτική ακτή της Νάξου.',
    },
    why: {
      en: 'Milos in the west and Naxos in the middle are joined by boats through Ios in summer, so that the trip makes a ring instead of a line there and back.',
      el: 'Η Μήλος στα δυτικά και η Νάξος στη μέση ενώνονται το καλοκαίρι με πλοία μέσω Ίου: το ταξίδι γίνεται κύκλος και όχι πήγαινε–έλα.',
    },
    forWhom: {
      en: 'Swimmers, sand builders and anybody who judges an island by its coves. A scooter or a car by the day helps on all three.',
      el: 'Για όσους κολυμπούν, σκάβουν την άμμο και κρίνουν ένα νησί από τους όρμους του. Σε όλα βοηθά ένα μηχανάκι ή αυτοκίνητο για μια δυο μέρες.',
    },
    notFor: {
      en: 'Light sleepers in the Chora of Ios in July and August, and those who want a museum a day.',
      el: 'Όχι για όποιον κοιμάται ελαφρά στη Χώρα της Ίου Ιούλιο και Αύγουστο ούτε για όποιον θέλει ένα μουσείο τη μέρα.',
    },
    season: {
      months: [6, 7, 8, 9],
      text: {
        en: 'June and September have the warm sea without the crush. In July and August the north wind decides which shore is yours that day. Outside summer the sea is cold and Ios is half asleep.',
        el: 'Ιούνιο και Σεπτέμβριο η θάλασσα είναι ζεστή χωρίς στριμωξίδι. Ιούλιο και Αύγουστο ο βοριάς αποφασίζει ποια ακτή είναι η δική σας εκείνη τη μέρα. Έξω από το καλοκαίρι το νερό είναι κρύο και η Ίος μισοκοιμάται.',
      },
    },
    start: 'piraeus',
    end: 'piraeus',
    days: 13,
    islands: [
      { island: 'milos', nights: [3, 4] },
      { island: 'ios', nights: [2, 3] },
      { island: 'naxos', nights: [2, 4] },
    ],
    interests: ['beaches', 'views'],
    pace: 'steady',
    priority: 'balanced',
    boats: { maxHours: 8 },
    party: { adults: 2, children: 0 },
  },
  {
    slug: 'small-islands',
    name: { en: 'The small islands', el: 'Τα μικρά νησιά' },
    line: {
      en: 'Four islands of a few hundred people each, on the boats that are their lifeline.',
      el: 'Τέσσερα νησιά με λίγους εκατοντάδες κατοίκους, με τα πλοία που τα κρατούν στη ζωή.',
    },
    why: {
      en: 'Iraklia, Schinoussa, Koufonisia and Donousa lie in a chain between Naxos and Amorgos. A small boat joins them and the large one from Piraeus calls as well; the hops are short, and the days on which there is one decide the order.',
      el: 'Ηρακλειά, Σχοινούσα, Κουφονήσια και Δονούσα είναι αλυσίδα ανάμεσα στη Νάξο και την Αμοργό. Τα ενώνει ένα μικρό πλοίο και τα πιάνει και το μεγάλο από τον Πειραιά· οι διαδρομές είναι μικρές και τη σειρά την αποφασίζουν οι μέρες που υπάρχει πλοίο.',
    },
    forWhom: {
      en: 'People who travel light and are happy with one village, one shop and the same bay every morning.',
      el: 'Για όσους ταξιδεύουν με λίγα και τους φτάνει ένα χωριό, ένα μαγαζί και ο ίδιος όρμος κάθε πρωί.',
    },
    notFor: {
      en: 'Anybody who has to be back on a certain day: the small boat stays in port when it blows. Leave a free night before a flight.',
      el: 'Όχι για όποιον πρέπει να γυρίσει συγκεκριμένη μέρα: όταν φυσά, το μικρό πλοίο δένει. Αφήστε μια νύχτα ελεύθερη πριν από πτήση.',
    },
    season: {
      months: [5, 6, 7, 8, 9],
      text: {
        en: 'June and September are made for it. In late July and August the lanes of Koufonisia are full; before May and after September rooms are few and boats fewer.',
        el: 'Ο Ιούνιος και ο Σεπτέμβριος είναι οι μήνες τους. Τέλη Ιουλίου και Αύγουστο τα σοκάκια στα Κουφονήσια γεμίζουν· πριν από τον Μάιο και μετά τον Σεπτέμβριο τα δωμάτια είναι λίγα και τα πλοία λιγότερα.',
      },
    },
    start: 'piraeus',
    end: 'piraeus',
    days: 14,
    islands: [
      { island: 'iraklia', nights: [1, 3] },
      { island: 'schinoussa', nights: [1, 3] },
      { island: 'koufonisia', nights: [2, 3] },
      { island: 'donousa', nights: [2, 3] },
    ],
    interests: ['beaches', 'hiking'],
    pace: 'steady',
    priority: 'balanced',
    boats: { maxHours: 10 },
    party: { adults: 2, children: 0 },
  },
];
