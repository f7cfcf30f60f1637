import type { Phrase } from '../types';

export const courtesy: readonly Phrase[] = [
  {
    greek: 'Παρακαλώ.',
    meaning: 'Please. You are welcome.',
    when: {
      en: 'With any request, and as the answer to thanks.',
      el: 'Με κάθε παράκληση, και ως απάντηση στο «ευχαριστώ».',
    },
  },
  {
    greek: 'Ευχαριστώ πολύ.',
    meaning: 'Thank you very much.',
    when: {
      en: 'Always right; shorter: ‘efharistó’.',
      el: 'Πάντα ταιριάζει.',
    },
  },
  {
    greek: 'Τίποτα!',
    meaning: 'Don’t mention it!',
    when: {
      en: 'The easy answer to thanks.',
      el: 'Απλή απάντηση στο «ευχαριστώ».',
    },
  },
  {
    greek: 'Να είστε καλά!',
    meaning: 'All the best to you!',
    to: 'polite',
    when: {
      en: 'A warm answer to thanks, or a goodbye.',
      el: 'Ζεστή απάντηση στο «ευχαριστώ», ή αποχαιρετισμός.',
    },
  },
  {
    greek: 'Συγγνώμη.',
    meaning: 'Sorry. Excuse me.',
    when: {
      en: 'To apologise, to ask, to get past.',
      el: 'Για να ζητήσετε συγγνώμη, να ρωτήσετε, να περάσετε.',
    },
  },
  {
    greek: 'Με συγχωρείτε.',
    meaning: 'Excuse me.',
    to: 'polite',
    when: {
      en: 'To stop somebody and ask.',
      el: 'Για να σταματήσετε κάποιον και να ρωτήσετε.',
    },
  },
  {
    greek: 'Δεν πειράζει.',
    meaning: 'Never mind.',
    when: {
      en: 'The answer to an apology.',
      el: 'Απάντηση στο «συγγνώμη».',
    },
  },
  {
    greek: 'Ναι.',
    meaning: 'Yes.',
    when: {
      en: 'It sounds like a no to English ears.',
      el: 'Στους ξένους ακούγεται σαν άρνηση.',
    },
  },
  {
    greek: 'Όχι, ευχαριστώ.',
    meaning: 'No, thank you.',
    when: {
      en: 'With a smile; the head goes up, not sideways.',
      el: 'Με χαμόγελο.',
    },
  },
  {
    greek: 'Εντάξει.',
    meaning: 'All right.',
    when: {
      en: 'To agree, or to say that all is well.',
      el: 'Για να συμφωνήσετε ή να καθησυχάσετε.',
    },
  },
  {
    greek: 'Μιλάτε αγγλικά;',
    meaning: 'Do you speak English?',
    to: 'polite',
    when: {
      en: 'After the greeting, not instead of it.',
      el: 'Μετά τον χαιρετισμό, όχι στη θέση του.',
    },
  },
  {
    greek: 'Δεν καταλαβαίνω.',
    meaning: 'I don’t understand.',
    when: {
      en: 'Then ask for it more slowly.',
      el: 'Και μετά ζητήστε το πιο αργά.',
    },
  },
  {
    greek: 'Πιο αργά, παρακαλώ.',
    meaning: 'More slowly, please.',
    when: {
      en: 'When your Greek pleases somebody so much that they hurry.',
      el: 'Όταν ο άλλος ενθουσιάζεται με τα ελληνικά σας και παίρνει φόρα.',
    },
  },
  {
    greek: 'Πώς το λέτε αυτό στα ελληνικά;',
    meaning: 'What do you call this in Greek?',
    to: 'polite',
    when: {
      en: 'Pointing; people enjoy teaching.',
      el: 'Δείχνοντας· σε όλους αρέσει να κάνουν τον δάσκαλο.',
    },
  },
  {
    greek: 'Μαθαίνω ελληνικά.',
    meaning: 'I am learning Greek.',
    when: {
      en: 'Say it early: people slow down for you.',
      el: 'Πείτε το νωρίς: σας μιλούν πιο αργά.',
    },
  },
  {
    greek: 'Μπορώ να βγάλω μια φωτογραφία;',
    meaning: 'May I take a photograph?',
    when: {
      en: 'In a church or workshop, and before you photograph people.',
      el: 'Σε εκκλησία ή εργαστήρι, και πριν φωτογραφίσετε ανθρώπους.',
    },
  },
  {
    greek: 'Μας βγάζετε μια φωτογραφία;',
    meaning: 'Would you take a photo of us?',
    to: 'polite',
    when: {
      en: 'To a passer-by.',
      el: 'Σε περαστικό.',
    },
  },
  {
    greek: 'Τι όμορφο μέρος!',
    meaning: 'What a beautiful place!',
    when: {
      en: 'To those who live there.',
      el: 'Σε όσους μένουν εκεί.',
    },
  },
  {
    greek: 'Χρόνια πολλά!',
    meaning: 'Many happy returns!',
    when: {
      en: 'On name days, birthdays and feast days.',
      el: 'Σε γιορτές, γενέθλια και πανηγύρια.',
    },
  },
  {
    greek: 'Καλό ταξίδι!',
    meaning: 'Have a good trip!',
    when: {
      en: 'To anybody who is leaving.',
      el: 'Σε όποιον φεύγει.',
    },
  },
];
