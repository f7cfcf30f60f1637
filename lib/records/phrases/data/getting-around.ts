import type { Phrase } from '../types';

export const gettingAround: readonly Phrase[] = [
  {
    greek: 'Πού είναι η στάση του λεωφορείου;',
    meaning: 'Where is the bus stop?',
    when: {
      en: 'To a passer-by; begin with ‘sighnómi’.',
      el: 'Σε περαστικό, αφού πείτε «συγγνώμη».',
    },
  },
  {
    greek: 'Πηγαίνει στη Χώρα;',
    meaning: 'Does it go to Chora?',
    when: {
      en: 'To the driver, before you get on.',
      el: 'Στον οδηγό, πριν ανεβείτε.',
    },
  },
  {
    greek: 'Πού κατεβαίνω για την παραλία;',
    meaning: 'Where do I get off for the beach?',
    when: {
      en: 'To the driver or a passenger.',
      el: 'Στον οδηγό ή σε επιβάτη.',
    },
  },
  {
    greek: 'Μας λέτε πού να κατεβούμε;',
    meaning: 'Will you tell us where to get off?',
    to: 'polite',
    when: {
      en: 'To the driver, when you get on.',
      el: 'Στον οδηγό, όταν ανεβαίνετε.',
    },
  },
  {
    greek: 'Στάση, παρακαλώ!',
    meaning: 'Next stop, please!',
    when: {
      en: 'Aloud, in a bus without a bell.',
      el: 'Δυνατά, αν δεν υπάρχει κουδούνι.',
    },
  },
  {
    greek: 'Τι ώρα είναι το τελευταίο λεωφορείο;',
    meaning: 'What time is the last bus?',
    when: {
      en: 'Before you go out in the evening.',
      el: 'Πριν βγείτε το βράδυ.',
    },
  },
  {
    greek: 'Στο λιμάνι, παρακαλώ.',
    meaning: 'To the port, please.',
    when: {
      en: 'To a taxi driver.',
      el: 'Στον ταξιτζή.',
    },
  },
  {
    greek: 'Πόσο κάνει μέχρι τη Χώρα;',
    meaning: 'How much is it to Chora?',
    when: {
      en: 'Before the taxi starts.',
      el: 'Πριν ξεκινήσει το ταξί.',
    },
  },
  {
    greek: 'Σταματήστε εδώ, παρακαλώ.',
    meaning: 'Stop here, please.',
    to: 'polite',
    when: {
      en: 'To a driver.',
      el: 'Σε οδηγό.',
    },
  },
  {
    greek: 'Πώς πάω στο κάστρο;',
    meaning: 'How do I get to the castle?',
    when: {
      en: 'On foot or by car.',
      el: 'Με τα πόδια ή με αυτοκίνητο.',
    },
  },
  {
    greek: 'Είναι μακριά με τα πόδια;',
    meaning: 'Is it far on foot?',
    when: {
      en: 'Ask two people: answers differ.',
      el: 'Ρωτήστε δύο: θα πάρετε δύο απαντήσεις.',
    },
  },
  {
    greek: 'Δεξιά ή αριστερά;',
    meaning: 'Right or left?',
    when: {
      en: 'At a fork, with a gesture.',
      el: 'Στη διασταύρωση, με μια κίνηση του χεριού.',
    },
  },
  {
    greek: 'Όλο ευθεία.',
    meaning: 'Straight ahead.',
    when: {
      en: 'An answer you will hear.',
      el: 'Απάντηση που θα ακούσετε.',
    },
  },
  {
    greek: 'Χαθήκαμε.',
    meaning: 'We are lost.',
    when: {
      en: 'For one person: ‘háthika’.',
      el: 'Ένας μόνος λέει «χάθηκα».',
    },
  },
  {
    greek: 'Μου το δείχνετε στον χάρτη;',
    meaning: 'Could you show me on the map?',
    to: 'polite',
    when: {
      en: 'With the map or the telephone in your hand.',
      el: 'Με τον χάρτη ή το κινητό στο χέρι.',
    },
  },
  {
    greek: 'Θέλω να νοικιάσω ένα μηχανάκι.',
    meaning: 'I would like to rent a scooter.',
    when: {
      en: 'Bring the right licence; a car is ‘éna aftokínito’.',
      el: 'Με το σωστό δίπλωμα στο χέρι.',
    },
  },
  {
    greek: 'Πού έχει βενζινάδικο;',
    meaning: 'Where is there a petrol station?',
    when: {
      en: 'In time: many close in the evening.',
      el: 'Έγκαιρα: πολλά κλείνουν το βράδυ.',
    },
  },
  {
    greek: 'Γεμίστε το, παρακαλώ.',
    meaning: 'Fill it up, please.',
    to: 'polite',
    when: {
      en: 'To the attendant, who fills the tank for you.',
      el: 'Στον υπάλληλο του βενζινάδικου.',
    },
  },
  {
    greek: 'Είναι χωματόδρομος;',
    meaning: 'Is it a dirt road?',
    when: {
      en: 'Before you drive: insurance often excludes it.',
      el: 'Πριν ξεκινήσετε: συχνά δεν τον καλύπτει η ασφάλεια.',
    },
  },
  {
    greek: 'Μπορώ να παρκάρω εδώ;',
    meaning: 'Can I park here?',
    when: {
      en: 'Wherever there is no sign.',
      el: 'Όπου δεν υπάρχει πινακίδα.',
    },
  },
];
