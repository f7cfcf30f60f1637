/** What an account keeps; the table holds the same. */
export const conversationLimits = {
  /** Of one person. */
  most: 50,
  title: 120,
  /** Of one conversation as JSON: with letters of two bytes it stays below what the table takes. */
  characters: 700_000,
} as const;
