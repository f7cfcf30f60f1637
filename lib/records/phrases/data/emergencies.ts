import type { Phrase } from '../types';

export const emergencies: readonly Phrase[] = [
  {
    greek: 'Βοήθεια!',
    meaning: 'Help!',
    when: {
      en: 'Aloud.',
      el: 'Δυνατά.',
    },
  },
  {
    greek: 'Καλέστε ένα ασθενοφόρο!',
    meaning: 'Call an ambulance!',
    to: 'polite',
    when: {
      en: 'Or dial 166 or 112 yourself.',
      el: 'Ή πάρτε εσείς το 166 ή το 112.',
    },
  },
  {
    greek: 'Καλέστε την αστυνομία!',
    meaning: 'Call the police!',
    to: 'polite',
    when: {
      en: 'Or dial 100 or 112 yourself.',
      el: 'Ή πάρτε εσείς το 100 ή το 112.',
    },
  },
  {
    greek: 'Φωτιά!',
    meaning: 'Fire!',
    when: {
      en: 'Aloud; then dial 199 or 112.',
      el: 'Δυνατά· μετά πάρτε το 199 ή το 112.',
    },
  },
  {
    greek: 'Είναι επείγον!',
    meaning: 'It is urgent!',
    when: {
      en: 'On the telephone or at the health centre.',
      el: 'Στο τηλέφωνο ή στο κέντρο υγείας.',
    },
  },
  {
    greek: 'Χρειάζομαι γιατρό.',
    meaning: 'I need a doctor.',
    when: {
      en: 'At your hotel, or to anybody.',
      el: 'Στο ξενοδοχείο ή σε οποιονδήποτε.',
    },
  },
  {
    greek: 'Πού είναι το κέντρο υγείας;',
    meaning: 'Where is the health centre?',
    when: {
      en: 'Where there is no hospital; the smallest islands have a rural surgery.',
      el: 'Όπου δεν υπάρχει νοσοκομείο· τα πιο μικρά νησιά έχουν ιατρείο.',
    },
  },
  {
    greek: 'Πού είναι το φαρμακείο;',
    meaning: 'Where is the pharmacy?',
    when: {
      en: 'Look for the green cross.',
      el: 'Έχει πράσινο σταυρό.',
    },
  },
  {
    greek: 'Ποιο φαρμακείο εφημερεύει;',
    meaning: 'Which pharmacy is on duty?',
    when: {
      en: 'At night and on Sundays.',
      el: 'Τη νύχτα και τις Κυριακές.',
    },
  },
  {
    greek: 'Πονάω εδώ.',
    meaning: 'It hurts here.',
    when: {
      en: 'To a doctor, pointing.',
      el: 'Στον γιατρό, δείχνοντας.',
    },
  },
  {
    greek: 'Πονάει το κεφάλι μου.',
    meaning: 'My head aches.',
    when: {
      en: 'The stomach: ‘i kiliá mou’; a tooth: ‘to dhóndi mou’.',
      el: 'Το ίδιο με «η κοιλιά μου» ή «το δόντι μου».',
    },
  },
  {
    greek: 'Έχω πυρετό.',
    meaning: 'I have a fever.',
    when: {
      en: 'To a doctor or a pharmacist.',
      el: 'Στον γιατρό ή στον φαρμακοποιό.',
    },
  },
  {
    greek: 'Κάηκα από τον ήλιο.',
    meaning: 'I am sunburnt.',
    when: {
      en: 'At the pharmacy.',
      el: 'Στο φαρμακείο.',
    },
  },
  {
    greek: 'Με τσίμπησε μια σφήκα.',
    meaning: 'A wasp stung me.',
    when: {
      en: 'At the pharmacy; at once if you are allergic.',
      el: 'Στο φαρμακείο· αμέσως, αν είστε αλλεργικοί.',
    },
  },
  {
    greek: 'Έχω αλλεργία στην πενικιλίνη.',
    meaning: 'I am allergic to penicillin.',
    when: {
      en: 'Before you are given any medicine.',
      el: 'Πριν σας δώσουν φάρμακο.',
    },
  },
  {
    greek: 'Έχω διαβήτη.',
    meaning: 'I have diabetes.',
    when: {
      en: 'At every examination.',
      el: 'Σε κάθε εξέταση.',
    },
  },
  {
    greek: 'Είμαι έγκυος.',
    meaning: 'I am pregnant.',
    when: {
      en: 'To a doctor, or for a seat on the bus.',
      el: 'Στον γιατρό, ή για μια θέση στο λεωφορείο.',
    },
  },
  {
    greek: 'Παίρνω αυτά τα φάρμακα.',
    meaning: 'I take these medicines.',
    when: {
      en: 'Showing the packets or a list.',
      el: 'Δείχνοντας τα κουτιά ή μια λίστα.',
    },
  },
  {
    greek: 'Έχασα το διαβατήριό μου.',
    meaning: 'I have lost my passport.',
    when: {
      en: 'To the police, then to your consulate.',
      el: 'Στην αστυνομία και μετά στο προξενείο.',
    },
  },
  {
    greek: 'Μου έκλεψαν την τσάντα.',
    meaning: 'My bag has been stolen.',
    when: {
      en: 'To the police; insurance asks for their report.',
      el: 'Στην αστυνομία· η ασφαλιστική ζητά αντίγραφο της δήλωσης.',
    },
  },
];
