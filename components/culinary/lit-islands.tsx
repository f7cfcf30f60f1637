/** Where an island lies, in WGS 84 degrees. */
interface Position {
  lat: number;
  lon: number;
}

/** Dots on a sheet of 76 by 84, fifty to a degree of latitude: a path, because all 24 stand in it. */
export const dotsOf = (positions: readonly Position[]): string =>
  positions
    .map(
      ({ lat, lon }) => `M${((lon - 24.2) * 40).toFixed(0)} ${((37.98 - lat) * 50).toFixed(0)}h0`,
    )
    .join('');

/** All islands as dots, once in the page; `LitIslands` lights some. */
export function ArchipelagoSheet({ positions }: { positions: readonly Position[] }) {
  return (
    <svg className="hidden" aria-hidden="true">
      <symbol id="isles" viewBox="0 0 76 84">
        <path d={dotsOf(positions)} />
      </symbol>
    </svg>
  );
}

/** A small archipelago with the islands lit from which something comes. Named beside it. */
export function LitIslands({ positions }: { positions: readonly Position[] }) {
  return (
    <svg className="plate-isles" viewBox="0 0 76 84" aria-hidden="true">
      <use href="#isles" />
      <path d={dotsOf(positions)} />
    </svg>
  );
}
