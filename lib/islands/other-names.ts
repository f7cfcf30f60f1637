import type { IslandSlug } from './slugs';

/**
 * What else the 24 islands are called: names of older maps and of the people who live there, and the ways in
 * which timetables, atlases and other languages spell Greek in Latin letters. Written as in an address. Looked up
 * on 22 November 2026 in port lists of ferry companies (`SANTORINI (THIRA)`, `KOUFONISSI`, `SCHINOUSA`,
 * `DONOUSSA`, `THIRASSIA`), in atlases (`Kithnos`, `Siros`, `Mikonos`, `Heraklia`) and in Strabo's and later
 * lists of the Cyclades (`Keos`, `Melos`, `Siphnos`, `Tenos`, `Anaphe`).
 */
export const otherNames: Readonly<Record<IslandSlug, readonly string[]>> = {
  santorini: ['thira', 'thera', 'santorin', 'santorine', 'santorini-thira', 'thira-santorini'],
  mykonos: ['mikonos', 'myconos', 'miconos'],
  naxos: ['naksos', 'naxia'],
  paros: [],
  andros: [],
  sifnos: ['siphnos'],
  ios: ['nio', 'nios'],
  milos: ['melos', 'milo'],
  serifos: ['seriphos'],
  folegandros: ['pholegandros', 'folegandro', 'polykandros', 'polikandros', 'policandro'],
  syros: ['siros', 'syra', 'sira'],
  koufonisia: [
    'koufonissia',
    'koufonisi',
    'koufonissi',
    'kufonisia',
    'ano-koufonisi',
    'ano-koufonissi',
    'pano-koufonisi',
    'kato-koufonisi',
    'kato-koufonissi',
  ],
  amorgos: [],
  iraklia: ['irakleia', 'heraklia', 'herakleia'],
  antiparos: ['andiparos'],
  schinoussa: [
    'schinousa',
    'schoinoussa',
    'schoinousa',
    'skhinoussa',
    'skhinousa',
    'skinoussa',
    'skinousa',
    'shinoussa',
    'shinousa',
  ],
  kea: ['tzia', 'keos', 'ceos', 'zia'],
  kimolos: ['cimolos', 'argentiera'],
  kythnos: ['kithnos', 'cythnos', 'thermia'],
  sikinos: ['sicinos'],
  anafi: ['anaphi', 'anaphe'],
  tinos: ['tenos'],
  donousa: ['donoussa', 'dhonousa', 'dhonoussa', 'denousa'],
  thirasia: ['thirassia', 'therasia', 'therassia'],
};
