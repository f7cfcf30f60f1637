import { monthPattern } from './month-words';

const unitWords =
  'nights?|days?|νυχτ(?:α|εσ|ων)|βραδ(?:υ|ια|ιεσ)|μερ(?:α|εσ)|ημερ(?:α|εσ)|διανυκτερευσ\\p{L}+';
/** Numbers that count something else. */
const other = `(?! ?(?:adult|people|person|friend|couple|kid|child|of us|week|hour|island|boat|ατομ|φιλ|ζευγ|παιδ|ενηλικ|εβδομαδ|βδομαδ|νησι|πλοι|ωρ|€|euro|eur|ευρω|%|:|[./]\\d|${monthPattern}|[ap]\\.?m(?!\\p{L})|o'?clock|το (?:πρωι|μεσημερι|απογευμα|βραδυ)))`;

/** Kinds of words, the first that matches. */
const kinds = [
  ['stop', '@[a-z]+@'],
  ['keep', 'keep|stay|remain|(?:να )?μειν\\p{L}+'],
  [
    'question',
    'is (?:that|it|this)|does|do|still|correct|right|total|how many|posa|ποσ(?:α|εσ)|συνολ\\p{L}+|βγαιν\\p{L}+|μαζι',
  ],
  ['split', 'evenly|equally|split|spread|shared?|divided?|μοιρασ\\p{L}*|χωρισε|εξισου|στα ισα'],
  [
    'give',
    '(?:can|could|may|should) have|(?<=@ )have|takes over|ασ (?:παρει|εχει)|παιρνει|να παρει|put|give|move|swap|shift|transfer|goes|go|gets?|use|spend|βαλ\\p{L}*|βαζ\\p{L}+|δωσ\\p{L}*|διν\\p{L}+|ριξ\\p{L}+|μετακιν\\p{L}+|μεταφερ\\p{L}+|πηγαιν\\p{L}+|παν?ε',
  ],
  [
    'plus',
    `\\+(?= ?\\d)|\\p{L}{0,7} bit longer|more|extra|another|longer|additional|plus|gain|add|παραπανω|ακομ[αη]|επιπλεον|περισσοτερ\\p{L}*|προσθε\\p{L}+|αυξησ\\p{L}+`,
  ],
  ['minus', `-(?=\\d)|less|fewer|shorter|minus|reduce|shave|λιγοτερ\\p{L}*|μειον|μειωσ\\p{L}+`],
  [
    'take',
    `take|lose|cut|remove|knock|drop|βγαλ\\p{L}*|βγαζ\\p{L}+|κοψ\\p{L}*|κοβ\\p{L}+|αφαιρ\\p{L}+|παρ(?:ε|τε)`,
  ],
  ['from', 'from|off(?: of)?|out of|απο|απ'],
  [
    'drop',
    `skip|forget|without|not?|out|scrap|ditch|leave out|instead of|χωρισ|οχι|ασε|ξεχνα|δεν θελ\\p{L}+`,
  ],
  ['half', 'halve|(?:in )?half|μισ(?:α|εσ|ο|η)'],
  ['each', `(?:off |από )?(?:each|every)(?: (?:island|one|1|stop))?|all of them|καθε(?: νησι)?`],
  [
    'rest',
    `(?:the |ο?ι |τα |τισ |η |την |το )?(?:rest|remain\\p{L}*|balance|left ?over|left|others?|spare|both|υπ(?:ο|ό)?λ[οι]?ι?π\\p{L}+|αλλ(?:εσ|ην?|οι)|(?<=(?:τα|το) )αλλ[αο]|περισσευ\\p{L}+)(?= |$|[^\\p{L}])|whatever|ο ?,?τι(?= ?(?:μεν|περισσ))`,
  ],
  ['end', 'end|start|beginning|first|last|τελοσ|αρχη|τελευται\\p{L}+'],
  ['only', 'only|just|μονο|enough|φτανει|αρκ\\p{L}+'],
  ['ref', `them|those|these|that|it|its|their|there|τ(?:ι|ε)σ|την?|τα|το|αυτ\\p{L}+|εκει|the|οι?`],
  ['unit', unitWords],
  ['number', `\\d{1,2}(?!\\d|[:.]\\d)${other}|an?(?= (?:${unitWords}))|μιαν?|ενα`],
  ['to', 'to|onto|into|in|on|at|for|στ(?:η|ην|ο|ον|α|ισ)|σε|για'],
] as const;
export type Kind = (typeof kinds)[number][0];

export interface Token {
  readonly kind: Kind;
  readonly text: string;
}

const patterns = kinds.map(
  ([kind, pattern]) =>
    [
      kind,
      new RegExp(
        kind === 'stop' ? pattern : `(?<![\\p{L}\\p{N}@])(?:${pattern})(?![\\p{L}@])`,
        'uy',
      ),
    ] as const,
);

/** The words of a clause that matter for nights. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const found = patterns.flatMap(([kind, pattern]) => {
      pattern.lastIndex = at;
      const m = pattern.exec(text);
      return m?.[0] ? [{ kind, text: m[0] }] : [];
    })[0];
    if (found) tokens.push(found);
    at += found?.text.length ?? 1;
  }
  return tokens;
}
