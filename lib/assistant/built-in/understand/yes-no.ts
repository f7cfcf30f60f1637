import type { Turn } from './turn';

const opening =
  /(?:^|[.,;!?:] ?|(?<!\p{L})(?:and|but|so|then|και|κι|αν) )(?:(?:is|are|was|were|do|does|did|can|could|will|would|should) (?:there|it|that|the|we|i|you|they|a|an|any|@\p{L}+@)|υπαρχ\p{L}+|εχει|εχουν|γινεται|μπορ\p{L}+|προλαβαιν\p{L}+|ειναι|αξιζει|φτανει|κανει)(?!\p{L})/u;

/** A question that yes or no answers: `is there a direct boat`, «προλαβαίνω το πλοίο;». */
export const isYesNo = ({ text, intent }: Pick<Turn, 'text' | 'intent'>): boolean =>
  intent !== 'booking' &&
  opening.test(text) &&
  !/(?:which|what|when|how|where|ποι[αοε]|ποτε|πωσ|που|τι) /u.test(text.split(/[.!;?]/)[0] ?? '');
