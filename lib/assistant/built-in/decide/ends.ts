import type { PlaceId } from '../understand/place-names';
import type { Turn } from '../understand/turn';

/**
 * Returns both ends of a crossing. If the message names only one place, Athens is the other end.
 */
export function endsOf({
  places,
  text,
}: Pick<Turn, 'places' | 'text'>): { from: PlaceId; to: PlaceId } | undefined {
  const { mentioned, start, end } = places;
  const [, first, second] = oneToOther.exec(text) ?? [];
  // `Sifnos to Amorgos, with a car from Athens airport`: the pair that is named as such.
  const isPair = new Set(mentioned).size > 2 && first !== second;
  const pair = isPair ? [first, second].map((id) => mentioned.find((one) => one === id)) : [];
  if (pair[0] && pair[1]) return { from: pair[0], to: pair[1] };
  const from =
    start ??
    (mentioned.length > 1 && !end
      ? mentioned[0]
      : mentioned.find((one) => one !== end && mentioned.length > 1)) ??
    nearTo(mentioned, text) ??
    (mentioned[0] && leaves(mentioned[0]).test(text) ? mentioned[0] : 'athens');
  const to =
    end && end !== from ? end : (mentioned.find((one) => one !== from) ?? homeFrom(from, text));
  // Between two ports of Athens no boat sails.
  return to && !(inAttica.has(from) && inAttica.has(to)) ? { from, to } : undefined;
}

const oneToOther = /@([a-z]+)@ ?(?:to|->|→|–|>|για|προσ) (?:the |τη[ν]? |το[ν]? |τα )?@([a-z]+)@/u;

export const leaves = (place: PlaceId) =>
  new RegExp(`(?<!\\p{L})(?:boats?|ferry|ferries) (?:out of|off) @${place}@`, 'u');

/** `The latest boat out of Milos`: to Athens. */
const homeFrom = (from: PlaceId, text: string): PlaceId | undefined =>
  leaves(from).test(text) ? 'athens' : undefined;

/** Quays of small crossings, which stand for the island that they are on. */
function nearTo(mentioned: readonly PlaceId[], text: string): PlaceId | undefined {
  if (mentioned.includes('antiparos') && /(?<!\p{L})(?:poun?ta|punda|πουντα)/u.test(text))
    return 'paros';
  return mentioned.includes('kimolos') && /(?<!\p{L})(?:pol+onia|πολ+ωνια)/u.test(text)
    ? 'milos'
    : undefined;
}

const inAttica = new Set<PlaceId>(['ath', 'athens', 'piraeus', 'rafina', 'lavrio']);

/** Replaces Athens by the port from which boats leave for the other place. */
export function portFor(id: PlaceId, other: PlaceId): string {
  if (id !== 'athens' && id !== 'ath') return id;
  if (other === 'andros' || other === 'tinos') return 'rafina';
  return other === 'kea' || other === 'kythnos' ? 'lavrio' : 'piraeus';
}
