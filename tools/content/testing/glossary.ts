import { wrongCases } from '../../../lib/i18n/greek/testing/wrong-cases.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';

/** Spellings that others use for the same thing; what we write instead stands in docs/writing.md. */
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
  ],
};

/** What a text spells otherwise than we do, says in the words of every brochure, or puts in the wrong case. */
export function notOurSpelling(text: string, locale: Locale): string[] {
  const found = new RegExp(`(?<!\\p{L})(?:${others[locale].join('|')})(?!\\p{L})`, 'gu');
  const words = [...text.matchAll(found)].map(([one]) => one);
  return locale === 'el' ? [...words, ...wrongCases(text)] : words;
}
