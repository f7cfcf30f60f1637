const hours = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Formats times on board as hours and minutes, `3:30–6:20`: short enough for a column. */
export function hoursRange([shortest, longest]: readonly [number, number]): string {
  return shortest === longest ? hours(shortest) : `${hours(shortest)}–${hours(longest)}`;
}
