const hours = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Times on board in hours and minutes, `3:30–6:20`: short enough to stand in a column. */
export function hoursRange([shortest, longest]: readonly [number, number]): string {
  return shortest === longest ? hours(shortest) : `${hours(shortest)}–${hours(longest)}`;
}
