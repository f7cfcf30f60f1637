import type { Phrase } from '../types';

export const coffee: readonly Phrase[] = [
  {
    greek: 'Έναν φρέντο εσπρέσο, σκέτο.',
    meaning: 'An iced espresso, no sugar.',
    when: {
      en: 'The summer coffee; ‘métrio’ is medium, ‘ghlikó’ sweet.',
      el: 'Ο καφές του καλοκαιριού.',
    },
  },
  {
    greek: 'Έναν ελληνικό μέτριο, παρακαλώ.',
    meaning: 'A Greek coffee, medium sweet, please.',
    when: {
      en: 'Sugar is boiled with it, so say how much.',
      el: 'Η ζάχαρη βράζει μαζί, γι’ αυτό τη λέμε από την αρχή.',
    },
  },
  {
    greek: 'Έναν καπουτσίνο, παρακαλώ.',
    meaning: 'A cappuccino, please.',
    when: {
      en: 'This one is hot; the cold one is ‘frédo kapoutsíno’.',
      el: 'Ζεστός· ο κρύος είναι «φρέντο καπουτσίνο».',
    },
  },
  {
    greek: 'Με λίγη ζάχαρη.',
    meaning: 'With a little sugar.',
    when: {
      en: 'With the order.',
      el: 'Με την παραγγελία.',
    },
  },
  {
    greek: 'Χωρίς ζάχαρη.',
    meaning: 'Without sugar.',
    when: {
      en: 'For tea, juice and lemonade; of coffee say ‘skéto’.',
      el: 'Για τσάι, χυμό και λεμονάδα· στον καφέ λέμε «σκέτο».',
    },
  },
  {
    greek: 'Με γάλα βρώμης, αν έχετε.',
    meaning: 'With oat milk, if you have it.',
    to: 'polite',
    when: {
      en: 'In towns usual, in villages not always.',
      el: 'Στις πόλεις συνηθισμένο, στα χωριά όχι πάντα.',
    },
  },
  {
    greek: 'Για έξω, παρακαλώ.',
    meaning: 'To take away, please.',
    when: {
      en: 'Coffee to go often costs less.',
      el: 'Στο χέρι ο καφές είναι συχνά φτηνότερος.',
    },
  },
  {
    greek: 'Θα τον πιω εδώ.',
    meaning: 'I will drink it here.',
    when: {
      en: 'Of a coffee, when asked ‘here or to go?’.',
      el: 'Για τον καφέ, στο «για εδώ ή για έξω;».',
    },
  },
  {
    greek: 'Ένα ποτήρι νερό, παρακαλώ.',
    meaning: 'A glass of water, please.',
    when: {
      en: 'It usually comes with the coffee anyway.',
      el: 'Συνήθως έρχεται μόνο του με τον καφέ.',
    },
  },
  {
    greek: 'Έναν φρέσκο χυμό πορτοκάλι.',
    meaning: 'A fresh orange juice.',
    when: {
      en: 'With the order; add ‘parakaló’.',
      el: 'Με την παραγγελία, και ένα «παρακαλώ».',
    },
  },
  {
    greek: 'Μια μπίρα, παρακαλώ.',
    meaning: 'A beer, please.',
    when: {
      en: 'At the bar or the table; two: ‘dhío bíres’.',
      el: 'Στο μπαρ ή στο τραπέζι.',
    },
  },
  {
    greek: 'Έχετε βαρελίσια μπίρα;',
    meaning: 'Do you have draught beer?',
    to: 'polite',
    when: {
      en: 'At the bar.',
      el: 'Στο μπαρ.',
    },
  },
  {
    greek: 'Ένα ποτήρι κόκκινο κρασί.',
    meaning: 'A glass of red wine.',
    when: {
      en: 'White is ‘áspro’ or ‘lefkó’, rosé ‘rozé’.',
      el: 'Με την παραγγελία.',
    },
  },
  {
    greek: 'Ένα ούζο με πάγο.',
    meaning: 'An ouzo with ice.',
    when: {
      en: 'Water is added at the table.',
      el: 'Το νερό το βάζει ο καθένας μόνος του.',
    },
  },
  {
    greek: 'Έρχεται με μεζέ;',
    meaning: 'Does it come with a bite to eat?',
    when: {
      en: 'Of ouzo, tsipouro or raki.',
      el: 'Για ούζο, τσίπουρο ή ρακή.',
    },
  },
  {
    greek: 'Άλλο ένα, παρακαλώ.',
    meaning: 'Another one, please.',
    when: {
      en: 'Of water or ouzo; a beer is ‘áli mía’, a coffee ‘álon énan’.',
      el: 'Για νερό ή ούζο· η μπίρα είναι «άλλη μία», ο καφές «άλλον έναν».',
    },
  },
  {
    greek: 'Τι θα πάρεις;',
    meaning: 'What will you have?',
    to: 'friend',
    when: {
      en: 'Before you go to the bar.',
      el: 'Πριν πάτε στο μπαρ.',
    },
  },
  {
    greek: 'Κερνάω εγώ!',
    meaning: 'This one is on me!',
    when: {
      en: 'Quickly, before somebody else says it.',
      el: 'Γρήγορα, πριν το πει άλλος.',
    },
  },
  {
    greek: 'Μέχρι τι ώρα είστε ανοιχτά;',
    meaning: 'Until what time are you open?',
    to: 'polite',
    when: {
      en: 'In a bar, a café or a shop.',
      el: 'Σε μπαρ, καφέ ή μαγαζί.',
    },
  },
  {
    greek: 'Ποιος είναι ο κωδικός του Wi-Fi;',
    meaning: 'What is the Wi-Fi password?',
    when: {
      en: 'Once you have ordered.',
      el: 'Αφού παραγγείλετε.',
    },
  },
];
