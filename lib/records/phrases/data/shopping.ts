import type { Phrase } from '../types';

export const shopping: readonly Phrase[] = [
  {
    greek: 'Πόσο κάνει αυτό;',
    meaning: 'How much is this?',
    when: {
      en: 'Pointing at it.',
      el: 'Δείχνοντάς το.',
    },
  },
  {
    greek: 'Απλώς κοιτάω, ευχαριστώ.',
    meaning: 'I am just looking, thank you.',
    when: {
      en: 'When a shop assistant offers help.',
      el: 'Όταν σας ρωτούν αν θέλετε βοήθεια.',
    },
  },
  {
    greek: 'Έχετε τοπικό τυρί;',
    meaning: 'Do you have local cheese?',
    to: 'polite',
    when: {
      en: 'At a grocer’s; honey is ‘méli’, capers ‘kápari’.',
      el: 'Στο παντοπωλείο· το ίδιο για μέλι ή κάπαρη.',
    },
  },
  {
    greek: 'Είναι από εδώ;',
    meaning: 'Is it from here?',
    when: {
      en: 'Of food and pottery.',
      el: 'Για τρόφιμα και κεραμικά.',
    },
  },
  {
    greek: 'Μπορώ να δοκιμάσω;',
    meaning: 'May I try it?',
    when: {
      en: 'A taste at the grocer’s, a dress at the boutique.',
      el: 'Μια μπουκιά στο παντοπωλείο, ένα ρούχο στο μαγαζί.',
    },
  },
  {
    greek: 'Έχετε μεγαλύτερο νούμερο;',
    meaning: 'Do you have a larger size?',
    to: 'polite',
    when: {
      en: 'Of shoes and clothes; smaller is ‘mikrótero’.',
      el: 'Για παπούτσια και ρούχα.',
    },
  },
  {
    greek: 'Είναι λίγο ακριβό.',
    meaning: 'It is a little expensive.',
    when: {
      en: 'Kindly; bargaining is not usual in shops.',
      el: 'Ευγενικά· στα μαγαζιά δεν παζαρεύουμε.',
    },
  },
  {
    greek: 'Έχετε κάτι πιο φτηνό;',
    meaning: 'Do you have something cheaper?',
    to: 'polite',
    when: {
      en: 'In a shop, or of a room.',
      el: 'Σε μαγαζί, ή για δωμάτιο.',
    },
  },
  {
    greek: 'Θα το πάρω.',
    meaning: 'I will take it.',
    when: {
      en: 'When you have decided.',
      el: 'Όταν αποφασίσετε.',
    },
  },
  {
    greek: 'Μισό κιλό ντομάτες, παρακαλώ.',
    meaning: 'Half a kilo of tomatoes, please.',
    when: {
      en: 'At a greengrocer’s.',
      el: 'Στο μανάβικο.',
    },
  },
  {
    greek: 'Φτάνει, ευχαριστώ.',
    meaning: 'That is enough, thank you.',
    when: {
      en: 'When something is weighed or poured.',
      el: 'Όταν σας ζυγίζουν ή σας σερβίρουν.',
    },
  },
  {
    greek: 'Μια σακούλα, παρακαλώ.',
    meaning: 'A bag, please.',
    when: {
      en: 'At the till; a plastic one is charged.',
      el: 'Στο ταμείο· η πλαστική χρεώνεται.',
    },
  },
  {
    greek: 'Μπορώ να πληρώσω με κάρτα;',
    meaning: 'Can I pay by card?',
    when: {
      en: 'Before you order, in a remote place.',
      el: 'Σε απόμερο μέρος, πριν παραγγείλετε.',
    },
  },
  {
    greek: 'Με μετρητά.',
    meaning: 'In cash.',
    when: {
      en: 'When asked ‘cash or card?’.',
      el: 'Στο «μετρητά ή κάρτα;».',
    },
  },
  {
    greek: 'Πού έχει ΑΤΜ;',
    meaning: 'Where is there a cash machine?',
    when: {
      en: 'In the port or Chora; many small villages have none.',
      el: 'Στο λιμάνι ή στη Χώρα· πολλά μικρά χωριά δεν έχουν.',
    },
  },
  {
    greek: 'Μου χαλάτε ένα πενηντάρικο;',
    meaning: 'Could you change a fifty?',
    to: 'polite',
    when: {
      en: 'At a kiosk, with a small purchase.',
      el: 'Στο περίπτερο, μαζί με κάτι μικρό.',
    },
  },
  {
    greek: 'Την απόδειξη, παρακαλώ.',
    meaning: 'The receipt, please.',
    when: {
      en: 'You are entitled to one.',
      el: 'Τη δικαιούστε.',
    },
  },
  {
    greek: 'Τι ώρα κλείνετε;',
    meaning: 'What time do you close?',
    to: 'polite',
    when: {
      en: 'Opening is ‘aníyete’.',
      el: 'Για το άνοιγμα: «ανοίγετε».',
    },
  },
  {
    greek: 'Είστε ανοιχτά το μεσημέρι;',
    meaning: 'Are you open in the early afternoon?',
    to: 'polite',
    when: {
      en: 'Small shops often close then.',
      el: 'Τα μικρά μαγαζιά συχνά κλείνουν.',
    },
  },
  {
    greek: 'Μου το τυλίγετε για δώρο;',
    meaning: 'Could you gift-wrap it?',
    to: 'polite',
    when: {
      en: 'Usually free of charge.',
      el: 'Συνήθως δωρεάν.',
    },
  },
];
