import type { Phrase } from '../types';

export const beach: readonly Phrase[] = [
  {
    greek: 'Πού είναι η παραλία;',
    meaning: 'Where is the beach?',
    when: {
      en: 'Add the name if there are several.',
      el: 'Με το όνομά της, αν υπάρχουν πολλές.',
    },
  },
  {
    greek: 'Ποια παραλία είναι απάνεμη σήμερα;',
    meaning: 'Which beach is sheltered today?',
    when: {
      en: 'On a meltemi day, to anybody who lives there.',
      el: 'Σε μέρα με μελτέμι, σε όποιον μένει εκεί.',
    },
  },
  {
    greek: 'Έχει πολύ αέρα εκεί;',
    meaning: 'Is it very windy there?',
    when: {
      en: 'Before you drive to the other side of the island.',
      el: 'Πριν πάτε στην άλλη πλευρά του νησιού.',
    },
  },
  {
    greek: 'Είναι ελεύθερες αυτές οι ξαπλώστρες;',
    meaning: 'Are these sunbeds free?',
    when: {
      en: 'Free means not taken; then ask the price.',
      el: '«Ελεύθερες», όχι δωρεάν: μετά ρωτήστε την τιμή.',
    },
  },
  {
    greek: 'Πόσο κάνουν δύο ξαπλώστρες με ομπρέλα;',
    meaning: 'How much are two sunbeds with an umbrella?',
    when: {
      en: 'Before you lie down; the front row costs more.',
      el: 'Πριν ξαπλώσετε· η πρώτη σειρά κοστίζει παραπάνω.',
    },
  },
  {
    greek: 'Έχει σκιά;',
    meaning: 'Is there shade?',
    when: {
      en: 'Trees or umbrellas, at noon.',
      el: 'Δέντρα ή ομπρέλες, το μεσημέρι.',
    },
  },
  {
    greek: 'Είναι κρύο το νερό;',
    meaning: 'Is the water cold?',
    when: {
      en: 'To somebody who is coming out.',
      el: 'Σε κάποιον που βγαίνει από τη θάλασσα.',
    },
  },
  {
    greek: 'Είναι βαθιά εδώ;',
    meaning: 'Is it deep here?',
    when: {
      en: 'Before you jump or let children in.',
      el: 'Πριν από τη βουτιά, ή όταν μπαίνουν παιδιά.',
    },
  },
  {
    greek: 'Είναι καλή για μικρά παιδιά;',
    meaning: 'Is it good for small children?',
    when: {
      en: 'Of a beach.',
      el: 'Για μια παραλία.',
    },
  },
  {
    greek: 'Έχει αχινούς;',
    meaning: 'Are there sea urchins?',
    when: {
      en: 'Where there are rocks.',
      el: 'Όπου έχει βράχια.',
    },
  },
  {
    greek: 'Πάτησα αχινό.',
    meaning: 'I stepped on a sea urchin.',
    when: {
      en: 'At the beach bar or the pharmacy.',
      el: 'Στο μπαρ της παραλίας ή στο φαρμακείο.',
    },
  },
  {
    greek: 'Έχει μέδουσες σήμερα;',
    meaning: 'Are there jellyfish today?',
    when: {
      en: 'To those who are in the water.',
      el: 'Σε όσους κολυμπούν ήδη.',
    },
  },
  {
    greek: 'Με τσίμπησε μέδουσα.',
    meaning: 'A jellyfish stung me.',
    when: {
      en: 'To a lifeguard or a pharmacist.',
      el: 'Στον ναυαγοσώστη ή στον φαρμακοποιό.',
    },
  },
  {
    greek: 'Έχετε αντηλιακό;',
    meaning: 'Do you have sunscreen?',
    to: 'polite',
    when: {
      en: 'At a kiosk, a pharmacy or a beach bar.',
      el: 'Στο περίπτερο, στο φαρμακείο ή στο μπαρ.',
    },
  },
  {
    greek: 'Έχει ντους;',
    meaning: 'Is there a shower?',
    when: {
      en: 'On a beach with a bar.',
      el: 'Σε παραλία με μπαρ.',
    },
  },
  {
    greek: 'Πού μπορώ να αλλάξω;',
    meaning: 'Where can I change?',
    when: {
      en: 'Of clothes.',
      el: 'Όταν θέλετε να αλλάξετε ρούχα.',
    },
  },
  {
    greek: 'Νοικιάζετε μάσκα και βατραχοπέδιλα;',
    meaning: 'Do you rent out a mask and fins?',
    to: 'polite',
    when: {
      en: 'At a water-sports stand.',
      el: 'Εκεί που νοικιάζουν σανίδες και κανό.',
    },
  },
  {
    greek: 'Μου προσέχετε λίγο τα πράγματα;',
    meaning: 'Would you watch my things for a moment?',
    to: 'polite',
    when: {
      en: 'To the people beside you, before a swim.',
      el: 'Στους διπλανούς, πριν βουτήξετε.',
    },
  },
  {
    greek: 'Τι ώρα φεύγει το τελευταίο καΐκι;',
    meaning: 'What time does the last boat leave?',
    when: {
      en: 'Where only a small boat goes to the beach.',
      el: 'Όπου πηγαίνει μόνο καΐκι.',
    },
  },
  {
    greek: 'Πάμε για μπάνιο!',
    meaning: 'Let’s go for a swim!',
    to: 'friend',
    when: {
      en: '‘Bánio’ is a bath and a swim.',
      el: 'Μεταξύ φίλων.',
    },
  },
];
