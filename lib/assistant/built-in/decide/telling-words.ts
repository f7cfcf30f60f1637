/*
 * Data: beginnings of words for the same thing, a line each, so that the sentence is quoted that
 * answers although it uses another word than the question.
 */
const kin = `
print|paper|code|scann|εκτυπ|τυπωσ|χαρτ|κωδικο|σκαναρ
child|kids|kid|toddl|baby|babies|infant|years|παιδ|μωρ|νηπι|ετων
fine|penalt|euro|προστιμ|ευρω
passpor|identit|id card|διαβατ|ταυτοτ
cheap|afford|cost|price|φθην|φτην|κοστ|τιμ
bike|bicyc|ποδηλατ
pram|pushch|strolle|buggy|καροτσ
medici|pill|tablet|φαρμακ|χαπ
cash|notes|atm|machine|μετρητ|μηχανημ
tip|tips|tipping|φιλοδωρ|πουρμπ
wifi|wi-fi|interne|ιντερν|διαδικτ
camp|tent|σκην|κατασκην|καμπινγκ
late|delay|αργ|καθυστ
early|before|minutes|hour|νωρι|πριν|λεπτα|ωρα
refund|money back|return|επιστρ|πισω
seat|chair|armchair|θεση|θεσει|καθισμ
sleep|cabin|berth|κοιμ|καμπιν
eat|food|snack|meal|bar|φαγητ|φαω|τρω|μπαρ
shower|water|νερο
drone|drones|ντρον
nud|naked|γυμν
smok|καπν
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

const shortest = 4;

/** Words by which the sentence of a text shows that it answers a question with certain words. */
export function tellingWords(words: readonly string[]): RegExp {
  const stems = words.flatMap((one) => {
    const others = kin.filter((line) => line.some((stem) => one.startsWith(stem))).flat();
    return one.length >= shortest || others.length > 0 ? [one.slice(0, 6), ...others] : [];
  });
  return new RegExp(`(?<!\\p{L})(?:${[...new Set(stems)].join('|') || '(?!)'})`, 'u');
}
