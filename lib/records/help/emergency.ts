/**
 * Numbers to call in Greece, free from every telephone, in the order in which they are shown. 100, 112, 166, 199
 * and 1571: the list of the Greek tourism organisation; 108: notices of Greek port authorities; the languages
 * of 112: the civil protection. Checked on 22 November 2026 (docs/data-sources.md).
 */
export const emergencyNumbers = [
  { number: '112', use: 'any' },
  { number: '166', use: 'ambulance' },
  { number: '108', use: 'sea' },
  { number: '199', use: 'fire' },
  { number: '100', use: 'police' },
  { number: '1571', use: 'tourists' },
] as const;
