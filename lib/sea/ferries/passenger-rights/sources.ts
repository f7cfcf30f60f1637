import type { IsoDate } from '@/lib/foundation/time/types';

/** Day on which the sources of the rights were read. */
export const rightsCheckedOn: IsoDate = '2026-11-28';

/** Sources of the rights by their place in the text. */
export const rightsSources = {
  /** Official Journal L 334, 17 December 2010, in force since 18 December 2012. */
  regulation: 'https://eur-lex.europa.eu/eli/reg/2010/1177/oj',
  /** German edition. */
  article19: 'https://gesetze.legal/eu/vo_eu_2010_1177/19',
  article20: 'https://gesetze.legal/eu/vo_eu_2010_1177/20',
  /** Schlichtungsstelle für den öffentlichen Personenverkehr. */
  summary: 'https://soep-online.de/rechte-schiffsreisen/',
  complaints: 'http://www.passagierrecht.de/schiff-bescherdefristen.html',
  /** Government Gazette A 125, 27 June 2022. */
  law: 'https://www.anaconda.gr/gnwsiaki-basi/nomos-4948-27-6-2022/',
  /** Trikala View, citing Kathimerini and the law, 9 August 2025. */
  ban: 'https://trikalaview.gr/apagoreftiko-apoplou-ta-dikeomata-ton-epivaton-ton-dromologion-pou-akyrothikan/',
} as const;
