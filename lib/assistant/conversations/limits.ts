/** Limits on conversations in an account. The table enforces the same. */
export const conversationLimits = {
  /** Conversations per person. */
  most: 50,
  title: 120,
  /**
   * Characters of a conversation as JSON. With two bytes per letter it stays below the table's
   * limit.
   */
  characters: 700_000,
} as const;
