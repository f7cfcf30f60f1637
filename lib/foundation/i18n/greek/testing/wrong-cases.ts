import { placeNames } from '../place-names.ts';

/** Names whose accusative differs: Νάξος, Πειραιάς, but not Σαντορίνη. */
const declined = Object.entries(placeNames).filter(
  ([name, { gender, accusative = name }]) => !gender.startsWith('neuter') && accusative !== name,
);

const prepositions = 'από|προς|για|σε|έως|μέχρι|χωρίς|κατά';
const articles = 'στον|στη|στην|στο|στις|στα|τον|τη|την|του|της|των|τις';
const edge = { start: '(?<![\\p{L}\\p{M}])', end: '(?![\\p{L}\\p{M}])' };

const wrong = new RegExp(
  `${edge.start}(?:${prepositions}|${articles})\\s+(?:${declined.map(([name]) => name).join('|')})${edge.end}`,
  'giu',
);

/** Finds nominative names after a preposition or an article in a Greek text: «από Νάξος», «στον Πειραιάς». */
export const wrongCases = (text: string): string[] => text.match(wrong) ?? [];

/** Arguments that are the name of a place; the name of anything else is called otherwise. */
const places = 'name|place|island|port|from|to|station|first|last';

const wrongTemplates = [
  // «από {port}» takes the nominative, «από {port_the_gen}» the genitive.
  `(?:${prepositions}|ως)\\s+\\{(?:${places})(?:_the|_gen|_the_gen|_at)?\\}`,
  // «της {port}», and an article twice: «της {port_the_gen}».
  `(?:${articles}|ο|η|το|οι|τα)\\s+\\{(?:${places})(?:_the|_the_gen|_the_acc|_at)?\\}`,
  // «σε τη Νάξο» is «στη Νάξο».
  `σε\\s+\\{(?:${places})_the_acc\\}`,
].map((one) => new RegExp(edge.start + one, 'giu'));

/** Finds placeholders in a Greek message that would put any name in the wrong case. */
export const wrongTemplate = (text: string): string[] =>
  wrongTemplates.flatMap((one) => text.match(one) ?? []);
