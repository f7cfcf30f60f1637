/** Boats that an answer lists at most in words; the page draws them as rows instead. */
export const listedBoats = 8;
