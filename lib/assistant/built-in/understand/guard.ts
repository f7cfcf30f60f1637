import { plainText, word } from './text';

/** Reason for refusing a message with one friendly sentence. */
export type Refusal = 'empty' | 'long' | 'binary' | 'abuse' | 'injection';

/** Maximum length of a message in characters, the same as in the route. */
const longest = 2000;

const orders = word(
  '(?:ignor\\p{L}*|disregard|forget|override|bypass|skip|break) (?:(?:all|any|every|everything|your|my|the|of|previous|prior|above|earlier|these|those|safety|system|existing) ?)*(?:instruct\\p{L}*|rules?|prompts?|guidelines?|restrictions?|directives?|programming|above|limits)|(?:system|developer|hidden|initial|original) (?:prompt|message|instructions?)|you are (?:now|no longer)|from now on,? (?:you|act|answer|respond)|pretend (?:to be|you)|act as (?:an?|if|the)|role[- ]?play|jailbreak\\p{L}*|developer mode|dan mode|do anything now|reveal (?:your|the)|(?:print|show|repeat|output|tell me|leak) (?:me )?(?:your|the) (?:system |hidden |secret |initial |full )*(?:prompt|instructions?|rules|password|api key|secrets?|keys?)|sudo|(?:drop|truncate|alter|delete from|insert into|select .{1,40} from) (?:table|database|\\p{L}+ (?:where|values|set))|admin mode|new instructions?|end of (?:system|instructions)|αγνοησ\\p{L}*|ξεχασ(?:ε|τε) (?:τισ|τουσ|ολεσ|ολουσ|ο,τι|οτι)|(?:οδηγι\\p{L}*|κανον\\p{L}*) (?:σου|σασ) (?:ξεχασ|αγνο)\\p{L}*|παραβιασ\\p{L}*|προσποιησου|κανε πωσ εισαι|απο εδω και περα (?:εισαι|θα)|εισαι πλεον|(?:δειξε|πεσ|αποκαλυψε|τυπωσε|γραψε)(?: μου)? (?:το|τισ|τα|τουσ) (?:system|κρυφ\\p{L}*|προτροπη|prompt|οδηγιεσ σου|κανονεσ σου|κωδικ\\p{L}*)|νεεσ οδηγιεσ',
);

const markup =
  /<\/?(?:script|img|iframe|svg|system|instructions?|tool|assistant)\b|javascript:|\{\{.*\}\}|<\|.*\|>|\[\/?(?:INST|SYS)|!\[[^\]]*\]\(|"role"\s*:\s*"system"|(?:^|\n)\s*(?:system|assistant|tool)\s*:/i;

const insults = word(
  "fuck\\p{L}*|shit\\p{L}*|bitch\\p{L}*|asshole\\p{L}*|idiots?|moron|stupid (?:bot|machine|ai|thing)|you(?:'re| are) (?:stupid|useless|dumb|an idiot)|cunt|bastard|go to hell|μαλακ(?:α|ασ|εσ|ιεσ|ια|ισμεν\\p{L}*)|γαμ(?:ω|ησ\\p{L}*|ημεν\\p{L}*)|ηλιθι\\p{L}*|βλακ(?:α|ασ|εσ|ιεσ)|αντε χασου|σκατα|πουσταρ\\p{L}*|αρχιδι\\p{L}*",
);

/** Returns the reason to refuse a message, or undefined for a normal one. */
export function refusalOf(text: string): Refusal | undefined {
  const trimmed = text.trim();
  if (!/[\p{L}\p{N}]/u.test(trimmed)) return 'empty';
  if (text.length > longest) return 'long';
  if (isBinary(trimmed)) return 'binary';
  const folded = plainText(trimmed);
  if (markup.test(trimmed) || orders.test(folded)) return 'injection';
  return insults.test(folded) ? 'abuse' : undefined;
}

/** Detects text without words: control characters, base64, or one repeated letter. */
function isBinary(text: string): boolean {
  const control =
    text.match(/[\p{Cc}\uFFFD]/gu)?.filter((sign) => !/[\n\r\t]/.test(sign)).length ?? 0;
  if (control > 1) return true;
  const lone = /[A-Za-z0-9+/=_-]{48,}/.test(text) && !/https?:/.test(text);
  return lone || /(.)\1{14,}/u.test(text) || /^(?:[01]{8}\s*){3,}$/.test(text);
}
