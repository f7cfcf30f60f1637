import type { Phrase } from '../types';

export const greetings: readonly Phrase[] = [
  {
    greek: 'Καλημέρα!',
    meaning: 'Good morning!',
    when: {
      en: 'Until about noon; in a village also to strangers.',
      el: 'Ως το μεσημέρι· στο χωριό και σε αγνώστους.',
    },
  },
  {
    greek: 'Καλησπέρα!',
    meaning: 'Good evening!',
    when: {
      en: 'From the afternoon on, when you arrive.',
      el: 'Από το απόγευμα και μετά, όταν φτάνετε.',
    },
  },
  {
    greek: 'Καληνύχτα!',
    meaning: 'Good night!',
    when: {
      en: 'Only when you leave at night or go to bed.',
      el: 'Μόνο όταν φεύγετε το βράδυ ή πάτε για ύπνο.',
    },
  },
  {
    greek: 'Γεια σας!',
    meaning: 'Hello! Goodbye!',
    to: 'polite',
    when: {
      en: 'At any hour, coming and going; to several people too.',
      el: 'Όλες τις ώρες, όταν έρχεστε και όταν φεύγετε· και σε πολλούς μαζί.',
    },
  },
  {
    greek: 'Γεια σου!',
    meaning: 'Hi! Bye!',
    to: 'friend',
    when: {
      en: 'At any hour, coming and going.',
      el: 'Όλες τις ώρες, όταν έρχεστε και όταν φεύγετε.',
    },
  },
  {
    greek: 'Χαίρετε!',
    meaning: 'Good day!',
    to: 'polite',
    when: {
      en: 'A little more formal than ‘ya sas’; older people like it.',
      el: 'Λίγο πιο επίσημο από το «γεια σας»· αρέσει στους μεγαλύτερους.',
    },
  },
  {
    greek: 'Αντίο!',
    meaning: 'Farewell!',
    when: {
      en: 'For a long parting; in a shop say ‘ya sas’.',
      el: 'Για μεγάλο αποχωρισμό· στο μαγαζί λέμε «γεια σας».',
    },
  },
  {
    greek: 'Τα λέμε!',
    meaning: 'See you!',
    to: 'friend',
    when: {
      en: 'Among friends who will meet again soon.',
      el: 'Μεταξύ φίλων που θα ξαναβρεθούν σύντομα.',
    },
  },
  {
    greek: 'Καλή αντάμωση!',
    meaning: 'Until we meet again!',
    when: {
      en: 'When you part and hope to come back.',
      el: 'Στον αποχαιρετισμό, όταν θέλετε να ξαναβρεθείτε.',
    },
  },
  {
    greek: 'Τι κάνετε;',
    meaning: 'How are you?',
    to: 'polite',
    when: {
      en: 'After the greeting; an answer is expected.',
      el: 'Μετά τον χαιρετισμό· όποιος ρωτά περιμένει απάντηση.',
    },
  },
  {
    greek: 'Τι κάνεις;',
    meaning: 'How are you?',
    to: 'friend',
    when: {
      en: 'After the greeting, to somebody you know.',
      el: 'Μετά τον χαιρετισμό, σε κάποιον που ξέρετε.',
    },
  },
  {
    greek: 'Πολύ καλά, ευχαριστώ. Εσείς;',
    meaning: 'Very well, thank you. And you?',
    to: 'polite',
    when: {
      en: 'Answers ‘how are you?’.',
      el: 'Απάντηση στο «τι κάνετε;».',
    },
  },
  {
    greek: 'Μια χαρά!',
    meaning: 'Just fine!',
    when: {
      en: 'The short answer to ‘how are you?’, or to a plan.',
      el: 'Σύντομη απάντηση στο «τι κάνετε;» ή σε μια πρόταση.',
    },
  },
  {
    greek: 'Πώς σας λένε;',
    meaning: 'What is your name?',
    to: 'polite',
    when: {
      en: 'To an adult you meet for the first time.',
      el: 'Σε ενήλικο που γνωρίζετε πρώτη φορά.',
    },
  },
  {
    greek: 'Με λένε Άννα.',
    meaning: 'My name is Anna.',
    when: {
      en: 'With your own name at the end.',
      el: 'Με το δικό σας όνομα στο τέλος.',
    },
  },
  {
    greek: 'Χαίρω πολύ.',
    meaning: 'Pleased to meet you.',
    when: {
      en: 'When names are exchanged, with a handshake.',
      el: 'Στις συστάσεις, με χειραψία.',
    },
  },
  {
    greek: 'Καλώς ήρθατε!',
    meaning: 'Welcome!',
    to: 'polite',
    when: {
      en: 'You will hear it when you arrive.',
      el: 'Το λέει ο οικοδεσπότης όταν φτάνετε.',
    },
  },
  {
    greek: 'Καλώς σας βρήκαμε!',
    meaning: 'Glad to be here!',
    to: 'polite',
    when: {
      en: 'The answer to ‘welcome’, from two or more.',
      el: 'Απάντηση στο «καλώς ήρθατε»· ένας μόνος λέει «καλώς σας βρήκα».',
    },
  },
  {
    greek: 'Από πού είστε;',
    meaning: 'Where are you from?',
    to: 'polite',
    when: {
      en: 'You will be asked it every day, and may ask it back.',
      el: 'Η πρώτη ερώτηση κάθε γνωριμίας.',
    },
  },
  {
    greek: 'Είμαι από την Αγγλία.',
    meaning: 'I am from England.',
    when: {
      en: 'America: apó tin Amerikí; Canada: apó ton Kanadhá.',
      el: 'Οι θηλυκές χώρες με «από τη(ν)», οι αρσενικές με «από τον».',
    },
  },
];
