/** An angle in degrees and minutes, as charts give it: 37.4 is 37°24′. Half a minute rounds up. */
export function formatDegrees(value: number): string {
  const minutes = Math.round(Math.abs(value) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
