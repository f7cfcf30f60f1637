/** Islands as dots on a sheet of 76 by 84, fifty to a degree of latitude: a path, because all 24 stand in it. */
export const dotsOf = (positions: readonly { lat: number; lon: number }[]): string =>
  positions
    .map(
      ({ lat, lon }) => `M${((lon - 24.2) * 40).toFixed(0)} ${((37.98 - lat) * 50).toFixed(0)}h0`,
    )
    .join('');
