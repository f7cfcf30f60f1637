import { wrongCases } from '../../../lib/foundation/i18n/greek/testing/wrong-cases.ts';
import type { Locale } from '../../../lib/foundation/i18n/locales.ts';

/** Alternative spellings that we do not use; docs/writing.md lists ours. */
const others: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Schinousa',
    'Shinoussa',
    'Irakleia',
    'Heraklia',
    'Koufonissi',
    'Donoussa',
    'Thirassia',
    'Siros',
    'Andiparos',
    'Folégandros',
    'Hora',
    'Khora',
    'the Cycladic islands',
    'crystal[- ]clear',
    'hidden gem',
    'must-see',
    'The catch',
    'breathtaking',
    'nestled',
    'needs a warning',
    'Be honest about',
  ],
  el: [
    'ακέραιο εισιτήριο',
    'Σχοινούσσα',
    'Δονούσσα',
    'Θηράσια',
    'τα Κυκλάδες',
    'κρυμμένο διαμάντι',
    'κρυστάλλινα νερά',
    'μαγευτικ\\p{L}+',
    'ειδυλλιακ\\p{L}+',
    'γραίγ\\p{L}+',
    'δύσκολα πόδια',
    'κακά γόνατα',
    'χρειάζεται ειλικρίνεια',
    'χρειάζεται μια προειδοποίηση',
  ],
};

/** Words in a text that differ from our spelling, are brochure clichés, or have the wrong case. */
export function notOurSpelling(text: string, locale: Locale): string[] {
  const found = new RegExp(`(?<!\\p{L})(?:${others[locale].join('|')})(?!\\p{L})`, 'gu');
  const words = [...text.matchAll(found)].map(([one]) => one);
  return locale === 'el' ? [...words, ...wrongCases(text)] : words;
}

/** Greek sentences that end in a link without a verb: «Τα υπόλοιπα, στον [οδηγό](…).» */
export const verblessLinks = (body: string): string[] =>
  [
    ...body.matchAll(
      /(?<=[.·;] |^- )[^.·;\n[\]]*, (?:στον?|στην?|στις|στα) \[[^\]]+\]\([^)]*\)(?=[.·]|$)/gmu,
    ),
  ].map(([sentence]) => sentence);
