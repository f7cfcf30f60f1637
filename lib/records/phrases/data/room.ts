import type { Phrase } from '../types';

export const room: readonly Phrase[] = [
  {
    greek: 'Έχω κάνει κράτηση.',
    meaning: 'I have a booking.',
    when: {
      en: 'At reception; then say your name.',
      el: 'Στη ρεσεψιόν· μετά πείτε το όνομά σας.',
    },
  },
  {
    greek: 'Έχετε δωμάτιο για δύο βράδια;',
    meaning: 'Do you have a room for two nights?',
    to: 'polite',
    when: {
      en: 'If you come without a booking.',
      el: 'Αν φτάσατε χωρίς κράτηση.',
    },
  },
  {
    greek: 'Πόσο κοστίζει τη βραδιά;',
    meaning: 'How much is it per night?',
    when: {
      en: 'Before you see the room.',
      el: 'Πριν δείτε το δωμάτιο.',
    },
  },
  {
    greek: 'Θέλουμε διπλό κρεβάτι.',
    meaning: 'We would like a double bed.',
    when: {
      en: 'When booking; otherwise two single beds are possible.',
      el: 'Στην κράτηση, για να μη βρείτε δύο μονά.',
    },
  },
  {
    greek: 'Μπορώ να δω το δωμάτιο;',
    meaning: 'May I see the room?',
    when: {
      en: 'Quite usual in rooms to let.',
      el: 'Συνηθισμένο στα ενοικιαζόμενα.',
    },
  },
  {
    greek: 'Έχει θέα στη θάλασσα;',
    meaning: 'Does it have a sea view?',
    when: {
      en: 'Of a room or a balcony.',
      el: 'Για δωμάτιο ή μπαλκόνι.',
    },
  },
  {
    greek: 'Περιλαμβάνεται το πρωινό;',
    meaning: 'Is breakfast included?',
    when: {
      en: 'When you ask the price.',
      el: 'Μαζί με την τιμή.',
    },
  },
  {
    greek: 'Τι ώρα είναι το πρωινό;',
    meaning: 'What time is breakfast?',
    when: {
      en: 'At reception, on the first evening.',
      el: 'Στη ρεσεψιόν, το πρώτο βράδυ.',
    },
  },
  {
    greek: 'Το κλειδί, παρακαλώ.',
    meaning: 'The key, please.',
    when: {
      en: 'At reception; add the number of the room.',
      el: 'Στη ρεσεψιόν, με τον αριθμό του δωματίου.',
    },
  },
  {
    greek: 'Το κλιματιστικό δεν λειτουργεί.',
    meaning: 'The air conditioning is not working.',
    when: {
      en: 'Put in whatever is broken: the light is ‘to fos’.',
      el: 'Βάλτε στην αρχή ό,τι χάλασε.',
    },
  },
  {
    greek: 'Δεν έχει ζεστό νερό.',
    meaning: 'There is no hot water.',
    when: {
      en: 'First look for the boiler’s switch.',
      el: 'Κοιτάξτε πρώτα τον θερμοσίφωνα.',
    },
  },
  {
    greek: 'Μας δίνετε άλλη μία κουβέρτα;',
    meaning: 'Could we have another blanket?',
    to: 'polite',
    when: {
      en: 'A pillow is ‘álo éna maksilári’.',
      el: 'Για μαξιλάρι: «άλλο ένα μαξιλάρι».',
    },
  },
  {
    greek: 'Χρειαζόμαστε καθαρές πετσέτες.',
    meaning: 'We need clean towels.',
    when: {
      en: 'At reception or to the cleaner.',
      el: 'Στη ρεσεψιόν ή στην καθαρίστρια.',
    },
  },
  {
    greek: 'Έχει πολλή φασαρία.',
    meaning: 'It is very noisy.',
    when: {
      en: 'When you ask for another room.',
      el: 'Όταν ζητάτε άλλο δωμάτιο.',
    },
  },
  {
    greek: 'Πετάμε το χαρτί στην τουαλέτα;',
    meaning: 'Do we flush the paper?',
    when: {
      en: 'Mostly not: it goes into the bin beside it.',
      el: 'Συνήθως όχι: πηγαίνει στο καλαθάκι.',
    },
  },
  {
    greek: 'Τι ώρα πρέπει να αφήσουμε το δωμάτιο;',
    meaning: 'When do we have to leave the room?',
    when: {
      en: 'The evening before you go.',
      el: 'Το βράδυ πριν φύγετε.',
    },
  },
  {
    greek: 'Μπορώ να αφήσω εδώ τις βαλίτσες;',
    meaning: 'Can I leave the suitcases here?',
    when: {
      en: 'Between leaving the room and the boat.',
      el: 'Όταν έχετε αφήσει το δωμάτιο και περιμένετε το πλοίο.',
    },
  },
  {
    greek: 'Μπορείτε να μας καλέσετε ένα ταξί;',
    meaning: 'Could you call us a taxi?',
    to: 'polite',
    when: {
      en: 'Early: a small island has few taxis.',
      el: 'Νωρίς: στα μικρά νησιά τα ταξί είναι λίγα.',
    },
  },
  {
    greek: 'Θα μας πάρει κάποιος από το λιμάνι;',
    meaning: 'Will somebody pick us up at the port?',
    when: {
      en: 'By phone or message, the day before.',
      el: 'Με τηλέφωνο ή μήνυμα, την προηγούμενη.',
    },
  },
  {
    greek: 'Περάσαμε υπέροχα!',
    meaning: 'We had a wonderful time!',
    when: {
      en: 'To your hosts, when you leave.',
      el: 'Στους οικοδεσπότες, όταν φεύγετε.',
    },
  },
];
