import type { Phrase } from '../types';

export const taverna: readonly Phrase[] = [
  {
    greek: 'Ένα τραπέζι για δύο, παρακαλώ.',
    meaning: 'A table for two, please.',
    when: {
      en: 'On arrival; four is ‘ya téseris’.',
      el: 'Μόλις φτάσετε.',
    },
  },
  {
    greek: 'Έχουμε κλείσει τραπέζι.',
    meaning: 'We have booked a table.',
    when: {
      en: 'On arrival; add the name you booked under.',
      el: 'Μόλις φτάσετε· πείτε και το όνομα.',
    },
  },
  {
    greek: 'Μπορούμε να καθίσουμε έξω;',
    meaning: 'Can we sit outside?',
    when: {
      en: 'Before you choose a table.',
      el: 'Πριν διαλέξετε τραπέζι.',
    },
  },
  {
    greek: 'Τον κατάλογο, παρακαλώ.',
    meaning: 'The menu, please.',
    when: {
      en: 'To the waiter.',
      el: 'Στον σερβιτόρο.',
    },
  },
  {
    greek: 'Τι μας προτείνετε;',
    meaning: 'What do you recommend?',
    to: 'polite',
    when: {
      en: 'The best question in a small taverna.',
      el: 'Η καλύτερη ερώτηση σε μικρή ταβέρνα.',
    },
  },
  {
    greek: 'Τι έχετε στην κουζίνα σήμερα;',
    meaning: 'What have you cooked today?',
    to: 'polite',
    when: {
      en: 'For the dishes of the day, often not on the menu.',
      el: 'Για τα μαγειρευτά της ημέρας, που συχνά δεν τα γράφει ο κατάλογος.',
    },
  },
  {
    greek: 'Έχετε φρέσκο ψάρι;',
    meaning: 'Do you have fresh fish?',
    to: 'polite',
    when: {
      en: 'Where fish is the speciality; ask to see it.',
      el: 'Στην ψαροταβέρνα· ζητήστε και να το δείτε.',
    },
  },
  {
    greek: 'Πόσο έχει το κιλό;',
    meaning: 'How much is a kilo?',
    when: {
      en: 'Fish is sold by weight: ask before it is cooked.',
      el: 'Το ψάρι πάει με το κιλό: ρωτήστε πριν ψηθεί.',
    },
  },
  {
    greek: 'Είμαι χορτοφάγος.',
    meaning: 'I am a vegetarian.',
    when: {
      en: 'The same word for a man and a woman.',
      el: 'Το ίδιο για άντρα και γυναίκα.',
    },
  },
  {
    greek: 'Έχω αλλεργία στους ξηρούς καρπούς.',
    meaning: 'I am allergic to nuts.',
    when: {
      en: 'Before ordering, always.',
      el: 'Πάντα πριν από την παραγγελία.',
    },
  },
  {
    greek: 'Έχει μέσα γάλα;',
    meaning: 'Is there milk in it?',
    when: {
      en: 'Pointing at a dish; put in what you must avoid.',
      el: 'Δείχνοντας ένα πιάτο· βάλτε ό,τι δεν τρώτε.',
    },
  },
  {
    greek: 'Χωρίς κρεμμύδι, παρακαλώ.',
    meaning: 'Without onion, please.',
    when: {
      en: 'With the order.',
      el: 'Με την παραγγελία.',
    },
  },
  {
    greek: 'Θα τα μοιραστούμε όλα.',
    meaning: 'We will share everything.',
    when: {
      en: 'Dishes then come to the middle of the table.',
      el: 'Για να έρθουν τα πιάτα στη μέση.',
    },
  },
  {
    greek: 'Μισό κιλό άσπρο κρασί, παρακαλώ.',
    meaning: 'Half a litre of white wine, please.',
    when: {
      en: 'House wine is asked for by the kilo.',
      el: 'Για το χύμα, που το ζητάμε με το κιλό.',
    },
  },
  {
    greek: 'Λίγο ψωμί ακόμα, παρακαλώ.',
    meaning: 'A little more bread, please.',
    when: {
      en: 'To the waiter; bread is on the bill.',
      el: 'Στον σερβιτόρο· το ψωμί χρεώνεται.',
    },
  },
  {
    greek: 'Καλή όρεξη!',
    meaning: 'Enjoy your meal!',
    when: {
      en: 'Before the first bite, also to the next table.',
      el: 'Πριν από την πρώτη μπουκιά, και στο διπλανό τραπέζι.',
    },
  },
  {
    greek: 'Στην υγειά μας!',
    meaning: 'Cheers!',
    when: {
      en: 'With a raised glass; shorter: ‘ya mas’.',
      el: 'Με το ποτήρι ψηλά· πιο σύντομα «γεια μας».',
    },
  },
  {
    greek: 'Ήταν όλα πολύ νόστιμα!',
    meaning: 'Everything was delicious!',
    when: {
      en: 'At the end; the cook will hear of it.',
      el: 'Στο τέλος· θα το μάθει και η κουζίνα.',
    },
  },
  {
    greek: 'Τον λογαριασμό, παρακαλώ.',
    meaning: 'The bill, please.',
    when: {
      en: 'It seldom comes before you ask.',
      el: 'Σπάνια έρχεται πριν τον ζητήσετε.',
    },
  },
  {
    greek: 'Κρατήστε τα ρέστα.',
    meaning: 'Keep the change.',
    to: 'polite',
    when: {
      en: 'When you pay in cash and leave a tip.',
      el: 'Όταν πληρώνετε με μετρητά και αφήνετε φιλοδώρημα.',
    },
  },
];
