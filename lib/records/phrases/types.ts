import type { Localized } from '@/lib/foundation/i18n/locales';

/** Situations in which a traveller needs words, in the order of a journey. Each is an anchor of the page. */
export const situations = [
  'greetings',
  'ferry',
  'taverna',
  'coffee',
  'beach',
  'room',
  'getting-around',
  'shopping',
  'emergencies',
  'courtesy',
] as const;

export type Situation = (typeof situations)[number];

/**
 * Addressee of a phrase, where Greek makes a difference: `polite` is the plural, for strangers, older people and
 * several at once; `friend` the singular, or a word for friends and children.
 */
export type Addressee = 'polite' | 'friend';

/** A sentence to say. Its pronunciation is derived from the Greek by {@link transliterate}. */
export interface Phrase {
  /** Modern Greek with accents and punctuation, Unicode NFC. Identifies the phrase: no two are the same. */
  greek: string;
  /** In English on the Greek page too, where readers look up what a guest would say. */
  meaning: string;
  /** Absent if the phrase is the same for everyone. */
  to?: Addressee;
  /** Occasion for saying it, or a hint; in the reader's language. */
  when: Localized;
}
