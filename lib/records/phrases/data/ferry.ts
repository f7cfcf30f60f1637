import type { Phrase } from '../types';

export const ferry: readonly Phrase[] = [
  {
    greek: 'Ένα εισιτήριο για τη Νάξο, παρακαλώ.',
    meaning: 'One ticket to Naxos, please.',
    when: {
      en: 'At an agency or the ticket desk at the port.',
      el: 'Στο πρακτορείο ή στο εκδοτήριο του λιμανιού.',
    },
  },
  {
    greek: 'Δύο με επιστροφή, παρακαλώ.',
    meaning: 'Two returns, please.',
    when: {
      en: 'After you have said where you are going.',
      el: 'Αφού πείτε πού πάτε.',
    },
  },
  {
    greek: 'Τι ώρα φεύγει το πλοίο;',
    meaning: 'What time does the boat leave?',
    when: {
      en: 'At the agency, the port or your hotel.',
      el: 'Στο πρακτορείο, στο λιμάνι ή στο ξενοδοχείο.',
    },
  },
  {
    greek: 'Από πού φεύγει;',
    meaning: 'Where does it leave from?',
    when: {
      en: 'In ports with several quays, above all Piraeus.',
      el: 'Σε λιμάνια με πολλές προβλήτες, προπάντων στον Πειραιά.',
    },
  },
  {
    greek: 'Τι ώρα φτάνουμε;',
    meaning: 'What time do we arrive?',
    when: {
      en: 'To the crew; times slip in the wind.',
      el: 'Στο πλήρωμα· με αέρα οι ώρες αλλάζουν.',
    },
  },
  {
    greek: 'Έχει καθυστέρηση το πλοίο;',
    meaning: 'Is the boat late?',
    when: {
      en: 'To the agency that sold the ticket, or the port authority.',
      el: 'Στο πρακτορείο ή στο λιμεναρχείο.',
    },
  },
  {
    greek: 'Υπάρχει απαγορευτικό;',
    meaning: 'Is there a sailing ban?',
    when: {
      en: 'In a strong wind, before you go to the port.',
      el: 'Με δυνατό αέρα, πριν κατεβείτε στο λιμάνι.',
    },
  },
  {
    greek: 'Πιάνει στην Πάρο;',
    meaning: 'Does it call at Paros?',
    when: {
      en: 'Of a ship with several stops.',
      el: 'Για πλοίο που κάνει πολλές στάσεις.',
    },
  },
  {
    greek: 'Θέλω αριθμημένη θέση.',
    meaning: 'I would like a numbered seat.',
    when: {
      en: 'When you buy; otherwise seats are taken as people come.',
      el: 'Όταν βγάζετε εισιτήριο, για να έχετε σίγουρα πού να καθίσετε.',
    },
  },
  {
    greek: 'Έχετε καμπίνα για δύο;',
    meaning: 'Do you have a cabin for two?',
    to: 'polite',
    when: {
      en: 'For a night crossing; book it early.',
      el: 'Για νυχτερινό ταξίδι· ζητήστε τη νωρίς.',
    },
  },
  {
    greek: 'Είμαι με αυτοκίνητο.',
    meaning: 'I am travelling with a car.',
    when: {
      en: 'Before you buy: the car needs a ticket too.',
      el: 'Πριν βγάλετε εισιτήριο: θέλει δικό του και το όχημα.',
    },
  },
  {
    greek: 'Πού είναι το γκαράζ;',
    meaning: 'Where is the car deck?',
    when: {
      en: 'On board, when you go back to the car.',
      el: 'Μέσα στο πλοίο, όταν κατεβαίνετε στο αυτοκίνητο.',
    },
  },
  {
    greek: 'Πού αφήνω τη βαλίτσα μου;',
    meaning: 'Where do I leave my suitcase?',
    when: {
      en: 'As you step on board: the racks go by port.',
      el: 'Μόλις μπείτε: κάθε λιμάνι έχει το ράφι του.',
    },
  },
  {
    greek: 'Έκλεισα μέσω ίντερνετ.',
    meaning: 'I booked online.',
    when: {
      en: 'At the desk, with the booking number at hand.',
      el: 'Στο εκδοτήριο, με τον αριθμό κράτησης στο χέρι.',
    },
  },
  {
    greek: 'Από πού παίρνω τα εισιτήρια;',
    meaning: 'Where do I collect the tickets?',
    when: {
      en: 'When the booking is not yet a boarding pass.',
      el: 'Όταν η κράτηση δεν είναι ακόμη κάρτα επιβίβασης.',
    },
  },
  {
    greek: 'Μπορώ να αλλάξω το εισιτήριο;',
    meaning: 'Can I change the ticket?',
    when: {
      en: 'At the agency, before the boat leaves.',
      el: 'Στο πρακτορείο, πριν φύγει το πλοίο.',
    },
  },
  {
    greek: 'Έχασα το πλοίο.',
    meaning: 'I missed the boat.',
    when: {
      en: 'Say it, then ask for the next one.',
      el: 'Πείτε το και ρωτήστε για το επόμενο.',
    },
  },
  {
    greek: 'Πότε είναι το επόμενο πλοίο;',
    meaning: 'When is the next boat?',
    when: {
      en: 'Missed, cancelled or just too early.',
      el: 'Αν το χάσατε, αν ακυρώθηκε ή αν ήρθατε νωρίς.',
    },
  },
  {
    greek: 'Με πιάνει η θάλασσα.',
    meaning: 'I get seasick.',
    when: {
      en: 'To the crew, or at a pharmacy the day before.',
      el: 'Στο πλήρωμα ή, από την προηγούμενη, στο φαρμακείο.',
    },
  },
  {
    greek: 'Σε ποιο λιμάνι είμαστε;',
    meaning: 'Which port are we at?',
    when: {
      en: 'At night, when the ramp goes down.',
      el: 'Τη νύχτα, όταν πέφτει ο καταπέλτης.',
    },
  },
];
