/** Searchable names of a boat in both languages, normalized for comparison. */
export type SearchWords = readonly string[];

/** Without accents, case and final sigma: `Μύκονος` is found by `ΜΥΚΟΝΟΣ` and by `μυκονος`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .trim();
}

/** True when every word of the query occurs in one of the names. An empty query matches everything. */
export function isFound(query: string, names: SearchWords): boolean {
  const all = names.map(plain);
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => all.some((name) => name.includes(word)));
}
