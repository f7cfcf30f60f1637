/**
 * Words of ship and company names that sound different in Greek from what their Latin letters
 * spell, as Greeks write them by ear. Other words are found by their sound.
 */
const byEar: Readonly<Record<string, string>> = {
  aegean: 'Αιγαίο',
  blue: 'Μπλου',
  boat: 'καραβάκι',
  boats: 'καραβάκια',
  champion: 'Τσάμπιον',
  delos: 'Δήλος',
  elite: 'Ελίτ',
  express: 'Εξπρές',
  fast: 'Φαστ',
  ferries: 'Φέρις',
  ferry: 'Φέρι',
  golden: 'Γκόλντεν',
  hellenic: 'Χελένικ',
  highspeed: 'Χάισπιντ',
  jet: 'Τζετ',
  lines: 'Λάινς',
  link: 'Λινκ',
  palace: 'Παλάς',
  power: 'Πάουερ',
  queen: 'Κουίν',
  sea: 'Σι',
  seajets: 'Σίτζετς',
  seaways: 'Σίγουεϊς',
  star: 'Σταρ',
  super: 'Σούπερ',
  superexpress: 'Σούπερ Εξπρές',
  superferry: 'Σούπερφερι',
  superrunner: 'Σούπερ Ράνερ',
  tera: 'Τέρα',
  thunder: 'Θάντερ',
  worldchampion: 'Γουόρλντ Τσάμπιον',
};

/** Words that are also written as two. */
const apart: Readonly<Record<string, string>> = {
  highspeed: 'High Speed',
  seajets: 'Sea Jets',
  seaways: 'Sea Ways',
  superexpress: 'Super Express',
  superferry: 'Super Ferry',
  superrunner: 'Super Runner',
  worldchampion: 'World Champion',
};

const withWords = (name: string, words: Readonly<Record<string, string>>) =>
  name
    .split(/\s+/)
    .map((word) => words[word.toLowerCase()] ?? word)
    .join(' ');

/** Words that companies leave out of their names. */
const companyWord = /\s+(?:ferries|ferry boats|lines|seaways|boats)$/i;

/**
 * Other spellings of the name of a ship: words by ear, `Μπλου Σταρ Δήλος`, compounds taken apart,
 * and all words as one, `BlueStarDelos`. Without the name itself.
 */
export function shipSpellings(name: string): string[] {
  const spellings = [withWords(name, byEar), withWords(name, apart), name.replace(/\s+/g, '')];
  return [...new Set(spellings)].filter((spelling) => spelling !== name);
}

/** {@link shipSpellings} of a company, with its short name as well: `Blue Star`. */
export function companySpellings(name: string): string[] {
  const short = name.replace(companyWord, '');
  const more = short === name ? [] : [short, ...shipSpellings(short)];
  return [...new Set([...shipSpellings(name), ...more])];
}
