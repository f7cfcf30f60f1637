/** Characters of a description that search engines show. */
const [least, most] = [110, 155];

/** Description of a listing: its summary, and a sentence with its island if the summary is short. */
export function listingDescription(summary: string, onIsland: string): string {
  const whole = `${summary} ${onIsland}`;
  return summary.length < least && whole.length <= most ? whole : summary;
}
