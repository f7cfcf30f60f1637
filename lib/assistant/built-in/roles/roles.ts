/** Roles of a place in a message, with what each means for the assistant. */
export const roleMeanings = {
  visit: 'a stop of the trip: planned, kept, added, moved, given nights or priced',
  maybe: 'a stop if it fits',
  avoid: 'not to appear: refused, taken out, replaced, or seen already',
  from: 'a boat, a journey or the trip begins here',
  to: 'a boat or a journey leads here, or the trip ends here',
  flyin: 'the plane arrives here',
  flyout: 'the plane leaves from here',
  at: 'people are or sleep here, without asking for a plan of it',
  about: 'asked about, compared or described',
  day: 'there and back on one day',
  past: 'named, but neither wanted nor refused: loved before, lived in, an example',
} as const;

export type Role = keyof typeof roleMeanings;

export const roles = Object.keys(roleMeanings) as readonly Role[];

export const isRole = (text: string): text is Role => Object.hasOwn(roleMeanings, text);
